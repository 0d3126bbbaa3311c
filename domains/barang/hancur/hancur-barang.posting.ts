/** What destroying pieces of the shop does to gold and money, and who must agree. Domain R8.3. */

import { sum } from '@mustika/kernel/amount.ts';
import { ALASAN } from '@mustika/kernel/approval.ts';
import { reject } from '@mustika/kernel/errors.ts';
import { implementReversal } from '@mustika/server-kit/document/document-reversal.ts';
import { implementDocument, implementTransition } from '@mustika/server-kit/document/document-runner.ts';
import { barangErrors } from '../barang.errors.ts';
import { bacaGerak, bacaTujuanHancur } from '../gerak-barang.query.ts';
import {
  barangBebas,
  batalGerak,
  gerakBarang,
  hitungGerak,
  rincianBarang,
  tujuanHancur,
} from '../gerak-barang.rule.ts';
import { akunStok } from '../golongan-modal.rule.ts';
import { bacaFotoHancur, kunciFotoHancur } from './foto-hancur.query.ts';
import { hancurBarang } from './hancur-barang.document.ts';

const KATEGORI = 'HANCUR BARANG';

/** The picture is one this store took, and there is one where the store wants it. */
function periksaFoto(foto: string | null, ada: boolean, wajib: boolean): void {
  if (foto === null && wajib) reject(barangErrors.FOTO_HANCUR_WAJIB);
  if (foto !== null && !ada) reject(barangErrors.FOTO_HANCUR_TIDAK_ADA, { foto });
}

const simpan = implementTransition(hancurBarang.transitions.simpan, {
  reads: ({ kondisi_barang, barang, foto }, { scope: { kode_toko }, deps }) => ({
    foto: bacaFotoHancur(kode_toko, foto),
    barang: bacaGerak(kode_toko, barang, deps.clock.now().toString()),
    acuan: bacaTujuanHancur(kode_toko, kondisi_barang),
  }),
  decide: (
    { kondisi_barang, keterangan, foto, ...input },
    { barang: found, acuan, foto: ada },
    { store },
  ) => {
    periksaFoto(foto, ada.length > 0, store.flags.has('HANCUR_DENGAN_FOTO'));
    const barang = barangBebas(input.barang, found);
    const { tujuan, ...ke } = tujuanHancur(acuan, kondisi_barang);
    const { tulis, transfers } = gerakBarang(barang, {
      status: tujuan,
      tempat: ke.tempat,
      modal: {
        dari: (b) => ({ akun: akunStok(b.golongan_modal) }),
        ke: { akun: ke.akun },
        ...{ kategori: KATEGORI, jenis: tujuan },
      },
    });
    const jawaban = { ...hitungGerak(barang), harga_modal: sum(barang.map((b) => b.harga_modal)) };
    const kepala = { kondisi_barang, tujuan, keterangan, foto, ...jawaban };
    return {
      perlu: [
        {
          kategori: 'barang',
          description: 'item destruction',
          rincian: [
            { label: 'Kondisi', nilai: `${kondisi_barang} (${tujuan})` },
            ...rincianBarang(barang),
            ...(keterangan ? [{ label: ALASAN, nilai: keterangan }] : []),
          ],
        },
      ],
      tulis: [tulis, { penulis: 'hancur_barang', baris: [kepala] }],
      transfers,
      audit: { ...kepala, barang: barang.map((b) => [b.kode_barcode, b.berat, b.harga_modal]) },
      jawaban,
    };
  },
});

const batal = implementReversal(hancurBarang, hancurBarang.transitions.batal, {
  description: 'item destruction cancellation',
  kategoriBalik: () => `BATAL ${KATEGORI}`,
  tulis: [batalGerak()],
});

export const hancurBarangDocument = implementDocument(
  hancurBarang,
  { simpan, batal },
  {
    columns: { head: { foto: 'h.foto is not null' } },
    picture: (no_dokumen, ctx) => kunciFotoHancur(no_dokumen, ctx),
  },
);
