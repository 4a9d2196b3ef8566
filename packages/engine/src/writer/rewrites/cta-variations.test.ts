import { describe, expect, it } from 'vitest';
import { readCopy } from '../../gatherers/copy/index.ts';
import { brandMark, callToActionOf, fakeArtifacts, textLine } from '../../testing/index.ts';
import type { AdWords } from '../ad/ad-facts.ts';
import { suggestCallsToAction } from './cta-variations.ts';

const ad = (copy: string | null, over: Partial<AdWords> = {}): AdWords => {
  const read = copy === null ? null : readCopy(copy);
  return { copy: read?.ok ? read.value : null, text: [], callToAction: null, brand: [], ...over };
};
const texts = (words: AdWords): string[] => suggestCallsToAction(words).map(({ text }) => text);

describe('call to action variations', () => {
  it.each([
    ['the offer', 'The Lumen mattress is 40% off. A mattress for a better sleep. Shop now.', 'Get 40% off'],
    ['a product category', 'Our sofa is here. A sofa for every living room. Shop now.', 'Shop sofas'],
    ['a trial', 'The tool for teams, with a free trial. Order now.', 'Start your free trial'],
    ['the number of customers', 'Loved by 12,000 runners. Shop now.', 'Join 12,000 runners'],
    ['the wording of job ads', 'We are hiring for full-time jobs. Click here.', 'Apply now'],
  ])('use %s', (_, copy, expected) => {
    expect(texts(ad(copy))).toContain(expected);
  });

  it('do not replace a specific request with a generic label', () => {
    for (const request of ['Get the full recipe', 'Order now', 'Unlock yours'])
      expect(texts(ad(`Pizza and pasta. ${request}.`))).toEqual([]);
  });

  it('are two to five unique texts that differ from the current button', () => {
    const words = ad(
      'The Lumen mattress is 40% off with free delivery until Sunday. You sleep better. Shop now.',
      {
        callToAction: callToActionOf({ text: 'Order now' }),
        brand: [brandMark({ text: 'LUMEN' })],
      },
    );
    const found = texts(words);
    expect(found.length).toBeGreaterThanOrEqual(2);
    expect(found.length).toBeLessThanOrEqual(5);
    expect(new Set(found).size).toBe(found.length);
    expect(found).not.toContain('Order now');
  });

  it('use the image text when there is no copy', () => {
    const words = ad(null, {
      text: [
        textLine({ text: '50% OFF', role: 'headline' }),
        textLine({ text: 'For every runner on the trail', role: 'body' }),
      ],
      callToAction: callToActionOf({ text: 'Shop now' }),
    });
    expect(texts(words)).toContain('Get 50% off');
  });

  it('offer only what an image line states without conditions', () => {
    const offer = (text: string) =>
      texts(
        ad(null, {
          text: [textLine({ text, role: 'offer' })],
          callToAction: callToActionOf({ text: 'Learn more' }),
        }),
      );
    expect(offer('Free shipping')).toEqual(['Get free shipping']);
    expect(offer('Free shipping until Sunday')).toEqual(['Get free shipping']);
    expect(offer('Free shipping on every order')).toEqual(['Get free shipping']);
    expect(offer('Free shipping on all orders over $60')).toEqual([]);
    expect(offer('Free shipping over $60')).toEqual([]);
    expect(offer('Members get free shipping')).toEqual([]);
  });

  it.each([
    ['for guests', []],
    ['with code TEA', []],
    ['until Sunday', ['Get 10% off']],
  ])('respect a condition on the next line: “%s”', (condition, expected) => {
    const text = ['10% OFF', condition].map((line) => textLine({ text: line, role: 'offer' }));
    const action = { callToAction: callToActionOf({ text: 'Learn more' }) };
    const offer = { text: `10% OFF ${condition}`, p: 0.8, box: text[0]!.box, lines: [0, 1] };
    const elements = { ...fakeArtifacts().elements, offer };
    expect(texts(ad(null, { text, ...action, elements }))).toEqual(expected);
    const goingOn = [text[0]!, { ...text[1]!, goesOn: true as const }];
    expect(texts(ad(null, { text: goingOn, ...action }))).toEqual(expected);
  });

  it.each([
    ['The Lumen mattress is 10% off for members. Shop now.', false],
    ['The Lumen mattress is 10% off on orders over $60. Shop now.', false],
    ['The Lumen mattress is 10% off (for members). Shop now.', false],
    ['The Lumen mattress is 10% off, for members only. Shop now.', false],
    ['Members get 10% off. Shop now.', false],
    ['Spend $60 and get 10% off. Shop now.', false],
    ['The Lumen mattress is 10% off for a limited time. Shop now.', true],
    ['The Lumen mattress is 10% off for everyone. Shop now.', true],
    ['The Lumen mattress is 10% off on every order. Shop now.', true],
    ['The Lumen mattress is 10% off. For a better sleep. Shop now.', true],
  ])('promise no more than the copy: “%s”', (copy, promises) => {
    expect(texts(ad(copy)).includes('Get 10% off')).toBe(promises);
  });

  it('keep “up to” in front of a discount', () => {
    const words = ad('Up to 60% off. Laptops, headphones and more. Shop all deals.');
    expect(texts(words).join()).toMatch(/up to 60%/);
    expect(texts(words).join()).not.toMatch(/(?<!up to )60%|laptops/i);
  });

  it('differ between two ads', () => {
    const one = texts(ad('The Lumen mattress is 40% off. Shop now.'));
    const other = texts(ad('Fresh coffee from $12. Order now.'));
    expect(one.filter((text) => other.includes(text)).length).toBeLessThan(2);
  });

  it('are empty when the ad has nothing to ask for', () => {
    expect(suggestCallsToAction(ad(null, { text: [textLine({ text: 'Every kind of day' })] }))).toEqual([]);
    expect(suggestCallsToAction(ad(null))).toEqual([]);
  });

  it('do not use ingredients as the product', () => {
    expect(texts(ad('Our chowder is made with real bacon and fresh cream. Order now.')).join()).not.toMatch(
      /cream/i,
    );
  });

  it('do not use stray words or misread button text', () => {
    const sponsor = ad(null, { text: [textLine({ text: 'Sponsor of the culinary festival' })] });
    expect(texts(sponsor)).toEqual([]);
    const learn = ad('Order your next coffee in Italian. Lessons of five minutes.');
    expect(texts(learn).join()).not.toContain('coffee');
    const unread = ad(null, {
      text: [textLine({ text: 'Every kind of day' })],
      callToAction: callToActionOf({ text: 'Shop ¡obs' }),
    });
    expect(suggestCallsToAction(unread)).toEqual([]);
  });

  it.each([
    'Drive less, pay less: car insurance. Learn more.',
    'Beer, cold as ice. Shop now.',
    'A plan for every house. See more.',
    'Flights from $299 return. Book now.',
    'You sleep better on it. Shop now.',
  ])('contain no unnatural wording for %j', (copy) => {
    expect(texts(ad(copy)).join()).not.toMatch(/insurance|beer|plan|house|flight|\$|start to/i);
  });

  it('combine an offer and a product only if the ad does', () => {
    const told = texts(ad('Download our app and get 15% off your first grocery order. Carrots in 24 hours.'));
    expect(told).toContain('Get 15% off');
    expect(told.join()).not.toMatch(/off apps|your app/i);
    expect(texts(ad('First month free at the gym. Join us.'))).toContain('Get your first month free');
  });

  it('explain why an industry-specific label is better than the current one', () => {
    const button = callToActionOf({ text: 'Learn more' });
    const [first] = suggestCallsToAction(ad('We are hiring for full-time jobs.', { callToAction: button }));
    expect(first).toEqual({
      text: 'Apply now',
      reason: 'Says what people do next, which “Learn more” does not.',
    });
  });

  it('ignore bare “click here” requests, dates as brands, and figurative nouns', () => {
    const click = ad('You will see. Click here now.');
    expect(click.copy).not.toBeNull();
    expect(suggestCallsToAction(click)).toEqual([]);
    const dated = ad('Night Orchard plays on 14 March.', {
      brand: [brandMark({ text: '14 March, Old Tram Hall' })],
    });
    expect(texts(dated).join()).not.toContain('14 March');
    expect(texts(ad('You could cover the group with a blanket. Shop now.')).join()).not.toContain('blanket');
  });
});
