/** Implementations of the domain, for the composition root. */
import { implementDocument, OLEH_PENULIS } from '@mustika/server-kit/document/document-runner.ts';
import { awalKerjaPesanan, awalPesanan, batalAwalPesanan } from './awal/awal-pesanan.posting.ts';
import { batalPesanan } from './batal-pesanan.posting.ts';
import { selesaiPesanan, ulangPesanan } from './jadi-pesanan.posting.ts';
import { contohPesanan, kerjaPesanan, tambahPesanan, validasiPesanan } from './jalan-pesanan.posting.ts';
import { laporanPesananSql } from './laporan/laporan-pesanan.query.ts';
import { pesanan } from './pesanan.document.ts';
import { kolomPesananSql } from './pesanan.query.ts';
import { slipPesanan } from './pesanan.slip.ts';
import { pesananCommands as layanan } from './pesanan-layani.query.ts';
import { lagiPesanan, simpanPesanan } from './simpan-pesanan.posting.ts';

export const pesananDocument = implementDocument(
  pesanan,
  {
    ...{ simpan: simpanPesanan, lagi: lagiPesanan, validasi: validasiPesanan, tambah: tambahPesanan },
    ...{ kerja: kerjaPesanan, selesai: selesaiPesanan, ulang: ulangPesanan, contoh: contohPesanan },
    ...{ batal: batalPesanan, tunggu: OLEH_PENULIS, lepas: OLEH_PENULIS, ambil_sebagian: OLEH_PENULIS },
    ...{ ambil: OLEH_PENULIS, batal_ambil: OLEH_PENULIS },
    ...{ awal: awalPesanan, awalKerja: awalKerjaPesanan, batalAwal: batalAwalPesanan },
  },
  { columns: kolomPesananSql, slip: slipPesanan },
);
export const pesananDocuments = [pesananDocument];
export const pesananCommands = layanan;
export const pesananReports = [laporanPesananSql];
