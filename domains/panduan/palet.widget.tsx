/** Pages of the handbook in Ctrl+K, below the screens and documents: what is looked for is mostly one of those. */
import { call } from '@mustika/web-kit/api.ts';
import { t } from '@mustika/web-kit/language/i18n.ts';
import { paletteSources } from '@mustika/web-kit/shell/palette-sources.ts';
import { daftarPanduanCommand } from './panduan.command.ts';

const TERBANYAK = 5;

/** A barcode, a nota or an amount is no question. */
const KATA = /^[a-z][a-z -]+$/i;

paletteSources.push({
  name: 'panduan',
  label: () => t('panduan.judul'),
  find: async (query, signal) => {
    if (!KATA.test(query)) return [];
    const { data } = await call(daftarPanduanCommand, { query: { q: query }, signal });
    return data.slice(0, TERBANYAK).map(({ halaman, judul, ringkas }) => ({
      id: `panduan ${halaman}`,
      label: judul,
      description: ringkas,
      path: '/panduan',
      search: { halaman },
    }));
  },
});
