import { describe, expect, it } from 'vitest';
import { auditsOf, rubricFor } from '../../../packages/engine/src/rubrics/index.ts';
import { harmlessOf, spoiledOf } from './creatives.ts';
import { renderDesign } from './design.ts';
import { FAULTS } from './kinds.ts';
import { ORIGINALS } from './originals.ts';

const HALVES = ['tuned', 'held'] as const;

describe('spoiled ad set', () => {
  it('has at least 120 creatives of at least 40 kinds, each from three different originals', () => {
    const all = HALVES.flatMap(spoiledOf);
    const kinds = Map.groupBy(all, ({ change }) => change.kind);
    expect(all.length).toBeGreaterThanOrEqual(120);
    expect(kinds.size).toBeGreaterThanOrEqual(40);
    for (const [, made] of kinds)
      expect(new Set(made.map(({ original }) => original.name))).toHaveProperty('size', 3);
  });

  it('keeps the halves separate and spoils every original', () => {
    for (const half of HALVES) {
      const own = ORIGINALS.filter((each) => each.half === half);
      expect(new Set(spoiledOf(half).map(({ original }) => original))).toEqual(new Set(own));
      expect(new Set(harmlessOf(half).map(({ original }) => original))).toEqual(new Set(own));
    }
  });

  it('expects only existing audits for each kind', () => {
    const audits = new Set(auditsOf(rubricFor('banner')).map(({ id }) => id));
    for (const { kind, expectedAudits } of FAULTS)
      expect
        .soft(
          expectedAudits.filter((id) => !audits.has(id)),
          kind,
        )
        .toEqual([]);
  });

  it('changes the design of an original for every fault', async () => {
    const { design } = ORIGINALS.find(({ name }) => name === 'coffee-rectangle')!;
    const before = Buffer.from(await renderDesign(design));
    const unchanged: string[] = [];
    for (const { kind, design: spoil, file } of FAULTS) {
      const after = file ? await file(before, design) : await renderDesign(spoil!(design));
      if (before.equals(Buffer.from(after))) unchanged.push(kind);
    }
    expect(unchanged).toEqual([]);
  });
});
