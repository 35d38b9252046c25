/* Owns running the C tests; the argument is a small cartridge to damage in every way. */
#include "check.h"

int main(int count, char *args[]) {
    if (count != 2) {
        fputs("host-tests CART.wasm\n", stderr);
        return 2;
    }
    test_arena();
    test_crc();
    test_message();
    test_present();
    test_save();
    test_load(args[1]);
    return 0;
}
