/** Implementations of the domain, for the composition root. */
import { exportMemberCommands } from './export/export-member.query.ts';
import { gabungMemberCommand } from './gabung/gabung-member.query.ts';
import { gabungPoinDocument } from './gabung/gabung-poin.posting.ts';
import { lihatGabungCommands } from './gabung/lihat-gabung.query.ts';
import { pisahMemberCommand } from './gabung/pisah-member.query.ts';
import { laporanDaftarMemberSql } from './laporan/laporan-daftar-member.query.ts';
import { laporanHarianMemberSql } from './laporan/laporan-harian-member.query.ts';
import { laporanTopMemberSql } from './laporan/laporan-top-member.query.ts';
import { lihatTransaksiMemberSql } from './laporan/lihat-transaksi-member.query.ts';

export const memberFileCommands = [
  ...exportMemberCommands,
  ...lihatGabungCommands,
  gabungMemberCommand,
  pisahMemberCommand,
];

export const memberDocuments = [gabungPoinDocument];

export const memberReports = [
  lihatTransaksiMemberSql,
  laporanDaftarMemberSql,
  laporanTopMemberSql,
  laporanHarianMemberSql,
];
