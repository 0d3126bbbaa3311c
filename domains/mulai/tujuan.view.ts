/** The whole screen of a step, for what its short form does not ask. */
import type { Target } from '@mustika/kernel/drill.ts';
import { HARGA_24K_BARU } from '../master/harga/parameter-harga-emas.resource.ts';
import type { Langkah } from './langkah.rule.ts';

/** By step; the ways of the card of a supervisor, and those out of the guided start. Ours. */
export const KE_LAYAR: Readonly<Record<Langkah, Target>> = {
  USAHA: { to: '/settingsystem', search: {} },
  HARGA: HARGA_24K_BARU,
  KADAR: { to: '/master-group', search: {} },
  BAKI: { to: '/master-baki', search: {} },
  SALES: { to: '/master-sales', search: { tambah: '{}' } },
  BARANG: { to: '/tambah-barang-banyak', search: {} },
  PENGGUNA: { to: '/data-users', search: {} },
  REKENING: { to: '/master-rekening', search: {} },
  KAS: { to: '/uang-kas', search: {} },
  NOTA: { to: '/setting-nota', search: {} },
  PENJUALAN: { to: '/transaksi-penjualan', search: {} },
};
