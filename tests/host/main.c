/* Owns running the C tests; the arguments are a small cartridge to damage in every way, the folder
 * of the shared vectors, and a menu and a game as handheld_test.c wants them. */
#include "check.h"
#include "vectors.h"

int main(int count, char *args[]) {
    if (count != 5) {
        fputs("host-tests CART.wasm VECTORS MENU.wasm GAME.wasm\n", stderr);
        return 2;
    }
    vectors_in(args[2]);
    test_arena();
    test_buttons();
    test_crc();
    test_message();
    test_power();
    test_present();
    test_save();
    test_unpack();
    test_handheld(args[3], args[4]);
    test_load(args[1]);
    return 0;
}
