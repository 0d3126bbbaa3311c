/** Notas in Ctrl+K: by number, customer, member or the barcode of a piece. */
import { formatAngka } from '@mustika/kernel/amount.ts';
import { formatTanggal } from '@mustika/kernel/date.ts';
import { callsOf } from '@mustika/kernel/document-answers.ts';
import { call } from '@mustika/web-kit/api.ts';
import { t } from '@mustika/web-kit/i18n.ts';
import { paletteSources } from '@mustika/web-kit/shell/palette-sources.ts';
import { penjualan } from '../penjualan.document.ts';

const { list } = callsOf(penjualan);
const TERBANYAK = 6;

paletteSources.push({
  name: 'nota',
  screen: '/lihat-penjualan',
  label: () => t('palet.nota'),
  find: async (query, signal) => {
    const q = query.toUpperCase();
    const { data } = await call(list, { query: { q, limit: TERBANYAK }, signal });
    return data.map((nota) => ({
      id: nota.no_faktur_group,
      label: nota.no_faktur_group,
      description: [formatTanggal(nota.tanggal), nota.nama_customer, formatAngka(nota.total)]
        .filter(Boolean)
        .join(' · '),
      path: '/lihat-penjualan',
      search: { no_faktur_group: nota.no_faktur_group },
    }));
  },
});
