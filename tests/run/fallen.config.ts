/** A run of the fixtures of fall.test.ts, in which hanging is noticed soon. */
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['fallen/**/*.fixture.ts'],
    setupFiles: ['../fall.ts'],
    testTimeout: 500,
    isolate: false,
  },
});
