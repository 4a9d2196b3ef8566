import { describe, expect, it } from 'vitest';
import { callToActionOf, fakeArtifacts } from '../../testing/index.ts';
import { judge } from '../../testing/judge.ts';
import audit from './call-to-action-size.ts';

const high = (h: number) =>
  judge(audit, { callToAction: callToActionOf({ box: { x: 0.1, y: 0.8, w: 0.3, h } }) });

describe('call-to-action-size', () => {
  it.each([
    ['a sliver', 0.02, 5, 24],
    ['a bit small', 0.05, 80, 92],
    ['a good button', 0.09, 90, 100],
    ['a slab', 0.25, 2, 19],
  ])('%s', (_, h, least, most) => {
    const { score } = high(h);
    expect(score).toBeGreaterThanOrEqual(least);
    expect(score).toBeLessThanOrEqual(most);
  });

  it('is the same for a file with fewer pixels', () => {
    const { image } = fakeArtifacts();
    expect(judge(audit, { image: { ...image, width: 540, height: 540 } }).value).toBe(judge(audit).value);
  });

  it('says from what to what', () => {
    expect(high(0.03).fix).toMatch(/^Enlarge the button “Shop bottles” from 3 ?% to 8.9 ?% of the picture/);
    expect(high(0.25).fix).toMatch(/^Reduce the button “Shop bottles” from 25 ?% to under 20 ?%/);
  });

  it('asks for a button of its own where a line is far too small', () => {
    expect(high(0.01).fix).toMatch(
      /^“Shop bottles” is too small .* ask viewers to act on a button of its own, 8.9 ?% of/,
    );
  });

  it('does not hold the letters of a line against the height of a button', () => {
    const line = callToActionOf({ kind: 'text', box: { x: 0.1, y: 0.8, w: 0.3, h: 0.03 } });
    const { title, observation, fix } = judge(audit, { callToAction: line });
    expect({ title, fix }).toEqual({ title: 'Size of the call to action', fix: '' });
    expect(observation).toBe('“Shop bottles” is 11 px high on a phone; a button would be 24 px to 72 px.');
  });

  it.each([
    [0.02, 'is too small'],
    [0.047, 'is a little small'],
    [0.09, 'is a good size'],
    [0.25, 'is too large'],
  ])('says what a height of %f means', (h, meaning) => {
    expect(high(h).observation).toContain(`“Shop bottles” ${meaning} on a phone (`);
  });

  it('does not apply without a call to action', () => {
    expect(judge(audit, { callToAction: null }).status).toBe('notApplicable');
  });
});
