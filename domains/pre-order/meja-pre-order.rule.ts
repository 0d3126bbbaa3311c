/** Taking a pre-order at the counter: what it comes to while it is typed. Domain R6.8. */
import type { Asks, Counter, FormData } from '@mustika/kernel/document-counter.ts';
import { pelangganDiMeja } from '../member/pelanggan-bernama.rule.ts';
import { hitungPreOrder } from './pre-order.command.ts';
import { preOrderErrors } from './pre-order.errors.ts';

/** The counter of pre-orders. */
export const MEJA_PO = '/transaksi-pre-order';

/** Prices of lines that say what is wanted, how heavy one is and how many; the day they are thought to come as soon as a form is there. */
export const HITUNG_PO: Asks = {
  call: () => hitungPreOrder,
  with: ({ barang, tgl_janji }) => ({
    barang: ((barang as readonly FormData[]) ?? [])
      .filter(
        ({ kode_group, kode_dept, berat, qty }) =>
          kode_group && kode_dept && Number(berat) > 0 && Number(qty) > 0,
      )
      .map(({ kode_group, kode_dept, berat, qty, harga_per_gram, ongkos, harga_total }) => ({
        ...{ kode_group, kode_dept, berat, qty, harga_per_gram: harga_per_gram ?? null },
        ...{ ongkos: ongkos ?? null, harga_total: harga_total ?? null },
      })),
    tgl_janji: tgl_janji ?? null,
  }),
  shows: ['barang', 'ppn_transaksi_rp', 'total', 'uang_muka_min', 'tgl_janji'],
};

/** Designs are written down line by line, so many of each. */
export const MEJA_PRE_ORDER: Counter = {
  screen: MEJA_PO,
  act: 'Simpan Pre-order',
  seek: 'No PO, nama, atau no HP',
  lines: 'barang',
  person: ['kode_member', 'nama_customer', 'no_hp_customer', 'alamat_customer'],
  terms: ['jenis_harga', 'tgl_janji', 'kode_sales', 'uang_muka'],
  figure: { label: 'Dibayar Sekarang', sums: ['uang_muka'] },
  check: pelangganDiMeja(preOrderErrors.PELANGGAN_PO_KOSONG),
};
