// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ReportMissing, ReportProblem } from './report-error-pages.tsx';
import { ReportSkeleton } from './report-skeleton.tsx';

const refused = (status: number, message = 'No') => Object.assign(new Error(message), { status });

describe('report error pages', () => {
  it.each([
    [
      403,
      'Access Denied',
      /do not have permission to view this analysis. It may be private or has been deleted\./,
    ],
    [404, 'Access Denied', /do not have permission to view this analysis/],
    [500, 'An Error Occurred', 'Could not load analysis results. Please try again later.'],
    [503, 'An Error Occurred', 'Could not load analysis results. Please try again later.'],
    [400, 'Failed to Load Analysis', 'This is not the id of an analysis. Please check the link.'],
  ])('a status of %s shows %s', (status, title, text) => {
    render(
      <ReportProblem error={refused(status, 'This is not the id of an analysis. Please check the link.')} />,
    );
    expect(screen.getByRole('heading', { name: title })).toBeTruthy();
    expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Start New Analysis' }).getAttribute('href')).toBe('/analyze');
  });

  it('a malformed response is not reported as a network error', () => {
    render(<ReportProblem error={Object.assign(new Error('[]'), { name: 'ZodError' })} />);
    expect(screen.getByRole('heading', { name: 'Unable to Load Analysis' })).toBeTruthy();
  });

  it('a network error offers a retry', async () => {
    let tries = 0;
    render(<ReportProblem error={new TypeError('network')} onRetry={() => (tries += 1)} />);
    await userEvent.setup().click(screen.getByRole('button', { name: 'Try Again' }));
    expect(tries).toBe(1);
  });

  it('missing data suggests creating a new analysis', () => {
    render(<ReportMissing />);
    expect(screen.getByText('No analysis data available. Please create a new analysis.')).toBeTruthy();
  });
});

it('the report skeleton shows a loading state', () => {
  const { container } = render(<ReportSkeleton />);
  expect(container.firstElementChild?.getAttribute('aria-busy')).toBe('true');
  expect(screen.getByText('Loading analysis')).toBeTruthy();
});
