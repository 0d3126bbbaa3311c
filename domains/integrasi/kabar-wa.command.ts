/**
 * The provider's word about messages, as the Cloud API sends it: first a call that proves the address is ours, then signed
 * reports. The address is the store's own, so each number is told to call it (the callback of the app, or the override of
 * the number). Ecosystem 6.1.
 */
import { defineCommand } from '@mustika/kernel/command.ts';
import { kode } from '@mustika/kernel/field.ts';
import { publik } from '@mustika/kernel/gate.ts';

const path = 'whatsapp/webhook/{kode_toko}';
const kode_toko = kode('Toko', { max: 8 });

/** Answers the challenge to whoever knows the word that was agreed on. */
export const verifikasiWa = defineCommand({
  name: 'whatsapp-webhook-verifikasi',
  label: 'Verifikasi Webhook WhatsApp',
  method: 'GET',
  path,
  gate: publik,
  fields: {
    kode_toko,
    'hub.mode': kode('Mode', { asTyped: true, max: 20 }),
    'hub.verify_token': kode('Token Verifikasi', { asTyped: true, max: 200 }),
    'hub.challenge': kode('Tantangan', { asTyped: true, max: 200 }),
  },
});

/** Any body, believed by its signature over the bytes. Reliability 1 (webhook). */
export const webhookWa = defineCommand({
  name: 'whatsapp-webhook',
  label: 'Webhook WhatsApp',
  path,
  gate: publik,
  fields: { kode_toko },
  raw: true,
  idempotent: false,
});
