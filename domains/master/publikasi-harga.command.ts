/**
 * Prices published by head office to chosen stores, and accepted there. The spec shows no such screen; the issue asks for
 * it: publish with acknowledgement. Features 2, idea 12; checklist "Master data".
 */
import { BATAS_PER_GRAM } from '@mustika/kernel/amount.ts';
import { detail_authorization } from '@mustika/kernel/approval.ts';
import { defineCommand } from '@mustika/kernel/command.ts';
import { daftar, kode, pilihan, teks, uang } from '@mustika/kernel/field.ts';
import { level, pusat } from '@mustika/kernel/gate.ts';
import { TABEL_PUBLIKASI } from './publikasi-harga.rule.ts';

export const PUBLIKASI = '/publikasi-harga';
const screens = [PUBLIKASI];
const id = kode('Publikasi', { asTyped: true, min: 36, max: 36 });
const tabel = pilihan('Daftar Harga', TABEL_PUBLIKASI);

/** Every code of a list over all stores, with the price each store has now. */
export const bahanPublikasi = defineCommand({
  name: 'publikasi-harga-bahan',
  label: 'Harga Semua Toko',
  method: 'GET',
  path: 'harga/publikasi/bahan',
  gate: pusat,
  screens,
  fields: { tabel },
});

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
});

/** The store's supervisor has seen the prices: who, when, at which browser. */
export const terimaPublikasi = defineCommand({
  name: 'publikasi-harga-terima',
  label: 'Terima Harga',
  path: 'harga/publikasi/terima',
  gate: level('OWN', 'SU', 'MU', 'SPV'),
  screens,
  fields: { id },
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
  message: 'Publikasi Ditarik',
});
