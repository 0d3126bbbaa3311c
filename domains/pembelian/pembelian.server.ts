/** Implementations of the domain, for the composition root. */
import { implementDocument } from '@mustika/server-kit/document-runner.ts';
import { batalPembelian } from './batal-pembelian.posting.ts';
import { jelasBeliCommands } from './jelas-beli.query.ts';
import { laporanBatalPembelianSql } from './laporan-batal-pembelian.query.ts';
import { laporanPembelianPerKondisiSql } from './laporan-pembelian-per-kondisi.query.ts';
import { laporanPembelianPerfakturSql } from './laporan-pembelian-perfaktur.query.ts';
import { laporanPembelianSalesSql } from './laporan-pembelian-sales.query.ts';
import { laporanTransaksiPembelianSql } from './laporan-transaksi-pembelian.query.ts';
import { notaAsingCommands } from './nota-asing.query.ts';
import { notaBeliCommands } from './nota-beli.query.ts';
import { pembelian } from './pembelian.document.ts';
import { simpanPembelian } from './simpan-pembelian.posting.ts';

export const pembelianDocuments = [
  implementDocument(pembelian, { simpan: simpanPembelian, batal: batalPembelian }),
];
export const pembelianCommands = [...notaBeliCommands, ...notaAsingCommands, ...jelasBeliCommands];
export const pembelianReports = [
  laporanTransaksiPembelianSql,
  laporanBatalPembelianSql,
  laporanPembelianPerKondisiSql,
  laporanPembelianSalesSql,
  laporanPembelianPerfakturSql,
];
