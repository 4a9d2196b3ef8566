import { expect, it } from 'vitest';
import { brandMark, fakeArtifacts, fakeVideo, textLine } from '../../../testing/index.ts';
import headlineSize from '../../../audits/clarity/headline-size.ts';
import { runOnVideo } from '../../../grading/run-on-video.ts';
import type { Elements } from '../../../elements/elements.ts';
import type { Scenes } from '../../../artifacts/video-artifacts.ts';
import { alignHeroWithVideo } from './align-hero.ts';

const NOTHING: Elements = {
  headline: null,
  subhead: null,
  brand: null,
  request: null,
  offer: null,
  subject: null,
  labels: [],
  headlines: [],
  roles: [],
};
const TAGLINE = textLine({ text: 'Shampoo without the small print', role: 'headline' });
const LEAD = textLine({ text: 'Good hair days, every wash', role: 'headline' });

function heroOf(lead: typeof LEAD, headline: string | null) {
  const { scenes } = fakeVideo();
  const text = [textLine({ text: 'Maine Matter', role: 'body' }), lead];
  const artifacts = {
    ...fakeArtifacts(),
    text,
    brand: [brandMark({ text: 'Maine Matter' })],
    elements: {
      ...NOTHING,
      headline: { text: lead.text, p: 0.7, box: lead.box, lines: [1] },
      brand: { text: 'Maine Matter', p: 0.9, box: text[0]!.box, lines: [0] },
    },
  };
  const whole: Scenes = {
    ...scenes,
    brand: [{ text: 'Mane Matter', box: text[0]!.box, start: 0, end: 12 }],
    headline: headline === null ? null : { text: headline, box: lead.box, start: 0, end: 2, confidence: 0.9 },
  };
  const said = alignHeroWithVideo({ artifacts, failures: {}, confidence: {} }, whole);
  const all = { ...said, artifacts: { ...said.artifacts, ...fakeVideo(), scenes: whole } };
  return { ...said.artifacts, size: runOnVideo(headlineSize, all) };
}

it('uses the whole video’s spelling of the brand name', () => {
  const { text, brand, elements } = heroOf(LEAD, LEAD.text);
  expect(text![0]).toMatchObject({ text: 'Mane Matter', role: 'brand' });
  expect([brand![0]!.text, elements!.brand!.text]).toEqual(['Mane Matter', 'Mane Matter']);
});

it.each([
  ['shown on this frame', [1], 1],
  ['shown on another frame', [], 0],
])('adopts a brand name that was not recognized on this frame: %s', (_, lines, marks) => {
  const { scenes } = fakeVideo();
  const elements = { ...NOTHING, headline: null };
  const name = lines.length > 0 ? 'Mane Matter' : 'Hair, as it grows';
  const text = [LEAD, textLine({ text: name, role: 'body' })];
  const whole = { ...scenes, brand: [{ text: 'Mane Matter', box: text[1]!.box, start: 0, end: 12 }] };
  const alone = {
    artifacts: { ...fakeArtifacts(), text, brand: [], elements },
    failures: {},
    confidence: {},
  };
  const { artifacts } = alignHeroWithVideo(alone, whole);
  expect(artifacts.elements!.brand).toMatchObject({ text: 'Mane Matter', lines });
  expect(artifacts.brand).toHaveLength(marks);
});

it('adopts an offer from another frame, but keeps its own', () => {
  const { scenes } = fakeVideo();
  const box = { x: 0.1, y: 0.1, w: 0.5, h: 0.1 };
  const offer = { text: '2 for £79', box, start: 3, end: 5, confidence: 0.9 };
  const said = (own: Elements['offer']) => {
    const artifacts = { ...fakeArtifacts(), elements: { ...NOTHING, offer: own } };
    return alignHeroWithVideo({ artifacts, failures: {}, confidence: {} }, { ...scenes, offer }).artifacts
      .elements!.offer;
  };
  expect(said(null)).toEqual({ text: '2 for £79', p: 0.9, box, lines: [] });
  expect(said({ text: 'Free for a week', p: 0.6, box, lines: [0] })).toMatchObject({
    text: 'Free for a week',
  });
});

it('keeps a headline shown on this frame', () => {
  const { elements, size } = heroOf(LEAD, LEAD.text);
  expect(elements!.headline).toMatchObject({ text: LEAD.text, p: 0.7, lines: [1] });
  expect(size.status).toBe('measured');
});

it('uses the headline of another frame without judging its size', () => {
  const { elements, text, size } = heroOf(TAGLINE, LEAD.text);
  expect(elements!.headline).toMatchObject({ text: LEAD.text, lines: [] });
  expect(text![1]!.role).toBe('body');
  expect(size).toMatchObject({
    status: 'notApplicable',
    observation: 'The headline is not on the frame that we looked at closely.',
  });
});

it('has no headline when the video has none', () => {
  const { elements, size } = heroOf(TAGLINE, null);
  expect(elements!.headline).toBeNull();
  expect(size.status).toBe('notApplicable');
});
