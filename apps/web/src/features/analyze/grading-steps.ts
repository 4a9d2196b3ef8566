import { PROGRESS_STEPS, type ProgressStep } from '@adjudge/contract';
import type { CreditKind } from './failure.ts';
import type { Grading } from './use-grading.ts';
import type { Extraction } from './video/extract-frames.ts';

const STEP_NAMES: Record<ProgressStep, string> = {
  queued: 'In the queue',
  decoding: 'Opening the picture',
  'reading-text': 'Reading text',
  'finding-faces': 'Finding faces',
  'mapping-attention': 'Mapping attention',
  'measuring-design': 'Measuring design',
  'reading-copy': 'Reading ad copy',
  judging: 'Scoring',
  writing: 'Writing the report',
};

const VIDEO_STEP_NAMES: Partial<Record<ProgressStep, string>> = { decoding: 'Opening the video' };

export interface ShownStep {
  readonly name: string;
  readonly state: 'done' | 'current' | 'ahead';
}

const queueName = (ahead: number): string =>
  ahead === 0 ? STEP_NAMES.queued : `Waiting: ${ahead} ${ahead === 1 ? 'ad' : 'ads'} before yours`;

function extractionName(extraction: Extraction | null): string {
  if (extraction?.step === 'initializing') return 'Initializing video processing';
  if (extraction?.step !== 'extracting') return 'Extracting key frames';
  return `Extracting key frames: ${extraction.frame} of ${extraction.frames}`;
}

/** Index of frame extraction, which comes before the upload and the server's steps. Small videos only. */
const PREPARING = 0;

interface Shown {
  readonly withCopy: boolean;
  readonly kind?: CreditKind;
  /** Whether frames are extracted from the video before it is sent (small videos only). */
  readonly withFrames?: boolean;
}

export function shownSteps(
  grading: Grading,
  { withCopy, kind = 'banner', withFrames = false }: Shown,
): ShownStep[] {
  const steps = PROGRESS_STEPS.filter((step) => withCopy || step !== 'reading-copy');
  const nameOf = (step: ProgressStep): string => {
    if (step === 'queued' && grading.phase === 'grading') return queueName(grading.ahead);
    return (kind === 'video' ? VIDEO_STEP_NAMES[step] : undefined) ?? STEP_NAMES[step];
  };
  const names = [
    ...(withFrames ? [extractionName(grading.phase === 'preparing' ? grading.extraction : null)] : []),
    'Uploading',
    ...steps.map(nameOf),
  ];
  const upload = withFrames ? 1 : 0;
  const current = currentOf(grading, { upload, steps });
  return names.map((name, index) => ({
    name,
    state: index < current ? 'done' : index === current ? 'current' : 'ahead',
  }));
}

function currentOf(
  grading: Grading,
  { upload, steps }: { upload: number; steps: readonly ProgressStep[] },
): number {
  if (grading.phase === 'waiting') return currentOf(grading.at, { upload, steps });
  if (grading.phase === 'grading') return upload + 1 + steps.indexOf(grading.step);
  if (grading.phase === 'processing') return upload + 1;
  return grading.phase === 'preparing' ? PREPARING : upload;
}
