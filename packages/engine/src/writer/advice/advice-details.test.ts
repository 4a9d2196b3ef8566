import { describe, expect, it } from 'vitest';
import type { Artifacts } from '../../audit.ts';
import type { Box } from '../../geometry.ts';
import { RUBRICS } from '../../rubrics/index.ts';
import { total } from '../../scoring/total.ts';
import { analysisOf } from '../../testing/analysis-of.ts';
import { face, fakeArtifacts } from '../../testing/index.ts';
import { detailOf } from './advice-details.ts';

const NO_MATERIAL = { request: null, copyRequest: null, product: null };

/** The detail added to this audit's advice, with rivals in these boxes as its evidence. */
function detail(id: string, overrides: Partial<Artifacts>, rivals: readonly Box[] = []): string {
  const gathered = { artifacts: fakeArtifacts(overrides), failures: {}, confidence: {} };
  const audit = analysisOf(overrides).audits.find((each) => each.id === id);
  if (!audit) throw new Error(`${id} was not judged.`);
  const evidence = rivals.map((box) => ({ label: 'Rival, 20% of attention', box }));
  return detailOf(
    { ...audit, evidence },
    {
      creative: { bytes: new Uint8Array(1), fileName: 'ad.png' },
      gathered,
      total: total(RUBRICS[0]!, new Map()),
    },
    NO_MATERIAL,
  );
}

const box = { x: 0.6, y: 0.35, w: 0.35, h: 0.5 };
const spot = { x: 0.65, y: 0.45, w: 0.2, h: 0.2 };
const subject = { kind: 'product' as const, box, p: 0.9 };
const elsewhere = { subject: { ...subject, box: { x: 0.02, y: 0.4, w: 0.2, h: 0.3 } } };

describe('advice on competing focal points', () => {
  it('does not suggest blurring the product, a face, or a detected object', () => {
    expect(detail('competing-centres', { subject }, [spot])).toBe('');
    expect(detail('competing-centres', { objects: [box] }, [spot])).toBe('');
    const faces = [face({ box: spot })];
    expect(detail('competing-centres', { faces, objects: [box] }, [spot])).toBe('');
  });

  it('suggests blurring the background, with a condition if no subject was detected', () => {
    expect(detail('competing-centres', elsewhere, [spot])).toBe(
      'The marked spot has no text: blur or darken the background there.',
    );
    expect(detail('competing-centres', {}, [spot])).toBe(
      'The marked spot has no text: if it is background, blur or darken it.',
    );
  });
});
