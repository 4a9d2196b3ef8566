import { useLocation, useNavigate } from '@tanstack/react-router';
import { CircleCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useAuth } from '../../lib/session/session.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The account was deleted. Set on the home page that its user is then sent to. */
    readonly accountDeleted?: true;
  }
}

/** Confirms the deletion on the page that is shown instead of the account, until the next one. */
export function AccountDeletedNotice() {
  const isVisitor = useAuth().status === 'unauthenticated';
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  const isNew = isVisitor && state.accountDeleted === true;
  const [page, setPage] = useState<string | null>(null);
  const shown = isVisitor && (isNew || page === pathname);
  if (page !== (shown ? pathname : null)) setPage(shown ? pathname : null);
  useEffect(() => {
    // The browser keeps the state of a history entry: a reload, or the way back to it, would confirm once more.
    if (isNew) void navigate({ to: '.', state: {}, replace: true });
  }, [isNew, navigate]);
  if (!shown) return null;
  return (
    <p
      role="status"
      className="flex items-center justify-center gap-2 border-b border-good bg-good-tint px-4.5 py-2 text-md"
    >
      <CircleCheck aria-hidden className="size-4.5 shrink-0 text-good-text" />
      Your account was deleted.
    </p>
  );
}
