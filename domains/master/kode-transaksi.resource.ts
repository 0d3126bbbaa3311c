import { kode, pilihan, ref, teks } from '@mustika/kernel/field.ts';
import { crudPaths, defineResource } from '@mustika/kernel/resource.ts';
import { akunResource, GOLONGAN_LAWAN_KAS, KATEGORI_AKUN } from './akun/akun.resource.ts';

/**
 * Kode Transaksi: why money comes in or goes out besides sales (kategori of a money movement), and the account it is
 * booked against. Spec 2 §3 (transaction category parameter), Domain 12.4 (UANG_KAS). The account is of a kind that the
 * golongan lets a drawer move: drawers, banks, stock, deposits and clearing are kept by their own documents. MUTASI names
 * none, because both ends of such a movement are drawers or banks of ours. A code moves money by its account, so a new
 * code and another account need a second person.
 */
export const kodeTransaksiResource = defineResource({
  name: 'kode_transaksi',
  label: 'Master Kode Transaksi',
  screen: '/master-kode-transaksi',
  scope: 'chain',
  api: crudPaths('paratransaksi', 'kode_transaksi', 'paratransaksi/get/all'),
  key: 'kode_transaksi',
  guarded: {
    columns: ['arah', 'nomor_akun'],
    kategori: KATEGORI_AKUN,
    description: 'transaction code change',
  },
  fields: {
    kode_transaksi: kode('Kode Transaksi'),
    nama_transaksi: teks('Nama Transaksi'),
    arah: pilihan('Arah', [
      ['MASUK', 'MASUK'],
      ['KELUAR', 'KELUAR'],
      ['KEDUANYA', 'KEDUANYA'],
      ['MUTASI', 'MUTASI (ANTAR KAS DAN BANK)'],
    ]),
    nomor_akun: ref('Nomor Akun', () => akunResource, {
      opsional: true,
      hanya: { golongan: GOLONGAN_LAWAN_KAS },
    }),
  },
});
