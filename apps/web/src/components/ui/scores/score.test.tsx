// @vitest-environment jsdom
import { GRADE_SCALE } from '@adjudge/contract';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CategoryBar } from './category-bar.tsx';
import { GradeBadge } from './grade-badge.tsx';
import { ScoreGauge } from './score-gauge.tsx';

describe('the gauge', () => {
  it.each([
    [92.4, '92 of 100, strong, somewhere from 88 to 95'],
    [79.6, '79 of 100, fair, somewhere from 88 to 95'],
    [12, '12 of 100, weak, somewhere from 88 to 95'],
  ])('says %s in figures, in a word, and with its interval', (score, spoken) => {
    render(<ScoreGauge score={score} interval={{ low: 88, high: 95 }} />);
    expect(screen.getByRole('meter', { name: 'Overall score' }).getAttribute('aria-valuetext')).toBe(spoken);
  });

  it('does not draw a missing score as nought', () => {
    render(<ScoreGauge score={null} />);
    expect(screen.queryByRole('meter')).toBeNull();
    expect(screen.getByText('No score')).toBeTruthy();
  });
});

describe('the letter', () => {
  const text = (node: HTMLElement) => node.textContent?.replace('Grade ', '');

  it('is followed by its interval where that crosses a boundary', () => {
    const { container } = render(<GradeBadge grade="B" interval={{ lowGrade: 'B-', highGrade: 'B+' }} />);
    expect(text(container)).toBe('B(B− to B+)');
  });

  it('stands alone where it is certain', () => {
    const { container } = render(<GradeBadge grade="B" interval={{ lowGrade: 'B', highGrade: 'B' }} />);
    expect(text(container)).toBe('B');
  });

  it.each(GRADE_SCALE.map(([letter]) => letter))('%s has a true minus or none', (grade) => {
    const { container } = render(<GradeBadge grade={grade} />);
    expect(text(container)).not.toContain('-');
  });
});

describe('a category’s bar', () => {
  it('says score, band and weight', () => {
    const { container } = render(<CategoryBar label="Attention" score={84.2} weight={0.18} />);
    expect(container.textContent).toBe('Attention84 strongweight × 18');
  });

  it('draws the median of what it is compared with as a line, and says it', () => {
    const median = { median: 71.5, n: 88, of: 'landscape banners' };
    const { container } = render(
      <CategoryBar label="Attention" score={84.2} weight={0.18} median={median} />,
    );
    expect(container.querySelector<HTMLElement>('[data-median]')?.style.left).toBe('71.5%');
    expect(container.textContent).toBe('Attention84 strong, median of 88 landscape banners 71weight × 18');
  });

  it('says that a category was not measured', () => {
    const { container } = render(<CategoryBar label="Attention" score={null} />);
    expect(container.textContent).toContain('not measured');
  });
});
