import type { Analysis, ReadingFailure, SecondOpinion } from '@adjudge/engine/report';
import { shownScore } from '../figures/shown-score.ts';
import { ELEMENT_NAMES } from './understood-words.ts';

/** Why a language model gave no result. Follows the model's name. */
export const MODEL_FAILURE_WORDS: Readonly<Record<ReadingFailure, string>> = {
  timeout: 'did not answer in time',
  refused: 'refused to answer',
  unusable: 'gave no usable answer',
  unreachable: 'could not be reached',
  budget: 'was not asked: today’s limit is used up',
  paused: 'was not asked: it failed several times in a row',
};

/** Mean distance in points up to which two opinions agree (`well`) or agree in part (`partly`). */
const AGREE = { well: 10, partly: 20 } as const;

/** Which model also read the ad, and what that means for the score. */
export function describeSecondOpinion({ model, prompt, failure, distance, counts }: SecondOpinion): string {
  if (failure !== null)
    return `${model} ${MODEL_FAILURE_WORDS[failure]}, so there is no second opinion. The score does not depend on it.`;
  return `${model} read the ad too (prompt ${prompt}). ${describeAgreement(distance)} ${counts ? COUNTS[counts] : 'The score does not depend on its ratings.'}`;
}

const COUNTS = {
  yes: 'Its ratings are part of the score.',
  orders: 'Its ratings don’t count: this ad has words that look like instructions to a language model.',
} as const;

function describeAgreement(distance: number | null): string {
  if (distance === null) return 'It rated no category that we scored.';
  const points = `${distance.toFixed(0)} points apart on average`;
  if (distance <= AGREE.well) return `It agrees with our scores: ${points}.`;
  return distance <= AGREE.partly
    ? `It agrees with our scores in part: ${points}.`
    : `It sees the ad differently: ${points}.`;
}

export interface ReaderStatement {
  readonly label: string;
  readonly text: string;
}

const SENSE = {
  yes: 'Words and picture belong together.',
  partly: 'Words and picture belong together only in part.',
  no: 'Words and picture do not belong together.',
  unclear: '',
} as const;

/** What the reader says about the ad, a few words per topic. Omits topics that the reader left out. */
export function readerStatements({ says }: SecondOpinion): ReaderStatement[] {
  if (!says) return [];
  const { elements, product, subject, message, audience, industry, tone, objective, sense, concerns } = says;
  const all = [
    { label: 'Message', text: message },
    ...elements.map(({ is, text, adopted }) => ({
      label: capitalize(ELEMENT_NAMES[is]),
      text: `“${text}”, ${adopted ? 'found in the picture and used' : 'not used'}`,
    })),
    { label: 'Product', text: product },
    { label: 'Main subject', text: subject },
    { label: 'Audience', text: audience },
    { label: 'Industry', text: industry },
    { label: 'Objective', text: objective ?? '' },
    { label: 'Tone', text: tone },
    { label: 'Sense', text: [SENSE[sense.holds], sense.why].filter((part) => part !== '').join(' ') },
    ...concerns.map(({ quote, why }) => ({
      label: 'Policy concern',
      text: quote === '' ? why : `“${quote}”: ${why}`,
    })),
  ];
  return all.filter(({ text }) => text !== '');
}

const capitalize = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

type Rating = SecondOpinion['ratings'][number];

/** Explains a rating: the reader's reason, and why the two scores differ if they do. */
export const describeRating = ({ reason, apart, measured, read }: Rating): string =>
  [
    reason === '' ? 'The reader gave no reason.' : `“${reason}”`,
    ...(apart === null || measured === null
      ? []
      : [`${Math.abs(shownScore(measured) - shownScore(read))} points apart. ${apart}`]),
  ].join(' ');

/** A caveat for when the checks score much higher than the reader; null when they never do. */
export const higherScoreCaveat = ({ ratings }: Pick<SecondOpinion, 'ratings'>): string | null =>
  ratings.some(({ apart, measured, read }) => apart !== null && measured !== null && measured > read)
    ? 'Where our scores are higher, the reader may see what our checks cannot, such as wit or meaning.'
    : null;

/** One line per statement; empty when no reader is configured. */
export const secondOpinionLines = ({ secondOpinion: opinion }: Pick<Analysis, 'secondOpinion'>): string[] =>
  opinion
    ? [
        describeSecondOpinion(opinion),
        ...readerStatements(opinion).map(({ label, text }) => `${label}: ${text}`),
      ]
    : [];
