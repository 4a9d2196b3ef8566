import { describe, expect, it } from 'vitest';
import { textLine } from '../../testing/index.ts';
import { withReadingAccuracy } from './reading-accuracy.ts';

const chanceOf = (text: string, confidence: number, ...others: string[]): number =>
  withReadingAccuracy([
    textLine({ text, confidence }),
    ...others.map((other) => textLine({ text: other, confidence: 0.99 })),
  ])[0]!.readRightly!;

describe('chance that a line was read exactly', () => {
  it('is high for confident readings and decreases with confidence', () => {
    expect(chanceOf('Save on every order', 0.99)).toBeGreaterThan(0.9);
    expect(chanceOf('Save on every order', 0.85)).toBeLessThan(chanceOf('Save on every order', 0.95));
  });

  it.each(['Sawe on evry ordr', 'Fnd your next trip', 'New ¡ob, same you'])(
    'is lower for non-words: %s',
    (text) => {
      const rest = ['Find a plan for every budget', 'Order today'];
      expect(chanceOf(text, 0.95, ...rest)).toBeLessThan(0.85);
      expect(chanceOf(text, 0.95, ...rest)).toBeLessThan(
        chanceOf('Find your next trip', 0.95, ...rest) - 0.1,
      );
    },
  );

  it('is lower when two networks disagree', () => {
    const [same, other] = withReadingAccuracy([
      textLine({ text: 'Save on every order', confidence: 0.97, alike: 1 }),
      textLine({ text: 'Save on every order', confidence: 0.97, alike: 0.4 }),
    ]);
    expect(other!.readRightly).toBeLessThan(same!.readRightly! - 0.005);
  });

  it('is not lower for foreign words if the ad is in that language', () => {
    const german = ['Frische Brötchen jeden Morgen', 'Jetzt bestellen und sparen'];
    const english = ['Find a plan for every budget', 'Order today'];
    const [own, other] = [german, english].map((rest) =>
      chanceOf('Verleiht jedem Morgen Schwung', 0.97, ...rest),
    );
    // Lines are quoted from .7 on.
    expect(own).toBeGreaterThan(0.7);
    expect(own).toBeGreaterThan(other! + 0.2);
  });

  it('requires more confidence for an unknown name', () => {
    expect(chanceOf('Lindqvist', 0.99, 'Time, well kept')).toBeGreaterThan(0.7);
    expect(chanceOf('Lindqvist', 0.93, 'Time, well kept')).toBeLessThan(0.7);
  });
});
