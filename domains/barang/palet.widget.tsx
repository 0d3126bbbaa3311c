/** Pieces in Ctrl+K: by barcode or name, sold ones too. */
import { formatGram, type Miligram, toThousandths } from '@mustika/kernel/amount.ts';
import { t } from '@mustika/web-kit/language/i18n.ts';
import { istilah } from '@mustika/web-kit/language/istilah.ts';
import { paletteSources } from '@mustika/web-kit/shell/palette-sources.ts';

const TERBANYAK = 6;

paletteSources.push({
  name: 'barang',
  screen: '/data-barang',
  label: () => t('palet.barang'),
  find: async (query, signal) => {
    const [{ daftarBarang }, { barangFotoCommand }, { kataSandi }] = await Promise.all([
      import('./cari-barang.store.ts'),
      import('./foto-barang.command.ts'),
      import('@mustika/web-kit/format.ts'),
    ]);
    const { data } = await daftarBarang({ q: query.toUpperCase(), limit: TERBANYAK }, signal);
    return data.map((barang) => ({
      id: barang.kode_barcode,
      label: `${barang.kode_barcode} ${barang.nama_barang}`,
      description: `${formatGram((toThousandths(barang.berat) ?? 0) as Miligram)} g · ${kataSandi(istilah(barang.status))}`,
      ...(barang.ada_foto
        ? { picture: { call: barangFotoCommand, params: { kode_barcode: barang.kode_barcode } } }
        : {}),
      path: '/data-barang',
      search: { q: barang.kode_barcode, stok: 'semua' },
    }));
  },
});
