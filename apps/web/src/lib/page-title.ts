import { BRAND } from '@adjudge/contract';
import { useEffect } from 'react';

/** Sets the title for the tab and screen readers. Defaults to the product's name and tagline. */
export function usePageTitle(title?: string): void {
  useEffect(() => {
    document.title = title === undefined ? `${BRAND.name} · ${BRAND.tagline}` : `${title} · ${BRAND.name}`;
  }, [title]);
}
