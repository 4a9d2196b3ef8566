import type { User } from '@adjudge/contract';
import type { QueryClient } from '@tanstack/react-query';
import { forgetWords } from '../grading/draft-words.ts';
import { clearSession, refreshSession } from './session.ts';

const CHANNEL = 'session';

/** Somebody logs out, or is no more: forgets them here and in every other window, with what they had laid out. */
export function leaveBrowser(client: QueryClient): void {
  forget(client);
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage('left');
  channel.close();
}

/**
 * Forgets the person of this window when they leave in another one.
 * @returns what ends the listening
 */
export function onLeftElsewhere(client: QueryClient, tell: (person: User) => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', () => {
    const person = forget(client);
    if (person) tell(person);
  });
  // A page that was put aside while it was away heard nothing, and comes back as it was left.
  const comesBack = ({ persisted }: PageTransitionEvent) => persisted && void refreshSession(client);
  window.addEventListener('pageshow', comesBack);
  return () => {
    window.removeEventListener('pageshow', comesBack);
    channel.close();
  };
}

function forget(client: QueryClient): User | null {
  const person = clearSession(client);
  if (person) {
    forgetWords(person.email);
    void import('../grading/draft-file.ts')
      .then(({ forgetFiles }) => forgetFiles(person.email))
      .catch(() => {});
  }
  return person;
}
