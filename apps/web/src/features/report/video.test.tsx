// @vitest-environment jsdom
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { aTimeline, aVideoAnalysis } from '../../testing/sample-video.ts';
import { ReportView } from './report-view.tsx';

let paused = true;

/** jsdom neither plays nor seeks: these mocks change the state and dispatch the events. */
beforeEach(() => {
  paused = true;
  const media = HTMLMediaElement.prototype;
  vi.spyOn(media, 'paused', 'get').mockImplementation(() => paused);
  vi.spyOn(media, 'play').mockImplementation(async function play(this: HTMLMediaElement) {
    paused = false;
    this.dispatchEvent(new Event('play'));
  });
  vi.spyOn(media, 'pause').mockImplementation(function pause(this: HTMLMediaElement) {
    paused = true;
    this.dispatchEvent(new Event('pause'));
  });
});

async function show(analysis = aVideoAnalysis()) {
  render(<ReportView analysis={analysis} analysisId={analysis.analysisId} saving="saved" />);
  await screen.findByText('How Grading Works');
  return userEvent.setup({ pointerEventsCheck: 0, delay: null });
}

const film = () => document.querySelector('video')!;
const stage = () => within(document.getElementById('creative')!);
const position = () => stage().getByLabelText('Position in the video');
const seen = () =>
  [...document.querySelectorAll('[aria-label="Seen at this moment"] li')].map((item) => item.textContent);

function reach(second: number): void {
  act(() => {
    film().currentTime = second;
    fireEvent.timeUpdate(film());
  });
}

describe('the video player', () => {
  it('plays, pauses, mutes, and unmutes with matching labels', async () => {
    const user = await show();
    await user.click(stage().getByLabelText('Play video'));
    await user.click(stage().getByLabelText('Pause video'));
    expect(stage().getByLabelText('Play video')).toBeTruthy();
    await user.click(stage().getByLabelText('Mute audio'));
    expect(film().muted).toBe(true);
    await user.click(stage().getByLabelText('Unmute audio'));
    expect(film().muted).toBe(false);
  });

  it('enters and exits fullscreen together with its timeline', async () => {
    const user = await show();
    const section = document.getElementById('creative')!;
    let filled: Element | null = null;
    const change = (to: Element | null) => {
      filled = to;
      fireEvent(document, new Event('fullscreenchange'));
      return Promise.resolve();
    };
    Object.defineProperty(document, 'fullscreenElement', { configurable: true, get: () => filled });
    section.requestFullscreen = () => change(section);
    document.exitFullscreen = () => change(null);
    onTestFinished(() => {
      for (const name of ['fullscreenElement', 'exitFullscreen']) Reflect.deleteProperty(document, name);
    });
    await user.click(stage().getByLabelText('Enter fullscreen'));
    await user.click(stage().getByLabelText('Exit fullscreen'));
    expect(stage().getByLabelText('Enter fullscreen')).toBeTruthy();
  });

  it('uses the thumbnail as a poster and as a fallback for an unplayable video', async () => {
    await show();
    expect(film().getAttribute('poster')).toMatch(/\?size=thumb$/);
    fireEvent.error(film());
    expect(screen.getByAltText(/^Video thumbnail: /)).toBeTruthy();
    expect(screen.getByText(/Your browser cannot play this video/)).toBeTruthy();
    expect(stage().getByLabelText('Play video')).toHaveProperty('disabled', true);
  });

  it('treats a video with only an audio track as unplayable', async () => {
    await show();
    fireEvent.loadedMetadata(film());
    expect(screen.getByText(/Your browser cannot play this video/)).toBeTruthy();
  });

  it('seeks with its slider, which announces the time', async () => {
    await show();
    fireEvent.change(position(), { target: { value: '3.5' } });
    expect(film().currentTime).toBe(3.5);
    expect(position().getAttribute('aria-valuetext')).toBe('0:03.5 of 0:12');
  });

  it('shows the first frame instead of the poster once the video has loaded', async () => {
    await show();
    vi.spyOn(film(), 'videoWidth', 'get').mockReturnValue(640);
    const moved = vi.spyOn(film(), 'currentTime', 'set');
    fireEvent.loadedMetadata(film());
    expect(moved).toHaveBeenCalledExactlyOnceWith(0);
  });

  it('works without a timeline, using the duration from the file', async () => {
    await show(aVideoAnalysis({ timeline: null }));
    vi.spyOn(film(), 'videoWidth', 'get').mockReturnValue(640);
    vi.spyOn(film(), 'duration', 'get').mockReturnValue(9);
    fireEvent.loadedMetadata(film());
    expect(position().getAttribute('max')).toBe('9');
    expect(screen.queryByLabelText('Timeline')).toBeNull();
  });
});

describe('the timeline', () => {
  it.each([
    ['Shot 2, 0:03.5 to 0:08', 3.5],
    ['Text “2 for 1 until Friday”, 0:02 to 0:06', 2],
    ['Brand, 0:09 to 0:12', 9],
    ['Call to action “Learn more”, 0:10 to 0:12', 10],
    ['Speech, 0:01 to 0:07.5', 1],
  ])('“%s” seeks to %d s', async (mark, second) => {
    const user = await show();
    await user.click(stage().getByLabelText(mark));
    expect(film().currentTime).toBe(second);
    expect(position()).toHaveProperty('value', String(second));
  });

  it('marks the current spans and shows an empty row as none', async () => {
    await show();
    reach(5);
    expect(stage().getByLabelText('Shot 2, 0:03.5 to 0:08').getAttribute('aria-current')).toBe('true');
    expect(stage().getByLabelText('Shot 1, 0:00 to 0:03.5').getAttribute('aria-current')).toBeNull();
    expect(stage().getByText('Faces:').closest('p')?.textContent).toBe('Faces: none');
  });

  it('supports arrow keys, with one tab stop per row', async () => {
    const user = await show();
    const [first, second, third] = [1, 2, 3].map((shot) =>
      stage().getByLabelText(new RegExp(`^Shot ${shot},`)),
    );
    expect([first, second, third].map((mark) => mark?.tabIndex)).toEqual([0, -1, -1]);
    first?.focus();
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(second);
    await user.keyboard('{End}');
    expect(document.activeElement).toBe(third);
    await user.keyboard('{Enter}');
    expect(film().currentTime).toBe(8);
  });

  it('shows the numbers of faults only, which seek to and highlight their findings', async () => {
    const user = await show();
    const row = within(stage().getByLabelText('Faults'));
    const marks = row.getAllByRole('button').map((mark) => mark.getAttribute('aria-label'));
    expect(marks[0]).toMatch(/^1\. The offer lacks contrast: .*, at 0:03.6$/);
    expect(marks.filter((name) => name?.includes('is easy to read'))).toEqual([]);
    await user.click(row.getByLabelText(/The offer lacks contrast/));
    expect(film().currentTime).toBe(3.6);
    expect(document.querySelector('[id="finding-offer-contrast"]')?.getAttribute('data-lit')).toBe('true');
  });

  it('does not overlap the marks of faults', async () => {
    await show();
    const marks = [...screen.getByLabelText('Faults', { selector: '[role=toolbar]' }).children];
    expect(marks.length).toBeGreaterThan(1);
    const places = marks.map((mark) => {
      const { left, top } = (mark as HTMLElement).style;
      return { left: Number.parseFloat(left), top: Number.parseFloat(top) };
    });
    const overlapping = places.filter((one, at) =>
      places
        .slice(at + 1)
        .some((other) => Math.abs(one.left - other.left) < 24 && Math.abs(one.top - other.top) < 24),
    );
    expect(overlapping).toEqual([]);
  });

  it('says that there is no sound', async () => {
    await show(aVideoAnalysis({ timeline: aTimeline({ loudness: null, speech: [] }) }));
    expect(stage().getByText('Sound:').closest('p')?.textContent).toBe('Sound: none');
  });

  it('still works if the video cannot be played', async () => {
    const user = await show();
    fireEvent.error(film());
    await user.click(stage().getByLabelText(/^Shot 3/));
    expect(position()).toHaveProperty('value', '8');
    expect(seen()).toEqual([]);
  });
});

describe('boxes over the video', () => {
  it('are those of the current moment', async () => {
    await show();
    reach(1);
    expect(seen()).toEqual(['Cold tea, slow steeped.']);
    reach(11);
    expect(seen()).toEqual(['TIDEWELL', 'Learn more']);
    reach(6);
    expect(seen()).toEqual([]);
  });

  it('are shown for a finding only at its moment', async () => {
    await show();
    const boxes = () =>
      [...document.querySelectorAll('[aria-label="Evidence on the creative"] button')].map((button) =>
        button.getAttribute('aria-label'),
      );
    reach(3.6);
    expect(boxes().some((label) => label?.includes('The offer lacks contrast'))).toBe(true);
    reach(9);
    expect(boxes().some((label) => label?.includes('The offer lacks contrast'))).toBe(false);
  });
});

describe('findings of a video', () => {
  it('link to their moments', async () => {
    const user = await show();
    const where = within(document.getElementById('finding-offer-contrast')!);
    await user.click(where.getByText('Show 0:03.6'));
    expect(film().currentTime).toBe(3.6);
  });

  it('offer no picture fixes', async () => {
    await show();
    expect(screen.queryByText('See it fixed')).toBeNull();
  });
});
