// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { createQueryClient } from '../../lib/query-client.ts';
import { sessionQuery } from '../../lib/session/session.ts';
import { settingsQuery } from '../../lib/session/settings-query.ts';
import { DropZone, type FetchGrading } from './drop-zone.tsx';

const banner = new File(['tea'], 'tea.png', { type: 'image/png' });

it('takes a banner again if the code that grades it could not be fetched', async () => {
  const user = userEvent.setup();
  const fetchGrading = vi.fn<FetchGrading>().mockRejectedValue(new TypeError('Failed to fetch'));
  const queryClient = createQueryClient();
  queryClient.setQueryData(sessionQuery.queryKey, null);
  queryClient.setQueryData(settingsQuery.queryKey, {
    demoAccount: null,
    thirdParty: null,
    payments: { provider: 'test', publishableKey: null },
  });
  render(
    <QueryClientProvider client={queryClient}>
      <DropZone fetchGrading={fetchGrading} />
    </QueryClientProvider>,
  );
  await user.upload(screen.getByLabelText('Banner to grade'), banner);
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Your banner could not be opened. Check your connection and choose it again.',
  );
  fetchGrading.mockResolvedValue({ default: ({ files }) => <p>Grading {files[0]?.name}</p> });
  await user.upload(screen.getByLabelText('Banner to grade'), banner);
  expect(await screen.findByText('Grading tea.png')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});
