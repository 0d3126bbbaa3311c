/** What lies in gudang BELI with what it would bring, worked out of the shop's own sales and work of 180 days. */
import type { Inside } from '@mustika/kernel/answer.ts';
import { reject } from '@mustika/kernel/errors.ts';
import { statement } from '@mustika/server-kit/database.ts';
import { implementCommand } from '@mustika/server-kit/http/http.ts';
import { HARGA_DASAR } from '../../master/harga/parameter-harga-emas.resource.ts';
import { pembelianErrors } from '../pembelian.errors.ts';
import { barangSortir, saranSortir } from './saran-sortir.command.ts';

/** `$2`: one code, or null for everything. */
const SARAN = `with hari as (select max(h.tanggal) as ini from hari_toko h where h.kode_toko = $1),
  emas as (select e.harga_beli::bigint as beli from parameter_harga_emas e where e.kode_toko = $1 and e.kode_harga = '${HARGA_DASAR}' and e.aktif),
  laku as (
    select l.kode_group, l.kode_dept, sum(l.total::bigint - l.ppn_transaksi_rp::bigint) * 1000 / sum(l.berat::bigint) as per_gram,
           percentile_disc(0.5) within group (order by l.tanggal - b.tanggal_masuk) as hari_laku
      from penjualan_barang l
      join dokumen d on d.kode_toko = l.kode_toko and d.no_dokumen = l.no_faktur_group and d.status = 'DONE'
      join barang b on b.kode_toko = l.kode_toko and b.kode_barcode = l.kode_barcode
     where l.kode_toko = $1 and l.berat > 0 and l.tanggal > (select ini from hari) - 180 group by 1, 2),
  kerja as (
    select s.kode_group, s.kode_dept, sum(s.ongkos::bigint) * 1000 / sum(s.berat::bigint) as per_gram
      from sortir_pembelian_barang s
     where s.kode_toko = $1 and s.tujuan = 'JUAL' and not s.batal and s.tanggal > (select ini from hari) - 180 group by 1, 2),
  ada as (
    select b.kode_barcode, b.nama_barang, b.kode_group, b.kode_dept, b.kode_baki, l.kondisi_barang, b.kadar, 1 as qty, b.berat,
           b.harga_modal, l.tanggal, murni(b.berat, b.kadar) as murni, l.susut > 0 and v.keputusan is distinct from 'SETUJU' as tertahan
      from barang b
      join asal_beli l on l.kode_toko = b.kode_toko and l.kode_barcode = b.kode_barcode and l.no_faktur_group = b.no_terakhir and not l.batal
      left join validasi_susut_barang v on v.kode_toko = l.kode_toko and v.no_faktur = l.no_faktur and not v.batal
     where b.kode_toko = $1 and b.status = 'DIBELI' and ($2::text is null or b.kode_barcode = $2)
    union all
    select l.kode_lot, l.nama_lot, l.kode_group, l.kode_dept, split_part(l.tempat, '/', 2), null, l.kadar, l.qty, l.berat,
           l.nilai, l.tanggal_masuk, l.murni, false
      from lot l
     where l.kode_toko = $1 and l.jenis_lot = 'BALENAN' and l.berat > 0 and l.kode_group is not null and l.kode_dept is not null
       and ($2::text is null or l.kode_lot = $2)),
  nilai as (
    select a.*, (select ini from hari) - a.tanggal as umur,
           coalesce((select beli from emas), 0) * a.murni::bigint / 1000 as nilai_lebur,
           coalesce(k.per_gram, g.harga::bigint) * a.berat::bigint / 1000 as nilai_jual,
           coalesce(w.per_gram, 0) * a.berat::bigint / 1000 as ongkos, k.hari_laku
      from ada a
      join grup g on g.kode_toko = $1 and g.kode_group = a.kode_group
      left join laku k on k.kode_group = a.kode_group and k.kode_dept = a.kode_dept
      left join kerja w on w.kode_group = a.kode_group and w.kode_dept = a.kode_dept)
  select n.kode_barcode, n.nama_barang, n.kode_group, n.kode_dept, n.kode_baki, n.kondisi_barang, n.kadar, n.qty, n.berat, n.umur,
         n.harga_modal, n.nilai_lebur::rupiah as nilai_lebur, n.nilai_jual::rupiah as nilai_jual, n.ongkos::rupiah as ongkos,
         (n.nilai_jual - n.ongkos - n.nilai_lebur)::rupiah as lebih, n.hari_laku,
         case when n.nilai_jual - n.ongkos >= n.nilai_lebur then 'JUAL' else 'ROSOK' end as saran, n.tertahan
    from nilai n order by n.nilai_jual - n.ongkos - n.nilai_lebur desc, n.kode_barcode`;

const bacaSaran = (kode_toko: string, kode_barcode: string | null) =>
  statement<Inside<typeof barangSortir.answer>>('sortir_saran', SARAN, kode_toko, kode_barcode);

export const sortirCommands = [
  implementCommand(saranSortir, async (_input, { deps, scope }) => ({
    data: (await deps.db.rows(scope, bacaSaran(scope.kode_toko, null))).map(
      ({ tertahan: _t, ...row }) => row,
    ),
  })),
  implementCommand(barangSortir, async ({ kode_barcode }, { deps, scope }) => {
    const [row] = await deps.db.rows(scope, bacaSaran(scope.kode_toko, kode_barcode));
    return { data: row ?? reject(pembelianErrors.BARANG_BELI_TIDAK_ADA, { kode_barcode }) };
  }),
];
