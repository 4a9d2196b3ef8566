import { describe, expect, it } from 'vitest';
import type { Copy } from '../../artifacts/copy-artifacts.ts';
import { score } from '../../scoring/curves.ts';

import { copyOf } from '../../testing/index.ts';
import audit from './copy-sentence-length.ts';

const run = (overrides: Partial<Copy>) => audit.run({ copy: copyOf(overrides) });

describe('copy-sentence-length', () => {
  it.each<[string, Partial<Copy>, number]>([
    ['the longest sentence', {}, 11],
    [
      'a single long sentence',
      {
        sentences: [
          {
            text: 'It keeps you warm on every trail and in every town that you may ever come to see, and it never fails you, which is why so many people carry one.',
            start: 0,
            end: 146,
            words: 31,
          },
        ],
      },
      31,
    ],
  ])('measures %s', (_, overrides, value) => {
    const finding = run(overrides);
    expect(finding.kind === 'measured' ? finding.value : finding).toBeCloseTo(value, 1);
  });

  it('prefers short sentences', () => {
    const better = run({});
    const worse = run({
      sentences: [
        {
          text: 'It keeps you warm on every trail and in every town that you may ever come to see, and it never fails you, which is why so many people carry one.',
          start: 0,
          end: 146,
          words: 40,
        },
      ],
    });
    if (better.kind !== 'measured' || worse.kind !== 'measured') throw new Error('Both are to be measured.');
    expect(score(audit.curve, better.value)).toBeGreaterThan(score(audit.curve, worse.value) + 8);
  });

  it('quotes the copy and marks the quoted words', () => {
    const finding = run({
      sentences: [
        {
          text: 'It keeps you warm on every trail and in every town that you may ever come to see, and it never fails you, which is why so many people carry one.',
          start: 0,
          end: 146,
          words: 31,
        },
      ],
    });
    expect(finding).toMatchObject({
      kind: 'measured',
      observation: expect.stringContaining('31 words'),
      evidence: expect.arrayContaining([expect.objectContaining({ span: expect.anything() })]),
    });
    expect(finding.kind === 'measured' && finding.advice).toMatch(
      /^Start a new sentence at “and it never fails you, /,
    );
  });
});
