import { type Page, test as base, expect } from '@playwright/test';

/** Errors that the page leaves in the console from now on. */
export function consoleErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    // A refusal that the page explains still stands in the browser's own log.
    if (message.type() === 'error' && !/status of (?:4\d\d|503)/.test(message.text()))
      errors.push(message.text());
  });
  return errors;
}

/** Fails a journey that leaves an error in the console. */
export const test = base.extend<{ quietConsole: void }>({
  quietConsole: [
    async ({ page }, use) => {
      const errors = consoleErrors(page);
      await use();
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
