import { type CreativeVersion, OBSTACLE_TEXTS } from '@adjudge/contract';
import { Link } from '@tanstack/react-router';
import { shownScore } from '../../../../components/ui/scores/band.ts';
import { formatMoment } from '../../../../lib/format-date.ts';

interface VersionRowProps {
  version: CreativeVersion;
  before: CreativeVersion | undefined;
  /** True for the version whose report is shown. */
  shown: boolean;
}

export function VersionRow({ version, before, shown }: VersionRowProps) {
  const { analysisId, number, createdAt, overallScore, grade, change } = version;
  const difference = change?.points === null ? null : differenceOf(version, before);
  return (
    <li className="border-l-3 border-rule pl-4" aria-current={shown ? 'true' : undefined}>
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1 text-md">
        {shown ? (
          <span className="font-semibold">Version {number} (this report)</span>
        ) : (
          <Link
            to="/results"
            search={{ id: analysisId }}
            className="inline-flex min-h-6 items-center font-semibold underline underline-offset-4"
          >
            Version {number}
          </Link>
        )}
        <span className="font-mono">
          <span className="sr-only">Score </span>
          {overallScore === null ? 'N/A' : `${shownScore(overallScore)} · ${grade.replace('-', '−')}`}
        </span>
        {difference === null ? null : <span>{formatScoreDifference(difference)}</span>}
        <time dateTime={createdAt} className="text-sm text-soft">
          {formatMoment(createdAt)}
        </time>
      </p>
      {change?.obstacles.map((obstacle) => (
        <p key={obstacle} className="mt-1 text-sm text-soft">
          {OBSTACLE_TEXTS[obstacle]}
        </p>
      ))}
      <Titles what="Fixed" titles={change?.fixed ?? []} />
      <Titles what="New" titles={change?.found ?? []} />
    </li>
  );
}

/** Difference of the scores as displayed, so that a reader who subtracts them gets the same result. */
const differenceOf = (after: CreativeVersion, before: CreativeVersion | undefined): number | null =>
  before === undefined || before.overallScore === null || after.overallScore === null
    ? null
    : shownScore(after.overallScore) - shownScore(before.overallScore);

function formatScoreDifference(points: number): string {
  if (points === 0) return 'same score as the version before';
  const many = Math.abs(points);
  return `${points > 0 ? '+' : '−'}${many} ${many === 1 ? 'point' : 'points'}`;
}

const Titles = ({ what, titles }: { what: string; titles: readonly string[] }) =>
  titles.length === 0 ? null : (
    <div className="mt-1.5 text-sm">
      <p className="font-semibold">
        {what} ({titles.length})
      </p>
      <ul className="list-disc pl-5">
        {titles.map((title) => (
          <li key={title}>{title}</li>
        ))}
      </ul>
    </div>
  );
