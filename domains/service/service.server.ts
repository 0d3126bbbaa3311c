/** Implementations of the domain, for the composition root. */
import { implementDocument } from '@mustika/server-kit/document/document-runner.ts';
import { ambilService, batalAmbilService, batalService } from './ambil-service.posting.ts';
import { awalKerjaService, awalService, batalAwalService } from './awal/awal-service.posting.ts';
import { kerjaService, selesaiService } from './jalan-service.posting.ts';
import { cetakLabelService } from './label-service.query.ts';
import { janjiService, tambahService } from './lanjut-service.posting.ts';
import { laporanBatalServiceSql } from './laporan/laporan-batal-service.query.ts';
import { laporanServiceAmbilSql } from './laporan/laporan-service-ambil.query.ts';
import { laporanServiceMasukSql } from './laporan/laporan-service-masuk.query.ts';
import { laporanServiceSelesaiSql } from './laporan/laporan-service-selesai.query.ts';
import { laporanServicesSql } from './laporan/laporan-services.query.ts';
import { service } from './service.document.ts';
import { kolomServiceSql } from './service.query.ts';
import { slipService } from './service.slip.ts';
import { serviceCommands as layanan } from './service-layani.query.ts';
import { garansiService, simpanService, validasiService } from './simpan-service.posting.ts';

export const serviceDocument = implementDocument(
  service,
  {
    ...{ simpan: simpanService, garansi: garansiService, validasi: validasiService },
    ...{ kerja: kerjaService, selesai: selesaiService, ambil: ambilService },
    ...{ tambah: tambahService, janji: janjiService },
    ...{ batal: batalService, batalAmbil: batalAmbilService },
    ...{ awal: awalService, awalKerja: awalKerjaService, batalAwal: batalAwalService },
  },
  { columns: kolomServiceSql, slip: slipService },
);
export const serviceDocuments = [serviceDocument];
export const serviceCommands = [...layanan, cetakLabelService];
export const serviceReports = [
  laporanServicesSql,
  laporanServiceMasukSql,
  laporanServiceSelesaiSql,
  laporanServiceAmbilSql,
  laporanBatalServiceSql,
];
