/**
 * Prices published by head office to chosen stores, and accepted there. The spec shows no such screen; the issue asks for
 * it: publish with acknowledgement. Features 2, idea 12; checklist "Master data".
 */
import { BATAS_PER_GRAM } from '@mustika/kernel/amount.ts';
import { baris, deret, objek, peta, type WireOf } from '@mustika/kernel/answer.ts';
import { detail_authorization } from '@mustika/kernel/approval.ts';
import { defineCommand } from '@mustika/kernel/command.ts';
import { daftar, kode, pilihan, teks, uang, waktu, ya } from '@mustika/kernel/field.ts';
import { level, pusat } from '@mustika/kernel/gate.ts';
import { TABEL_PUBLIKASI } from './publikasi-harga.rule.ts';

export const PUBLIKASI = '/publikasi-harga';
const screens = [PUBLIKASI];
const id = kode('Publikasi', { asTyped: true, min: 36, max: 36 });
const tabel = pilihan('Daftar Harga', TABEL_PUBLIKASI);

/** What one store got. */
const publikasiToko = objek({
  id: kode(''),
  asal: kode(''),
  kode_toko: kode(''),
  nama_toko: teks(''),
  tabel: kode(''),
  berlaku_mulai: waktu(''),
  /** Its moment lies ahead: it can still be taken back. */
  menunggu: ya(''),
  keterangan: teks('', { opsional: true }),
  dibuat_oleh: kode(''),
  dibuat_pada: waktu(''),
  harga: baris({ kode: kode(''), kolom: kode(''), lama: uang(''), baru: uang('') }),
  dilewati: deret(kode('')),
  status: pilihan('', ['TERKIRIM', 'DITERIMA', 'DITARIK']),
  diterima_oleh: kode('', { opsional: true }),
  diterima_pada: waktu('', { opsional: true }),
  perangkat: teks('', { opsional: true }),
});
export type PublikasiToko = WireOf<typeof publikasiToko>;

/** Every code of a list over all stores, with the price each store has now. */
export const bahanPublikasi = defineCommand({
  name: 'publikasi-harga-bahan',
  label: 'Harga Semua Toko',
  method: 'GET',
  path: 'harga/publikasi/bahan',
  gate: pusat,
  screens,
  fields: { tabel },
  answer: objek({
    toko: baris({ kode_toko: kode(''), nama_toko: teks(''), tipe: pilihan('', ['PUSAT', 'CABANG']) }),
    /** A code with its price per column in every store that keeps it. */
    harga: baris({ kode: kode(''), nama: teks(''), toko: peta(peta(uang(''))) }),
  }),
});

export type BahanHarga = WireOf<typeof bahanPublikasi.answer>['harga'][number];
export type TokoHarga = WireOf<typeof bahanPublikasi.answer>['toko'][number];

/**
 * Sends prices to stores. `berlaku_mulai` is an instant; empty is at once. A step above the limit of head office in any store
 * needs a second person.
 */
export const terbitkanHarga = defineCommand({
  name: 'publikasi-harga-terbitkan',
  label: 'Terbitkan Harga',
  path: 'harga/publikasi',
  gate: pusat,
  screens,
  fields: {
    tabel,
    berlaku_mulai: teks('Berlaku Mulai', { asTyped: true, opsional: true, max: 40 }),
    keterangan: teks('Keterangan', { opsional: true, max: 200 }),
    toko: daftar('Toko', { kode_toko: kode('Kode Toko') }, { maxRows: 500 }),
    harga: daftar(
      'Harga',
      {
        kode: kode('Kode', { asTyped: true }),
        kolom: kode('Kolom', { asTyped: true }),
        nilai: uang('Harga', { max: BATAS_PER_GRAM }),
      },
      { maxRows: 1000 },
    ),
    detail_authorization,
  },
  answer: objek({ id: kode(''), berlaku_mulai: waktu('') }),
  message: 'Harga Berhasil Diterbitkan',
});

/** Head office: what it published and who has accepted it. A store: what it was sent. Newest first. */
export const daftarPublikasi = defineCommand({
  name: 'publikasi-harga',
  label: 'Daftar Publikasi Harga',
  method: 'GET',
  path: 'harga/publikasi',
  screens,
  fields: {},
  answer: deret(publikasiToko),
});

/** The store's supervisor has seen the prices: who, when, at which browser. */
export const terimaPublikasi = defineCommand({
  name: 'publikasi-harga-terima',
  label: 'Terima Harga',
  path: 'harga/publikasi/terima',
  gate: level('OWN', 'SU', 'MU', 'SPV'),
  screens,
  fields: { id },
  answer: objek({ id }),
  message: 'Harga Diterima',
});

/** Head office takes a publication back whose moment has not come. */
export const tarikPublikasi = defineCommand({
  name: 'publikasi-harga-tarik',
  label: 'Tarik Publikasi',
  path: 'harga/publikasi/tarik',
  gate: pusat,
  screens,
  fields: { id },
  answer: objek({ id }),
  message: 'Publikasi Ditarik',
});
