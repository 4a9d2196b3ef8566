import { TriangleAlert } from 'lucide-react';
import { useAuth } from '../../lib/session/session.ts';
import { AccountDeletedNotice } from './account-deleted-notice.tsx';
import { LoggedOutElsewhereNotice } from './logged-out-elsewhere-notice.tsx';
import { useHasLogoutFailed } from './use-logout.ts';

/** Loaded only for users who are signed in, and kept after they sign out: a visitor never needs it. */
export default function SessionNotices() {
  const { status } = useAuth();
  const failed = useHasLogoutFailed();
  return (
    <>
      <LoggedOutElsewhereNotice />
      <AccountDeletedNotice />
      {failed && status === 'authenticated' ? <LogoutFailedNotice /> : null}
    </>
  );
}

const LogoutFailedNotice = () => (
  <p
    role="alert"
    data-print="hide"
    className="flex items-center justify-center gap-2 border-b border-mid bg-mid-tint px-4.5 py-2 text-md text-mid-text"
  >
    <TriangleAlert aria-hidden className="size-4.5 shrink-0" />
    You could not be logged out, and are still signed in here. Check your connection and log out again.
  </p>
);
