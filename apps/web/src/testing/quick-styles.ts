type Styles = typeof window.getComputedStyle;

const originals = new WeakMap<Window, Styles>();

/** jsdom's own implementation, even after it was replaced. */
export function realStyles(): Styles {
  const real = originals.get(window) ?? window.getComputedStyle.bind(window);
  originals.set(window, real);
  return real;
}

/** Elements whose display depends on more than their tag name, `hidden` and inline style. */
const SPECIAL = new Set(['details', 'dialog', 'embed', 'input', 'noscript', 'summary']);
const TABLE_PART = /^(?:col|colgroup|thead|tbody|tfoot|tr)$/;

const displays = new Map<string, string>();

/**
 * Every query by role asks for `display` and `visibility` of all elements. For that, jsdom matches its whole style
 * sheet against each element, again after every change of the page. On pages without style sheets, both follow from tag
 * names and attributes. Other properties still come from jsdom.
 */
export function speedUpComputedStyles(): void {
  const real = realStyles();
  window.getComputedStyle = (element, pseudo) => {
    if (pseudo || !isPlain(element)) return real(element, pseudo);
    let looked: CSSStyleDeclaration | undefined;
    const answer = (name: string): string | undefined =>
      name === 'display' ? displayOf(element) : name === 'visibility' ? visibilityOf(element) : undefined;
    return new Proxy({} as CSSStyleDeclaration, {
      get(_, name) {
        if (name === 'getPropertyValue') {
          return (asked: string) => answer(asked) ?? (looked ??= real(element)).getPropertyValue(asked);
        }
        const known = typeof name === 'string' ? answer(name) : undefined;
        if (known !== undefined) return known;
        looked ??= real(element);
        const value: unknown = Reflect.get(looked, name, looked);
        return typeof value === 'function' ? value.bind(looked) : value;
      },
    });
  };
}

const isPlain = (element: Element): boolean =>
  element.isConnected &&
  element.getRootNode() === document &&
  document.styleSheets.length === 0 &&
  !SPECIAL.has(element.localName) &&
  !element.hasAttribute('popover') &&
  !(TABLE_PART.test(element.localName) && element.closest('[hidden]'));

const ownStyle = (element: Element): CSSStyleDeclaration | null =>
  element.hasAttribute('style') && 'style' in element ? (element.style as CSSStyleDeclaration) : null;

function displayOf(element: Element): string {
  const own = ownStyle(element)?.display;
  if (own) return own;
  const hidden = element.getAttribute('hidden');
  if (hidden !== null && hidden.toLowerCase() !== 'until-found') return 'none';
  const key = `${element.namespaceURI} ${element.localName}`;
  const known = displays.get(key);
  if (known !== undefined) return known;
  const fresh = realStyles()(document.createElementNS(element.namespaceURI, element.localName)).display;
  displays.set(key, fresh);
  return fresh;
}

function visibilityOf(element: Element): string {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const own = ownStyle(at)?.visibility;
    if (own) return own;
  }
  return 'visible';
}
