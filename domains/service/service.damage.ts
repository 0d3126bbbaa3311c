/** Damage to jobs on pieces of customers. */
import type { Damage } from '../../tests/kit/damage.ts';

const DIAMBIL =
  "where no_dokumen in (select no_dokumen from dokumen where jenis = 'service' and status = 'CLOS')";
/** The life that was fetched has gold in it. */
const BEREMAS = 'where no_dokumen = (select max(no_dokumen) from service_barang where emas_berat > 0)';

/** Rule, damage, statement. */
export const DAMAGE: readonly Damage[] = [
  [
    'MUKA_SERVICE',
    'money ahead that was taken out of the book',
    "delete from buku_uang where dari_akun = 'UANG_MUKA_SERVICE' and kategori = 'SERVICE' and jenis = 'CASH'",
  ],
  [
    'MUKA_SERVICE',
    'a job that says it was fetched',
    "update dokumen set status = 'MASUK' where no_dokumen = (select max(no_dokumen) from service where tgl_ambil is not null)",
  ],
  [
    'GERAK_SERVICE',
    'a pick-up that paid more than was left',
    "update service_gerak set jumlah = jumlah + 1 where jenis = 'AMBIL'",
  ],
  ['GERAK_SERVICE', 'a payment the job forgot', "delete from service_gerak where jenis = 'AMBIL'"],
  ['BAYAR_SERVICE', 'tax that was remitted of nothing', 'update service_gerak set ppn = ppn + 1'],
  [
    'BAYAR_SERVICE',
    'a payment of another amount',
    "update service_gerak set jumlah = jumlah + 1 where jenis = 'MASUK'",
  ],
  [
    'HASIL_SERVICE',
    'income of a job that is in no book',
    "delete from buku_uang where dari_akun = 'PENDAPATAN_SERVICE'",
  ],
  [
    'KEPALA_SERVICE',
    'a piece that was charged less',
    `update service_barang set ongkos_akhir = 0 ${BEREMAS}`,
  ],
  ['KEPALA_SERVICE', 'a job that was fetched on no day', `update service set tgl_ambil = null ${DIAMBIL}`],
  [
    'GERAK_SERVICE',
    'money ahead that was added and forgotten',
    "delete from service_gerak where jenis = 'TAMBAH'",
  ],
  ['JANJI_SERVICE', 'a promise that nobody moved', 'update service_janji set janji_baru = janji_baru + 1'],
  [
    'EMAS_SERVICE',
    'gold that no lot has',
    `update service_barang set emas_berat = emas_berat + 1 where emas_berat = 0`,
  ],
  [
    'PPN_TARIF',
    'a job taxed at another rate',
    'update service set ppn_transaksi_value = 0 where kelas_ppn is not null',
  ],
];
