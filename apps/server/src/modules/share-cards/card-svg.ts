import { BRAND, bandOf, shownScore } from '@adjudge/contract';
import { escapeXml } from '../../formats/escape-xml.ts';
import { placeRuns } from './place-runs.ts';
import { wrapText } from './wrap-text.ts';

/** In px: the size that link previews show without cropping. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;

export interface CardPicture {
  /** JPEG or PNG. */
  readonly dataUrl: string;
  readonly width: number;
  readonly height: number;
}

export interface CardFacts {
  /** 0..100; null if too little could be measured. */
  readonly score: number | null;
  readonly grade: string;
  readonly verdict: string;
  readonly video: boolean;
  /** null if none could be made. */
  readonly picture: CardPicture | null;
}

interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const INK = '#15181c';
const SOFT = '#484f58';
const RULE = '#dcd7cc';
const BAND = { high: '#1c7a49', medium: '#b97408', low: '#c8321f' } as const;
const MARGIN = 48;
const PADDING = 30;

/** Aspect ratio above which a picture is larger above the text than beside it. */
const WIDE = 2.75;

interface Layout {
  readonly sheet: Area;
  readonly words: Area;
}

const SIDE_BY_SIDE: Layout = {
  sheet: { x: MARGIN, y: MARGIN, width: 534, height: 534 },
  words: { x: 630, y: MARGIN, width: 522, height: 534 },
};
const STACKED: Layout = {
  sheet: { x: MARGIN, y: MARGIN, width: 1104, height: 232 },
  words: { x: MARGIN, y: 300, width: 1104, height: 282 },
};

const isWide = (picture: { width: number; height: number } | null): boolean =>
  picture !== null && picture.width / picture.height > WIDE;

/** The space on the card for a picture of this shape. */
export function pictureArea(picture: { width: number; height: number }): Area {
  const { x, y, width, height } = (isWide(picture) ? STACKED : SIDE_BY_SIDE).sheet;
  return { x: x + PADDING, y: y + PADDING, width: width - 2 * PADDING, height: height - 2 * PADDING };
}

/** The report in one picture: the creative on its sheet, score, grade, verdict. */
export function cardSvg(facts: CardFacts): string {
  const wide = isWide(facts.picture);
  const { sheet, words } = wide ? STACKED : SIDE_BY_SIDE;
  const { width, height } = CARD_SIZE;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="Schibsted Grotesk" fill="${INK}">
<rect width="${width}" height="${height}" fill="#f5f3ee"/>
${onSheet(sheet, facts)}
${wide ? inARow(words, facts) : inAColumn(words, facts)}
</svg>`;
}

function onSheet(sheet: Area, { picture, video }: CardFacts): string {
  const { x, y, width, height } = sheet;
  const middle = { x: x + width / 2, y: y + height / 2 };
  const image = picture
    ? `<image href="${picture.dataUrl}" x="${middle.x - picture.width / 2}" y="${middle.y - picture.height / 2}" width="${picture.width}" height="${picture.height}"/>`
    : registrationMark({ ...middle, size: 96, color: RULE });
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="#fffdf9" stroke="${RULE}" stroke-width="2"/>
<path d="${cropMarks(sheet)}" fill="none" stroke="${INK}" stroke-width="2"/>${image}${video ? playMark(middle) : ''}`;
}

function cropMarks({ x, y, width, height }: Area): string {
  const [inset, arm] = [10, 18];
  const [left, top, right, bottom] = [x + inset, y + inset, x + width - inset, y + height - inset];
  return `M${left} ${top + arm}V${top}h${arm}M${right - arm} ${top}h${arm}v${arm}M${left} ${bottom - arm}v${arm}h${arm}M${right - arm} ${bottom}h${arm}v${-arm}`;
}

const playMark = ({ x, y }: { x: number; y: number }): string =>
  `<circle cx="${x}" cy="${y}" r="50" fill="${INK}" fill-opacity="0.82"/><path d="M${x - 15} ${y - 25}v50l42 -25z" fill="#fffdf9"/>`;

function inAColumn({ x, y, width, height }: Area, facts: CardFacts): string {
  return [
    heading(x, y + 24),
    gauge({ x: x + 90, y: y + 152 }, facts.score),
    letter({ x: x + 218, y: y + 100 }, facts.grade),
    verdict({ x, y: y + 284, width, lines: 6 }, facts.verdict),
    brand(x, y + height - 10),
  ].join('\n');
}

function inARow({ x, y, width, height }: Area, facts: CardFacts): string {
  const column = { x: x + 400, width: width - 400 };
  return [
    gauge({ x: x + 90, y: y + 130 }, facts.score),
    letter({ x: x + 218, y: y + 78 }, facts.grade),
    heading(column.x, y + 44),
    verdict({ ...column, y: y + 94, lines: 4 }, facts.verdict),
    brand(column.x, y + height - 10),
  ].join('\n');
}

const heading = (x: number, y: number): string =>
  `<text x="${x}" y="${y}" font-size="26" fill="${SOFT}">Ad Analysis Report</text>`;

const RADIUS = 82;
const TURN = 2 * Math.PI * RADIUS;

/** Three quarters of a circle, open at the bottom. */
function gauge({ x, y }: { x: number; y: number }, score: number | null): string {
  const arc = (share: number, color: string) =>
    `<circle cx="${x}" cy="${y}" r="${RADIUS}" fill="none" stroke="${color}" stroke-width="12" stroke-dasharray="${share * 0.75 * TURN} ${TURN * 2}" transform="rotate(135 ${x} ${y})"/>`;
  const figure = score === null ? '–' : String(shownScore(score));
  const filled = score === null ? '' : arc(score / 100, BAND[bandOf(score)]);
  return `${arc(1, RULE)}${filled}<text x="${x}" y="${y + 25}" font-size="72" font-weight="700" letter-spacing="-2" text-anchor="middle">${figure}</text><text x="${x}" y="${y + 76}" font-size="22" fill="${SOFT}" text-anchor="middle">of 100</text>`;
}

const LETTER_WIDTH = 44;

function letter({ x, y }: { x: number; y: number }, grade: string): string {
  const width = 56 + LETTER_WIDTH * grade.length;
  return `<rect x="${x}" y="${y}" width="${width}" height="104" fill="#fffdf9" stroke="${INK}" stroke-width="3"/><text x="${x + width / 2}" y="${y + 77}" font-size="72" font-weight="700" text-anchor="middle">${grade.replace('-', '−')}</text>`;
}

const VERDICT_SIZE = 32;
const VERDICT_LINE = 40;

function verdict(at: { x: number; y: number; width: number; lines: number }, text: string): string {
  const own = { family: 'Newsreader', weight: 500, size: VERDICT_SIZE };
  return wrapText(text, { em: at.width / VERDICT_SIZE, lines: at.lines })
    .flatMap((line, index) =>
      placeRuns(line, own).map(
        (run) =>
          `<text x="${at.x + run.x}" y="${at.y + index * VERDICT_LINE}" font-family="${run.family}" font-size="${run.size}" font-weight="${run.weight}">${escapeXml(run.text)}</text>`,
      ),
    )
    .join('');
}

const brand = (x: number, y: number): string =>
  `${registrationMark({ x: x + 16, y: y - 11, size: 32, color: INK })}<text x="${x + 46}" y="${y}" font-size="31" font-weight="700">${BRAND.name}</text>`;

function registrationMark({ x, y, size, color }: { x: number; y: number; size: number; color: string }) {
  return `<g fill="none" stroke="${color}" stroke-width="${size / 14}"><circle cx="${x}" cy="${y}" r="${size * 0.26}"/><path d="M${x} ${y - size / 2}v${size}M${x - size / 2} ${y}h${size}"/></g>`;
}
