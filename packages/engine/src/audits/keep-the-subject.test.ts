import { describe, expect, it } from 'vitest';
import { fakeArtifacts, textLine } from '../testing/index.ts';
import { analysisOf } from '../testing/analysis-of.ts';
import { judge } from '../testing/judge.ts';
import callToActionPresence from './action/call-to-action-presence.ts';
import clutter from './design/clutter.ts';
import competingCentres from './attention/competing-centres.ts';
import firstLook from './attention/first-look.ts';
import messageAttention from './attention/message-attention.ts';
import textGround from './clarity/text-ground.ts';

const HARM = /\b(blur|calm|crop|darken|soften|take out|remove|plain panel|lay a panel|decoration)\b/i;

/** A bottle that takes all the attention and all the clutter. */
const box = { x: 0.5, y: 0.3, w: 0.45, h: 0.65 };
const { attention, ...others } = fakeArtifacts();
const shown = {
  subject: { kind: 'product' as const, box, p: 0.55 },
  objects: [box],
  attention: {
    ...attention,
    centres: [
      { x: 0.72, y: 0.5, share: 0.3 },
      { x: 0.7, y: 0.85, share: 0.25 },
      { x: 0.6, y: 0.4, share: 0.2 },
    ],
  },
  clutter: { ...others.clutter, score: 85, busiest: { x: 0.6, y: 0.5, w: 0.25, h: 0.25 } },
  text: [
    ...others.text,
    textLine({
      text: 'Cold for a day',
      role: 'offer',
      groundTexture: 0.3,
      box: { x: 0.6, y: 0.6, w: 0.2, h: 0.05 },
    }),
  ],
};
const hidden = { ...shown, subject: null, objects: [] };

describe('the main subject of a picture', () => {
  it.each([
    ['first look', firstLook],
    ['competing focal points', competingCentres],
    ['clutter', clutter],
    ['the background behind text', textGround],
    ['attention on the message', messageAttention],
  ])('is not blurred, covered or removed by the advice on %s', (_, audit) => {
    const { fix } = judge(audit, shown);
    expect(fix).not.toMatch(HARM);
    expect(audit.words.fail).not.toMatch(HARM);
  });

  it('is not altered by the detailed recommendations', () => {
    const advice = analysisOf(shown).recommendations.map(({ text }) => text);
    expect(advice.length).toBeGreaterThan(0);
    for (const sentence of advice) expect(sentence).not.toMatch(/\b(blur|crop|darken|soften)\b/i);
  });

  it('is not covered by a suggested button', () => {
    const whole = { x: 0.02, y: 0.02, w: 0.96, h: 0.96 };
    const { evidence } = judge(callToActionPresence, { callToAction: null, text: [], objects: [whole] });
    expect(evidence).toEqual([]);
    expect(judge(callToActionPresence, { callToAction: null, text: [], objects: [] }).evidence).toHaveLength(
      1,
    );
  });

  it('counts as worth looking at', () => {
    expect(judge(firstLook, shown).value).toBeGreaterThan((judge(firstLook, hidden).value ?? 0) + 20);
    expect(judge(messageAttention, shown).value).toBeGreaterThan(
      judge(messageAttention, hidden).value ?? 100,
    );
  });

  it('counts as one focal point, however many bright spots it has', () => {
    expect(judge(competingCentres, shown).value).toBe(1);
    expect(judge(competingCentres, hidden).value).toBeGreaterThan(2.5);
  });
});
