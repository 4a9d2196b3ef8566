import {
  SCORED_WITH_MEANS,
  type SecondOpinion,
  readerStatements,
  sayRating,
  saySecondOpinion,
} from '@adjudge/contract';
import { BAND_TEXT, shownBand, shownScore } from '../../../../../components/ui/scores/band.ts';
import { DataTable } from '../../data-table.tsx';
import { ReportSection } from '../../report-section.tsx';

/** What a vision-language model says of the ad, beside what was measured. */
export default function SecondOpinionSection({ opinion }: { opinion: SecondOpinion }) {
  const statements = readerStatements(opinion);
  return (
    <ReportSection id="opinion" title="Second opinion" aside={opinion.model}>
      <p className="max-w-[70ch] text-md">{saySecondOpinion(opinion)}</p>
      {opinion.counts === 'yes' ? <p className="mt-2 max-w-[70ch] text-md">{SCORED_WITH_MEANS}</p> : null}
      {opinion.ratings.length === 0 ? null : (
        <div className="mt-4">
          <DataTable
            caption="Measured and read"
            head={['Category', 'Measured', 'Read', 'Why']}
            figures={[1, 2]}
            rows={opinion.ratings.map((rating) => ({
              key: rating.id,
              cells: [
                rating.category,
                rating.measured === null ? '–' : <Points key="measured" score={rating.measured} />,
                <Points key="read" score={rating.read} />,
                <span key="why" className="block min-w-56">
                  {sayRating(rating)}
                </span>,
              ],
            }))}
          />
        </div>
      )}
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
      {opinion.asked === null ? null : (
        <p className="mt-4 text-sm text-soft">
          To be read, {opinion.asked.pictures === 1 ? 'the picture' : `${opinion.asked.pictures} frames`} left
          this server for the service that runs {opinion.by ?? opinion.model}.
        </p>
      )}
    </ReportSection>
  );
}

const Points = ({ score }: { score: number }) => (
  <span className={BAND_TEXT[shownBand(score)]}>{shownScore(score)}</span>
);
