import { LIMITS, TEXTS } from '@adjudge/contract';

/** Only a hint for the file dialog. The type is determined from the content. */
export const OFFERED_TYPES =
  'image/jpeg,image/png,image/webp,image/gif,video/mp4,video/quicktime,video/webm,video/x-msvideo,.mov,.avi';

export type CreativeType = 'image' | 'mp4' | 'mov' | 'webm' | 'avi';

const startsWith = (bytes: Uint8Array, signature: readonly number[], at = 0): boolean =>
  signature.every((byte, index) => bytes[at + index] === byte);

const ascii = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(from, to));

/** Brands of still images that use the MP4 container. */
const STILL_BRANDS = new Set(['avif', 'avis', 'heic', 'heix', 'mif1', 'msf1']);

/** Atoms that QuickTime files from before `ftyp` may start with. */
const QUICKTIME_ATOMS = new Set(['moov', 'mdat', 'wide', 'pnot', 'skip', 'free']);

/** Enough for every signature below. */
const HEAD_BYTES = 16;

/** Determines the type from the first bytes, because file names and declared types may both be wrong. */
function sniffType(head: Uint8Array): CreativeType | null {
  if (startsWith(head, [0xff, 0xd8, 0xff])) return 'image';
  if (startsWith(head, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'image';
  if (ascii(head, 0, 4) === 'GIF8') return 'image';
  if (ascii(head, 0, 4) === 'RIFF' && ascii(head, 8, 12) === 'WEBP') return 'image';
  if (ascii(head, 0, 4) === 'RIFF' && ascii(head, 8, 12) === 'AVI ') return 'avi';
  if (startsWith(head, [0x1a, 0x45, 0xdf, 0xa3])) return 'webm';
  if (QUICKTIME_ATOMS.has(ascii(head, 4, 8))) return 'mov';
  if (ascii(head, 4, 8) !== 'ftyp' || STILL_BRANDS.has(ascii(head, 8, 12))) return null;
  return ascii(head, 8, 12) === 'qt  ' ? 'mov' : 'mp4';
}

const PRESIGNED: Partial<Record<CreativeType, string>> = {
  mp4: 'video/mp4',
  mov: 'video/quicktime',
  webm: 'video/webm',
};

/** The MIME type for the large-video upload form; null if it does not accept the type. */
export const presignedType = (type: CreativeType): string | null => PRESIGNED[type] ?? null;

export type CheckResult =
  | { readonly type: CreativeType; readonly problem: null }
  /** Written for users. */
  | { readonly type: null; readonly problem: string };

/** Client-side checks, so that nobody waits for an upload that is bound to fail. The server repeats all of them. */
export async function checkCreative(file: File): Promise<CheckResult> {
  if (file.size === 0) return refused(TEXTS.fileEmpty);
  const head = await file
    .slice(0, HEAD_BYTES)
    .arrayBuffer()
    .catch(() => null);
  // A dropped folder has a size but cannot be read.
  const type = head && sniffType(new Uint8Array(head));
  if (!type) return refused(TEXTS.fileUnsupported);
  if (type === 'image') return file.size > LIMITS.imageBytes ? refused(TEXTS.imageLarge) : passed(type);
  if (file.size > LIMITS.videoBytes) return refused(TEXTS.videoLarge);
  const direct = file.size <= LIMITS.directBytes;
  return direct || presignedType(type) !== null ? passed(type) : refused(TEXTS.presignType);
}

const refused = (problem: string): CheckResult => ({ type: null, problem });
const passed = (type: CreativeType): CheckResult => ({ type, problem: null });
