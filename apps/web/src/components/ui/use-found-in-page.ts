import { type RefObject, useEffect, useLayoutEffect } from 'react';

/**
 * Lets the browser's in-page search look into a closed panel and open it. React writes `hidden` as a plain boolean, so
 * its value is set here. Browsers that do not support the value simply hide the panel.
 */
export function useFoundInPage(
  panel: RefObject<HTMLElement | null>,
  open: boolean,
  reveal: () => void,
): void {
  useLayoutEffect(() => {
    if (!open) panel.current?.setAttribute('hidden', 'until-found');
  }, [open, panel]);

  useEffect(() => {
    const element = panel.current;
    element?.addEventListener('beforematch', reveal);
    return () => element?.removeEventListener('beforematch', reveal);
  }, [panel, reveal]);
}
