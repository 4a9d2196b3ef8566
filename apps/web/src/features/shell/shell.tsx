import { Outlet } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../components/lazy-part.ts';
import { useAuth } from '../../lib/session/session.ts';
import { OfflineNotice } from './offline-notice.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { useFocusOnNavigation } from './focus-on-navigation.ts';

const SessionNotices = lazyPart(() => import('./session-notices.tsx'));

function ForSignedIn() {
  const { status } = useAuth();
  const [was, setWas] = useState(false);
  if (status === 'authenticated' && !was) setWas(true);
  return was ? (
    <Suspense fallback={null}>
      <SessionNotices />
    </Suspense>
  ) : null;
}

/** Layout around every page. The footer starts below the first screen, so that loading content does not visibly push it. */
export function Shell() {
  const main = useFocusOnNavigation();
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="sr-only z-50 bg-ink px-4 py-3 font-semibold text-paper focus:not-sr-only focus:absolute focus:top-2 focus:left-2"
        onClick={(event) => {
          event.preventDefault();
          main.current?.focus();
        }}
      >
        Skip to content
      </a>
      <SiteHeader />
      <OfflineNotice />
      <ForSignedIn />
      <main ref={main} id="main" tabIndex={-1} className="min-h-[calc(100dvh-4rem)] w-full grow outline-none">
        <Outlet />
      </main>
      <SiteFooter />
    </div>
  );
}
