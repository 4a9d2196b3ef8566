import { behavesOverTime, lineAt, withVideo } from '../../testing/behaviors/over-time-behavior.ts';
import { expect, it } from 'vitest';
import { judge } from '../../testing/judge.ts';
import audit from './reason-before-action.ts';

const order = (reason: number, action: number) =>
  withVideo('scenes', {
    text: [lineAt(reason, 12)],
    callToAction: [{ text: 'Shop bottles', box: { x: 0.3, y: 0.5, w: 0.4, h: 0.1 }, start: action, end: 12 }],
  });

behavesOverTime(audit, {
  falling: [
    ['the reason 3 s before', order(0, 3)],
    ['half a second before', order(0, 0.5)],
    ['after the request', order(3, 0)],
  ],
  notApplicable: [['a video that asks for nothing', withVideo('scenes', { callToAction: [] })]],
  observation: /^The CTA “Shop bottles” comes before the reason, “Cold at noon\?” \(0 s and 3 s\)\.$/,
  second: 3,
});

it('does not count a figure without words as the reason', () => {
  const scenes = order(0, 3).scenes!;
  const misread = lineAt(3.5, 12, { text: '44' });
  expect(judge(audit, { scenes: { ...scenes, text: [misread] } }).status).toBe('notApplicable');
  expect(judge(audit, { scenes: { ...scenes, text: [misread, ...scenes.text] } }).score).toBeGreaterThan(80);
});
