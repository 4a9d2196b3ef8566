import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { safePath } from '../../lib/session/safe-path.ts';
import { useAuth } from '../../lib/session/session.ts';

const LOGIN_REDIRECT_MS = 200;

/**
 * Somebody who is signed in has nothing to do on these pages: sends them where they wanted to go, or home.
 * @param wanted the place remembered when they were sent to sign in; other sites are ignored.
 * @param stay keeps them here, for the welcome.
 */
export function useLeaveWhenSignedIn(wanted: string | undefined, stay: boolean): void {
  const router = useRouter();
  const { status } = useAuth();
  const leave = status === 'authenticated' && !stay;
  useEffect(() => {
    if (!leave) return;
    const timer = setTimeout(() => router.history.replace(safePath(wanted) ?? '/'), LOGIN_REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [leave, router, wanted]);
}
