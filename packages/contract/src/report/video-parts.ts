import type { VideoAdvice, VideoAnalysis } from '@adjudge/engine/report';
import type { Finding } from './findings.ts';

const PARTS: readonly (readonly [keyof VideoAnalysis, string])[] = [
  ['openingHookStrength', 'Opening hook, 0–3 s'],
  ['visualStorytellingFlow', 'Visual storytelling flow'],
  ['motionAndPacing', 'Motion & pacing'],
  ['platformOptimization', 'Platform optimization'],
  ['engagementRetention', 'Engagement retention'],
  ['ctaTimingPlacement', 'CTA timing & placement'],
];

export const AREAS: Readonly<Record<VideoAdvice['area'], string>> = {
  openingHook: 'Opening hook',
  pacing: 'Pacing',
  platform: 'Platform',
  callToActionTiming: 'Call to action timing',
};

export interface VideoPart {
  readonly name: string;
  /** 0..100; null when nothing in it could be judged. */
  readonly score: number | null;
  readonly told: readonly ExplanationPart[];
}

/** A piece of an explanation, with the finding that it describes. */
export interface ExplanationPart {
  readonly text: string;
  readonly finding: Finding | null;
}

/** The six sub-scores of a video, in viewing order. */
export const videoParts = (analysis: VideoAnalysis, findings: readonly Finding[]): VideoPart[] =>
  PARTS.map(([key, name]) => {
    const { score, explanation } = analysis[key];
    const told = splitExplanation(explanation, findings);
    // A 0 without any finding is what the report writes when nothing was judged.
    const judged = score > 0 || told.some(({ finding }) => finding);
    return { name, score: judged ? score : null, told };
  });

/** Splits an explanation into the findings that it mentions. Other text is kept as it is. */
export function splitExplanation(explanation: string, findings: readonly Finding[]): ExplanationPart[] {
  const pieces = findings
    .flatMap((finding) => {
      // Older reports include the observation.
      const { title, observation } = finding.audit;
      const text = [`${title}: ${observation}`, `${title}.`].find((told) => explanation.includes(told));
      if (text === undefined) return [];
      const start = explanation.indexOf(text);
      return [{ start, end: start + text.length, text, finding }];
    })
    .toSorted((a, b) => a.start - b.start);
  const parts: ExplanationPart[] = [];
  let at = 0;
  const keep = (until: number) => {
    const text = explanation.slice(at, until).trim();
    if (text) parts.push({ text, finding: null });
  };
  for (const { start, end, text, finding } of pieces) {
    if (start < at) continue;
    keep(start);
    parts.push({ text, finding });
    at = end;
  }
  keep(explanation.length);
  return parts;
}
