import { prettyDOM } from '@testing-library/react';

const LABELED = [HTMLButtonElement, HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement];

/**
 * jsdom scans the whole page for labels whenever a button's name is needed. Most pages have few labels or none, so this
 * goes through the labels instead.
 */
export function findLabelsQuickly(): void {
  for (const { prototype } of LABELED) {
    Object.defineProperty(prototype, 'labels', {
      configurable: true,
      get(this: HTMLElement) {
        const root = this.getRootNode();
        const all = root instanceof Element ? root.querySelectorAll('label') : labelsOf(root);
        return [...all].filter((label) => label.control === this);
      },
    });
  }
}

const labelsOf = (root: Node): Iterable<HTMLLabelElement> =>
  root instanceof Document ? root.getElementsByTagName('label') : [];

/**
 * A query that retries until an element appears fails on every change of the page. This prints the page only when an
 * error's message is first read, which happens for just one of them.
 */
export function errorWithPage(message: string | null, container: Element): Error {
  let page: string | false | undefined;
  const error = new Error();
  error.name = 'TestingLibraryElementError';
  return Object.defineProperty(error, 'message', {
    configurable: true,
    get: () => {
      page ??= prettyDOM(container);
      return [message, page].filter(Boolean).join('\n\n');
    },
    set: (changed: string) => {
      message = changed;
      page = false;
    },
  });
}
