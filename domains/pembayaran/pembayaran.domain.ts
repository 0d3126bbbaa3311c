/** Payments: what documents of other domains compose to be paid. No screen of its own. */
import { defineDomain } from '@mustika/kernel/house.ts';
import { qrisCommand } from './qris.command.ts';

export const pembayaran = defineDomain('pembayaran', 'Pembayaran', qrisCommand);
