/** The house: every domain of the product, in menu order. */
import { buildHouse, type House } from '@mustika/kernel/house.ts';
import { akuntansi } from './akuntansi/akuntansi.domain.ts';
import { barang } from './barang/barang.domain.ts';
import { barangManual } from './barang-manual/barang-manual.domain.ts';
import { berlian } from './berlian/berlian.domain.ts';
import { cadanganDomain } from './cadangan/cadangan.domain.ts';
import { cicilan } from './cicilan/cicilan.domain.ts';
import { dashboard } from './dashboard/dashboard.domain.ts';
import { hutang } from './hutang/hutang.domain.ts';
import { integrasi } from './integrasi/integrasi.domain.ts';
import { keuangan } from './keuangan/keuangan.domain.ts';
import { kirimBarangDomain } from './kirim-barang/kirim-barang.domain.ts';
import { kunciApi } from './kunci-api/kunci-api.domain.ts';
import { laporanTerjadwal } from './laporan-terjadwal/laporan-terjadwal.domain.ts';
import { latihan } from './latihan/latihan.domain.ts';
import { lot } from './lot/lot.domain.ts';
import { master } from './master/master.domain.ts';
import { member } from './member/member.domain.ts';
import { mulai } from './mulai/mulai.domain.ts';
import { navigasi } from './navigasi/navigasi.domain.ts';
import { pajak } from './pajak/pajak.domain.ts';
import { panduan } from './panduan/panduan.domain.ts';
import { pembayaran } from './pembayaran/pembayaran.domain.ts';
import { pembelian } from './pembelian/pembelian.domain.ts';
import { pengaturan } from './pengaturan/pengaturan.domain.ts';
import { pengguna } from './pengguna/pengguna.domain.ts';
import { penjualan } from './penjualan/penjualan.domain.ts';
import { perangkat } from './perangkat/perangkat.domain.ts';
import { pesanan } from './pesanan/pesanan.domain.ts';
import { petunjukDomain } from './petunjuk/petunjuk.domain.ts';
import { pindahan } from './pindahan/pindahan.domain.ts';
import { poin } from './poin/poin.domain.ts';
import { preOrder } from './pre-order/pre-order.domain.ts';
import { rancanganNota } from './rancangan-nota/rancangan-nota.domain.ts';
import { saldoAwalDomain } from './saldo-awal/saldo-awal.domain.ts';
import { sepuhan } from './sepuhan/sepuhan.domain.ts';
import { service } from './service/service.domain.ts';
import { stockOpname } from './stock-opname/stock-opname.domain.ts';
import { tampilan } from './tampilan/tampilan.domain.ts';
import { tautan } from './tautan/tautan.domain.ts';
import { titipan } from './titipan/titipan.domain.ts';
import { tutupTokoDomain } from './tutup-toko/tutup-toko.domain.ts';

export const house: House = buildHouse([
  navigasi,
  dashboard,
  master,
  berlian,
  barang,
  kirimBarangDomain,
  penjualan,
  titipan,
  pesanan,
  preOrder,
  cicilan,
  pembelian,
  barangManual,
  sepuhan,
  lot,
  pajak,
  service,
  tautan,
  hutang,
  member,
  poin,
  keuangan,
  pembayaran,
  laporanTerjadwal,
  petunjukDomain,
  saldoAwalDomain,
  akuntansi,
  stockOpname,
  tutupTokoDomain,
  latihan,
  pindahan,
  panduan,
  mulai,
  cadanganDomain,
  pengguna,
  pengaturan,
  integrasi,
  kunciApi,
  perangkat,
  rancanganNota,
  tampilan,
]);
