import { describe, expect, it } from 'vitest';
import { shownSteps } from './grading-steps.ts';

const stateOf = (name: string, steps: ReturnType<typeof shownSteps>) =>
  steps.find((step) => step.name === name)?.state;

describe('the named steps of a grading', () => {
  it('begin with the upload', () => {
    const steps = shownSteps({ phase: 'uploading', percent: 40 }, true);
    expect(steps[0]).toEqual({ name: 'Uploading', state: 'current' });
    expect(steps.slice(1).every(({ state }) => state === 'ahead')).toBe(true);
  });

  it('say how many ads are before this one', () => {
    expect(shownSteps({ phase: 'grading', step: 'queued', ahead: 2 }, true)[1]?.name).toBe(
      'Waiting: 2 ads before yours',
    );
    expect(shownSteps({ phase: 'grading', step: 'queued', ahead: 1 }, true)[1]?.name).toBe(
      'Waiting: 1 ad before yours',
    );
  });

  it('count what is behind as done', () => {
    const steps = shownSteps({ phase: 'grading', step: 'mapping-attention', ahead: 0 }, true);
    expect(stateOf('Finding faces', steps)).toBe('done');
    expect(stateOf('Mapping attention', steps)).toBe('current');
    expect(stateOf('Judging', steps)).toBe('ahead');
  });

  it('leave out the ad copy where there is none', () => {
    expect(stateOf('Reading ad copy', shownSteps({ phase: 'uploading', percent: 0 }, false))).toBeUndefined();
  });
});
