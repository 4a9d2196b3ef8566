import { describe, expect, it } from 'vitest';
import { analysisOf } from '../testing/analysis-of.ts';
import { copyOf, textLine } from '../testing/index.ts';
import { briefOf } from './brief.ts';
import { piecesOf, setWords } from './pieces.ts';
import { embeddedWriter, applyWriter } from './writer.ts';

const analysis = analysisOf({
  text: [textLine({ text: 'Hot until the summit.', contrast: 2 })],
  callToAction: null,
  brand: [],
});

describe('report pieces', () => {
  it('have unique ids, text, and known facts', () => {
    const { pieces, facts } = briefOf(analysis);
    const known = new Set(facts.map(({ id }) => id));
    expect(new Set(pieces.map(({ id }) => id)).size).toBe(pieces.length);
    expect(new Set(pieces.map(({ kind }) => kind))).toEqual(
      new Set(['verdict', 'category', 'recommendation', 'test', 'emotion', 'edit']),
    );
    for (const piece of pieces) {
      expect(piece.draft).not.toBe('');
      expect(piece.facts.filter((id) => !known.has(id))).toEqual([]);
      const rewrite = piece.kind === 'emotion' || piece.kind === 'edit';
      expect(piece.facts.length > 0).toBe(!rewrite);
    }
  });

  it('hold the report’s own text, which the embedded writer leaves unchanged', async () => {
    expect(await applyWriter(analysis, embeddedWriter)).toEqual(analysis);
  });

  it('can each be replaced in place without changing anything else', () => {
    const pieces = piecesOf(analysis);
    const written = setWords(analysis, new Map(pieces.map(({ id }) => [id, `New words for ${id}.`])));
    const report = JSON.stringify(written);
    const anew = new Map(piecesOf(written).map(({ id, draft }) => [id, draft]));
    for (const { id } of pieces) {
      expect(report).toContain(`New words for ${id}.`);
      expect(anew.get(id)).toBe(`New words for ${id}.`);
    }
    expect(setWords(written, new Map(pieces.map(({ id, draft }) => [id, draft])))).toEqual(analysis);
  });

  it('leave out copy edits with a measured gain', () => {
    const edit = { original: 'We utilize steel.', revised: 'We use steel.', reason: 'Plainer.' };
    const { optimizationRecommendations, ...rest } = analysisOf({ copy: copyOf() });
    const withEdits = (points: number | null) => ({
      ...rest,
      optimizationRecommendations: { ...optimizationRecommendations, copyEdits: [{ ...edit, points }] },
    });
    const idsOf = (points: number | null) => piecesOf(withEdits(points)).map(({ id }) => id);
    expect(idsOf(0.4)).not.toContain('edit:1');
    expect(idsOf(null)).toContain('edit:1');
  });
});
