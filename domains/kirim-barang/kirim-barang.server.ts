/** Implementations of the domain, for the composition root. */
import { kirimBarangDocument } from './kirim-barang.posting.ts';
import { kirimBarangCommands as kirimanCommands } from './kiriman-tiba.posting.ts';
import { laporanKirimBarangOnlineSql, laporanKirimBarangSql } from './laporan-kirim-barang.query.ts';
import { dataPusatCommands } from './pusat/data-pusat.query.ts';
import { terimaBarangDocument } from './terima-barang.posting.ts';

export const kirimBarangCommands = [...kirimanCommands, ...dataPusatCommands];
export const kirimBarangDocuments = [kirimBarangDocument, terimaBarangDocument];
export const kirimBarangReports = [laporanKirimBarangSql, laporanKirimBarangOnlineSql];
