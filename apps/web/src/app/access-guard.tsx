import type { User } from '@adjudge/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useHydrated } from '@tanstack/react-router';
import { LoaderCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { PageBody } from '../components/page-body.tsx';
import { Button } from '../components/ui/button.tsx';
import { EmptyState } from '../components/ui/empty-state.tsx';
import { usePageTitle } from '../lib/page-title.ts';
import { refreshSession, useAuth } from '../lib/session/session.ts';
import { ToLogin } from './to-login.tsx';

interface AccessGuardProps {
  /** The least role that may see the page; an admin may see what a user may. */
  needs?: User['role'];
  /** What a visitor sees instead of being sent to sign in. */
  visitor?: ReactNode;
  children: (user: User) => ReactNode;
}

const mayEnter = (user: User, needed: User['role']): boolean => needed === 'user' || user.role === needed;

/** Lets signed-in people in, sends others to sign in, and says so where nobody can know. */
export function AccessGuard({ needs = 'user', visitor, children }: AccessGuardProps) {
  const auth = useAuth();
  // The outline was drawn for nobody; who is there may be known before this part of it is taken over.
  const takenOver = useHydrated();
  if (!takenOver || auth.status === 'loading') return <CheckingAccess />;
  if (auth.status === 'unauthenticated') {
    if (auth.error !== undefined) return <AuthenticationError message={auth.error} />;
    return visitor ?? <ToLogin />;
  }
  if (!mayEnter(auth.user, needs)) return <AccessDenied needed={needs} current={auth.user.role} />;
  return children(auth.user);
}

const CheckingAccess = () => (
  <output className="flex min-h-dvh items-start justify-center gap-3 py-24 text-soft">
    <LoaderCircle aria-hidden className="size-5 animate-turn" />
    Checking access...
  </output>
);

function AuthenticationError({ message }: { message: string }) {
  const queryClient = useQueryClient();
  usePageTitle('Authentication Error');
  return (
    <PageBody>
      <div role="alert">
        <EmptyState
          headingLevel={1}
          title="Authentication Error"
          action={<Button onClick={() => void refreshSession(queryClient)}>Try Again</Button>}
        >
          {message}
        </EmptyState>
      </div>
    </PageBody>
  );
}

function AccessDenied({ needed, current }: { needed: User['role']; current: User['role'] }) {
  usePageTitle('Access Denied');
  return (
    <PageBody>
      <div role="alert">
        <EmptyState headingLevel={1} title="Access Denied">
          This page needs the {needed} privilege. Your current role is {current}.
        </EmptyState>
      </div>
    </PageBody>
  );
}
