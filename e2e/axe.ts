import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What a theme can change. */
const BY_COLOUR = ['color-contrast', 'link-in-text-block'];

interface Looked {
  /** Selector of the part that is looked at; the whole page when left out. */
  readonly within?: string;
}

/** What axe objects to on the page as it stands, one line a rule. */
async function objections(page: Page, { within }: Looked, rules?: readonly string[]): Promise<string[]> {
  // Base UI's guards are out of every reader's way (mui/base-ui#4668).
  const axe = new AxeBuilder({ page })
    .exclude('[data-base-ui-focus-guard]')
    .options({ resultTypes: ['violations'] })
    // Without frames from elsewhere there is nothing to gather in a window of its own.
    .setLegacyMode();
  if (within !== undefined) axe.include(within);
  if (rules) axe.withRules([...rules]);
  const { violations } = await axe.analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`,
  );
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
