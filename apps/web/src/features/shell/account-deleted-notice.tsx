import { useLocation } from '@tanstack/react-router';
import { CircleCheck } from 'lucide-react';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Set on the home page that a user is sent to once their account is deleted. */
    readonly accountDeleted?: true;
  }
}

/** Confirms the deletion on the page that is shown instead of the account, until the next one. */
export function AccountDeletedNotice() {
  const deleted = useLocation({ select: ({ state }) => state.accountDeleted });
  if (!deleted) return null;
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
