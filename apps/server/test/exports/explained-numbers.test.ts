import { DOCUMENTATION_FORMATS } from '@adjudge/contract';
import { describe, expect, it } from 'vitest';
import { analysisReport } from '../../src/modules/exports/documents/analysis-report.ts';
import { documentation } from '../../src/modules/exports/documents/documentation.ts';
import type { Block, Document } from '../../src/typesetting/document.ts';
import { gradedExample } from '../fixtures/graded-examples.ts';
import { fetched } from '../fixtures/read-pdf.ts';

const A4 = { includeBranding: true, format: 'A4', record: 'full' } as const;

type Of<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>;

/** Blocks of this kind that are placed together with the picture of the creative. */
function besidePicture<Kind extends Block['kind']>({ blocks }: Document, kind: Kind): Of<Kind>[] {
  const groups = blocks.flatMap((block) => (block.kind === 'together' ? [block.blocks] : []));
  const beside = groups.find((group) => group.some((block) => block.kind === 'picture')) ?? [];
  return beside.filter((block): block is Of<Kind> => block.kind === kind);
}

describe('the numbers on the creative', () => {
  it.each([
    ...DOCUMENTATION_FORMATS.map((format) => [`${format} documentation`, format] as const),
    ['full record', null] as const,
  ])('are explained next to it in the %s', async (_, format) => {
    for (const name of ['short-video', 'pale-leaderboard'] as const) {
      const exported = fetched((await gradedExample(name)).analysis);
      const document = format === null ? analysisReport(exported, A4) : documentation(exported, format);
      const drawn = besidePicture(document, 'picture').flatMap(({ marks }) => marks);
      const told = besidePicture(document, 'titles').flatMap(({ titles }) => titles);
      expect(drawn.length).toBeGreaterThan(0);
      expect(new Set(told.map(({ chip }) => chip.number))).toEqual(
        new Set(drawn.map(({ number }) => number)),
      );
      expect(told.every(({ title }) => title !== '')).toBe(true);
    }
  });
});
