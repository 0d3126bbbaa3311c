/** Which shops have gold without a barcode. Spec 1 §2.2. */
import { any, flag, mode } from '@mustika/kernel/gate.ts';

/** Goods are kept so by the module, or because the shop keeps nothing else. */
export const BARANG_MANUAL = any(flag('MANUAL_ITEMS_TRANSACTION_MODULE'), mode('STOCK_JUAL_MANUAL'));
