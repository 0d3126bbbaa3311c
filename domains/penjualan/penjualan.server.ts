/** Implementations of the domain, for the composition root. */

import { type DocumentImplementation, implementDocument } from '@mustika/server-kit/document-runner.ts';
import { batalPenjualan, validasiPenjualan } from './batal-penjualan.posting.ts';
import { cekKuponCommands } from './cek-kupon.query.ts';
import { jelasJualCommands } from './jelas-jual.query.ts';
import { keranjangCommands } from './keranjang.query.ts';
import { kuponTukar } from './kupon-tukar.document.ts';
import { batalTukarKupon, tukarKupon } from './kupon-tukar.posting.ts';
import { laporanBarangTukarSql } from './laporan-barang-tukar.query.ts';
import { laporanBatalPenjualanSql } from './laporan-batal-penjualan.query.ts';
import { laporanBatalTukarSql } from './laporan-batal-tukar.query.ts';
import { laporanCashBackSql } from './laporan-cash-back.query.ts';
import { laporanGlobalTransaksiSql } from './laporan-global-transaksi.query.ts';
import { laporanPenjualanBayarSql } from './laporan-penjualan-bayar.query.ts';
import { laporanPenjualanGlobalJenisSql } from './laporan-penjualan-global-jenis.query.ts';
import { laporanPenjualanGlobalPerjenisSql } from './laporan-penjualan-global-perjenis.query.ts';
import { laporanPenjualanMarginSql } from './laporan-penjualan-margin.query.ts';
import { laporanPenjualanSalesSql } from './laporan-penjualan-sales.query.ts';
import { laporanRekapSalesSql } from './laporan-rekap-sales.query.ts';
import { laporanTransaksiPenjualanSql } from './laporan-transaksi-penjualan.query.ts';
import { kolomPenjualan, notaCommands } from './nota.query.ts';
import { notaQrCommands } from './nota-qr.query.ts';
import { penjualan } from './penjualan.document.ts';
import { notaSlip } from './penjualan.slip.ts';
import { simpanPenjualan } from './simpan-penjualan.posting.ts';
import type { SisiNota } from './sisi-nota.posting.ts';

/** `sisi` are what other domains let a nota be settled with. */
export const penjualanDocuments = (
  sisi: readonly SisiNota[],
): [DocumentImplementation, DocumentImplementation] => [
  implementDocument(
    penjualan,
    { simpan: simpanPenjualan(sisi), validasi: validasiPenjualan(sisi), batal: batalPenjualan(sisi) },
    { columns: kolomPenjualan, slip: notaSlip },
  ),
  implementDocument(
    kuponTukar,
    { tukar: tukarKupon, batal: batalTukarKupon },
    // A code stands on the sheet as it is printed.
    { columns: { head: { kode: "regexp_replace(h.kode, '(.{4})(?=.)', '\\1-', 'g')" } } },
  ),
];
export const penjualanReports = [
  laporanTransaksiPenjualanSql,
  laporanPenjualanSalesSql,
  laporanPenjualanBayarSql,
  laporanPenjualanMarginSql,
  laporanPenjualanGlobalJenisSql,
  laporanPenjualanGlobalPerjenisSql,
  laporanRekapSalesSql,
  laporanGlobalTransaksiSql,
  laporanBatalPenjualanSql,
  laporanCashBackSql,
  laporanBarangTukarSql,
  laporanBatalTukarSql,
];
export const penjualanCommands = [
  ...cekKuponCommands,
  ...keranjangCommands,
  ...notaCommands,
  ...notaQrCommands,
  ...jelasJualCommands,
];
