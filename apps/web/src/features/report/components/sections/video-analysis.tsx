import { secondsOf, unbroken, type Telling, type VideoPart, videoParts } from '@adjudge/contract';
import { CategoryBar } from '../../../../components/ui/category-bar.tsx';
import { useReport } from '../../model/report-state.ts';
import { LightsBox } from '../findings/lights-box.tsx';
import { NumberChip } from '../findings/number-chip.tsx';
import { ReportSection } from '../report-section.tsx';
import { SeekButton } from '../video/seek-button.tsx';

/** How many moments of one finding are offered here; its own card has the rest. */
const MOMENTS = 2;

/** The six scores of a video, each with the findings that explain it and the moments that they speak of. */
export function VideoAnalysis() {
  const { analysis, findings } = useReport();
  if (!analysis.videoAnalysis) return null;
  return (
    <ReportSection title="Video analysis" aside="score of 100">
      <ul>
        {videoParts(analysis.videoAnalysis, findings).map((part) => (
          <Part key={part.name} part={part} />
        ))}
      </ul>
      <p className="mt-3 text-sm text-soft">
        Six questions put to the same checks: each names its best finding and its costliest. They add nothing
        to the overall score.
      </p>
    </ReportSection>
  );
}

const Part = ({ part: { name, score, told } }: { part: VideoPart }) => (
  <li className="border-b border-rule-soft py-3" data-print="whole">
    <h3>
      <CategoryBar label={name} score={score} />
    </h3>
    <ul className="mt-2 grid gap-1.5">
      {told.map((piece) => (
        <li key={piece.text}>
          <Telling piece={piece} />
        </li>
      ))}
    </ul>
  </li>
);

function Telling({ piece: { text, finding } }: { piece: Telling }) {
  if (!finding) return <p className="text-sm text-soft">{unbroken(text)}</p>;
  const lead = finding.audit.title;
  return (
    <LightsBox
      finding={finding}
      className="grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-3 py-0.5 text-sm text-soft data-[lit=true]:bg-tint sm:grid-cols-[1.5rem_minmax(0,1fr)_auto]"
    >
      <NumberChip finding={finding} />
      <p className="max-w-[60ch] pt-0.5">
        <strong className="font-semibold text-ink">{lead}:</strong>
        {unbroken(text.slice(lead.length + 1))}
      </p>
      <div className="col-start-2 flex flex-wrap items-start gap-x-4 sm:col-start-3 sm:-mt-0.5 sm:flex-col">
        {secondsOf(finding)
          .slice(0, MOMENTS)
          .map((second) => (
            <SeekButton key={second} second={second} about={lead} finding={finding} />
          ))}
      </div>
    </LightsBox>
  );
}
