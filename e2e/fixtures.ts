import { test as base, expect } from '@playwright/test';
import { exampleBanner, renderBanner } from '@adjudge/engine/testing';

export const PASSWORD = 'correct horse battery';

export const COPY =
  'Hot tea on the summit: the Tarnwell bottle keeps 750 ml warm for 18 hours. Save 30% on every bottle until Sunday. Shop bottles today.';

/** The product's own example ad as a file for an upload field. */
export async function bannerFile(name = 'tarnwell.png') {
  const { png } = await renderBanner(exampleBanner());
  return { name, mimeType: 'image/png', buffer: Buffer.from(png) };
}

let people = 0;
export const newEmail = (): string => `person-${process.pid}-${Date.now()}-${people++}@example.com`;

/** Fails a journey that leaves an error in the console. */
export const test = base.extend<{ quietConsole: void }>({
  quietConsole: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error' && !/status of 4\d\d/.test(message.text()))
          errors.push(message.text());
      });
      await use();
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
