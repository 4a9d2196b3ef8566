import { describe, expect, it } from 'vitest';
import { behavesOverTime, withVideo } from '../../testing/behaviors/over-time-behavior.ts';
import { fakeVideo } from '../../testing/index.ts';
import { judge } from '../../testing/judge.ts';
import audit from './end-card.ts';

const card = (start: number, brand: boolean, callToAction: boolean) =>
  withVideo('scenes', { endCard: { start, end: 12, brand, callToAction } });

const tiny = { ...fakeVideo().scenes.text[3]!, height: 0.012, start: 0, end: 7 };

behavesOverTime(audit, {
  falling: [
    ['with brand and request', card(10, true, true)],
    ['with the brand alone', card(10, true, false)],
    ['for a moment', card(11.2, true, false)],
    ['none', withVideo('scenes', { endCard: null })],
  ],
  notApplicable: [
    ['words too small to be read at the end', withVideo('scenes', { text: [tiny], endCard: null })],
  ],
  observation: /^We could not find a still end card where the video ends \(12 s\)\.$/,
  advice: /Add a still end card of about 2 s/,
  second: 11.5,
});

describe('a close that is too short to be an end card', () => {
  const [mark] = fakeVideo().scenes.callToAction;
  const ending = (start: number, end: number) =>
    judge(audit, withVideo('scenes', { endCard: null, brand: [], callToAction: [{ ...mark!, start, end }] }));

  it('is to be held longer instead of added', () => {
    expect(ending(11, 12)).toMatchObject({
      observation: 'What the video closes with stays for only 1 s, too short to be read.',
      fix: 'Hold the end card for 2 s instead of 1 s.',
    });
  });

  it.each([
    ['leaves before the end', 9, 11],
    ['has been there all along', 0, 12],
  ])('is none if the call to action %s', (_, start, end) => {
    expect(ending(start, end).observation).toMatch(/^We could not find a still end card/);
  });
});
