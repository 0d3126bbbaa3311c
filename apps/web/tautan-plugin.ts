/**
 * Builds the page of a link beside the app: a page of its own that shares no script with it, so that a telephone fetches a few thousand
 * letters, and a till none of them.
 */
import { resolve } from 'node:path';
import { build, type Plugin } from 'vite';
import { bahasaPlugin } from './bahasa-plugin.ts';

const PAGE = 'tautan.html';

export const tautanPlugin = (): Plugin => {
  let outDir = '';
  return {
    name: 'mustika-tautan',
    configResolved: (config) => {
      outDir = resolve(config.root, config.build.outDir);
    },
    // While developing it stands where the server serves it from.
    configureServer: ({ middlewares }) =>
      void middlewares.use((request, _response, next) => {
        if (request.url === '/s') request.url = `/${PAGE}`;
        next();
      }),
    async writeBundle() {
      await build({
        configFile: false,
        root: import.meta.dirname,
        publicDir: false,
        logLevel: 'warn',
        plugins: [bahasaPlugin()],
        build: {
          outDir,
          emptyOutDir: false,
          // Customers have older telephones than shops have tills.
          target: 'es2022',
          modulePreload: false,
          assetsInlineLimit: 0,
          rolldownOptions: {
            input: resolve(import.meta.dirname, PAGE),
            output: {
              chunkFileNames: 'assets/tautan-[name]-[hash:7].js',
              entryFileNames: 'assets/tautan-[hash:7].js',
              assetFileNames: 'assets/tautan-[hash:7][extname]',
            },
          },
        },
      });
    },
  };
};
