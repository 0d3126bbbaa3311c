/** Services: work on pieces of customers, in menu order. Spec 1 §2.2. */
import { flag } from '@mustika/kernel/gate.ts';
import { defineDomain } from '@mustika/kernel/house.ts';
import { defineScreen } from '@mustika/kernel/screen.ts';
import { lotResource } from '../lot/lot.resource.ts';
import { rekeningResource } from '../master/rekening.resource.ts';
import { tukangResource } from '../master/tukang.resource.ts';
import { MEMBER_DI_MEJA } from '../member/member.command.ts';
import { kasirResource } from '../pengguna/kasir.resource.ts';
import { barangTerjualResource } from './barang-terjual.resource.ts';
import { deskripsiServiceResource } from './deskripsi-service.resource.ts';
import { laporanBatalService } from './laporan/laporan-batal-service.report.ts';
import { laporanServiceAmbil } from './laporan/laporan-service-ambil.report.ts';
import { laporanServiceMasuk } from './laporan/laporan-service-masuk.report.ts';
import { laporanServiceSelesai } from './laporan/laporan-service-selesai.report.ts';
import { laporanServices } from './laporan/laporan-services.report.ts';
import {
  barangTerjual,
  fotoService,
  fotoServiceUnggah,
  hitungService,
  labelService,
} from './service.command.ts';
import { service as serviceDocument } from './service.document.ts';

const dipilih = [rekeningResource, tukangResource, lotResource];

export const transaksiServices = defineScreen({
  path: '/transaksi-services',
  title: 'Transaksi Service',
  cabang: 'wajib',
  group: 'service',
  reads: () => [...dipilih, deskripsiServiceResource, barangTerjualResource, ...MEMBER_DI_MEJA],
});
export const lihatServices = defineScreen({
  path: '/lihat-services',
  title: 'Lihat Service',
  group: 'service',
  reads: () => [...dipilih, kasirResource],
});
export const validasiService = defineScreen({
  path: '/validasi-service',
  title: 'Validasi Service',
  group: 'validasi',
  gate: flag('VALIDASI_SERVICE_MODULE'),
});

export const service = defineDomain(
  'service',
  'Service',
  transaksiServices,
  lihatServices,
  validasiService,
  serviceDocument,
  hitungService,
  barangTerjual,
  labelService,
  fotoServiceUnggah,
  fotoService,
  deskripsiServiceResource,
  laporanServices,
  laporanServiceMasuk,
  laporanServiceSelesai,
  laporanServiceAmbil,
  laporanBatalService,
);
