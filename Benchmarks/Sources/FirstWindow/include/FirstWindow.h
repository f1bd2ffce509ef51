#pragma once

/// The private memory of the process in KiB: pages that no other process shares.
///
/// What malloc can give back to the system is given back first.
long private_memory(void);

/// The part of it in KiB that the process has written to, which no other process changes.
long written_memory(void);
