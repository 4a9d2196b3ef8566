import { describe, expect, it } from 'vitest';
import { regrade } from '../grading/grade.ts';
import type { Box } from '../geometry.ts';
import { brandMark, callToActionOf, fakeArtifacts, textLine } from '../testing/fakes/fake-artifacts.ts';
import { fakeVideo } from '../testing/fakes/fake-video.ts';
import type { UserInput } from '../report/user-input.ts';
import { understand } from './understand.ts';

const OFFER: Box = { x: 0.05, y: 0.19, w: 0.5, h: 0.07 };
const HEADLINE: Box = { x: 0.06, y: 0.07, w: 0.65, h: 0.12 };
const { box: BUTTON } = callToActionOf();
const { box: NAME } = brandMark();
const EMPTY: Box = { x: 0.6, y: 0.6, w: 0.2, h: 0.1 };

const { elements: _, ...artifacts } = fakeArtifacts();
const measured = { artifacts, failures: {}, confidence: { brand: 0.6, callToAction: 0.7 } };
const elementsTold = (told: UserInput) => {
  const { elements } = understand(measured, told).artifacts;
  if (!elements) throw new Error('The fake banner has words.');
  return elements;
};
const rolesTold = (told: UserInput) =>
  Object.fromEntries((understand(measured, told).artifacts.text ?? []).map(({ text, role }) => [text, role]));

describe('user corrections', () => {
  it('keep the measured elements if there are none', () => {
    expect(understand(measured, undefined).artifacts).toMatchObject(artifacts);
    expect(elementsTold({})).toMatchObject({
      headline: { text: 'Hot until the summit', p: 0.96, lines: [0] },
      offer: { text: 'Save 30% until Sunday' },
      request: { text: 'Shop bottles', p: 0.92, lines: [2] },
      brand: { text: 'TARNWELL' },
    });
  });

  it.each([
    ['headline', { text: 'Save 30% until Sunday', lines: [1] }],
    ['request', { text: 'Save 30% until Sunday', lines: [1] }],
    ['brand', { text: 'Save 30% until Sunday', lines: [1] }],
    ['offer', { text: 'Save 30% until Sunday', lines: [1] }],
  ] as const)('set the %s with certainty', (is, expected) => {
    expect(elementsTold({ corrections: [{ is, box: OFFER }] })[is]).toMatchObject({
      ...expected,
      p: 1,
      told: true,
    });
  });

  it('move the headline and request roles away from the previous lines', () => {
    const roles = rolesTold({
      corrections: [
        { is: 'headline', box: OFFER },
        { is: 'request', box: HEADLINE },
      ],
    });
    expect(roles).toMatchObject({
      'Save 30% until Sunday': 'headline',
      'Hot until the summit': 'callToAction',
      'Shop bottles': 'body',
    });
  });

  it('remove a line marked as not text, along with everything derived from it', () => {
    const told = understand(measured, { corrections: [{ is: 'notText', box: OFFER }] }).artifacts;
    expect(told.elements?.offer).toBeNull();
    expect(told.text).toHaveLength(3);
    expect(told.attention?.shares.offer).toBeNull();
    expect(told.placements?.flatMap(({ covered }) => covered).map(({ text }) => text)).not.toContain(
      'Save 30% until Sunday',
    );
  });

  it.each<[string, 'request' | 'brand', UserInput['corrections'], boolean]>([
    ['its words are not text', 'request', [{ is: 'notText', box: BUTTON }], false],
    ['its words are the headline', 'request', [{ is: 'headline', box: BUTTON }], false],
    ['its words are the offer', 'request', [{ is: 'offer', box: BUTTON }], false],
    ['its words are the request', 'request', [{ is: 'request', box: BUTTON }], true],
    ['its place is protected', 'request', [{ is: 'protect', box: BUTTON }], true],
    ['another line is not text', 'request', [{ is: 'notText', box: OFFER }], true],
    ['its name is not text', 'brand', [{ is: 'notText', box: NAME }], false],
    ['its name is the offer', 'brand', [{ is: 'offer', box: NAME }], false],
    ['its name is the brand', 'brand', [{ is: 'brand', box: NAME }], true],
  ])('settle whether the found element stays when %s (%s)', (_, is, corrections, stays) => {
    const told = understand(measured, { corrections }).artifacts;
    expect(told.elements?.[is] !== null).toBe(stays);
    expect(is === 'request' ? told.callToAction !== null : told.brand?.length === 1).toBe(stays);
  });

  it('keep a brand that is named in the headline when the headline is confirmed', () => {
    const within = { ...artifacts, brand: [brandMark({ text: 'Summit', box: HEADLINE })] };
    const told = understand(
      { ...measured, artifacts: within },
      { corrections: [{ is: 'headline', box: HEADLINE }] },
    );
    expect(told.artifacts.elements?.brand).toMatchObject({ text: 'Summit' });
  });

  it('replace text with what the user typed', () => {
    const told = elementsTold({
      corrections: [{ is: 'headline', box: HEADLINE, text: 'Hot to the summit' }],
    });
    expect(told.headline).toMatchObject({ text: 'Hot to the summit', p: 1 });
  });

  it('add a missed line, with an untrusted contrast', () => {
    const { text } = understand(measured, {
      corrections: [{ is: 'offer', box: EMPTY, text: 'Free cup' }],
    }).artifacts;
    expect(text?.at(-1)).toMatchObject({ text: 'Free cup', role: 'offer', box: EMPTY, agreed: 0 });
  });

  it.each([
    ['brand', (told: ReturnType<typeof elementsTold>) => told.brand],
    ['request', (told: ReturnType<typeof elementsTold>) => told.request],
    ['offer', (told: ReturnType<typeof elementsTold>) => told.offer],
    ['headline', (told: ReturnType<typeof elementsTold>) => told.headline],
  ] as const)('remove the %s when marked as absent', (is, element) => {
    expect(element(elementsTold({}))).not.toBeNull();
    expect(element(elementsTold({ absent: [is] }))).toBeNull();
  });

  it('remember that no brand is shown', () => {
    expect(elementsTold({ absent: ['brand'] }).mayName).toBe(0);
    expect(elementsTold({ absent: ['offer'] }).mayName).toBeUndefined();
  });

  it.each([
    ['Tarnwell', 'TARNWELL', 'Tarnwell'],
    ['Summit', 'Hot until the summit', 'summit'],
  ])('find the brand the user named: %s', (brand, text) => {
    expect(elementsTold({ brand }).brand).toMatchObject({ text, p: 1, told: true });
  });

  it('do not add a named brand that is not shown', () => {
    expect(elementsTold({ brand: 'Fernhollow' }).brand).toBeNull();
  });

  it('accept a logo without text as the brand', () => {
    expect(elementsTold({ corrections: [{ is: 'brand', box: EMPTY }] }).brand).toMatchObject({
      text: '',
      box: EMPTY,
      told: true,
    });
  });

  it('use the marked logo instead of a larger one next to it', () => {
    const sign = {
      text: '',
      box: { x: 0.1, y: 0.5, w: 0.4, h: 0.4 },
      confidence: 0.8,
      share: 0.16,
      because: '',
    };
    const signs = { ...artifacts, brand: [sign] };
    const told: UserInput = { corrections: [{ is: 'brand', box: EMPTY }] };
    const { elements } = understand({ ...measured, artifacts: signs }, told).artifacts;
    expect(elements?.brand).toMatchObject({ box: EMPTY, told: true });
  });

  it('do not add a brand or an offer that was too uncertain before', () => {
    const { elements: found } = fakeArtifacts();
    const unsure = { ...artifacts, ...(found && { elements: { ...found, brand: null, offer: null } }) };
    const told: UserInput = { corrections: [{ is: 'headline', box: HEADLINE }] };
    const { elements, brand } = understand({ ...measured, artifacts: unsure }, told).artifacts;
    expect(brand).toEqual(artifacts.brand);
    expect(elements).toMatchObject({ brand: null, offer: null });
  });

  it('keep the subject and protected areas', () => {
    const told = elementsTold({
      corrections: [
        { is: 'subject', box: EMPTY },
        { is: 'protect', box: OFFER },
      ],
    });
    expect(told.subject).toEqual({ kind: 'product', box: EMPTY, p: 1, told: true });
    expect(told.protect).toEqual([OFFER]);
  });
});

describe('user corrections of a video', () => {
  const LOGO: Box = { x: 0.1, y: 0.85, w: 0.3, h: 0.08 };
  const logo = textLine({ text: 'Nkie', role: 'brand', box: LOGO });
  const text = [...artifacts.text.filter(({ role }) => role !== 'brand'), logo];
  const spans = text.map(({ angle: _angle, ...line }) => ({ ...line, start: 0, end: 6 }));
  const { scenes } = fakeVideo();
  const timeline = {
    ...scenes,
    text: spans,
    brand: [{ text: 'Nkie', box: LOGO, start: 0, end: 6 }],
    endCard: { start: 4, end: 6, brand: true, callToAction: false },
  };
  const told = (userInput: UserInput) =>
    understand({ ...measured, artifacts: { ...artifacts, text, scenes: timeline } }, userInput).artifacts
      .scenes!;

  it('write the typed words wherever the misread ones appear', () => {
    const { brand, text: said, endCard } = told({ corrections: [{ is: 'brand', box: LOGO, text: 'Nike' }] });
    expect(brand).toMatchObject([{ text: 'Nike', start: 0, end: 6 }]);
    expect(said.at(-1)).toMatchObject({ text: 'Nike', role: 'brand', confidence: 1 });
    expect(endCard).toMatchObject({ brand: true });
  });

  it('write the words once when they were typed for several lines', () => {
    const both = { x: 0, y: 0.05, w: 0.8, h: 0.22 };
    const { text: said } = told({
      corrections: [{ is: 'headline', box: both, text: 'Hot till Sunday, 30% off' }],
    });
    expect(said.filter(({ role }) => role === 'headline').map((line) => line.text)).toEqual([
      'Hot till Sunday, 30% off',
    ]);
    expect(said).toHaveLength(spans.length - 1);
  });

  it('remove the words that are marked as not text', () => {
    const { text: said, brand } = told({
      corrections: [
        { is: 'notText', box: LOGO, text: 'Nike' },
        { is: 'brand', box: EMPTY },
      ],
    });
    expect(said.map((line) => line.text)).not.toContain('Nkie');
    expect(brand).toEqual([]);
  });
});

describe('a regraded creative', () => {
  const facts = { fileName: 'banner.png', copy: 'Hot tea on the summit. Save 30% until Sunday.' };
  const again = (told: UserInput) => regrade(facts, measured, told);

  it('is the same from JSON and after corrections are undone', () => {
    const plain = again({});
    again({ absent: ['brand'], corrections: [{ is: 'notText', box: HEADLINE }] });
    const kept = JSON.parse(JSON.stringify(measured)) as typeof measured;
    expect(regrade(facts, kept, {}).analysis).toEqual(plain.analysis);
  });

  it('reports the user’s corrections', () => {
    const told: UserInput = { brand: 'Tarnwell', corrections: [{ is: 'headline', box: OFFER }] };
    const { analysis } = again(told);
    expect(analysis.told).toEqual(told);
    expect(analysis.understood?.headline).toMatchObject({ text: 'Save 30% until Sunday', p: 1, told: true });
  });

  it('is scored with the corrections', () => {
    const scoreOf = (told: UserInput, id: string) =>
      again(told).analysis.audits.find((audit) => audit.id === id)?.score;
    expect(scoreOf({ absent: ['request'] }, 'call-to-action-presence')).toBeLessThan(
      scoreOf({}, 'call-to-action-presence') ?? 0,
    );
    expect(scoreOf({ brand: 'Tarnwell' }, 'brand-presence')).toBeGreaterThan(
      scoreOf({ absent: ['brand'] }, 'brand-presence') ?? 100,
    );
  });

  it('keeps a corrected headline when another line is just as large', () => {
    const { box } = textLine();
    const rival = textLine({ text: 'Tea that stays', role: 'body', box: { ...box, y: 0.6 } });
    const text = [...artifacts.text, rival];
    const { gathered } = regrade(
      facts,
      { ...measured, artifacts: { ...artifacts, text } },
      {
        corrections: [{ is: 'headline', box: rival.box }],
      },
    );
    expect(
      gathered.artifacts.text?.filter(({ role }) => role === 'headline').map((line) => line.text),
    ).toEqual(['Tea that stays']);
  });
});
