// @vitest-environment jsdom
import { fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { anAnalysis } from '../../testing/sample-analysis.ts';
import { aVideoAnalysis } from '../../testing/sample-video.ts';
import { ReportView } from './report-view.tsx';

async function show(analysis = aVideoAnalysis()) {
  render(<ReportView analysis={analysis} analysisId={analysis.analysisId} saving="saved" />);
  await screen.findByText('How Grading Works');
  return userEvent.setup({ pointerEventsCheck: 0, delay: null });
}

const film = () => document.querySelector('video')!;
const region = (name: string) => screen.getByLabelText(name, { selector: 'section' });
const SECTIONS = ['Video analysis', 'Video details', 'For the video', 'Over time'];

describe('video analysis', () => {
  const rows = () =>
    [...region('Video analysis').querySelectorAll('h3')].map((heading) => heading.textContent);

  it('shows the six scores in the specified order, with no number for an unmeasured one', async () => {
    await show();
    expect(rows()).toEqual([
      'Opening hook, 0–3 s71 fair',
      'Visual storytelling flow82 strong',
      'Motion & pacing90 strong',
      'Platform optimization64 fair',
      'Engagement retention– not measured',
      'CTA timing & placement43 weak',
    ]);
  });

  it('explains each score and links to the moments in its findings', async () => {
    const user = await show();
    const section = within(region('Video analysis'));
    const offer = aVideoAnalysis().audits.find(({ id }) => id === 'offer-contrast')!;
    expect(section.getByText(/The video has too few pixels/)).toBeTruthy();
    expect(section.queryByText(new RegExp(offer.observation.slice(0, 20)))).toBeNull();
    await user.click(section.getByText(`: ${offer.title}`).closest('button')!);
    expect(film().currentTime).toBe(3.6);
    expect(document.getElementById('finding-offer-contrast')?.dataset['lit']).toBe('true');
  });

  it('also moves the timeline of a video that cannot be played', async () => {
    const user = await show();
    fireEvent.error(film());
    await user.click(within(region('Video analysis')).getByText('Show 0:11'));
    expect(screen.getByLabelText('Position in the video')).toHaveProperty('value', '11');
  });
});

describe('video details', () => {
  const facts = () =>
    [...region('Video details').querySelectorAll('dl > div')].map((row) =>
      [...row.children].map(({ textContent }) => textContent?.replaceAll('\u00a0', ' ')),
    );

  it('show the file properties', async () => {
    await show();
    expect(facts()).toEqual([
      ['Duration', '12 s'],
      ['Format', 'MP4'],
      ['Size', '4.1 MB'],
      ['Dimensions', '1080 × 1920 px'],
      ['Aspect ratio', '9 : 16'],
      ['Frames looked at', '10'],
    ]);
  });

  it('show what could not be read', async () => {
    const known = aVideoAnalysis().videoMetadata!;
    await show(
      aVideoAnalysis({
        videoMetadata: {
          ...known,
          dimensions: { width: 0, height: 0 },
          aspectRatio: 0,
          extractedFrames: 0,
          frameAnalysisAvailable: false,
        },
      }),
    );
    expect(facts().slice(3)).toEqual([
      ['Dimensions', 'unknown'],
      ['Aspect ratio', 'unknown'],
      ['Frames looked at', 'none'],
    ]);
    expect(screen.getByText(/We could not read the frames/)).toBeTruthy();
  });
});

describe('advice for the video', () => {
  it('is a separate collapsed recommendation category with its moments', async () => {
    const user = await show();
    const opener = within(region('Recommendations')).getByText('For the video').closest('button')!;
    expect(opener.getAttribute('aria-expanded')).toBe('false');
    await user.click(opener);
    const items = within(document.getElementById(opener.getAttribute('aria-controls')!)!).getAllByRole(
      'listitem',
    );
    expect(items).toHaveLength(2);
    const [pixels, button] = items.map((item) => within(item));
    expect(pixels?.getByText('Platform')).toBeTruthy();
    expect(pixels?.queryByText(/^Show/)).toBeNull();
    expect(button?.getByText('Make the button stand out')).toBeTruthy();
    await user.click(button!.getByText('Show 0:11'));
    expect(film().currentTime).toBe(11);
  });

  it('is omitted if there is none', async () => {
    const { optimizationRecommendations: advice } = aVideoAnalysis();
    await show(aVideoAnalysis({ optimizationRecommendations: { ...advice, videoSpecific: [] } }));
    expect(screen.queryByText('For the video')).toBeNull();
  });
});

describe('a video report', () => {
  it('shows a video frame in the placements instead of the video file', async () => {
    const { creative } = aVideoAnalysis();
    await show();
    const frames = screen.getAllByAltText(/^The creative as /);
    expect(frames.map((frame) => frame.getAttribute('src'))).toContain(`${creative.url}?size=thumb`);
    expect(frames.map((frame) => frame.getAttribute('src'))).not.toContain(creative.url);
  });

  it('mentions the video instead of a picture and offers no attention map', async () => {
    await show();
    expect(screen.getByText(/^Without its copy, the video earns 68/)).toBeTruthy();
    expect(screen.queryByText('Attention', { selector: 'fieldset button' })).toBeNull();
  });

  it('lists the scores over time in the detailed breakdown', async () => {
    await show();
    const table = screen.getByText('Over time').closest('table')!;
    expect([...table.querySelectorAll('tbody th')].map(({ textContent }) => textContent)).toEqual([
      'Opening hook',
      'Pacing',
      'Motion',
      'Storytelling',
    ]);
  });
});

describe('a banner report', () => {
  it('has no video sections', async () => {
    await show(anAnalysis());
    for (const name of SECTIONS) expect(screen.queryByText(name)).toBeNull();
    const [frame] = screen.getAllByAltText(/^The creative as /);
    expect(frame?.getAttribute('src')).toBe(anAnalysis().creative.url);
    expect(screen.getByText(/^Without its copy, the picture earns 68/)).toBeTruthy();
  });
});
