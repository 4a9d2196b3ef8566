import { describe, expect, it } from 'vitest';
import type { Copy } from '../../artifacts/copy-artifacts.ts';
import { score } from '../../scoring/curves.ts';

import { copyOf } from '../../testing/index.ts';
import audit from './copy-platform-length.ts';

const run = (overrides: Partial<Copy>) => audit.run({ copy: copyOf(overrides) });

describe('copy-platform-length', () => {
  it.each<[string, Partial<Copy>, number]>([['the total width', { width: 140 }, 140]])(
    'measures %s',
    (_, overrides, value) => {
      const finding = run(overrides);
      expect(finding.kind === 'measured' ? finding.value : finding).toBeCloseTo(value, 1);
    },
  );

  it('prefers copy that fits', () => {
    const better = run({ width: 140 });
    const worse = run({ width: 600 });
    if (better.kind !== 'measured' || worse.kind !== 'measured') throw new Error('Both are to be measured.');
    expect(score(audit.curve, better.value)).toBeGreaterThan(score(audit.curve, worse.value) + 8);
  });

  it('quotes the copy and marks the quoted words', () => {
    const finding = run({ width: 400 });
    expect(finding).toMatchObject({
      kind: 'measured',
      observation: expect.stringContaining('LinkedIn introduction (150)'),
      evidence: expect.arrayContaining([expect.objectContaining({ span: expect.anything() })]),
    });
    expect(finding.kind === 'measured' && finding.advice).toBe(
      'Cut about 250 characters, or write a short version for these platforms.',
    );
  });
});
