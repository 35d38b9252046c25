// Owns the second boot stage's checksum, without which the boot ROM does not start it.

/** Code of boot2 without its checksum (RP2040 datasheet 2.8.1.3.1). */
export const BOOT2_CODE_BYTES = 252;

/** CRC-32/MPEG-2: polynomial 04C11DB7, from FFFFFFFF, bits not reflected, nothing inverted at the end. */
export function boot2Checksum(code: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of code) {
    crc ^= byte << 24;
    for (let bit = 0; bit < 8; bit++) crc = crc & 0x80000000 ? (crc << 1) ^ 0x04c11db7 : crc << 1;
  }
  return crc >>> 0;
}

/** The 256 bytes that stand at the start of the flash; null when the code is too long. */
export function sealBoot2(code: Uint8Array): Uint8Array | null {
  if (code.length > BOOT2_CODE_BYTES) return null;
  const sealed = new Uint8Array(BOOT2_CODE_BYTES + 4);
  sealed.set(code);
  const checksum = boot2Checksum(sealed.subarray(0, BOOT2_CODE_BYTES));
  new DataView(sealed.buffer).setUint32(BOOT2_CODE_BYTES, checksum, true);
  return sealed;
}
