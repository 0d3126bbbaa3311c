/** Implementations of the domain, for the composition root. */
import { aksesorisDocument } from './aksesoris/aksesoris.posting.ts';
import { barangFoto } from './barang-foto.query.ts';
import { barangReady } from './barang-ready.query.ts';
import { barangUbah } from './barang-ubah.query.ts';
import { batuCommands } from './batu/batu-barang.query.ts';
import { fotoTasks, KALA_FOTO } from './bersih-foto.job.ts';
import { barangBaca } from './cari/barang-list.query.ts';
import { fotoHancurCommands } from './hancur/foto-hancur.query.ts';
import { hancurBarangDocument } from './hancur/hancur-barang.posting.ts';
import { barangLabel, contohLabel } from './label/barang-label.query.ts';
import { laporanAktivitasTimbangBakiSql } from './laporan/laporan-aktivitas-timbang-baki.query.ts';
import { laporanAnalisisHargaBarangSql } from './laporan/laporan-analisis-harga-barang.query.ts';
import { laporanBarangAccSql } from './laporan/laporan-barang-acc.query.ts';
import { laporanBarangDetailSql } from './laporan/laporan-barang-detail.query.ts';
import { laporanBarangSumarySql } from './laporan/laporan-barang-sumary.query.ts';
import { laporanGlobalStockTokoSql } from './laporan/laporan-global-stock-toko.query.ts';
import { laporanHancurBarangSql } from './laporan/laporan-hancur-barang.query.ts';
import { laporanKelompokBarangSql } from './laporan/laporan-kelompok-barang.query.ts';
import { laporanManagerialAnalisysSql } from './laporan/laporan-managerial-analisys.query.ts';
import { laporanPindahBarangSql } from './laporan/laporan-pindah-barang.query.ts';
import { laporanStockBeliSql } from './laporan/laporan-stock-beli.query.ts';
import { laporanStockJualSql } from './laporan/laporan-stock-jual.query.ts';
import { laporanTambahBarangSql } from './laporan/laporan-tambah-barang.query.ts';
import { laporanTimbangBakiSql } from './laporan/laporan-timbang-baki.query.ts';
import { laporanUmurStokSql } from './laporan/laporan-umur-stok.query.ts';
import { barangImportMaster } from './masuk/master-berkas.query.ts';
import { tambahBarang } from './masuk/tambah-barang.posting.ts';
import { barangImport } from './masuk/tambah-barang-banyak.query.ts';
import { petaCommands } from './peta/peta-baki.query.ts';
import { pindahBarangDocument } from './pindah/pindah-barang.posting.ts';
import { profitCommands, ubahProfitDocument } from './profit/ubah-profit.posting.ts';
import { laporanTerimaBarangSupplierSql } from './terima/laporan-terima-barang-supplier.query.ts';
import { opnamePenerimaanDocument } from './terima/opname-penerimaan.posting.ts';
import { penerimaanBarangDocument } from './terima/penerimaan-barang.posting.ts';
import { laporanBacaanTimbanganSql } from './timbang/laporan-bacaan-timbangan.query.ts';
import { timbangBakiDocument, timbangCommands } from './timbang/timbang-baki.posting.ts';
import { webCommands } from './web/barang-web.query.ts';
import { KALA_WEB, webTasks } from './web/kirim-web.job.ts';

export const barangCommands = [
  barangReady,
  ...barangBaca,
  ...petaCommands,
  barangUbah,
  ...barangFoto,
  ...batuCommands,
  ...fotoHancurCommands,
  barangLabel,
  contohLabel,
  barangImport,
  barangImportMaster,
  ...timbangCommands,
  ...profitCommands,
  ...webCommands,
];
export const barangDocuments = [
  tambahBarang,
  pindahBarangDocument,
  hancurBarangDocument,
  timbangBakiDocument,
  penerimaanBarangDocument,
  opnamePenerimaanDocument,
  ubahProfitDocument,
  aksesorisDocument,
];
export const barangReports = [
  laporanTambahBarangSql,
  laporanTerimaBarangSupplierSql,
  laporanBarangDetailSql,
  laporanBarangSumarySql,
  laporanBarangAccSql,
  laporanPindahBarangSql,
  laporanHancurBarangSql,
  laporanTimbangBakiSql,
  laporanAktivitasTimbangBakiSql,
  laporanKelompokBarangSql,
  laporanStockJualSql,
  laporanStockBeliSql,
  laporanGlobalStockTokoSql,
  laporanUmurStokSql,
  laporanBacaanTimbanganSql,
  laporanAnalisisHargaBarangSql,
  laporanManagerialAnalisysSql,
];
export const barangTasks = { ...fotoTasks, ...webTasks };
/** When tasks come by themselves. */
export const barangKala = [KALA_FOTO, KALA_WEB];
