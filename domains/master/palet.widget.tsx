/** Prices in Ctrl+K: `harga 16k`, `harga 750`, `harga 75` answer what a gram of it costs today. */
import { t } from '@mustika/web-kit/language/i18n.ts';
import { paletteSources } from '@mustika/web-kit/shell/palette-sources.ts';

paletteSources.push({
  name: 'harga',
  screen: '/master-group',
  label: () => t('palet.harga'),
  find: async (query, signal) => {
    const teks = /^harga\s+(\S.*)$/i.exec(query)?.[1]?.trim().toUpperCase();
    if (!teks) return [];
    const { cariHarga } = await import('./harga/cari-harga.store.ts');
    return cariHarga(teks, signal);
  },
});
