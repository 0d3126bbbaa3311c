/** Implementations of the domain, for the composition root. */
import { diTukangCommands } from './di-tukang.query.ts';
import { kirimCuciDocument } from './kirim-cuci.posting.ts';
import { laporanSaldoBarangAktifSql } from './laporan/laporan-saldo-barang-aktif.query.ts';
import { laporanWastingSepuhanSql } from './laporan/laporan-wasting-sepuhan.query.ts';
import { terimaSepuhanDocument } from './terima-sepuhan.posting.ts';
import { wastingSepuhanDocument } from './wasting-sepuhan.posting.ts';

export const sepuhanDocuments = [kirimCuciDocument, terimaSepuhanDocument, wastingSepuhanDocument];
export const sepuhanCommands = diTukangCommands;
export const sepuhanReports = [laporanWastingSepuhanSql, laporanSaldoBarangAktifSql];
