/** Data Master: what a shop keeps before it sells its first piece, in menu order. */
import { flag } from '@mustika/kernel/gate.ts';
import { defineDomain } from '@mustika/kernel/house.ts';
import { defineScreen } from '@mustika/kernel/screen.ts';
import { paraAkunCommand, rekeningBankCommand, simpanParaAkunCommand } from './akun/akun.command.ts';
import { akunResource } from './akun/akun.resource.ts';
import { bakiResource } from './baki.resource.ts';
import { bandrolResource } from './bandrol.resource.ts';
import { bankResource } from './bank.resource.ts';
import { groupResource } from './group.resource.ts';
import { gudangResource } from './gudang.resource.ts';
import {
  bakiGudangCommand,
  bakiReadyCommand,
  gudangHancurCommand,
  gudangMasterCommand,
} from './gudang-baki.command.ts';
import { hargaBeliResource } from './harga/harga-beli.resource.ts';
import { bahanHariIni, kembalikanHarga, terbitkanHariIni } from './harga/harga-hari-ini.command.ts';
import { kelompokHargaResource } from './harga/kelompok-harga.resource.ts';
import { laporanPerubahanHargaEmas } from './harga/laporan-perubahan-harga-emas.report.ts';
import { parameterHargaEmasResource } from './harga/parameter-harga-emas.resource.ts';
import {
  bahanPublikasi,
  daftarPublikasi,
  PUBLIKASI,
  tarikPublikasi,
  terbitkanHarga,
  terimaPublikasi,
} from './harga/publikasi-harga.command.ts';
import { jenisResource } from './jenis.resource.ts';
import { jenisGroupResource } from './jenis-group.resource.ts';
import { kadarResource } from './kadar.resource.ts';
import { kategoriResource } from './kategori.resource.ts';
import { keteranganNotaResource } from './keterangan-nota.resource.ts';
import { kodeTransaksiResource } from './kode-transaksi.resource.ts';
import { kondisiBarangResource } from './kondisi-barang.resource.ts';
import { kondisiPembelianResource } from './kondisi-pembelian.resource.ts';
import { labelResource } from './label/label.resource.ts';
import { marketplaceResource } from './marketplace.resource.ts';
import { parameterOngkosResource } from './parameter-ongkos.resource.ts';
import { sumberCommand } from './penjelasan.command.ts';
import { potonganPembelianResource } from './potongan-pembelian.resource.ts';
import { rekeningResource } from './rekening.resource.ts';
import { rugiNotaResource } from './rugi-nota.resource.ts';
import { salesResource } from './sales.resource.ts';
import { salinParameterCommand } from './salin-parameter.command.ts';
import { supplierResource } from './supplier.resource.ts';
import { targetTokoResource } from './target-toko.resource.ts';
import { tokoResource } from './toko.resource.ts';
import { tukangResource } from './tukang.resource.ts';
import { tutupSelamanya } from './tutup-selamanya.command.ts';

/** Accounts of the journals: a list view and an edit view, made by hand. Spec 2 §2.3, §4. */
export const parameterAkunScreen = defineScreen({
  path: '/parameter-akun',
  title: 'Parameter Akun',
  group: 'akuntansi',
  gate: flag('NAGAFIN_ACCOUNTING_MODULE'),
  reads: () => [akunResource],
});

/**
 * Prices from head office to the stores: head office sends and sees who has not accepted, a store sees and accepts. The
 * specification shows no screen; see `publikasi-harga.command.ts`.
 */
export const publikasiHargaScreen = defineScreen({
  path: PUBLIKASI,
  title: 'Publikasi Harga',
  antar: true,
  group: 'master',
});

export const master = defineDomain(
  'master',
  'Data Master',
  kategoriResource,
  jenisResource,
  groupResource,
  bandrolResource,
  labelResource,
  kodeTransaksiResource,
  gudangResource,
  bakiResource,
  salesResource,
  targetTokoResource,
  tukangResource,
  kondisiBarangResource,
  kondisiPembelianResource,
  rugiNotaResource,
  parameterHargaEmasResource,
  jenisGroupResource,
  kadarResource,
  bankResource,
  rekeningResource,
  marketplaceResource,
  parameterOngkosResource,
  hargaBeliResource,
  publikasiHargaScreen,
  keteranganNotaResource,
  supplierResource,
  tokoResource,
  kelompokHargaResource,
  potonganPembelianResource,
  akunResource,
  parameterAkunScreen,
  laporanPerubahanHargaEmas,
  gudangMasterCommand,
  gudangHancurCommand,
  bakiReadyCommand,
  bakiGudangCommand,
  rekeningBankCommand,
  paraAkunCommand,
  simpanParaAkunCommand,
  sumberCommand,
  bahanPublikasi,
  terbitkanHarga,
  daftarPublikasi,
  terimaPublikasi,
  tarikPublikasi,
  bahanHariIni,
  terbitkanHariIni,
  kembalikanHarga,
  salinParameterCommand,
  tutupSelamanya,
);
