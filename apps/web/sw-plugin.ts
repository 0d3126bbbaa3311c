/**
 * Builds the service worker beside the page: sw.ts with the list of what it keeps, each file with the fingerprint of its
 * content. By hand, because the plugin that does it brings 250 packages with it, a third of what a first start installs.
 */
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build, type Plugin } from 'vite';

/** The shell and its pictures; scripts are kept when they are first asked for. */
const KEPT = ['index.html', '*.svg'];

const revisionOf = (path: string): string =>
  createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 32);

export const swPlugin = (): Plugin => {
  let outDir = '';
  return {
    name: 'mustika-sw',
    apply: 'build',
    configResolved: (config) => {
      outDir = resolve(config.root, config.build.outDir);
    },
    // Once the page is written: its fingerprint is part of the worker.
    async writeBundle() {
      const kept = globSync(KEPT, { cwd: outDir }).sort();
      const manifest = kept.map((url) => ({ url: `/${url}`, revision: revisionOf(join(outDir, url)) }));
      await build({
        configFile: false,
        root: import.meta.dirname,
        publicDir: false,
        logLevel: 'warn',
        define: {
          'self.__WB_MANIFEST': JSON.stringify(manifest),
          // Workbox tells its story to the console otherwise.
          'process.env.NODE_ENV': '"production"',
        },
        build: {
          outDir,
          emptyOutDir: false,
          target: 'es2023',
          rolldownOptions: {
            input: resolve(import.meta.dirname, 'sw.ts'),
            output: { entryFileNames: 'sw.js', codeSplitting: false },
          },
        },
      });
    },
  };
};
