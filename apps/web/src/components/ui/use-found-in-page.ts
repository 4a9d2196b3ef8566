import { type RefObject, useEffect, useLayoutEffect } from 'react';

/**
 * Lets the browser's own search look into a closed panel and open it. React writes `hidden` as a plain boolean,
 * so the value is set here; where a browser does not know it, the panel is simply hidden.
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
