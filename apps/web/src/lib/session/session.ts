import { SESSION_PATH, type User } from '@adjudge/contract';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { HttpError, request } from '../http.ts';

export type AuthState =
  | { readonly status: 'loading' }
  | { readonly status: 'authenticated'; readonly user: User }
  /** `error` is set when the check itself failed, so the state is actually unknown. */
  | { readonly status: 'unauthenticated'; readonly error?: string };

const SESSION_KEY = ['session'] as const;

/** Whether the server sent the page to a visitor without a session. True only once, because signing in changes it. */
function sentToVisitor(): boolean {
  const { dataset } = document.documentElement;
  const none = dataset['session'] === 'none';
  delete dataset['session'];
  return none;
}

/** The schemas are fetched only for signed-in users, so that a visitor's first page stays light. */
async function fetchSession(client: QueryClient, signal: AbortSignal): Promise<User | null> {
  if (sentToVisitor()) return null;
  try {
    const answer = await request({ method: 'GET', path: SESSION_PATH, signal });
    const { parseSession } = await import('./session-answer.ts');
    return parseSession(answer);
  } catch (error) {
    const status = error instanceof HttpError ? error.status : null;
    // It ended on another device, or the account was suspended.
    if ((status === 401 || status === 403) && isSignedIn(client)) clearSession(client);
    if (status === 401) return null;
    throw error;
  }
}

export const sessionQuery = queryOptions({
  queryKey: SESSION_KEY,
  queryFn: ({ client, signal }) => fetchSession(client, signal),
  retry: 1,
  staleTime: Infinity,
});

export function useAuth(): AuthState {
  const { data, isPending, isError, error } = useQuery(sessionQuery);
  if (isPending) return { status: 'loading' };
  if (data) return { status: 'authenticated', user: data };
  return isError
    ? { status: 'unauthenticated', error: error.message || 'Session check failed' }
    : { status: 'unauthenticated' };
}

/** Whether a user is signed in, as far as this page knows. */
export const isSignedIn = (client: QueryClient): boolean =>
  Boolean(client.getQueryData<User | null>(SESSION_KEY));

export const setSession = (client: QueryClient, user: User): void => {
  client.setQueryData(SESSION_KEY, user);
};

/**
 * Clears the user and everything that was fetched for them.
 * @returns the user; null if nobody was signed in
 */
export function clearSession(client: QueryClient): User | null {
  const person = client.getQueryData<User | null>(SESSION_KEY) ?? null;
  client.setQueryData(SESSION_KEY, null);
  // Wait until the user's pages have unmounted: a mounted page would refetch what is removed.
  setTimeout(() => client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== SESSION_KEY[0] }));
  return person;
}

/** Call this when credits or names may have changed. */
export const refreshSession = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: SESSION_KEY });
