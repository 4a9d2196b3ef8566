import { describe, expect, it } from 'vitest';
import { readCopy } from '../../gatherers/copy/index.ts';
import { brandMark, callToActionOf, textLine } from '../../testing/index.ts';
import type { AdWords } from '../ad/ad-facts.ts';
import { rewriteForEmotion } from './emotional-rewrites.ts';

const ad = (copy: string | null, over: Partial<AdWords> = {}): AdWords => {
  const read = copy === null ? null : readCopy(copy);
  return { copy: read?.ok ? read.value : null, text: [], callToAction: null, brand: [], ...over };
};

const MATTRESS =
  'The Lumen mattress keeps you cool all night. 40% off until Sunday, with a 100-night trial. Shop mattresses.';

describe('emotional rewrites', () => {
  it('restate the facts of the ad', () => {
    const rewrites = rewriteForEmotion(ad(MATTRESS, { brand: [brandMark({ text: 'Lumen' })] }));
    expect(rewrites.length).toBeGreaterThanOrEqual(2);
    expect(rewrites.find(({ emotion }) => emotion === 'Excitement')?.text).toBe(
      '40% off, until Sunday! The Lumen mattress keeps you cool all night. Shop mattresses.',
    );
    expect(rewrites.find(({ emotion }) => emotion === 'Trust')?.text).toContain(' 100-night trial. ');
  });

  it('introduce no new figures', () => {
    for (const { text } of rewriteForEmotion(ad(MATTRESS))) {
      for (const figure of text.match(/\d+/g) ?? []) expect(['40', '100']).toContain(figure);
    }
  });

  it('repeat no terms of the picture while copy and picture contradict each other', () => {
    const over = {
      text: [textLine({ text: 'From 39 € until 30 June' })],
      callToAction: callToActionOf({ text: 'Save 15%' }),
    };
    const copy =
      'Fly to Oslo from $19 until Sunday. Oslo has more saunas than streets. Sleep better up north.';
    const texts = (isContradicted: boolean) =>
      rewriteForEmotion(ad(copy, { ...over, isContradicted })).map(({ text }) => text);
    expect(texts(false).join(' ')).toMatch(/Save 15%/);
    expect(texts(true).length).toBeGreaterThan(0);
    expect(texts(true).join(' ')).not.toMatch(/39|June|15%/);
  });

  it('are unique within and across ads', () => {
    const all = [
      MATTRESS,
      'Fresh coffee at your door. The beans are roasted on the day. Order today.',
      'Learn Spanish in 15 minutes a day, with a 30-day guarantee. Start free.',
      'The Wrangler goes far. It has a five-year warranty. Book a drive.',
    ].flatMap((copy) => rewriteForEmotion(ad(copy)).map(({ text }) => text));
    expect(all.length).toBeGreaterThanOrEqual(4);
    expect(new Set(all).size).toBe(all.length);
  });

  it('use only words from the ad and a few connecting words', () => {
    const copies = [
      MATTRESS,
      'Wet stone, steep path, no slip. Mossfell soles grip for 900 km. Try a pair at home for 30 days.',
      'Night Orchard plays the Old Tram Hall on 14 March. Doors at eight, tickets 18 € at the door.',
    ];
    const helping = new Set('the until be one of read first'.split(' '));
    for (const copy of copies) {
      const own = new Set(copy.toLowerCase().match(/[\p{L}\d]+/gu));
      const rewrites = rewriteForEmotion(ad(copy));
      expect(rewrites.length).toBeGreaterThan(0);
      const foreign = rewrites
        .flatMap(({ text }) => text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [])
        .filter((word) => !own.has(word) && !own.has(word.replace(/s$/, '')) && !helping.has(word));
      expect(foreign).toEqual([]);
    }
  });

  it('use the image headline without its caps when there is no copy', () => {
    const text = [
      textLine({ text: 'HOT UNTIL YOU ARE HOME', role: 'headline' }),
      textLine({ text: 'Save 20%', role: 'offer' }),
    ];
    const rewrites = rewriteForEmotion(ad(null, { text }));
    expect(rewrites.length).toBeGreaterThanOrEqual(1);
    for (const each of rewrites) expect(each.text).toContain('Hot until you are home.');
  });

  it('do not reorder the lines of an image', () => {
    const text = [
      textLine({ text: 'Naturally sparkling', role: 'headline' }),
      textLine({ text: '23 June 1863 by decree', role: 'body' }),
    ];
    expect(rewriteForEmotion(ad(null, { text }))).toEqual([]);
  });

  it('end with a request, not with a web address or half a request', () => {
    for (const text of ['www.kia.com', 'Join our']) {
      const told = rewriteForEmotion(
        ad('It keeps tea warm on the summit. Now 20% off.', {
          callToAction: callToActionOf({ text, kind: 'text' }),
        }),
      );
      expect(told.length).toBeGreaterThan(0);
      expect(told.map((each) => each.text).join()).not.toMatch(/kia|Join our/i);
    }
  });

  it('do not move a stock phrase to the front', () => {
    const worn =
      'Learn Excel in six evenings. Our courses are the ultimate solution for everyone. Sign up today.';
    const plain = worn.replace('the ultimate solution for everyone', 'held in small rooms by accountants');
    const fronted = (copy: string) =>
      rewriteForEmotion(ad(copy)).filter(({ text }) => text.startsWith('Our courses'));
    expect(fronted(plain)).not.toEqual([]);
    expect(fronted(worn)).toEqual([]);
  });

  it('do not treat “guaranteed” as a warranty', () => {
    const told = rewriteForEmotion(
      ad('We drive carrots to your shop in 24 hours, guaranteed. Order yours now.'),
    );
    expect(told.map(({ text }) => text).join()).not.toMatch(/a guaranteed/);
  });

  it('include the length of a warranty', () => {
    const told = rewriteForEmotion(ad('The Wrangler goes far. It has a five-year warranty. Book a drive.'));
    expect(told.find(({ emotion }) => emotion === 'Trust')?.text).toBe(
      'The Wrangler goes far. Five-year warranty. Book a drive.',
    );
  });

  it('are empty for a headline alone', () => {
    expect(rewriteForEmotion(ad(null, { text: [textLine({ text: 'Hot until home' })] }))).toEqual([]);
  });

  it.each([
    ['has no facts to use', '!!!'],
    ['is not English', 'Jetzt kaufen und 50% sparen, nur noch bis Sonntag im Laden.'],
    ['only contains policy violations', 'Are you overweight? Try our miracle pill!'],
  ])('are empty when the copy %s', (_, copy) => {
    expect(rewriteForEmotion(ad(copy))).toEqual([]);
  });

  it.each([
    [
      'a claim',
      'Guaranteed cure for cellulite. The roller costs $40. Smooth skin after 14 days. Order now.',
      /cure/i,
    ],
    ['an insult', 'You look like a potato. The gym has 40% off until Sunday. Join today.', /potato/],
    ['a footnote', 'The cream feels cool all night. *Tested on 320 women in 2024. Shop creams.', /320|women/],
    [
      'an offer without its condition',
      'The bottle keeps tea hot all day. Get free shipping on orders over $50. Shop bottles.',
      /free shipping!/i,
    ],
    [
      'an offer to members',
      'The bottle keeps tea hot all day. Members get 10% off more bottles until Sunday. Shop bottles.',
      /10% off, until/i,
    ],
    [
      'stars to read',
      'The bottle keeps tea hot all day. Rated 4.8 stars by hikers. Shop bottles.',
      /read the/i,
    ],
    [
      'a crowd that the opening names',
      'Join 12,000 runners who drink cold water. Shop bottles.',
      /be one of/i,
    ],
    [
      'a study',
      'The cream feels cool all night. In a study of 320 women it felt cool. Shop creams.',
      /320|women/,
    ],
    ['a sample', 'The cream feels cool. 32 women wear it at work. Shop creams.', /one of 32/],
    [
      'a condition',
      'The bottle keeps tea hot. Free refunds are subject to 20% handling. Shop now.',
      /refund|20%/,
    ],
  ])('leave out %s', (_, copy, wrong) => {
    expect(
      rewriteForEmotion(ad(copy))
        .map(({ text }) => text)
        .join('\n'),
    ).not.toMatch(wrong);
  });

  it('do not follow a question with a question', () => {
    const read = readCopy('Hot at noon? The Tarnwell bottle keeps water cold for 24 hours. Shop bottles.');
    if (!read.ok) throw new Error(read.reason);
    const told = rewriteForEmotion({ copy: read.value, text: [], callToAction: null, brand: [] });
    expect(told.map(({ text }) => text).join('\n')).not.toMatch(/\?[^.!]*\?/);
  });

  it('fix spelling errors in the copy', () => {
    const told = rewriteForEmotion(
      ad(
        'Teh mattress keeps you definately cool all night. 40% off until Sunday, with a 100-night trial. Shop mattresses.',
      ),
    ).map(({ text }) => text);
    expect(told.length).toBeGreaterThan(0);
    expect(told.join('\n')).not.toMatch(/teh\b|definately/i);
    expect(told.join('\n')).toContain('The mattress keeps you definitely cool');
  });

  it('fix spelling errors in the image, and show no excitement about a mere price', () => {
    const rewrites = rewriteForEmotion(
      ad(null, {
        text: [
          textLine({ text: 'Definitley the cleanest windows in Leeds', role: 'headline', confidence: 0.99 }),
          textLine({ text: '20% off this week', role: 'offer' }),
        ],
      }),
    ).map(({ text }) => text);
    expect(rewrites.join()).toMatch(/^20% off/);
    expect(rewrites.join()).toContain('Definitely the cleanest windows in Leeds');
    const priced = ad('Lunch in Lille. Home by nine. From £39. See trains.');
    expect(rewriteForEmotion(priced).map(({ emotion }) => emotion)).not.toContain('Excitement');
  });
});
