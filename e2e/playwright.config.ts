import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { loopbackSettings } from '../apps/server/src/testing/stand-ins/loopback-settings.ts';
import { BROWSER_FLAGS } from './browser.ts';
import { ADMIN, NEW_ADMIN } from './people.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const PORT = process.env['E2E_PORT'] ?? '4380';
const PROVIDER_PORT = Number(PORT) + 1000;
const PROVIDER = loopbackSettings(PROVIDER_PORT);
// Workers load this file again. They must use the first process's folder instead of creating their own.
const data = (process.env['E2E_DATA'] ??= mkdtempSync(path.join(tmpdir(), 'adjudge-e2e-')));
const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  timeout: 180_000,
  expect: { timeout: 30_000 },
  // While one waits for its page, the other renders. Together they keep two cores busy.
  workers: 2,
  // A shared machine stalls now and then. A test that passes on retry is listed as flaky in the summary.
  retries: 1,
  // Otherwise a bug on every page would fail for hours, with every test running twice until its timeout.
  maxFailures: 12,
  forbidOnly: true,
  reporter: [['list'], ['json']],
  outputDir: path.join(data, 'results'),
  use: {
    baseURL: `http://localhost:${PORT}`,
    trace: 'on-first-retry',
    launchOptions: { executablePath, args: BROWSER_FLAGS },
  },
  webServer: [
    {
      command: `${process.execPath} e2e/provider.ts`,
      cwd: ROOT,
      url: `${PROVIDER.issuer.origin}/.well-known/openid-configuration`,
      env: {
        PROVIDER_PORT: String(PROVIDER_PORT),
        REDIRECT_URI: `http://localhost:${PORT}/_api/auth/oauth_callback`,
      },
    },
    {
      command: `${process.execPath} e2e/start.ts`,
      cwd: ROOT,
      url: `http://localhost:${PORT}/readyz`,
      timeout: 180_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
      env: {
        PORT,
        ADJUDGE_DATA: path.join(data, 'server'),
        LOG_LEVEL: 'warn',
        WRITER_MODEL: '',
        READER_MODEL: '',
        ADMIN_EMAILS: `${ADMIN},${NEW_ADMIN}`,
        SESSION_SECRET: 'of the journeys alone, and nobody else',
        PUBLIC_URL: `http://localhost:${PORT}`,
        OIDC_ISSUER: PROVIDER.issuer.origin,
        OIDC_CLIENT_ID: PROVIDER.clientId,
        OIDC_CLIENT_SECRET: PROVIDER.clientSecret,
        OIDC_NAME: PROVIDER.name,
      },
    },
  ],
});
