/** The agent as one file, for a PC that has a Node and nothing else of ours. */
import { defineConfig } from 'vite';

export default defineConfig({
  ssr: { noExternal: true },
  build: {
    ssr: 'main.ts',
    target: 'node22',
    minify: true,
    rolldownOptions: { output: { entryFileNames: 'agen.mjs' } },
  },
});
