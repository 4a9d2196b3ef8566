import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { HttpError } from './http.ts';
import { isSignedIn, refreshSession } from './session/session.ts';

const isClientError = (error: Error): boolean => error instanceof HttpError && error.status < 500;

/** The session may have ended on another device. An answer for strangers, as for a private report, can mean that, too. */
function checkSession(client: QueryClient, error: Error): void {
  const mayHaveEnded =
    error instanceof HttpError && (error.code === 'not-authenticated' || error.code === 'denied');
  if (mayHaveEnded && isSignedIn(client)) void refreshSession(client);
}

interface QueryClientSettings {
  /** Milliseconds before a retry. By default one second, then longer each time. */
  retryDelay?: number;
}

export function createQueryClient(settings: QueryClientSettings = {}): QueryClient {
  const onError = (error: Error): void => checkSession(client, error);
  const client = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        staleTime: 60_000,
        refetchOnWindowFocus: false,
        // A request that was wrong once stays wrong.
        retry: (failures, error) => !isClientError(error) && failures < 2,
        // Try even when the browser believes it is offline: the UI has no state for a paused call.
        networkMode: 'always',
        ...settings,
      },
      mutations: { networkMode: 'always' },
    },
  });
  return client;
}
