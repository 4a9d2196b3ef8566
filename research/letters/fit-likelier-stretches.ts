// `npm run fit:likelier-stretches -- DATE`: fits which of two readings of the same words is right, using the mockups, whose HTML has
// every letter. Prints the accuracy on sittings that the fit had not seen, next to each reading alone, and rewrites
// text/recognition/likelier-stretches-model.json.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { decodeImage } from '../../packages/engine/src/gatherers/picture/index.ts';
import { linesToRead } from '../../packages/engine/src/gatherers/text/lines-to-read.ts';
import { enlarged } from '../../packages/engine/src/gatherers/text/read-text.ts';
import { findTextBoxes } from '../../packages/engine/src/gatherers/text/recognition/detect.ts';
import {
  type EnglishReader,
  openEnglish,
} from '../../packages/engine/src/gatherers/text/recognition/english.ts';
import {
  type Kind,
  type SegmentPair,
  segmentFeatures,
  SEGMENT_FEATURES,
  type SegmentModel,
  type SegmentFeatures,
  alignReadings,
} from '../../packages/engine/src/gatherers/text/recognition/merge-readings.ts';
import { openRecognizer } from '../../packages/engine/src/gatherers/text/recognition/recognizer.ts';
import { closerPart } from '../../packages/engine/src/gatherers/text/recognition/tilted-box.ts';
import { readModel } from '../../packages/engine/src/gatherers/tools/models.ts';
import { openNetwork } from '../../packages/engine/src/gatherers/tools/ort.ts';
import { predictProbability } from '../../packages/engine/src/logistic.ts';
import { ROOT } from '../../scripts/command.ts';
import { RENDERED_FOLDER } from '../drawn/rendered-rows.ts';
import { mockups } from '../mockups/mockups.ts';
import { fitSigns } from '../statistics/logistic.ts';

const [date] = process.argv.slice(2);
if (!date) throw new Error('Say when: npm run fit:likelier-stretches -- DATE');
// Throws when the model is missing. An older network would read instead, and a fit to one network does not hold for another.
await readModel('recogniser');
const MODEL = path.join(ROOT, 'packages/engine/src/gatherers/text/recognition/likelier-stretches-model.json');
const RIDGE = 0.0005;
const FOLDS = 8;

/** Two readings, exactly one of which is right. */
interface Choice {
  readonly sitting: string;
  readonly kind: Kind;
  readonly signs: SegmentFeatures;
  readonly isOther: boolean;
}

const wordsIn = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** All words of a page, in lower case. */
function wordsOn(file: string): ReadonlySet<string> {
  const html = readFileSync(path.join(RENDERED_FOLDER, 'mockups', file.replace(/\.\w+$/, '.html')), 'utf8')
    .replaceAll(/<style[\s\S]*?<\/style>/g, ' ')
    .replaceAll(/<\/?(?:b|i|em|strong|span|tspan|sup|u)(?: [^>]*)?>/g, '')
    .replaceAll(/<[^>]*>|&[a-z]+;/g, ' ');
  return new Set(wordsIn(html));
}

async function englishReader(): Promise<EnglishReader> {
  const reader = await openEnglish();
  if (!reader) throw new Error('The network that reads English is missing: npm start fetches it.');
  return reader;
}

const [detector, recognizer, english] = await Promise.all([
  openNetwork('textDetector'),
  openRecognizer(),
  englishReader(),
]);

async function choicesIn(file: string, sitting: string): Promise<Choice[]> {
  const words = wordsOn(file);
  const bytes = readFileSync(path.join(RENDERED_FOLDER, 'mockups', file));
  const frame = await enlarged((await decodeImage({ bytes, fileName: file })).frame);
  const isOnPage = (text: string): boolean =>
    wordsIn(text).length > 0 && wordsIn(text).every((word) => words.has(word));
  // Reading nothing is right when the other reading is not on the page.
  const rightOf = ([one, other]: SegmentPair): [boolean, boolean] => [
    one.text === '' ? !isOnPage(other.text) : isOnPage(one.text),
    other.text === '' ? !isOnPage(one.text) : isOnPage(other.text),
  ];
  const choices: Choice[] = [];
  const compare = (pairs: readonly SegmentPair[], kind: Kind): void => {
    for (const pair of pairs) {
      const [one, other] = rightOf(pair);
      if (one !== other) choices.push({ sitting, kind, signs: segmentFeatures(pair, kind), isOther: other });
    }
  };
  for (const box of linesToRead(await findTextBoxes(frame, detector))) {
    const general = await recognizer.read(frame, box);
    const wide = await english.look(frame, box);
    const closer = await english.look(frame, closerPart(box));
    compare(alignReadings(wide, closer), 'closer');
    compare(alignReadings(general, wide), 'english');
    compare(alignReadings(general, closer), 'english');
  }
  return choices;
}

const choices: Choice[] = [];
for (const { file, family } of mockups()) choices.push(...(await choicesIn(file!, family!)));

const fitted = (rows: readonly Choice[]): SegmentModel =>
  fitSigns(
    SEGMENT_FEATURES,
    rows.map(({ signs }) => signs),
    rows.map(({ isOther }) => isOther),
    RIDGE,
  );

const sittings = [...new Set(choices.map(({ sitting }) => sitting))];
const foldOf = ({ sitting }: Choice): number => sittings.indexOf(sitting) % FOLDS;
const judged = Array.from({ length: FOLDS }, (_, fold) => {
  const model = fitted(choices.filter((choice) => foldOf(choice) !== fold));
  return choices
    .filter((choice) => foldOf(choice) === fold)
    .map((choice) => ({
      ...choice,
      isRight: predictProbability(model, choice.signs) > 0.5 === choice.isOther,
    }));
}).flat();

for (const kind of ['closer', 'english'] as const) {
  const own = judged.filter((choice) => choice.kind === kind);
  const [right, other] = [
    own.filter(({ isRight }) => isRight).length,
    own.filter(({ isOther }) => isOther).length,
  ];
  console.log(
    `${kind}: of ${own.length}, ${right} right; the other alone ${other}, the one ${own.length - other}`,
  );
}

const fittedOn = `${choices.length} stretches of words that one of two readings has right, on mockups, ${date}`;
writeFileSync(MODEL, `${JSON.stringify({ fittedOn, ...fitted(choices) }, null, 2)}\n`);
process.exit(0);
