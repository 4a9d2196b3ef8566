import type { TextLine } from '../../../artifacts/artifacts.ts';
import { nameKey } from '../../../elements/names/name-key.ts';
import { withName } from '../../../elements/names/with-name.ts';
import { sameLetters } from '../../words/index.ts';
import type { FrameReading } from './read-frames.ts';

export interface VideoName {
  /** Its best reading. */
  readonly text: string;
  /** All its distinct readings. */
  readonly readings: readonly string[];
}

/** Fewest letters of a name that is recognized despite misread ones, and share that may be misread. */
const LONG = 5;
const MISREAD = 0.3;

/** Whether two readings are of one name. Small logos read differently on many frames ('Little ewton', 'Littie Newton'). */
export function isSameName(one: string, other: string): boolean {
  const [a, b] = [nameKey(withoutSymbol(one)), nameKey(withoutSymbol(other))];
  return a === b || (Math.min(a.length, b.length) >= LONG && sameLetters(a, b, MISREAD));
}

/** A symbol before the name is read as a letter or a figure: 'N Barkside', '0 Caresteps'. */
const SYMBOL = /^(?:\S\s+)(?=\S{2})/u;
const withoutSymbol = (text: string): string => text.replace(SYMBOL, '');

/** Certainty from which a name is more likely the advertiser's than not. */
const LIKELY = 0.5;

/**
 * Picks the name that is surest on any frame, since a list item may be visible as long as a logo. On a tie, the one on most
 * frames wins. It is spelled as in its surest and largest readings, by area: a small logo in a corner is misread on many
 * frames, but an end card rarely is.
 */
export function pickVideoName(readings: readonly FrameReading[]): VideoName | null {
  const names: { texts: string[]; surest: number }[] = [];
  for (const { brand } of readings) {
    const [mark] = brand;
    if (!mark || nameKey(mark.text) === '') continue;
    const known = names.find(({ texts }) => texts.some((text) => isSameName(text, mark.text)));
    if (known) {
      known.texts.push(mark.text);
      known.surest = Math.max(known.surest, mark.confidence);
    } else names.push({ texts: [mark.text], surest: mark.confidence });
  }
  const name = names.toSorted((a, b) => b.surest - a.surest || b.texts.length - a.texts.length)[0];
  if (!name || name.surest < LIKELY) return null;
  const lines = readings
    .flatMap(({ text }) => text)
    .filter((line) => name.texts.some((text) => isSameName(text, line.text)));
  return { text: bestRead(lines) ?? name.texts[0]!, readings: [...new Set(name.texts)] };
}

/** The likeliest letters, spelled with the most capitalized words, since a reader loses capitals ('summit', 'synergix'). */
function bestRead(lines: readonly TextLine[]): string | null {
  const texts = new Set(lines.map(({ text }) => text));
  const [keys, spellings] = [new Map<string, number>(), new Map<string, number>()];
  for (const { text, confidence, height } of lines) {
    const bare = withoutSymbol(text);
    const spelled = texts.has(bare) ? bare : text;
    const weight = confidence * height ** 2;
    keys.set(nameKey(spelled), (keys.get(nameKey(spelled)) ?? 0) + weight);
    spellings.set(spelled, (spellings.get(spelled) ?? 0) + weight);
  }
  const likeliest = most(keys);
  const same = [...spellings].filter(([text]) => nameKey(text) === likeliest);
  const capitals = Math.max(...same.map(([text]) => capitalsOf(text)));
  return most(new Map(same.filter(([text]) => capitalsOf(text) === capitals)));
}

const capitalsOf = (text: string): number => text.match(/(?<!\p{L})\p{Lu}/gu)?.length ?? 0;

const most = (weights: ReadonlyMap<string, number>): string | null =>
  [...weights].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? null;

const isNamed = (text: string, { text: name, readings }: VideoName): boolean =>
  [name, ...readings].some((reading) => isSameName(reading, text));

/** Gives the name one spelling wherever it stands alone, and makes it the brand there. */
export function withVideoName(reading: FrameReading, name: VideoName): FrameReading {
  const text = reading.text.map((line) =>
    line.role !== 'callToAction' && isNamed(line.text, name)
      ? { ...line, text: name.text, role: 'brand' as const }
      : line,
  );
  const brand = reading.brand.map((mark) => (isNamed(mark.text, name) ? { ...mark, text: name.text } : mark));
  return { ...reading, text: withName(text, name.text), brand };
}

/** Places of this frame that show the name: lines of its own, or else an address or a sentence. */
export function placesOf(
  { text, brand }: FrameReading,
  name: VideoName,
): readonly Pick<TextLine, 'text' | 'box'>[] {
  const key = nameKey(name.text);
  const own = [...brand, ...text].filter((place) => place.text === name.text);
  return own.length > 0 ? own : text.filter((line) => nameKey(line.text).includes(key));
}
