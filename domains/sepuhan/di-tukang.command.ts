/** What waits for craftsmen and what they have of ours: by lot for whoever sends and receives, by shipment for whoever closes it. */
import { baris } from '@mustika/kernel/answer.ts';
import { defineCommand } from '@mustika/kernel/command.ts';
import { angka, gram, kadar, kode, persen, pilihan, tanggal, teks } from '@mustika/kernel/field.ts';
import { cariLot } from '../lot/lot.command.ts';
import { SEPUHAN, SEPUHAN_SENDIRI } from '../lot/punya-lot.rule.ts';
import { batchTerbukaResource, lotDiTukangResource } from './di-tukang.resource.ts';
import {
  berat,
  harga_modal,
  jumlah_barang,
  KE_PUSAT,
  murni,
  no_kirim,
  PEKERJAAN,
  pekerjaan,
  susut,
  susut_persen,
} from './sepuhan.rule.ts';

/**
 * What was sorted out for a craftsman and is still in the shop; scrap is to be melted. A branch that only ships sends all of it to head
 * office, what was bought and bars with it.
 */
export const kolomUntukTukang = {
  kode_lot: kode('Lot', { total: 'count', width: 10 }),
  pekerjaan: pilihan('Pekerjaan', [...PEKERJAAN, KE_PUSAT], { width: 13 }),
  nama_lot: teks('Nama', { width: 28 }),
  kadar: kadar('Kadar', { width: 8 }),
  kode_baki: kode('Baki', { width: 10 }),
  qty: jumlah_barang,
  berat,
  murni,
  harga_modal,
} as const;
export const untukTukang = defineCommand({
  name: 'kirim-barang-cuci-menunggu',
  label: 'Belum Dikirim Ke Tukang',
  path: 'kirim-barang-cuci/menunggu',
  idempotent: false,
  screens: ['/kirim-barang-cuci'],
  gate: SEPUHAN,
  fields: {},
  answer: baris(kolomUntukTukang),
});

/** A lot at a craftsman: `umur` are the days since it was sent. */
export const kolomDiTukang = {
  kode_lot: kode('Lot', { total: 'count', width: 10 }),
  no_kirim,
  tukang: kode('Tukang', { width: 12 }),
  pekerjaan,
  nama_lot: teks('Nama', { width: 24 }),
  kadar: kadar('Kadar', { width: 8 }),
  qty: jumlah_barang,
  berat,
  murni,
  harga_modal,
  umur: angka('Umur (hari)', { width: 8 }),
} as const;

const diTukang = <const P extends string>(path: P, screen: string, label: string) =>
  defineCommand({
    name: path.replace('/', '-'),
    label,
    path,
    idempotent: false,
    screens: [screen],
    gate: SEPUHAN_SENDIRI,
    fields: {},
    answer: baris(kolomDiTukang),
  });

export const diCuci = diTukang(
  'terima-barang-cuci/di-tukang',
  '/terima-barang-cuci',
  'Barang Cuci Di Tukang',
);
export const diLebur = diTukang('terima-sepuhan/di-tukang', '/terima-sepuhan', 'Emas Yang Dilebur');
export const diBuat = diTukang(
  'terima-barang-jadi/di-tukang',
  '/terima-barang-jadi',
  'Emas Yang Dibuat Barang',
);

/**
 * A shipment nobody has closed: fine gold that went and that came back, what is still out, what is missing so far, and between which
 * losses the work of this craftsman has been (empty while he closed too few).
 */
export const kolomBatch = {
  no_kirim: kode('No Kirim', { total: 'count', width: 20 }),
  tanggal: tanggal('Tanggal', { width: 11 }),
  tukang: kode('Tukang', { width: 12 }),
  pekerjaan,
  murni_bahan: gram('Murni Dikirim', { total: 'sum', width: 11 }),
  murni_hasil: gram('Murni Diterima', { total: 'sum', width: 11 }),
  sisa: gram('Masih Di Tukang', { total: 'sum', width: 11 }),
  susut,
  susut_persen,
  norma: persen('Norma (%)', { width: 9 }),
  batas_bawah: persen('Batas Bawah (%)', { opsional: true, width: 9, min: -100_000_000, max: 100_000_000 }),
  batas_atas: persen('Batas Atas (%)', { opsional: true, width: 9, min: -100_000_000, max: 100_000_000 }),
  umur: angka('Umur (hari)', { width: 8 }),
} as const;

export const batchTerbuka = defineCommand({
  name: 'wasting-sepuhan-terbuka',
  label: 'Kiriman Belum Ditutup',
  path: 'wasting-sepuhan/terbuka',
  idempotent: false,
  screens: ['/wasting-sepuhan'],
  gate: SEPUHAN_SENDIRI,
  fields: {},
  answer: baris(kolomBatch),
});

/** The pickers of both. */
export const lotDiTukangCommand = defineCommand({
  name: 'lot-di-tukang',
  label: 'Lot Di Tukang',
  method: 'GET',
  path: 'sepuhan/get/di-tukang',
  list: () => lotDiTukangResource,
  fields: {
    kode_lot: kode('Kode Lot', { opsional: true }),
    jenis_lot: kode('Jenis Lot', { opsional: true }),
    ...cariLot,
  },
  answer: baris(lotDiTukangResource.fields),
});
export const batchTerbukaCommand = defineCommand({
  name: 'batch-terbuka',
  label: 'Kiriman Belum Ditutup',
  method: 'GET',
  path: 'sepuhan/get/terbuka',
  list: () => batchTerbukaResource,
  fields: { no_kirim: kode('No Kirim', { opsional: true }), ...cariLot },
  answer: baris(batchTerbukaResource.fields),
});
