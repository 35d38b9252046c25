/* Owns running the C tests; the arguments are a small cartridge to damage in every way and
 * the folder of the shared vectors. */
#include "check.h"
#include "vectors.h"

int main(int count, char *args[]) {
    if (count != 3) {
        fputs("host-tests CART.wasm VECTORS\n", stderr);
        return 2;
    }
    vectors_in(args[2]);
    test_arena();
    test_buttons();
    test_crc();
    test_message();
    test_present();
    test_save();
    test_load(args[1]);
    return 0;
}
