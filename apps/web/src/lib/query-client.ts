import { QueryClient } from '@tanstack/react-query';
import { HttpError } from './http.ts';

const isRefusal = (error: Error): boolean => error instanceof HttpError && error.status < 500;

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
        // A refusal stays a refusal however often it is asked for.
        retry: (failures, error) => !isRefusal(error) && failures < 2,
        // Tried even when the browser thinks it is offline: a paused call has no face.
        networkMode: 'always',
        ...settings,
      },
      mutations: { networkMode: 'always' },
    },
  });
