/** The live line is a WebSocket and nothing else (`LINE` of the web kit): what the library could open beside it is not sent. */
import type { Plugin } from 'vite';
import { inPlaceOf } from './in-place-of.ts';

const TRANSPORTS = /[\\/]engine\.io-client[\\/]build[\\/]esm[\\/]transports[\\/]index\.js$/;

export const linePlugin = (): Plugin =>
  inPlaceOf({
    name: 'mustika-line',
    is: (id) => TRANSPORTS.test(id),
    source: 'import { WS } from "./websocket.node.js";\nexport const transports = { websocket: WS };',
    gone: 'the live line no longer lists its transports in one file: see line-plugin.ts',
  });
