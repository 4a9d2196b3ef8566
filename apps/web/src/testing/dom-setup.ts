import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { errorWithPage, findLabelsQuickly } from './quick-queries.ts';
import { tellStylesQuickly } from './quick-styles.ts';

/** The page as a test file may expect it: nothing is left in it of the file that had it before. */
export function freshPage(): void {
  forgetKept();
  history.replaceState(null, '', '/');
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const element of [document.documentElement, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  }
  pretendBrowser();
  // The code of a page is fetched when it is opened, and compiled then; on a loaded machine that takes its time.
  configure({ asyncUtilTimeout: 10_000, getElementError: errorWithPage });
  afterEach(() => {
    cleanup();
    // Each test begins in a browser that nobody has typed anything in.
    forgetKept();
  });
}

function forgetKept(): void {
  localStorage.clear();
  sessionStorage.clear();
}

/** jsdom lays nothing out, paints nothing, prefers nothing and keeps no files by address; the product asks it to. */
function pretendBrowser(): void {
  Element.prototype.scrollIntoView = () => {};
  Element.prototype.getAnimations = () => [];
  HTMLCanvasElement.prototype.getContext = () => null;
  window.scrollTo = () => {};
  findLabelsQuickly();
  tellStylesQuickly();
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
