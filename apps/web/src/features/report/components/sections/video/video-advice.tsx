import { type VideoAdvice as Advice, withNonBreakingSpaces, AREAS } from '@adjudge/contract';
import { Disclosure } from '../../../../../components/ui/disclosure.tsx';
import { useReport } from '../../../model/report-state.ts';
import { Gain } from '../../findings/gain.tsx';
import { NumberChip } from '../../findings/number-chip.tsx';
import { SeekButton } from '../../video/seek-button.tsx';

/** Advice for video scores below their threshold, as a category of its own among the recommendations. */
export function VideoAdvice() {
  const advice = useReport().analysis.optimizationRecommendations.videoSpecific ?? [];
  if (advice.length === 0) return null;
  return (
    <Disclosure tone="quiet" headingLevel={3} title="For the video" aside={advice.length}>
      <ul>
        {advice.map((one) => (
          <AdviceItem key={`${one.area} ${one.title}`} advice={one} />
        ))}
      </ul>
    </Disclosure>
  );
}

function AdviceItem({ advice: { area, title, text, second } }: { advice: Advice }) {
  const { analysis, findings, revealAdvice } = useReport();
  const recommendation = analysis.recommendations.find((candidate) => candidate.title === title);
  const finding = findings.find(({ audit }) => audit.id === recommendation?.audit);
  return (
    <li className="grid grid-cols-[1.5rem_minmax(0,1fr)_auto] gap-x-3.5 py-2.5" data-print="whole">
      {finding ? <NumberChip finding={finding} /> : <span />}
      {recommendation ? (
        <button
          type="button"
          onClick={() => revealAdvice(recommendation)}
          className="text-left font-semibold underline decoration-rule underline-offset-4 hover:decoration-current"
        >
          {title}
        </button>
      ) : (
        <p className="font-semibold">{title}</p>
      )}
      {recommendation ? <Gain recommendation={recommendation} /> : <span />}
      {recommendation?.text.includes(text) ? null : (
        <p className="col-start-2 mt-0.5 text-md text-soft">{withNonBreakingSpaces(text)}</p>
      )}
      <p className="col-start-2 mt-1 flex flex-wrap items-center gap-x-5 text-sm text-soft">
        {AREAS[area]}
        {second === null ? null : <SeekButton second={second} about={title} finding={finding} />}
      </p>
    </li>
  );
}
