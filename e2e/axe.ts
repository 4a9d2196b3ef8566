import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

/** What a theme can change. */
const BY_COLOUR = ['color-contrast', 'link-in-text-block'];

/** Base UI's guards are out of every reader's way (mui/base-ui#4668). */
const PASSED_OVER = ['[data-base-ui-focus-guard]'];

const SOURCE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

interface Looked {
  /** Selector of the part that is looked at; the whole page when left out. */
  readonly within?: string;
}

/** Injects axe once for each document: its half a megabyte costs more than a look at a dialog. */
async function injectAxe(page: Page): Promise<void> {
  if (!(await page.evaluate('Boolean(window.axe)'))) await page.evaluate(SOURCE);
}

/** Milliseconds: longer than anything here fades. Waiting for a fade once took the five minutes of the whole journey. */
const FADED = 5_000;

/** Waits for what fades into its place or its colors; what turns for ever is left to turn. */
async function standStill(page: Page): Promise<void> {
  await page.evaluate(async (longest) => {
    const faded = async (): Promise<void> => {
      // A transition begins with the frame after its cause.
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      const ending = document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
      await Promise.allSettled(ending.map(({ finished }) => finished));
    };
    await Promise.race([faded(), new Promise((done) => setTimeout(done, longest))]);
  }, FADED);
}

/** What axe objects to on the page as it stands, one line a rule. */
export async function objections(
  page: Page,
  { within }: Looked = {},
  rules?: readonly string[],
): Promise<string[]> {
  const context = { exclude: PASSED_OVER, ...(within !== undefined && { include: [within] }) };
  const options: RunOptions = {
    resultTypes: ['violations'],
    ...(rules && { runOnly: { type: 'rule', values: [...rules] } }),
  };
  await injectAxe(page);
  await standStill(page);
  const found = await page.evaluate(
    async (asked) => {
      const { axe } = window as unknown as { axe: { run(...asked: object[]): Promise<AxeResults> } };
      // What is folded away is hidden to axe as to readers. Unfolded on demand, each of its styles costs a layout.
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
 * Every objection in the light theme, and in the dark one those that colours make: all else is the same document.
 * The page is left dark.
 */
export async function objectionsInBothThemes(
  page: Page,
  looked: Looked = {},
): Promise<{ light: string[]; dark: string[] }> {
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await objections(page, looked);
  await page.emulateMedia({ colorScheme: 'dark' });
  return { light, dark: await objections(page, looked, BY_COLOUR) };
}

export const NONE = { light: [], dark: [] };
