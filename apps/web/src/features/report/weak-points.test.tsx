// @vitest-environment jsdom
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { anAnalysis } from '../../testing/sample-analysis.ts';
import { ReportView } from './report-view.tsx';

const show = (analysis: ReturnType<typeof anAnalysis>) =>
  render(<ReportView analysis={analysis} analysisId={analysis.analysisId} saving="saved" />);

describe('possible weaknesses', () => {
  it.each([
    ['Do these first', anAnalysis().recommendations],
    // With nothing to do first, the section has no such heading.
    ['What may weaken it', []],
  ])('are listed separately from measured findings under “%s”', (title, recommendations) => {
    const small = {
      weakness: 'small',
      name: 'Small text',
      text: 'Set it larger.',
      chance: 0.46,
      evidence: [],
    };
    show(anAnalysis({ recommendations, weakPoints: [small] }));
    const region = within(screen.getByRole('region', { name: new RegExp(`^${title}`) }));
    expect(screen.getAllByText('What may weaken it')).toHaveLength(1);
    expect(region.getByText('Small text').closest('li')!.textContent).toBe(
      'Small textreaders name it in 5 of 10 such adsSet it larger.',
    );
  });

  it('are marked on the creative while hovered or focused', () => {
    const box = { x: 0.1, y: 0.2, w: 0.3, h: 0.1 };
    const small = { weakness: 'small', name: 'Small text', text: 'Set it larger.', chance: 0.46 };
    show(anAnalysis({ weakPoints: [{ ...small, evidence: [{ label: '“Tea”', box }] }] }));
    const item = screen.getByText('Small text').closest('li')!;
    expect(screen.queryByTestId('pointed')).toBeNull();
    fireEvent.mouseEnter(item.firstElementChild!);
    expect(screen.getByTestId('pointed')).toBeTruthy();
    fireEvent.mouseLeave(item.firstElementChild!);
    expect(screen.queryByTestId('pointed')).toBeNull();
    const button = within(item).getByRole('button', { name: 'Show on the creative' });
    act(() => button.focus());
    fireEvent.click(button);
    fireEvent.mouseLeave(item.firstElementChild!);
    expect(screen.getByTestId('pointed')).toBeTruthy();
    act(() => button.blur());
    expect(screen.queryByTestId('pointed')).toBeNull();
  });

  it('are omitted from older reports', () => {
    const { weakPoints: _weakPoints, ...older } = anAnalysis();
    show(older);
    expect(screen.queryByText('What may weaken it')).toBeNull();
  });
});
