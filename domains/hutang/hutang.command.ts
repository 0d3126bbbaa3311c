/** What the counter asks beside the document: what pledges are valued by, and their pictures. Ours; Domain R5.1, R5.2. */
import { baris, objek, type WireOf } from '@mustika/kernel/answer.ts';
import { defineCommand } from '@mustika/kernel/command.ts';
import {
  angka,
  daftar,
  foto,
  gram,
  kode,
  persen,
  pilihan,
  tanggal,
  teks,
  uang,
} from '@mustika/kernel/field.ts';
import { FORMAT_LABEL } from '../barang/barang.command.ts';
import { lebarFoto } from '../barang/foto-barang.command.ts';
import { barisJaminan } from './taksir.rule.ts';

const screens = ['/transaksi-hutang'];

/** What a pledge is worth and what a loan on it costs, while it is typed; asked as often as something changes. */
export const taksirHutang = defineCommand({
  name: 'hutang-taksir',
  label: 'Taksir Jaminan',
  path: 'hutang/taksir',
  screens,
  idempotent: false,
  fields: {
    barang: daftar(
      'Barang Jaminan',
      {
        berat: barisJaminan.berat,
        kadar: barisJaminan.kadar,
        kondisi_pinjaman: barisJaminan.kondisi_pinjaman,
      },
      { maxRows: 50 },
    ),
    jumlah_hutang: uang('Jumlah Hutang', { opsional: true }),
    bunga: persen('Bunga / Bulan (%)', { opsional: true, max: 30_000 }),
    lama_pinjam: angka('Lama Pinjam (Bulan)', { initial: 1, min: 1, max: 24 }),
  },
  answer: objek({
    barang: baris({ harga_per_gram: uang(''), taksir: uang('') }),
    taksir: uang('Nilai Taksir'),
    plafond: uang('Plafond'),
    berat: gram(''),
    /** The rate that would be charged, and that of the table. */
    bunga: persen('Bunga / Bulan (%)'),
    tarif: persen(''),
    bunga_rp: uang('Bunga Rp'),
    biaya_adm: uang('Biaya Administrasi'),
    tgl_jatuh_tempo: tanggal('Tanggal Jatuh Tempo'),
  }),
});
export type Taksir = WireOf<typeof taksirHutang.answer>;

const hitung = objek({ jumlah: angka(''), nilai: uang('') });

/**
 * The board of the day: what runs, what is due within a week, what is past its day, and by how much principals are above what
 * would be lent on their pledges at today's price; the most urgent ones by name. Ours; Features 2, idea 11.
 */
export const pantauHutang = defineCommand({
  name: 'hutang-pantau',
  label: 'Pantau Hutang',
  method: 'GET',
  path: 'hutang/pantau',
  screens: ['/lihat-hutang'],
  fields: {},
  answer: objek({
    berjalan: hitung,
    segera: hitung,
    lewat: hitung,
    plafond: hitung,
    rincian: baris({
      no_faktur_hutang: kode(''),
      nama_customer: teks(''),
      no_hp_customer: kode('', { opsional: true }),
      jumlah_hutang: uang(''),
      tgl_jatuh_tempo: tanggal(''),
      lewat: angka(''),
      /** Interest and late fee of today. */
      terutang: uang(''),
      /** Above its plafond; 0 where it is not. */
      kurang: uang(''),
    }),
  }),
});

/** The packet of a pledge as it lies in the safe; HALAMAN is printed by the browser from pictures, SVG is the picture alone. Ours. */
export const labelPaket = defineCommand({
  name: 'hutang-label',
  label: 'Cetak Label Paket',
  path: 'hutang/label',
  screens: ['/lihat-hutang'],
  fields: {
    hutang: daftar('Hutang', { no_faktur_hutang: kode('No Hutang', { max: 40 }) }, { maxRows: 300 }),
    format: pilihan('Format', FORMAT_LABEL),
    dpi: pilihan('Resolusi', ['203', '300'], { opsional: true }),
  },
  answer: baris({ svg: teks(''), lebar: angka(''), tinggi: angka('') }),
});

export const fotoJaminanUnggah = defineCommand({
  name: 'hutang-foto-unggah',
  label: 'Unggah Foto Jaminan',
  path: 'hutang/foto',
  screens,
  fields: {},
  answer: objek({ key: foto('') }),
  message: 'Foto Berhasil Disimpan',
});

/** The picture of a pledge by the number of its contract and its line. */
export const fotoJaminan = defineCommand({
  name: 'hutang-foto',
  label: 'Foto Jaminan',
  method: 'GET',
  path: 'hutang/foto/{no_faktur_hutang}/{urut}',
  screens: [
    '/lihat-hutang',
    '/lelang-hutang',
    '/batal-hutang-lunas',
    '/validasi-hutang',
    '/transaksi-hutang',
  ],
  fields: {
    no_faktur_hutang: kode('No Hutang', { max: 40 }),
    urut: kode('Baris', { max: 3 }),
    lebar: lebarFoto,
  },
});
