/** Implementations of the domain, for the composition root. */
import { implementDocument, OLEH_PENULIS } from '@mustika/server-kit/document-runner.ts';
import { cetakTitipanCommand } from './cetak-titipan.query.ts';
import { batalTitipan, tambahTitipan, validasiTitipan } from './lanjut-titipan.posting.ts';
import { laporanTitipUangSql } from './laporan-titip-uang.query.ts';
import { bacaTitipanCommands } from './nota-titipan.query.ts';
import { simpanTitipan } from './simpan-titipan.posting.ts';
import { titipan } from './titipan.document.ts';

export const titipanDocuments = [
  implementDocument(titipan, {
    simpan: simpanTitipan,
    validasi: validasiTitipan,
    tambah: tambahTitipan,
    batal: batalTitipan,
    tunggu: OLEH_PENULIS,
    lepas: OLEH_PENULIS,
    ambil_sebagian: OLEH_PENULIS,
    ambil: OLEH_PENULIS,
    batal_ambil: OLEH_PENULIS,
  }),
];
export const titipanCommands = [...bacaTitipanCommands, cetakTitipanCommand];
export const titipanReports = [laporanTitipUangSql];
