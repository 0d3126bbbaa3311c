/** The configuration as text; null where nothing is set. */
import { VERSION } from '@mustika/server-kit/config.ts';
import { implementCommand } from '@mustika/server-kit/http/http.ts';
import { konfigurasiCommand } from './konfigurasi.command.ts';

export const konfigurasi = implementCommand(konfigurasiCommand, async (_input, { deps: { config } }) => {
  const { major, minor, revision, build, tag } = VERSION;
  const data = {
    BACKEND_URL: config.backendUrl,
    APP_URL: config.appUrl,
    TIPE: config.tipe,
    MESSAGING_URL: config.messagingUrl,
    GROSIR_URL: config.wholesaleUrl,
    TOKO_ONLINE_URL: config.onlineStoreUrl,
    PUSH_NAMA: config.pushName,
    VERSI: `${major}.${minor}.${revision} build ${build} '${tag}'`,
    AUTH_TYPE: config.authType,
    GROSIR_DOMAIN: config.wholesaleDomain,
    ENKRIPSI: config.encryption ? 'on' : 'off',
    APP_MODE: config.mode,
    KODE_TOKO_BOLEH: config.stores.length > 0 ? config.stores.join(', ') : null,
  };
  return { data };
});
