import type { Page } from '@playwright/test';
import { NO_VIOLATIONS, axeViolationsInBothThemes } from './axe.ts';
import { expect, test, withWindow } from './open-windows.ts';

/** Whose window it is, which page it opens, and what is clicked in which order. */
interface Opened {
  readonly of: 'reader' | 'buyer' | 'admin' | 'visitor';
  readonly at: string;
  readonly press: readonly (readonly [role: 'button' | 'menuitem' | 'tab' | 'combobox', name: RegExp])[];
  readonly shows: 'dialog' | 'alertdialog' | 'menu' | 'listbox' | null;
  readonly width?: number;
}

const CREATIVE = 'section[aria-label="Creative"]';
const SHARE = ['button', /^Share$/] as const;
const EXPORT = ['button', /^Export$/] as const;
const ACTIONS = ['button', /^Actions for/] as const;

const FLOATING: Readonly<Record<string, Opened>> = {
  'share dialog, private': { of: 'buyer', at: '/results?id=:id', press: [SHARE], shows: 'dialog' },
  'share dialog, public': { of: 'reader', at: '/results?id=:id', press: [SHARE], shows: 'dialog' },
  'QR code': { of: 'reader', at: '/results?id=:id', press: [SHARE, ['tab', /^QR Code$/]], shows: 'dialog' },
  'offer of exports': { of: 'reader', at: '/results?id=:id', press: [EXPORT], shows: 'dialog' },
  'menu of exports': { of: 'buyer', at: '/results?id=:id', press: [EXPORT], shows: 'menu' },
  ...Object.fromEntries(
    ['CSV table', 'PDF report', 'PNG picture', 'Documentation', 'Export Rubric'].map((item) => [
      `export dialog, ${item}`,
      {
        of: 'buyer',
        at: '/results?id=:id',
        press: [EXPORT, ['menuitem', new RegExp(`^${item}$`)]],
        shows: 'dialog',
      } satisfies Opened,
    ]),
  ),
  'menu of an analysis': { of: 'reader', at: '/dashboard', press: [ACTIONS], shows: 'menu' },
  'share dialog on the dashboard': {
    of: 'reader',
    at: '/dashboard',
    press: [ACTIONS, ['menuitem', /^Share$/]],
    shows: 'dialog',
  },
  'delete dialog': {
    of: 'reader',
    at: '/dashboard',
    press: [ACTIONS, ['menuitem', /^Delete$/]],
    shows: 'alertdialog',
  },
  'order of the dashboard': {
    of: 'reader',
    at: '/dashboard',
    press: [['combobox', /^Sort$/]],
    shows: 'listbox',
  },
  'menu of an account': { of: 'reader', at: '/faq', press: [['button', /^My Account/]], shows: 'menu' },
  'menu on a phone': {
    of: 'visitor',
    at: '/faq',
    press: [['button', /^Menu$/]],
    shows: 'dialog',
    width: 390,
  },
  'drawer of previous analyses': {
    of: 'reader',
    at: '/analyze',
    press: [['button', /^Previous Analyses/]],
    shows: 'dialog',
    width: 390,
  },
  'deletion of an account': {
    of: 'reader',
    at: '/account',
    press: [
      ['tab', /^Danger Zone$/],
      ['button', /^Delete My Account$/],
    ],
    shows: 'dialog',
  },
  'media viewer, loupe': {
    of: 'reader',
    at: '/results?id=:id',
    press: [
      ['button', /^Zoom In$/],
      ['button', /^Zoom In$/],
    ],
    shows: null,
  },
  'media viewer, attention': {
    of: 'reader',
    at: '/results?id=:id',
    press: [['button', /^Attention$/]],
    shows: null,
  },
  'media viewer, placements': {
    of: 'reader',
    at: '/results?id=:id',
    press: [['button', /^Placements$/]],
    shows: null,
  },
  'moderation of a report': {
    of: 'admin',
    at: '/share/:id',
    press: [
      ['button', /^Moderate$/],
      ['menuitem', /^Make private$/],
    ],
    shows: 'alertdialog',
  },
  'credits of an account': { of: 'admin', at: '/admin', press: [['button', /^Credits of/]], shows: 'dialog' },
  'suspension of an account': {
    of: 'admin',
    at: '/admin',
    press: [['button', /^Suspend/]],
    shows: 'alertdialog',
  },
};

async function open(page: Page, address: string, { press, shows, width }: Opened): Promise<void> {
  if (width !== undefined) await page.setViewportSize({ width, height: 844 });
  // Reuse an open page, since closing a dialog leaves it unchanged.
  if (!page.url().endsWith(address)) {
    await page.goto(address);
    await expect(page.locator('h1').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
  }
  for (const [role, name] of press) await page.getByRole(role, { name }).first().click();
  if (shows) await expect(page.getByRole(shows)).toBeVisible();
}

for (const [name, opened] of Object.entries(FLOATING)) {
  test(`${name} has no axe violations in light and dark, and returns focus on Escape`, ({
    reader,
    buyer,
    admin,
    visitor,
  }) => {
    const window = { reader, buyer, admin, visitor }[opened.of];
    const { analysisId } = opened.of === 'buyer' ? buyer : reader;
    return withWindow(window, async (page) => {
      await open(page, opened.at.replace(':id', analysisId), opened);
      // Check only what opened; the page behind it has its own test.
      const within = opened.shows === null ? CREATIVE : `[role="${opened.shows}"]`;
      expect(await axeViolationsInBothThemes(page, { within })).toEqual(NO_VIOLATIONS);
      if (opened.shows === null) return;
      await page.keyboard.press('Escape');
      await expect(page.getByRole(opened.shows)).toHaveCount(0);
      const kept = await page.evaluate(() => document.activeElement !== document.body);
      expect(kept, 'the focus is somewhere').toBe(true);
    });
  });
}
