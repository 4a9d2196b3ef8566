import { useState } from 'react';
import { CropFrame } from '../../../components/ui/crop-frame.tsx';
import { GradeBadge } from '../../../components/ui/grade-badge.tsx';
import { ScoreGauge } from '../../../components/ui/score-gauge.tsx';
import { SAMPLE } from './sample.ts';
import { SampleFindings } from './sample-findings.tsx';
import { SamplePicture } from './sample-picture.tsx';

/** The top of a real report, on an ad of our own drawing. */
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
    </figure>
  );
}
