import { describe, expect, it } from 'vitest';
import { placementFit, textLine } from '../../testing/index.ts';
import { platformAdaptations, platformAdvice } from './platforms.ts';

const line = textLine();
const vertical = placementFit({
  name: 'Reels 9:16',
  kept: 0.56,
  score: 40,
  covered: [{ text: line.text, box: line.box, why: 'crop' }],
});
const adviceOn = (...fits: ReturnType<typeof placementFit>[]) =>
  platformAdvice(fits, [line])[0]?.recommendations ?? [];

describe('platform advice', () => {
  it.each([
    ['fits', {}, 'Feed, square runs as is.'],
    [
      'crops the image without losing text',
      { kept: 0.8 },
      'Feed, square: 20% of the picture is cut off at the edges, and no words with it.',
    ],
    ['is a little weak', { score: 70 }, 'Feed, square fits with small losses.'],
    [
      'makes text too small',
      { smallestTextPx: 5.86 },
      'Feed, square: the smallest text is less than 9 px high there; enlarge it where it matters.',
    ],
    [
      'has too few pixels',
      { enoughPixels: false },
      'Feed, square: the file has too few pixels; export it at least 750 px wide.',
    ],
    [
      'asks for more pixels than phones show',
      { id: 'youtube-in-stream', enoughPixels: false, displayWidth: 390 },
      'Feed, square: the file has too few pixels; export it at least 1280 px wide.',
    ],
    [
      'hides a line',
      { covered: [{ text: line.text, box: line.box, why: 'safe-zone' as const }] },
      'Feed, square: the platform’s own buttons cover “Hot until the summit”; move it toward the middle.',
    ],
  ])('describes a placement that %s', (_, change, words) => {
    expect(adviceOn(placementFit(change))).toEqual([words]);
  });

  it('combines placements with the same result', () => {
    expect(adviceOn(placementFit(), placementFit({ name: 'Feed 4:5' }))).toEqual([
      'Feed, square and Feed 4:5 run as is.',
    ]);
  });

  it('suggests a separate version, in one place only, when rearranging does not help', () => {
    expect(adviceOn(vertical)).toEqual([]);
    expect(platformAdaptations([placementFit(), vertical], [line])).toEqual([
      {
        platform: 'Meta',
        change:
          'Make a version for Reels 9:16: it would show 56% of the picture, without “Hot until the summit”.',
      },
    ]);
  });

  it('counts lines beyond the first two, and misread ones', () => {
    const lost = ['Hot', 'Save 30%', 'Shop', 'THEGROUPOFBALLSIHIT'].map((text) => ({
      text,
      box: line.box,
      why: 'crop' as const,
    }));
    const [first] = platformAdaptations([placementFit({ ...vertical, covered: lost })], []);
    expect(first?.change).toContain('without “Hot”, “Save 30%”, and 2 other lines');
  });
});
