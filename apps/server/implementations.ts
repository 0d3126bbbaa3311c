/** Every implementation of the house, domain by domain: what main.ts and the tests hand to buildApp. */
import {
  akuntansiBerkas,
  akuntansiCommands,
  akuntansiDocuments,
  akuntansiReports,
} from '@mustika/domains/akuntansi/akuntansi.server.ts';
import {
  barangCommands,
  barangDocuments,
  barangKala,
  barangReports,
  barangTasks,
} from '@mustika/domains/barang/barang.server.ts';
import { hargaImpacts } from '@mustika/domains/barang/dampak-harga.query.ts';
import {
  barangManualCommands,
  barangManualDocuments,
  barangManualReports,
} from '@mustika/domains/barang-manual/barang-manual.server.ts';
import { berlianCommands, berlianReports } from '@mustika/domains/berlian/berlian.server.ts';
import { cadanganCommands } from '@mustika/domains/cadangan/cadangan.query.ts';
import { sisiCicilan } from '@mustika/domains/cicilan/ambil-cicilan.posting.ts';
import {
  cicilanCommands,
  cicilanDocument,
  cicilanDocuments,
  cicilanReports,
} from '@mustika/domains/cicilan/cicilan.server.ts';
import { dashboardCommands } from '@mustika/domains/dashboard/dashboard.query.ts';
import { grafikCommands } from '@mustika/domains/dashboard/grafik.query.ts';
import { pusatCommands } from '@mustika/domains/dashboard/pusat/pusat.query.ts';
import { akrualHutang } from '@mustika/domains/hutang/akrual-hutang.posting.ts';
import {
  hutangCommands,
  hutangDocument,
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
import {
  keuanganCommands,
  keuanganDocuments,
  keuanganReports,
} from '@mustika/domains/keuangan/keuangan.server.ts';
import {
  kirimBarangCommands,
  kirimBarangDocuments,
  kirimBarangReports,
} from '@mustika/domains/kirim-barang/kirim-barang.server.ts';
import {
  KALA_KEJADIAN,
  kejadianTasks,
  kunciApiCommands,
} from '@mustika/domains/kunci-api/kunci-api.server.ts';
import { jadwalLaporanCommands } from '@mustika/domains/laporan-terjadwal/jadwal-laporan.query.ts';
import { KALA_LAPORAN, laporanTerjadwalTasks } from '@mustika/domains/laporan-terjadwal/kirim-laporan.job.ts';
import { latihanCommands, latihanReports } from '@mustika/domains/latihan/latihan.server.ts';
import { lotCommands, lotReports } from '@mustika/domains/lot/lot.server.ts';
import { masterCommands, masterReports } from '@mustika/domains/master/master.server.ts';
import {
  KALA_MEMBER,
  memberCommands,
  memberDocuments,
  memberReports,
  memberTasks,
} from '@mustika/domains/member/member.server.ts';
import { mulaiCommands } from '@mustika/domains/mulai/mulai.query.ts';
import { pajakReports } from '@mustika/domains/pajak/pajak.server.ts';
import { panduanCommands } from '@mustika/domains/panduan/panduan.query.ts';
import {
  KALA_TAGIHAN,
  pembayaranCommands,
  pembayaranReports,
  pembayaranTasks,
} from '@mustika/domains/pembayaran/pembayaran.server.ts';
import { sisiPoin } from '@mustika/domains/pembayaran/poin/bayar-poin.posting.ts';
import { bacaNilaiBeli, nilaiBeli } from '@mustika/domains/pembelian/manual/nilai-beli-manual.posting.ts';
import {
  pembelianCommands,
  pembelianDocuments,
  pembelianReports,
} from '@mustika/domains/pembelian/pembelian.server.ts';
import { sisiTukar } from '@mustika/domains/pembelian/tukar.posting.ts';
import { pengaturanCommands } from '@mustika/domains/pengaturan/pengaturan.server.ts';
import {
  beritakanOrang,
  buktiSendiri,
  penggunaCommands,
  penggunaReports,
  penggunaTasks,
} from '@mustika/domains/pengguna/pengguna.server.ts';
import { sidikCommands } from '@mustika/domains/pengguna/sidik/sidik.query.ts';
import { sisiKupon } from '@mustika/domains/penjualan/kupon/bayar-kupon.posting.ts';
import { lepasKupon } from '@mustika/domains/penjualan/kupon/lepas-kupon.posting.ts';
import {
  penjualanCommands,
  penjualanDocuments,
  penjualanReports,
} from '@mustika/domains/penjualan/penjualan.server.ts';
import { pembacaSidik } from '@mustika/domains/perangkat/pembaca-sidik.query.ts';
import { perangkatCommands } from '@mustika/domains/perangkat/perangkat.server.ts';
import {
  pesananCommands,
  pesananDocument,
  pesananDocuments,
  pesananReports,
} from '@mustika/domains/pesanan/pesanan.server.ts';
import { petunjukCommands, petunjukReports } from '@mustika/domains/petunjuk/petunjuk.server.ts';
import {
  KALA_UJI_COBA,
  pindahanCommands,
  pindahanReports,
  pindahanTasks,
} from '@mustika/domains/pindahan/pindahan.server.ts';
import { poinCommands, poinDocuments, poinReports } from '@mustika/domains/poin/poin.server.ts';
import {
  preOrderCommands,
  preOrderDocuments,
  preOrderReports,
} from '@mustika/domains/pre-order/pre-order.server.ts';
import { rancanganNotaCommands } from '@mustika/domains/rancangan-nota/rancangan-nota.server.ts';
import { saldoAwalDocuments } from '@mustika/domains/saldo-awal/saldo-awal.posting.ts';
import { berkasSaldoAwalCommand } from '@mustika/domains/saldo-awal/saldo-awal.query.ts';
import {
  sepuhanCommands,
  sepuhanDocuments,
  sepuhanReports,
} from '@mustika/domains/sepuhan/sepuhan.server.ts';
import {
  serviceCommands,
  serviceDocument,
  serviceDocuments,
  serviceReports,
} from '@mustika/domains/service/service.server.ts';
import {
  stockOpnameCommands,
  stockOpnameDocuments,
  stockOpnameReports,
} from '@mustika/domains/stock-opname/stock-opname.server.ts';
import { tampilanCommands } from '@mustika/domains/tampilan/tampilan.server.ts';
import { tautanCommands } from '@mustika/domains/tautan/tautan.query.ts';
import { sisiTitipan } from '@mustika/domains/titipan/ambil-titipan.posting.ts';
import {
  titipanDocument,
  titipanDocuments,
  titipanReports,
} from '@mustika/domains/titipan/titipan.server.ts';
import {
  tutupTokoCommands,
  tutupTokoDocuments,
  tutupTokoReports,
} from '@mustika/domains/tutup-toko/tutup-toko.server.ts';
import { notaSource } from '@mustika/server-kit/document/document-serve.ts';
import { publicSource } from '@mustika/server-kit/document/public-page.ts';
import type { Impacts } from '@mustika/server-kit/http/http.ts';
import { refusals } from './refusals.ts';

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
  ...saldoAwalDocuments({
    ...{ hutang: hutangDocument, titipan: titipanDocument, cicilan: cicilanDocument },
    ...{ pesanan: pesananDocument, service: serviceDocument },
  }),
  ...poinDocuments,
  ...memberDocuments,
  ...akuntansiDocuments,
  ...tutupTokoDocuments([lepasKupon, akrualHutang]),
];

export const commands = [
  ...penggunaCommands,
  ...sidikCommands(pembacaSidik),
  ...pengaturanCommands,
  ...integrasiCommands,
  ...kunciApiCommands(buktiSendiri),
  ...perangkatCommands,
  ...tampilanCommands,
  ...jadwalLaporanCommands,
  ...petunjukCommands,
  ...dashboardCommands,
  ...pusatCommands,
  ...grafikCommands,
  ...mulaiCommands,
  ...cadanganCommands,
  ...masterCommands,
  ...pembayaranCommands,
  ...barangCommands,
  ...barangManualCommands,
  ...sepuhanCommands,
  ...lotCommands,
  ...kirimBarangCommands,
  ...berlianCommands,
  ...memberCommands,
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
  berkasSaldoAwalCommand,
  ...akuntansiCommands,
  ...stockOpnameCommands,
  ...tutupTokoCommands,
  ...latihanCommands,
  ...pindahanCommands,
  ...rancanganNotaCommands(documents.flatMap(notaSource)),
  ...tautanCommands(documents.flatMap(publicSource)),
  ...panduanCommands(refusals),
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
  ...pembayaranReports,
  ...pembelianReports,
  ...poinReports,
  ...pajakReports,
  ...barangReports,
  ...lotReports,
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
  ...pindahanReports,
  ...petunjukReports,
];

/** Work that no one waits for. */
export const tasks = {
  ...barangTasks,
  ...integrasiTasks(akuntansiBerkas),
  ...kejadianTasks(beritakanOrang),
  ...laporanTerjadwalTasks(reports),
  ...memberTasks,
  ...pembayaranTasks,
  ...penggunaTasks,
  ...pindahanTasks,
};
const kala = [KALA_KEJADIAN, KALA_LAPORAN, KALA_MEMBER, KALA_TAGIHAN, KALA_UJI_COBA];
export const crontab = [...barangKala, ...integrasiKala, ...kala];

/** What a change of prices touches, asked before it is saved, of everybody whom that price concerns. */
export const impacts: Impacts = new Map(
  [...Map.groupBy([...hargaImpacts, ...hutangImpacts], ([resource]) => resource)].map(
    ([resource, askers]) => [
      resource,
      async (...asked) => (await Promise.all(askers.map(([, impact]) => impact(...asked)))).flat(),
    ],
  ),
);
