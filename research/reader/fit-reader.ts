// `npm run fit:reader -- DATA_FOLDER DATE`: fits how far to believe a vision reader's answer that the picture's lines support, and
// prints the figures cross-validated with reviewer A as the reader. Uses the measurements of `fit:grade`.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { printElements } from './element-figures.ts';
import { fitReader } from './fit-weights.ts';
import { printBlend } from './blend-figures.ts';
import { fitBlends } from './fit-blend.ts';
import { readCreatives } from './read-creatives.ts';
import { reviewedCreatives } from './reviewed-creatives.ts';

const [data, date, cache = path.resolve('.cache', 'grade')] = process.argv.slice(2);
if (!data || !date) throw new Error('Say where and when: npm run fit:reader -- DATA_FOLDER DATE');

const items = await readCreatives(data, cache, 'a');
const fitted = fitReader(items);
printElements(items, (item) => fitted.weightsFor(item));

const write = (file: string, content: object): void =>
  writeFileSync(
    path.resolve(import.meta.dirname, '../../packages/engine/src', file),
    `${JSON.stringify(content, null, 2)}\n`,
  );

write('elements/vision-reading/model.json', {
  fitted: date,
  on: `${items.length} creatives as one reviewer read them (109 real ads, 192 drawn banners), a fifth of its answers made wrong, a twentieth left empty`,
  weights: fitted.all,
});

const creatives = await reviewedCreatives(data, cache);
const blends = fitBlends(creatives);
printBlend(creatives, blends);
write('scoring/reader-blend.json', {
  fitted: date,
  on: `${creatives.length} creatives as one reviewer rated them, judged by two others of the same family of models`,
  ...blends.all,
});
process.exit(0);
