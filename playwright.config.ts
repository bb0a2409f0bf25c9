import { defineConfig, devices } from '@playwright/test';
import { browserArgs, findBrowser } from './scripts/browser.mjs';

/*
 * `npm run test:e2e` finds the browser, builds and serves the app and sets SIGNPOST_URL. To run a story against your
 * own server: SIGNPOST_URL=http://127.0.0.1:5173 npx playwright test …
 */
const url = process.env.SIGNPOST_URL;
const executablePath = findBrowser();
/** Whether this is `npm run test:long`. */
const isFull = process.env.SIGNPOST_RUNS === 'full';

export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  globalSetup: './tests/corpus-missing.ts',
  // The sets are described in tests/story.ts. --grep and --grep-invert narrow this further.
  grepInvert: isFull ? [] : /@long/,
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  // Only CI retries a failed story. One that then passes is listed as flaky, which is a bug to fix.
  retries: process.env.CI ? 1 : 0,
  // Generous, so that a busy machine doesn't cause failures. No story waits that long by design.
  timeout: 120_000,
  expect: { timeout: 20_000, toHaveScreenshot: { pathTemplate: 'tests/pictures/{arg}{ext}' } },
  workers: 2,
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    // A worker would answer instead of the server in stories that stop the server or change its responses.
    serviceWorkers: 'block',
    // Nothing moves in the short run, which takes a sixth less time. The full run has motion.
    contextOptions: { reducedMotion: isFull ? 'no-preference' : 'reduce' },
    baseURL: url ?? 'http://127.0.0.1:4173',
    // A trace takes a third of a story's time. SIGNPOST_TRACE=1 keeps one for each failed story.
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
