/** Implementations of the domain, for the composition root. */
import { laporanDaftarMemberSql } from './laporan/laporan-daftar-member.query.ts';
import { laporanHarianMemberSql } from './laporan/laporan-harian-member.query.ts';
import { laporanTopMemberSql } from './laporan/laporan-top-member.query.ts';
import { lihatTransaksiMemberSql } from './laporan/lihat-transaksi-member.query.ts';

export const memberReports = [
  lihatTransaksiMemberSql,
  laporanDaftarMemberSql,
  laporanTopMemberSql,
  laporanHarianMemberSql,
];
