/** What a job on pieces of a customer is made of: its columns, its lines, and what they come to. Domain R6.9, 13.1; docs/decisions/0092. */
import {
  BATAS_PER_BARANG,
  hargaBerat,
  type Miligram,
  mulDiv,
  type Rupiah,
  rupiah,
} from '@mustika/kernel/amount.ts';
import { asked, columnsOf, computed, linesOf } from '@mustika/kernel/document-columns.ts';
import { angka, foto, gram, kode, ref, tanggal, teks, uang } from '@mustika/kernel/field.ts';
import { telepon } from '@mustika/kernel/phone.ts';
import { tukangResource } from '../master/tukang.resource.ts';
import { identitasFields, kodeMember } from '../member/data-diri.rule.ts';
import { type CaraPpn, type HasilPpn, hitungPpn, type PpnBarang } from '../pajak/ppn.rule.ts';
import { barangTerjualResource } from './barang-terjual.resource.ts';
import { deskripsiServiceResource } from './deskripsi-service.resource.ts';

/** Kategori of what a second person agrees to about jobs. */
export const KATEGORI_SERVICE = 'service';
/** Cash category of money ahead. Domain 2.4. */
export const TRX_SERVICE = 'SERVICE';
/** Of what is paid when it is fetched. */
export const TRX_AMBIL = 'SERVICE AMBIL';
/** Of what is paid back. */
export const TRX_BATAL = 'BATAL SERVICE';

const ada = { opsional: true } as const;
const tutup = { hidden: true } as const;

const kode_deskripsi = ref('Pekerjaan', () => deskripsiServiceResource, {
  ...ada,
  asksItself: true,
  width: 13,
});
const berat = gram('Berat Masuk', { ditimbang: true, min: 1, max: 100_000_000, total: 'sum', width: 10 });
const ongkos = uang('Ongkos', { ...ada, max: BATAS_PER_BARANG, total: 'sum', width: 12 });
/** What a charge follows from. */
export const isianOngkos = { kode_deskripsi, berat, ongkos };

/** Pieces as they come in. Without a charge it is that of Parameter Deskripsi Service, per piece or per gram. */
export const barisService = linesOf(
  'Barang',
  'service_barang',
  {
    kode_barcode: asked(
      ref('Barcode', () => barangTerjualResource, {
        ...ada,
        asksItself: true,
        fills: { nama_barang: 'nama_barang', berat: 'berat' },
        width: 13,
      }),
    ),
    nama_barang: asked(teks('Nama Barang', { dicetak: true, max: 60, width: 22 })),
    kode_deskripsi: asked(kode_deskripsi),
    kondisi: asked(teks('Kondisi', { ...ada, dicetak: true, max: 120, width: 20 })),
    berat: asked(berat),
    ongkos: asked(ongkos),
    foto: asked(foto('Foto', { ...ada, unggah: 'service/foto', sketsa: true })),
    no_faktur_jual: computed(kode('Nota Penjualan', ada)),
    berat_keluar: computed(gram('Berat Keluar', ada)),
    ongkos_akhir: computed(uang('Ongkos Akhir', ada)),
    emas_berat: computed(gram('Tambah Emas')),
    emas_rp: computed(uang('Harga Emas')),
    foto_sesudah: computed(foto('Foto Sesudah', { ...ada, ...tutup })),
  },
  { maxRows: 50, kosong: 'Barang Service Tidak Boleh Kosong' },
);

/** The columns of a job. What it comes to is the estimate until it is finished. */
export const kolomService = columnsOf({
  kode_member: asked(kodeMember, { search: true }),
  nama_customer: asked(teks('Nama Customer', { dicetak: true, ...ada, max: 60 }), { list: 18, search: true }),
  no_hp_customer: asked(telepon('No HP Customer', ada), { list: 13, search: true }),
  tgl_janji: asked(tanggal('Tanggal Janji', { follows: true }), { list: 11 }),
  kode_tukang: asked(
    ref('Tukang', () => tukangResource, ada),
    { list: 10, search: true },
  ),
  uang_muka: asked(uang('Uang Muka', { initial: 0 }), { list: 12 }),
  keterangan: asked(teks('Keterangan', { ...ada, max: 200 })),
  jumlah_barang: computed(angka('Pcs'), { list: 5 }),
  berat: computed(gram('Berat Masuk'), { list: 9 }),
  total: computed(uang('Total'), { list: 12 }),
  kasir: computed(kode('Kasir'), { list: 9, search: true }),
  no_service_awal: computed(kode('Garansi Dari', ada), { search: true }),
  tgl_selesai: computed(tanggal('Tanggal Selesai', ada)),
  tgl_ambil: computed(tanggal('Tanggal Ambil', ada)),
});

/** What a new job asks beside its pieces. */
export const isianService = { ...kolomService.asked, ...identitasFields };

/** A living row of Parameter Deskripsi Service. */
export type Tarif = {
  kode_deskripsi: string;
  deskripsi: string;
  tipe_ongkos: 'TOTAL' | 'GRAM';
  ongkos: Rupiah;
};

/** What the list charges for a piece of this weight; null where it says nothing. Spec 1 §7. */
export function ongkosDaftar(
  { kode_deskripsi, berat }: { kode_deskripsi: string | null; berat: Miligram },
  daftar: readonly Tarif[],
): Rupiah | null {
  const tarif = daftar.find((one) => one.kode_deskripsi === kode_deskripsi);
  if (!tarif) return null;
  return tarif.tipe_ongkos === 'TOTAL' ? tarif.ongkos : hargaBerat(tarif.ongkos, berat);
}

/** How a job is taxed; what came in keeps the way and the rate of its day until it is fetched, as agreed prices do. Domain R6.7a. */
export type PajakService = Pick<HasilPpn, 'kelas_ppn' | 'ppn_transaksi_value' | 'kode_faktur'> & {
  ppn_cara: CaraPpn | null;
};

/** The rule of a job that came in, for what it comes to when it is finished. */
export const ppnTersimpan = (
  { kelas_ppn, ppn_cara, ppn_transaksi_value, kode_faktur }: PajakService,
  pembulatan: PpnBarang['pembulatan'],
): PpnBarang | null =>
  kelas_ppn === null || ppn_cara === null || ppn_transaksi_value === null || kode_faktur === null
    ? null
    : { cara: ppn_cara, pembulatan, kelas_ppn, tarif: ppn_transaksi_value, kode_faktur };

/** What charges and gold come to with their tax, as columns of the head. */
export function jumlahService(ongkos: Rupiah, emas_rp: Rupiah, ppn: PpnBarang | null) {
  const { kelas_ppn, ppn_cara, ppn_transaksi_value, kode_faktur, dpp, ppn_transaksi_rp, total } = hitungPpn(
    rupiah(ongkos + emas_rp),
    ppn,
  );
  return {
    ongkos,
    emas_rp,
    kelas_ppn,
    ppn_cara,
    ppn_transaksi_value,
    kode_faktur,
    dpp,
    ppn_transaksi_rp,
    total,
  };
}

/** The tax in a part of the total, its share: all of it with the last rupiah. Domain R13; docs/decisions/0027. */
export const ppnBagian = (
  jumlah: Rupiah,
  { total, ppn_transaksi_rp }: { total: Rupiah; ppn_transaksi_rp: Rupiah },
): Rupiah => (total === 0 ? rupiah(0) : rupiah(mulDiv(ppn_transaksi_rp, jumlah, total, 'half-up')));
