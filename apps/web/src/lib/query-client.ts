import { QueryClient } from '@tanstack/react-query';
import { HttpError } from './http.ts';

const isClientError = (error: Error): boolean => error instanceof HttpError && error.status < 500;

interface QueryClientSettings {
  /** Milliseconds before another try; without it, one second and then longer. */
  retryDelay?: number;
}

export const createQueryClient = (settings: QueryClientSettings = {}): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 60_000,
        refetchOnWindowFocus: false,
        // What was wrong with a request is wrong with it again.
        retry: (failures, error) => !isClientError(error) && failures < 2,
        // Tried even when the browser thinks it is offline: a paused call has no face.
        networkMode: 'always',
        ...settings,
      },
      mutations: { networkMode: 'always' },
    },
  });
