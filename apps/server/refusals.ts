/** Texts for the refusals that the database raises by name, of all domains. */

import { akuntansiErrors } from '@mustika/domains/akuntansi/akuntansi.errors.ts';
import { aksesorisErrors } from '@mustika/domains/barang/aksesoris/aksesoris.errors.ts';
import { tolakAksesoris } from '@mustika/domains/barang/aksesoris/tolak-aksesoris.errors.ts';
import { barangErrors } from '@mustika/domains/barang/barang.errors.ts';
import { manualErrors } from '@mustika/domains/barang-manual/barang-manual.errors.ts';
import { cicilanErrors } from '@mustika/domains/cicilan/cicilan.errors.ts';
import { hutangErrors } from '@mustika/domains/hutang/hutang.errors.ts';
import { integrasiErrors } from '@mustika/domains/integrasi/integrasi.errors.ts';
import { marketplaceErrors } from '@mustika/domains/integrasi/marketplace/marketplace.errors.ts';
import { penjualanErrors } from '@mustika/domains/jual/penjualan.errors.ts';
import { bonusErrors } from '@mustika/domains/keuangan/bonus/bonus.errors.ts';
import { keuanganErrors } from '@mustika/domains/keuangan/keuangan.errors.ts';
import { kirimBarangErrors } from '@mustika/domains/kirim-barang/kirim-barang.errors.ts';
import { kunciApiErrors } from '@mustika/domains/kunci-api/kunci-api.errors.ts';
import { jadwalErrors } from '@mustika/domains/laporan-terjadwal/jadwal-laporan.errors.ts';
import { latihanErrors } from '@mustika/domains/latihan/latihan.errors.ts';
import { lotErrors } from '@mustika/domains/lot/lot.errors.ts';
import { masterErrors } from '@mustika/domains/master/master.errors.ts';
import { permintaanErrors } from '@mustika/domains/member/data-diri/permintaan.errors.ts';
import { memberErrors } from '@mustika/domains/member/member.errors.ts';
import { pajakErrors } from '@mustika/domains/pajak/pajak.errors.ts';
import { pembayaranErrors } from '@mustika/domains/pembayaran/pembayaran.errors.ts';
import { pembelianErrors } from '@mustika/domains/pembelian/pembelian.errors.ts';
import { sortirErrors } from '@mustika/domains/pembelian/sortir/sortir.errors.ts';
import { penggunaErrors } from '@mustika/domains/pengguna/pengguna.errors.ts';
import { luringErrors } from '@mustika/domains/penjualan/luring/luring.errors.ts';
import { agenErrors } from '@mustika/domains/perangkat/agen.errors.ts';
import { pesananErrors } from '@mustika/domains/pesanan/pesanan.errors.ts';
import { petunjukErrors } from '@mustika/domains/petunjuk/petunjuk.errors.ts';
import { pindahanErrors } from '@mustika/domains/pindahan/pindahan.errors.ts';
import { poinErrors } from '@mustika/domains/poin/poin.errors.ts';
import { preOrderErrors } from '@mustika/domains/pre-order/pre-order.errors.ts';
import { rancanganErrors } from '@mustika/domains/rancangan-nota/rancangan-nota.errors.ts';
import { saldoAwalErrors } from '@mustika/domains/saldo-awal/saldo-awal.errors.ts';
import { sepuhanErrors } from '@mustika/domains/sepuhan/sepuhan.errors.ts';
import { serviceErrors } from '@mustika/domains/service/service.errors.ts';
import { opnameErrors } from '@mustika/domains/stock-opname/stock-opname.errors.ts';
import { tautanErrors } from '@mustika/domains/tautan/tautan.errors.ts';
import { titipanErrors } from '@mustika/domains/titipan/titipan.errors.ts';
import { tutupTokoErrors } from '@mustika/domains/tutup-toko/tutup-toko.errors.ts';
import { type ErrorEntry, umum } from '@mustika/kernel/errors.ts';
import { dokumenErrors } from '@mustika/server-kit/document/document-errors.ts';
import { kunciErrors } from '@mustika/server-kit/http/key-errors.ts';
import { timbangErrors } from '../../domains/barang/timbang/timbang-baki.errors.ts';

/** Texts for the refusals that the database raises by name. */
export const refusals: ErrorEntry[] = [
  umum,
  penggunaErrors,
  dokumenErrors,
  penjualanErrors,
  bonusErrors,
  luringErrors,
  titipanErrors,
  cicilanErrors,
  hutangErrors,
  pesananErrors,
  preOrderErrors,
  serviceErrors,
  tautanErrors,
  agenErrors,
  kunciErrors,
  kunciApiErrors,
  jadwalErrors,
  petunjukErrors,
  pembayaranErrors,
  pembelianErrors,
  memberErrors,
  poinErrors,
  sortirErrors,
  sepuhanErrors,
  pajakErrors,
  aksesorisErrors,
  barangErrors,
  tolakAksesoris,
  lotErrors,
  manualErrors,
  masterErrors,
  permintaanErrors,
  integrasiErrors,
  keuanganErrors,
  marketplaceErrors,
  saldoAwalErrors,
  kirimBarangErrors,
  akuntansiErrors,
  tutupTokoErrors,
  rancanganErrors,
  latihanErrors,
  pindahanErrors,
  timbangErrors,
  opnameErrors,
].flatMap((table) => Object.values(table));
