/**
 * The price of the day over the wire: what follows 24K, publishing it, and taking the last publication back. Head office
 * does it for its stores, a store for itself.
 */
import { BATAS_PER_GRAM } from '@mustika/kernel/amount.ts';
import { baris, objek, type WireOf } from '@mustika/kernel/answer.ts';
import { detail_authorization } from '@mustika/kernel/approval.ts';
import { defineCommand } from '@mustika/kernel/command.ts';
import { daftar, kadar, kode, persen, pilihan, teks, uang, waktu, ya } from '@mustika/kernel/field.ts';
import { level } from '@mustika/kernel/gate.ts';
import { CARA_HARIAN } from './harga-hari-ini.rule.ts';
import { PUBLIKASI } from './publikasi-harga.command.ts';

const screens = [PUBLIKASI];
/** Those who may change a price at all. */
const gate = level('OWN', 'SU', 'MU', 'SPV');
const ada = { opsional: true } as const;

export const bahanHariIni = defineCommand({
  name: 'harga-hari-ini-bahan',
  label: 'Harga Yang Mengikuti 24K',
  method: 'GET',
  path: 'harga/hari-ini',
  gate,
  screens,
  fields: {},
  answer: objek({
    toko: baris({ kode_toko: kode(''), nama_toko: teks('') }),
    harga: baris({
      ...{ kode_toko: kode(''), tabel: kode(''), kode: kode(''), nama: teks(''), kolom: kode('') },
      sisi: pilihan('', ['JUAL', 'BELI']),
      kadar: kadar('', ada),
      lama: uang(''),
      dasar: uang('', ada),
      pokok: ya(''),
    }),
  }),
});
export type BahanHarian = WireOf<typeof bahanHariIni.answer>['harga'][number];

/** Sends the prices that come of 24K to the stores. A step above the limit needs a second person, as any change of a price. */
export const terbitkanHariIni = defineCommand({
  name: 'harga-hari-ini-terbitkan',
  label: 'Terbitkan Harga Hari Ini',
  path: 'harga/hari-ini',
  gate,
  screens,
  fields: {
    harga_jual: uang('Harga Jual 24K', { min: 1, max: BATAS_PER_GRAM }),
    harga_beli: uang('Harga Beli 24K', { opsional: true, min: 1, max: BATAS_PER_GRAM }),
    cara: pilihan('Rumus', CARA_HARIAN),
    tambah: persen('Tambahan'),
    bulat: pilihan('Pembulatan', ['1', '100', '500', '1000', '5000']),
    berlaku_mulai: teks('Berlaku Mulai', { asTyped: true, opsional: true, max: 40 }),
    toko: daftar('Toko', { kode_toko: kode('Kode Toko') }, { maxRows: 500 }),
    detail_authorization,
  },
  answer: objek({ id: kode(''), berlaku_mulai: waktu('') }),
  message: 'Harga Berhasil Diterbitkan',
});

/**
 * Takes the last publication back that counts already: the prices before it are published anew, as a version of their own,
 * with the same question for a second person. Prices that were changed since stay as they are.
 */
export const kembalikanHarga = defineCommand({
  name: 'publikasi-harga-kembalikan',
  label: 'Kembalikan Harga',
  path: 'harga/publikasi/kembalikan',
  gate,
  screens,
  fields: { id: kode('Publikasi', { asTyped: true, min: 36, max: 36 }), detail_authorization },
  answer: objek({ id: kode(''), berlaku_mulai: waktu('') }),
  message: 'Harga Sebelumnya Berlaku Lagi',
});
