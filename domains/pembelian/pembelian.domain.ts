/** Purchases over the counter, in menu order. */
import { defineDomain } from '@mustika/kernel/house.ts';
import { defineScreen } from '@mustika/kernel/screen.ts';
import { bakiResource } from '../master/baki.resource.ts';
import { groupResource } from '../master/group.resource.ts';
import { hargaBeliResource } from '../master/harga-beli.resource.ts';
import { jenisResource } from '../master/jenis.resource.ts';
import { kondisiPembelianResource } from '../master/kondisi-pembelian.resource.ts';
import { parameterHargaEmasResource } from '../master/parameter-harga-emas.resource.ts';
import { potonganPembelianResource } from '../master/potongan-pembelian.resource.ts';
import { rekeningResource } from '../master/rekening.resource.ts';
import { rugiNotaResource } from '../master/rugi-nota.resource.ts';
import { salesResource } from '../master/sales.resource.ts';
import { jelasBeliCommand } from './jelas-beli.command.ts';
import { laporanBatalPembelian } from './laporan-batal-pembelian.report.ts';
import { laporanPembelianPerKondisi } from './laporan-pembelian-per-kondisi.report.ts';
import { laporanPembelianPerfaktur } from './laporan-pembelian-perfaktur.report.ts';
import { laporanPembelianSales } from './laporan-pembelian-sales.report.ts';
import { laporanTransaksiPembelian } from './laporan-transaksi-pembelian.report.ts';
import {
  beliByGroup,
  beliSingle,
  cetakBeli,
  daftarBeli,
  jualDariQr,
  jualUntukBeli,
} from './nota-beli.command.ts';
import { pembelian as pembelianDocument } from './pembelian.document.ts';

export const transaksiPembelian = defineScreen({
  path: '/transaksi-pembelian',
  title: 'Transaksi Pembelian',
  group: 'pembelian',
  reads: () => [
    salesResource,
    rekeningResource,
    kondisiPembelianResource,
    rugiNotaResource,
    potonganPembelianResource,
    hargaBeliResource,
    parameterHargaEmasResource,
    groupResource,
    jenisResource,
    bakiResource,
  ],
});
export const lihatPembelian = defineScreen({
  path: '/lihat-pembelian',
  title: 'Lihat Pembelian',
  group: 'pembelian',
});
export const batalPembelian = defineScreen({
  path: '/batal-pembelian',
  title: 'Batal Pembelian',
  group: 'pembelian',
});

export const pembelian = defineDomain(
  'pembelian',
  'Pembelian',
  transaksiPembelian,
  lihatPembelian,
  batalPembelian,
  pembelianDocument,
  jualUntukBeli,
  jualDariQr,
  beliByGroup,
  beliSingle,
  daftarBeli,
  cetakBeli,
  jelasBeliCommand,
  laporanTransaksiPembelian,
  laporanBatalPembelian,
  laporanPembelianPerKondisi,
  laporanPembelianSales,
  laporanPembelianPerfaktur,
);
