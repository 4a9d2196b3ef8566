import { shownScore, typesetGrade } from '@adjudge/contract';
import { useState } from 'react';
import { CropFrame } from '../../../components/ui/crop-frame.tsx';
import { GradeBadge } from '../../../components/ui/scores/grade-badge.tsx';
import { ScoreGauge } from '../../../components/ui/scores/score-gauge.tsx';
import { SAMPLE } from './sample.ts';
import { SampleFindings } from './sample-findings.tsx';
import { SamplePicture } from './sample-picture.tsx';

/** The top of a real report, on an ad that we drew ourselves. */
export function SampleSheet() {
  const [lit, setLit] = useState<number | null>(null);
  return (
    <figure>
      <CropFrame>
        <SamplePicture lit={lit} onLight={setLit} />
      </CropFrame>
      <figcaption className="mt-5 flex items-center gap-5">
        <ScoreGauge score={SAMPLE.overallScore} interval={SAMPLE.interval} size={104} className="shrink-0" />
        <div className="min-w-0">
          <p className="font-verdict text-xl">{SAMPLE.verdict}</p>
          <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-soft">
            <GradeBadge grade={SAMPLE.grade} interval={SAMPLE.interval} size="sm" />A real report on an ad we
            drew
          </p>
        </div>
      </figcaption>
      <SampleFindings lit={lit} onLight={setLit} />
      <SampleFixed />
    </figure>
  );
}

/** Score of the ad after the changes that Adjudge can make itself. The changed ad was really graded again. */
function SampleFixed() {
  if (SAMPLE.fixed === null) return null;
  const { changes, scoreAfter, gradeAfter } = SAMPLE.fixed;
  return (
    <p className="mt-4 text-sm text-soft">
      With {changes.length === 1 ? 'one change' : `${changes.length} changes`} made by Adjudge (
      {changes.map((change) => change.toLowerCase()).join(', ')}) and graded again, this ad goes from{' '}
      {shownScore(SAMPLE.overallScore)} to {shownScore(scoreAfter)}, {typesetGrade(gradeAfter)}. A change can
      gain more than estimated.
    </p>
  );
}
