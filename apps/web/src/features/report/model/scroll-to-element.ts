interface Way {
  /** Whether the element receives the focus. */
  readonly focus?: boolean;
  readonly block?: ScrollLogicalPosition;
}

/** What can receive the focus: the element itself, or the first button in it. */
const placeOf = (element: HTMLElement | null): HTMLElement | null =>
  element?.hasAttribute('tabindex') ? element : (element?.querySelector('button') ?? null);

/** Runs after the next paint, because the element may be in a section that is only now opening. */
export function scrollToElement(elementId: string, { focus = false, block = 'nearest' }: Way = {}): void {
  requestAnimationFrame(() => {
    const element = document.getElementById(elementId);
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    element?.scrollIntoView({ block, behavior: calm ? 'auto' : 'smooth' });
    if (focus) placeOf(element)?.focus({ preventScroll: true });
  });
}
