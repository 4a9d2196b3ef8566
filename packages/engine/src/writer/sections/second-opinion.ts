import { pointsText, type Facts, artifactIn } from '../facts.ts';
import type { SecondOpinion } from '../../report/second-opinion.ts';
import { rounded } from '../../rounded.ts';
import { countedRatings } from '../../vision-reader/counted-ratings.ts';

/** If a rating and a score differ by more points, the difference is explained. */
const APART = 15;
const ELEMENTS = ['headline', 'offer', 'request', 'brand'] as const;

/** The vision reader's answer next to the measured scores; undefined if there was no reading. */
export function secondOpinion(facts: Facts): SecondOpinion | undefined {
  const reading = artifactIn(facts, 'reading');
  if (!reading) return undefined;
  const { model, by, prompt, asked, answer, failure } = reading;
  const counts = countedRatings(facts.gathered.artifacts);
  const ratings = ratingsOf(facts, answer?.ratings ?? {});
  const both = ratings.flatMap(({ measured, read }) =>
    measured === null ? [] : [Math.abs(measured - read)],
  );
  return {
    model,
    by,
    prompt,
    asked: asked && { ...asked },
    failure,
    ...(counts && { counts }),
    says: answer && {
      elements: ELEMENTS.flatMap((is) => {
        const { text } = answer.elements[is];
        const adopted = artifactIn(facts, 'elements')?.[is]?.read === true;
        return text === '' ? [] : [{ is, text, adopted }];
      }),
      product: answer.elements.product,
      subject: answer.elements.subject.what,
      message: answer.message,
      audience: answer.audience,
      industry: answer.industry,
      tone: answer.tone,
      objective: answer.objective,
      sense: { ...answer.sense },
      concerns: answer.concerns.map((concern) => ({ ...concern })),
    },
    ratings,
    distance: both.length === 0 ? null : rounded(both.reduce((sum, each) => sum + each, 0) / both.length, 1),
  };
}

type Ratings = Readonly<Record<string, { readonly rating: number; readonly reason: string }>>;

const ratingsOf = (facts: Facts, ratings: Ratings): SecondOpinion['ratings'] =>
  facts.total.categories.flatMap(({ id, category, withReader, score: own }) => {
    const given = ratings[id];
    if (!given) return [];
    const { rating: read, reason } = given;
    const score = withReader?.measured ?? own;
    const differs = score !== null && Math.abs(score - read) > APART;
    return [
      {
        id,
        category,
        measured: score,
        read,
        reason,
        apart: differs ? explainDifference(facts, id, score - read) : null,
      },
    ];
  });

/** Explains the difference by the checks. @param above score minus rating, in points */
function explainDifference({ total: { audits } }: Facts, category: string, above: number): string {
  const own = audits.filter((audit) => audit.category === category && audit.pointsLost > 0);
  const worst = own.toSorted((a, b) => b.pointsLost - a.pointsLost)[0];
  if (above > 0) return 'Our checks find less to fault here.';
  return worst
    ? `Our checks take the most off for “${worst.title}” (${pointsText(worst.pointsLost)} points of the score).`
    : 'Our checks measured too little here to say why.';
}
