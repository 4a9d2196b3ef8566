import { type Page, test as base, expect } from '@playwright/test';

const EXPLAINED = /status of (?:4\d\d|503)/;
const GONE = /net::ERR_(?:CONNECTION|EMPTY|INCOMPLETE|SOCKET)/;

/** Errors that the page leaves in the console from now on. */
export function consoleErrors(page: Page, { serverDies = false } = {}): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    // A refusal that the page explains still stands in the browser's own log.
    const expected = EXPLAINED.test(message.text()) || (serverDies && GONE.test(message.text()));
    if (message.type() === 'error' && !expected) errors.push(message.text());
  });
  return errors;
}

interface Fixtures {
  /** The journey kills its server, and the browser writes into its console that it is gone. */
  serverDies: boolean;
  quietConsole: void;
}

/** Fails a journey that leaves an error in the console. */
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
