import type { Impression } from '../../artifacts/impression.ts';

/** The same rating of every quality. */
export function fakeImpression(rating: number): Impression {
  const likeness = {
    rating,
    raised: { x: 0, y: 0, w: 0.25, h: 0.25 },
    lowered: { x: 0.75, y: 0.75, w: 0.25, h: 0.25 },
  };
  return {
    attention: likeness,
    clarity: likeness,
    brand: likeness,
    request: likeness,
    design: likeness,
    emotion: likeness,
    persuasion: likeness,
  };
}
