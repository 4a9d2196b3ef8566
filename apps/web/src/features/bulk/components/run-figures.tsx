import type { BulkItem } from '@adjudge/contract';
import { Link } from '@tanstack/react-router';
import { BAND_TEXT, shownBand, shownScore } from '../../../components/ui/scores/band.ts';
import { inOrder } from './item-order.ts';

/** The average of the scores so far, and the best and the weakest creative. One score alone is its own average. */
export function RunFigures({ items }: { items: readonly BulkItem[] }) {
  const scored = inOrder(items, 'best').flatMap(({ fileName, analysis }) =>
    analysis && analysis.overallScore !== null
      ? [{ fileName, score: analysis.overallScore, analysisId: analysis.analysisId }]
      : [],
  );
  const [best] = scored;
  const weakest = scored.at(-1);
  if (!best || !weakest || scored.length < 2) return null;
  const average = scored.reduce((sum, { score }) => sum + score, 0) / scored.length;
  return (
    <dl className="mt-8 grid border-y border-rule sm:grid-cols-[auto_minmax(0,1fr)_minmax(0,1fr)]">
      <Figure name="Average score" score={average} />
      <Figure name="Best" {...best} />
      <Figure name="Weakest" {...weakest} />
    </dl>
  );
}

interface FigureProps {
  name: string;
  score: number;
  /** The creative with this score. Without it, the figure is of all of them. */
  fileName?: string;
  analysisId?: string;
}

const Figure = ({ name, score, fileName, analysisId }: FigureProps) => (
  <div className="border-rule py-3 not-first:border-l sm:pr-6 max-sm:grid max-sm:grid-cols-[7rem_minmax(0,1fr)] max-sm:items-baseline max-sm:py-1 max-sm:not-first:border-t max-sm:not-first:border-l-0 sm:not-first:pl-6">
    <dt className="text-sm text-soft">{name}</dt>
    <dd className="flex items-baseline gap-x-3 sm:mt-0.5">
      <span className={`text-2xl font-bold ${BAND_TEXT[shownBand(score)]}`}>{shownScore(score)}</span>
      {analysisId === undefined ? null : (
        <Link
          to="/results"
          search={{ id: analysisId }}
          className="min-w-0 truncate text-md underline decoration-1 underline-offset-4 hover:decoration-2 max-lg:py-2"
        >
          {fileName}
        </Link>
      )}
    </dd>
  </div>
);
