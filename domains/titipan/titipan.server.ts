/** Implementations of the domain, for the composition root. */
import { implementDocument, OLEH_PENULIS } from '@mustika/server-kit/document/document-runner.ts';
import { awalTitipan, batalAwalTitipan } from './awal/awal-titipan.posting.ts';
import { batalTitipan, tambahTitipan, validasiTitipan } from './lanjut-titipan.posting.ts';
import { laporanTitipUangSql } from './laporan-titip-uang.query.ts';
import { simpanTitipan } from './simpan-titipan.posting.ts';
import { titipan } from './titipan.document.ts';
import { kolomTitipan } from './titipan.query.ts';
import { slipTitipan } from './titipan.slip.ts';

export const titipanDocument = implementDocument(
  titipan,
  {
    awal: awalTitipan,
    batalAwal: batalAwalTitipan,
    simpan: simpanTitipan,
    validasi: validasiTitipan,
    tambah: tambahTitipan,
    batal: batalTitipan,
    tunggu: OLEH_PENULIS,
    lepas: OLEH_PENULIS,
    ambil_sebagian: OLEH_PENULIS,
    ambil: OLEH_PENULIS,
    batal_ambil: OLEH_PENULIS,
    alih: OLEH_PENULIS,
    batal_alih: OLEH_PENULIS,
  },
  { columns: kolomTitipan, slip: slipTitipan },
);
export const titipanDocuments = [titipanDocument];
export const titipanReports = [laporanTitipUangSql];
