import { kode, pilihan, ref, teks, ya } from '@mustika/kernel/field.ts';
import { crudPaths, defineResource, type Resource } from '@mustika/kernel/resource.ts';
import { pembacaBuku } from '../akuntansi/akses-akuntansi.rule.ts';

/**
 * Akun: the chart of accounts of the chain, six digits of which the first says what an account is: 1 aset, 2 kewajiban,
 * 3 modal, 4 and 7 pendapatan, 5, 6 and 8 beban (Domain 12.3; 6 to 8 as Indonesian charts have them). `laporan` follows
 * from it, so the database fills it. `manual` says whether a general journal may name the account; accounts whose
 * documents keep them (drawers, banks, stock, clearing) are refused there whatever it says. An account that Parameter
 * Akun or a kode transaksi names, or that has a balance, stays; one without can be switched off, none is deleted
 * (Domain 12.2). Spec 2 §3 names the two columns, the screen is ours.
 */
export const akunResource: Resource = defineResource({
  name: 'akun',
  label: 'Daftar Akun',
  screen: '/daftar-akun',
  group: 'akuntansi',
  gate: pembacaBuku,
  scope: 'chain',
  api: crudPaths('akuns', 'nomor_akun'),
  key: 'nomor_akun',
  fields: {
    nomor_akun: kode('Nomor Akun', { digits: true, min: 6, max: 6 }),
    nama_akun: teks('Nama Akun'),
    sisi: pilihan('Sisi', [
      ['D', 'DEBET'],
      ['K', 'KREDIT'],
    ]),
    laporan: pilihan(
      'Laporan',
      [
        ['NERACA', 'NERACA'],
        ['LABA_RUGI', 'LABA RUGI'],
      ],
      { readOnly: true },
    ),
    induk: ref('Induk', (): Resource => akunResource, { opsional: true }),
    manual: ya('Boleh Jurnal Umum', { initial: true }),
  },
});
