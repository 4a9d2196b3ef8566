const VERSION_AT = 12;
const VARIANT_AT = 16;

/** A random UUID. The browser's own maker of them is there on secure addresses alone. */
export function newGrantId(): string {
  const digits = Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => (byte % 16).toString(16));
  digits[VERSION_AT] = '4';
  digits[VARIANT_AT] = '8';
  return digits.join('').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
