import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { bahasaPlugin } from './apps/web/bahasa-plugin.ts';
import { FACTOR, LIMITS } from './tests/machine.ts';
import { uncaught } from './tests/uncaught.ts';

const everywhere = ['packages', 'domains', 'apps'].map((folder) => `${folder}/**/*.test.{ts,tsx}`);

/** What takes longest begins first, so that no worker is left alone with it at the end; the rest as vitest would have it. */
const LONGEST = [
  'tests/e2e/hari-penuh',
  'tests/census/batal',
  'tests/security/twins',
  'packages/server-kit/http/silence',
  'tests/e2e/',
  'tests/',
];
const rank = ({ moduleId }: TestSpecification): number => {
  const at = LONGEST.findIndex((start) => moduleId.includes(start));
  return at === -1 ? LONGEST.length : at;
};
function LongestFirst(ctx: ConstructorParameters<typeof BaseSequencer>[0]) {
  const usual = new BaseSequencer(ctx);
  return {
    shard: usual.shard.bind(usual),
    sort: async (files: TestSpecification[]) => (await usual.sort(files)).sort((a, b) => rank(a) - rank(b)),
  };
}

/** Where the result of the run is written, when somebody reads it. */
const result = process.env.RUN_RESULT;

/** What the projects that need a database have in common. */
const shop = {
  globalSetup: ['tests/global-setup.ts'],
  // Limits for what hangs, not for what is slow; no test has one of its own (tests/machine.ts).
  testTimeout: LIMITS.test,
  hookTimeout: LIMITS.hook,
  expect: { poll: { timeout: LIMITS.poll } },
  env: { MUSTIKA_FACTOR: String(FACTOR) },
};

/**
 * Three projects: the house rules need no database and answer in a second; what is made once is made before the first test;
 * everything else shares what was made. One PostgreSQL for all of them, started by tests/global-setup.ts.
 */
export default defineConfig({
  test: {
    pool: 'forks',
    // Two more than the cores of the smallest machine: a worker waits for PostgreSQL and Chromium half of its time, and with three
    // a quarter of two processors had nothing to do while the flows ran.
    maxWorkers: 4,
    // Each worker loads the house once, not once a file: a third of the run. What a file changes of the process it puts back.
    isolate: false,
    // A server built for each file leaves much behind at once; with more room for the young it is swept a third as often.
    execArgv: ['--max-semi-space-size=64'],
    sequence: { sequencer: LongestFirst as unknown as typeof BaseSequencer },
    // The dot reporter would hide which guard failed; the default one names it. scripts/test.mjs reads the other two.
    reporters: ['default', ...(result ? [['json', { outputFile: result }] as const, uncaught(result)] : [])],
    projects: [
      {
        test: {
          name: 'tidy',
          include: ['tests/tidy/**/*.test.ts'],
          testTimeout: LIMITS.test,
        },
      },
      {
        plugins: [bahasaPlugin()],
        test: { name: 'templat', include: ['tests/templat/*.test.ts'], ...shop },
      },
      {
        // Screens import their texts as the build hands them over.
        plugins: [bahasaPlugin()],
        test: {
          name: 'mustika',
          include: [...everywhere, 'tests/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**', 'tests/tidy/**', 'tests/templat/**'],
          setupFiles: ['tests/fall.ts'],
          sequence: { groupOrder: 1 },
          ...shop,
        },
      },
    ],
  },
});
