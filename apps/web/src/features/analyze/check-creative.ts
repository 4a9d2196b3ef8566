import { LIMITS, TEXTS } from '@adjudge/contract';

const startsWith = (bytes: Uint8Array, signature: readonly number[], at = 0): boolean =>
  signature.every((byte, index) => bytes[at + index] === byte);

const ascii = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(from, to));

/** Brands of still pictures that use the container of MP4. */
const STILL_BRANDS = new Set(['avif', 'avis', 'heic', 'heix', 'mif1', 'msf1']);

/** Enough for every signature below. */
const HEAD_BYTES = 16;

/** What the first bytes say; names and declared types are not asked, because both may be wrong. */
export function sniffKind(head: Uint8Array): 'image' | 'video' | null {
  if (startsWith(head, [0xff, 0xd8, 0xff])) return 'image';
  if (startsWith(head, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'image';
  if (ascii(head, 0, 4) === 'GIF8') return 'image';
  if (ascii(head, 0, 4) === 'RIFF' && ascii(head, 8, 12) === 'WEBP') return 'image';
  if (ascii(head, 0, 4) === 'RIFF' && ascii(head, 8, 12) === 'AVI ') return 'video';
  if (startsWith(head, [0x1a, 0x45, 0xdf, 0xa3])) return 'video';
  if (ascii(head, 4, 8) === 'ftyp') return STILL_BRANDS.has(ascii(head, 8, 12)) ? null : 'video';
  return null;
}

/**
 * The checks that need no server, so that nobody waits for an upload that must fail. The server checks all of it again.
 * @returns what is wrong, in the product's words, or null.
 */
export async function problemOf(file: File): Promise<string | null> {
  if (file.size === 0) return TEXTS.fileEmpty;
  const head = await file
    .slice(0, HEAD_BYTES)
    .arrayBuffer()
    .catch(() => null);
  // A dropped folder has a size and cannot be read.
  const kind = head && sniffKind(new Uint8Array(head));
  if (!kind) return TEXTS.fileUnsupported;
  if (kind === 'video') return TEXTS.videoNotBuilt;
  return file.size > LIMITS.imageBytes ? TEXTS.imageLarge : null;
}
