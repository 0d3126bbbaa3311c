/** Loans on pledged gold, in menu order. */
import { defineDomain } from '@mustika/kernel/house.ts';
import { defineScreen } from '@mustika/kernel/screen.ts';
import { rekeningResource } from '../master/rekening.resource.ts';
import { salesResource } from '../master/sales.resource.ts';
import { MEMBER_DI_MEJA } from '../member/member.command.ts';
import { kasirResource } from '../pengguna/kasir.resource.ts';
import { bungaHutangResource } from './bunga-hutang.resource.ts';
import { fotoJaminan, fotoJaminanUnggah, labelPaket, pantauHutang, taksirHutang } from './hutang.command.ts';
import { hutang as hutangDocument } from './hutang.document.ts';
import { hutangPokokResource } from './hutang-pokok.resource.ts';
import { kondisiPinjamanResource } from './kondisi-pinjaman.resource.ts';
import { kualitasHutangResource } from './laporan/kualitas-hutang.resource.ts';
import { laporanBatalHutang } from './laporan/laporan-batal-hutang.report.ts';
import { laporanGlobalStockPinjam } from './laporan/laporan-global-stock-pinjam.report.ts';
import { laporanHutangLunas } from './laporan/laporan-hutang-lunas.report.ts';
import { laporanKualitasHutang } from './laporan/laporan-kualitas-hutang.report.ts';
import { laporanLelangHutang } from './laporan/laporan-lelang-hutang.report.ts';
import { laporanPenebusanDetail } from './laporan/laporan-penebusan-detail.report.ts';
import { laporanPenebusanRekap } from './laporan/laporan-penebusan-rekap.report.ts';
import { laporanPinjamanDetail } from './laporan/laporan-pinjaman-detail.report.ts';
import { laporanPinjamanRekap } from './laporan/laporan-pinjaman-rekap.report.ts';
import { laporanStockHutang } from './laporan/laporan-stock-hutang.report.ts';
import { laporanTransaksiHutang } from './laporan/laporan-transaksi-hutang.report.ts';
import { tarifPinjaman } from './laporan/tarif-pinjaman.report.ts';
import { buktiPilihan, kirimPilihan, pilihanHutang } from './pilihan/pilihan-hutang.command.ts';
import { plafondHutangResource } from './plafond-hutang.resource.ts';
import { plafondKadarHutangResource } from './plafond-kadar-hutang.resource.ts';

const reads = () => [rekeningResource, kasirResource];

export const transaksiHutang = defineScreen({
  path: '/transaksi-hutang',
  title: 'Transaksi Hutang',
  cabang: 'wajib',
  group: 'hutang',
  reads: () => [rekeningResource, salesResource, kondisiPinjamanResource, ...MEMBER_DI_MEJA],
});
export const lihatHutang = defineScreen({
  path: '/lihat-hutang',
  title: 'Lihat Hutang',
  group: 'hutang',
  reads,
});
export const lelangHutang = defineScreen({
  path: '/lelang-hutang',
  title: 'Lelang Hutang',
  group: 'hutang',
  reads,
});
export const batalHutangLunas = defineScreen({
  path: '/batal-hutang-lunas',
  title: 'Batal Hutang Lunas',
  group: 'hutang',
});
export const validasiHutang = defineScreen({
  path: '/validasi-hutang',
  title: 'Validasi Hutang',
  group: 'validasi',
});

export const hutang = defineDomain(
  'hutang',
  'Hutang',
  transaksiHutang,
  lihatHutang,
  lelangHutang,
  batalHutangLunas,
  validasiHutang,
  hutangDocument,
  taksirHutang,
  pilihanHutang,
  buktiPilihan,
  kirimPilihan,
  pantauHutang,
  labelPaket,
  fotoJaminanUnggah,
  fotoJaminan,
  kondisiPinjamanResource,
  plafondHutangResource,
  plafondKadarHutangResource,
  hutangPokokResource,
  bungaHutangResource,
  kualitasHutangResource,
  laporanTransaksiHutang,
  laporanHutangLunas,
  laporanPinjamanDetail,
  laporanBatalHutang,
  laporanLelangHutang,
  laporanStockHutang,
  laporanPinjamanRekap,
  laporanPenebusanRekap,
  laporanPenebusanDetail,
  laporanGlobalStockPinjam,
  laporanKualitasHutang,
  tarifPinjaman,
);
