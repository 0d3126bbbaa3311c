/** The steps of a task as the band of the practice store says them: a text each, with the values of this run. */
import { formatAngka, formatGram, formatPersen, formatRupiah } from '@mustika/kernel/amount.ts';
import { formatTanggal, tanggal } from '@mustika/kernel/date.ts';
import type { BarangKembali } from './beli.rule.ts';
import type { TugasBuka } from './buka.rule.ts';
import type { TugasBulan } from './bulan.rule.ts';
import type { TugasHarga } from './harga.rule.ts';
import type { TugasHutang } from './hutang.rule.ts';
import { PENYELIA } from './latihan.rule.ts';
import type { TugasOpname } from './opname.rule.ts';
import type { TugasSalah } from './salah.rule.ts';
import type { Tugas } from './tugas.rule.ts';
import type { TugasTutup } from './tutup.rule.ts';

/** A text of the domain by its key, and what it is filled with. */
export type Langkah = { kunci: string; isi: Readonly<Record<string, string>> };

const langkah = (kunci: string, isi: Langkah['isi'] = {}): Langkah => ({ kunci: `langkah.${kunci}`, isi });

const kembali = (kunci: string, lama: BarangKembali): Langkah[] => [
  langkah(kunci, { kode: lama.kode_barcode, nama: lama.nama_barang, nota: lama.no_nota }),
  langkah('timbang', { berat: formatGram(lama.berat), kondisi: lama.kondisi_barang }),
];

const penjual = ({ nama_customer, nik }: { nama_customer: string; nik: string }): Langkah =>
  langkah('penjual', { nama: nama_customer, nik });

const laci = ({ dimensi, jumlah, pecahan }: TugasTutup['laci'][number]): Langkah =>
  langkah(jumlah === 0 ? 'laciKosong' : 'laci', {
    kasir: dimensi,
    jumlah: formatRupiah(jumlah),
    pecahan: pecahan.map(({ nominal, lembar }) => `${formatAngka(nominal)} × ${lembar}`).join(', '),
  });

const hargaHari = ({ jual, beli, tambah, bulat }: TugasHarga): Langkah[] => [
  langkah('harga24', { jual: formatRupiah(jual), beli: formatRupiah(beli) }),
  langkah('rumus', { tambah: formatPersen(tambah), bulat: formatAngka(bulat) }),
  langkah('bilaDiminta', { ...PENYELIA }),
];

const hariBuka = ({ modal, kategori, barang, kode_sales, user_id }: TugasBuka): Langkah[] => [
  langkah('modal', { jumlah: formatRupiah(modal), kategori, kasir: user_id }),
  langkah('masuk', {
    ...{ nama: barang.nama_barang, group: barang.kode_group, dept: barang.kode_dept, baki: barang.kode_baki },
    ...{ berat: formatGram(barang.berat), modal: formatRupiah(barang.harga_modal) },
  }),
  langkah('bilaDiminta', { ...PENYELIA }),
  langkah('jualBaru', { sales: kode_sales }),
];

const pinjaman = (tugas: TugasHutang): Langkah[] => [
  langkah('nasabah', { nama: tugas.nama_customer, hp: tugas.no_hp }),
  langkah('jaminan', {
    ...{ nama: tugas.nama_barang, berat: formatGram(tugas.berat), kadar: formatPersen(tugas.kadar) },
    plastik: formatGram(tugas.berat_plastik),
  }),
  langkah('pinjam', { jumlah: formatRupiah(tugas.jumlah_hutang), bulan: `${tugas.lama_pinjam}` }),
  langkah('tebus', { nomor: tugas.tebus.no, nama: tugas.tebus.nama }),
];

const hitungBaki = ({ kode_baki, isi }: TugasOpname): Langkah[] => [
  langkah('opname', { baki: kode_baki }),
  langkah('isiBaki', { kode: isi.join(', ') }),
  langkah('selisihOpname'),
  langkah('setuju', { ...PENYELIA }),
];

const akhirBulan = ({ bank, biaya, terutang }: TugasBulan): Langkah[] => [
  langkah('bank', {
    ...{ jumlah: formatRupiah(bank.diterima), rekening: bank.no_rekening, nota: bank.nota.join(', ') },
    tanggal: formatTanggal(tanggal(bank.tanggal)),
  }),
  langkah('biaya', { jumlah: formatRupiah(biaya.jumlah), kategori: biaya.kategori }),
  langkah('terutang', {
    ...{
      debit: `${terutang.debit} ${terutang.nama_debit}`,
      kredit: `${terutang.kredit} ${terutang.nama_kredit}`,
    },
    jumlah: formatRupiah(terutang.jumlah),
  }),
  langkah('setuju', { ...PENYELIA }),
];

const betulkan = (tugas: TugasSalah): Langkah[] => [
  langkah('keliru', { nota: tugas.no_nota, kode: tugas.kode_member, nama: tugas.nama_member }),
  langkah('setuju', { ...PENYELIA }),
  langkah('pindai', { kode: tugas.kode_barcode, nama: tugas.nama_barang }),
  langkah('sales', { kode: tugas.kode_sales }),
  langkah('member', { kode: tugas.kode_member, nama: tugas.nama_member }),
  langkah('uangPas'),
];

/** In the order in which they are done. */
export function langkahDari(tugas: Tugas): Langkah[] {
  switch (tugas.jenis) {
    case 'BUKA':
      return hariBuka(tugas);
    case 'HARGA':
      return hargaHari(tugas);
    case 'JUAL':
      return [
        langkah('pindai', { kode: tugas.kode_barcode, nama: tugas.nama_barang }),
        langkah('sales', { kode: tugas.kode_sales }),
        langkah('member', { kode: tugas.kode_member, nama: tugas.nama_member }),
        langkah('diskon', { jumlah: formatRupiah(tugas.diskon) }),
        langkah('tunai', { jumlah: formatRupiah(tugas.uang) }),
      ];
    case 'TUKAR':
      return [
        ...kembali('tukar', tugas.lama),
        langkah('pindai', { kode: tugas.kode_barcode, nama: tugas.nama_barang }),
        langkah('sales', { kode: tugas.kode_sales }),
        penjual(tugas),
        langkah('sisa'),
      ];
    case 'BELI':
      return [...kembali('beli', tugas.lama), penjual(tugas), langkah('bayarTunai')];
    case 'PENYORTIRAN':
      return [
        langkah('saran'),
        langkah('jualLagi', {
          kode: tugas.jual.kode_barcode,
          nama: tugas.jual.nama_barang,
          baki: tugas.ke_baki,
        }),
        langkah('lebur', {
          ...{ kode: tugas.lebur.kode_barcode, nama: tugas.lebur.nama_barang },
          berat: formatGram(tugas.lebur.berat),
        }),
        langkah('setuju', { ...PENYELIA }),
      ];
    case 'HUTANG':
      return pinjaman(tugas);
    case 'OPNAME':
      return hitungBaki(tugas);
    case 'BULAN':
      return akhirBulan(tugas);
    case 'SALAH':
      return betulkan(tugas);
    case 'TUTUP':
      return [...tugas.laci.map(laci), langkah('alasan'), langkah('setuju', { ...PENYELIA })];
  }
}
