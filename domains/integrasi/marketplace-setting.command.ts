/** The shop's accounts at marketplaces. Spec 1 §2.2 (marketplace-setting); its fields are ours, after Ecosystem 6.2 and 6.3. */
import { defineCommand } from '@mustika/kernel/command.ts';
import { angka, daftar, kode, pilihan, rahasia, ref, teks, ya } from '@mustika/kernel/field.ts';
import { all, flag, level, publik } from '@mustika/kernel/gate.ts';
import { bakiResource } from '../master/baki.resource.ts';
import { PENYEDIA_MARKETPLACE } from './marketplace-setting.rule.ts';

const screens = ['/marketplace-setting'];
const pengatur = all(flag('MARKETPLACE_INTEGRATION_MODULE'), level('OWN', 'SU', 'MU'));
const penyedia = pilihan('Marketplace', PENYEDIA_MARKETPLACE);

export const settingMarketplaceCommand = defineCommand({
  name: 'marketplace-setting',
  label: 'Setting Marketplace',
  method: 'GET',
  path: 'marketplace-setting',
  screens,
  fields: {},
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
