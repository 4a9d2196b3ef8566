import { describe, expect, it } from 'vitest';
import { WEAKNESSES } from '../../artifacts/remarks.ts';
import { analysisOf } from '../../testing/analysis-of.ts';
import { factsWith } from '../../testing/facts-with.ts';
import { fakeImpression } from '../../testing/fakes/fake-impression.ts';
import { textLine } from '../../testing/index.ts';
import { isUnlikelyNamed } from './named-by-readers.ts';
import { verdict } from '../verdict/verdict.ts';

const ad = (contrast: number) => [
  textLine({ text: 'Hot until the summit', role: 'headline', height: 0.1 }),
  textLine({ text: 'Save 30% today', role: 'offer', contrast, height: 0.05 }),
];
const text = ad(1.9);

describe('a fault readers are unlikely to name', () => {
  it.each([
    ['is one that readers do not mention in similar ads', 'text-contrast', -5, 70, true],
    ['is not one that readers name in similar ads', 'text-contrast', 3, 70, false],
    ['is not reported for a poor ad', 'text-contrast', -5, 59, false],
    ['is not one that readers were not asked about', 'clutter', -5, 70, false],
  ])('%s', (_, id, faint, overall, unlikely) => {
    const { audit, facts } = factsWith(id, { text, impression: fakeImpression(60, { faint }) });
    expect(isUnlikelyNamed(audit, { ...facts, total: { ...facts.total, overall } })).toBe(unlikely);
  });

  it('keeps its score but is shown without blame or advice', () => {
    const told = (faint: number, contrast = 2.5) =>
      analysisOf({
        text: ad(contrast),
        impression: fakeImpression(76, { faint }),
      }).audits.find(({ id }) => id === 'text-contrast')!;
    const [silent, blamed] = [told(-5), told(3)];
    expect(silent).toMatchObject({ title: 'Text contrast', fix: '', score: blamed.score });
    expect(blamed.title).toBe('Text lacks contrast with its background');
    expect(blamed.fix).not.toBe('');
    // A costly fault is always reported.
    expect(told(-5, 1.9).fix).not.toBe('');
  });

  it.each([
    [69, 0.08, 'The message could be clearer.'],
    [70, 0.08, 'No single fault stands out.'],
    [70, 0.09, 'The message could be clearer.'],
  ])(
    'leaves an ad scoring %d, and losing points in %d of it, with this verdict',
    (overall, weight, words) => {
      const unlike = Object.fromEntries(WEAKNESSES.map((weakness) => [weakness, -5]));
      const { facts } = factsWith('headline-size', { text, impression: fakeImpression(60, unlike) });
      const categories = [
        { id: 'message-clarity', category: 'Message Clarity', score: 55, weight },
        { id: 'visual-design', category: 'Visual Design', score: 80, weight },
      ];
      expect(verdict({ ...facts, total: { ...facts.total, overall, categories, audits: [] } }, [])).toBe(
        words,
      );
    },
  );

  it('adds “we found nothing else” when only an audit has praise for the ad', () => {
    const unlike = Object.fromEntries(WEAKNESSES.map((weakness) => [weakness, -5]));
    const seen = { text: text.slice(0, 1), impression: fakeImpression(60, unlike) };
    const { audit, facts } = factsWith('headline-size', seen);
    const categories = [
      { id: audit.category, category: 'Message Clarity', score: 70, weight: 1 },
      { id: 'visual-design', category: 'Visual Design', score: 60, weight: 1 },
    ];
    const said = (overall: number) =>
      verdict({ ...facts, total: { ...facts.total, overall, categories } }, []);
    expect(said(70)).toBe('A large headline; we found nothing else to single out.');
    expect(said(69)).toBe('A large headline; the design could do more for the message.');
    const general = { ...factsWith('headline-substance', seen).audit, value: 80, score: 90, pointsLost: 0.1 };
    const audits = [...facts.total.audits, general];
    expect(verdict({ ...facts, total: { ...facts.total, overall: 87, categories, audits } }, [])).toBe(
      '“Hot until the summit”: a good ad with a large headline.',
    );
  });
});
