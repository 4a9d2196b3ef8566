import {
  secondsOf,
  withNonBreakingSpaces,
  type ExplanationPart,
  type VideoPart,
  videoParts,
} from '@adjudge/contract';
import { shownScore } from '../../../../../components/ui/scores/band.ts';
import { CategoryBar } from '../../../../../components/ui/scores/category-bar.tsx';
import { useReport } from '../../../model/report-state.ts';
import { FindingLink } from '../../findings/finding-link.tsx';
import { FoldedSection } from '../../folded-section.tsx';
import { SeekButton } from '../../video/seek-button.tsx';

/** Maximum number of moments shown per finding. The finding's own card has the rest. */
const MOMENTS = 2;

/** The six scores of a video, each with the findings that explain it and their moments. */
export function VideoAnalysis() {
  const { analysis, findings } = useReport();
  if (!analysis.videoAnalysis) return null;
  const parts = videoParts(analysis.videoAnalysis, findings);
  return (
    <FoldedSection id="video-analysis" title="Video analysis" aside={asideOf(parts)}>
      <ul className="grid gap-x-12 lg:grid-cols-2">
        {parts.map((part) => (
          <Part key={part.name} part={part} />
        ))}
      </ul>
      <p className="mt-3 text-sm text-soft">
        The same checks, grouped into six questions. Each shows its best and its costliest finding, where
        there is one. They do not change the overall score.
      </p>
    </FoldedSection>
  );
}

/** Range from the weakest to the strongest judged score. */
function asideOf(parts: readonly VideoPart[]): string | undefined {
  const scores = parts.flatMap(({ score }) => (score === null ? [] : [shownScore(score)]));
  return scores.length === 0 ? undefined : `${Math.min(...scores)} to ${Math.max(...scores)} of 100`;
}

const Part = ({ part: { name, score, told } }: { part: VideoPart }) => (
  <li className="border-b border-rule-soft py-3" data-print="whole">
    <h3>
      <CategoryBar label={name} score={score} />
    </h3>
    {told.length === 0 ? null : (
      <ul className="mt-2 grid gap-1">
        {told.map((piece) => (
          <li key={piece.text}>
            <ExplanationPart piece={piece} />
          </li>
        ))}
      </ul>
    )}
  </li>
);

function ExplanationPart({ piece: { text, finding } }: { piece: ExplanationPart }) {
  if (!finding) return <p className="text-sm text-soft">{withNonBreakingSpaces(text)}</p>;
  return (
    <FindingLink
      finding={finding}
      aside={
        <span className="flex gap-x-4 text-sm">
          {secondsOf(finding)
            .slice(0, MOMENTS)
            .map((second) => (
              <SeekButton key={second} second={second} about={finding.audit.title} finding={finding} />
            ))}
        </span>
      }
    />
  );
}
