import { describe, expect, it } from 'vitest';
import { callToActionOf, fakeArtifacts } from '../../testing/index.ts';
import { judge } from '../../testing/judge.ts';
import audit from './call-to-action-size.ts';

const high = (h: number) =>
  judge(audit, { callToAction: callToActionOf({ box: { x: 0.1, y: 0.8, w: 0.3, h } }) });

describe('call-to-action-size', () => {
  it.each([
    ['a tiny button', 0.02, 5, 24],
    ['a slightly small button', 0.05, 80, 92],
    ['a well-sized button', 0.09, 90, 100],
    ['an oversized button', 0.25, 2, 19],
  ])('gives %s the expected score', (_, h, least, most) => {
    const { score } = high(h);
    expect(score).toBeGreaterThanOrEqual(least);
    expect(score).toBeLessThanOrEqual(most);
  });

  it('does not depend on the file’s resolution', () => {
    const { image } = fakeArtifacts();
    expect(judge(audit, { image: { ...image, width: 540, height: 540 } }).value).toBe(judge(audit).value);
  });

  it('says how many times taller the button should be, or that it should be smaller', () => {
    expect(high(0.03).fix).toBe('Make the button “Shop bottles” about 3 times as high.');
    expect(high(0.25).fix).toBe('Make the button “Shop bottles” smaller.');
  });

  it('suggests a separate button when the line of text is far too small', () => {
    expect(high(0.01).fix).toBe(
      '“Shop bottles” is too small to grow to a size that a thumb can hit: ask viewers to act on a button of its own.',
    );
  });

  it('stays neutral about a line of text that is smaller than a button', () => {
    const line = callToActionOf({ kind: 'text', box: { x: 0.1, y: 0.8, w: 0.3, h: 0.03 } });
    expect(judge(audit, { callToAction: line })).toMatchObject({
      title: 'Size of the call to action',
      observation: '“Shop bottles” is a line of text, and smaller than a button would be.',
      display: '11 px',
      good: '24 to 72 px',
      fix: '',
    });
  });

  it.each([
    [0.02, 'is too small', '7.2 px'],
    [0.047, 'is a little small', '17 px'],
    [0.09, 'is a good size', '32 px'],
    [0.25, 'is too large', '90 px'],
  ])('explains a height of %f and shows it in pixels', (h, meaning, shown) => {
    expect(high(h)).toMatchObject({
      observation: `“Shop bottles” ${meaning} on a phone.`,
      display: shown,
      good: '24 to 72 px',
      evidence: [{ label: `“Shop bottles”, ${shown} high on a phone` }],
    });
  });

  it('does not apply without a call to action', () => {
    expect(judge(audit, { callToAction: null }).status).toBe('notApplicable');
  });
});
