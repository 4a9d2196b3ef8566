import { describe, expect, it } from 'vitest';
import { PASS_SCORE } from '../../scoring/marks.ts';
import { judge } from '../../testing/judge.ts';
import { behavesOverTime, lineAt, withText, withVideo } from '../../testing/behaviors/over-time-behavior.ts';
import audit from './message-time.ts';

const mute = withVideo('sound', { speech: [], speechShare: 0 });

behavesOverTime(audit, {
  falling: [
    ['words throughout', { ...mute, ...withText(lineAt(0, 12)) }],
    ['words for three seconds', { ...mute, ...withText(lineAt(9, 12)) }],
    ['words for a second', { ...mute, ...withText(lineAt(11, 12)) }],
    ['words as pale as their ground', { ...mute, ...withText(lineAt(0, 12, { contrast: 1.3 })) }],
    ['words that were hardly read', { ...mute, ...withText(lineAt(11, 12, { confidence: 0.62 })) }],
    ['no word', { ...mute, ...withText() }],
  ],
  observation: /^We could not find readable text or speech in the 12 s of video\.$/,
  advice: /for 4.3 s or longer/,
  second: null,
});

describe('message-time', () => {
  it('accepts a message that is only spoken', () => {
    expect(judge(audit, withText()).score).toBeGreaterThanOrEqual(PASS_SCORE);
  });

  it('distinguishes too little text from text that is too faint', () => {
    expect(judge(audit, { ...mute, ...withText(lineAt(11, 12)) })).toMatchObject({
      observation: 'Viewers can read or hear words for only 1 s of 12 s.',
      display: '8.3%',
      good: 'at least 36%',
      fix: 'Show the message in a few plain words for 4.3 s or longer.',
    });
    expect(judge(audit, { ...mute, ...withText(lineAt(0, 12, { contrast: 1.3 })) }).observation).toBe(
      'Text is on screen for 12 s of 12 s, but it is too faint or too brief to take in.',
    );
  });

  it('marks the lines of text', () => {
    expect(judge(audit, { ...mute, ...withText(lineAt(9, 12)) }).evidence[0]).toMatchObject({ second: 9 });
  });
});
