// `npm run e2e [-- Playwright arguments]`: runs only the end-to-end tests.
import { spawnSync } from 'node:child_process';
import { bin } from './command.ts';
import { ensureBrowser } from './local-services/system-packages.ts';
import { ensureWebBuild } from './web-build/web-build.ts';

const browser = await ensureBrowser();
if (!browser) throw new Error('There is no Chromium, and it could not be installed.');
await ensureWebBuild();
const { status } = spawnSync(
  bin('playwright'),
  ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list', ...process.argv.slice(2)],
  { stdio: 'inherit', env: { ...process.env, CHROMIUM_PATH: browser } },
);
process.exitCode = status ?? 1;
