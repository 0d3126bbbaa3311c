/** Reading closed days: the list, the page of one, the page on paper. The spec names no calls. */
import { baris, type Inside, objek, type WireOf } from '@mustika/kernel/answer.ts';
import { defineCommand } from '@mustika/kernel/command.ts';
import { angka, catatan, gram, kode, tanggal, teks, uang, waktu, ya } from '@mustika/kernel/field.ts';

const screens = ['/tutup-toko'];

/** Closed days, newest first, two months of them. */
export const daftarHari = defineCommand({
  name: 'tutup-toko-riwayat',
  label: 'Hari Yang Sudah Ditutup',
  method: 'GET',
  path: 'tutup-toko/riwayat',
  screens,
  fields: {},
  answer: baris({
    tanggal: tanggal(''),
    oleh: kode('', { opsional: true }),
    selisih: uang('', { opsional: true }),
  }),
});

/** Gold of one karat or one tray, by its name. */
const emas = baris({
  nama: teks(''),
  awal_qty: angka(''),
  awal: gram(''),
  masuk: gram(''),
  keluar: gram(''),
  akhir_qty: angka(''),
  akhir: gram(''),
  akhir_murni: gram(''),
});

/** The page of one closed day. */
export const hariToko = defineCommand({
  name: 'tutup-toko-hari',
  label: 'Ringkasan Hari',
  method: 'GET',
  path: 'tutup-toko/hari',
  screens,
  fields: { tanggal: tanggal('Tanggal') },
  answer: objek({
    kepala: objek({
      tanggal: tanggal(''),
      oleh: kode('', { opsional: true }),
      waktu: waktu('', { opsional: true }),
      /** Null for a day that was closed without a closing of its own. */
      no_dokumen: kode('', { opsional: true }),
      tanggal_berikut: tanggal('', { opsional: true }),
      catatan: catatan('', { opsional: true }),
      selisih: uang(''),
      /** Number of the last sealed entry of the log, and the beginning of its hash. */
      segel: teks('', { opsional: true }),
      penyetuju: kode('', { opsional: true }),
      /** Last closed day and nothing happened since: the owner may open it again. */
      bisa_dibuka: ya(''),
    }),
    /** Of each drawer, bank or account on its way. */
    uang: baris({
      akun: kode(''),
      dimensi: kode(''),
      awal: uang(''),
      masuk: uang(''),
      keluar: uang(''),
      akhir: uang(''),
      /** Of a drawer: what was found, how much more than the books knew, and how often it was counted. */
      hitung: uang('', { opsional: true }),
      selisih: uang('', { opsional: true }),
      hitungan: angka(''),
    }),
    kadar: emas,
    baki: emas,
    /** What one kind of event did to money, over all drawers and banks. */
    kategori: baris({ kategori: teks(''), dokumen: angka(''), masuk: uang(''), keluar: uang('') }),
    /** What one kind of document did to gold. */
    barang: baris({
      jenis: teks(''),
      batal: ya(''),
      dokumen: angka(''),
      masuk_qty: angka(''),
      masuk: gram(''),
      keluar_qty: angka(''),
      keluar: gram(''),
    }),
    pembatalan: baris({
      no_dokumen: kode(''),
      jenis: teks(''),
      tanggal: tanggal(''),
      waktu: waktu(''),
      user_id: kode(''),
      alasan: teks('', { opsional: true }),
      jumlah: uang(''),
    }),
    otorisasi: baris({
      waktu: waktu(''),
      kategori: kode(''),
      description: teks(''),
      requester: kode(''),
      approver: kode(''),
      no_dokumen: kode(''),
    }),
    pengecualian: baris({ label: teks(''), jumlah: angka(''), alasan: teks('') }),
  }),
});
export type HariToko = WireOf<typeof hariToko.answer>;
export type IsiHari = Inside<typeof hariToko.answer>;

/** The same page as a PDF. */
export const hariTokoPdf = defineCommand({
  name: 'tutup-toko-hari-pdf',
  label: 'Ringkasan Hari (PDF)',
  method: 'GET',
  path: 'tutup-toko/hari/pdf',
  screens,
  fields: { tanggal: tanggal('Tanggal') },
});
