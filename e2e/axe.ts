import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

/** Rules whose result depends on the theme. */
const THEME_RULES = ['color-contrast', 'link-in-text-block'];

/** Base UI's focus guards, which users never encounter (mui/base-ui#4668). */
const IGNORED_SELECTORS = ['[data-base-ui-focus-guard]'];

const SOURCE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

interface AxeScope {
  /** Selector of the part to check; the whole page by default. */
  readonly within?: string;
}

/** Injects axe once per document, since its half a megabyte costs more than checking a dialog. */
async function injectAxe(page: Page): Promise<void> {
  if (!(await page.evaluate('Boolean(window.axe)'))) await page.evaluate(SOURCE);
}

/** In ms, and longer than any fade. Waiting without a limit once took up all five minutes of a test. */
const FADED = 5_000;

/** Waits for fades and transitions to end, but not for endless animations. */
async function waitForAnimations(page: Page): Promise<void> {
  await page.evaluate(async (longest) => {
    const faded = async (): Promise<void> => {
      // A transition starts one frame after its cause.
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      const ending = document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
      await Promise.allSettled(ending.map(({ finished }) => finished));
    };
    await Promise.race([faded(), new Promise((done) => setTimeout(done, longest))]);
  }, FADED);
}

/** Returns what axe reports for the page in its current state, one line per rule. */
export async function axeViolations(
  page: Page,
  { within }: AxeScope = {},
  rules?: readonly string[],
): Promise<string[]> {
  const context = { exclude: IGNORED_SELECTORS, ...(within !== undefined && { include: [within] }) };
  const options: RunOptions = {
    resultTypes: ['violations'],
    ...(rules && { runOnly: { type: 'rule', values: [...rules] } }),
  };
  await injectAxe(page);
  await waitForAnimations(page);
  const found = await page.evaluate(
    async (asked) => {
      const { axe } = window as unknown as { axe: { run(...asked: object[]): Promise<AxeResults> } };
      // Axe need not see collapsed content, since users do not. It is laid out only on demand, so every style that axe
      // reads of it would cost a layout.
      const folded = new CSSStyleSheet();
      folded.replaceSync('[hidden="until-found"] { display: none !important }');
      const sheets = [...document.adoptedStyleSheets];
      document.adoptedStyleSheets = [...sheets, folded];
      try {
        const { violations } = await axe.run(asked.context, asked.options);
        return violations.map(({ id, nodes }) => ({ id, html: nodes.map((node) => node.html) }));
      } finally {
        document.adoptedStyleSheets = sheets;
      }
    },
    { context, options },
  );
  return found.map(({ id, html }) => `${id}: ${html.map((part) => part.slice(0, 120)).join(' | ')}`);
}

/**
 * Checks all rules in the light theme, but only color rules in the dark theme, since the document is otherwise the
 * same. Leaves the page dark.
 */
export async function axeViolationsInBothThemes(
  page: Page,
  looked: AxeScope = {},
): Promise<{ light: string[]; dark: string[] }> {
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await axeViolations(page, looked);
  await page.emulateMedia({ colorScheme: 'dark' });
  return { light, dark: await axeViolations(page, looked, THEME_RULES) };
}

export const NO_VIOLATIONS = { light: [], dark: [] };
