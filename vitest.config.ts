import { defineConfig } from 'vitest/config';
import { bahasaPlugin } from './apps/web/bahasa-plugin.ts';

const everywhere = ['packages', 'domains', 'apps'].map((folder) => `${folder}/**/*.test.{ts,tsx}`);

/**
 * Two projects: the house rules need no database and answer in a second; everything else shares
 * one embedded PostgreSQL, started once for the run by tests/global-setup.ts.
 */
export default defineConfig({
  test: {
    pool: 'forks',
    // One more than the cores of the smallest machine: a worker waits for PostgreSQL and Chromium half of its time.
    maxWorkers: 3,
    // Each worker loads the house once, not once a file: a third of the run. What a file changes of the process it puts back.
    isolate: false,
    // The dot reporter would hide which guard failed; the default one names it.
    projects: [
      {
        test: {
          name: 'tidy',
          include: ['tests/tidy/**/*.test.ts'],
          testTimeout: 30_000,
        },
      },
      {
        // Screens import their texts as the build hands them over.
        plugins: [bahasaPlugin()],
        test: {
          name: 'mustika',
          include: [...everywhere, 'tests/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**', 'tests/tidy/**'],
          globalSetup: ['tests/global-setup.ts'],
          setupFiles: ['tests/after-failure.ts'],
          // A limit for what hangs, not for what is slow: the machine may be four times busier than ours.
          testTimeout: 150_000,
          hookTimeout: 240_000,
          // The same for what is asked until it is so: a second, as it comes, is what one answer takes on a busy machine.
          expect: { poll: { timeout: 30_000 } },
        },
      },
    ],
  },
});
