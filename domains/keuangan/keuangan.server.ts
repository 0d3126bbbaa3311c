/** Implementations of the domain, for the composition root. */
import { gesekTunaiDocument } from './gesek-tunai.query.ts';
import { kirimUangDocument } from './kirim-uang.query.ts';
import { laporanGesekTunaiSql } from './laporan-gesek-tunai.query.ts';
import { laporanKeuanganAkhirHariSql } from './laporan-keuangan-akhir-hari.query.ts';
import { laporanKeuanganCashGlobalSql } from './laporan-keuangan-cash-global.query.ts';
import { laporanKeuanganNonCashSql } from './laporan-keuangan-non-cash.query.ts';
import { laporanKirimUangPusatSql } from './laporan-kirim-uang-pusat.query.ts';
import { laporanTerimaUangPusatSql } from './laporan-terima-uang-pusat.query.ts';
import { laporanTransaksiCashSql } from './laporan-transaksi-cash.query.ts';
import { laporanTransaksiHarianSql } from './laporan-transaksi-harian.query.ts';
import { laporanTransaksiKeuanganCashSql } from './laporan-transaksi-keuangan-cash.query.ts';
import { mutasiUangDocument } from './mutasi-uang.query.ts';
import { pengalihanCommands, pengalihanSaldoDocument } from './pengalihan-saldo.query.ts';
import { riwayatCommands } from './riwayat-uang.query.ts';
import { kirimUangCommands, terimaUangDocument } from './terima-uang.query.ts';
import { validasiNonCashCommands, validasiNonCashDocument } from './validasi-non-cash.query.ts';

export const keuanganDocuments = [
  mutasiUangDocument,
  gesekTunaiDocument,
  kirimUangDocument,
  terimaUangDocument,
  pengalihanSaldoDocument,
  validasiNonCashDocument,
];
export const keuanganCommands = [
  ...riwayatCommands,
  ...kirimUangCommands,
  ...pengalihanCommands,
  ...validasiNonCashCommands,
];
export const keuanganReports = [
  laporanTransaksiKeuanganCashSql,
  laporanKeuanganNonCashSql,
  laporanKeuanganCashGlobalSql,
  laporanKeuanganAkhirHariSql,
  laporanGesekTunaiSql,
  laporanKirimUangPusatSql,
  laporanTerimaUangPusatSql,
  laporanTransaksiHarianSql,
  laporanTransaksiCashSql,
];
