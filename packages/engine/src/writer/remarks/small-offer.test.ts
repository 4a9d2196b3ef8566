import { describe, expect, it } from 'vitest';
import type { TextRole } from '../../artifacts/text-role.ts';
import { factsWithoutAudits } from '../../testing/facts-without-audits.ts';
import { fakeArtifacts, textLine } from '../../testing/index.ts';
import { weaknessModelOf } from '../../testing/remark-model-of.ts';
import { weakPoints } from '../advice/weak-points/weak-points.ts';
import { smallOfferChance } from './small-offer.ts';

const BOX = { x: 0.1, y: 0.85, w: 0.5, h: 0.03 };

interface Offer {
  readonly height?: number;
  readonly text?: string;
  readonly p?: number;
  readonly readRightly?: number;
  readonly role?: TextRole;
  readonly others?: number;
}

function factsOf({
  height = 0.02,
  text = '15% off your first box',
  p = 0.9,
  readRightly = 0.99,
  role = 'offer',
  others = 0.05,
}: Offer = {}) {
  const headline = textLine({ text: 'Hot until the summit', role: 'headline', height: 0.09 });
  const offer = textLine({ text, role, height, readRightly, box: BOX });
  const body = (y: number) =>
    textLine({ text: 'Steel, inside and out', role: 'body', height: others, box: { ...BOX, y } });
  const { elements } = fakeArtifacts();
  return factsWithoutAudits({
    text: [headline, offer, body(0.4), body(0.5)],
    elements: {
      ...elements,
      headline: { text: headline.text, p: 0.9, box: headline.box, lines: [0] },
      offer: { text, p, box: BOX, lines: [1] },
    },
  });
}

describe('a small offer', () => {
  it.each<[string, Offer, number]>([
    ['is among the smallest text', {}, 0.55],
    ['is larger', { height: 0.04 }, 0],
    ['is no smaller than most text', { height: 0.02, others: 0.02 }, 0],
    ['is uncertain', { p: 0.7 }, 0],
    ['cannot be quoted', { readRightly: 0.1 }, 0],
    ['is part of the headline', { role: 'headline' }, 0],
    ['starts with its price', { text: 'From £19 a month' }, 0],
  ])('is held against the ad with this chance if it %s', (_, of, chance) => {
    expect(smallOfferChance(factsOf(of))).toBe(chance);
  });

  it('is a weak point with its size, even if the whole picture does not predict it', () => {
    const material = { request: null, copyRequest: null, product: 'bottle' };
    const told = (of?: Offer) => weakPoints(factsOf(of), [], material, weaknessModelOf({ offer: -2 }));
    expect(told()).toMatchObject([
      {
        name: 'An offer that is easy to miss',
        text: '“15% off your first box” is among the smallest text of the ad. Set the offer larger, or give it a place of its own.',
        evidence: [{ box: BOX }],
      },
    ]);
    expect(told({ height: 0.04 })).toEqual([]);
  });
});
