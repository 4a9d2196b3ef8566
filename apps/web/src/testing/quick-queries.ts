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

const BY_ID = /^\[id="([^"\\]+)"\]$/;
const quick = new WeakSet<Element>();

/**
 * A query by label looks for `[id="…"]` once per element with `aria-labelledby`, and for each jsdom goes through the whole
 * page. This uses jsdom's own index of ids, unless another element with the same id comes first.
 */
export function findIdsQuickly(): void {
  const { prototype } = Element;
  if (quick.has(prototype)) return;
  quick.add(prototype);
  const search = prototype.querySelector;
  prototype.querySelector = function (this: Element, selector: string): Element | null {
    const id = BY_ID.exec(selector)?.[1];
    const root = this.getRootNode();
    if (id === undefined || !(root instanceof Document)) return search.call(this, selector);
    const first = root.getElementById(id);
    const isBelow = first !== null && first !== this && this.contains(first);
    return first === null || isBelow ? first : search.call(this, selector);
  };
}

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
