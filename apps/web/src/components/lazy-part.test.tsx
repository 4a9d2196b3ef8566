// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, it } from 'vitest';
import { lazyPart } from './lazy-part.ts';

it('a part whose code cannot be fetched is replaced, and the page around it stays', async () => {
  const Missing = lazyPart<{ name: string }>(
    () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
    ({ name }) => <p>Instead of {name}</p>,
  );
  render(
    <Suspense fallback={null}>
      <p>The page</p>
      <Missing name="the menu" />
    </Suspense>,
  );
  expect(await screen.findByText('Instead of the menu')).toBeTruthy();
  expect(screen.getByText('The page')).toBeTruthy();
});
