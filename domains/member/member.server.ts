/** Implementations of the domain, for the composition root. */
import { cariMemberCommands } from './cari-member.query.ts';
import { permintaanCommands } from './data-diri/permintaan.query.ts';
import { exportMemberCommands } from './export/export-member.query.ts';
import { gabungMemberCommand } from './gabung/gabung-member.query.ts';
import { gabungPoinDocument } from './gabung/gabung-poin.posting.ts';
import { lihatGabungCommands } from './gabung/lihat-gabung.query.ts';
import { pisahMemberCommand } from './gabung/pisah-member.query.ts';
import { imporMemberCommand } from './impor/impor-member.query.ts';
import { laporanDaftarMemberSql } from './laporan/laporan-daftar-member.query.ts';
import { laporanHarianMemberSql } from './laporan/laporan-harian-member.query.ts';
import { laporanTopMemberSql } from './laporan/laporan-top-member.query.ts';
import { lihatTransaksiMemberSql } from './laporan/lihat-transaksi-member.query.ts';
import { memberCommands as menemukanMember } from './member.query.ts';
import { memberAfiliasiCommands } from './member-afiliasi.query.ts';
import { settingMemberCommands } from './setting-member.query.ts';
import { tanggunganCommands } from './tanggungan.query.ts';
import { ubahMemberCommands } from './ubah-member.query.ts';

export { KALA_MEMBER, memberTasks } from './data-diri/pudar-orang.job.ts';

export const memberCommands = [
  ...menemukanMember,
  imporMemberCommand,
  ...cariMemberCommands,
  ...tanggunganCommands,
  ...memberAfiliasiCommands,
  ...settingMemberCommands,
  ...ubahMemberCommands,
  ...exportMemberCommands,
  ...permintaanCommands,
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
