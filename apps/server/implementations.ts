/** Every implementation of the house, domain by domain: what main.ts and the tests hand to buildApp. */
import { akuntansiErrors } from '@mustika/domains/akuntansi/akuntansi.errors.ts';
import {
  akuntansiCommands,
  akuntansiDocuments,
  akuntansiReports,
} from '@mustika/domains/akuntansi/akuntansi.server.ts';
import { aksesorisErrors } from '@mustika/domains/barang/aksesoris/aksesoris.errors.ts';
import { tolakAksesoris } from '@mustika/domains/barang/aksesoris/tolak-aksesoris.errors.ts';
import { barangErrors } from '@mustika/domains/barang/barang.errors.ts';
import {
  barangCommands,
  barangDocuments,
  barangKala,
  barangReports,
  barangTasks,
} from '@mustika/domains/barang/barang.server.ts';
import { hargaImpacts } from '@mustika/domains/barang/dampak-harga.query.ts';
import { manualErrors } from '@mustika/domains/barang-manual/barang-manual.errors.ts';
import {
  barangManualCommands,
  barangManualDocuments,
  barangManualReports,
} from '@mustika/domains/barang-manual/barang-manual.server.ts';
import { berlianCommands, berlianReports } from '@mustika/domains/berlian/berlian.server.ts';
import { sisiCicilan } from '@mustika/domains/cicilan/ambil-cicilan.posting.ts';
import { cicilanErrors } from '@mustika/domains/cicilan/cicilan.errors.ts';
import {
  cicilanCommands,
  cicilanDocuments,
  cicilanReports,
} from '@mustika/domains/cicilan/cicilan.server.ts';
import { dashboardCommands } from '@mustika/domains/dashboard/dashboard.query.ts';
import { grafikCommands } from '@mustika/domains/dashboard/grafik.query.ts';
import { langkahPertama } from '@mustika/domains/dashboard/langkah-pertama.query.ts';
import { pusatCommands } from '@mustika/domains/dashboard/pusat/pusat.query.ts';
import { akrualHutang } from '@mustika/domains/hutang/akrual-hutang.posting.ts';
import { hutangErrors } from '@mustika/domains/hutang/hutang.errors.ts';
import {
  hutangCommands,
  hutangDocuments,
  hutangImpacts,
  hutangReports,
  kirimPilihanLewat,
} from '@mustika/domains/hutang/hutang.server.ts';
import {
  integrasiCommands,
  integrasiKala,
  integrasiTasks,
  kirimDokumen,
} from '@mustika/domains/integrasi/integrasi.server.ts';
import { penjualanErrors } from '@mustika/domains/jual/penjualan.errors.ts';
import { keuanganErrors } from '@mustika/domains/keuangan/keuangan.errors.ts';
import {
  keuanganCommands,
  keuanganDocuments,
  keuanganReports,
} from '@mustika/domains/keuangan/keuangan.server.ts';
import { kirimBarangErrors } from '@mustika/domains/kirim-barang/kirim-barang.errors.ts';
import {
  kirimBarangCommands,
  kirimBarangDocuments,
  kirimBarangReports,
} from '@mustika/domains/kirim-barang/kirim-barang.server.ts';
import { latihanErrors } from '@mustika/domains/latihan/latihan.errors.ts';
import { latihanCommands, latihanReports } from '@mustika/domains/latihan/latihan.server.ts';
import { asalUsulLotSql } from '@mustika/domains/lot/asal-usul-lot.query.ts';
import { kartuLotSql } from '@mustika/domains/lot/kartu-lot.query.ts';
import { lotErrors } from '@mustika/domains/lot/lot.errors.ts';
import { lotCommands } from '@mustika/domains/lot/lot.query.ts';
import { masterErrors } from '@mustika/domains/master/master.errors.ts';
import { masterCommands, masterReports } from '@mustika/domains/master/master.server.ts';
import { cariMemberCommands } from '@mustika/domains/member/cari-member.query.ts';
import { imporMemberCommand } from '@mustika/domains/member/impor/impor-member.query.ts';
import { memberCommands } from '@mustika/domains/member/member.query.ts';
import { exportMemberCommands, memberReports } from '@mustika/domains/member/member.server.ts';
import { memberAfiliasiCommands } from '@mustika/domains/member/member-afiliasi.query.ts';
import { settingMemberCommands } from '@mustika/domains/member/setting-member.query.ts';
import { tanggunganCommands } from '@mustika/domains/member/tanggungan.query.ts';
import { ubahMemberCommands } from '@mustika/domains/member/ubah-member.query.ts';
import { pajakErrors } from '@mustika/domains/pajak/pajak.errors.ts';
import { pajakReports } from '@mustika/domains/pajak/pajak.server.ts';
import { sisiPoin } from '@mustika/domains/pembayaran/poin/bayar-poin.posting.ts';
import { bacaNilaiBeli, nilaiBeli } from '@mustika/domains/pembelian/manual/nilai-beli-manual.posting.ts';
import { pembelianErrors } from '@mustika/domains/pembelian/pembelian.errors.ts';
import {
  pembelianCommands,
  pembelianDocuments,
  pembelianReports,
} from '@mustika/domains/pembelian/pembelian.server.ts';
import { sortirErrors } from '@mustika/domains/pembelian/sortir/sortir.errors.ts';
import { sisiTukar } from '@mustika/domains/pembelian/tukar.posting.ts';
import { pengaturanCommands } from '@mustika/domains/pengaturan/pengaturan.server.ts';
import { penggunaErrors } from '@mustika/domains/pengguna/pengguna.errors.ts';
import { penggunaCommands, penggunaReports } from '@mustika/domains/pengguna/pengguna.server.ts';
import { sisiKupon } from '@mustika/domains/penjualan/kupon/bayar-kupon.posting.ts';
import { lepasKupon } from '@mustika/domains/penjualan/kupon/lepas-kupon.posting.ts';
import {
  penjualanCommands,
  penjualanDocuments,
  penjualanReports,
} from '@mustika/domains/penjualan/penjualan.server.ts';
import { pesananErrors } from '@mustika/domains/pesanan/pesanan.errors.ts';
import {
  pesananCommands,
  pesananDocuments,
  pesananReports,
} from '@mustika/domains/pesanan/pesanan.server.ts';
import { poinErrors } from '@mustika/domains/poin/poin.errors.ts';
import { poinCommands, poinDocuments, poinReports } from '@mustika/domains/poin/poin.server.ts';
import { preOrderErrors } from '@mustika/domains/pre-order/pre-order.errors.ts';
import {
  preOrderCommands,
  preOrderDocuments,
  preOrderReports,
} from '@mustika/domains/pre-order/pre-order.server.ts';
import { rancanganErrors } from '@mustika/domains/rancangan-nota/rancangan-nota.errors.ts';
import { rancanganNotaCommands } from '@mustika/domains/rancangan-nota/rancangan-nota.server.ts';
import { sepuhanErrors } from '@mustika/domains/sepuhan/sepuhan.errors.ts';
import {
  sepuhanCommands,
  sepuhanDocuments,
  sepuhanReports,
} from '@mustika/domains/sepuhan/sepuhan.server.ts';
import { serviceErrors } from '@mustika/domains/service/service.errors.ts';
import {
  serviceCommands,
  serviceDocuments,
  serviceReports,
} from '@mustika/domains/service/service.server.ts';
import { opnameErrors } from '@mustika/domains/stock-opname/stock-opname.errors.ts';
import {
  stockOpnameCommands,
  stockOpnameDocuments,
  stockOpnameReports,
} from '@mustika/domains/stock-opname/stock-opname.server.ts';
import { tampilanCommands } from '@mustika/domains/tampilan/tampilan.query.ts';
import { tautanErrors } from '@mustika/domains/tautan/tautan.errors.ts';
import { tautanCommands } from '@mustika/domains/tautan/tautan.query.ts';
import { sisiTitipan } from '@mustika/domains/titipan/ambil-titipan.posting.ts';
import { titipanErrors } from '@mustika/domains/titipan/titipan.errors.ts';
import { titipanDocuments, titipanReports } from '@mustika/domains/titipan/titipan.server.ts';
import { tutupTokoErrors } from '@mustika/domains/tutup-toko/tutup-toko.errors.ts';
import {
  tutupTokoCommands,
  tutupTokoDocuments,
  tutupTokoReports,
} from '@mustika/domains/tutup-toko/tutup-toko.server.ts';
import { type ErrorEntry, umum } from '@mustika/kernel/errors.ts';
import { dokumenErrors } from '@mustika/server-kit/document/document-errors.ts';
import { notaSource } from '@mustika/server-kit/document/document-serve.ts';
import { publicSource } from '@mustika/server-kit/document/public-page.ts';
import type { Impacts } from '@mustika/server-kit/http/http.ts';
import { timbangErrors } from '../../domains/barang/timbang/timbang-baki.errors.ts';

export const documents = [
  ...barangDocuments,
  ...barangManualDocuments,
  ...sepuhanDocuments,
  ...kirimBarangDocuments,
  ...penjualanDocuments([
    sisiTukar,
    sisiKupon,
    sisiPoin({ akun: 'KLIRING_PENJUALAN' }, 'PENJUALAN'),
    sisiTitipan,
    sisiCicilan,
  ]),
  ...titipanDocuments,
  ...pesananDocuments,
  ...preOrderDocuments,
  ...cicilanDocuments,
  ...hutangDocuments,
  ...serviceDocuments,
  ...stockOpnameDocuments,
  ...pembelianDocuments,
  ...keuanganDocuments,
  ...poinDocuments,
  ...akuntansiDocuments,
  ...tutupTokoDocuments([lepasKupon, akrualHutang]),
];
export const commands = [
  ...penggunaCommands,
  ...pengaturanCommands,
  ...integrasiCommands,
  ...tampilanCommands,
  ...dashboardCommands,
  ...pusatCommands,
  ...grafikCommands,
  langkahPertama,
  ...masterCommands,
  ...barangCommands,
  ...barangManualCommands,
  ...sepuhanCommands,
  ...lotCommands,
  ...kirimBarangCommands,
  ...berlianCommands,
  ...memberCommands,
  imporMemberCommand,
  ...cariMemberCommands,
  ...tanggunganCommands,
  ...memberAfiliasiCommands,
  ...settingMemberCommands,
  ...ubahMemberCommands,
  ...exportMemberCommands,
  ...poinCommands,
  ...penjualanCommands({ baca: bacaNilaiBeli, nilai: nilaiBeli }),
  ...cicilanCommands,
  ...pembelianCommands,
  ...hutangCommands,
  kirimPilihanLewat(kirimDokumen),
  ...serviceCommands,
  ...pesananCommands,
  ...preOrderCommands,
  ...keuanganCommands,
  ...akuntansiCommands,
  ...stockOpnameCommands,
  ...tutupTokoCommands,
  ...latihanCommands,
  ...rancanganNotaCommands(documents.flatMap(notaSource)),
  ...tautanCommands(documents.flatMap(publicSource)),
];
export const reports = [
  ...penjualanReports,
  ...memberReports,
  ...titipanReports,
  ...pesananReports,
  ...preOrderReports,
  ...cicilanReports,
  ...hutangReports,
  ...serviceReports,
  ...stockOpnameReports,
  ...pembelianReports,
  ...poinReports,
  ...pajakReports,
  ...barangReports,
  kartuLotSql,
  asalUsulLotSql,
  ...barangManualReports,
  ...sepuhanReports,
  ...kirimBarangReports,
  ...keuanganReports,
  ...masterReports,
  ...berlianReports,
  ...akuntansiReports,
  ...penggunaReports,
  ...tutupTokoReports,
  ...latihanReports,
];

/** Work that no one waits for. */
export const tasks = { ...barangTasks, ...integrasiTasks };
export const crontab = [...barangKala, ...integrasiKala];

/** Texts for the refusals that the database raises by name. */
export const refusals: ErrorEntry[] = [
  umum,
  penggunaErrors,
  dokumenErrors,
  penjualanErrors,
  titipanErrors,
  cicilanErrors,
  hutangErrors,
  pesananErrors,
  preOrderErrors,
  serviceErrors,
  tautanErrors,
  pembelianErrors,
  poinErrors,
  sortirErrors,
  sepuhanErrors,
  pajakErrors,
  aksesorisErrors,
  barangErrors,
  tolakAksesoris,
  lotErrors,
  manualErrors,
  masterErrors,
  keuanganErrors,
  kirimBarangErrors,
  akuntansiErrors,
  tutupTokoErrors,
  rancanganErrors,
  latihanErrors,
  timbangErrors,
  opnameErrors,
].flatMap((table) => Object.values(table));

/** What a change of prices touches, asked before it is saved, of everybody whom that price concerns. */
export const impacts: Impacts = new Map(
  [...Map.groupBy([...hargaImpacts, ...hutangImpacts], ([resource]) => resource)].map(
    ([resource, askers]) => [
      resource,
      async (...asked) => (await Promise.all(askers.map(([, impact]) => impact(...asked)))).flat(),
    ],
  ),
);
