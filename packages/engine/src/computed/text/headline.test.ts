import { describe, expect, it } from 'vitest';
import { textLine } from '../../testing/index.ts';
import { headlineOf } from './headline.ts';

const first = textLine({ text: 'Hot until', box: { x: 0.1, y: 0.1, w: 0.5, h: 0.1 } });
const second = textLine({ text: 'the summit', box: { x: 0.1, y: 0.22, w: 0.6, h: 0.1 } });
const body = textLine({ text: 'Steel bottle', role: 'body', height: 0.03 });
const offer = textLine({ text: 'Save 30%', role: 'offer', height: 0.05 });

describe('headline', () => {
  it('joins its lines in reading order, in one box', () => {
    const headline = headlineOf([first, body, second]);
    expect(headline?.text).toBe('Hot until the summit');
    expect(headline?.box.h).toBeCloseTo(0.22);
    expect(headline?.height).toBeCloseTo(0.1);
  });

  it('is the largest other line where none counted as a headline', () => {
    expect(headlineOf([body, offer])?.text).toBe('Save 30%');
  });

  it('is a brand name that stands alone or towers over the rest, and no scrap beside it', () => {
    const name = textLine({ text: 'TARNWELL', role: 'brand', height: 0.14 });
    expect(headlineOf([name])?.text).toBe('TARNWELL');
    expect(headlineOf([name, body])?.text).toBe('TARNWELL');
    expect(headlineOf([name, second])?.text).toBe('the summit');
  });

  it.each([
    ['Hot until the summit', '“Hot until the summit”'],
    ['by Candlelight', 'at the top'],
    ['CAN YOU ESCAPE IN', 'at the top'],
    ['more is out there', '“more is out there”'],
    ['for people who care', '“for people who care”'],
  ])('is quoted where it is whole, and else named by its place: %s', (text, name) => {
    expect(headlineOf([textLine({ text, box: { x: 0.25, y: 0.1, w: 0.5, h: 0.1 } })])?.name).toBe(name);
  });

  it('is none without words', () => expect(headlineOf([])).toBeNull());
});
