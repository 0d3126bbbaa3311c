/** Calls of the item screens. */
import type { WireOf } from '@mustika/kernel/answer.ts';
import { transitionCall } from '@mustika/kernel/document.ts';
import { type Answer, call, download, newKey, uploadFile } from '@mustika/web-kit/api.ts';
import { withApproval } from '@mustika/web-kit/approval/approval.ts';
import { printLabels } from '@mustika/web-kit/print-labels.ts';
import { recall, remember } from '@mustika/web-kit/storage.ts';
import { create } from 'zustand';
import { labelResource } from '../master/label/label.resource.ts';
import {
  barangImportCommand,
  barangImportMasterCommand,
  barangLabelCommand,
  barangRiwayatCommand,
  barangUbahCommand,
  type FORMAT_LABEL,
  type HasilImpor,
  type MasterImpor,
  type RiwayatBarang,
} from './barang.command.ts';
import { batuBarangCommand, batuUbahCommand } from './batu/batu-barang.command.ts';
import { barangFotoCommand, barangFotoHapusCommand, barangFotoUnggahCommand } from './foto-barang.command.ts';
import { tambahBarangDocument } from './masuk/tambah-barang.document.ts';

/** The intake. */
const simpan = transitionCall(tambahBarangDocument.transitions.simpan);
export type Tersimpan = WireOf<typeof simpan.answer>;

export const simpanBarang = (
  baris: object,
  { no_penerimaan, yakin }: { no_penerimaan: string | null; yakin: boolean },
  key: string,
): Promise<Answer<Tersimpan>> =>
  withApproval((detail_authorization) =>
    call(simpan, {
      body: {
        ...{ no_penerimaan, baris: [baris] },
        ...(yakin ? { yakin } : {}),
        ...(detail_authorization ? { detail_authorization } : {}),
      },
      key,
    }),
  );

export const riwayatBarang = async (kode_barcode: string): Promise<RiwayatBarang> =>
  (await call(barangRiwayatCommand, { params: { kode_barcode } })).data;

export const ubahBarang = (
  kode_barcode: string,
  body: object,
  key: string,
): Promise<Answer<{ versi: number }>> =>
  withApproval((detail_authorization) =>
    call(barangUbahCommand, {
      params: { kode_barcode },
      body: { ...body, ...(detail_authorization ? { detail_authorization } : {}) },
      key,
    }),
  );

export const batuBarang = async (kode_barcode: string): Promise<WireOf<typeof batuBarangCommand.answer>> =>
  (await call(batuBarangCommand, { params: { kode_barcode } })).data;

export const ubahBatu = (
  kode_barcode: string,
  body: object,
  key: string,
): Promise<Answer<{ versi: number }>> =>
  withApproval((detail_authorization) =>
    call(batuUbahCommand, {
      params: { kode_barcode },
      body: { ...body, ...(detail_authorization ? { detail_authorization } : {}) },
      key,
    }),
  );

export const unggahFoto = (kode_barcode: string, image: File): Promise<Answer<unknown>> =>
  uploadFile(barangFotoUnggahCommand, image, { part: 'image', fields: { kode_barcode } });

export const hapusFoto = (kode_barcode: string): Promise<Answer<unknown>> =>
  call(barangFotoHapusCommand, { params: { kode_barcode }, key: newKey() });

export const ambilFoto = async (kode_barcode: string): Promise<Blob> =>
  (await download(barangFotoCommand, { params: { kode_barcode } })).blob;

export const imporBarang = (
  file: File,
  fields: Record<string, string>,
  key: string,
): Promise<Answer<HasilImpor>> =>
  withApproval((izin = []) => {
    // A form of parts carries text only.
    const otorisasi = izin.map(({ _id }) => _id).join(',');
    return uploadFile(barangImportCommand, file, { fields: { ...fields, otorisasi }, key });
  });
export const imporMaster = (
  file: File,
  fields: Record<string, string>,
  key: string,
): Promise<Answer<MasterImpor>> => uploadFile(barangImportMasterCommand, file, { fields, key });

/** How this till prints tags; kept in the browser, because the printer stands beside it. */
export type SetelanLabel = {
  format: Exclude<(typeof FORMAT_LABEL)[number], 'SVG'>;
  /** Of Master Label, or one that is sold everywhere. */
  layout: string;
  dpi: '203' | '300';
  harga: boolean;
  balik: boolean;
  /** Prints as soon as a piece is saved. */
  otomatis: boolean;
};

const AWAL: SetelanLabel = {
  format: 'HALAMAN',
  layout: '60X12',
  dpi: '203',
  harga: true,
  balik: false,
  otomatis: false,
};

export const useSetelanLabel = create<SetelanLabel>()(() => ({
  ...AWAL,
  ...recall<Partial<SetelanLabel>>('laci', 'label-barang'),
}));

export function aturLabel(part: Partial<SetelanLabel>): void {
  useSetelanLabel.setState(part);
  remember('laci', 'label-barang', useSetelanLabel.getState());
}

/** How this till prints, or a ruler in the place of each tag. */
type CaraLabel = SetelanLabel & { penggaris?: boolean };

const isiLabel = (codes: readonly string[], { otomatis: _, ...setelan }: CaraLabel) => ({
  barang: codes.map((kode_barcode) => ({ kode_barcode })),
  ...setelan,
});

export type GambarLabel = WireOf<typeof barangLabelCommand.answer>[number];

/** The server counts no preview as a print, and needs no key for one. */
export const gambarLabel = async (
  codes: readonly string[],
  setelan: CaraLabel,
  signal: AbortSignal,
): Promise<GambarLabel[]> =>
  (
    await call(barangLabelCommand, {
      body: { ...isiLabel(codes, setelan), format: 'SVG' },
      signal,
    })
  ).data;

/** Sizes of tags that the shop has written down, at most so many. */
export const ukuranLabel = async (
  signal: AbortSignal,
): Promise<{ kode_label: string; keterangan: string }[]> =>
  (
    await call<{ kode_label: string; keterangan: string }[]>(labelResource.api.list, {
      query: { skip: 0, limit: 200 },
      signal,
    })
  ).data;

/** Onto labels, as this till prints them. */
export const cetakLabel = (codes: readonly string[], setelan: CaraLabel): Promise<void> =>
  printLabels(barangLabelCommand, isiLabel(codes, setelan));
