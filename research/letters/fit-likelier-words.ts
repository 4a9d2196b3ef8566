// `npm run fit:likelier-words -- DATE`: fits when a word of no dictionary is a dictionary word misread, to the words of the mockups,
// of which the pages hold every letter; prints what is put right, and what is put wrong, in sittings that the fit had not seen,
// and rewrites text/letters/likelier-words-model.json.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  type LikelierModel,
  type LikelierWord,
  likelierWords,
  WORD,
  WORD_SIGNS,
} from '../../packages/engine/src/gatherers/text/letters/likelier-words.ts';
import { enlarged } from '../../packages/engine/src/gatherers/text/read-text.ts';
import { findTextBoxes } from '../../packages/engine/src/gatherers/text/recognition/detect.ts';
import { openRecogniser } from '../../packages/engine/src/gatherers/text/recognition/recognise.ts';
import { decodeImage } from '../../packages/engine/src/gatherers/picture/index.ts';
import { openNetwork } from '../../packages/engine/src/gatherers/tools/ort.ts';
import { chanceBy } from '../../packages/engine/src/logistic.ts';
import { ROOT } from '../../scripts/command.ts';
import { DRAWN } from '../drawn/rendered-rows.ts';
import { mockups } from '../mockups/mockups.ts';
import { fitSigns } from '../statistics/logistic.ts';

const [date] = process.argv.slice(2);
if (!date) throw new Error('Say when: npm run fit:likelier-words -- DATE');
const MODEL = path.join(ROOT, 'packages/engine/src/gatherers/text/letters/likelier-words-model.json');
const RIDGE = 0.002;
const FOLDS = 8;
const CHANCES = [0.4, 0.5, 0.6, 0.7];

interface Doubted extends LikelierWord {
  readonly sitting: string;
  /** Which word it is of all that were read: its candidates are rivals. */
  readonly place: number;
  readonly outcome: 'right' | 'broken' | 'neither';
}

/** Every word of a page, small. */
function wordsOn(file: string): ReadonlySet<string> {
  const html = readFileSync(path.join(DRAWN, 'mockups', file.replace(/\.\w+$/, '.html')), 'utf8')
    .replaceAll(/<style[\s\S]*?<\/style>/g, ' ')
    .replaceAll(/<\/?(?:b|i|em|strong|span|tspan|sup|u)(?: [^>]*)?>/g, '')
    .replaceAll(/<[^>]*>|&[a-z]+;/g, ' ');
  return new Set(html.toLowerCase().match(/\p{L}+/gu));
}

let place = 0;
const [detector, recogniser] = await Promise.all([openNetwork('textDetector'), openRecogniser()]);

async function doubtedIn(file: string, sitting: string): Promise<Doubted[]> {
  const words = wordsOn(file);
  const bytes = readFileSync(path.join(DRAWN, 'mockups', file));
  const frame = await enlarged((await decodeImage({ bytes, fileName: file })).frame);
  const found: Doubted[] = [];
  for (const box of await findTextBoxes(frame, detector)) {
    const { text, doubts = [] } = await recogniser.read(frame, box);
    for (const match of text.matchAll(WORD)) {
      place++;
      for (const candidate of likelierWords(match[0], match.index, doubts)) {
        const outcome = words.has(candidate.read.toLowerCase())
          ? 'broken'
          : words.has(candidate.word.toLowerCase())
            ? 'right'
            : 'neither';
        found.push({ ...candidate, sitting, outcome, place });
      }
    }
  }
  return found;
}

const doubted: Doubted[] = [];
for (const { file, family } of mockups()) doubted.push(...(await doubtedIn(file!, family!)));

const fitted = (rows: readonly Doubted[]): LikelierModel =>
  fitSigns(
    WORD_SIGNS,
    rows.map(({ signs }) => signs),
    rows.map(({ outcome }) => outcome === 'right'),
    RIDGE,
  );

const sittings = [...new Set(doubted.map(({ sitting }) => sitting))];
const foldOf = ({ sitting }: Doubted): number => sittings.indexOf(sitting) % FOLDS;
const judged = Array.from({ length: FOLDS }, (_, fold) => {
  const model = fitted(doubted.filter((word) => foldOf(word) !== fold));
  return doubted
    .filter((word) => foldOf(word) === fold)
    .map((word) => ({ ...word, chance: chanceBy(model, word.signs) }));
}).flat();

for (const from of CHANCES) {
  const taken = [...Map.groupBy(judged, ({ place }) => place).values()]
    .map((rivals) => rivals.toSorted((a, b) => b.chance - a.chance)[0]!)
    .filter(({ chance }) => chance >= from);
  const count = (outcome: Doubted['outcome']): number =>
    taken.filter((word) => word.outcome === outcome).length;
  console.log(
    `from ${from}: ${count('right')} put right, ${count('broken')} put wrong, ${count('neither')} wrong before and after`,
  );
}

const fittedOn = `${doubted.length} words that differ by a doubted letter from one in no dictionary, on mockups, ${date}`;
writeFileSync(MODEL, `${JSON.stringify({ fittedOn, ...fitted(doubted) }, null, 2)}\n`);
process.exit(0);
