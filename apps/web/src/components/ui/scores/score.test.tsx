// @vitest-environment jsdom
import { GRADE_SCALE } from '@adjudge/contract';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CategoryBar } from './category-bar.tsx';
import { GradeBadge } from './grade-badge.tsx';
import { ScoreGauge } from './score-gauge.tsx';

describe('the score gauge', () => {
  it.each([
    [92.4, '92 of 100, strong, likely 88 to 95'],
    [79.6, '79 of 100, fair, likely 88 to 95'],
    [12, '12 of 100, weak, likely 88 to 95'],
  ])('announces %s as a number, a rating, and an interval', (score, spoken) => {
    render(<ScoreGauge score={score} interval={{ low: 88, high: 95 }} />);
    expect(screen.getByRole('meter', { name: 'Overall score' }).getAttribute('aria-valuetext')).toBe(spoken);
  });

  it('does not draw a missing score as zero', () => {
    render(<ScoreGauge score={null} />);
    expect(screen.queryByRole('meter')).toBeNull();
    expect(screen.getByText('No score')).toBeTruthy();
  });
});

describe('the grade badge', () => {
  const text = (node: HTMLElement) => node.textContent?.replace('Grade ', '');

  it('shows its interval if it crosses a grade boundary', () => {
    const { container } = render(<GradeBadge grade="B" interval={{ lowGrade: 'B-', highGrade: 'B+' }} />);
    expect(text(container)).toBe('B(B− to B+)');
  });

  it('shows only the letter if the interval stays within one grade', () => {
    const { container } = render(<GradeBadge grade="B" interval={{ lowGrade: 'B', highGrade: 'B' }} />);
    expect(text(container)).toBe('B');
  });

  it.each(GRADE_SCALE.map(([letter]) => letter))('writes %s without a hyphen', (grade) => {
    const { container } = render(<GradeBadge grade={grade} />);
    expect(text(container)).not.toContain('-');
  });
});

describe('a category bar', () => {
  it('shows the score, band, and weight', () => {
    const { container } = render(<CategoryBar label="Attention" score={84.2} weight={0.18} />);
    expect(container.textContent).toBe('Attention84 strongweight × 18');
  });

  it('draws the comparison median as a line and states it', () => {
    const median = { median: 71.5, n: 88, of: 'landscape banners' };
    const { container } = render(
      <CategoryBar label="Attention" score={84.2} weight={0.18} median={median} />,
    );
    expect(container.querySelector<HTMLElement>('[data-median]')?.style.left).toBe('71.5%');
    expect(container.textContent).toBe('Attention84 strong, median of 88 landscape banners 71weight × 18');
  });

  it('says that the category was not measured', () => {
    const { container } = render(<CategoryBar label="Attention" score={null} />);
    expect(container.textContent).toContain('not measured');
  });
});
