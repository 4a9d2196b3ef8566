import { describe, expect, it } from 'vitest';
import type { Copy } from '../../artifacts/copy-artifacts.ts';
import { score } from '../../scoring/curves.ts';

import { copyOf } from '../../testing/index.ts';
import audit from './copy-opening-length.ts';

const run = (overrides: Partial<Copy>) => audit.run({ copy: copyOf(overrides) });

describe('copy-opening-length', () => {
  it.each<[string, Partial<Copy>, number]>([
    ['a short opening in characters', { opening: { text: 'Stay warm.', start: 0, end: 10, words: 2 } }, 10],
    ['wide characters as two', { opening: { text: '夏のセール', start: 0, end: 5, words: 2 } }, 10],
    ['a long opening', { opening: { text: 'word '.repeat(50), start: 0, end: 250, words: 50 } }, 250],
  ])('measures %s', (_, overrides, value) => {
    const finding = run(overrides);
    expect(finding.kind === 'measured' ? finding.value : finding).toBeCloseTo(value, 1);
  });

  it('prefers an opening that is shown in full', () => {
    const better = run({});
    const worse = run({ opening: { text: 'word '.repeat(50), start: 0, end: 250, words: 50 } });
    if (better.kind !== 'measured' || worse.kind !== 'measured') throw new Error('Both are to be measured.');
    expect(score(audit.curve, better.value)).toBeGreaterThan(score(audit.curve, worse.value) + 8);
  });

  it('quotes the copy and marks the quoted words', () => {
    const finding = run({ opening: { text: 'word '.repeat(50), start: 0, end: 250, words: 50 } });
    expect(finding).toMatchObject({
      kind: 'measured',
      value: 250,
      observation: '“word word word word word word word word word word…” runs past “more” in feeds.',
      evidence: [expect.objectContaining({ label: 'Opening, 250 characters', span: expect.anything() })],
    });
    expect(finding.kind === 'measured' && finding.advice).toBe(
      'Cut about 125 characters from the opening, or end its first sentence earlier.',
    );
  });
});
