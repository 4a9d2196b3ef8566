import { QueryClient } from '@tanstack/react-query';
import { HttpError } from './http.ts';

const isClientError = (error: Error): boolean => error instanceof HttpError && error.status < 500;

interface QueryClientSettings {
  /** Milliseconds before a retry. By default one second, then longer each time. */
  retryDelay?: number;
}

export const createQueryClient = (settings: QueryClientSettings = {}): QueryClient =>
  new QueryClient({
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
