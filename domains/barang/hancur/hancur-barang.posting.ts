/** What destroying pieces of the shop does to gold and money, and who must agree. Domain R8.3. */
import { sum } from '@mustika/kernel/amount.ts';
import { implementReversal } from '@mustika/server-kit/document-reversal.ts';
import { implementDocument, implementTransition } from '@mustika/server-kit/document-runner.ts';
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
import { hancurBarang } from './hancur-barang.document.ts';

const KATEGORI = 'HANCUR BARANG';

const simpan = implementTransition(hancurBarang.transitions.simpan, {
  reads: ({ kondisi_barang, barang }, { scope: { kode_toko }, deps }) => ({
    barang: bacaGerak(kode_toko, barang, deps.clock.now().toString()),
    acuan: bacaTujuanHancur(kode_toko, kondisi_barang),
  }),
  decide: ({ kondisi_barang, keterangan, ...input }, { barang: found, acuan }) => {
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
    const kepala = { kondisi_barang, tujuan, keterangan, ...jawaban };
    return {
      perlu: [
        {
          kategori: 'barang',
          description: 'item destruction',
          rincian: [
            { label: 'Kondisi', nilai: `${kondisi_barang} (${tujuan})` },
            rincianBarang(barang.length, jawaban.berat),
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

export const hancurBarangDocument = implementDocument(hancurBarang, { simpan, batal });
