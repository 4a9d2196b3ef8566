import type { BrandMark, CallToAction, TextLine } from '../../artifacts/artifacts.ts';
import { fromHex, oklabDistance, toOklab } from '../../color-space.ts';
import { isSpecific, startsWithVerb } from '../../language/request-words.ts';
import { isKeyOf, nameKey, nameTokens } from '../names/name-key.ts';
import { area, enclosing, isMostlyIn } from '../../geometry.ts';
import type { UserInput } from '../../report/user-input.ts';
import type { CorrectionSource } from './correction-source.ts';

/** A name must have more letters than this to be searched for inside an address. */
const IN_ADDRESS = 4;

/** Whether the line shows the name: as one word, as several, or in an address. */
export function showsName(line: Pick<TextLine, 'text'>, brand: string): boolean {
  const key = nameKey(brand);
  if (key === '') return false;
  const words = nameTokens(line.text).map(nameKey);
  return (
    words.some((word) => word === key) ||
    isKeyOf(nameKey(line.text), key) ||
    (key.length > IN_ADDRESS && words.join('').includes(key))
  );
}

/**
 * The brand's marks after corrections. Marked places get the voice's certainty, as does every line that shows the given name.
 * Marks of other names are then dropped. Signs without letters may stay, because they can belong to the brand.
 */
export function correctBrand(
  found: readonly BrandMark[],
  text: readonly TextLine[],
  marked: readonly TextLine[],
  { brand, corrections = [], absent = [] }: UserInput,
  voice: CorrectionSource,
): readonly BrandMark[] {
  const sure = (words: string, box: BrandMark['box']): BrandMark => ({
    text: words,
    box,
    confidence: voice.certainty('brand'),
    share: area(box),
    because: voice.because,
  });
  // A person knows who a sign without letters belongs to; a vision reader merely did not name any name.
  if (absent.includes('brand'))
    return 'told' in voice.sign ? [] : found.filter(({ text: words }) => words === '');
  const signs = corrections
    .filter(({ is, box }) => is === 'brand' && !text.some((line) => isMostlyIn(line.box, box)))
    .map((correction) => sure(correction.text ?? brand ?? '', correction.box));
  const name = brand ?? marked[0]?.text;
  if (name === undefined && signs.length === 0) return found;
  const places = name === undefined ? [] : text.filter((line) => showsName(line, name));
  const lines = [...new Set([...marked, ...places])].map((line) => sure(line.text, line.box));
  const correctedMarks = [...lines, ...signs];
  return [
    ...correctedMarks,
    ...found.filter(
      (mark) => mark.text === '' && !correctedMarks.some(({ box }) => isMostlyIn(mark.box, box)),
    ),
  ];
}

/** The request after corrections: the button that was found in that place, or else just the words. */
export function correctRequest(
  found: CallToAction | null,
  marked: readonly TextLine[],
  { absent = [] }: UserInput,
  voice: CorrectionSource,
): CallToAction | null {
  if (absent.includes('request')) return null;
  const [first] = marked;
  if (!first) return found;
  const text = marked.map((line) => line.text).join(' ');
  const around = enclosing(marked.map(({ box }) => box));
  const words = {
    text,
    startsWithVerb: startsWithVerb(text),
    specific: isSpecific(text),
    confidence: voice.certainty('request'),
  };
  if (found && isMostlyIn(around, found.box)) return { ...found, ...words };
  const [ink, ground] = [fromHex(first.ink), fromHex(first.ground)];
  return {
    ...words,
    box: around,
    kind: 'text',
    fill: first.ink,
    surround: first.ground,
    contrastWithSurround: first.contrast,
    colourDistance: oklabDistance(toOklab(ink.r, ink.g, ink.b), toOklab(ground.r, ground.g, ground.b)),
    textContrast: Math.min(...marked.map(({ contrast }) => contrast)),
    share: area(around),
  };
}
