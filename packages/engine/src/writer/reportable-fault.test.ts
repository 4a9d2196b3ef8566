import { expect, it } from 'vitest';
import { analysisOf } from '../testing/analysis-of.ts';
import { fakeImpression } from '../testing/fakes/fake-impression.ts';
import { brandMark, fakeArtifacts, textLine } from '../testing/index.ts';

const { attention, image, text, elements } = fakeArtifacts();

const FEED = { width: 1080, height: 1080 };
const reasons = textLine({ text: 'Steel inside and out keeps it hot '.repeat(4).trim(), role: 'body' });

it.each([
  ['is requested in a feed', FEED, [reasons], true],
  ['is requested in a web page slot', { width: 300, height: 250 }, [], true],
  ['is not requested for an image with a few words and a name', FEED, [], false],
  ['is not requested on a page with an image and a few words', { width: 600, height: 850 }, [], false],
])('a call to action %s', (_, size, more, isMissed) => {
  const { recommendations, keyInsights, verdict } = analysisOf({
    image: { ...image, ...size },
    text: [...text.filter(({ role }) => role === 'headline' || role === 'brand'), ...more],
    callToAction: null,
    copy: undefined as never,
    elements: { ...elements, request: null, offer: null },
  });
  expect(recommendations.some(({ audit }) => audit === 'call-to-action-presence')).toBe(isMissed);
  const told = `${keyInsights.weaknesses.join(' ')} ${verdict}`;
  expect(/call to action|asks viewers to act/.test(told)).toBe(isMissed);
});

it('a call to action is requested for an image without a brand', () => {
  const { recommendations } = analysisOf({
    image: { ...image, ...FEED },
    text: [],
    brand: [],
    callToAction: null,
    copy: undefined as never,
    elements: { ...elements, headline: null, brand: null, request: null, offer: null },
  });
  expect(recommendations.some(({ audit }) => audit === 'call-to-action-presence')).toBe(true);
});

it.each([
  ['is reported when it is separate from the headline', { x: 0.45, y: 0.55, w: 0.5, h: 0.35 }, true],
  ['is not reported when it is part of the headline', { x: 0.1, y: 0.1, w: 0.5, h: 0.35 }, false],
])('an oversized brand %s', (_, box, isTold) => {
  const headline = { ...elements.headline!, box: { x: 0.05, y: 0.05, w: 0.6, h: 0.45 } };
  const { recommendations } = analysisOf({
    brand: [brandMark({ box })],
    elements: { ...elements, headline, brand: { ...elements.brand!, box } },
    image: { ...image, width: 1080, height: 1080 },
  });
  expect(recommendations.some(({ audit }) => audit === 'brand-size')).toBe(isTold);
});

const words = (count: number) => textLine({ text: 'word '.repeat(count).trim(), role: 'body' });
const frame = ['Sponsored', '31 likes', '4 comments'].map((each) => textLine({ text: each, role: 'body' }));
const priced = ['Sausages £4.20', 'Bacon £3.95', 'Chops £5.10', 'Mince £4'].map((each) =>
  textLine({ text: `${each} from our own farm down the lane in the dale`, role: 'body' }),
);
const events = ['Fri 12 July', 'Sat 13 July', 'Fri 19 July', 'Sat 20 July', 'Fri 26 July', 'Sat 27 July'].map(
  (day) => textLine({ text: `${day}, 8 pm, live on the stage in the garden by the lake`, role: 'body' }),
);

it.each([
  ['70 words on a page are fine', { width: 600, height: 850 }, [words(70)], false],
  ['70 words in a feed are too many', { width: 1080, height: 1080 }, [words(70)], true],
  ['52 words in a feed are fine', { width: 1080, height: 1080 }, [words(52)], false],
  ['90 words in a slot are too many', { width: 300, height: 600 }, [words(90)], true],
  [
    'a screenshot of a post with many words is too much',
    { width: 1080, height: 1080 },
    [words(121), ...frame],
    true,
  ],
  ['the text of a post is fine', { width: 1080, height: 1080 }, [words(70), ...frame], false],
  ['a price list is fine', { width: 1080, height: 1080 }, priced, false],
  ['a list of events is fine', { width: 1080, height: 1080 }, events, false],
])('text amount: %s', (_, size, lines, isBlamed) => {
  const { keyInsights } = analysisOf({
    impression: fakeImpression(10),
    image: { ...image, ...size },
    text: [...text.filter(({ role }) => role === 'headline'), ...lines],
    copy: undefined as never,
  });
  expect(keyInsights.weaknesses.some((each) => /^The picture has at least \d+ words/.test(each))).toBe(
    isBlamed,
  );
});

it.each([
  ['Fresh every morning', true],
  ['Bring this leaflet with you', false],
])('small text is reported next to “%s”: %s', (words, isBlamed) => {
  const small = ['Open from eight to six', 'Bread and rolls', 'Cakes to order', words].map((each, at) =>
    textLine({ text: each, role: 'body', height: 0.008, box: { x: 0.1, y: 0.1 + at / 20, w: 0.3, h: 0.01 } }),
  );
  const { recommendations } = analysisOf({ impression: fakeImpression(76, { small: 3 }), text: small });
  expect(recommendations.some(({ audit }) => audit === 'text-size')).toBe(isBlamed);
});

it.each([
  ['poor', 10, true],
  ['not poor', 99, false],
])('wordiness is reported when the ad is %s', (_, rating, isBlamed) => {
  const { keyInsights } = analysisOf({
    impression: fakeImpression(rating, { wordy: 3 }),
    text: [...text.filter(({ role }) => role === 'headline'), words(70)],
    copy: undefined as never,
  });
  expect(keyInsights.weaknesses.some((each) => /^The picture has at least \d+ words/.test(each))).toBe(
    isBlamed,
  );
});

it.each([
  [99, true],
  [0, false],
])('an overlooked brand is reported at an impression score of %d: %s', (rating, isBlamed) => {
  const { keyInsights } = analysisOf({
    impression: fakeImpression(rating, { brand: 5 }),
    attention: { ...attention, shares: { ...attention.shares, brand: 0 } },
  });
  expect(keyInsights.weaknesses.join(' ').includes('easy to overlook')).toBe(isBlamed);
});

it.each([
  ['button', true],
  ['text', false],
] as const)('a competing request is reported next to a %s: %s', (kind, isBlamed) => {
  const { callToAction } = fakeArtifacts();
  const rival = textLine({ text: 'Call us today', role: 'body', box: { x: 0.6, y: 0.1, w: 0.3, h: 0.05 } });
  const roles = [...elements.roles.slice(0, text.length), { request: 0.9 }];
  const { recommendations } = analysisOf({
    callToAction: { ...callToAction!, kind },
    text: [...text, rival],
    elements: { ...elements, roles },
  });
  expect(recommendations.some(({ audit }) => audit === 'rival-requests')).toBe(isBlamed);
});

it.each([
  ['a name', 'TARNWELL', true],
  ['a bare web address, next to an unread logo perhaps', 'tarnwell.com', false],
])('a small brand is reported only when it is %s', (_, words, isBlamed) => {
  const box = { x: 0.07, y: 0.95, w: 0.12, h: 0.012 };
  const { keyInsights, recommendations } = analysisOf({
    impression: fakeImpression(20),
    attention: { ...attention, shares: { ...attention.shares, brand: 0 } },
    text: [...text.filter(({ role }) => role === 'headline'), textLine({ text: words, role: 'brand', box })],
    brand: [brandMark({ text: words.replace('.com', ''), box, share: 0.0015 })],
  });
  const told = [...keyInsights.weaknesses, ...recommendations.map(({ text: advice }) => advice)].join(' ');
  const name = words.replace('.com', '');
  const isTold = new RegExp(
    `“${name}” (?:\\S+ ){0,5}(?:is (?:too small|easy to overlook)|about [\\d.]+ times as large)`,
    'iu',
  );
  expect(isTold.test(told)).toBe(isBlamed);
});

it.each([
  [20, 0, true],
  [99, 0, true],
  [99, 4, false],
])(
  'an empty headline is reported unless readers praise such lines: impression %d, praise %d',
  (rating, line, isBlamed) => {
    const hollow = text.map((each) =>
      each.role === 'headline' ? { ...each, text: 'Experience the difference' } : each,
    );
    const { keyInsights, recommendations } = analysisOf({
      impression: fakeImpression(rating, { empty: 3 }, { line }),
      text: hollow,
      elements: { ...elements, headline: { ...elements.headline!, text: 'Experience the difference' } },
    });
    const told = [...keyInsights.weaknesses, ...recommendations.map(({ title }) => title)].join(' ');
    expect(/Any competitor could use|Make the headline specific/.test(told)).toBe(isBlamed);
  },
);
