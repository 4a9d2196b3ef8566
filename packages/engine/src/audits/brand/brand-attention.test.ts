import { describe, expect, it } from 'vitest';
import type { TextLine } from '../../artifacts/artifacts.ts';
import { fakeArtifacts, textLine } from '../../testing/index.ts';
import { judge } from '../../testing/judge.ts';
import audit from './brand-attention.ts';

const withShare = (brand: number | null) => {
  const { attention } = fakeArtifacts();
  return judge(audit, { attention: { ...attention, shares: { ...attention.shares, brand } } });
};

describe('brand-attention', () => {
  it.each([
    ['an overlooked brand', 0.001, 15, 42],
    ['a glanced-at brand', 0.02, 78, 90],
    ['a noticed brand', 0.06, 88, 100],
  ])('gives %s the expected score', (_, share, least, most) => {
    const { score } = withShare(share);
    expect(score).toBeGreaterThanOrEqual(least);
    expect(score).toBeLessThanOrEqual(most);
  });

  it.each([
    [0.001, 'is easy to overlook', '0.1%'],
    [0.022, 'could get more attention', '2.2%'],
    [0.06, 'gets noticed', '6%'],
  ])('quotes the brand with its place and explains an attention share of %f', (share, meaning, shown) => {
    expect(withShare(share)).toMatchObject({
      observation: `“TARNWELL” at the bottom right ${meaning}.`,
      display: shown,
      good: 'at least 4%',
      evidence: [{ label: `“TARNWELL”: ${shown} of attention` }],
    });
  });

  it('does not call a brand overlooked when it is as large as any text but the headline', () => {
    const { attention, elements } = fakeArtifacts();
    const [name, other] = [0.04, 0.03].map((height) => textLine({ text: 'TARNWELL', role: 'body', height }));
    const brand = { text: 'TARNWELL', p: 0.9, box: name!.box, lines: [0] };
    const headline = { ...elements.headline!, lines: [] };
    const of = (...text: TextLine[]) =>
      judge(audit, {
        attention: { ...attention, shares: { ...attention.shares, brand: 0.001 } },
        text,
        elements: { ...elements, headline, brand },
      });
    expect(of(name!, other!)).toMatchObject({ title: 'Attention on the brand', fix: '' });
    expect(of(other!, name!)).toMatchObject({ title: 'The brand is easy to overlook' });
  });

  it('does not apply without a brand', () => {
    expect(withShare(null).status).toBe('notApplicable');
    expect(judge(audit, { brand: [] }).status).toBe('notApplicable');
  });
});
