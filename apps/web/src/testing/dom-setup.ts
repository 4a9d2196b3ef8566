import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { errorWithPage, findIdsQuickly, findLabelsQuickly } from './quick-queries.ts';
import { speedUpComputedStyles } from './quick-styles.ts';

/** Resets the page for a test file, so that nothing is left from the file that used it before. */
export function resetPage(): void {
  clearStorage();
  history.replaceState(null, '', '/');
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const element of [document.documentElement, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  }
  stubBrowserApis();
  // A page's code is fetched and compiled when it is opened, which takes a while on a busy machine.
  configure({ asyncUtilTimeout: 10_000, getElementError: errorWithPage });
  afterEach(() => {
    cleanup();
    // Each test starts with empty storage.
    clearStorage();
  });
}

function clearStorage(): void {
  localStorage.clear();
  sessionStorage.clear();
}

/** Stubs for what jsdom lacks: layout, painting, media preferences and object URLs. */
function stubBrowserApis(): void {
  Element.prototype.scrollIntoView = () => {};
  Element.prototype.getAnimations = () => [];
  HTMLCanvasElement.prototype.getContext = () => null;
  window.scrollTo = () => {};
  findLabelsQuickly();
  findIdsQuickly();
  speedUpComputedStyles();
  URL.createObjectURL = () => 'blob:creative';
  URL.revokeObjectURL = () => {};
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), {
      matches: false,
      media: query,
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    });
}
