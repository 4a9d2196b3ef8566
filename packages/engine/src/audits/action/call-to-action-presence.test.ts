import { describe, expect, it } from 'vitest';
import { overlap } from '../../geometry.ts';
import { callToActionOf, fakeArtifacts, textLine } from '../../testing/index.ts';
import { judge } from '../../testing/judge.ts';
import audit from './call-to-action-presence.ts';

describe('call-to-action-presence', () => {
  it('scores a button highest, then a line of text, then none, but never zero', () => {
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

  it('does not suggest a button in a print ad', () => {
    const image = { ...fakeArtifacts().image, width: 4961, height: 3508 };
    const { fix, evidence } = judge(audit, { callToAction: null, image });
    expect(fix).not.toContain('button');
    expect(evidence).toEqual([]);
  });

  it('reports a missing call to action with reduced confidence and suggests a calm spot', () => {
    const result = judge(audit, { callToAction: null });
    expect(result.title).toBe('We found no clear call to action');
    expect(result.observation).toMatch(/^We could not find a button/);
    const place = result.evidence[0]?.box ?? { x: 0, y: 0, w: 1, h: 1 };
    expect(place.y).toBeGreaterThan(0.6);
    for (const line of fakeArtifacts().text) expect(overlap(line.box, place)).toBe(0);
    expect(result.confidence).toBeLessThan(0.9);
  });

  it('stays neutral when a web address or other words might be a call to action', () => {
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

  it('suggests a button for a call to action in plain text', () => {
    expect(judge(audit, { callToAction: callToActionOf({ kind: 'text' }) }).fix).toContain(
      'Put “Shop bottles” on a filled button',
    );
  });

  it('stays neutral when it is unsure that a line is a call to action', () => {
    const unsure = callToActionOf({ text: 'Find out in 15 minutes', kind: 'text', confidence: 0.56 });
    expect(judge(audit, { callToAction: unsure })).toMatchObject({
      title: 'Presence of a call to action',
      observation: 'We think “Find out in 15 minutes” at the bottom left asks viewers to act (56% sure).',
      fix: '',
    });
  });

  it.each([['Text BAG to 40110'], ['Call 555-0162 before Friday'], ['1-800-555-0100 CALL NOW']])(
    'treats a number to call or text like a button: %s',
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
    'scores other plain text lower than a button: %s',
    (text) => {
      const line = judge(audit, { callToAction: callToActionOf({ text, kind: 'text' }) });
      expect(line.score).toBeLessThan(judge(audit, { callToAction: callToActionOf() }).score!);
    },
  );

  it('does not suggest a button for a store visit', () => {
    const text = 'In bookshops 3 October';
    const { fix, observation } = judge(audit, { callToAction: callToActionOf({ text, kind: 'text' }) });
    expect(fix).toBe(`Set “${text}” on a line of its own, in larger or bolder letters.`);
    expect(observation).toMatch(/asks viewers to act, in plain text\.$/);
  });

  it('does not count a web address alone as a call to action', () => {
    const address = callToActionOf({ text: 'www.kia.com', kind: 'text' });
    const { title, observation } = judge(audit, { callToAction: address });
    expect(title).toBe('We found no clear call to action');
    expect(observation).toMatch(
      /^“www\.kia\.com” at the .+ says where to go, but no words ask viewers to go there\.$/,
    );
  });

  it('states its confidence in an uncertain button and stays neutral', () => {
    const { observation, title, fix } = judge(audit, { callToAction: callToActionOf({ confidence: 0.6 }) });
    expect(observation).toMatch(/^We think “Shop bottles” at the bottom \w+ is a button \(60 ?% sure\)\.$/);
    expect({ title, fix }).toEqual({ title: 'Presence of a call to action', fix: '' });
  });

  it('finds the words that ask after a number', () => {
    const text = '020 7946 0000 – book today';
    const { title, observation } = judge(audit, { callToAction: callToActionOf({ text, kind: 'text' }) });
    expect(title).not.toBe('We found no clear call to action');
    expect(observation).toMatch(/asks viewers to act/);
  });

  it.each([
    ['1-800-555-0100 toll free', 'Call 1-800-555-0100 toll free'],
    ['1-800-585-2274', 'Call 1-800-585-2274'],
    ['www.kia.com', 'Visit www.kia.com'],
  ])('suggests a verb before %s', (text, button) => {
    expect(judge(audit, { callToAction: callToActionOf({ text, kind: 'text' }) }).fix).toBe(
      `Put what viewers are to do before “${text}”, such as “${button}”.`,
    );
  });
});
