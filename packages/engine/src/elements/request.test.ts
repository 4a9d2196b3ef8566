import { expect, it } from 'vitest';
import { textLine } from '../testing/index.ts';
import { decide } from './decide.ts';

const line = (text: string, x: number, y: number, height = 0.03) =>
  textLine({ text, role: 'body', height, box: { x, y, w: 0.2, h: height } });

const requestIn = (...lines: ReturnType<typeof line>[]) =>
  decide({
    lines: [line('Hot until the summit', 0.1, 0.1, 0.09), ...lines],
    panels: lines.map(() => null).concat(null),
    faces: [],
    things: [],
    symbols: [],
    ratio: 1,
    copy: '',
    meaningOf: null,
  }).elements.request;

it('picks the request that leads to a sale among equally ranked buttons', () => {
  expect(
    requestIn(line('Call us', 0.1, 0.8), line('Order now', 0.4, 0.8), line('Learn more', 0.7, 0.8))?.text,
  ).toBe('Order now');
});

it('picks the sentence of a paragraph that says where to go', () => {
  const request = requestIn(
    line('Every lash gets singled out and coaxed up, out and away. Go to', 0.1, 0.9),
    line('tarnwell.com.', 0.1, 0.94),
  );
  expect(request?.text).toMatch(/^(?:Go to )?tarnwell\.com\.?$/);
});

it('does not pick a promise', () => {
  expect(requestIn(line('Get 4x longer lashes', 0.1, 0.3))).toBeNull();
});
