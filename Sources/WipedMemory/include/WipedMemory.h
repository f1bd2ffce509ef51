#pragma once

// This library has no functions of its own. A program that links it wipes memory when it frees it:
// `free` and `realloc` of the program and of all libraries in it are replaced.
