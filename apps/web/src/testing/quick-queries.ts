import { prettyDOM } from '@testing-library/react';

const LABELLED = [HTMLButtonElement, HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement];

/**
 * jsdom looks through the whole page for the labels of every button whose name is asked for. Most pages have few
 * labels or none: those are gone through instead.
 */
export function findLabelsQuickly(): void {
  for (const { prototype } of LABELLED) {
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
 * A search that goes on until something is there fails at every change of the page. The page is printed into the one
 * error that somebody reads, with the first reading of its message.
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
