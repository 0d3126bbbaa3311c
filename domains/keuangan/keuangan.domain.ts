/** Money besides sales and purchases, in menu order. */
import { defineDomain } from '@mustika/kernel/house.ts';
import { defineScreen } from '@mustika/kernel/screen.ts';
import { barangReadyCommand } from '../barang/cari-barang.command.ts';
import { BONUS_SALES } from '../jual/bonus.rule.ts';
import { bankResource } from '../master/bank.resource.ts';
import { kodeTransaksiResource } from '../master/kode-transaksi.resource.ts';
import { rekeningResource } from '../master/rekening.resource.ts';
import { salesResource } from '../master/sales.resource.ts';
import { supplierResource } from '../master/supplier.resource.ts';
import { kasirResource } from '../pengguna/kasir.resource.ts';
import { bayarBonus } from './bonus/bayar-bonus.document.ts';
import { utangBonusSales } from './bonus/utang-bonus.command.ts';
import { gesekTunai } from './gesek-tunai.document.ts';
import { kirimUangPdf, kirimUangSatu, terimaKiriman } from './kirim/kirim-uang.command.ts';
import { kirimUang, terimaUang } from './kirim/kirim-uang.document.ts';
import { laporanBatasWewenang } from './laporan/laporan-batas-wewenang.report.ts';
import { laporanGesekTunai } from './laporan/laporan-gesek-tunai.report.ts';
import { laporanKeuanganAkhirHari } from './laporan/laporan-keuangan-akhir-hari.report.ts';
import { laporanKeuanganCashGlobal } from './laporan/laporan-keuangan-cash-global.report.ts';
import { laporanKeuanganNonCash } from './laporan/laporan-keuangan-non-cash.report.ts';
import { laporanKirimUangPusat } from './laporan/laporan-kirim-uang-pusat.report.ts';
import { laporanTerimaUangPusat } from './laporan/laporan-terima-uang-pusat.report.ts';
import { laporanTransaksiCash } from './laporan/laporan-transaksi-cash.report.ts';
import { laporanTransaksiHarian } from './laporan/laporan-transaksi-harian.report.ts';
import { laporanTransaksiKeuanganCash } from './laporan/laporan-transaksi-keuangan-cash.report.ts';
import { laporanWewenang } from './laporan/laporan-wewenang.report.ts';
import { fotoUang, fotoUangUnggah } from './mutasi/foto-uang.command.ts';
import { mutasiUang } from './mutasi/mutasi-uang.document.ts';
import { riwayatBank, riwayatKas } from './mutasi/riwayat-uang.command.ts';
import { rekeningKoran, terimaNonCash } from './non-cash/validasi-non-cash.command.ts';
import { validasiNonCash } from './non-cash/validasi-non-cash.document.ts';
import { laciAlih } from './pengalihan-saldo.command.ts';
import { pengalihanSaldo } from './pengalihan-saldo.document.ts';
import { bayarSupplier } from './supplier/bayar-supplier.document.ts';
import { kartuUtangSupplier } from './supplier/kartu-utang-supplier.report.ts';
import { laporanUtangSupplier } from './supplier/laporan-utang-supplier.report.ts';
import { rosokSupplier } from './supplier/rosok-supplier.command.ts';
import { utangSupplier } from './supplier/utang-supplier.command.ts';

const reads = () => [kodeTransaksiResource, bankResource, rekeningResource, kasirResource];

export const uangKas = defineScreen({ path: '/uang-kas', title: 'Uang Kas', group: 'keuangan', reads });
export const uangBank = defineScreen({ path: '/uang-bank', title: 'Uang Bank', group: 'keuangan', reads });
export const mutasiUangBank = defineScreen({
  path: '/mutasi-uang-bank',
  title: 'Mutasi Uang Bank',
  group: 'keuangan',
  reads,
});
export const mutasiUangCash = defineScreen({
  path: '/mutasi-uang-cash',
  title: 'Mutasi Uang Cash',
  group: 'keuangan',
  reads,
});

export const gesekTunaiScreen = defineScreen({
  path: '/gesek-tunai',
  title: 'Gesek Tunai',
  group: 'keuangan',
  reads: () => [rekeningResource, kasirResource],
});

export const bayarSupplierScreen = defineScreen({
  path: '/bayar-supplier',
  title: 'Bayar Supplier',
  group: 'keuangan',
  reads: () => [supplierResource, rekeningResource, kasirResource, barangReadyCommand],
});

export const bayarBonusScreen = defineScreen({
  path: '/bayar-bonus-sales',
  title: 'Bayar Bonus Sales',
  group: 'keuangan',
  gate: BONUS_SALES,
  reads: () => [salesResource, rekeningResource, kasirResource],
});

export const kirimUangPusat = defineScreen({
  path: '/kirim-uang-pusat',
  title: 'Kirim Uang Pusat',
  antar: true,
  group: 'keuangan',
  reads: () => [bankResource, rekeningResource, kasirResource],
});
export const terimaUangKas = defineScreen({
  path: '/terima-uang-kas',
  title: 'Terima Uang Kas',
  antar: true,
  group: 'keuangan',
  reads: () => [bankResource, rekeningResource],
});

export const pengalihanSaldoUang = defineScreen({
  path: '/pengalihan-saldo-uang',
  title: 'Pengalihan Saldo Uang',
  group: 'keuangan',
});

export const validasiNonCashScreen = defineScreen({
  path: '/validasi-non-cash',
  title: 'Validasi Non Cash',
  group: 'validasi',
  reads: () => [rekeningResource],
});

export const keuangan = defineDomain(
  'keuangan',
  'Keuangan',
  uangKas,
  uangBank,
  mutasiUangBank,
  mutasiUangCash,
  gesekTunaiScreen,
  bayarSupplierScreen,
  bayarBonusScreen,
  kirimUangPusat,
  terimaUangKas,
  pengalihanSaldoUang,
  validasiNonCashScreen,
  mutasiUang,
  fotoUang,
  fotoUangUnggah,
  gesekTunai,
  bayarSupplier,
  rosokSupplier,
  utangSupplier,
  bayarBonus,
  utangBonusSales,
  kirimUang,
  terimaUang,
  kirimUangSatu,
  kirimUangPdf,
  terimaKiriman,
  riwayatBank,
  riwayatKas,
  pengalihanSaldo,
  laciAlih,
  validasiNonCash,
  terimaNonCash,
  rekeningKoran,
  laporanTransaksiKeuanganCash,
  laporanKeuanganNonCash,
  laporanKeuanganCashGlobal,
  laporanKeuanganAkhirHari,
  laporanGesekTunai,
  laporanKirimUangPusat,
  laporanTerimaUangPusat,
  laporanTransaksiHarian,
  laporanTransaksiCash,
  laporanUtangSupplier,
  kartuUtangSupplier,
  laporanWewenang,
  laporanBatasWewenang,
);
