import { typesetGrade } from '@adjudge/contract';
import { BAND_TEXT, shownBand, shownScore } from '../../../../components/ui/scores/band.ts';
import { useReport } from '../../model/report-state.ts';

/** Room for the longest verdict, which the skeleton holds as well, so that the creative below does not move once the report is there. */
export const VERDICT_LINE_BOX = 'mb-4 min-h-[calc(var(--verdict-line)-1rem)] lg:hidden';

/**
 * The verdict in short above the creative, where the verdict itself comes below it: on a phone, that is below the first
 * screen. Hidden from screen readers, which reach the same words as a heading.
 */
export function VerdictLine() {
  const { overallScore, grade, verdict } = useReport().analysis;
  return (
    <p
      aria-hidden
      className={`flex items-center gap-3 ${VERDICT_LINE_BOX}`}
      data-print="hide"
      data-testid="verdict-line"
    >
      {overallScore === null ? null : (
        <b className={`shrink-0 whitespace-nowrap text-3xl ${BAND_TEXT[shownBand(overallScore)]}`}>
          {shownScore(overallScore)}
        </b>
      )}
      <b className="shrink-0 whitespace-nowrap text-xl">{typesetGrade(grade)}</b>
      <span className="min-w-0 text-sm/5">{verdict}</span>
    </p>
  );
}
