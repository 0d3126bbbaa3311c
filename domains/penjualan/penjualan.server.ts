/** Implementations of the domain, for the composition root. */

import type { Reads } from '@mustika/server-kit/database.ts';
import {
  type DocumentImplementation,
  implementDocument,
} from '@mustika/server-kit/document/document-runner.ts';
import { laporanBonusSalesSql } from './bonus/laporan-bonus-sales.query.ts';
import { rincianBonusSalesSql } from './bonus/rincian-bonus-sales.query.ts';
import { keranjangCommands } from './kasir/keranjang.query.ts';
import { cekKuponCommands } from './kupon/cek-kupon.query.ts';
import { kuponTukar } from './kupon/kupon-tukar.document.ts';
import { batalTukarKupon, tukarKupon } from './kupon/kupon-tukar.posting.ts';
import { laporanBarangTukarSql } from './laporan/laporan-barang-tukar.query.ts';
import { laporanBatalPenjualanSql } from './laporan/laporan-batal-penjualan.query.ts';
import { laporanBatalTukarSql } from './laporan/laporan-batal-tukar.query.ts';
import { laporanCashBackSql } from './laporan/laporan-cash-back.query.ts';
import { laporanGlobalPenjualanSql } from './laporan/laporan-global-penjualan.query.ts';
import { laporanGlobalPenjualanGajahSql } from './laporan/laporan-global-penjualan-gajah.query.ts';
import { laporanGlobalSalesSql } from './laporan/laporan-global-sales.query.ts';
import { laporanGlobalTransaksiSql } from './laporan/laporan-global-transaksi.query.ts';
import { laporanPenjualanBayarSql } from './laporan/laporan-penjualan-bayar.query.ts';
import { laporanPenjualanGlobalJenisSql } from './laporan/laporan-penjualan-global-jenis.query.ts';
import { laporanPenjualanGlobalPerjenisSql } from './laporan/laporan-penjualan-global-perjenis.query.ts';
import { laporanPenjualanMarginSql } from './laporan/laporan-penjualan-margin.query.ts';
import { laporanPenjualanMarketplaceSql } from './laporan/laporan-penjualan-marketplace.query.ts';
import { laporanPenjualanSalesSql } from './laporan/laporan-penjualan-sales.query.ts';
import { laporanRekapSalesSql } from './laporan/laporan-rekap-sales.query.ts';
import { laporanTransaksiPenjualaBerlianSql } from './laporan/laporan-transaksi-penjuala-berlian.query.ts';
import { laporanTransaksiPenjualanSql } from './laporan/laporan-transaksi-penjualan.query.ts';
import { jualLuring } from './luring/jual-luring.posting.ts';
import { kasusLuringCommands } from './luring/kasus-luring.query.ts';
import { laporanNotaLuringSql } from './luring/laporan-nota-luring.query.ts';
import { paketLuringCommands } from './luring/paket-luring.query.ts';
import { hitungJualManualCommand, type NilaiTukar } from './manual/hitung-jual-manual.query.ts';
import { laporanBatalPenjualanManualSql } from './manual/laporan-batal-penjualan-manual.query.ts';
import { laporanPenjualanManualSql } from './manual/laporan-penjualan-manual.query.ts';
import { simpanJualManual } from './manual/simpan-jual-manual.posting.ts';
import { batalPenjualan, validasiPenjualan } from './nota/batal-penjualan.posting.ts';
import { jelasJualCommands } from './nota/jelas-jual.query.ts';
import { kolomPenjualan, notaCommands } from './nota/nota.query.ts';
import { notaQrCommands } from './nota/nota-qr.query.ts';
import { penjualan } from './penjualan.document.ts';
import { notaSlip } from './penjualan.slip.ts';
import { type SisiNota, simpanPenjualan } from './simpan-penjualan.posting.ts';

/** `sisi` are what other domains let a nota be settled with. */
export const penjualanDocuments = (
  sisi: readonly SisiNota[],
): [DocumentImplementation, DocumentImplementation] => [
  implementDocument(
    penjualan,
    {
      simpan: simpanPenjualan(sisi),
      manual: simpanJualManual(sisi),
      luring: jualLuring(),
      validasi: validasiPenjualan(sisi),
      batal: batalPenjualan(sisi),
    },
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
  laporanTransaksiPenjualaBerlianSql,
  laporanPenjualanSalesSql,
  laporanPenjualanBayarSql,
  laporanPenjualanMarginSql,
  laporanPenjualanMarketplaceSql,
  laporanPenjualanGlobalJenisSql,
  laporanPenjualanGlobalPerjenisSql,
  laporanRekapSalesSql,
  laporanBonusSalesSql,
  rincianBonusSalesSql,
  laporanGlobalPenjualanSql,
  laporanGlobalPenjualanGajahSql,
  laporanGlobalSalesSql,
  laporanGlobalTransaksiSql,
  laporanBatalPenjualanSql,
  laporanCashBackSql,
  laporanBarangTukarSql,
  laporanBatalTukarSql,
  laporanPenjualanManualSql,
  laporanBatalPenjualanManualSql,
  laporanNotaLuringSql,
];
/** `tukar` is how what is traded in is valued. */
export const penjualanCommands = <R extends Reads>(tukar: NilaiTukar<R>) => [
  hitungJualManualCommand(tukar),
  ...cekKuponCommands,
  ...keranjangCommands,
  ...paketLuringCommands,
  ...kasusLuringCommands,
  ...notaCommands,
  ...notaQrCommands,
  ...jelasJualCommands,
];
