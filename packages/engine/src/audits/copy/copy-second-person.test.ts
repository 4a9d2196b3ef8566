import { describe, expect, it } from 'vitest';
import type { Copy } from '../../artifacts/copy-artifacts.ts';
import { score } from '../../scoring/curves.ts';
import { hits } from '../../testing/fakes/copy-hits.ts';
import { copyOf } from '../../testing/index.ts';
import audit from './copy-second-person.ts';

const run = (overrides: Partial<Copy>) => audit.run({ copy: copyOf(overrides) });

describe('copy-second-person', () => {
  it.each<[string, Partial<Copy>, number]>([
    ['copy only about the reader', { secondPerson: hits('you'), firstPerson: [], callsToAction: [] }, 100],
    [
      'copy about the reader and the advertiser',
      { secondPerson: hits('you'), firstPerson: [{ text: 'we', start: 20, end: 22 }], callsToAction: [] },
      50,
    ],
    ['copy about neither', { secondPerson: [], firstPerson: [], callsToAction: [] }, 0],
  ])('measures %s', (_, overrides, value) => {
    const finding = run(overrides);
    expect(finding.kind === 'measured' ? finding.value : finding).toBeCloseTo(value, 1);
  });

  it('prefers “you” to “we”', () => {
    const better = run({ secondPerson: hits('you'), firstPerson: [] });
    const worse = run({ secondPerson: [], callsToAction: [], firstPerson: hits('we', 'our') });
    if (better.kind !== 'measured' || worse.kind !== 'measured') throw new Error('Both are to be measured.');
    expect(score(audit.curve, better.value)).toBeGreaterThan(score(audit.curve, worse.value) + 8);
  });

  it('quotes the copy and marks the quoted words', () => {
    const finding = run({ secondPerson: [], callsToAction: [], firstPerson: hits('we') });
    expect(finding).toMatchObject({
      kind: 'measured',
      observation: 'The copy never addresses the reader and talks about the advertiser once (“we”).',
      evidence: expect.arrayContaining([expect.objectContaining({ span: expect.anything() })]),
    });
    expect(finding.kind === 'measured' && finding.advice).toBe(
      'Say what “you” get, for example where the copy says “we”.',
    );
  });

  it('needs review when the copy is not English', () => {
    expect(run({ language: 'de' })).toMatchObject({
      kind: 'needsReview',
      reason: expect.stringContaining('German'),
    });
  });
});
