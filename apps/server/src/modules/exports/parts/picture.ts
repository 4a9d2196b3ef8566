import {
  type Analysis,
  type Finding,
  MAX_BOXES,
  TAG,
  boxesOf,
  topDrawableFindings,
  formatBytes,
  placeTags,
  withNonBreakingSpaces,
  padBox,
} from '@adjudge/contract';
import type { Block, Mark } from '../../../typesetting/document.ts';
import { shortName } from '../documents/short-name.ts';
import { chipOf } from './findings.ts';

/** Name of the creative among the pictures of a document. */
export const CREATIVE_PICTURE = 'creative';

/** In pt: maximum width of the picture on both paper sizes. */
const MAX_WIDTH = 460;

/** In pt: maximum height of the picture, depending on what must fit on the same page. */
export const PICTURE_HEIGHT = { A4: 250, Letter: 210, summary: 150 } as const;

/** In pt. Tags are laid out in screen pixels. */
const TAG_POINTS = 12;
const SCALE = TAG / TAG_POINTS;

/** The largest size, in pt, that fits at the creative's own aspect ratio. */
export function fitWithin(
  { width, height }: Pick<Analysis['creative'], 'width' | 'height'>,
  most: number,
): { width: number; height: number } {
  const ratio = width / Math.max(1, height);
  const wide = Math.min(MAX_WIDTH, most * ratio);
  return { width: wide, height: wide / ratio };
}

/** The file name followed by '800 × 600 px · PNG · 118 kB'. */
const fileCaption = ({ fileName, width, height, format, bytes }: Analysis['creative']): string =>
  withNonBreakingSpaces(
    `${shortName(fileName)} · ${width} × ${height} px · ${format.toUpperCase()} · ${formatBytes(bytes)}`,
  );

type Picture = Extract<Block, { kind: 'picture' }>;

/**
 * The creative with the boxes of what to look at first, and what their numbers stand for.
 * @param most maximum height in pt
 */
export function creativePicture(
  analysis: Analysis,
  findings: readonly Finding[],
  most: number = PICTURE_HEIGHT.A4,
): Block {
  const marked = topDrawableFindings(findings);
  const picture = markedPicture(analysis, marked, most);
  if (marked.length === 0) return picture;
  const titles = marked.map((finding) => ({ chip: chipOf(finding), title: finding.audit.title, gain: '' }));
  return { kind: 'together', blocks: [picture, { kind: 'titles', titles }] };
}

/**
 * The creative with the boxes of these findings.
 * @param most maximum height in pt
 */
export function markedPicture(analysis: Analysis, marked: readonly Finding[], most: number): Picture {
  const { creative, elements } = analysis;
  const { width, height } = fitWithin(creative, most);
  const pixels = { width: width * SCALE, height: height * SCALE };
  const drawn = marked
    .flatMap((finding) => boxesOf(finding, MAX_BOXES.atRest, null))
    .map((mark) => ({ ...mark, box: padBox(mark.box, pixels) }));
  const tags = placeTags(
    drawn.map(({ box }) => box),
    elements.text.map(({ box }) => box),
    pixels,
    TAG + 1,
  );
  return {
    kind: 'picture',
    picture: CREATIVE_PICTURE,
    alt: `${creative.alt}. ${drawn.map(({ finding, label }) => `${finding.number}: ${label}`).join('; ')}`,
    caption: fileCaption(creative),
    width,
    height,
    marks: drawn.map(({ finding, box }, index): Mark => ({
      number: finding.number,
      drawn: true,
      costs: finding.costs,
      ...box,
      tagLeft: (tags[index]?.left ?? 0) / SCALE,
      tagTop: (tags[index]?.top ?? 0) / SCALE,
    })),
  };
}
