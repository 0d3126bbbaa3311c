/** Build of the web app. In development the API and the socket are the server's, on PORT. */
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { bahasaPlugin } from './bahasa-plugin.ts';
import { chunks } from './chunks.ts';
import { cssPlugin } from './css-plugin.ts';
import { menuPlugin } from './menu-plugin.ts';

const server = `http://127.0.0.1:${process.env['PORT'] ?? '3000'}`;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    bahasaPlugin(),
    menuPlugin(),
    cssPlugin(),
    // Texts are said in the language of the screen on their way to the page.
    react({ jsxImportSource: '@mustika/web-kit' }),
    VitePWA({
      // The worker waits for the user's yes: a till must not change its version in the middle of a sale.
      registerType: 'prompt',
      injectRegister: false,
      strategies: 'injectManifest',
      srcDir: '.',
      filename: 'sw.ts',
      injectManifest: { globPatterns: ['index.html', '*.svg'] },
      manifest: {
        name: 'Mustika',
        short_name: 'Mustika',
        description: 'Back office dan kasir untuk jaringan toko emas',
        lang: 'id',
        start_url: '/home',
        display: 'standalone',
        background_color: '#fbfaf8',
        theme_color: '#1c1a17',
        icons: [{ src: '/ikon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' }],
      },
    }),
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
