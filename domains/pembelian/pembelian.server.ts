/** Implementations of the domain, for the composition root. */
import { implementDocument } from '@mustika/server-kit/document-runner.ts';
import { batalPembelian } from './batal-pembelian.posting.ts';
import { fotoBeliCommands } from './foto-beli.query.ts';
import { hancurPembelian } from './hancur-pembelian.document.ts';
import { batalHancur, simpanHancur } from './hancur-pembelian.posting.ts';
import { hancurCommands } from './hancur-pembelian.query.ts';
import { jelasBeliCommands } from './jelas-beli.query.ts';
import { laporanBatalPembelianSql } from './laporan-batal-pembelian.query.ts';
import { laporanHancurPembelianSql } from './laporan-hancur-pembelian.query.ts';
import { laporanPembelianPerKondisiSql } from './laporan-pembelian-per-kondisi.query.ts';
import { laporanPembelianPerfakturSql } from './laporan-pembelian-perfaktur.query.ts';
import { laporanPembelianSalesSql } from './laporan-pembelian-sales.query.ts';
import { laporanPembelianTransferSql } from './laporan-pembelian-transfer.query.ts';
import { laporanRekapTransaksiPembelianSql } from './laporan-rekap-transaksi-pembelian.query.ts';
import { laporanTransaksiPembelianSql } from './laporan-transaksi-pembelian.query.ts';
import { laporanTransaksiPembelianHistorySql } from './laporan-transaksi-pembelian-history.query.ts';
import { laporanValidasiSusutSql } from './laporan-validasi-susut.query.ts';
import { notaAsingCommands } from './nota-asing.query.ts';
import { kolomPembelian, notaBeliCommands } from './nota-beli.query.ts';
import { pembelian } from './pembelian.document.ts';
import { slipPembelian } from './pembelian.slip.ts';
import { simpanPembelian } from './simpan-pembelian.posting.ts';
import { validasiPembelian } from './validasi-pembelian.posting.ts';
import { validasiSusut } from './validasi-susut.document.ts';
import { batalSusut, simpanSusut } from './validasi-susut.posting.ts';
import { susutCommands } from './validasi-susut.query.ts';

export const pembelianDocuments = [
  implementDocument(
    pembelian,
    { simpan: simpanPembelian, validasi: validasiPembelian, batal: batalPembelian },
    { columns: kolomPembelian, slip: slipPembelian },
  ),
  implementDocument(
    hancurPembelian,
    { simpan: simpanHancur, batal: batalHancur },
    { columns: { lines: { barang: { berat_murni: 'murni(l.berat, l.kadar)::miligram' } } } },
  ),
  implementDocument(validasiSusut, { simpan: simpanSusut, batal: batalSusut }),
];
export const pembelianCommands = [
  ...notaBeliCommands,
  ...fotoBeliCommands,
  ...susutCommands,
  ...hancurCommands,
  ...notaAsingCommands,
  ...jelasBeliCommands,
];
export const pembelianReports = [
  laporanTransaksiPembelianSql,
  laporanBatalPembelianSql,
  laporanPembelianPerKondisiSql,
  laporanPembelianSalesSql,
  laporanPembelianPerfakturSql,
  laporanTransaksiPembelianHistorySql,
  laporanPembelianTransferSql,
  laporanRekapTransaksiPembelianSql,
  laporanValidasiSusutSql,
  laporanHancurPembelianSql,
];
