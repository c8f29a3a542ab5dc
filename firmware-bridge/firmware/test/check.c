#include "test/check.h"

const char *test_name = "";
int test_failures;
static bool failed;

bool test_fails(void) {
    bool first = !failed;
    failed = true;
    return first;
}

int test_all(const struct test *tests, unsigned count) {
    for (unsigned i = 0; i < count; i++) {
        test_name = tests[i].name;
        failed = false;
        tests[i].run();
        if (failed) {
            test_failures++;
        } else {
            printf("ok %s\n", test_name);
        }
    }
    return test_failures == 0 ? 0 : 1;
}
