import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { safePath } from '../../lib/session/safe-path.ts';
import { useAuth } from '../../lib/session/session.ts';

const LOGIN_REDIRECT_MS = 200;

/**
 * Sends signed-in users away from these pages, to where they wanted to go or to the home page.
 * @param wanted the path remembered when they were sent to sign in; other sites are ignored
 * @param stay keeps them here, for the welcome page
 */
export function useRedirectWhenSignedIn(wanted: string | undefined, stay: boolean): void {
  const router = useRouter();
  const { status } = useAuth();
  const leave = status === 'authenticated' && !stay;
  useEffect(() => {
    if (!leave) return;
    const timer = setTimeout(() => router.history.replace(safePath(wanted) ?? '/'), LOGIN_REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [leave, router, wanted]);
}
