import { describe, expect, it } from 'vitest';
import { judgeCopy, judgePicture } from '../../testing/words-in-picture.ts';
import audit from './placeholder-text.ts';

describe('placeholder-text', () => {
  it.each([
    ['Lorem ipsum dolor sit amet'],
    ['Consectetur adipiscing elit'],
    ['Your headline here'],
    ['Your headlinehere'],
    ['Your text goes here'],
    ['Insert text'],
    ['Company name'],
    ['Add your logo'],
    ['Click to edit'],
    ['Save XX% off'],
    ['Only $XX.XX'],
    ['Sample text'],
    ['[Product name]'],
    ['Visit www.yourwebsite.com'],
    ['Votre titre ici'],
  ])('finds %s in the picture and in the copy', (words) => {
    const picture = judgePicture(audit, [words, 'Tarnwell bottles keep it hot']);
    expect(picture).toMatchObject({ status: 'measured', evidence: [{ box: expect.anything() }] });
    expect(picture.score).toBeLessThan(30);
    const copy = judgeCopy(audit, `Bottles that keep your coffee hot.\n${words}`);
    expect(copy).toMatchObject({ evidence: [{ span: expect.anything() }] });
    expect(copy.score).toBeLessThan(30);
  });

  it.each([
    ['Your name here to stay'],
    ['Your name here and there: personal mugs'],
    ['Add your logo to any shirt from £9'],
    ['Insert coin, win a trip'],
    ['The headline act: Sunday at nine'],
    ['Text us for a free sample'],
    ['XXL sizes, 20% off'],
    ['Integer tempus, a watch by Dolor'],
    ['Enter your email'],
    ['Your business. Our priority.'],
    ['Your business.'],
  ])('ignores %s', (words) => {
    expect(judgePicture(audit, [words])).toMatchObject({ status: 'measured', value: 0 });
  });

  it('ignores the first word of a request to text a short code, and finds it elsewhere', () => {
    const apart = { text: 'Text', role: 'body' as const, box: { x: 0.7, y: 0.1, w: 0.1, h: 0.04 } };
    expect(judgePicture(audit, [apart, 'BRIGHT to 70441']).value).toBe(0);
    expect(judgePicture(audit, [apart, 'Bright to the end']).value).toBe(1);
  });

  it('ignores a placeholder phrase that continues, and finds it on its own', () => {
    const headline = (...words: readonly string[]) =>
      judgePicture(
        audit,
        words.map((text) => ({ text, role: 'headline' as const })),
      ).value;
    expect(headline('Your business', 'Our priority')).toBe(0);
    expect(headline('Your business')).toBe(1);
    expect(headline('Your company name', 'Hot until the summit')).toBe(1);
    expect(headline('Your company', 'Your slogan')).toBe(2);
  });

  it('ignores the end of a sentence, and finds the same words on their own', () => {
    const rows = (lines: readonly string[]) =>
      lines.map((text, at) => ({
        text,
        role: 'body' as const,
        height: 0.08,
        box: { x: 0.1, y: 0.1 + 0.1 * at, w: 0.6, h: 0.08 },
      }));
    const valueOf = (...lines: readonly string[]) => judgePicture(audit, rows(lines)).value;
    expect(valueOf('That is how far you drive while you', 'type a text.')).toBe(0);
    expect(valueOf('You drive blind.', 'type a text.')).toBe(1);
  });

  it('quotes the placeholder text and suggests a fix', () => {
    const { observation, fix } = judgePicture(audit, ['Your headline here']);
    expect(observation).toBe('The picture says “Your headline here”, which is placeholder text.');
    expect(fix).toBe('Replace “Your headline here” with your final text.');
  });

  it('ignores uncertain text', () => {
    expect(judgePicture(audit, [{ text: 'Your headline here', confidence: 0.7 }]).value).toBe(0);
  });

  it('does not apply without text', () => {
    expect(judgePicture(audit, []).status).toBe('notApplicable');
  });
});
