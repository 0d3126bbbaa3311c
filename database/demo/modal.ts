/** Money in the drawer of whoever practises: what he pays out has to be there, and nobody of the demo is he. */
import { keuanganDocuments } from '@mustika/domains/keuangan/keuangan.server.ts';
import type { DocumentImplementation } from '@mustika/server-kit/document/document-runner.ts';
import type { Deps } from '@mustika/server-kit/http/http.ts';
import { giro } from './jual.ts';
import { type Dunia, jalankan } from './till.ts';

/** More than any piece of a drill costs. */
const MODAL = 25_000_000;
/** Acts of the template have the numbers below. */
const SESUDAH = 1_000_000;

/** Fetched from the bank as the supervisor would, before the clock of the run begins. */
export async function modalLaci(deps: Deps, kode_toko: string, kasir: string): Promise<void> {
  const mutasi = keuanganDocuments.find(
    ({ document }) => document.name === 'mutasi_uang',
  ) as DocumentImplementation;
  const dunia = { deps, toko: { kode_toko, suffix: '' }, nomor: SESUDAH } as Dunia;
  // Between bank and drawer nobody has to agree.
  const isi = {
    ...{
      kategori: 'MUTASI',
      asal: 'BRI',
      asal_rekening: giro(kode_toko),
      tujuan: 'CASH',
      tujuan_rekening: null,
    },
    ...{ kasir, jumlah: MODAL, keterangan: 'UANG LACI LATIHAN' },
  };
  await jalankan(dunia, 'SPV1', mutasi, 'mutasiCash', isi);
}
