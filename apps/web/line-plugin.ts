/** The live line is a WebSocket and nothing else (`LINE` of the web kit): what the library could open beside it is not sent. */
import type { Plugin } from 'vite';

const TRANSPORTS = /[\\/]engine\.io-client[\\/]build[\\/]esm[\\/]transports[\\/]index\.js$/;

export function linePlugin(): Plugin {
  let put = false;
  return {
    name: 'mustika-line',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      if (!TRANSPORTS.test(id)) return null;
      put = true;
      return 'import { WS } from "./websocket.node.js";\nexport const transports = { websocket: WS };';
    },
    buildEnd(error) {
      if (!error && !put)
        this.error('the live line no longer lists its transports in one file: see line-plugin.ts');
    },
  };
}
