import { describe, expect, it } from 'vitest';
import { readCopy } from '../gatherers/copy/index.ts';
import { brandMark, callToActionOf, textLine } from '../testing/index.ts';
import type { AdWords } from './ad-facts.ts';
import { suggestCallsToAction } from './cta-variations.ts';

const ad = (copy: string | null, over: Partial<AdWords> = {}): AdWords => {
  const read = copy === null ? null : readCopy(copy);
  return { copy: read?.ok ? read.value : null, text: [], callToAction: null, brand: [], ...over };
};
const texts = (words: AdWords): string[] => suggestCallsToAction(words).map(({ text }) => text);

describe('call to action variations', () => {
  it.each([
    ['the offer and the thing', 'The Lumen mattress is 40% off. Shop now.', 'Get 40% off mattresses'],
    ['a thing that is not counted', 'Our coffee is fresh. Shop now.', 'Shop coffee'],
    ['the deadline', 'Socks at 40% off until Sunday. Shop now.', 'Get 40% off by Sunday'],
    ['a free thing with its article', 'Car insurance made easy. Get a free quote.', 'Explore car insurance'],
    ['a trial', 'The tool for teams, with a free trial. Order now.', 'Start your free trial'],
    ['a price', 'Flights from $299 return. Book now.', 'See prices from $299'],
    ['the gain', 'You sleep better on it. Shop now.', 'Start to sleep better'],
    ['the crowd', 'Loved by 12,000 runners. Shop now.', 'Join 12,000 runners'],
  ])('use %s', (_, copy, expected) => {
    const own = copy.includes('free quote') ? copy.replace('Get a free quote.', 'Learn more.') : copy;
    expect(texts(ad(own))).toContain(expected);
  });

  it('are three to five, all different, and none the button that is there', () => {
    const words = ad(
      'The Lumen mattress is 40% off with free delivery until Sunday. You sleep better. Shop now.',
      {
        callToAction: callToActionOf({ text: 'Get 40% off' }),
        brand: [brandMark({ text: 'LUMEN' })],
      },
    );
    const found = texts(words);
    expect(found.length).toBeGreaterThanOrEqual(3);
    expect(found.length).toBeLessThanOrEqual(5);
    expect(new Set(found).size).toBe(found.length);
    expect(found).not.toContain('Get 40% off');
  });

  it('read the picture where there is no copy', () => {
    const words = ad(null, {
      text: [textLine({ text: '50% OFF SNEAKERS' })],
      callToAction: callToActionOf({ text: 'Shop now' }),
    });
    expect(texts(words)).toContain('Get 50% off sneakers');
  });

  it('differ between two ads', () => {
    const one = texts(ad('The Lumen mattress is 40% off. Shop now.'));
    const other = texts(ad('Fresh coffee from $12. Order now.'));
    expect(one.filter((text) => other.includes(text)).length).toBeLessThan(2);
  });

  it('invent no request for an ad that names nothing to ask for', () => {
    expect(suggestCallsToAction(ad(null, { text: [textLine({ text: 'Every kind of day' })] }))).toEqual([]);
    expect(suggestCallsToAction(ad(null))).toEqual([]);
  });

  it('take no ingredient, and nothing that the ad speaks against, for the product', () => {
    expect(texts(ad('Our chowder is made with real bacon and fresh cream. Order now.')).join()).not.toMatch(
      /cream/i,
    );
    expect(texts(ad('Tired of boring salads? Our burger is back. Order now.'))).toContain('Shop burgers');
  });

  it('join an offer and a thing only where the ad does', () => {
    const told = texts(ad('Download our app and get 15% off your first grocery order. Carrots in 24 hours.'));
    expect(told).toContain('Get 15% off');
    expect(told.join()).not.toMatch(/off apps|your app/i);
    expect(texts(ad('First month free at the gym. Join us.'))).toContain('Get your first month free');
  });

  it('sell what the headline names before what the small print says', () => {
    const text = [
      textLine({ text: 'A reliable car', role: 'headline' }),
      textLine({ text: 'Union bank, the dependable bank', role: 'body' }),
    ];
    expect(texts(ad(null, { text }))).toContain('Find your car');
  });

  it('carry no reading error, slogan or verb into a name', () => {
    const named = (text: string) => texts(ad('Feel it.', { brand: [brandMark({ text })] })).join();
    expect(named('M»ERCURIAL')).toContain('Mercurial');
    expect(named('Instead of a Cocktail."')).not.toContain('Cocktail');
    expect(named('SUBSCRIBE')).not.toMatch(/subscribe/i);
  });

  it('say of a plain step what it does instead of the one that is there', () => {
    const [first] = suggestCallsToAction(
      ad(null, {
        text: [textLine({ text: 'Every kind of day' })],
        callToAction: callToActionOf({ text: 'Shop now' }),
      }),
    );
    expect(first?.reason).toMatch(/^Instead of “Shop”, it /);
  });

  it('do not take a bare click for a request, a date for a brand, or a figure of speech for the product', () => {
    const click = ad('You will see. Click here now.');
    for (const { reason } of suggestCallsToAction(click)) expect(reason).not.toMatch(/^Instead of/);
    const dated = ad('Night Orchard plays on 14 March.', {
      brand: [brandMark({ text: '14 March, Old Tram Hall' })],
    });
    expect(texts(dated).join()).not.toContain('14 March');
    expect(texts(ad('You could cover the group with a blanket. Shop now.')).join()).not.toContain('blanket');
  });

  it('put brand and product together only where the ad does, and say so', () => {
    const brand = [brandMark({ text: 'Ostrava Lines' })];
    const apart = ad('Dry skin? Ostrava Lines knows. The ticket is here. See more.', { brand });
    expect(texts(apart)).not.toContain('Find your Ostrava Lines ticket');
    const paired = suggestCallsToAction(ad('The Ostrava Lines ticket is here. See more.', { brand }));
    expect(paired.find(({ text }) => text === 'Find your Ostrava Lines ticket')?.reason).toMatch(
      /^Names Ostrava Lines and the product/,
    );
  });
});
