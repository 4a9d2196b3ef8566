import type { Frame } from '../../frame/index.ts';
import { languageOf } from '../../copy/index.ts';
import { wordsOf } from '../../copy/index.ts';
import type { ReadBox } from '../lines.ts';
import { angleOf } from '../recognition/tilted-box.ts';
import {
  CYRILLIC,
  ENGLISH,
  OTHER_SCRIPTS,
  findReadableLanguage,
  type ReadableLanguage,
  shareOf,
} from './languages.ts';
import { type Strip, stripOf } from './strip.ts';
import { readStrip } from './tesseract.ts';

/** Below this confidence the first reader may be looking at letters that it does not know. */
const UNSURE = 0.92;
/** Share of the area of all lines that must be unsure before another script is considered. */
const UNREAD_SHARE = 0.3;
/** Degrees from level. Steeper lines are not reliable. */
const LEVEL = 20;
/** Number of lines used to detect the script. */
const TELLING = 2;
/** Confidence of the second reader: enough to stop searching, enough to accept, and English that ends the search. */
const PLAIN = 0.86;
const ENOUGH = 0.7;
const PLAINLY_ENGLISH = 0.8;
/** The Thai data sees Thai in everything, so its confidence counts for less. */
const OVERSURE: Readonly<Record<string, number>> = { Thai: 0.8 };

const areaOf = ({ box }: ReadBox): number => box.length * box.height;
const areaOfAll = (items: readonly ReadBox[]): number => items.reduce((sum, item) => sum + areaOf(item), 0);

/** The language of a picture's lines if the first reader does not read it well; null for English. */
export async function detectLanguage(
  frame: Frame,
  items: readonly ReadBox[],
): Promise<ReadableLanguage | null> {
  const level = items.filter(({ box }) => Math.abs(angleOf(box)) < LEVEL && box.length > 1.2 * box.height);
  const unread = level.filter(({ reading }) => (reading.atFirst ?? reading.confidence) < UNSURE);
  if (unread.length > 0 && areaOfAll(unread) >= UNREAD_SHARE * areaOfAll(level)) {
    const clearest = unread.toSorted((a, b) => areaOf(b) - areaOf(a)).slice(0, TELLING);
    const found = await otherScript(
      clearest.map(({ box }) => stripOf(frame, box)),
      clearest.map(({ reading }) => reading.text).join(' '),
    );
    if (found) return found;
  }
  return inLatin(items);
}

async function otherScript(strips: readonly Strip[], firstReading: string): Promise<ReadableLanguage | null> {
  const english = await certainty(strips, ENGLISH);
  if (english >= PLAINLY_ENGLISH) return null;
  let best: { language: ReadableLanguage; sure: number } | null = null;
  for (const language of likeliestFirst(firstReading)) {
    const sure = await certainty(strips, language, Math.max(ENOUGH, english));
    if (!best || sure > best.sure) best = { language, sure };
    if (sure >= PLAIN) break;
  }
  return best && best.sure >= ENOUGH && best.sure > english ? among(strips, best.language) : null;
}

/**
 * Mean confidence over the strips, weighted by their lengths and by the share of letters that belong to the script.
 * @param least lowest useful result: once the remaining strips cannot reach it, returns 0 without reading them
 */
async function certainty(strips: readonly Strip[], language: ReadableLanguage, least = 0): Promise<number> {
  const all = strips.reduce((widths, { width }) => widths + width, 0);
  let sum = 0;
  let unread = all;
  for (const strip of strips) {
    if (sum + unread < least * all) return 0;
    const reading = await readStrip(strip, language.data);
    if (!reading) return 0;
    const trust = OVERSURE[language.script] ?? 1;
    sum += trust * reading.confidence * shareOf(language.script, reading.text) * strip.width;
    unread -= strip.width;
  }
  return sum / all;
}

/** What the first reader makes of unknown letters (signs, look-alikes or nothing) shows which scripts to try first. */
function likeliestFirst(firstReading: string): readonly ReadableLanguage[] {
  const letters = firstReading.match(/\p{L}/gu)?.length ?? 0;
  const order = /\p{Script=Han}/u.test(firstReading)
    ? ['Jpan', 'Hani', 'Kore']
    : letters >= 8
      ? ['Cyrl', 'Grek', 'Thai', 'Hebr']
      : ['Kore', 'Arab', 'Deva', 'Hebr'];
  const place = ({ script }: ReadableLanguage): number => (order.indexOf(script) + 99) % 99;
  return OTHER_SCRIPTS.toSorted((a, b) => place(a) - place(b));
}

/** Tells Russian from Ukrainian by the letters that only one of them has. */
async function among(strips: readonly Strip[], found: ReadableLanguage): Promise<ReadableLanguage> {
  if (found.script !== 'Cyrl') return found;
  let text = '';
  for (const { data } of CYRILLIC)
    for (const strip of strips) text += (await readStrip(strip, data))?.text ?? '';
  return findReadableLanguage(/[іїєґ]/i.test(text) && !/[ыэъ]/i.test(text) ? 'uk' : 'ru') ?? found;
}

/** Detects a language in Latin letters from the words of the first reader. */
function inLatin(items: readonly ReadBox[]): ReadableLanguage | null {
  const text = items
    .filter(({ reading }) => reading.confidence >= ENOUGH)
    .map(({ reading }) => reading.text)
    .join('\n');
  const language = languageOf(text, wordsOf(text));
  if (language === null || language === 'en') return null;
  const found = findReadableLanguage(language);
  return found?.script === 'Latn' ? found : null;
}
