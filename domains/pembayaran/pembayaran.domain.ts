/** Payments: what documents of other domains compose to be paid. No screen of its own. */
import { defineDomain } from '@mustika/kernel/house.ts';

export const pembayaran = defineDomain('pembayaran', 'Pembayaran');
