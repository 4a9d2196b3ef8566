import { PROGRESS_STEPS, type ProgressStep } from '@adjudge/contract';
import type { Grading } from './use-grading.ts';

const STEP_NAMES: Record<ProgressStep, string> = {
  queued: 'Waiting for a free place',
  decoding: 'Opening the picture',
  'reading-text': 'Reading text',
  'finding-faces': 'Finding faces',
  'mapping-attention': 'Mapping attention',
  'measuring-design': 'Measuring design',
  'reading-copy': 'Reading ad copy',
  judging: 'Judging',
  writing: 'Writing the report',
};

export interface ShownStep {
  readonly name: string;
  readonly state: 'done' | 'current' | 'ahead';
}

const queueName = (ahead: number): string =>
  ahead === 0 ? STEP_NAMES.queued : `Waiting: ${ahead} ${ahead === 1 ? 'ad' : 'ads'} before yours`;

/** The named steps of this grading, each done, under way, or still ahead. */
export function shownSteps(grading: Grading, withCopy: boolean): ShownStep[] {
  const steps = PROGRESS_STEPS.filter((step) => withCopy || step !== 'reading-copy');
  const current = grading.phase === 'grading' ? steps.indexOf(grading.step) : -1;
  const upload: ShownStep = { name: 'Uploading', state: current === -1 ? 'current' : 'done' };
  return [
    upload,
    ...steps.map((step, index): ShownStep => ({
      name: step === 'queued' && grading.phase === 'grading' ? queueName(grading.ahead) : STEP_NAMES[step],
      state: index < current ? 'done' : index === current ? 'current' : 'ahead',
    })),
  ];
}
