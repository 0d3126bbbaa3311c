import { kode, pilihan, ref, teks, ya } from '@mustika/kernel/field.ts';
import { crudPaths, defineResource, type Resource } from '@mustika/kernel/resource.ts';
import { pembacaBuku } from './akses-akuntansi.rule.ts';

/** Kategori of approvals that let accounts of journals and kode transaksi change. The spec names none; ours. */
export const KATEGORI_AKUN = 'akun';

/**
 * What an account is. Roles of journals point to accounts of their own golongan; those that documents keep take no journal
 * by hand and no kode transaksi. The database has the same list (`golongan_akun`), with what each allows.
 */
export const GOLONGAN_AKUN = [
  ...['KAS', 'KAS_GADAI', 'BANK', 'PERJALANAN', 'PIUTANG_KARTU', 'PIUTANG_MARKETPLACE', 'PIUTANG_PELANGGAN'],
  ...['PIUTANG_GADAI', 'PIUTANG_CICILAN', 'PIUTANG_TUKANG', 'PERSEDIAAN_TOKO', 'PERSEDIAAN_TITIP'],
  ...['PERSEDIAAN_BELI', 'PERSEDIAAN_ROSOK', 'PERSEDIAAN_PROSES', 'PERSEDIAAN_MURNI', 'PERSEDIAAN_BATU'],
  ...[
    'PERSEDIAAN_AKSESORIS',
    'PENGIRIMAN',
    'PAJAK_DIMUKA',
    'KLIRING',
    'ASET_LAIN',
    'UTANG_SUPPLIER',
    'UTANG_TUKANG',
    'UANG_MUKA',
  ],
  ...[
    'TITIPAN_UANG',
    'KELEBIHAN_LELANG',
    'LIABILITAS_POIN',
    'PAJAK',
    'ANTAR_TOKO',
    'KEWAJIBAN_LAIN',
    'MODAL',
  ],
  ...['PRIVE', 'LABA_DITAHAN', 'IKHTISAR', 'PENJUALAN', 'POTONGAN', 'PENDAPATAN_LAIN', 'HPP', 'BEBAN'],
] as const;

/** Of these a kode transaksi may name an account; which way the money may go the database says too (`golongan_akun.kas`). */
export const GOLONGAN_LAWAN_KAS: readonly (typeof GOLONGAN_AKUN)[number][] = [
  ...(['ASET_LAIN', 'KEWAJIBAN_LAIN', 'MODAL', 'PRIVE', 'PENDAPATAN_LAIN', 'BEBAN', 'PAJAK'] as const),
];

/**
 * Akun: the chart of accounts of the chain, six digits of which the first says what an account is: 1 aset, 2 kewajiban,
 * 3 modal, 4 and 7 pendapatan, 5, 6 and 8 beban (Domain 12.3; 6 to 8 as Indonesian charts have them). `laporan` follows
 * from it, so the database fills it. `golongan` says what it is for. `manual` says whether a general journal may name the
 * account; accounts whose documents keep them (drawers, banks, stock, clearing) are refused there whatever it says. An
 * account that Parameter Akun or a kode transaksi names, or that has a balance, stays and keeps its golongan; one without
 * can be switched off, none is deleted (Domain 12.2). Spec 2 §3 names the two columns, the screen is ours.
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
    golongan: pilihan(
      'Golongan',
      GOLONGAN_AKUN.map((nama) => [nama, nama.replaceAll('_', ' ')] as const),
    ),
    induk: ref('Induk', (): Resource => akunResource, { opsional: true }),
    manual: ya('Boleh Jurnal Umum', { initial: true }),
  },
});
