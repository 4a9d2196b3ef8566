// `npm run reader:try -- FILE`: asks the vision-language model in READER_MODEL about one creative and prints its answer.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { secondOpinionLines } from '../packages/contract/src/report/words/second-opinion-words.ts';
import { grade } from '../packages/engine/src/grading/grade.ts';
import { readModelSettings, readScoreReader } from '../packages/engine/src/language-model/model-settings.ts';
import { readerFor } from '../packages/engine/src/vision-reader/reader-for.ts';

const [file] = process.argv.slice(2);
const settings = readModelSettings(process.env, 'READER');
if (!file || !settings) throw new Error('Say which: READER_MODEL=ollama:MODEL npm run reader:try -- FILE');

const began = performance.now();
const { analysis } = await grade(
  { bytes: await readFile(file), fileName: path.basename(file) },
  { reader: readerFor(settings, readScoreReader(process.env)) },
);
const seconds = ((performance.now() - began) / 1000).toFixed(1);
const lines = [
  ...secondOpinionLines(analysis),
  ...(analysis.secondOpinion?.ratings ?? []).map(
    ({ category, measured, read, reason }) =>
      `${category}: measured ${measured ?? '-'}, read ${read}. ${reason}`,
  ),
  `Graded and read in ${seconds} s.`,
];
process.stdout.write(`${lines.join('\n')}\n`);
process.exit(analysis.secondOpinion?.failure ? 1 : 0);
