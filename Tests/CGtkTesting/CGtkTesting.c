#include "CGtkTesting.h"
