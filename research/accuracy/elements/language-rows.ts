import type { AccuracyFigure } from '../../../packages/contract/src/accuracy.ts';
import { LANGUAGE_LAYOUTS } from '../../../packages/engine/src/testing/banners/language-banners.ts';
import { meanOf } from '../../statistics/bootstrap.ts';
import type { LanguageFigures } from '../text/languages.ts';
import { FRACTION, PERCENT, figureOf } from './rows.ts';

const FOUND = [
  { pick: 'button', name: 'Button text ranked first as the call to action' },
  { pick: 'offer', name: 'Offer text ranked first as the offer' },
  { pick: 'brand', name: 'Brand’s line is read' },
] as const;

/** Figures on ads drawn in many languages. The bootstrap resamples whole languages. */
export function languageRows(groups: readonly LanguageFigures[]): AccuracyFigure[] {
  const shared = {
    groups,
    n: groups.length * LANGUAGE_LAYOUTS,
    items: `drawn ads, ${groups.length} languages in ${LANGUAGE_LAYOUTS} layouts each`,
    split:
      'nothing was fitted on them, but the text reader and each language’s words were chosen with them in view',
  };
  return [
    figureOf(FRACTION, {
      ...shared,
      id: 'languages-read',
      name: `Text read in ${groups.length} languages (character similarity)`,
      measure: (drawn) => meanOf(drawn.map(({ similarity }) => similarity)),
      aim: 0.93,
    }),
    ...FOUND.map(({ pick, name }) =>
      figureOf(PERCENT, {
        ...shared,
        id: `languages-${pick}`,
        name: `${name}, ${groups.length} languages`,
        measure: (drawn) => (100 * meanOf(drawn.map((each) => each[pick]))) / LANGUAGE_LAYOUTS,
        aim: 90,
      }),
    ),
  ];
}

export function worstLanguage(all: readonly LanguageFigures[]): string {
  const worst = all.toSorted((a, b) => a.similarity - b.similarity)[0]!;
  const name = new Intl.DisplayNames('en', { type: 'language' }).of(worst.language);
  return `${name} is read worst, with a similarity of ${worst.similarity.toFixed(2)}`;
}
