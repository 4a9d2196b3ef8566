import { describe, expect, it } from 'vitest';
import { shownSteps } from './grading-steps.ts';

const stateOf = (name: string, steps: ReturnType<typeof shownSteps>) =>
  steps.find((step) => step.name === name)?.state;

const upload = (percent: number) =>
  ({ phase: 'uploading', way: 'direct', loaded: percent, total: 100, percent }) as const;

describe('shownSteps', () => {
  it('starts with the upload', () => {
    const steps = shownSteps(upload(40), { withCopy: true });
    expect(steps[0]).toEqual({ name: 'Uploading', state: 'current' });
    expect(steps.slice(1).every(({ state }) => state === 'ahead')).toBe(true);
  });

  it('shows how many ads are ahead in the queue', () => {
    expect(shownSteps({ phase: 'grading', step: 'queued', ahead: 2 }, { withCopy: true })[1]?.name).toBe(
      'Waiting: 2 ads before yours',
    );
    expect(shownSteps({ phase: 'grading', step: 'queued', ahead: 1 }, { withCopy: true })[1]?.name).toBe(
      'Waiting: 1 ad before yours',
    );
  });

  it('marks earlier steps as done', () => {
    const steps = shownSteps({ phase: 'grading', step: 'mapping-attention', ahead: 0 }, { withCopy: true });
    expect(stateOf('Finding faces', steps)).toBe('done');
    expect(stateOf('Mapping attention', steps)).toBe('current');
    expect(stateOf('Scoring', steps)).toBe('ahead');
  });

  it('starts with frame extraction for a small video', () => {
    const shown = { withCopy: false, kind: 'video', withFrames: true } as const;
    const names = (...grading: Parameters<typeof shownSteps>) =>
      shownSteps(...grading).find(({ state }) => state === 'current')?.name;
    expect(names({ phase: 'preparing', extraction: { step: 'initializing' } }, shown)).toBe(
      'Initializing video processing',
    );
    const extraction = { step: 'extracting', frame: 3, frames: 8 } as const;
    expect(names({ phase: 'preparing', extraction }, shown)).toBe('Extracting key frames: 3 of 8');
    const sending = shownSteps(upload(10), shown);
    expect(sending.slice(0, 2)).toEqual([
      { name: 'Extracting key frames', state: 'done' },
      { name: 'Uploading', state: 'current' },
    ]);
    expect(names({ phase: 'grading', step: 'decoding', ahead: 0 }, shown)).toBe('Opening the video');
  });

  it('shows a large video as queued while it is being processed', () => {
    const shown = { withCopy: false, kind: 'video' } as const;
    const steps = shownSteps({ phase: 'processing', s3Key: 'uploads/1' }, shown);
    expect(steps.find(({ state }) => state === 'current')?.name).toBe('In the queue');
  });

  it('omits the ad copy step if there is none', () => {
    expect(stateOf('Reading ad copy', shownSteps(upload(0), { withCopy: false }))).toBeUndefined();
  });
});
