// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { realStyles } from './quick-styles.ts';

const NAMES =
  'a button caption col colgroup details dialog div embed fieldset iframe img input li noscript option select span ' +
  'summary svg tbody td th tr ul';
const DRESSED = [
  '',
  'hidden',
  'hidden="until-found"',
  'style="display: flex"',
  'style="display: none"',
  'hidden style="display: block"',
  'style="visibility: hidden"',
  'style="color: red"',
  'popover="auto"',
  'open',
  'type="hidden"',
];

const page = (): string =>
  NAMES.split(' ')
    .flatMap((name) =>
      DRESSED.map((attributes) => {
        const inner = `<${name} ${attributes}><b>in</b><i style="visibility: visible">out</i></${name}>`;
        const inTable = /^(?:caption|col|colgroup|tbody|tfoot|thead|td|th|tr)$/.test(name);
        return inTable ? `<table>${inner}</table>` : inner;
      }),
    )
    .join('');

describe('quick styles', () => {
  it('match jsdom’s display and visibility for every kind of element', () => {
    document.body.innerHTML = page();
    const all = [...document.body.querySelectorAll('*')];
    expect(all.length).toBeGreaterThan(600);
    const real = realStyles();
    const told = (element: Element, style: CSSStyleDeclaration): string =>
      [element.outerHTML.slice(0, 80), style.display, style.getPropertyValue('visibility')].join(' ');
    expect(all.map((each) => told(each, getComputedStyle(each)))).toEqual(
      all.map((each) => told(each, real(each))),
    );
  });

  it('leave other properties to jsdom, and everything if the page has a style sheet', () => {
    document.body.innerHTML = '<p style="color: red; overflow-x: auto" class="gone">text</p>';
    const text = document.querySelector('p')!;
    expect(getComputedStyle(text).overflowX).toBe('auto');
    expect(getComputedStyle(text).getPropertyValue('color')).toBe('rgb(255, 0, 0)');
    document.head.innerHTML = '<style>.gone { display: none }</style>';
    expect(getComputedStyle(text).display).toBe('none');
  });
});
