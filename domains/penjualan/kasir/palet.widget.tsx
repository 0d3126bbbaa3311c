/** Notas in Ctrl+K: by number, customer, member or the barcode of a piece. */
import { formatAngka } from '@mustika/kernel/amount.ts';
import { formatTanggal } from '@mustika/kernel/date.ts';
import { type ReadCalls, readCalls } from '@mustika/kernel/document-reads.ts';
import { call } from '@mustika/web-kit/api.ts';
import { t } from '@mustika/web-kit/i18n.ts';
import { paletteSources } from '@mustika/web-kit/shell/palette-sources.ts';
import { penjualan } from '../penjualan.document.ts';
import type { Nota } from '../penjualan.reads.ts';

type Ditemukan = Pick<Nota, 'no_faktur_group' | 'tanggal' | 'nama_customer' | 'total'>;

const { list } = readCalls(penjualan) as ReadCalls;
const TERBANYAK = 6;

paletteSources.push({
  name: 'nota',
  screen: '/lihat-penjualan',
  label: () => t('palet.nota'),
  find: async (query, signal) => {
    const q = query.toUpperCase();
    const { data } = await call<Ditemukan[]>(list, { query: { q, limit: TERBANYAK }, signal });
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
