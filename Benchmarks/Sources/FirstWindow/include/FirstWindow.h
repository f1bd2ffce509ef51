#pragma once

/// Returns the private memory of the process in KiB: pages that no other process shares.
///
/// It first returns the memory that malloc can release to the system.
long private_memory(void);

/// Returns the part in KiB that the process has written to, which no other process changes.
long written_memory(void);
