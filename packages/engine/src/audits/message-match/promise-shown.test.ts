import { describe, expect, it } from 'vitest';
import { breaches, hits } from '../../testing/fakes/copy-hits.ts';
import { copyOf, textLine } from '../../testing/index.ts';
import audit from './promise-shown.ts';

const run = (copy: Parameters<typeof copyOf>[0], ...lines: string[]) =>
  audit.run({ copy: copyOf(copy), text: lines.map((text) => textLine({ text })) });

describe('promise-shown', () => {
  it.each([
    ['an offer with the same figure', { offers: hits('Save 30%'), benefits: [] }, ['30% OFF'], 100],
    ['an offer with another figure as not shown', { offers: hits('Save 30%'), benefits: [] }, ['50% OFF'], 0],
    ['an offer without its figure', { offers: hits('30-day free trial'), benefits: [] }, ['Free trial'], 100],
    ['a price without cents', { offers: hits('Only $49.00'), benefits: [] }, ['Only $49'], 100],
    [
      'a benefit in different words',
      { offers: [], benefits: hits('sleep better') },
      ['Better sleep starts here'],
      100,
    ],
    ['a missing benefit as not shown', { offers: [], benefits: hits('sleep better') }, ['New in store'], 0],
  ])('measures %s', (_, copy, lines, value) => {
    expect(run(copy, ...lines)).toMatchObject({ kind: 'measured', value });
  });

  it('says which promise to show in the picture', () => {
    expect(run({ offers: hits('Save 30%'), benefits: [] }, 'New in store')).toMatchObject({
      observation: expect.stringContaining('“Save 30%”'),
      advice: expect.stringContaining('“Save 30%”'),
    });
  });

  it('advises no offer for the picture while the picture makes another one', () => {
    const advice = (copy: Parameters<typeof copyOf>[0]) => {
      const result = run(copy, '50% OFF');
      return result.kind === 'measured' ? result.advice : undefined;
    };
    expect(advice({ offers: hits('Save 30%'), benefits: [] })).toBe('');
    expect(advice({ offers: hits('Free delivery'), benefits: [] })).toContain('“Free delivery”');
  });

  it('separates promises that are shown from those that are missing', () => {
    const promises = { offers: hits('Save 30%'), benefits: [{ text: 'stays hot', start: 12, end: 21 }] };
    expect(run(promises, '30% OFF')).toMatchObject({
      observation: expect.stringMatching(/^The picture backs up “Save 30%”, but not “stays hot.*”\.$/),
    });
    expect(run({ offers: hits('Save 30%'), benefits: [] }, '30% OFF')).not.toHaveProperty('advice');
  });

  it('does not suggest showing a claim that ad reviews reject', () => {
    const policy = breaches('claims', 'Save 30%');
    expect(run({ offers: hits('Save 30%'), benefits: [], policy }, 'New in store')).toMatchObject({
      advice: 'Replace “Save 30%” in the copy before you show it: ad reviews are likely to refuse it.',
    });
  });

  it('does not apply to copy without a promise or a picture without text', () => {
    expect(run({ offers: [], benefits: [] }, 'New in store').kind).toBe('notApplicable');
    expect(run({}).kind).toBe('notApplicable');
  });

  it('needs review when the copy is not English', () => {
    expect(run({ language: 'fr' }, 'Soldes').kind).toBe('needsReview');
  });
});
