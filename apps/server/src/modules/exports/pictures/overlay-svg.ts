import type { Mark, Spot } from '../../../typesetting/document.ts';

/** In pt: margin around a marked creative, with room for the numbers beside it. */
export const SHEET_POINTS = 16;

const TAG_POINTS = 12;
const SPOT_POINTS = 7.5;

/** The colors used in the documents. */
const INK = '#15181c';
const GUIDE = '#0a78a2';
const COST = '#c8321f';

interface Overlay {
  /** In px: size of the picture, and the margin (`sheet`) on each side. */
  readonly width: number;
  readonly height: number;
  readonly sheet: number;
  /** Pixels per point. */
  readonly scale: number;
  readonly marks: readonly Mark[];
  readonly spots: readonly Spot[];
}

/** Numbered boxes and fixation spots over a creative, transparent elsewhere. */
export function overlaySvg({ width, height, sheet, scale, marks, spots }: Overlay): string {
  const boxes = marks.map(({ x, y, w, h, costs }) => {
    const rect = `x="${sheet + x * width}" y="${sheet + y * height}" width="${w * width}" height="${h * height}" fill="none"`;
    return `<rect ${rect} stroke="#fff" stroke-width="${2 * scale}"/><rect ${rect} stroke="${costs ? COST : GUIDE}" stroke-width="${scale}"/>`;
  });
  const side = TAG_POINTS * scale;
  const tags = marks.map(({ tagLeft, tagTop, costs, number }) => {
    const [left, top] = [sheet + tagLeft * scale, sheet + tagTop * scale];
    return `<rect x="${left}" y="${top}" width="${side}" height="${side}" fill="${costs ? COST : GUIDE}"/>${digits(number, left + side / 2, top + side / 2, 7 * scale)}`;
  });
  const rests = spots.map(({ x, y }, index) => {
    const [left, top] = [sheet + x * width, sheet + y * height];
    return `<circle cx="${left}" cy="${top}" r="${SPOT_POINTS * scale}" fill="${INK}" stroke="#fff" stroke-width="${1.2 * scale}"/>${digits(index + 1, left, top, 7.6 * scale)}`;
  });
  const [all, high] = [width + 2 * sheet, height + 2 * sheet];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${all}" height="${high}" viewBox="0 0 ${all} ${high}">${[...boxes, ...tags, ...rests].join('')}</svg>`;
}

/** From the middle of a digit to its baseline, as a share of the font size. */
const MIDDLE = 0.35;

const digits = (number: number, x: number, y: number, size: number): string =>
  `<text x="${x}" y="${y + size * MIDDLE}" font-family="IBM Plex Mono" font-weight="500" font-size="${size}" fill="#fff" text-anchor="middle">${number}</text>`;
