/** Which shops have gold without a barcode. Spec 1 §2.2. */
import { all, any, flag, mode, not } from '@mustika/kernel/gate.ts';

/** Goods are kept so by the module, or because the shop keeps nothing else. */
export const BARANG_MANUAL = any(flag('MANUAL_ITEMS_TRANSACTION_MODULE'), mode('STOCK_JUAL_MANUAL'));
/** What was bought is sorted, washed and melted; what head office does for its branches is read in them, too. */
export const SEPUHAN = flag('SEPUHAN_MODULE');
/** A store does it itself, where head office does not do it for its branches. */
export const SEPUHAN_SENDIRI = all(SEPUHAN, not(flag('SEPUHAN_TERPUSAT_MODULE')));
/** Lots of one kind or the other. */
export const PUNYA_LOT = any(BARANG_MANUAL, SEPUHAN, flag('STOCK_SEPUHAN_MANUAL_MODULE'));
