import { expect, it } from 'vitest';
import { analysisOf } from '../testing/analysis-of.ts';
import { fakeArtifacts } from '../testing/index.ts';

const { image, text, elements } = fakeArtifacts();

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
  expect(`${keyInsights.weaknesses.join(' ')} ${verdict}`.includes('call to action')).toBe(isMissed);
});
