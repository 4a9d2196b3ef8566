import { describe, expect, it } from 'vitest';
import type { MessageMatch } from '../../artifacts/copy-artifacts.ts';
import { readCopy } from '../../gatherers/copy/index.ts';
import { brandMark, callToActionOf, textLine } from '../../testing/index.ts';
import { type PictureMessage, matchMessage } from './message-match.ts';

const picture = (lines: readonly string[], over: Partial<PictureMessage> = {}): PictureMessage => ({
  text: lines.map((text) => textLine({ text })),
  callToAction: null,
  brand: [],
  ...over,
});

function match(copy: string, shown: PictureMessage): MessageMatch {
  const read = readCopy(copy);
  if (!read.ok) throw new Error(read.reason);
  const result = matchMessage(read.value, shown);
  if (!result.ok) throw new Error(result.reason);
  return result.value;
}

const COPY = 'Save 30% on every Tarnwell bottle until Sunday. Shop now.';

describe('message match', () => {
  it.each([
    ['the same figure in other words', 'Save 30% on bottles', '30% OFF bottles', true],
    ['another figure', 'Save 30% on bottles', '50% OFF bottles', false],
    ['a figure split across lines', 'Save 30% on bottles', '30%\nOFF bottles', true],
    ['a sale and its figure', 'Save 30% on bottles', 'Summer sale bottles', true],
    ['a different price', 'Bottles from $20', 'Bottles from $35', false],
    ['half price and 50%', 'Bottles at half price', '50% off bottles', true],
    ['half price and another figure', 'Bottles at half price', '30% off bottles', false],
    ['two for one in other words', 'Bottles: buy one get one free', 'Bottles 2 for 1', true],
    ['a price with and without cents', 'Bottles for only $49.00', 'Bottles for $49', true],
    ['a price with a comma and a period', 'Bottles from 19,99 €', 'Bottles from 19.99 €', true],
    ['a price in thousands', 'Bottles for $1,299', 'Bottles for $1299.00', true],
    ['a price in thousands with a period', 'Bottles for 1.299,00 €', 'Bottles for 1.299 €', true],
    ['a price with other cents', 'Bottles for $49.50', 'Bottles for $49', false],
    ['free trials of two lengths', 'Bottles: 14-day free trial', 'Bottles 30-day free trial', false],
    ['free trials of days and months', 'Bottles: 1-month free trial', 'Bottles 1-day free trial', false],
    ['a free trial and its length', 'Bottles: free trial', 'Bottles 30-day free trial', true],
    ['one length in two words', 'Bottles: free for 30 days', 'Bottles 30-day free trial', true],
    ['two for one and three for two', 'Bottles: 2 for 1', 'Bottles 3 for 2', false],
    [
      'two for one and two for the price of one',
      'Bottles: two for the price of one',
      'Bottles 2 for 1',
      true,
    ],
    ['two for one and bogo', 'Bottles: BOGO', 'Bottles 2 for 1', true],
    ['buy two get one and three for two', 'Bottles: buy two, get one free', 'Bottles 3 for 2', true],
    ['buy two get one and two for one', 'Bottles: buy 2 get 1 free', 'Bottles 2 for 1', false],
    [
      'the second at half price and two for one',
      'Bottles: buy one, get one half off',
      'Bottles 2 for 1',
      false,
    ],
    ['free delivery and free shipping', 'Bottles with free delivery', 'Bottles: free shipping', true],
  ])('compares offers: %s', (_, copy, shown, agrees) => {
    const offer = match(copy, picture([shown])).points.find(({ kind }) => kind === 'offer');
    expect(offer).toMatchObject({ agrees });
  });

  it.each([
    ['an amount saved and a price', 'Bottles: save $40', 'Bottles for $120'],
    ['two free things', 'Bottles with free shipping', 'Bottles: free gift'],
    ['a free trial and free shipping', 'Bottles: free trial', 'Bottles: free shipping'],
  ])('takes %s for two offers, not for a contradiction', (_, copy, shown) => {
    const offers = match(copy, picture([shown])).points.filter(({ kind }) => kind === 'offer');
    expect(offers.map((each) => [each.copy === null, each.creative === null])).toEqual([
      [true, false],
      [false, true],
    ]);
  });

  it.each([
    ['the brand in capitals', 'TARNWELL', true],
    ['a web address', 'www.tarnwell.com', true],
    ['another brand', 'Otterpeak', false],
  ])('compares brands: %s', (_, text, agrees) => {
    const { points } = match(COPY, picture(['Stay hot'], { brand: [brandMark({ text })] }));
    expect(points.find(({ kind }) => kind === 'brand')).toMatchObject({ agrees });
  });

  it.each([
    ['ING', 'Start saving today with a better account.', false],
    ['Nest', 'An honest night of sleep for every room.', false],
    ['GO', 'Good shoes for a long day.', false],
    ['EE', 'Free phones for your employees.', false],
    ['H&M', 'New coats for the fall at H&M.', true],
    ['ING', 'ING saves you an hour a day.', true],
    ['Ben & Jerry’s', 'A scoop of Ben and Jerry’s.', false],
    ['Ben & Jerry’s', 'A scoop of Ben & Jerry’s.', true],
    ['Go Pro', 'GoPro films it all.', true],
    ['GoPro', 'A Go Pro films it all.', true],
    ['Red Bull', 'Grab a Red Bull today.', true],
    ['Big Cup', 'A big cup of tea.', true],
    ['Kia', 'The Kia’s range is 300 miles.', true],
    ['www.nest.com', 'An honest night of sleep.', false],
    ['www.nest.com', 'Sleep at nest.com tonight.', true],
    ['Tarnwell', 'Meet #TarnwellBottles and Tarnwells.', true],
  ])('finds the brand %s in “%s”: %s', (text, copy, agrees) => {
    const { points } = match(copy, picture(['Stay hot'], { brand: [brandMark({ text })] }));
    expect(points.find(({ kind }) => kind === 'brand')).toMatchObject({ agrees });
  });

  it.each([
    ['another form of the word', 'Two bottles for the trail', true],
    ['another product category', 'Mattress, pillow and duvet of latex foam', false],
  ])('compares products: %s', (_, shown, agrees) => {
    const { points } = match('A steel bottle for hikers. Two bottles. Shop now.', picture([shown]));
    expect(points.find(({ kind }) => kind === 'product')).toMatchObject({ agrees });
  });

  it.each([
    ['shows', [{ label: 'bicycle', confidence: 0.8 }], true],
    ['may show', [{ label: 'bicycle', confidence: 0.3 }], false],
    ['does not show', [{ label: 'dog', confidence: 0.8 }], false],
  ])('checks a product in the copy that the picture %s', (_, things, agrees) => {
    const { points } = match('A bike for the whole city. Shop now.', picture(['Ride on'], { things }));
    expect(points.some((point) => point.kind === 'product' && point.agrees)).toBe(agrees);
  });

  it('compares copy with what a picture without text shows, but ignores people', () => {
    const read = readCopy('Every bike is serviced. People love it.');
    if (!read.ok) throw new Error(read.reason);
    const shown = (label: string) =>
      matchMessage(read.value, {
        text: [],
        callToAction: null,
        brand: [],
        things: [{ label, confidence: 0.9 }],
      });
    expect(shown('bicycle')).toMatchObject({ ok: true, confidence: 0.9 });
    expect(shown('person')).toMatchObject({ ok: false });
  });

  it('matches different words for the same product', () => {
    const { points } = match('New sneakers from $80', picture(['Shoes that fly']));
    expect(points).toContainEqual({ kind: 'product', copy: 'sneakers', creative: 'Shoes', agrees: true });
  });

  it.each([
    ['the same action', 'Shop bottles', true],
    ['a related action', 'Visit the store', true],
    ['a different action', 'Download the app', false],
  ])('compares actions: %s', (_, text, agrees) => {
    const { points } = match(COPY, picture(['Stay hot'], { callToAction: callToActionOf({ text }) }));
    expect(points.find(({ kind }) => kind === 'action')).toMatchObject({ agrees });
  });

  it('scores matching copy far above copy for another ad', () => {
    const shown = picture(['Hot for 24 hours', 'Save 30% on bottles'], {
      callToAction: callToActionOf({ text: 'Shop bottles' }),
      brand: [brandMark({ text: 'Tarnwell' })],
    });
    const own = match(COPY, shown);
    const other = match('Compare car insurance quotes and save $500. Get a free quote.', shown);
    expect(own.score).toBeGreaterThan(other.score + 40);
    expect(own.duplication).toBeGreaterThan(other.duplication);
  });

  it('does not treat words in two languages as a contradiction', () => {
    const { points } = match(
      'Heißer Kaffee den ganzen Tag mit der neuen Flasche, jetzt -30%.',
      picture(['Hot coffee bottle', '30% off']),
    );
    expect(points.filter(({ kind, agrees }) => kind === 'product' && !agrees)).toEqual([]);
    expect(points).toContainEqual(expect.objectContaining({ kind: 'offer', agrees: true }));
  });

  it('is not measured without readable text in the picture', () => {
    const read = readCopy(COPY);
    if (!read.ok) throw new Error(read.reason);
    const blurred = [textLine({ text: 'xx yy', confidence: 0.2 })];
    expect(matchMessage(read.value, { text: [], callToAction: null, brand: [] })).toMatchObject({
      ok: false,
    });
    expect(matchMessage(read.value, { text: blurred, callToAction: null, brand: [] })).toMatchObject({
      ok: false,
    });
  });
});
