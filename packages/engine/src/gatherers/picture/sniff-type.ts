/** File type from the first bytes, because a file name or declared type proves nothing. */
export type SniffedType = 'jpeg' | 'png' | 'webp' | 'gif' | 'mp4' | 'mov' | 'avi' | 'webm' | 'mkv';

/** Number of bytes needed to detect the type. */
export const SNIFF_BYTES = 64;

/** Brands of ISO base media files (ftyp) that contain only still images or audio. */
const NOT_VIDEO = new Set([
  'avif',
  'avis',
  'heic',
  'heix',
  'heim',
  'heis',
  'hevc',
  'mif1',
  'msf1',
  'jp2 ',
  'jpx ',
  'M4A ',
  'M4B ',
]);

/** Atoms that a QuickTime file from before `ftyp` may start with. */
const QUICKTIME_ATOMS = new Set(['moov', 'mdat', 'wide', 'pnot', 'skip', 'free']);

const EBML = '\x1A\x45\xDF\xA3';

/** Type of a creative by its content, or null for anything that the product does not accept. */
export function sniffType(bytes: Uint8Array): SniffedType | null {
  const head = String.fromCharCode(...bytes.subarray(0, SNIFF_BYTES));
  if (head.startsWith('\xFF\xD8\xFF')) return 'jpeg';
  if (head.startsWith('\x89PNG\r\n\x1A\n')) return 'png';
  if (head.startsWith('GIF87a') || head.startsWith('GIF89a')) return 'gif';
  if (head.startsWith('RIFF')) return riffType(head.slice(8, 12));
  if (head.startsWith(EBML)) return matroskaType(head);
  return isoMediaType(head.slice(4, 8), head.slice(8, 12));
}

function matroskaType(head: string): SniffedType | null {
  if (head.includes('webm')) return 'webm';
  return head.includes('matroska') ? 'mkv' : null;
}

function riffType(form: string): SniffedType | null {
  if (form === 'WEBP') return 'webp';
  return form === 'AVI ' ? 'avi' : null;
}

function isoMediaType(atom: string, brand: string): SniffedType | null {
  if (QUICKTIME_ATOMS.has(atom)) return 'mov';
  if (atom !== 'ftyp' || NOT_VIDEO.has(brand)) return null;
  return brand === 'qt  ' ? 'mov' : 'mp4';
}
