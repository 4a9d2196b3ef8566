import type { BrandMark, CallToAction, TextLine } from '../../artifacts/artifacts.ts';
import type { Copy, MessageMatch, SharedPoint } from '../../artifacts/copy-artifacts.ts';
import { offersIn } from '../../gatherers/copy/index.ts';
import { nameKey } from '../../elements/names/name-key.ts';
import { domainIn } from '../../language/contact.ts';
import { type Measurement, measured, unmeasured } from '../../artifacts/measurement.ts';
import { actionClassOf, actionsAskedFor, mainRequest } from '../copy/actions.ts';
import { tradeOf } from '../words/trade.ts';
import { lexicon } from '../../gatherers/words/index.ts';
import { compareOffers } from './offers.ts';
import { isThing, productWords, sameThing, wordsIn } from './terms.ts';

export interface PictureMessage {
  readonly text: readonly TextLine[];
  readonly callToAction: CallToAction | null;
  readonly brand: readonly BrandMark[];
  /** Objects and people detected in the picture; missing when detection did not run. */
  readonly things?: readonly DetectedThing[];
}

export interface DetectedThing {
  /** An English word: 'bicycle'. */
  readonly label: string;
  readonly confidence: number;
}

/** A line read with less confidence is more likely texture than words. */
const READABLE = 0.5;

/** A thing recognized with less confidence may be something else. */
const RECOGNIZED = 0.5;

/** A person in the picture does not tie it to any product. */
const PEOPLE: ReadonlySet<string> = new Set(['person', 'people', 'man', 'woman', 'face']);

/** Weight of each kind in the score. Chosen by judgment: showing another product is worst. */
const WEIGHTS: Readonly<Record<SharedPoint['kind'], number>> = {
  product: 35,
  offer: 30,
  brand: 20,
  action: 15,
};

/** Score when only one side says it: neither a contradiction nor a match. Chosen by judgment. */
const ONE_SIDED = 45;

/** The picture's own words that the copy can be compared with. */
export const linesToCompare = (text: readonly TextLine[]): readonly TextLine[] =>
  text.filter(
    ({ confidence, role, text: words }) =>
      confidence >= READABLE && role !== 'legal' && /\p{L}{2}/u.test(words),
  );

/** How well the copy and the words in the picture agree. Unmeasured when the picture has no words to compare. */
export function matchMessage(copy: Copy, picture: PictureMessage): Measurement<MessageMatch> {
  const lines = linesToCompare(picture.text);
  const things = (picture.things ?? []).filter(
    ({ label, confidence }) => confidence >= RECOGNIZED && !PEOPLE.has(label.toLowerCase()),
  );
  if (lines.length === 0 && things.length === 0) {
    return unmeasured('The picture has no readable words to compare the copy with.');
  }
  const shown = lines.map(({ text }) => text).join('\n');
  const points = [
    ...compareOffers(copy.offers, offersIn(shown, true)),
    ...compareBrands(copy, picture.brand),
    ...compareProducts(copy, shown, picture.brand, things),
    ...compareActions(copy, picture.callToAction),
  ];
  if (points.length === 0) return unmeasured('The copy and the picture name nothing that could be compared.');
  const seen = lines.length > 0 ? lines : things;
  const read = seen.reduce((sum, { confidence }) => sum + confidence, 0) / seen.length;
  return measured(
    { score: scoreOf(points), points, duplication: duplicationOf(copy, shown) },
    Math.round(read * 1000) / 1000,
  );
}

/** 100 when both say it, 0 for a contradiction, ONE_SIDED when only one side says it. */
export const pointScore = ({ agrees, copy, creative }: SharedPoint): number =>
  agrees ? 100 : copy !== null && creative !== null ? 0 : ONE_SIDED;

function scoreOf(points: readonly SharedPoint[]): number {
  let sum = 0;
  let weight = 0;
  for (const kind of ['product', 'offer', 'brand', 'action'] as const) {
    const scores = points.filter((point) => point.kind === kind).map(pointScore);
    if (scores.length === 0) continue;
    sum += (WEIGHTS[kind] * scores.reduce((total, score) => total + score, 0)) / scores.length;
    weight += WEIGHTS[kind];
  }
  return Math.round((10 * sum) / weight) / 10;
}

const bare = (name: string): string => nameKey(domainIn(name) ?? name);

/** A longer name is found inside a word, too: in a hashtag, in a compound. */
const SHORT = 4;

/** Whether the words contain the name. A short one must be words of their own: 'ING' is no part of 'saving'. */
function saysName(text: string, name: string): boolean {
  const key = bare(name);
  if (key.length > SHORT || !/^[\p{Script=Latin}\p{N}]+$/u.test(key)) return nameKey(text).includes(key);
  const words = (text.match(/[\p{Script=Latin}\p{M}\p{N}]+/gu) ?? []).map(nameKey);
  return words.some((_, at) =>
    words.slice(at, at + key.length).some((__, more) => words.slice(at, at + more + 1).join('') === key),
  );
}

/** The most confident mark is the brand; other marks may be partners. */
function compareBrands(copy: Copy, marks: readonly BrandMark[]): SharedPoint[] {
  const named = marks.filter(({ text }) => bare(text).length > 1);
  const [surest] = named.toSorted((a, b) => b.confidence - a.confidence);
  if (!surest) return [];
  const found = named.find(({ text }) => saysName(copy.text, text)) ?? null;
  const creative = (found ?? surest).text;
  return [{ kind: 'brand', copy: found && creative, creative, agrees: found !== null }];
}

/** Minimum dictionary words on each side before having none in common means anything. */
const ENOUGH = 3;

/** Maximum number of shared products shown in the report. */
const MOST_PRODUCTS = 3;

/** A thing named in the copy counts whether the picture writes it or shows it. */
function compareProducts(
  copy: Copy,
  shown: string,
  marks: readonly BrandMark[],
  things: readonly DetectedThing[],
): SharedPoint[] {
  const brands = marks.map(({ text }) => text);
  const said = productWords(copy.text, brands);
  const pictured = things.flatMap(({ label }) => wordsIn(label));
  const seen = productWords(shown, brands);
  const shared: SharedPoint[] = [];
  const used = new Set<string>();
  let sure = false;
  for (const word of [...seen, ...pictured]) {
    const partner = said.find((other) => sameThing(other, word));
    if (!partner || used.has(word.stem) || used.has(partner.stem)) continue;
    used.add(word.stem).add(partner.stem);
    sure ||= isThing(partner) || pictured.includes(word);
    shared.push({ kind: 'product', copy: partner.text, creative: word.text, agrees: true });
  }
  // A single common word may occur in any two texts by chance.
  if (shared.length > 0) return shared.length > 1 || sure ? shared.slice(0, MOST_PRODUCTS) : [];
  if (copy.language !== 'en') return [];
  // One thing has many names, so only two different trades, each supported by several words, are a contradiction.
  const [theirs, ours] = [tradeOf([copy]), tradeOf([{ text: shown }])];
  if (theirs && ours && theirs.audience !== ours.audience)
    return [{ kind: 'product', copy: listed(theirs.hits), creative: listed(ours.hits), agrees: false }];
  // When both sides say enough, having no word in common is reported as such.
  const [copied, drawn] = [said, seen].map((words) => words.filter(({ lower }) => lexicon().isKnown(lower)));
  if (!copied || !drawn || Math.min(copied.length, drawn.length) < ENOUGH) return [];
  return [{ kind: 'product', copy: listed(copied), creative: null, agrees: false }];
}

/** Steps along the same path: asking someone to visit or to try does not contradict asking them to shop. */
const COMPATIBLE_ACTIONS = [
  ['shop', 'visit', 'try'],
  ['learn', 'visit', 'watch'],
  ['book', 'call', 'visit'],
  ['signUp', 'try', 'download'],
];

function compareActions(copy: Copy, button: CallToAction | null): SharedPoint[] {
  const asked = actionsAskedFor(copy.callsToAction);
  const shown = button === null ? null : actionClassOf(button.text);
  // A button with unusual wording may well ask for the same thing.
  if (button !== null && shown === null) return [];
  if (button === null || shown === null) {
    const main = mainRequest(copy.callsToAction);
    return main === null ? [] : [{ kind: 'action', copy: main.text, creative: null, agrees: false }];
  }
  const partner = asked.find(
    ({ name }) =>
      name === shown ||
      name === 'click' ||
      shown === 'click' ||
      COMPATIBLE_ACTIONS.some((set) => set.includes(name) && set.includes(shown)),
  );
  const said = partner ?? asked[0];
  return [
    {
      kind: 'action',
      copy: said?.request.text ?? null,
      creative: button.text,
      agrees: partner !== undefined,
    },
  ];
}

const listed = (words: readonly { readonly text: string }[]): string =>
  [...new Set(words.map(({ text }) => text))].slice(0, MOST_PRODUCTS).join(', ');

function duplicationOf(copy: Copy, shown: string): number {
  const said = new Set(wordsIn(copy.text).map((word) => word.stem));
  const seen = [...new Set(wordsIn(shown).map((word) => word.stem))];
  if (seen.length === 0) return 0;
  return Math.round((1000 * seen.filter((key) => said.has(key)).length) / seen.length) / 1000;
}
