import { defineConfig, devices } from '@playwright/test';
import { browserArgs, findBrowser } from './scripts/browser.mjs';

/*
 * `npm run test:e2e` finds the browser, builds and serves the app and sets SIGNPOST_URL. To run a
 * story against a server of your own: SIGNPOST_URL=http://127.0.0.1:5173 npx playwright test …
 */
const url = process.env.SIGNPOST_URL;
const executablePath = findBrowser();

export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  globalSetup: './tests/corpus-missing.ts',
  grepInvert: process.env.SIGNPOST_RUNS === 'full' ? [] : /@long/,
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  // In CI alone a failed story runs once more; one that passes then is listed as flaky, and is a bug to fix.
  retries: process.env.CI ? 1 : 0,
  // Generous, so that a busy machine is not a failure; nothing waits that long by itself.
  timeout: 120_000,
  expect: { timeout: 20_000, toHaveScreenshot: { pathTemplate: 'tests/pictures/{arg}{ext}' } },
  workers: 2,
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    // A worker would answer in the server's place, where stories stop or change what it says.
    serviceWorkers: 'block',
    baseURL: url ?? 'http://127.0.0.1:4173',
    // A trace of each story takes a third of its time: SIGNPOST_TRACE=1 makes one of those that fail.
    trace: process.env.SIGNPOST_TRACE ? 'retain-on-failure' : 'off',
    launchOptions: { args: browserArgs, ...(executablePath ? { executablePath } : {}) },
  },
  ...(url
    ? {}
    : {
        webServer: {
          command: 'node scripts/start.mjs --port 4173 --no-open',
          url: 'http://127.0.0.1:4173',
          reuseExistingServer: false,
          timeout: 180_000,
        },
      }),
});
