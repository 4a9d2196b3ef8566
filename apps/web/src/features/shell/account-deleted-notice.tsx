import { useLocation } from '@tanstack/react-router';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { useAuth } from '../../lib/session/session.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** When the account was deleted. Set on the home page that its user is then sent to. */
    readonly accountDeleted?: number;
  }
}

/**
 * Confirms the deletion on the page that is shown instead of the account, until the next one. That page's history entry
 * keeps its state, so going back to it must not confirm again.
 */
export function AccountDeletedNotice() {
  const { status } = useAuth();
  const deleted = useLocation({ select: ({ state }) => state.accountDeleted });
  const [shown, setShown] = useState<{ deleted: number; left: boolean } | null>(null);
  if (deleted !== undefined && deleted !== shown?.deleted) setShown({ deleted, left: false });
  if (deleted === undefined && shown?.left === false) setShown({ ...shown, left: true });
  if (status !== 'unauthenticated' || deleted === undefined || shown?.left) return null;
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
