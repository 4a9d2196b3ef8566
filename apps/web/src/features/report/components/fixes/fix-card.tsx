import { type WhatIfFix, formatChange, whatIfPicturePath, withNonBreakingSpaces } from '@adjudge/contract';
import { shownScore } from '../../../../components/ui/scores/band.ts';
import { GradeBadge } from '../../../../components/ui/scores/grade-badge.tsx';
import { fixElementId } from '../../model/fixes.ts';
import { useReport } from '../../model/report-state.ts';
import { BeforeAfter } from './before-after.tsx';

/** Smallest change of a category score that a reader would notice, in points. */
const NOTABLE = 1;

export function FixCard({ fix }: { fix: WhatIfFix }) {
  const { title, description, gain } = fix;
  return (
    <li
      id={fixElementId(fix.id)}
      tabIndex={-1}
      className="scroll-mt-6 border-b border-rule py-6"
      data-print="whole"
    >
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-6">
        <h3 className="text-lg font-semibold">{title}</h3>
        <p className="font-mono text-xl font-medium text-good-text">
          {formatChange(gain)}
          <span className="ml-1 font-sans text-sm">points</span>
        </p>
      </div>
      <p className="mt-1 max-w-[75ch] text-md text-soft">{withNonBreakingSpaces(description)}</p>
      <Scores fix={fix} />
      {fix.pictures ? <Pictures fix={fix} pictures={fix.pictures} /> : null}
      {fix.copy ? <CopyChange {...fix.copy} /> : null}
    </li>
  );
}

function Scores({
  fix: { scoreBefore, scoreAfter, gradeBefore, gradeAfter, categories },
}: {
  fix: WhatIfFix;
}) {
  const changed = categories.flatMap(({ id, category, before, after }) =>
    before !== null && after !== null && Math.abs(after - before) >= NOTABLE
      ? [{ id, category, before, after }]
      : [],
  );
  return (
    <>
      <p className="mt-3 flex flex-wrap items-center gap-x-2 gap-y-1 font-mono text-md">
        <span className="sr-only">Overall score from </span>
        {scoreBefore.toFixed(1)} <GradeBadge grade={gradeBefore} size="sm" />
        <span aria-hidden>→</span>
        <span className="sr-only"> to </span>
        <strong className="font-semibold">{scoreAfter.toFixed(1)}</strong>{' '}
        <GradeBadge grade={gradeAfter} size="sm" />
      </p>
      {changed.length > 0 ? (
        <ul className="mt-2 flex flex-wrap gap-x-6 gap-y-1 text-sm text-soft">
          {changed.map(({ id, category, before, after }) => (
            <li key={id}>
              {category}{' '}
              <span className="font-mono">
                {shownScore(before)} <span aria-hidden>→</span>
                <span className="sr-only"> to </span> {shownScore(after)}
              </span>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}

function Pictures({ fix, pictures }: { fix: WhatIfFix; pictures: WhatIfFix['pictures'] & {} }) {
  const { analysisId } = useReport().analysis;
  const common = {
    urlOf: (name: string) => whatIfPicturePath(analysisId, name),
    change: fix.title,
  };
  const { full, close } = pictures;
  const wide = full.before.width > 2 * full.before.height;
  return (
    <div className={wide || !close ? 'mt-4 grid gap-5' : 'mt-4 grid items-start gap-5 md:grid-cols-2'}>
      <div className={close || wide ? '' : 'max-w-[40rem]'}>
        <BeforeAfter pair={full} {...common} start={middleOf(fix)} />
      </div>
      {close ? <BeforeAfter pair={close} {...common} change={`${fix.title}, seen close`} /> : null}
    </div>
  );
}

/** Puts the edge at the center of the change, rounded to steps that the arrow keys can repeat. */
const middleOf = ({ box }: WhatIfFix): number =>
  box === null ? 50 : Math.round(20 * (box.x + box.w / 2)) * 5;

const CopyChange = ({ before, after }: { before: string; after: string }) => (
  <dl className="mt-4 grid gap-4 md:grid-cols-2">
    {(
      [
        ['Before', before],
        ['After', after],
      ] as const
    ).map(([term, text]) => (
      <div key={term} className="border-l-3 border-rule pl-4">
        <dt className="text-sm text-soft">{term}</dt>
        <dd className="text-md whitespace-pre-line">{text}</dd>
      </div>
    ))}
  </dl>
);
