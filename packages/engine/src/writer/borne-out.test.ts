import { expect, it } from 'vitest';
import { analysisOf } from '../testing/analysis-of.ts';
import { fakeImpression } from '../testing/fakes/fake-impression.ts';
import { brandMark, fakeArtifacts, textLine } from '../testing/index.ts';

const { attention, image, text, elements } = fakeArtifacts();

it.each([
  ['is asked for in a feed', { width: 1080, height: 1080 }, true],
  ['is not missed on a page with a picture and a few words', { width: 600, height: 850 }, false],
])('a call to action %s', (_, size, isMissed) => {
  const { recommendations, keyInsights, verdict } = analysisOf({
    image: { ...image, ...size },
    text: text.filter(({ role }) => role === 'headline' || role === 'brand'),
    callToAction: null,
    copy: undefined as never,
    elements: { ...elements, request: null, offer: null },
  });
  expect(recommendations.some(({ audit }) => audit === 'call-to-action-presence')).toBe(isMissed);
  const told = `${keyInsights.weaknesses.join(' ')} ${verdict}`;
  expect(/call to action|asks viewers to act/.test(told)).toBe(isMissed);
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
  ['of 70 words on a page are to be read', { width: 600, height: 850 }, [words(70)], false],
  ['of 70 words in a feed are too many', { width: 1080, height: 1080 }, [words(70)], true],
  ['of 52 words in a feed are not', { width: 1080, height: 1080 }, [words(52)], false],
  ['of 90 words in a slot are too many', { width: 300, height: 600 }, [words(90)], true],
  ['of a post full of words are too many', { width: 1080, height: 1080 }, [words(121), ...frame], true],
  ['of a post are its own', { width: 1080, height: 1080 }, [words(70), ...frame], false],
  ['of a price list are to be read', { width: 1080, height: 1080 }, priced, false],
  ['of a listing of events are to be read', { width: 1080, height: 1080 }, events, false],
])('texts %s', (_, size, lines, isBlamed) => {
  const { keyInsights } = analysisOf({
    image: { ...image, ...size },
    text: [...text.filter(({ role }) => role === 'headline'), ...lines],
    copy: undefined as never,
  });
  expect(keyInsights.weaknesses.some((each) => /^The picture has about \d+ words/.test(each))).toBe(isBlamed);
});

it.each([
  ['a name', 'TARNWELL', true],
  ['an address alone, beside which a sign may stand that was not read', 'tarnwell.com', false],
])('a small brand is blamed where it is %s', (_, words, isBlamed) => {
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
  'an empty headline is blamed unless readers praise such lines: impressions of %d, praise of %d',
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
