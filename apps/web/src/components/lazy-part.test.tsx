// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, it } from 'vitest';
import { lazyPart } from './lazy-part.ts';

it('a part whose code cannot be fetched is left out, and the page around it stays', async () => {
  const Missing = lazyPart<object>(() =>
    Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
  );
  render(
    <Suspense fallback="Loading">
      <p>The page</p>
      <Missing />
    </Suspense>,
  );
  await expect.poll(() => screen.queryByText('Loading')).toBeNull();
  expect(screen.getByText('The page')).toBeTruthy();
});
