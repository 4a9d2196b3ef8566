import { bareLetters } from '../../language/bare-letters.ts';
import type { TextLine } from '../../artifacts/artifacts.ts';
import { fromHex, oklabDistance, toOklab } from '../../color-space.ts';
import { area, centerOf, overlap } from '../../geometry.ts';
import { domainIn } from '../../language/contact.ts';
import { nameKey, nameTokens } from '../names/name-key.ts';
import type { Block } from './blocks.ts';
import { type KindChances, LINE_KINDS } from './line-kind.ts';
import type { Scene } from './scene.ts';
import { wordingOf } from './wording.ts';

/** Named features of one candidate, about -2..2. Missing ones count as 0. */
export type Features = Record<string, number>;

/** Measurements shared by all candidates of a picture, computed once. */
export interface Measures {
  readonly scene: Scene;
  /** Height of the tallest letters of a well-read line, as a share of the frame's height. */
  readonly tallest: number;
  /** Heights of well-read lines, tallest first. */
  readonly heights: readonly number[];
  readonly text: number;
  readonly buttons: number;
  /** Indices of the lines that plainly ask for something. */
  readonly asking: readonly number[];
  /** Name keys of each line and of its words, computed once because every name candidate needs them. */
  readonly nameKeys: readonly { readonly whole: string; readonly words: readonly string[] }[];
  /** Name keys of the domains in web addresses. */
  readonly domains: readonly string[];
  /** Cache of the features measured per block. */
  readonly places: WeakMap<Block, Features>;
}

const READ = 0.6;
/** `asksFor` score from which a line rivals another request. */
const ASKS = 0.6;

export function measuresOf(scene: Scene): Measures {
  const heights = scene.lines
    .filter(({ confidence, text }) => confidence > READ && /\p{L}{2}/u.test(text))
    .map(sizeOf)
    .toSorted((a, b) => b - a);
  return {
    scene,
    tallest: heights[0] ?? 0.02,
    heights,
    text: scene.lines.reduce((sum, { box }) => sum + area(box), 0),
    nameKeys: scene.lines.map(({ text }) => ({ whole: nameKey(text), words: nameTokens(text).map(nameKey) })),
    domains: scene.lines.flatMap(({ text }) => {
      const domain = domainIn(text);
      return domain ? [nameKey(domain)] : [];
    }),
    places: new WeakMap(),
    asking: scene.lines.flatMap(({ text }, at) => (wordingOf(text).asksFor >= ASKS ? [at] : [])),
    buttons: scene.panels.filter((panel, at) => panel && wordingOf(scene.lines[at]!.text).asks > 0).length,
  };
}

/** Letter height. For a line read from top to bottom it is the width of its box; `height` already accounts for that. */
export const sizeOf = ({ height }: TextLine): number => height;

const log = (value: number): number => Math.log(Math.max(1e-4, value));
const clamp = (value: number, from: number, to: number): number => Math.min(to, Math.max(from, value));

/** 0 when both networks read all lines alike, down to -3 when they differ in most letters of one. */
export const readerAgreement = (lines: readonly TextLine[]): number =>
  clamp(4 * (Math.min(1, ...lines.map(({ alike = 1 }) => alike)) - 1), -3, 0);

/** Size, place, contrast, looks, and neighbors of a block. The same whichever element it is considered for. */
export function placeFeatures(block: Block, of: Measures): Features {
  const known = of.places.get(block);
  if (known) return known;
  const fresh = measurePlace(block, of);
  of.places.set(block, fresh);
  return fresh;
}

function measurePlace(block: Block, of: Measures): Features {
  const { scene, tallest, heights } = of;
  const sizes = block.lines.map(sizeOf);
  const largest = Math.max(...sizes);
  const smallest = Math.min(...sizes);
  const { x, y } = centerOf(block.box);
  const larger = heights.filter((height) => height > 1.1 * largest).length;
  const confidence = mean(block.lines.map((line) => line.confidence));
  const share = block.lines.reduce((sum, line) => sum + area(line.box), 0);
  const bottom = 1 - block.box.y - block.box.h;
  const right = 1 - block.box.x - block.box.w;
  return {
    size: clamp(log(largest / tallest), -3, 0.7),
    sizeSquared: clamp(log(largest / tallest), -3, 0.7) ** 2,
    largest: largest >= 0.97 * tallest ? 1 : 0,
    even: log(smallest / largest),
    frameSize: clamp(log(largest / 0.05), -3, 2),
    larger: Math.log1p(larger),
    lines: Math.log(block.lines.length),
    area: clamp(log(share / 0.03), -4, 3),
    textShare: share / Math.max(of.text, 1e-6),
    wide: block.box.w,
    x: Math.abs(x - 0.5) * 2,
    y: y * 2 - 1,
    yMiddle: 1 - Math.abs(y * 2 - 1),
    top: Math.exp(-block.box.y / 0.08),
    bottom: Math.exp(-bottom / 0.08),
    corner: Math.exp(-Math.min(block.box.y, bottom) / 0.1) * Math.exp(-Math.min(block.box.x, right) / 0.1),
    read: clamp((confidence - 0.9) * 10, -3, 1),
    readLeast: clamp((Math.min(...block.lines.map((line) => line.confidence)) - 0.9) * 10, -3, 1),
    readAlike: readerAgreement(block.lines),
    contrast: clamp(log(Math.min(...block.lines.map((line) => line.contrast)) / 5), -2, 1.4),
    tilted: block.lines.some(({ angle }) => Math.abs(angle) > 8) ? 1 : 0,
    steep: block.lines.some(({ angle }) => Math.abs(angle) > 45) ? 1 : 0,
    textured: clamp(mean(block.lines.map((line) => line.groundTexture)) * 10, 0, 2),
    onThing: onObjects(block, scene, 'thing'),
    onPerson: onObjects(block, scene, 'person'),
    onFace: Math.max(0, ...scene.faces.map((face) => overlap(face.box, block.box) / area(block.box))),
    panel: panelOf(block, scene),
    first: block.at.includes(0) ? 1 : 0,
    last: block.at.includes(scene.lines.length - 1) ? 1 : 0,
    alone: scene.lines.length === block.lines.length ? 1 : 0,
    nextSize: block.after ? likeness(block.lines.at(-1)!, block.after) : 0,
    beforeSize: block.before ? likeness(block.lines[0]!, block.before) : 0,
    nextInk: block.after ? inkLikeness(block.lines.at(-1)!, block.after) : 0,
    beforeInk: block.before ? inkLikeness(block.lines[0]!, block.before) : 0,
    evenInk: Math.min(...block.lines.map((line) => inkLikeness(block.lines[0]!, line))),
    near: block.after || block.before ? 1 : 0,
    apart: isolation(block, scene),
    alike: Math.log1p(setAlike(block, scene)),
    gaps: widestGap(block, scene.ratio),
    ragged: ragged(block, scene.ratio),
    repeated: scene.lines.some(
      (line, at) => !block.at.includes(at) && line.text.length > 3 && sameText(line.text, block.text),
    )
      ? 1
      : 0,
  };
}

const sameText = (a: string, b: string): boolean => bareLetters(a) === bareLetters(b);

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** 1 when two lines have the same letter height, 0 when one is half or less of the other. */
const likeness = (a: TextLine, b: TextLine): number =>
  Math.max(0, 1 - Math.abs(Math.log(sizeOf(a) / Math.max(1e-6, sizeOf(b)))) / Math.LN2);

/** 1 when two lines have the same letter color. */
function inkLikeness(a: TextLine, b: TextLine): number {
  const [one, other] = [fromHex(a.ink), fromHex(b.ink)];
  const distance = oklabDistance(toOklab(one.r, one.g, one.b), toOklab(other.r, other.g, other.b));
  return Math.max(0, 1 - distance / 0.25);
}

/** Share of the block that lies on a larger thing or person. */
function onObjects(block: Block, scene: Scene, kind: 'thing' | 'person'): number {
  const boxes = scene.things
    .filter(
      ({ label, box }) =>
        (label === 'person') === (kind === 'person') && area(box) > 1.5 * area(block.box) && area(box) < 0.85,
    )
    .map(({ box }) => box);
  return Math.max(0, ...boxes.map((box) => overlap(box, block.box) / area(block.box)));
}

/** How much the block looks like a button's label: 0 without a shape around it, 1 in a shape that stands out. */
function panelOf(block: Block, { panels }: Scene): number {
  const own = block.at.map((at) => panels[at]).filter((panel) => panel !== null && panel !== undefined);
  if (own.length === 0) return 0;
  return 0.4 + 0.6 * Math.min(1, Math.max(...own.map((panel) => panel.colourDistance)) / 0.25);
}

/** Distance to the nearest other line, 0..1; 1 is three or more letter heights. */
function isolation(block: Block, { lines, ratio }: Scene): number {
  const own = Math.max(...block.lines.map(sizeOf));
  const gaps = lines
    .filter((_, at) => !block.at.includes(at))
    .map(({ box }) =>
      Math.max(
        (box.x - block.box.x - block.box.w) * ratio,
        (block.box.x - box.x - box.w) * ratio,
        box.y - block.box.y - block.box.h,
        block.box.y - box.y - box.h,
      ),
    );
  return gaps.length === 0 ? 1 : clamp(Math.min(...gaps) / own / 3, 0, 1);
}

/** Number of other lines with the same letter height and color, as in the entries of a list. */
const setAlike = (block: Block, { lines }: Scene): number =>
  lines.filter(
    (line, at) =>
      !block.at.includes(at) &&
      likeness(line, block.lines[0]!) > 0.8 &&
      inkLikeness(line, block.lines[0]!) > 0.8,
  ).length;

/** Widest gap between two consecutive lines of the block, in letter heights, at most 2. */
function widestGap({ lines }: Block, ratio: number): number {
  let widest = 0;
  for (let at = 1; at < lines.length; at++) {
    const [a, b] = [lines[at - 1]!, lines[at]!];
    const gap = Math.max(b.box.y - a.box.y - a.box.h, (b.box.x - a.box.x - a.box.w) * ratio, 0);
    widest = Math.max(widest, gap / Math.max(sizeOf(a), sizeOf(b)));
  }
  return Math.min(2, widest);
}

/** Misalignment of the best-aligned edge or middle of the lines, in letter heights, at most 2. */
function ragged({ lines }: Block, ratio: number): number {
  if (lines.length < 2) return 0;
  const height = Math.max(...lines.map(sizeOf));
  const off = [0, 0.5, 1].map((at) => {
    const edges = lines.map(({ box }) => (box.x + at * box.w) * ratio);
    return (Math.max(...edges) - Math.min(...edges)) / height;
  });
  return Math.min(2, ...off);
}

/** Features of the words alone, independent of size and place. */
export function wordFeatures(text: string): Features {
  const wording = wordingOf(text);
  const count = wording.words.length;
  const flag = (value: boolean): number => (value ? 1 : 0);
  return {
    words: Math.log(Math.max(1, count)),
    one: flag(count === 1),
    many: flag(count > 12),
    wordless: flag(count === 0),
    letters: Math.log(Math.max(1, wording.letters)) - 2,
    fewLetters: flag(wording.letters < 4),
    common: wording.common,
    heardOf: wording.heardOf,
    functional: wording.functional,
    capitals: wording.capitals,
    titled: wording.titled,
    ends: flag(wording.ends),
    question: flag(wording.question),
    digits: Math.min(1, 3 * wording.digits),
    asks: wording.asks,
    asksFor: wording.asksFor,
    offers: wording.offers,
    verbFirst: flag(wording.verbFirst),
    call: flag(wording.call),
    place: flag(wording.place),
    contact: flag(wording.contact),
    bareContact: flag(wording.bareContact),
    address: flag(wording.address),
    phone: flag(wording.phone),
    arrow: flag(wording.arrow),
    offer: wording.offer,
    money: flag(wording.money),
    percent: flag(wording.percent),
    gift: flag(wording.gift),
    bargain: flag(wording.bargain),
    date: flag(wording.date),
    bundle: flag(wording.bundle),
    noName: flag(wording.noName),
    known: wording.known,
    knownAlone: flag(wording.known >= 0.7),
    mark: flag(wording.mark),
    short: flag(count <= 4),
    ...kindFeatures(wording.kind),
  };
}

const kindFeatures = (chances: KindChances): Features =>
  Object.fromEntries(LINE_KINDS.map((kind) => [`kind-${kind}`, chances[kind]]));
