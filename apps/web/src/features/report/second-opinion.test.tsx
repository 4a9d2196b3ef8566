// @vitest-environment jsdom
import type { SecondOpinion } from '@adjudge/contract';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { anAnalysis } from '../../testing/sample-analysis.ts';
import { ReportView } from './report-view.tsx';

const OPINION: SecondOpinion = {
  model: 'llava:13b',
  by: null,
  prompt: 'v1',
  asked: { pictures: 1, bytes: 90_000, sha256: '0'.repeat(64) },
  failure: null,
  says: {
    elements: [{ is: 'headline', text: 'Steep slowly', adopted: false }],
    product: 'tea',
    subject: 'a tin',
    message: 'A tea for slow mornings.',
    audience: '',
    industry: '',
    tone: '',
    objective: null,
    sense: { holds: 'yes', why: '' },
    concerns: [],
  },
  ratings: [
    {
      id: 'attention',
      category: 'Attention',
      measured: 62,
      read: 88,
      reason: 'The tin stands out.',
      apart: 'Because.',
    },
  ],
  distance: 26,
};

const show = (secondOpinion?: SecondOpinion, audience: 'owner' | 'anybody' = 'owner') =>
  render(
    <ReportView
      analysis={anAnalysis(secondOpinion ? { secondOpinion } : {})}
      analysisId="a"
      saving="saved"
      audience={audience}
    />,
  );

describe('the second opinion', () => {
  it.each(['owner', 'anybody'] as const)('is shown next to the score to audience “%s”', async (audience) => {
    show(OPINION, audience);
    expect(await screen.findByText('Second opinion', { selector: 'h2 *, h2' })).toBeTruthy();
    expect(screen.getByText(/sees the ad differently: 26 points apart/)).toBeTruthy();
    expect(screen.getByText('26 points apart')).toBeTruthy();
    expect(screen.getByText('“The tin stands out.” 26 points apart. Because.')).toBeTruthy();
    expect(screen.getByText('“Steep slowly”, not used')).toBeTruthy();
    expect(screen.getByText(/the picture was sent to the/)).toBeTruthy();
  });

  it('says that it is part of the score and shows the score from the checks alone', async () => {
    const scoredWith = {
      model: 'llava:13b',
      by: null,
      prompt: 'v1',
      measured: 71.2,
      measuredGrade: 'C-' as const,
    };
    const secondOpinion = { ...OPINION, counts: 'yes' as const };
    render(
      <ReportView
        analysis={anAnalysis({ secondOpinion, scoredWith })}
        analysisId="a"
        saving="saved"
        audience="anybody"
      />,
    );
    expect(
      await screen.findByText(/Scored with reader llava:13b, prompt v1\. The checks alone give 71\.2 \(C−\)/),
    ).toBeTruthy();
    expect(screen.getByText(/Its ratings are part of the score/)).toBeTruthy();
    expect(screen.getByText(/compared only with scores from the same reader/)).toBeTruthy();
  });

  it('says that the reader failed, and is omitted if no reader was configured', async () => {
    const failed = { ...OPINION, failure: 'timeout', says: null, ratings: [], distance: null } as const;
    const { unmount } = show({ ...failed, ratings: [] });
    expect(await screen.findByText(/did not answer in time, so there is no second opinion/)).toBeTruthy();
    unmount();
    show();
    expect(screen.queryByText('Second opinion')).toBeNull();
  });
});
