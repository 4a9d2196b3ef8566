import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

/** Puts the focus on the page's content when the page changes, as a browser does when it loads a document. */
export function useFocusOnNavigation() {
  const main = useRef<HTMLElement>(null);
  const pathname = useLocation({ select: ({ pathname }) => pathname });
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}
