/** Implementations of the domain, for the composition root. */
import { gesekCommands, gesekTunaiDocument } from './gesek-tunai.query.ts';
import { laporanGesekTunaiSql } from './laporan-gesek-tunai.query.ts';
import { laporanKeuanganAkhirHariSql } from './laporan-keuangan-akhir-hari.query.ts';
import { laporanKeuanganCashGlobalSql } from './laporan-keuangan-cash-global.query.ts';
import { laporanKeuanganNonCashSql } from './laporan-keuangan-non-cash.query.ts';
import { laporanTransaksiCashSql } from './laporan-transaksi-cash.query.ts';
import { laporanTransaksiHarianSql } from './laporan-transaksi-harian.query.ts';
import { laporanTransaksiKeuanganCashSql } from './laporan-transaksi-keuangan-cash.query.ts';
import { mutasiUangDocument } from './mutasi-uang.query.ts';
import { riwayatCommands } from './riwayat-uang.query.ts';

export const keuanganDocuments = [mutasiUangDocument, gesekTunaiDocument];
export const keuanganCommands = [...riwayatCommands, ...gesekCommands];
export const keuanganReports = [
  laporanTransaksiKeuanganCashSql,
  laporanKeuanganNonCashSql,
  laporanKeuanganCashGlobalSql,
  laporanKeuanganAkhirHariSql,
  laporanGesekTunaiSql,
  laporanTransaksiHarianSql,
  laporanTransaksiCashSql,
];
