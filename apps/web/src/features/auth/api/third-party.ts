import { THIRD_PARTY_TEXTS, type User } from '@adjudge/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { HttpError, call } from '../../../lib/api-client.ts';
import { setSession } from '../../../lib/session/session.ts';
import { type PopupOutcome, openSignInPopup } from '../sign-in-popup.ts';

export type Connection =
  | { readonly kind: 'idle' | 'connecting' | 'success' | 'closed' }
  /** `linking`: the email already has an account that this provider may not open. */
  | { readonly kind: 'error' | 'linking'; readonly text: string };

const IDLE: Connection = { kind: 'idle' };

export function useThirdParty(provider: string) {
  const queryClient = useQueryClient();
  const [connection, setConnection] = useState<Connection>(IDLE);
  const attempt = useRef<AbortController | null>(null);
  useEffect(() => () => attempt.current?.abort(), []);

  async function connect(): Promise<void> {
    const { signal } = (attempt.current = new AbortController());
    setConnection({ kind: 'connecting' });
    const end = await signIn(provider, signal);
    if (signal.aborted) return;
    setConnection('user' in end ? { kind: 'success' } : end);
    if ('user' in end) setSession(queryClient, end.user);
  }
  return { connection, connect, reset: () => setConnection(IDLE) };
}

async function signIn(provider: string, signal: AbortSignal): Promise<Connection | { user: User }> {
  try {
    const outcome = await openSignInPopup(provider, signal);
    if (outcome.type !== 'OAUTH_TOKEN_SUCCESS') return endOf(outcome);
    return await call('establishSession', { body: { tempToken: outcome.token }, signal });
  } catch (error) {
    const refused = error instanceof HttpError;
    return { kind: 'error', text: refused ? THIRD_PARTY_TEXTS.notEstablished : THIRD_PARTY_TEXTS.unexpected };
  }
}

function endOf(outcome: Exclude<PopupOutcome, { type: 'OAUTH_TOKEN_SUCCESS' }>): Connection {
  switch (outcome.type) {
    case 'OAUTH_ERROR': {
      const { code, message } = outcome.error;
      const text = message === '' ? THIRD_PARTY_TEXTS.failed : message;
      return { kind: code === 'account_linking_required' ? 'linking' : 'error', text };
    }
    case 'blocked':
      return { kind: 'error', text: THIRD_PARTY_TEXTS.popupBlocked };
    case 'timeout':
      return { kind: 'error', text: THIRD_PARTY_TEXTS.popupTimeout };
    case 'closed':
      return { kind: 'closed' };
    case 'left':
      return IDLE;
  }
}
