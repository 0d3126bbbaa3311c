/** Implementations of the domain, for the composition root. */
import { implementDocument, OLEH_PENULIS } from '@mustika/server-kit/document/document-runner.ts';
import { ambilCommands } from './ambil-cicilan.query.ts';
import { awalCicilan, batalAwalCicilan } from './awal/awal-cicilan.posting.ts';
import { batalCicilan } from './batal-cicilan.posting.ts';
import { bayarCicilanDocument } from './bayar-cicilan.posting.ts';
import { cicilan } from './cicilan.document.ts';
import { kolomCicilan } from './cicilan.query.ts';
import { slipCicilan } from './cicilan.slip.ts';
import { batalLelang, bayarSisaCicilan, lelangCicilan } from './lanjut-cicilan.posting.ts';
import { laporanPenjualanCicilanSql } from './laporan-penjualan-cicilan.query.ts';
import { pantauCicilanCommands } from './pantau-cicilan.query.ts';
import { simpanCicilan } from './simpan-cicilan.posting.ts';
import { tagihanCommands } from './tagihan-cicilan.query.ts';
import { tokoLainCommands } from './toko-lain/kenal-cicilan.query.ts';
import { terimaCicilanDocument } from './toko-lain/terima-cicilan.posting.ts';

export const cicilanCommands = [
  ...tagihanCommands,
  ...ambilCommands,
  ...tokoLainCommands,
  ...pantauCicilanCommands,
];

export const cicilanReports = [laporanPenjualanCicilanSql];
export const cicilanDocument = implementDocument(
  cicilan,
  {
    awal: awalCicilan,
    batalAwal: batalAwalCicilan,
    simpan: simpanCicilan,
    batal: batalCicilan,
    lelang: lelangCicilan,
    bayar_sisa: bayarSisaCicilan,
    batal_lelang: batalLelang,
    bayar: OLEH_PENULIS,
    lunas: OLEH_PENULIS,
    batal_bayar: OLEH_PENULIS,
    tunggu: OLEH_PENULIS,
    lepas: OLEH_PENULIS,
    ambil: OLEH_PENULIS,
    batal_ambil: OLEH_PENULIS,
  },
  { columns: kolomCicilan, slip: slipCicilan },
);
export const cicilanDocuments = [cicilanDocument, bayarCicilanDocument, terimaCicilanDocument];
