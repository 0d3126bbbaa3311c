/** Implementations of the domain, for the composition root. */
import { kirimBarangDocument } from './kirim-barang.posting.ts';
import { kirimBarangCommands } from './kiriman-tiba.posting.ts';
import { laporanKirimBarangOnlineSql, laporanKirimBarangSql } from './laporan-kirim-barang.query.ts';
import { terimaBarangDocument } from './terima-barang.posting.ts';

export { kirimBarangCommands };
export const kirimBarangDocuments = [kirimBarangDocument, terimaBarangDocument];
export const kirimBarangReports = [laporanKirimBarangSql, laporanKirimBarangOnlineSql];
