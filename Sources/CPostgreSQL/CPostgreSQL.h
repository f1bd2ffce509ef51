// The functions of libpq that the app calls, found when the first of them is needed: a program that
// links libpq loads it, and the libraries that it needs, at each start.

#include <dlfcn.h>
#include <stdbool.h>

#if __has_include(<libpq-fe.h>)
#include <libpq-fe.h>
#else
#include <postgresql/libpq-fe.h>
#endif

#define CPOSTGRESQL_FUNCTIONS(FUNCTION)                                            \
  FUNCTION(PQconninfoParse) FUNCTION(PQconninfoFree)                               \
  FUNCTION(PQconnectStartParams) FUNCTION(PQconnectPoll) FUNCTION(PQfinish)        \
  FUNCTION(PQstatus) FUNCTION(PQsocket) FUNCTION(PQerrorMessage)                   \
  FUNCTION(PQconnectionNeedsPassword) FUNCTION(PQsetErrorVerbosity)                \
  FUNCTION(PQsetNoticeProcessor) FUNCTION(PQsetnonblocking)                        \
  FUNCTION(PQhost) FUNCTION(PQport) FUNCTION(PQdb) FUNCTION(PQuser)                \
  FUNCTION(PQsendQueryParams) FUNCTION(PQflush) FUNCTION(PQconsumeInput)           \
  FUNCTION(PQisBusy) FUNCTION(PQgetResult) FUNCTION(PQresultStatus)                \
  FUNCTION(PQresultErrorField) FUNCTION(PQntuples) FUNCTION(PQnfields)             \
  FUNCTION(PQgetisnull) FUNCTION(PQgetvalue) FUNCTION(PQclear)

/// Each function, with the type that the header of libpq gives it.
struct LibPQFunctions {
#define CPOSTGRESQL_MEMBER(function) __typeof__(&function) function;
  CPOSTGRESQL_FUNCTIONS(CPOSTGRESQL_MEMBER)
};

/// Loads libpq; false when it is not installed, or has not all of the functions.
static inline bool LibPQFunctions_load(struct LibPQFunctions *library) {
  void *handle = dlopen("libpq.so.5", RTLD_NOW | RTLD_LOCAL);
  if (!handle) return false;
#define CPOSTGRESQL_FIND(function)                                         \
  library->function = (__typeof__(&function))dlsym(handle, #function);     \
  if (!library->function) return false;
  CPOSTGRESQL_FUNCTIONS(CPOSTGRESQL_FIND)
  return true;
}
