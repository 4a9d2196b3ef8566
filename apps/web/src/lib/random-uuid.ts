const VERSION_AT = 12;
const VARIANT_AT = 16;

/** Returns a random UUID (version 4). `crypto.randomUUID` is only available in secure contexts. */
export function randomUuid(): string {
  const digits = Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => (byte % 16).toString(16));
  digits[VERSION_AT] = '4';
  digits[VARIANT_AT] = '8';
  return digits.join('').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
