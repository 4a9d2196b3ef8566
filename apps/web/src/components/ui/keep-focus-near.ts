/** Moves the focus from a control that disappears when pressed to what surrounds it, instead of the top of the document. */
export const keepFocusNear = (control: Element): void =>
  control.closest<HTMLElement>('[role="tabpanel"], main')?.focus({ preventScroll: true });
