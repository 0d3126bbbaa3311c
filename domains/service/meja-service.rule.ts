/** Taking pieces of a customer in at the counter: what the work comes to while it is typed, and work that is done once more. Domain R6.9. */
import type { Asks, Counter, FormData } from '@mustika/kernel/document-counter.ts';
import { pelangganDiMeja } from '../member/pelanggan-bernama.rule.ts';
import { hitungService } from './service.command.ts';
import { serviceErrors } from './service.errors.ts';

/** The counter of repairs: new ones, those that are worked on, finished and fetched. */
export const MEJA_SERVICE = '/transaksi-services';

type Baris = readonly FormData[];

/** Charges of what has its weight; the day it is promised for as soon as a form is there. */
export const HITUNG: Asks = {
  call: () => hitungService,
  with: ({ barang, tgl_janji }) => ({
    barang: ((barang ?? []) as Baris)
      .filter(
        ({ berat, ongkos, kode_deskripsi }) => Number(berat) > 0 && (kode_deskripsi || Number(ongkos) >= 0),
      )
      .map(({ kode_deskripsi, berat, ongkos }) => ({
        ...{ kode_deskripsi: kode_deskripsi ?? null, berat, ongkos: ongkos ?? null },
      })),
    tgl_janji: tgl_janji ?? null,
  }),
  shows: ['barang', 'ppn_transaksi_rp', 'total', 'tgl_janji'],
};

/** A piece that was sold here is scanned, any other one is written down; nothing, a part or all of it is paid ahead. */
export const MEJA_BARU: Counter = {
  screen: MEJA_SERVICE,
  act: 'Terima Service',
  seek: 'Barcode, no service, nama, atau no HP',
  lines: 'barang',
  takes: 'kode_barcode',
  tells: { kode_member: 'kode_member', nama_customer: 'nama_customer', no_hp_customer: 'no_hp_customer' },
  person: ['kode_member', 'nama_customer', 'no_hp_customer', 'alamat_customer'],
  terms: ['tgl_janji', 'kode_tukang', 'uang_muka'],
  figure: { label: 'Dibayar Sekarang', sums: ['uang_muka'] },
  check: pelangganDiMeja(serviceErrors.PELANGGAN_SERVICE_KOSONG),
};

/** The first job lies on the counter; what of it comes back is picked. */
export const MEJA_GARANSI: Counter = {
  screen: MEJA_SERVICE,
  act: 'Garansi',
  on: { name: 'no_service_awal', lines: 'barang', picks: { field: 'barang', by: 'urut' }, from: 'CLOS' },
  terms: ['kondisi', 'tgl_janji', 'kode_tukang'],
  figure: { label: 'Dibayar Sekarang', sums: [] },
};
