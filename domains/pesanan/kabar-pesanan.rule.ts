/** What a customer hears of his order by WhatsApp, at every state; the pick-up is a sale and says so itself. Features, Orders. */
import type { Toko } from '@mustika/kernel/settings/settings.ts';

/** Kinds of messages by what happened; each has its words and its switch among the messages of the store. */
export const KABAR_PESANAN = {
  MASUK: 'PESANAN',
  KERJA: 'PESANAN_KERJA',
  JADI: 'PESANAN_JADI',
  BATAL: 'PESANAN_BATAL',
} as const;

/** The task of the outbox, where the store writes messages at all. */
export const kabarPesanan = (store: Pick<Toko, 'flags'>, apa: keyof typeof KABAR_PESANAN) =>
  store.flags.has('WHATSAPP_MODULE') ? [{ nama: 'wa_dokumen', isi: { jenis: KABAR_PESANAN[apa] } }] : [];
