// `npm run fit:letters -- DATE [PHOTOS [TYPEFACES [BANNERS]]]`: fits the letters that the text network has no key for to
// drawn lines, compares with the model that is there on lines held out, and rewrites text/recognition/letters-model.json where the
// new one finds at least as many and makes up no more.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { decode, type Steps } from '../../packages/engine/src/gatherers/text/recognition/decode-steps.ts';
import {
  featuresAt,
  type LettersModel,
  rareLettersBy,
} from '../../packages/engine/src/gatherers/text/recognition/letters.ts';
import { openRecogniser } from '../../packages/engine/src/gatherers/text/recognition/recognise.ts';
import { lettersAtSteps } from './letters-align.ts';
import { drawnTexts } from './letters-lines.ts';
import { fitLetters, type Fitted, rowsOf, type Sample } from './letters-regression.ts';

const MODEL = path.resolve(
  import.meta.dirname,
  '../../packages/engine/src/gatherers/text/recognition/letters-model.json',
);
const LETTERS = '€£©äöüÄÖÜßéèêëÉÈÊàâÀÂáÁçÇñÑîïíôóûùúÚãåÅøØæ«»¿¡';
const PENALTY = 2e-5;
/** One banner in five is held out; of the steps between letters one in six is enough. */
const HELD_OUT = 5;
const BETWEEN = 6;

interface Line {
  readonly text: string;
  readonly steps: Steps;
  readonly heldOut: boolean;
}

const [date, photos, typefaces, banners = '500'] = process.argv.slice(2);
if (!date) throw new Error('Usage: npm run fit:letters -- DATE [PHOTOS [TYPEFACES [BANNERS]]]');

const recogniser = await openRecogniser();
const { characters } = recogniser;
const standing: LettersModel = JSON.parse(readFileSync(MODEL, 'utf8'));
/** Letters, figures and signs of Europe, of full width too: the shapes that a rare letter may count as. */
const classes = characters.flatMap((character, index) =>
  index === 0 ||
  /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}\p{P}\p{S}\p{Lm}]$/u.test(character)
    ? [index]
    : [],
);

/** What is kept of a line's certainties: these classes, and last the likeliest of all others. */
const kept = [...new Set([...classes, ...standing.classes])];
const keptCharacters = [...kept.map((index) => characters[index]!), '\u{fffd}'];
const placeOf = new Map(kept.map((index, place) => [index, place]));
const inKept = (model: LettersModel): LettersModel => ({
  ...model,
  classes: model.classes.map((index) => placeOf.get(index)!),
});
const classOf = new Map(keptCharacters.map((character, place) => [character, place]));
const ownClasses = classes.map((index) => placeOf.get(index)!);

const lines: Line[] = [];
for (let number = 0; number < Number(banners); number++) {
  for (const { text, frame, box } of await drawnTexts(number, { photos, typefaces }))
    lines.push({
      text,
      steps: narrowed(await recogniser.steps(frame, box)),
      heldOut: number % HELD_OUT === 0,
    });
}
const [training, rest] = [lines.filter(({ heldOut }) => !heldOut), lines.filter(({ heldOut }) => heldOut)];

const first = fitLetters(samplesOf(training, null), LETTERS.length + 1, PENALTY);
const fitted = fitLetters(samplesOf(training, first), LETTERS.length + 1, PENALTY);
const round = (value: number): number => Number(value.toPrecision(3));
const model: LettersModel = {
  letters: LETTERS,
  classes,
  weights: fitted.weights.map((row) => [...row].map(round)),
  bias: [...fitted.bias].map(round),
};
const before = tally(inKept(standing));
const after = tally(inKept(model));
console.info(`${lines.length} lines, ${rest.length} held out`, { before, after });
if (after.found < before.found || after.madeUp > before.madeUp) {
  console.info('The model that is there is better: left as it is.');
} else {
  const source = `multinomial logistic regression (L2 ${PENALTY}, labels realigned once) on ${training.length} of ${lines.length} drawn lines`;
  const json = JSON.stringify({ source, date, heldOut: { lines: rest.length, ...after }, ...model }, null, 2);
  const folded = json.replaceAll(/\[[\s\d.,e-]+\]/g, (list) => list.replaceAll(/\s+/g, ' '));
  writeFileSync(MODEL, `${folded}\n`);
}

/** A line of the network's certainties takes two megabytes, most of them for Chinese. */
function narrowed({ data, count: length, classes: all }: Steps): Steps {
  const width = kept.length + 1;
  const narrow = new Float32Array(length * width);
  for (let step = 0; step < length; step++) {
    let other = 0;
    for (let index = 0; index < all; index++) {
      const value = data[step * all + index]!;
      const place = placeOf.get(index);
      if (place !== undefined) narrow[step * width + place] = value;
      else other = Math.max(other, value);
    }
    narrow[step * width + width - 1] = other;
  }
  return { data: narrow, count: length, classes: width };
}

function samplesOf(from: readonly Line[], known: Fitted | null): Sample[] {
  let between = 0;
  return from.flatMap(({ text, steps }) => {
    const features = Array.from({ length: steps.count }, (_, step) =>
      featuresAt({ classes: ownClasses }, steps.data, step * steps.classes),
    );
    const shares = known && features.map((each) => rowsOf(known, each));
    const way = lettersAtSteps(
      text,
      steps,
      classOf,
      shares && ((letter, step) => shares[step]![LETTERS.indexOf(letter) + 1] ?? 0),
    );
    return (way ?? []).flatMap((letter, step) => {
      if (letter === '' && between++ % BETWEEN !== 0) return [];
      const label = letter === '' ? 0 : LETTERS.indexOf(letter) + 1;
      return [{ features: features[step]!, label }];
    });
  });
}

/** Rare letters drawn, found as they stand in a line, and read where none was drawn. */
function tally(by: LettersModel): {
  drawn: number;
  found: number;
  signs: number;
  signsFound: number;
  madeUp: number;
} {
  const rare = rareLettersBy(by);
  const sum = { drawn: 0, found: 0, signs: 0, signsFound: 0, madeUp: 0 };
  for (const { text, steps } of rest) {
    const read = decode(steps, keptCharacters, rare).text;
    for (const letter of new Set(LETTERS)) {
      const [drawn, seen] = [count(text, letter), count(read, letter)];
      const sign = !/\p{L}/u.test(letter);
      sum.drawn += drawn;
      sum.found += Math.min(drawn, seen);
      sum.signs += sign ? drawn : 0;
      sum.signsFound += sign ? Math.min(drawn, seen) : 0;
      sum.madeUp += Math.max(0, seen - drawn);
    }
  }
  return sum;
}

function count(text: string, letter: string): number {
  return text.split(letter).length - 1;
}
