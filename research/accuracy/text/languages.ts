import { readText } from '../../../packages/engine/src/gatherers/text/index.ts';
import { renderBanner } from '../../../packages/engine/src/testing/index.ts';
import {
  ADS_BY_LANGUAGE,
  type AdWords,
  LANGUAGE_LAYOUTS,
  languageBanner,
} from '../../../packages/engine/src/testing/banners/language-banners.ts';
import { requestScore, offerScore } from '../../../packages/engine/src/language/index.ts';
import { tallyText } from './text-score.ts';

export interface LanguageFigures {
  readonly language: string;
  /** 1 minus edits per character, over all layouts. */
  readonly similarity: number;
  /** Letters read where none were drawn, per drawn letter. */
  readonly extra: number;
  /** Number of layouts in which the button's words rank first as a request, the offer's rank first as an offer, the brand was read. */
  readonly button: number;
  readonly offer: number;
  readonly brand: number;
  readonly seconds: number;
  readonly read: readonly (readonly string[])[];
}

/** Draws, reads and compares the ads of each language in each layout. */
export async function measureLanguages(
  languages: readonly string[] = Object.keys(ADS_BY_LANGUAGE),
): Promise<LanguageFigures[]> {
  const figures: LanguageFigures[] = [];
  for (const language of languages) figures.push(await measureLanguage(language, ADS_BY_LANGUAGE[language]!));
  return figures;
}

async function measureLanguage(language: string, words: AdWords): Promise<LanguageFigures> {
  const wanted = [words.headline, words.offer, words.button, words.brand];
  const sum = { characters: 0, edits: 0, extra: 0, button: 0, offer: 0, brand: 0 };
  const read: string[][] = [];
  const started = performance.now();
  for (let layout = 0; layout < LANGUAGE_LAYOUTS; layout++) {
    const { frame } = await renderBanner(languageBanner(language, layout));
    const found = await readText(frame);
    if (!found.ok) throw new Error(found.reason);
    const lines = found.value.map(({ text }) => text);
    const detectedLanguage = found.value.find((line) => line.language)?.language;
    const tally = tallyText(wanted, lines);
    sum.characters += tally.characters;
    sum.edits += tally.edits;
    sum.extra += tally.extra;
    sum.button += matchScore(
      most(lines, (line) => requestScore(line, detectedLanguage)),
      words.button,
    );
    sum.offer += matchScore(
      most(lines, (line) => offerScore(line, detectedLanguage)),
      words.offer,
    );
    sum.brand += Math.max(0, ...lines.map((line) => matchScore(line, words.brand)));
    read.push(lines);
  }
  return {
    language,
    similarity: 1 - sum.edits / sum.characters,
    extra: sum.extra / sum.characters,
    button: sum.button,
    offer: sum.offer,
    brand: sum.brand,
    seconds: (performance.now() - started) / 1000 / LANGUAGE_LAYOUTS,
    read,
  };
}

/** The line with the highest score; undefined when no line scores above 0. */
const most = (lines: readonly string[], score: (line: string) => number): string | undefined =>
  lines.filter((line) => score(line) > 0).toSorted((a, b) => score(b) - score(a))[0];

/** 1 when the line matches the wanted text up to a fifth of its letters, else 0. */
function matchScore(line: string | undefined, wanted: string): number {
  if (line === undefined) return 0;
  const { edits, characters } = tallyText([wanted], [line]);
  return edits <= characters * 0.2 && line.length < wanted.length * 1.5 ? 1 : 0;
}
