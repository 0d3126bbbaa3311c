/** What a customer hears of his pre-order by WhatsApp; the pick-up is a sale and says so itself. Features, Pre-orders. */
import type { Toko } from '@mustika/kernel/settings/settings.ts';

/** Kinds of messages by what happened; each has its words and its switch among the messages of the store. */
export const KABAR_PRE_ORDER = {
  MASUK: 'PRE_ORDER',
  DATANG: 'PRE_ORDER_DATANG',
  BATAL: 'PRE_ORDER_BATAL',
} as const;

/** The task of the outbox, where the store writes messages at all; `no_dokumen` where another document says it of this pre-order. */
export const kabarPreOrder = (
  store: Pick<Toko, 'flags'>,
  apa: keyof typeof KABAR_PRE_ORDER,
  no_dokumen?: string,
) =>
  store.flags.has('WHATSAPP_MODULE')
    ? [
        {
          nama: 'wa_dokumen',
          isi: { jenis: KABAR_PRE_ORDER[apa], ...(no_dokumen ? { no_dokumen } : {}) },
        },
      ]
    : [];
