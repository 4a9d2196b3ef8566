// `npm run fit:remarks -- DATA_FOLDER DATE [weaknesses|merits]`: fits the likely weaknesses and merits of an ad to what readers named
// as its worst and its best, both or one of them. Prints how often readers named the likeliest and one of the two likeliest,
// cross-validated, and rewrites the weights in gatherers/impression and writer/remarks. Uses the measurements of `fit:grade`.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { MERITS, WEAKNESSES } from '../../packages/engine/src/artifacts/remarks.ts';
import { likelyMerits } from '../../packages/engine/src/writer/remarks/likely-merit.ts';
import { likelyWeaknesses } from '../../packages/engine/src/writer/remarks/likely-weakness.ts';
import { SETS, countsIn } from '../elements/sets.ts';
import { type RemarkKind, fitKind } from './fit-kind.ts';
import heldAgainst from './held-against.json' with { type: 'json' };
import praised from './praised.json' with { type: 'json' };
import { printRemarkHitRates } from './print-remark-hit-rates.ts';
import { remarkedCreatives } from './remarked.ts';

const [data, date, only] = process.argv.slice(2);
if (!data || !date) throw new Error('Say where and when: npm run fit:remarks -- DATA_FOLDER DATE');
if (only !== undefined && only !== 'weaknesses' && only !== 'merits')
  throw new Error(`There are weaknesses and merits, and no ${only}.`);
const cache = path.resolve('.cache', 'grade');

/** @param ridges output file of the ridges @param model output file of the regressions */
async function fit<Remark extends string>(
  kind: RemarkKind<Remark>,
  ridges: string,
  model: string,
): Promise<void> {
  if (only !== undefined && only !== kind.plural) return;
  const creatives = await remarkedCreatives(data!, cache, kind);
  const found = fitKind(kind, creatives);
  console.log(`${kind.plural}:`);
  printRemarkHitRates(found.judged, kind.remarks);
  const fittedOn = `${creatives.items.length} creatives (${countsIn(creatives.items)}), ${date}`;
  const write = (file: string, content: object): void =>
    writeFileSync(
      path.resolve(import.meta.dirname, '../../packages/engine/src', file),
      `${JSON.stringify({ fittedOn, [kind.plural]: content }, null, 1)}\n`,
    );
  write(ridges, found.ridges);
  write(model, found.model);
}

await fit(
  {
    plural: 'weaknesses',
    remarks: WEAKNESSES,
    named: heldAgainst.files,
    artifact: 'heldAgainst',
    sets: SETS,
    useResaved: true,
    tell: likelyWeaknesses,
  },
  'gatherers/impression/held-against.json',
  'writer/remarks/weakness-model.json',
);
await fit(
  {
    plural: 'merits',
    remarks: MERITS,
    named: praised.files,
    artifact: 'praised',
    // Readers praise an idea in 5 of 530 banners drawn from templates, but in 187 of 634 other ads.
    sets: ['ads', 'mockups'],
    useResaved: false,
    tell: likelyMerits,
  },
  'gatherers/impression/praised.json',
  'writer/remarks/merit-model.json',
);
process.exit(0);
