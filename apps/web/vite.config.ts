/** Build of the web app. In development the API and the socket are the server's, on PORT. */
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { bahasaPlugin } from './bahasa-plugin.ts';
import { chunks } from './chunks.ts';
import { compoundPlugin } from './compound-plugin.ts';
import { cssPlugin } from './css-plugin.ts';
import { directPlugin } from './direct-plugin.ts';
import { iconsPlugin } from './icons-plugin.ts';
import { linePlugin } from './line-plugin.ts';
import { menuPlugin } from './menu-plugin.ts';
import { partsPlugin } from './parts-plugin.ts';
import { swPlugin } from './sw-plugin.ts';
import { tautanPlugin } from './tautan-plugin.ts';

const server = `http://127.0.0.1:${process.env['PORT'] ?? '3000'}`;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    bahasaPlugin(),
    menuPlugin(),
    iconsPlugin(),
    compoundPlugin(),
    cssPlugin(),
    // Texts are said in the language of the screen on their way to the page.
    react({ jsxImportSource: '@mustika/web-kit' }),
    directPlugin(),
    linePlugin(),
    partsPlugin(),
    swPlugin(),
    tautanPlugin(),
  ],
  build: {
    target: 'es2023',
    // A source map of a till is read by its makers only.
    sourcemap: false,
    // Data URLs would need a wider CSP than 'self'.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 900,
    rolldownOptions: { output: chunks() },
  },
  server: {
    proxy: {
      '/api': server,
      '^/toko/[^/]+/api/': server,
      '/socket.io': { target: server, ws: true },
    },
  },
});
