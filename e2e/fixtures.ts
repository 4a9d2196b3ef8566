import { type Page, test as base, expect } from '@playwright/test';

const EXPLAINED = /status of (?:4\d\d|503)/;
const GONE = /net::ERR_(?:CONNECTION|EMPTY|INCOMPLETE|SOCKET)/;

/** Collects the errors that the page logs to the console from now on. */
export function consoleErrors(page: Page, { serverDies = false } = {}): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    // The browser logs a failed request even when the page explains it.
    const expected = EXPLAINED.test(message.text()) || (serverDies && GONE.test(message.text()));
    if (message.type() === 'error' && !expected) errors.push(message.text());
  });
  return errors;
}

interface Fixtures {
  /** Set when the test kills its server, so that connection errors in the console are expected. */
  serverDies: boolean;
  quietConsole: void;
}

/** Fails a test that leaves an error in the console. */
export const test = base.extend<Fixtures>({
  serverDies: [false, { option: true }],
  quietConsole: [
    async ({ page, serverDies }, use) => {
      const errors = consoleErrors(page, { serverDies });
      await use();
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
