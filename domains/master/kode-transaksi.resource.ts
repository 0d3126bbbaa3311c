import { kode, pilihan, ref, teks } from '@mustika/kernel/field.ts';
import { crudPaths, defineResource } from '@mustika/kernel/resource.ts';
import { akunResource } from './akun.resource.ts';

/**
 * Kode Transaksi: why money comes in or goes out besides sales (kategori of a money movement), and the account it is
 * booked against. Spec 2 §3 (transaction category parameter), Domain 12.4 (UANG_KAS).
 */
export const kodeTransaksiResource = defineResource({
  name: 'kode_transaksi',
  label: 'Master Kode Transaksi',
  screen: '/master-kode-transaksi',
  scope: 'chain',
  api: crudPaths('paratransaksi', 'kode_transaksi', 'paratransaksi/get/all'),
  key: 'kode_transaksi',
  fields: {
    kode_transaksi: kode('Kode Transaksi'),
    nama_transaksi: teks('Nama Transaksi'),
    arah: pilihan('Arah', ['MASUK', 'KELUAR', 'KEDUANYA']),
    nomor_akun: ref('Nomor Akun', () => akunResource),
  },
});
