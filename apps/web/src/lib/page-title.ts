import { BRAND } from '@adjudge/contract';
import { useEffect } from 'react';

/** Names the page in the tab and for screen readers. Without a title it is the product's own. */
export function usePageTitle(title?: string): void {
  useEffect(() => {
    document.title = title === undefined ? `${BRAND.name} · ${BRAND.tagline}` : `${title} · ${BRAND.name}`;
  }, [title]);
}
