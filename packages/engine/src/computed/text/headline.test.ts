import { describe, expect, it } from 'vitest';
import { textLine } from '../../testing/index.ts';
import { headlineOf } from './headline.ts';

const first = textLine({ text: 'Hot until', box: { x: 0.1, y: 0.1, w: 0.5, h: 0.1 } });
const second = textLine({ text: 'the summit', box: { x: 0.1, y: 0.22, w: 0.6, h: 0.1 } });
const body = textLine({ text: 'Steel bottle', role: 'body', height: 0.03 });
const offer = textLine({ text: 'Save 30%', role: 'offer', height: 0.05 });

describe('headline', () => {
  it('joins its lines in reading order into one box', () => {
    const headline = headlineOf([first, body, second]);
    expect(headline?.text).toBe('Hot until the summit');
    expect(headline?.box.h).toBeCloseTo(0.22);
    expect(headline?.height).toBeCloseTo(0.1);
  });

  it('is read row by row when a gap splits it, and scene by scene in a video', () => {
    const at = (text: string, x: number, y: number) => textLine({ text, box: { x, y, w: 0.3, h: 0.08 } });
    const lines = [
      at('Because', 0.1, 0.1),
      at('deserves', 0.1, 0.2),
      at('your family', 0.5, 0.08),
      at('the best', 0.5, 0.21),
    ];
    expect(headlineOf(lines)?.text).toBe('Because your family deserves the best');
    const scenes = [at('Hot until', 0.1, 0.5), at('the summit', 0.1, 0.6), at('Shop now', 0.12, 0.49)];
    expect(headlineOf(scenes)?.text).toBe('Hot until the summit Shop now');
    const tall = textLine({ text: '50%', box: { x: 0.1, y: 0.1, w: 0.3, h: 0.2 } });
    expect(headlineOf([tall, at('off', 0.5, 0.1), at('today', 0.5, 0.2)])?.text).toBe('50% off today');
  });

  it('is read column by column when each column has its own color', () => {
    const at = (text: string, x: number, y: number, ink: string) =>
      textLine({ text, box: { x, y, w: 0.3, h: 0.08 }, ink });
    const beside = (ink: string) => [
      at('Protect', 0.1, 0.1, '#e8821e'),
      at('Protect', 0.55, 0.1, ink),
      at('your skin', 0.1, 0.2, '#e8821e'),
      at('your beauty', 0.55, 0.2, ink),
    ];
    expect(headlineOf(beside('#101010'))?.text).toBe('Protect your skin Protect your beauty');
    expect(headlineOf(beside('#e8821e'))?.text).toBe('Protect Protect your skin your beauty');
  });

  it('is the largest other line when no line counts as a headline', () => {
    expect(headlineOf([body, offer])?.text).toBe('Save 30%');
  });

  it('is a brand name that is alone or much larger than the rest', () => {
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
  ])('is quoted when complete, and named by its place otherwise: %s', (text, name) => {
    expect(headlineOf([textLine({ text, box: { x: 0.25, y: 0.1, w: 0.5, h: 0.1 } })])?.name).toBe(name);
  });

  it.each([
    [['Out by', 'Tuesday', 'in by', 'Tuesday', 'night'], -1, '“Out by Tuesday in by Tuesday night”'],
    [['Hot until', 'the summit', 'Hot until', 'the summit'], -1, '“Hot until the summit”'],
    [['Love', 'is', 'Love'], -1, '“Love is Love”'],
    [['Nobody has', 'ever told him', 'to get down'], 2, '“Nobody has ever told him …”'],
    [['Nobody has', 'ever told him', 'to get down'], 0, 'at the top'],
    [['Nobody', 'ever told him'], 1, 'at the top'],
  ])('is quoted once, up to a line that may be misread: %j', (lines, misread, name) => {
    const text = lines.map((words, at) =>
      textLine({
        text: words,
        readRightly: at === misread ? 0.3 : 0.99,
        box: { x: 0.2, y: 0.05 * at, w: 0.6, h: 0.05 },
      }),
    );
    expect(headlineOf(text)?.name).toBe(name);
  });

  it('is null without text', () => expect(headlineOf([])).toBeNull());
});
