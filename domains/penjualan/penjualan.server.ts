/** Implementations of the domain, for the composition root. */
import { implementDocument } from '@mustika/server-kit/document-runner.ts';
import { batalPenjualan, validasiPenjualan } from './batal-penjualan.posting.ts';
import { keranjangCommands } from './keranjang.query.ts';
import { laporanTransaksiPenjualanSql } from './laporan-transaksi-penjualan.query.ts';
import { notaCommands } from './nota.query.ts';
import { penjualan } from './penjualan.document.ts';
import { simpanPenjualan } from './simpan-penjualan.posting.ts';

export const penjualanDocuments = [
  implementDocument(penjualan, {
    simpan: simpanPenjualan,
    validasi: validasiPenjualan,
    batal: batalPenjualan,
  }),
];
export const penjualanReports = [laporanTransaksiPenjualanSql];
export const penjualanCommands = [...keranjangCommands, ...notaCommands];
