import { useCallback, useRef } from 'react';

/** A deleted card takes its menu with it. Moves the focus, which would otherwise fall back to the top of the document. */
export function useFocusAfterDelete() {
  const sheet = useRef<HTMLDivElement>(null);
  const gap = useRef<number | null>(null);

  /** @param index position of the card that is being deleted */
  const expectGap = useCallback((index: number) => {
    gap.current = index;
  }, []);

  /** The card that moved into the gap, the last card, or the action of the empty state; null when nothing was deleted. */
  const focusAfter = useCallback((): HTMLElement | null => {
    const at = gap.current;
    gap.current = null;
    if (at === null) return null;
    const cards = [...(sheet.current?.querySelectorAll<HTMLElement>('li > a') ?? [])];
    return cards[at] ?? cards.at(-1) ?? sheet.current?.querySelector<HTMLElement>('a, button') ?? null;
  }, []);

  return { sheet, expectGap, focusAfter };
}
