// `npm run goldens`: accepts the scores that the saved measurements have now. `npm run goldens -- --gather` first
// measures the drawn banners again, which is needed after a change to a gatherer.
import { parseArgs } from 'node:util';
import { GOLDEN_CASES } from '../packages/engine/test/golden/cases.ts';
import {
  changes,
  readExpected,
  readGathered,
  summarize,
  writeExpected,
  writeGathered,
} from '../packages/engine/test/golden/golden.ts';

const { values } = parseArgs({ options: { gather: { type: 'boolean' } } });

for (const golden of GOLDEN_CASES) {
  if (values.gather) await writeGathered(golden);
  const before = await readExpected(golden).catch(() => ({}));
  const after = summarize(golden, await readGathered(golden));
  await writeExpected(golden, after);
  const found = changes(before, after);
  process.stdout.write(`${golden.name}: ${found.length === 0 ? 'unchanged' : `\n  ${found.join('\n  ')}`}\n`);
}
process.exit(0);
