import { describe, expect, it } from 'vitest';
import { overlap } from '../../geometry.ts';
import { callToActionOf, fakeArtifacts, textLine } from '../../testing/index.ts';
import { judge } from '../../testing/judge.ts';
import audit from './call-to-action-presence.ts';

describe('call-to-action-presence', () => {
  it('falls from a button to a line to nothing, and never to zero', () => {
    const scores = [
      callToActionOf(),
      callToActionOf({ kind: 'text' }),
      callToActionOf({ confidence: 0.4 }),
      null,
    ].map((callToAction) => judge(audit, { callToAction }).score ?? 0);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    expect(scores[0]).toBeGreaterThan(90);
    expect(scores.at(-1)).toBeGreaterThan(10);
    expect(scores.at(-1)).toBeLessThan(47);
  });

  it('asks for no button on a printed page', () => {
    const image = { ...fakeArtifacts().image, width: 4961, height: 3508 };
    const { fix, evidence } = judge(audit, { callToAction: null, image });
    expect(fix).not.toContain('button');
    expect(evidence).toEqual([]);
  });

  it('says that none was found, points at a calm place for one, and has its doubt', () => {
    const result = judge(audit, { callToAction: null });
    expect(result.title).toBe('We found no clear call to action');
    expect(result.observation).toMatch(/^We could not find a button/);
    const place = result.evidence[0]?.box ?? { x: 0, y: 0, w: 1, h: 1 };
    expect(place.y).toBeGreaterThan(0.6);
    for (const line of fakeArtifacts().text) expect(overlap(line.box, place)).toBe(0);
    expect(result.confidence).toBeLessThan(0.9);
  });

  it('leaves open whether an address, or words that may ask, are one', () => {
    const lines = (['body', 'brand'] as const).map((role) => [
      ...fakeArtifacts().text,
      textLine({ text: 'www.tarnwell.com', role }),
    ]);
    const { elements } = fakeArtifacts();
    for (const unsure of [
      { text: lines[0]! },
      { text: lines[1]! },
      { elements: { ...elements, request: null, mayAsk: 0.3 } },
    ]) {
      const { title, observation, fix } = judge(audit, { callToAction: null, ...unsure });
      expect({ title, fix }).toEqual({ title: 'Presence of a call to action', fix: '' });
      expect(observation).toMatch(/^We could not tell whether any words ask viewers to act/);
    }
  });

  it('quotes a line that asks without a button', () => {
    expect(judge(audit, { callToAction: callToActionOf({ kind: 'text' }) }).fix).toContain(
      'Put “Shop bottles” on a filled button',
    );
  });

  it('says nothing against a line of which it is not sure that it asks', () => {
    const unsure = callToActionOf({ text: 'Find out in 15 minutes', kind: 'text', confidence: 0.56 });
    expect(judge(audit, { callToAction: unsure })).toMatchObject({
      title: 'Presence of a call to action',
      observation: 'We think “Find out in 15 minutes” at the bottom left asks viewers to act (56% sure).',
      fix: '',
    });
  });

  it.each([['Text BAG to 40110'], ['Call 555-0162 before Friday']])(
    'is as plain as a button where one dials: %s',
    (text) => {
      const dialed = (confidence: number) =>
        judge(audit, { callToAction: callToActionOf({ text, kind: 'text', confidence }) });
      const { title, observation, score } = dialed(0.95);
      expect(score).toBe(judge(audit, { callToAction: callToActionOf({ confidence: 0.95 }) }).score);
      expect(title).toBe('The ad has a clear call to action');
      expect(observation).toMatch(/says what to do next\.$/);
      expect(dialed(0.6)).toMatchObject({ title: 'Presence of a call to action', fix: '' });
    },
  );

  it.each([['Order by 24.12.2024 18.00'], ['Text-book sale 2025'], ['Shop bottles']])(
    'is less plain than a button elsewhere: %s',
    (text) => {
      const line = judge(audit, { callToAction: callToActionOf({ text, kind: 'text' }) });
      expect(line.score).toBeLessThan(judge(audit, { callToAction: callToActionOf() }).score!);
    },
  );

  it('asks for no button for a visit', () => {
    const text = 'In bookshops 3 October';
    const { fix, observation } = judge(audit, { callToAction: callToActionOf({ text, kind: 'text' }) });
    expect(fix).toBe(`Set “${text}” on a line of its own, in larger or bolder letters.`);
    expect(observation).toMatch(/asks viewers to act, in plain text\.$/);
  });

  it('takes an address alone for no request', () => {
    const address = callToActionOf({ text: 'www.kia.com', kind: 'text' });
    const { title, observation } = judge(audit, { callToAction: address });
    expect(title).toBe('We found no clear call to action');
    expect(observation).toMatch(
      /^“www\.kia\.com” at the .+ says where to go, but no words ask viewers to go there\.$/,
    );
  });

  it('says how sure it is of a button, and blames the ad for no doubt of ours', () => {
    const { observation, title, fix } = judge(audit, { callToAction: callToActionOf({ confidence: 0.6 }) });
    expect(observation).toMatch(/^We think “Shop bottles” at the bottom \w+ is a button \(60 ?% sure\)\.$/);
    expect({ title, fix }).toEqual({ title: 'Presence of a call to action', fix: '' });
  });

  it.each([
    ['1-800-585-2274', 'Call 1-800-585-2274'],
    ['www.kia.com', 'Visit www.kia.com'],
  ])('puts a verb before %s', (text, button) => {
    expect(judge(audit, { callToAction: callToActionOf({ text, kind: 'text' }) }).fix).toBe(
      `Put what viewers are to do before “${text}”, such as “${button}”.`,
    );
  });
});
