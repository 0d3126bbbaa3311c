/** The shop's accounts at marketplaces. Spec 1 §2.2 (marketplace-setting); its fields are ours, after Ecosystem 6.2 and 6.3. */
import { baris, objek, type WireOf } from '@mustika/kernel/answer.ts';
import { defineCommand } from '@mustika/kernel/command.ts';
import { angka, daftar, kode, pilihan, rahasia, ref, teks, waktu, ya } from '@mustika/kernel/field.ts';
import { all, flag, level, publik } from '@mustika/kernel/gate.ts';
import { bakiResource } from '../master/baki.resource.ts';
import { PENYEDIA_MARKETPLACE } from './marketplace-setting.rule.ts';

const screens = ['/marketplace-setting'];
const pengatur = all(flag('MARKETPLACE_INTEGRATION_MODULE'), level('OWN', 'SU', 'MU'));
const penyedia = pilihan('Marketplace', PENYEDIA_MARKETPLACE);

/** An account as the screen may know it: whether key and token are there, never what they are. */
const akun = baris({
  penyedia,
  aktif: ya(''),
  alamat: teks(''),
  id_aplikasi: kode(''),
  id_toko: kode(''),
  alamat_webhook: teks(''),
  baki: baris({ kode_baki: kode('') }),
  uji_pada: waktu('', { opsional: true }),
  uji_hasil: teks('', { opsional: true }),
  versi: angka(''),
  kunci_ada: ya(''),
  token_ada: ya(''),
  /** Pieces that are offered, and messages that came, the last of them when. */
  barang: angka(''),
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
    id_toko: kode('ID Toko', { asTyped: true, max: 80 }),
    kunci: rahasia('Kunci', { opsional: true }),
    token: rahasia('Token Akses', { opsional: true }),
    alamat_webhook: teks('Alamat Webhook', { opsional: true, asTyped: true, max: 300 }),
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
