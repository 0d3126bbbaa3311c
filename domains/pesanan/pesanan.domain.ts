/** Orders: pieces that are made for customers, in menu order. Spec 1 §2.2. */
import { flag } from '@mustika/kernel/gate.ts';
import { defineDomain } from '@mustika/kernel/house.ts';
import { defineScreen } from '@mustika/kernel/screen.ts';
import { bakiResource } from '../master/baki.resource.ts';
import { groupResource } from '../master/group.resource.ts';
import { jenisResource } from '../master/jenis.resource.ts';
import { rekeningResource } from '../master/rekening.resource.ts';
import { salesResource } from '../master/sales.resource.ts';
import { tukangResource } from '../master/tukang.resource.ts';
import { MEMBER_DI_MEJA } from '../member/member.command.ts';
import { kasirResource } from '../pengguna/kasir.resource.ts';
import { barangSiapResource } from './barang-siap.resource.ts';
import { laporanPesanan } from './laporan/laporan-pesanan.report.ts';
import { barangSiap, fotoPesanan, fotoPesananUnggah, hitungPesanan } from './pesanan.command.ts';
import { pesanan as pesananDocument } from './pesanan.document.ts';

const dipilih = [rekeningResource, tukangResource, bakiResource, barangSiapResource];

export const transaksiPesanan = defineScreen({
  path: '/transaksi-pesanan',
  title: 'Transaksi Pesanan',
  cabang: 'wajib',
  group: 'pesanan',
  reads: () => [...dipilih, groupResource, jenisResource, salesResource, ...MEMBER_DI_MEJA],
});
export const lihatPesanan = defineScreen({
  path: '/lihat-pesanan',
  title: 'Lihat Pesanan',
  group: 'pesanan',
  reads: () => [...dipilih, kasirResource],
});
export const ambilBarangContoh = defineScreen({
  path: '/ambil-barang-contoh',
  title: 'Ambil Barang Contoh',
  group: 'pesanan',
  reads: () => [bakiResource],
});
export const validasiPesanan = defineScreen({
  path: '/validasi-pesanan',
  title: 'Validasi Pesanan',
  group: 'validasi',
  gate: flag('VALIDASI_PESANAN_MODULE'),
});

export const pesanan = defineDomain(
  'pesanan',
  'Pesanan',
  transaksiPesanan,
  lihatPesanan,
  ambilBarangContoh,
  validasiPesanan,
  pesananDocument,
  hitungPesanan,
  barangSiap,
  fotoPesananUnggah,
  fotoPesanan,
  laporanPesanan,
);
