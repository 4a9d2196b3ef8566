// @vitest-environment jsdom
import { type AnalyzedCreative, TEXTS } from '@adjudge/contract';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { anAnalysis } from '../../testing/sample-analysis.ts';
import { aWhatIf, sampleFix } from '../../testing/sample-what-if.ts';
import { fakeTimeouts, skipSeconds } from '../../testing/skip-seconds.ts';
import { type Fixes, NO_FIXES } from './model/fixes.ts';
import { ReportView } from './report-view.tsx';

const analysis = anAnalysis();
const show = (fixes: Partial<Fixes>) => {
  render(
    <ReportView
      analysis={analysis}
      analysisId={analysis.analysisId}
      saving="saved"
      fixes={{ ...NO_FIXES, ...fixes }}
    />,
  );
  return userEvent.setup({ pointerEventsCheck: 0, delay: null });
};
/** The code that shows the fixes is lazy-loaded, so wait for it. */
const showMade = async (fixes: Partial<Fixes>) => {
  show(fixes);
  await screen.findByText('Tried without gain', {}, { timeout: 10_000 });
};
const section = () => within(screen.getByLabelText('See it fixed'));

describe('recommendation gains', () => {
  const gained = (points: number) => {
    const [first, ...others] = analysis.recommendations;
    const { container } = render(
      <ReportView
        analysis={{ ...analysis, recommendations: [{ ...first!, points }, ...others] }}
        analysisId={analysis.analysisId}
        saving="saved"
        fixes={NO_FIXES}
      />,
    );
    const item = within(container).getAllByRole('heading', { name: first!.title })[0]!.closest('li')!;
    return /\+\d/.exec(item.textContent ?? '')?.[0] ?? null;
  };

  it('shows its points, or nothing if it gains none', () => {
    expect(gained(3.2)).toBe('+3');
    expect(gained(0)).toBeNull();
  });
});

describe('fixes that are not generated yet', () => {
  it('can be requested if the viewer is allowed to', async () => {
    let asked = 0;
    const user = show({ ask: () => void (asked += 1) });
    await user.click(section().getByText('Apply the fixes and grade again'));
    expect(asked).toBe(1);
  });

  it('are not mentioned if the viewer cannot request them', () => {
    show({});
    expect(screen.queryByLabelText('See it fixed')).toBeNull();
  });

  it('show progress while they are being generated', async () => {
    const user = show({ ask: () => {}, state: 'pending' });
    await user.click(section().getByText('See it fixed'));
    expect(await section().findByText(/Making each change/, {}, { timeout: 10_000 })).toBeTruthy();
    expect(section().queryByText('Apply the fixes and grade again')).toBeNull();
  });

  it('show an error and can be requested again after a failure', () => {
    show({ ask: () => {}, state: 'failed', problem: 'The creative is gone.' });
    expect(section().getByText('The creative is gone.')).toBeTruthy();
    expect(section().getByText('Try again')).toBeTruthy();
  });
});

describe('generated fixes', () => {
  it('show each change and its measured gain', async () => {
    await showMade({ whatIf: aWhatIf() });
    expect(section().getByText('Stronger letters')).toBeTruthy();
    const brief = within(screen.getByLabelText('Do these first'));
    expect(await brief.findByLabelText('Before and after: Stronger letters')).toBeTruthy();
    expect(section().getByText('+4.2')).toBeTruthy();
    expect(section().getByText('72.2')).toBeTruthy();
    expect(section().getByText('Message Clarity')).toBeTruthy();
    expect(section().queryByText('Attention')).toBeNull();
  });

  it('cut off the tenths of category scores, as the bars above do', async () => {
    const [clarity] = sampleFix.categories;
    const close = { ...sampleFix, categories: [{ ...clarity!, before: 79.6, after: 84.9 }] };
    await showMade({ whatIf: aWhatIf({ fixes: [close] }) });
    expect(section().getByText('Message Clarity').textContent).toBe('Message Clarity 79 → to  84');
  });

  it('mark the points of their recommendation as measured', async () => {
    await showMade({ whatIf: aWhatIf() });
    expect(
      within(screen.getByLabelText('Do these first')).getByText('measured').parentElement?.textContent,
    ).toBe('measured+4.2 points');
  });

  it('count in the total above the recommendations', async () => {
    await showMade({ whatIf: aWhatIf() });
    const first = within(screen.getByLabelText('Do these first'));
    const gains = first
      .getAllByRole('listitem')
      .flatMap(({ textContent }) => /\+([\d.]+) points/.exec(textContent ?? '')?.[1] ?? [])
      .map(Number);
    expect(gains).toContain(4.2);
    const sum = gains.reduce((total, gain) => total + gain, 0);
    expect(first.getByText(`up to +${Number(sum.toFixed(1))} points`)).toBeTruthy();
  });

  it('compare both pictures with a keyboard-operated slider', async () => {
    await showMade({ whatIf: aWhatIf() });
    const slider = section().getByLabelText('Before and after: Stronger letters');
    fireEvent.change(slider, { target: { value: '20' } });
    expect(slider.getAttribute('aria-valuetext')).toBe('20% before, 80% after');
    const [before] = section().getAllByAltText('Before: Stronger letters');
    expect(before?.style.clipPath).toBe('inset(0 80% 0 0)');
    expect(before?.getAttribute('src')).toBe(
      `/_api/analysis/creative/${analysis.analysisId}/what-if/original.jpg`,
    );
  });

  it('show a cropped picture next to the original', async () => {
    const { full } = sampleFix.pictures!;
    const cropped = {
      ...sampleFix,
      pictures: { full: { ...full, after: { ...full.after, width: 640 } }, close: null },
    };
    await showMade({ whatIf: aWhatIf({ fixes: [cropped] }) });
    expect(section().queryByRole('slider')).toBeNull();
    expect(section().getByAltText(/^After: Stronger letters/)).toBeTruthy();
  });

  it('show edited copy in full', async () => {
    const copy = { before: 'FREE TEA!!!', after: 'Free tea.' };
    const edited = { ...sampleFix, kind: 'copy' as const, pictures: null, copy };
    await showMade({ whatIf: aWhatIf({ fixes: [edited] }) });
    expect(section().getByText('Free tea.')).toBeTruthy();
  });

  it('list changes that brought no gain', async () => {
    await showMade({ whatIf: aWhatIf({ fixes: [] }) });
    expect(section().getByText(/No change that we can make/)).toBeTruthy();
    expect(section().getByText('Tried without gain')).toBeTruthy();
  });
});

describe('fixes that the page requests', () => {
  let asked = 0;
  const owner: Partial<Fixes> = { byItself: true, ask: () => void (asked += 1) };
  const view = (of: AnalyzedCreative, fixes: Partial<Fixes>) => (
    <ReportView
      analysis={of}
      analysisId={of.analysisId}
      saving="saved"
      fixes={{ ...NO_FIXES, ...owner, ...fixes }}
    />
  );
  const place = () => within(screen.getByLabelText('Do these first'));
  /** The page requests them a second and a half after it shows the report. */
  const requested = async (times: number): Promise<void> => {
    await skipSeconds(1.4);
    expect(asked).toBe(times - 1);
    await skipSeconds(0.1);
    expect(asked).toBe(times);
  };

  it('are requested again for a report that was corrected meanwhile, without an error', async () => {
    asked = 0;
    fakeTimeouts();
    const first = anAnalysis({ analysisId: 'corrected-meanwhile-1' });
    const corrected = anAnalysis({ analysisId: first.analysisId, told: { objective: 'awareness' } });
    const { rerender } = render(view(first, {}));
    await requested(1);
    rerender(view(first, { state: 'pending' }));
    rerender(view(corrected, { state: 'pending' }));
    expect(place().getByText(/Trying these changes/)).toBeTruthy();
    rerender(view(corrected, { state: 'failed', problem: TEXTS.correctedMeanwhile }));
    expect(place().getByText(/Trying these changes/)).toBeTruthy();
    expect(section().queryByText(TEXTS.correctedMeanwhile)).toBeNull();
    await requested(2);
    rerender(view(corrected, { state: 'failed', problem: TEXTS.busy }));
    expect(place().queryByText(/Trying these changes/)).toBeNull();
    expect(section().queryByText(TEXTS.busy)).toBeNull();
  });

  it('show an error after a correction only if it is asked for again', async () => {
    const first = anAnalysis({ analysisId: 'corrected-meanwhile-2' });
    const corrected = anAnalysis({ analysisId: first.analysisId, told: { objective: 'awareness' } });
    const visitor = { byItself: false };
    const { rerender } = render(view(first, visitor));
    const user = userEvent.setup({ pointerEventsCheck: 0, delay: null });
    await user.click(section().getByText('Apply the fixes and grade again'));
    rerender(view(first, { ...visitor, state: 'failed', problem: TEXTS.busy }));
    expect(section().getByText(TEXTS.busy)).toBeTruthy();
    rerender(view(corrected, { ...visitor, state: 'failed', problem: TEXTS.busy }));
    expect(section().queryByText(TEXTS.busy)).toBeNull();
    await user.click(section().getByText('Apply the fixes and grade again'));
    expect(section().getByText(TEXTS.busy)).toBeTruthy();
  });

  it('are called impossible only after they were tried', async () => {
    asked = 0;
    fakeTimeouts();
    const own = anAnalysis({ analysisId: 'corrected-meanwhile-3' });
    const { rerender } = render(view(own, {}));
    await requested(1);
    rerender(view(own, { state: 'failed', problem: TEXTS.busy }));
    expect(place().getByText(/were not made automatically\. You can ask for them/)).toBeTruthy();
    rerender(view(own, { whatIf: aWhatIf({ fixes: [] }) }));
    expect(place().getByText(/We could not make these changes/)).toBeTruthy();
  });
});
