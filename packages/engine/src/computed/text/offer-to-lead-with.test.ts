import { describe, expect, it } from 'vitest';
import { fakeArtifacts, textLine } from '../../testing/index.ts';
import { offerToLeadWith } from './offer-to-lead-with.ts';

interface Offer {
  readonly text?: string;
  readonly p?: number;
  readonly height?: number;
  readonly readRightly?: number;
  readonly lines?: readonly number[];
  readonly more?: readonly string[];
}

function leadsWith({
  text = 'Save £500 early bird',
  p = 0.9,
  height = 0.05,
  lines = [1],
  more = [],
  ...read
}: Offer) {
  const all = [
    textLine({ text: 'Unlock your future', role: 'headline', height: 0.1 }),
    textLine({ text, role: 'offer', height, ...read }),
    ...more.map((each) => textLine({ text: each, role: 'body' })),
  ];
  const { elements } = fakeArtifacts();
  const at = (line: number) => ({ text: all[line]!.text, p: 0.9, box: all[line]!.box, lines: [line] });
  const found = { ...elements, headline: at(0), offer: { ...at(1), text, p, lines } };
  return offerToLeadWith(all, found) !== null;
}

describe('an offer to lead with', () => {
  it.each<[string, Offer]>([
    ['a saving', {}],
    ['a price', { text: 'Fitted for £4,950' }],
    ['a gift', { text: 'Free engraving' }],
    ['half the price', { text: 'Half price for under 12s' }],
    ['one in over a fifth of the headline’s height', { height: 0.021 }],
  ])('is %s', (_, offer) => {
    expect(leadsWith(offer)).toBe(true);
  });

  it.each<[string, Offer]>([
    ['is doubtful', { p: 0.65 }],
    ['was misread', { readRightly: 0.1 }],
    ['names no figure', { text: 'A new one each week' }],
    ['is free of something', { text: 'Hassle-free returns since 1985, 24/7' }],
    ['belongs to an event', { text: 'Tickets £12', more: ['Saturday, July 12, 8 pm'] }],
    ['has no lines', { lines: [] }],
    ['is too long for a headline', { text: 'First 6 months for £9, then £16 on a 24-month contract' }],
    ['ends in mid-sentence', { text: 'Save £500 on the' }],
    ['is fine print', { height: 0.019 }],
    ['is in the headline', { lines: [0, 1] }],
    ['is a row of a price list', { text: '2 for $25', more: ['Ice $3', 'Bait $4', 'Rope $6'] }],
  ])('is none that %s', (_, offer) => {
    expect(leadsWith(offer)).toBe(false);
  });
});
