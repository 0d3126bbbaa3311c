/** The sender's side of shipments: sending, calling back, and how one is read. */
import { sum } from '@mustika/kernel/amount.ts';
import { reject } from '@mustika/kernel/errors.ts';
import { antarToko } from '@mustika/server-kit/document/document-between.ts';
import { implementReversal } from '@mustika/server-kit/document/document-reversal.ts';
import {
  type Decision,
  type Facts,
  implementDocument,
  implementTransition,
} from '@mustika/server-kit/document/document-runner.ts';
import { documentReader } from '@mustika/server-kit/document/document-serve.ts';
import { barangErrors } from '../barang/barang.errors.ts';
import { type BarangGudang, bacaGerak, bacaIsiBaki } from '../barang/gerak-barang.query.ts';
import {
  barangBebas,
  batalGerak,
  gerakBarang,
  hitungGerak,
  rincianJumlah,
} from '../barang/gerak-barang.rule.ts';
import { kabarWa } from '../integrasi/whatsapp.rule.ts';
import { diterima, hilang, jalan, KATEGORI, kembali, stok, susulan } from './jawab-kirim.posting.ts';
import { kirimBarang, type kirimBarangReads } from './kirim-barang.document.ts';
import { kirimBarangErrors as salah } from './kirim-barang.errors.ts';
import { bacaToko, type Toko } from './kirim-barang.query.ts';
import { arahKirim, tujuanSalah } from './kirim-barang.rule.ts';

type Jumlah = ReturnType<typeof hitungGerak>;
type Kiriman = { cara: 'BARANG' | 'SATU_BAKI'; tujuan: Toko | undefined; keterangan: string | null };

function kirim(
  codes: readonly { kode_barcode: string }[],
  found: readonly BarangGudang[],
  { cara, tujuan, keterangan }: Kiriman,
  { ctx, store, hari }: Facts,
): Decision<Jumlah> {
  const tolak = tujuanSalah(ctx.scope.kode_toko, tujuan);
  if (tolak || !tujuan) reject(tolak ?? salah.TOKO_TUJUAN_TIDAK_ADA);
  const barang = barangBebas(codes, found);
  const { tulis, transfers } = gerakBarang(barang, {
    status: 'DIKIRIM',
    tempat: { luar: 'KIRIM' },
    modal: { dari: stok, ke: jalan(tujuan.kode_toko), kategori: KATEGORI, jenis: 'KIRIM' },
  });
  const jumlah = hitungGerak(barang);
  const kepala = {
    tanggal: hari,
    tujuan: tujuan.kode_toko,
    arah: arahKirim(store.tipe, tujuan.tipe),
    cara,
    ...jumlah,
    harga_modal: sum(barang.map((b) => b.harga_modal)),
    dijalan: barang.length,
    keterangan,
  };
  const baris = barang.map(({ kode_barcode }, index) => ({ kode_barcode, urut: index + 1 }));
  return {
    tulis: [tulis, { penulis: 'kirim_barang', baris: [kepala] }, { penulis: 'kirim_barang_barang', baris }],
    transfers,
    antre: kabarWa(store, 'KABAR_KIRIM'),
    audit: { ...kepala, barang: barang.map((b) => [b.kode_barcode, b.berat, b.kode_baki]) },
    jawaban: jumlah,
  };
}

const simpan = implementTransition(kirimBarang.transitions.simpan, {
  pays: () => true,
  reads: ({ tujuan, barang }, { scope: { kode_toko }, deps }) => ({
    tujuan: bacaToko(tujuan),
    barang: bacaGerak(kode_toko, barang, deps.clock.now().toString()),
  }),
  decide: ({ keterangan, barang: codes }, { tujuan: [tujuan], barang }, facts) =>
    kirim(codes, barang, { cara: 'BARANG', tujuan, keterangan }, facts),
});

const satuBaki = implementTransition(kirimBarang.transitions.satuBaki, {
  pays: () => true,
  reads: ({ tujuan, dari_baki }, { scope: { kode_toko }, deps }) => ({
    tujuan: bacaToko(tujuan),
    barang: bacaIsiBaki(kode_toko, dari_baki, deps.clock.now().toString()),
  }),
  decide: ({ keterangan, dari_baki }, { tujuan: [tujuan], barang }, facts) => {
    if (barang.length === 0) reject(barangErrors.BAKI_KOSONG, { dari_baki });
    return kirim(barang, barang, { cara: 'SATU_BAKI', tujuan, keterangan }, facts);
  },
});

const batal = implementReversal(kirimBarang, kirimBarang.transitions.batal, {
  description: 'shipment recall',
  rincian: ({ tujuan, jumlah_barang, berat }) => [
    { label: 'Ke Toko', nilai: tujuan },
    rincianJumlah(jumlah_barang, berat),
  ],
  kategoriBalik: () => 'BATAL KIRIM BARANG',
  tulis: [batalGerak(), { penulis: 'kirim_barang_tarik', baris: [{}] }],
  columns: antarToko,
});

export const kirimBarangDocument = implementDocument(
  kirimBarang,
  { simpan, satuBaki, diterima, susulan, kembali, hilang, batal },
  { columns: { head: antarToko } },
);

/** One shipment as its own store reads it. */
export const kiriman = documentReader<typeof kirimBarangReads>(kirimBarang, { head: antarToko });
