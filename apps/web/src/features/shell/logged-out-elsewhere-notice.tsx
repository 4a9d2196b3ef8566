import type { User } from '@adjudge/contract';
import { useQueryClient } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import { useEffect, useState } from 'react';
import { onLoggedOutElsewhere } from '../../lib/session/clear-user-data.ts';
import { useAuth } from '../../lib/session/session.ts';

/** Explains why the open page is gone after a logout in another tab, until a user signs in. */
export function LoggedOutElsewhereNotice() {
  const queryClient = useQueryClient();
  const [left, setLeft] = useState<User | null>(null);
  const auth = useAuth();
  const user = auth.status === 'authenticated' ? auth.user : null;
  useEffect(() => onLoggedOutElsewhere(queryClient, setLeft), [queryClient]);
  if (left && user && user !== left) setLeft(null);
  if (!left) return null;
  return (
    <p
      role="alert"
      className="flex items-center justify-center gap-2 border-b border-guide bg-tint px-4.5 py-2 text-md"
    >
      <LogOut aria-hidden className="size-4.5 shrink-0 text-guide-text" />
      You logged out in another tab.
    </p>
  );
}
