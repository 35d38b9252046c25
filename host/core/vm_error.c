/* Owns the codes and sentences of everything that can go wrong with a cartridge; the codes never
 * change meaning. */
#include "vm.h"

static const char *const texts[VM_ERROR_COUNT][2] = {
    [VM_OK] = {"OK", "All is well."},
    [VM_LOOP] = {"E-LOOP", "The cartridge did not come back in time."},
    [VM_STACK] = {"E-STACK", "The cartridge nested its calls too deeply."},
    [VM_RANGE] = {"E-RANGE", "The cartridge reached beyond its memory."},
    [VM_DIVIDE] = {"E-DIVIDE", "The cartridge divided by zero."},
    [VM_UNREACH] = {"E-UNREACH", "The cartridge gave up."},
    [VM_INDIRECT] = {"E-INDIRECT", "The cartridge called a function that is not there."},
    [VM_OPCODE] = {"E-OPCODE", "The cartridge uses an instruction this device does not have."},
    [VM_FUNCTION] = {"E-FUNCTION", "A function of the cartridge is too large."},
    [VM_ARENA] = {"E-ARENA", "The cartridge needs more memory than there is."},
    [VM_MODULE] = {"E-MODULE", "The cartridge is damaged or no WebAssembly module."},
    [VM_IMPORT] = {"E-IMPORT", "The cartridge imports something, which none may."},
    [VM_BEGIN] = {"E-BEGIN", "The cartridge has a start function, which none may."},
    [VM_PAGES] = {"E-PAGES", "The cartridge's memory is not exactly one page."},
    [VM_EXPORT] = {"E-EXPORT", "The cartridge lacks an export of the contract."},
    [VM_INFO] = {"E-INFO", "The cartridge has no valid info block."},
    [VM_VERSION] = {"E-VERSION", "The cartridge speaks another contract version."},
    [VM_UNLOADED] = {"E-UNLOADED", "No cartridge is loaded."},
};

const char *vm_error_code(VmError error) {
    return texts[error][0];
}

const char *vm_error_words(VmError error) {
    return texts[error][1];
}
