/** Implementations of the domain, for the composition root. */

import { bayarBonusDocument } from './bonus/bayar-bonus.posting.ts';
import { utangBonusCommand } from './bonus/utang-bonus.query.ts';
import { gesekTunaiDocument } from './gesek-tunai.posting.ts';
import { kirimUangDocument } from './kirim/kirim-uang.posting.ts';
import { kirimUangCommands, terimaUangDocument } from './kirim/terima-uang.posting.ts';
import { laporanBatasWewenangSql } from './laporan/laporan-batas-wewenang.query.ts';
import { laporanGesekTunaiSql } from './laporan/laporan-gesek-tunai.query.ts';
import { laporanKeuanganAkhirHariSql } from './laporan/laporan-keuangan-akhir-hari.query.ts';
import { laporanKeuanganCashGlobalSql } from './laporan/laporan-keuangan-cash-global.query.ts';
import { laporanKeuanganNonCashSql } from './laporan/laporan-keuangan-non-cash.query.ts';
import { laporanKirimUangPusatSql } from './laporan/laporan-kirim-uang-pusat.query.ts';
import { laporanTerimaUangPusatSql } from './laporan/laporan-terima-uang-pusat.query.ts';
import { laporanTransaksiCashSql } from './laporan/laporan-transaksi-cash.query.ts';
import { laporanTransaksiHarianSql } from './laporan/laporan-transaksi-harian.query.ts';
import { laporanTransaksiKeuanganCashSql } from './laporan/laporan-transaksi-keuangan-cash.query.ts';
import { laporanWewenangSql } from './laporan/laporan-wewenang.query.ts';
import { fotoUangCommands } from './mutasi/foto-uang.query.ts';
import { mutasiUangDocument } from './mutasi/mutasi-uang.posting.ts';
import { riwayatCommands } from './mutasi/riwayat-uang.query.ts';
import { validasiNonCashCommands, validasiNonCashDocument } from './non-cash/validasi-non-cash.posting.ts';
import { pengalihanCommands, pengalihanSaldoDocument } from './pengalihan-saldo.posting.ts';
import { bayarSupplierDocument } from './supplier/bayar-supplier.posting.ts';
import { kartuUtangSupplierSql } from './supplier/kartu-utang-supplier.query.ts';
import { laporanUtangSupplierSql } from './supplier/laporan-utang-supplier.query.ts';
import { rosokSupplierCommands } from './supplier/rosok-supplier.query.ts';
import { utangSupplierCommands } from './supplier/utang-supplier.query.ts';

export const keuanganDocuments = [
  mutasiUangDocument,
  gesekTunaiDocument,
  bayarSupplierDocument,
  bayarBonusDocument,
  kirimUangDocument,
  terimaUangDocument,
  pengalihanSaldoDocument,
  validasiNonCashDocument,
];
export const keuanganCommands = [
  ...riwayatCommands,
  ...fotoUangCommands,
  ...kirimUangCommands,
  ...pengalihanCommands,
  ...validasiNonCashCommands,
  ...rosokSupplierCommands,
  ...utangSupplierCommands,
  utangBonusCommand,
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
  laporanUtangSupplierSql,
  kartuUtangSupplierSql,
  laporanWewenangSql,
  laporanBatasWewenangSql,
];
