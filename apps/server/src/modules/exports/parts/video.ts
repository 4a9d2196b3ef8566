import {
  AREAS,
  type Analysis,
  BAND_WORD,
  type Finding,
  formatTimecode,
  formatBytes,
  formatAspectRatio,
  shownBand,
  shownScore,
  spanLanes,
  withNonBreakingSpaces,
  videoParts,
} from '@adjudge/contract';
import type { Block } from '../../../typesetting/document.ts';

/** The six scores of a video, its timeline, and the file as decoded; empty for a picture. */
export function videoReport(analysis: Analysis, findings: readonly Finding[]): Block[] {
  const { videoAnalysis } = analysis;
  if (!videoAnalysis) return [];
  const parts = videoParts(videoAnalysis, findings);
  return [
    { kind: 'heading', level: 1, text: 'Video analysis', aside: 'score of 100' },
    {
      kind: 'bars',
      bars: parts.map(({ name, score }) => ({
        label: name,
        score,
        shown: score === null ? '–' : String(shownScore(score)),
        band: shownBand(score),
        word: BAND_WORD[shownBand(score)],
        weight: '',
        median: null,
      })),
    },
    {
      kind: 'facts',
      facts: parts
        .filter(({ told }) => told.length > 0)
        .map(({ name, told }) => ({
          term: name,
          text: withNonBreakingSpaces(told.map(({ text }) => text).join(' ')),
        })),
    },
    {
      kind: 'text',
      tone: 'soft',
      text: 'The same checks, grouped into six questions. Each shows its best and its costliest finding, where there is one. They do not change the overall score.',
    },
    ...timeline(analysis),
    ...details(analysis),
  ];
}

function timeline({ timeline: found }: Analysis): Block[] {
  if (!found) return [];
  const lanes = spanLanes(found).filter(({ spans }) => spans.length > 0);
  return [
    {
      kind: 'heading',
      level: 2,
      text: 'What happens when',
      aside: `${formatTimecode(found.duration)} in all`,
    },
    {
      kind: 'lanes',
      duration: found.duration,
      lanes: lanes.map(({ name, spans }) => ({
        name,
        spans: spans.map(({ start, end, text }) => ({ start, end, text: text ?? '' })),
      })),
    },
    {
      kind: 'facts',
      facts: lanes
        .filter(({ name }) => name === 'Text' || name === 'Call to action')
        .map(({ name, spans }) => ({
          term: name,
          text: spans.map(({ label }) => label.replace(`${name} `, '')).join('; '),
        })),
    },
  ];
}

function details({ videoMetadata }: Analysis): Block[] {
  if (!videoMetadata) return [];
  const { duration, format, fileSize, dimensions, aspectRatio, extractedFrames, frameAnalysisAvailable } =
    videoMetadata;
  const { width, height } = dimensions;
  const rows = [
    ['Duration', `${Number(duration.toFixed(1))} s`],
    ['Format', format.toUpperCase()],
    ['Size', formatBytes(fileSize)],
    ['Dimensions', width > 0 && height > 0 ? `${width} × ${height} px` : 'unknown'],
    ['Aspect ratio', aspectRatio > 0 ? formatAspectRatio(aspectRatio) : 'unknown'],
    ['Frames looked at', frameAnalysisAvailable ? String(extractedFrames) : 'none'],
  ] as const;
  return [
    { kind: 'heading', level: 2, text: 'Video details' },
    {
      kind: 'facts',
      facts: rows.map(([term, text]) => ({ term, text: withNonBreakingSpaces(text), mono: true })),
    },
  ];
}

/** Advice for the video scores that fall below their threshold. */
export function videoAdvice({ optimizationRecommendations }: Analysis): Block[] {
  const all = optimizationRecommendations.videoSpecific ?? [];
  if (all.length === 0) return [];
  return [
    { kind: 'heading', level: 2, text: 'For the video', aside: String(all.length) },
    ...all.map(({ area, title, text, second }): Block => ({
      kind: 'action',
      chip: null,
      task: false,
      title,
      gain: '',
      text: withNonBreakingSpaces(text),
      note: [AREAS[area], ...(second === null ? [] : [`at ${formatTimecode(second)}`])].join(' · '),
    })),
  ];
}
