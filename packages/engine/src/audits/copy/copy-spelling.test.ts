import { describe, expect, it } from 'vitest';
import type { Copy } from '../../artifacts/copy-artifacts.ts';
import { score } from '../../scoring/curves.ts';
import { hits } from '../../testing/fakes/copy-hits.ts';
import { copyOf } from '../../testing/index.ts';
import { measuredInCopy } from '../../testing/judge.ts';
import audit from './copy-spelling.ts';

const run = (overrides: Partial<Copy>) => audit.run({ copy: copyOf(overrides) });

describe('copy-spelling', () => {
  it.each<[string, Partial<Copy>, number]>([
    ['the number of misspellings', { misspelled: hits('recieve') }, 1],
    ['copy without misspellings', { misspelled: [] }, 0],
  ])('measures %s', (_, overrides, value) => {
    const finding = run(overrides);
    expect(finding.kind === 'measured' ? finding.value : finding).toBeCloseTo(value, 1);
  });

  it('prefers copy without misspellings', () => {
    const better = run({ misspelled: [] });
    const worse = run({ misspelled: hits('recieve') });
    if (better.kind !== 'measured' || worse.kind !== 'measured') throw new Error('Both are to be measured.');
    expect(score(audit.curve, better.value)).toBeGreaterThan(score(audit.curve, worse.value) + 8);
  });

  it('quotes the copy and marks the quoted words', () => {
    const finding = run({ misspelled: hits('recieve') });
    expect(finding).toMatchObject({
      kind: 'measured',
      observation: '“recieve” looks misspelled.',
      evidence: expect.arrayContaining([expect.objectContaining({ span: expect.anything() })]),
    });
    expect(finding.kind === 'measured' && finding.advice).toBe('Write “receive” for “recieve”.');
  });

  it('needs review when the copy is not English', () => {
    expect(run({ language: 'de' })).toMatchObject({
      kind: 'needsReview',
      reason: expect.stringContaining('German'),
    });
  });

  it.each([
    ['Our cheese box is the best gift garanteed', 'guaranteed'],
    ['Fresh bread allready sliced for you', 'already'],
    ['You will recieve it on Monday', 'receive'],
    ['It will definatly be there', 'definitely'],
  ])('finds the misspelling in %s', (text, right) => {
    expect(measuredInCopy(audit, text)).toMatchObject({ value: 1, advice: expect.stringContaining(right) });
  });

  it.each([
    ['Xero connects to Domeo and Siteline at no cost.'],
    ['Yoghurt from our own dairy, scalable tronc for the staff.'],
    ['Our nasi goreng and our nasi lemak are back on the menu.'],
    ['Each scoop has 5 g of creatine.'],
    ['Book a padel court and drink a moka with a thick crema.'],
    ['Move your sipp to us.'],
    ['Colour and color are both fine with the organiser and the organizer.'],
  ])('finds no misspelling in %s', (text) => {
    expect(measuredInCopy(audit, text).value).toBe(0);
  });
});
