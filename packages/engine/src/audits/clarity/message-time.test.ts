import { describe, expect, it } from 'vitest';
import { PASS_SCORE } from '../../run-audit.ts';
import { judge } from '../../testing/judge.ts';
import { behavesOverTime, lineAt, saying, withVideo } from '../../testing/over-time-behaviour.ts';
import audit from './message-time.ts';

const mute = withVideo('sound', { speech: [], speechShare: 0 });

behavesOverTime(audit, {
  falling: [
    ['words throughout', { ...mute, ...saying(lineAt(0, 12)) }],
    ['words for three seconds', { ...mute, ...saying(lineAt(9, 12)) }],
    ['words for a second', { ...mute, ...saying(lineAt(11, 12)) }],
    ['words as pale as their ground', { ...mute, ...saying(lineAt(0, 12, { contrast: 1.3 })) }],
    ['words that were hardly read', { ...mute, ...saying(lineAt(11, 12, { confidence: 0.62 })) }],
    ['no word', { ...mute, ...saying() }],
  ],
  observation: /In 12 s nothing that can be read stands on the screen long enough, and nobody speaks/,
  advice: /for 4.3 s or more/,
  second: null,
});

describe('message-time', () => {
  it('is content with what is said aloud', () => {
    expect(judge(audit, saying()).score).toBeGreaterThanOrEqual(PASS_SCORE);
  });

  it('points at the lines', () => {
    expect(judge(audit, { ...mute, ...saying(lineAt(9, 12)) }).evidence[0]).toMatchObject({ second: 9 });
  });
});
