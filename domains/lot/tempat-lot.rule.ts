/** Places of gold that is ours and lies in no tray. docs/decisions/0083, 0086, 0087. */
import type { Tempat } from '@mustika/kernel/transfer.ts';
import type { JenisLot } from './lot.rule.ts';

/** Gold that a craftsman has: still ours, and in no tray. */
export const diTukang = (kode_tukang: string): Tempat => ({ gudang: '@TUKANG', baki: kode_tukang });

/** Gold that was worked into a piece of a customer: still ours until he fetches it, and in no tray. */
export const DI_SERVICE: Tempat = { gudang: '@SERVICE', baki: 'PELANGGAN' };

/** Gold on its way to head office: in a lot of its own kind, which its place says, and in no tray. */
export const kePusat = (jenis_lot: JenisLot): Tempat => ({ gudang: '@PUSAT', baki: jenis_lot });
