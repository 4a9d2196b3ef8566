import { describe, expect, it } from 'vitest';
import { GOLDEN_CASES } from './golden/cases.ts';
import { changes, readExpected, readGathered, summarize } from './golden/golden.ts';

describe('scores of saved measurements', () => {
  it.each(GOLDEN_CASES)('$name: match the accepted ones', async (golden) => {
    const found = changes(await readExpected(golden), summarize(golden, await readGathered(golden)));
    expect(found, `${found.join(', ')}. If this is meant, accept it with: npm run goldens`).toEqual([]);
  });

  it('cover most audits between them', async () => {
    const spoken = new Set<string>();
    const known = new Set<string>();
    for (const golden of GOLDEN_CASES) {
      for (const [id, score] of Object.entries(await readExpected(golden))) {
        known.add(id);
        if (typeof score === 'number') spoken.add(id);
      }
    }
    expect(spoken.size / known.size).toBeGreaterThan(0.8);
  });

  it('list changes per audit with old and new values', () => {
    expect(
      changes(
        { overall: 70, 'text-contrast': 62, gone: 5 },
        { overall: 70, 'text-contrast': 48, fresh: 'error' },
      ),
    ).toEqual(['text-contrast 62 -> 48', 'gone 5 -> absent', 'fresh absent -> error']);
  });
});
