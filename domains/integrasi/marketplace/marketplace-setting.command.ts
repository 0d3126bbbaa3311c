/** The shop's accounts at marketplaces. Spec 1 §2.2 (marketplace-setting); its fields are ours, after Ecosystem 6.2 and 6.3. */
import { baris, objek, type WireOf } from '@mustika/kernel/answer.ts';
import { defineCommand } from '@mustika/kernel/command.ts';
import { angka, daftar, kode, pilihan, rahasia, ref, teks, waktu, ya } from '@mustika/kernel/field.ts';
import { all, flag, level, publik } from '@mustika/kernel/gate.ts';
import { bakiResource } from '../../master/baki.resource.ts';
import { marketplaceResource } from '../../master/marketplace.resource.ts';
import { PENYEDIA_MARKETPLACE } from './marketplace-setting.rule.ts';

const screens = ['/marketplace-setting'];
const pengatur = all(flag('MARKETPLACE_INTEGRATION_MODULE'), level('OWN', 'SU', 'MU'));
const penyedia = pilihan('Marketplace', PENYEDIA_MARKETPLACE);

/** An account as the screen may know it: whether key and token are there, never what they are. */
const akun = baris({
  penyedia,
  aktif: ya(''),
  /** Also of one that was switched off, until what stands there came down. */
  berjalan: ya(''),
  alamat: teks(''),
  id_aplikasi: kode(''),
  id_toko: kode(''),
  alamat_webhook: teks(''),
  id_layanan: kode(''),
  kode_marketplace: kode('', { opsional: true }),
  kategori: kode(''),
  logistik: kode(''),
  kurir: teks(''),
  gudang: kode(''),
  ikut_harga: ya(''),
  baki: baris({ kode_baki: kode('') }),
  uji_pada: waktu('', { opsional: true }),
  uji_hasil: teks('', { opsional: true }),
  versi: angka(''),
  kunci_ada: ya(''),
  token_ada: ya(''),
  /** Whether the token renews itself, until when it and that are good, and how the way there is doing. */
  segar_ada: ya(''),
  token_sampai: waktu('', { opsional: true }),
  segar_sampai: waktu('', { opsional: true }),
  gagal: angka(''),
  galat: teks('', { opsional: true }),
  coba_lagi: waktu('', { opsional: true }),
  /** Pieces that stand there, are on their way or were refused, and messages that came, the last of them when. */
  tayang: angka(''),
  menunggu: angka(''),
  ditolak: angka(''),
  pesan: angka(''),
  terakhir: waktu('', { opsional: true }),
});
export type Akun = WireOf<typeof akun>[number];

export const settingMarketplaceCommand = defineCommand({
  name: 'marketplace-setting',
  label: 'Setting Marketplace',
  method: 'GET',
  path: 'marketplace-setting',
  screens,
  fields: {},
  answer: akun,
});

/** Key and token are written and never read: left empty they stay what they were. */
export const simpanMarketplace = defineCommand({
  name: 'marketplace-setting-simpan',
  label: 'Simpan Setting Marketplace',
  method: 'PUT',
  path: 'marketplace-setting',
  screens,
  gate: pengatur,
  fields: {
    penyedia,
    aktif: ya('Aktif'),
    alamat: teks('Alamat API', { asTyped: true, max: 200 }),
    id_aplikasi: kode('ID Aplikasi', { asTyped: true, max: 80 }),
    /** Nobody knows it before the marketplace says who said yes. */
    id_toko: kode('ID Toko', { opsional: true, asTyped: true, max: 80 }),
    kunci: rahasia('Kunci', { opsional: true }),
    token: rahasia('Token Akses', { opsional: true }),
    alamat_webhook: teks('Alamat Webhook', { opsional: true, asTyped: true, max: 300 }),
    id_layanan: kode('ID Layanan', { opsional: true, asTyped: true, max: 80 }),
    kode_marketplace: ref('Biaya Menurut', () => marketplaceResource, { opsional: true }),
    kategori: kode('ID Kategori', { opsional: true, asTyped: true, max: 40 }),
    logistik: kode('ID Logistik', { opsional: true, asTyped: true, max: 40 }),
    kurir: teks('Kurir', { opsional: true, max: 60 }),
    gudang: kode('ID Gudang', { opsional: true, asTyped: true, max: 40 }),
    ikut_harga: ya('Ikut Harga Hari Ini'),
    baki: daftar('Baki Yang Ditawarkan', { kode_baki: ref('Baki', () => bakiResource) }, { opsional: true }),
    versi: angka('Versi', { min: 0 }),
  },
  answer: akun,
  message: 'Setting Marketplace Berhasil Disimpan',
});

/** Asks the marketplace for the shop, with the stored keys. */
export const ujiMarketplace = defineCommand({
  name: 'marketplace-setting-uji',
  label: 'Uji Sambungan Marketplace',
  path: 'marketplace-setting/uji',
  screens,
  gate: pengatur,
  fields: { penyedia },
  idempotent: false,
  answer: objek({ nama: teks('') }),
  message: 'Sambungan Marketplace Berhasil',
});

/** Where the owner says yes: on the marketplace's page, which sends him back to `kembali`. */
export const hubungkanMarketplace = defineCommand({
  name: 'marketplace-setting-hubungkan',
  label: 'Hubungkan Marketplace',
  path: 'marketplace-setting/hubungkan',
  screens,
  gate: pengatur,
  fields: { penyedia, kembali: teks('Alamat Kembali', { asTyped: true, max: 300 }) },
  idempotent: false,
  answer: objek({ url: teks('') }),
  message: 'Membuka Halaman Marketplace',
});

/** What came back from there, for a token; the shop that said yes becomes the shop of the account. */
export const tukarMarketplace = defineCommand({
  name: 'marketplace-setting-tukar',
  label: 'Simpan Izin Marketplace',
  path: 'marketplace-setting/tukar',
  screens,
  gate: pengatur,
  fields: {
    penyedia,
    kode: rahasia('Kode Izin'),
    id_toko: kode('ID Toko', { opsional: true, asTyped: true, max: 80 }),
    tanda: rahasia('Tanda'),
  },
  idempotent: false,
  answer: objek({ id_toko: kode('') }),
  message: 'Marketplace Berhasil Dihubungkan',
});

/** Logistics and couriers of the shop there, by their ids. */
export const kurirMarketplace = defineCommand({
  name: 'marketplace-setting-kurir',
  label: 'Kurir Marketplace',
  method: 'GET',
  path: 'marketplace-setting/kurir',
  screens,
  gate: pengatur,
  fields: { penyedia },
  answer: baris({ id: kode(''), nama: teks('') }),
});

/** What a marketplace tells us: any body, believed by its signature over the bytes. Reliability 1 (webhook). */
export const webhookMarketplace = defineCommand({
  name: 'marketplace-webhook',
  label: 'Webhook Marketplace',
  path: 'marketplace/webhook/{penyedia}/{kode_toko}',
  gate: publik,
  fields: { penyedia, kode_toko: kode('Toko', { max: 8 }) },
  raw: true,
  idempotent: false,
});
