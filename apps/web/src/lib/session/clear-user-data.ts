import type { User } from '@adjudge/contract';
import type { QueryClient } from '@tanstack/react-query';
import { clearDrafts } from '../grading/draft-storage.ts';
import { clearSession, refreshSession } from './session.ts';

const CHANNEL = 'session';

/** Clears a user who deletes their account, with their drafts, here and in every other window. */
export function clearUserData(client: QueryClient): void {
  clearUserHere(client);
  clearUserElsewhere();
}

/** Clears the user of every other window. */
export function clearUserElsewhere(): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage('left');
  channel.close();
}

/**
 * Clears the user of this window when they log out in another one.
 * @returns a function that stops listening
 */
export function onLoggedOutElsewhere(client: QueryClient, tell: (person: User) => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', () => {
    const person = clearUserHere(client);
    if (person) tell(person);
  });
  // A page restored from the back/forward cache missed the message, and returns as it was left.
  const comesBack = ({ persisted }: PageTransitionEvent) => persisted && void refreshSession(client);
  window.addEventListener('pageshow', comesBack);
  return () => {
    window.removeEventListener('pageshow', comesBack);
    channel.close();
  };
}

/** Clears the user of this window, with their drafts. @returns the user; null if nobody was signed in */
function clearUserHere(client: QueryClient): User | null {
  const person = clearSession(client);
  if (person) clearDraftsOf(person);
  return person;
}

/** Deletes the user's drafts, with their files. */
export function clearDraftsOf({ email }: User): void {
  clearDrafts(email);
  void import('../grading/draft-file.ts').then(({ deleteFiles }) => deleteFiles(email)).catch(() => {});
}
