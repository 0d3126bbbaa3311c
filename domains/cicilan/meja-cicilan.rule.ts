/** Selling by instalments at the counter: the plan that pieces and terms make, while they are laid down. Domain R6.7. */

import { formatRupiah, type Rupiah } from '@mustika/kernel/amount.ts';
import type { Asks, Counter, FormData } from '@mustika/kernel/document-counter.ts';
import { flag, not } from '@mustika/kernel/gate.ts';
import { barangDenganKata } from '../barang/cari/kata-barang.rule.ts';
import { penjualanErrors } from '../jual/penjualan.errors.ts';
import { titipan } from '../titipan/titipan.document.ts';
import { titipanErrors } from '../titipan/titipan.errors.ts';
import { hitungCicilan } from './cicilan.command.ts';

/** Asked anew with every piece, other terms or another down payment. */
export const RENCANA: Asks = {
  call: () => hitungCicilan,
  with: ({ kode_cicilan, barang, dp, no_titipan }) =>
    kode_cicilan && Array.isArray(barang) && barang.length > 0
      ? { kode_cicilan, barang, ...(dp ? { dp } : {}), ...(no_titipan ? { no_titipan } : {}) }
      : null,
  shows: ['total', 'dp', 'titipan', 'dibiayai', 'margin', 'nilai_angsuran', 'harga_jual_cicil', 'jadwal'],
  warns: (_, { dp, dp_minimal }) =>
    Number(dp) < Number(dp_minimal)
      ? `DP di bawah minimal ${formatRupiah(dp_minimal as Rupiah)}, perlu persetujuan`
      : null,
};

const TANPA_SALES = 'DISABLE_KODE_SALES_TRANSACTION';

/** Whose plan it is, and who sold it, is said before money is asked for; of a deposit it is known. */
const belum: Counter['check'] = (
  { no_titipan, kode_member, nama_customer, no_hp_customer, kode_sales },
  subject,
) => {
  const siapa = nama_customer ? 'no_hp_customer' : 'nama_customer';
  const dikenal = no_titipan || kode_member || (nama_customer && no_hp_customer);
  return {
    ...(dikenal ? {} : { [siapa]: titipanErrors.NAMA_HP_HARUS_DIISI.message }),
    ...(kode_sales || subject?.flags.has(TANPA_SALES)
      ? {}
      : { kode_sales: penjualanErrors.SALES_KOSONG.message }),
  };
};

type Dititip = { kode_barcode: string; keadaan: string; kode_sales: string | null };

/** All pieces of a deposit that still wait become the plan, sold by who took it. */
const dariTitipan = ({ barang }: FormData): FormData => {
  const menunggu = ((barang ?? []) as Dititip[]).filter(({ keadaan }) => keadaan === 'DITITIP');
  return {
    barang: menunggu.map(({ kode_barcode }) => ({ kode_barcode })),
    kode_sales: menunggu[0]?.kode_sales ?? null,
  };
};

/** Pieces are scanned, or all that wait in a deposit become the plan at once. */
export const MEJA_CICILAN: Counter = {
  screen: '/transaksi-cicilan',
  act: 'Bayar DP',
  seek: 'Barcode, nama barang, no titipan, nama, atau no HP',
  lines: 'barang',
  words: barangDenganKata,
  on: {
    document: () => titipan,
    name: 'no_titipan',
    lines: 'barang',
    where: { keadaan: ['DITITIP'] },
    values: dariTitipan,
  },
  person: ['kode_member', 'nama_customer', 'no_hp_customer', 'alamat_customer'],
  sales: { field: 'kode_sales', gate: not(flag(TANPA_SALES)) },
  terms: ['kode_cicilan', 'dp'],
  figure: { label: 'Harus Dibayar', sums: ['dp', '-titipan'] },
  check: belum,
};
