import { describe, expect, it } from 'vitest';
import { requestScore, offerScore } from '../../../language/index.ts';
import { renderBanner } from '../../../testing/index.ts';
import { ADS_BY_LANGUAGE, languageBanner } from '../../../testing/banners/language-banners.ts';
import { cached } from '../../../testing/cache/cached.ts';
import { readText } from '../read-text.ts';
import { likelierReading } from './merge.ts';

const linesOf = (language: string) => cached('lines abroad', language, () => readAnew(language));

const readAnew = async (language: string) => {
  const { frame } = await renderBanner(languageBanner(language, 2));
  const found = await readText(frame);
  if (!found.ok) throw new Error(found.reason);
  return found.value;
};

describe('a banner in a language the first reader does not support', () => {
  it.each(['el', 'pl', 'ko'])('is read correctly: %s', { timeout: 60_000 }, async (language) => {
    const lines = await linesOf(language);
    const { headline, button, brand } = ADS_BY_LANGUAGE[language]!;
    const texts = lines.map(({ text }) => text);
    expect(texts).toEqual(expect.arrayContaining([headline, button, brand]));
    expect(lines.find(({ text }) => text === headline)).toMatchObject({ language });
    const most = (score: (line: string) => number) => texts.toSorted((a, b) => score(b) - score(a))[0];
    expect(most((line) => requestScore(line, language))).toBe(button);
    expect(most((line) => offerScore(line, language))).toContain('20');
  });
});

it('an English banner is left to the first reader', { timeout: 60_000 }, async () => {
  const lines = await linesOf('en');
  expect(lines.map(({ text }) => text)).toContain(ADS_BY_LANGUAGE['en']!.headline);
  expect(lines.every((line) => line.language === undefined && line.script === undefined)).toBe(true);
});

describe('likelierReading', () => {
  const polish = { data: 'pol', language: 'pl', script: 'Latn' };
  const first = { text: 'Znizka 20 % dzis', confidence: 0.97 };

  it('combines accents from the second reading with a percent sign from the first', () => {
    const second = { text: 'Zniżka 20 90 dziś', confidence: 0.9 };
    expect(likelierReading(first, second, polish).text).toBe('Zniżka 20 % dziś');
  });

  it('keeps a confident first reading when the words differ', () => {
    const second = { text: 'Żółw i kot na płocie', confidence: 0.9 };
    expect(likelierReading(first, second, polish).text).toBe(first.text);
  });

  it('keeps the first reading when the second is unsure of its script', () => {
    const greek = { data: 'ell', language: 'el', script: 'Grek' };
    const second = { text: 'ΚΛΗ κὰ', confidence: 0.2 };
    expect(likelierReading(first, second, greek)).toBe(first);
  });
});
