import { createMemoryHistory } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createQueryClient } from '../../lib/query-client.ts';
import { Application } from '../application.tsx';
import { createAppRouter } from '../router.tsx';

/** Renders the whole app at an address. */
export function renderApp(address: string) {
  const queryClient = createQueryClient({ retryDelay: 0 });
  const history = createMemoryHistory({ initialEntries: [address] });
  const router = createAppRouter(queryClient, history);
  render(<Application router={router} queryClient={queryClient} />);
  return {
    router,
    queryClient,
    user: userEvent.setup({ applyAccept: false }),
    address: () => router.state.location.href,
  };
}
