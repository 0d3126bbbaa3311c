/** A server beside the shop's own: nothing of it goes out, nobody else's stores are served, its files and keys lie in a folder of their own. */
import { join } from 'node:path';
import type { AppConfig } from '@mustika/server-kit/config.ts';

export const apartConfig = (config: AppConfig, dataDir: string): AppConfig => ({
  ...config,
  dataDir,
  secretKeys: [],
  // What the shop vouches for is signed by the shop alone.
  anchor: { dir: join(dataDir, 'jangkar'), wa: null },
  mail: null,
  outbound: { hosts: [], local: false, shut: true },
  photoS3: null,
  ...{ messagingUrl: null, wholesaleUrl: null, wholesaleDomain: null, onlineStoreUrl: null },
  ...{ appUrl: null, backendUrl: null, encryption: false, stores: [], tipe: 'PUSAT', apiDocs: false },
  ...{ databaseUrl: null, databaseAppUrl: null, practiceUrl: null },
});
