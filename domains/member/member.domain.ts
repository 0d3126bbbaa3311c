/** Members: what they earn and lose, and what the till needs of them. */
import { defineDomain } from '@mustika/kernel/house.ts';
import { defineScreen } from '@mustika/kernel/screen.ts';
import {
  berkasPermintaan,
  catatPermintaan,
  daftarPermintaan,
  gerbangPermintaan,
  hapusDataDiri,
  kerjakanPermintaan,
  LAYAR_PERMINTAAN,
  pratinjauHapus,
  selesaiPermintaan,
  tolakPermintaan,
} from './data-diri/permintaan.command.ts';
import { exportMember, jumlahExportMember } from './export/export-member.command.ts';
import {
  calonGanda,
  gabunganMember,
  gabungMember,
  pisahMember,
  pratinjauGabung,
} from './gabung/gabung-member.command.ts';
import { gabungPoin } from './gabung/gabung-poin.document.ts';
import { getPointMemberResource } from './get-point-member.resource.ts';
import { hadiahResource } from './hadiah.resource.ts';
import { imporMember } from './impor/impor-member.command.ts';
import { laporanDaftarMember } from './laporan/laporan-daftar-member.report.ts';
import { laporanHarianMember } from './laporan/laporan-harian-member.report.ts';
import { laporanTopMember } from './laporan/laporan-top-member.report.ts';
import { lihatTransaksiMember } from './laporan/lihat-transaksi-member.report.ts';
import {
  MEMBER_DI_MEJA,
  memberByHp,
  memberByKode,
  memberByNama,
  memberCari,
  riwayatMember,
  simpanMember,
  ubahMember,
} from './member.command.ts';
import { memberAfiliasiCommand } from './member-afiliasi.command.ts';
import { parameterPointResource } from './parameter-point.resource.ts';
import { resetPoinMemberResource } from './reset-poin-member.resource.ts';
import {
  cetakKartu,
  pratinjauKartu,
  settingMemberCommand,
  simpanSettingMember,
  unggahGambarKartu,
} from './setting-member.command.ts';
import { tanggunganMember } from './tanggungan.command.ts';

export const settingMemberScreen = defineScreen({
  path: '/setting-member',
  title: 'Setting Kartu Member',
  group: 'member',
});

/** Members as a file. Spec 1 §2.2. */
export const exportDataMemberScreen = defineScreen({
  path: '/export-data-member',
  title: 'Export Data Member',
  group: 'member',
});

/** Members are looked up one by one: nobody reads the whole list. */
export const dataMemberScreen = defineScreen({ path: '/data-member', title: 'Data Member', group: 'member' });

/** What persons ask about their data by law. docs/decisions/0167. */
export const permintaanDataDiriScreen = defineScreen({
  path: LAYAR_PERMINTAAN,
  title: 'Permintaan Data Diri',
  group: 'member',
  gate: gerbangPermintaan,
  reads: () => MEMBER_DI_MEJA,
});

export const member = defineDomain(
  'member',
  'Member',
  dataMemberScreen,
  lihatTransaksiMember,
  hadiahResource,
  parameterPointResource,
  getPointMemberResource,
  resetPoinMemberResource,
  settingMemberScreen,
  laporanDaftarMember,
  laporanTopMember,
  laporanHarianMember,
  exportDataMemberScreen,
  jumlahExportMember,
  exportMember,
  permintaanDataDiriScreen,
  daftarPermintaan,
  catatPermintaan,
  kerjakanPermintaan,
  tolakPermintaan,
  selesaiPermintaan,
  berkasPermintaan,
  pratinjauHapus,
  hapusDataDiri,
  memberAfiliasiCommand,
  memberByKode,
  memberByHp,
  memberByNama,
  memberCari,
  tanggunganMember,
  simpanMember,
  imporMember,
  ubahMember,
  riwayatMember,
  calonGanda,
  pratinjauGabung,
  gabungMember,
  pisahMember,
  gabunganMember,
  gabungPoin,
  settingMemberCommand,
  simpanSettingMember,
  unggahGambarKartu,
  pratinjauKartu,
  cetakKartu,
);
