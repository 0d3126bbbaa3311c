/** Looks a customer or an amount up in one kind of document. Comes with the first question, and the declaration of its kind with it. */
import { formatTanggal } from '@mustika/kernel/date.ts';
import type { ReadableDocument } from '@mustika/kernel/document-reads.ts';
import { type ReadCalls, readCalls } from '@mustika/kernel/read-calls.ts';
import { call } from '@mustika/web-kit/api.ts';
import type { TableRow } from '@mustika/web-kit/data-table.tsx';
import { formatValue } from '@mustika/web-kit/format.ts';
import type { PaletteHit } from '@mustika/web-kit/shell/palette-sources.ts';

const TERBANYAK = 4;

const MUAT: Readonly<Record<string, () => Promise<ReadableDocument>>> = {
  '/lihat-hutang': async () => (await import('../hutang/hutang.document.ts')).hutang,
  '/lihat-cicilan': async () => (await import('../cicilan/cicilan.document.ts')).cicilan,
  '/lihat-titipan': async () => (await import('../titipan/titipan.document.ts')).titipan,
  '/lihat-pembelian': async () => (await import('../pembelian/pembelian.document.ts')).pembelian,
  '/lihat-pesanan': async () => (await import('../pesanan/pesanan.document.ts')).pesanan,
  '/lihat-pre-order': async () => (await import('../pre-order/pre-order.document.ts')).preOrder,
  '/lihat-services': async () => (await import('../service/service.document.ts')).service,
  '/uang-kas': async () => (await import('../keuangan/mutasi/mutasi-uang.document.ts')).mutasiUang,
  '/gesek-tunai': async () => (await import('../keuangan/gesek-tunai.document.ts')).gesekTunai,
  '/pengalihan-saldo-uang': async () =>
    (await import('../keuangan/pengalihan-saldo.document.ts')).pengalihanSaldo,
  '/kirim-uang-pusat': async () => (await import('../keuangan/kirim/kirim-uang.document.ts')).kirimUang,
  '/bayar-supplier': async () =>
    (await import('../keuangan/supplier/bayar-supplier.document.ts')).bayarSupplier,
  '/jurnal-umum': async () => (await import('../akuntansi/jurnal/jurnal-umum.document.ts')).jurnalUmum,
  '/penerimaan-barang': async () =>
    (await import('../barang/terima/penerimaan-barang.document.ts')).penerimaanBarang,
  '/lihat-jual-emas': async () => (await import('../sepuhan/jual-emas/jual-emas.document.ts')).jualEmas,
  '/bayar-tukang': async () => (await import('../sepuhan/ongkos/bayar-tukang.document.ts')).bayarTukang,
};

/** `di` opens it there instead, where it goes on: only one that still runs. */
export async function cariDokumen(
  layar: string,
  query: string,
  signal: AbortSignal,
  di?: string,
): Promise<PaletteHit[]> {
  const document = await MUAT[layar]?.();
  if (!document) return [];
  const { number, total = '', head, start } = document.reads;
  const { list } = readCalls(document) as ReadCalls;
  const jalan = di && start ? { status: start } : {};
  const asked = { query: { q: query.toUpperCase(), limit: TERBANYAK, ...jalan }, signal };
  const { data } = await call<TableRow[]>(list, asked);
  return data.map((row) => ({
    id: di ? `${di} ${String(row[number])}` : String(row[number]),
    label: String(row[number]),
    description: [
      formatTanggal(String(row['tanggal'])),
      row['nama_customer'],
      head[total] && formatValue(head[total], row[total]),
    ]
      .filter(Boolean)
      .join(' · '),
    path: di ?? layar,
    search: { [number]: String(row[number]) },
  }));
}
