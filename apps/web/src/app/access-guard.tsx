import type { User } from '@adjudge/contract';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useHydrated } from '@tanstack/react-router';
import { LoaderCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { PageBody } from '../components/page-body.tsx';
import { Button, buttonStyle } from '../components/ui/button.tsx';
import { EmptyState } from '../components/ui/empty-state.tsx';
import { usePageTitle } from '../lib/page-title.ts';
import { refreshSession, useAuth } from '../lib/session/session.ts';
import { RedirectToLogin } from './redirect-to-login.tsx';

interface AccessGuardProps {
  /** The minimum role for this page. Admins may see whatever users may. */
  needs?: User['role'];
  /** Shown to visitors instead of the redirect to the login page. */
  visitor?: ReactNode;
  children: (user: User) => ReactNode;
}

const mayEnter = (user: User, needed: User['role']): boolean => needed === 'user' || user.role === needed;

/** Lets signed-in users in and sends others to the login page. Shows an error if the session check failed. */
export function AccessGuard({ needs = 'user', visitor, children }: AccessGuardProps) {
  const auth = useAuth();
  // The HTML was prerendered without a user. The session may be known before this part hydrates, so wait for that.
  const takenOver = useHydrated();
  if (!takenOver || auth.status === 'loading') return <CheckingAccess />;
  if (auth.status === 'unauthenticated') {
    if (auth.error !== undefined) return <AuthenticationError message={auth.error} />;
    return visitor ?? <RedirectToLogin />;
  }
  if (!mayEnter(auth.user, needs)) return <AccessDenied needed={needs} user={auth.user} />;
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

function AccessDenied({ needed, user }: { needed: User['role']; user: User }) {
  usePageTitle('Access Denied');
  // The server makes an admin of a listed address only once it is verified.
  const mayLackProof = needed === 'admin' && !user.emailVerified;
  return (
    <PageBody>
      <div role="alert">
        <EmptyState
          headingLevel={1}
          title="Access Denied"
          action={
            mayLackProof ? (
              <Link to="/account" className={buttonStyle()}>
                Verify your email
              </Link>
            ) : null
          }
        >
          <p>
            This page needs the {needed} privilege. Your current role is {user.role}.
          </p>
          {mayLackProof ? (
            <p className="mt-2">
              If you are to be an admin, verify {user.email} first: only a verified address gets that role.
            </p>
          ) : null}
        </EmptyState>
      </div>
    </PageBody>
  );
}
