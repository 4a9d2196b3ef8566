import {
  SCORED_WITH_MEANS,
  type SecondOpinion,
  readerStatements,
  higherScoreCaveat,
  describeRating,
  describeSecondOpinion,
} from '@adjudge/contract';
import { BAND_TEXT, shownBand, shownScore } from '../../../../../components/ui/scores/band.ts';
import { FoldedSection } from '../../folded-section.tsx';

/** What a vision-language model says about the ad, next to what was measured. */
export default function SecondOpinionSection({ opinion }: { opinion: SecondOpinion }) {
  const { asked, counts, ratings } = opinion;
  const statements = readerStatements(opinion);
  const higher = higherScoreCaveat(opinion);
  return (
    <FoldedSection id="opinion" title="Second opinion" aside={asideOf(opinion)}>
      <p className="max-w-[70ch] text-md">{describeSecondOpinion(opinion)}</p>
      {counts === 'yes' ? <p className="mt-2 max-w-[70ch] text-md">{SCORED_WITH_MEANS}</p> : null}
      {ratings.length === 0 ? null : (
        <ul className="mt-4 border-t border-ink text-sm" aria-label="Measured and read">
          {ratings.map((rating) => (
            <RatingItem key={rating.id} rating={rating} />
          ))}
        </ul>
      )}
      {higher === null ? null : <p className="mt-3 max-w-[70ch] text-sm text-soft">{higher}</p>}
      {statements.length === 0 ? null : (
        <>
          <h3 className="mt-6 mb-2 text-md font-semibold">The reader says</h3>
          <dl className="grid max-w-[80ch] gap-x-6 gap-y-1.5 text-md sm:grid-cols-[9rem_1fr]">
            {statements.map(({ label, text }) => (
              <div key={`${label} ${text}`} className="contents">
                <dt className="text-soft">{label}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      {asked === null ? null : (
        <p className="mt-4 text-sm text-soft">
          For this, {asked.pictures === 1 ? 'the picture was' : `${asked.pictures} frames were`} sent to the
          service that runs {opinion.by ?? opinion.model}.
        </p>
      )}
    </FoldedSection>
  );
}

function asideOf({ failure, distance }: SecondOpinion): string {
  if (failure !== null) return 'not read';
  return distance === null ? '' : `${distance.toFixed(0)} points apart`;
}

/** The reason moves below the figures when there is no room next to them. */
function RatingItem({ rating }: { rating: SecondOpinion['ratings'][number] }) {
  const { category, measured, read } = rating;
  return (
    <li
      className="grid gap-x-5 border-b border-rule-soft py-2.5 sm:grid-cols-[12rem_12rem_1fr]"
      data-print="whole"
    >
      <h3 className="font-medium">{category}</h3>
      <p className="font-mono whitespace-nowrap">
        {measured === null ? '–' : <Points score={measured} />} measured · <Points score={read} /> read
      </p>
      <p className="mt-1 max-w-[70ch] sm:mt-0">{describeRating(rating)}</p>
    </li>
  );
}

const Points = ({ score }: { score: number }) => (
  <span className={BAND_TEXT[shownBand(score)]}>{shownScore(score)}</span>
);
