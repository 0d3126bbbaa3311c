/** What a customer hears of his job by WhatsApp, at every state. Features, wish 36. */
import type { Toko } from '@mustika/kernel/settings/settings.ts';

/** Kinds of messages by what happened; each has its words and its switch among the messages of the store. */
export const KABAR_SERVICE = {
  MASUK: 'SERVICE',
  KERJA: 'SERVICE_KERJA',
  SELESAI: 'SERVICE_SELESAI',
  AMBIL: 'SERVICE_AMBIL',
  BATAL: 'SERVICE_BATAL',
} as const;

/** The task of the outbox, where the store writes messages at all. */
export const kabarService = (store: Pick<Toko, 'flags'>, apa: keyof typeof KABAR_SERVICE) =>
  store.flags.has('WHATSAPP_MODULE') ? [{ nama: 'wa_dokumen', isi: { jenis: KABAR_SERVICE[apa] } }] : [];

/** Of another promised day, by the event that moved it: each is told once. */
export const kabarJanji = (store: Pick<Toko, 'flags'>, peristiwa: number) =>
  store.flags.has('WHATSAPP_MODULE')
    ? [{ nama: 'wa_dokumen', isi: { jenis: 'SERVICE_JANJI', peristiwa } }]
    : [];
