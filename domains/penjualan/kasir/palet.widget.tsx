/**
 * Sales in Ctrl+K: notas by number, customer, member, amount or the barcode of a piece; a day by its date; and `jual` with a
 * barcode lays the piece on the counter.
 */
import { formatAngka } from '@mustika/kernel/amount.ts';
import { formatTanggal } from '@mustika/kernel/date.ts';
import { call } from '@mustika/web-kit/api.ts';
import { t } from '@mustika/web-kit/language/i18n.ts';
import { useSession } from '@mustika/web-kit/session.ts';
import { dayTyped } from '@mustika/web-kit/shell/palette-date.ts';
import { paletteSources } from '@mustika/web-kit/shell/palette-sources.ts';

import { nomorDiQr } from '../../pembelian/nota/nomor-qr.view.ts';

const TERBANYAK = 6;

paletteSources.push({
  name: 'nota',
  screen: '/lihat-penjualan',
  label: () => t('palet.nota'),
  find: async (query, signal) => {
    // The signed code of a nota says its number.
    const q = nomorDiQr(query) ?? query.toUpperCase();
    // A till is open before anybody looks for a nota.
    const [{ penjualan }, { callsOf }] = await Promise.all([
      import('../penjualan.document.ts'),
      import('@mustika/kernel/document-answers.ts'),
    ]);
    const { data } = await call(callsOf(penjualan).list, { query: { q, limit: TERBANYAK }, signal });
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

/** The counter knows whose cart it is a moment after it opened. */
async function jualkan(kode: string): Promise<void> {
  const [{ useKasir }, { pindai }] = await Promise.all([
    import('./kasir.store.ts'),
    import('./kasir-barang.store.ts'),
  ]);
  if (!useKasir.getState().pemilik)
    await new Promise<void>((resolve) => {
      const stop = useKasir.subscribe(({ pemilik }) => {
        if (!pemilik) return;
        stop();
        resolve();
      });
    });
  await pindai(kode);
}

paletteSources.push({
  name: 'jual',
  screen: '/transaksi-penjualan',
  label: () => t('palet.lakukan'),
  find: async (query) => {
    const kode = /^jual\s+(\S{4,})$/i.exec(query)?.[1]?.toUpperCase();
    if (!kode) return [];
    const label = t('palet.jual', { kode });
    return [{ id: `jual ${kode}`, label, path: '/transaksi-penjualan', onOpen: () => jualkan(kode) }];
  },
});

/** Screens that show a day, and how they are asked for it. */
const HARI: readonly [string, (hari: string) => Record<string, string>][] = [
  ['/lihat-penjualan', (hari) => ({ tgl_awal: hari, tgl_akhir: hari })],
  ['/laporan-transaksi-penjualan', (hari) => ({ tgl_awal: hari, tgl_akhir: hari })],
  ['/tutup-toko', (hari) => ({ hari })],
];

for (const [path, search] of HARI) {
  const label = (): string => t(`palet.hari.${path.slice(1)}`);
  paletteSources.push({
    name: `hari ${path}`,
    screen: path,
    label,
    find: async (query) => {
      const today = useSession.getState().user?.tgl_system;
      const hari = today ? dayTyped(query, today) : null;
      if (hari === null) return [];
      return [{ id: hari, label: `${label()} · ${formatTanggal(hari)}`, path, search: search(hari) }];
    },
  });
}
