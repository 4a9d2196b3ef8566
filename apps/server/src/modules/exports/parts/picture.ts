import {
  type Analysis,
  type Finding,
  MOST_BOXES,
  TAG,
  boxesOf,
  drawnAtRest,
  formatBytes,
  placeTags,
  unbroken,
  withRoom,
} from '@adjudge/contract';
import type { Block, Mark } from '../../../typesetting/document.ts';
import { shortName } from '../documents/short-name.ts';

/** The creative among the pictures of a document. */
export const CREATIVE_PICTURE = 'creative';

/** Points: the picture is no wider than this, on both papers. */
const MOST_WIDE = 460;

/** Points: how high the picture may be, by what has to stand on the page with it. */
export const PICTURE_HEIGHT = { A4: 250, Letter: 210, summary: 150 } as const;

/** Points of a number's tag; tags are laid out in the pixels of the screen. */
const TAG_POINTS = 12;
const SCALE = TAG / TAG_POINTS;

/** The creative in its own ratio, as large as it fits. Points. */
export function fitted(
  { width, height }: Pick<Analysis['creative'], 'width' | 'height'>,
  most: number,
): { width: number; height: number } {
  const ratio = width / Math.max(1, height);
  const wide = Math.min(MOST_WIDE, most * ratio);
  return { width: wide, height: wide / ratio };
}

/** '800 × 600 px · PNG · 118 kB' after its name. */
export const fileCaption = ({ fileName, width, height, format, bytes }: Analysis['creative']): string =>
  unbroken(
    `${shortName(fileName)} · ${width} × ${height} px · ${format.toUpperCase()} · ${formatBytes(bytes)}`,
  );

type Picture = Extract<Block, { kind: 'picture' }>;

/**
 * The creative as large as it fits, with the boxes of what to look at first.
 * @param most points of height
 */
export const creativePicture = (
  analysis: Analysis,
  findings: readonly Finding[],
  most: number = PICTURE_HEIGHT.A4,
): Picture => markedPicture(analysis, drawnAtRest(findings), most);

/**
 * The creative as large as it fits, with the boxes of these findings.
 * @param most points of height
 */
export function markedPicture(analysis: Analysis, marked: readonly Finding[], most: number): Picture {
  const { creative, elements } = analysis;
  const { width, height } = fitted(creative, most);
  const pixels = { width: width * SCALE, height: height * SCALE };
  const drawn = marked
    .flatMap((finding) => boxesOf(finding, MOST_BOXES.atRest, null))
    .map((mark) => ({ ...mark, box: withRoom(mark.box, pixels) }));
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
