/** Buying goods without a barcode at the counter: what they are worth while they are weighed. */
import type { Asks, Counter, FormData } from '@mustika/kernel/document-counter.ts';
import { flag, not } from '@mustika/kernel/gate.ts';
import { penjualanErrors } from '../../jual/penjualan.errors.ts';
import { MEJA_MANUAL } from '../../lot/isian-lot.rule.ts';
import { hitungBeliManual } from './hitung-beli-manual.command.ts';

const TANPA_SALES = 'DISABLE_KODE_SALES_TRANSACTION';

/** Rows of which enough is typed to say what they are worth. */
export const beliTerisi = (rows: unknown): FormData[] =>
  ((rows ?? []) as FormData[])
    .filter(
      (b) =>
        b['kode_group'] &&
        b['kode_dept'] &&
        b['kondisi_barang'] &&
        [b['kadar'], b['qty'], b['berat']].every((banyak) => Number(banyak) > 0),
    )
    .map(({ kode_group, kode_dept, kadar, kondisi_barang, qty, berat, harga, kode_harga }) => ({
      ...{ kode_group, kode_dept, kadar, kondisi_barang, qty, berat },
      ...{ harga: harga ?? null, kode_harga: kode_harga ?? null },
    }));

/** What is bought is priced line by line as it is weighed. */
export const NILAI_BELI: Asks = {
  call: () => hitungBeliManual,
  with: ({ barang, asal_nota }) => {
    const terisi = beliTerisi(barang);
    return terisi.length > 0 ? { barang: terisi, asal_nota: asal_nota ?? null } : null;
  },
  shows: ['total', 'barang'],
};

/** Who sold, where the shop asks for it. */
export const mejaManual = {
  screen: MEJA_MANUAL,
  lines: 'barang',
  person: ['kode_member', 'nama_customer', 'no_hp_customer', 'alamat_customer', 'nik_sim_passport'],
  sales: { field: 'kode_sales', gate: not(flag(TANPA_SALES)) },
  check: ({ kode_sales }, subject): Record<string, string> =>
    kode_sales || subject?.flags.has(TANPA_SALES) ? {} : { kode_sales: penjualanErrors.SALES_KOSONG.message },
} satisfies Partial<Counter>;

/** What is bought alone: money goes out. */
export const MEJA_BELI_MANUAL: Counter = {
  ...mejaManual,
  act: 'Bayar',
  seek: 'Nama atau no HP penjual',
  terms: [],
  settles: ['transfer'],
  figure: { label: 'Diserahkan', sums: ['total', '-biaya_admin'] },
};
