/** Implementations of the domain, for the composition root. */
import { implementDocument } from '@mustika/server-kit/document/document-runner.ts';
import { fotoBeliCommands } from './beli/foto-beli.query.ts';
import { hancurPembelian } from './hancur/hancur-pembelian.document.ts';
import { batalHancur, simpanHancur } from './hancur/hancur-pembelian.posting.ts';
import { hancurCommands } from './hancur/hancur-pembelian.query.ts';
import { laporanBatalPembelianSql } from './laporan/laporan-batal-pembelian.query.ts';
import { laporanGlobalPembelianSql } from './laporan/laporan-global-pembelian.query.ts';
import { laporanHancurPembelianSql } from './laporan/laporan-hancur-pembelian.query.ts';
import { laporanPembelianPerKondisiSql } from './laporan/laporan-pembelian-per-kondisi.query.ts';
import { laporanPembelianPerfakturSql } from './laporan/laporan-pembelian-perfaktur.query.ts';
import { laporanPembelianSalesSql } from './laporan/laporan-pembelian-sales.query.ts';
import { laporanPembelianTransferSql } from './laporan/laporan-pembelian-transfer.query.ts';
import { laporanRekapTransaksiPembelianSql } from './laporan/laporan-rekap-transaksi-pembelian.query.ts';
import { laporanTransaksiPembelianSql } from './laporan/laporan-transaksi-pembelian.query.ts';
import { laporanTransaksiPembelianHistorySql } from './laporan/laporan-transaksi-pembelian-history.query.ts';
import { laporanValidasiSusutSql } from './laporan/laporan-validasi-susut.query.ts';
import { hitungBeliManualCommand } from './manual/hitung-beli-manual.query.ts';
import { laporanBatalPembelianManualSql } from './manual/laporan-batal-pembelian-manual.query.ts';
import { laporanPembelianManualSql } from './manual/laporan-pembelian-manual.query.ts';
import { simpanBeliManual } from './manual/simpan-beli-manual.posting.ts';
import { batalPembelian } from './nota/batal-pembelian.posting.ts';
import { jelasBeliCommands } from './nota/jelas-beli.query.ts';
import { kunciNotaCommands } from './nota/kunci-nota.query.ts';
import { notaAsingCommands } from './nota/nota-asing.query.ts';
import { kolomPembelian, notaBeliCommands } from './nota/nota-beli.query.ts';
import { validasiPembelian } from './nota/validasi-pembelian.posting.ts';
import { imporNotaLamaCommand } from './nota-lama/impor-nota-lama.query.ts';
import { pembelian } from './pembelian.document.ts';
import { slipPembelian } from './pembelian.slip.ts';
import { simpanPembelian } from './simpan-pembelian.posting.ts';
import { laporanPindahSortirSql } from './sortir/laporan-pindah-sortir.query.ts';
import { laporanSortirPembelianSql } from './sortir/laporan-sortir-pembelian.query.ts';
import { pindahSortirDocument } from './sortir/pindah-sortir.posting.ts';
import { sortirCommands } from './sortir/saran-sortir.query.ts';
import { sortirPembelianDocument } from './sortir/sortir-pembelian.posting.ts';
import { validasiSusut } from './susut/validasi-susut.document.ts';
import { batalSusut, simpanSusut } from './susut/validasi-susut.posting.ts';
import { susutCommands } from './susut/validasi-susut.query.ts';

export const pembelianDocuments = [
  implementDocument(
    pembelian,
    { simpan: simpanPembelian, manual: simpanBeliManual, validasi: validasiPembelian, batal: batalPembelian },
    { columns: kolomPembelian, slip: slipPembelian },
  ),
  implementDocument(
    hancurPembelian,
    { simpan: simpanHancur, batal: batalHancur },
    { columns: { lines: { barang: { berat_murni: 'murni(l.berat, l.kadar)::miligram' } } } },
  ),
  implementDocument(validasiSusut, { simpan: simpanSusut, batal: batalSusut }),
  sortirPembelianDocument,
  pindahSortirDocument,
];
export const pembelianCommands = [
  hitungBeliManualCommand,
  ...notaBeliCommands,
  ...fotoBeliCommands,
  ...susutCommands,
  ...sortirCommands,
  ...hancurCommands,
  ...notaAsingCommands,
  ...kunciNotaCommands,
  ...jelasBeliCommands,
  imporNotaLamaCommand,
];
export const pembelianReports = [
  laporanTransaksiPembelianSql,
  laporanBatalPembelianSql,
  laporanPembelianPerKondisiSql,
  laporanPembelianSalesSql,
  laporanPembelianPerfakturSql,
  laporanGlobalPembelianSql,
  laporanTransaksiPembelianHistorySql,
  laporanPembelianTransferSql,
  laporanRekapTransaksiPembelianSql,
  laporanValidasiSusutSql,
  laporanHancurPembelianSql,
  laporanSortirPembelianSql,
  laporanPindahSortirSql,
  laporanPembelianManualSql,
  laporanBatalPembelianManualSql,
];
