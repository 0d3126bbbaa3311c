/** What lies in gudang BELI, for the screen that destroys it. */
import type { Inside } from '@mustika/kernel/answer.ts';
import type { Tanggal } from '@mustika/kernel/date.ts';
import { statement } from '@mustika/server-kit/database.ts';
import { implementCommand } from '@mustika/server-kit/http/http.ts';
import { barangHancur, tanggalHancur } from './hancur-pembelian.command.ts';
import { BARANG_DIBELI } from './hancur-pembelian.posting.ts';

const TANGGAL = `select x.tgl_beli, count(*) as jumlah, sum(x.berat)::bigint as berat, sum(x.harga_modal)::bigint as nilai,
    count(*) filter (where x.susut > 0 and x.keputusan is distinct from 'SETUJU') as tertahan
  from (${BARANG_DIBELI}) x group by 1 order by 1`;

const BARANG = `select x.kode_barcode, x.no_faktur_beli, x.nama_barang, x.kode_group, x.kode_dept, x.kode_baki, x.berat, x.kadar, x.harga_modal as nilai, x.susut > 0 and x.keputusan is distinct from 'SETUJU' as tertahan
  from (${BARANG_DIBELI}) x where x.tgl_beli = $2 order by x.no_faktur_beli`;

const bacaHari = (kode_toko: string) =>
  statement<Inside<typeof tanggalHancur.answer>[number]>('hancur_hari', TANGGAL, kode_toko);

const bacaBarang = (kode_toko: string, tgl_beli: Tanggal) =>
  statement<Inside<typeof barangHancur.answer>[number]>('hancur_isi_hari', BARANG, kode_toko, tgl_beli);

export const hancurCommands = [
  implementCommand(tanggalHancur, async (_input, { deps, scope }) => ({
    data: await deps.db.rows(scope, bacaHari(scope.kode_toko)),
  })),
  implementCommand(barangHancur, async ({ tgl_beli }, { deps, scope }) => ({
    data: await deps.db.rows(scope, bacaBarang(scope.kode_toko, tgl_beli)),
  })),
];
