/** The receiver's side of shipments: what comes lies in a tray here, with the whole card it had there. */

import { type Miligram, miligram, sum } from '@mustika/kernel/amount.ts';
import { ALASAN } from '@mustika/kernel/approval.ts';
import { reject } from '@mustika/kernel/errors.ts';
import { one } from '@mustika/server-kit/database.ts';
import {
  type Decision,
  type Facts,
  implementDocument,
  implementTransition,
} from '@mustika/server-kit/document/document-runner.ts';
import { barangErrors } from '../barang/barang.errors.ts';
import { type BakiTujuan, bacaBakiTujuan } from '../barang/gerak-barang.query.ts';
import { hitungGerak, letak, pindahBarang, pindahModal, rincianBarang } from '../barang/gerak-barang.rule.ts';
import { akunStok } from '../barang/golongan-modal.rule.ts';
import { kirimBarangErrors as salah } from './kirim-barang.errors.ts';
import {
  bacaDaftar,
  bacaIsiTiba,
  bacaToko,
  type Daftar,
  type IsiTiba,
  type Toko,
} from './kirim-barang.query.ts';
import { akunAntar, type Jawab, jawaban, jawabanSusulan } from './kirim-barang.rule.ts';
import { terimaBarang } from './terima-barang.document.ts';

type Ganti = readonly { dari_group: string; kode_group: string }[];

/** A group of the same code, or the one this store calls it by. */
function grupDiSini(barang: readonly IsiTiba[], ganti: Ganti, ada: ReadonlySet<string>) {
  const nama = ({ kode_group }: IsiTiba): string =>
    ganti.find((g) => g.dari_group === kode_group)?.kode_group ?? kode_group;
  const kurang = [...new Set(barang.map(nama).filter((kode) => !ada.has(kode)))].sort();
  if (kurang.length > 0)
    reject(
      salah.GROUP_TIDAK_ADA_DI_TOKO,
      { kode_group: kurang },
      `Group ${kurang.join(', ')} Belum Ada Di Toko Ini`,
    );
  return nama;
}

type Terima = {
  no_kirim: string;
  dari_toko: string;
  cara: 'PERTAMA' | 'SUSULAN';
  jawab: readonly Jawab[];
  isi: readonly IsiTiba[];
  grup: Ganti;
  keterangan: string | null;
};
type Acuan = { asal: Toko; baki: BakiTujuan | undefined; daftar: Daftar };
type Hasil = { no_kirim: string; jumlah_barang: number; berat: Miligram; selisih: number };

/** The card as this store keeps it: its own tray, group and tag, and what its scale says. */
const kartu = (
  b: IsiTiba,
  berat: Miligram,
  milik: { kode_group: string; kode_gudang: string; kode_baki: string; bandrol: readonly string[] },
) => {
  const { bandrol, ...sini } = milik;
  const asli = Number(b.kartu['berat_asli']) + berat - b.berat;
  const kode = String(b.kartu['kode_bandrol'] ?? '');
  return {
    ...{ ...b.kartu, ...sini, berat, berat_asli: miligram(Math.max(asli, berat)) },
    kode_bandrol: bandrol.includes(kode) ? kode : null,
  };
};

/** Its stones as they were set there; a parcel of the sender's book is none of this store's. */
const batuTiba = ({ kode_barcode, batu }: IsiTiba, { berlian }: Daftar) => ({
  kode_barcode,
  batu: batu.map((s) => ({
    ...s,
    kode_berlian: berlian.includes(String(s['kode_berlian'])) ? s['kode_berlian'] : null,
  })),
});

function terima(
  { no_kirim, dari_toko, cara, jawab, isi, grup, keterangan }: Terima,
  { asal, baki, daftar }: Acuan,
  { store }: Facts,
): Decision<Hasil> {
  const oleh = new Map(jawab.map((b) => [b.kode_barcode, b]));
  const tiba = isi.filter((b) => oleh.get(b.kode_barcode)?.hasil === 'BAIK');
  if (tiba.length > 0 && !baki) reject(salah.BAKI_TUJUAN_KOSONG, { path: 'ke_baki' });
  const kodeGrup = grupDiSini(tiba, grup, new Set(daftar.grup));
  const timbang = (b: IsiTiba): Miligram => oleh.get(b.kode_barcode)?.berat ?? b.berat;
  const tempat = baki ? { kode_gudang: baki.kode_gudang, kode_baki: baki.kode_baki } : null;
  const barang = tiba.map((b) => ({ ...b, berat: timbang(b) }));
  const selisih = jawab.length - tiba.length;
  const jumlah = { ...hitungGerak(barang), selisih };
  const rk = { akun: akunAntar(store.tipe, asal.tipe), dimensi: dari_toko };
  const lines = isi.flatMap((b) => {
    const satu = oleh.get(b.kode_barcode);
    if (!satu) return [];
    const baik = satu.hasil === 'BAIK';
    return [
      {
        ...{
          kode_barcode: b.kode_barcode,
          nama_barang: b.nama_barang,
          kode_dept: b.kode_dept,
          kadar: b.kadar,
        },
        ...{
          kode_group: baik ? kodeGrup(b) : b.kode_group,
          harga_modal: b.harga_modal,
          berat_kirim: b.berat,
        },
        ...{
          hasil: baik && cara === 'SUSULAN' ? 'KETEMU' : satu.hasil,
          berat: satu.berat,
          catatan: satu.catatan,
        },
        ke_baki: baik ? (tempat?.kode_baki ?? null) : null,
      },
    ];
  });
  const kepala = {
    ...{ no_kirim, dari_toko, cara, ke_baki: tiba.length > 0 ? (tempat?.kode_baki ?? null) : null },
    ...jumlah,
    harga_modal: sum(barang.map((b) => b.harga_modal)),
    keterangan,
  };
  const cards = tempat
    ? tiba.map((b) => kartu(b, timbang(b), { ...tempat, kode_group: kodeGrup(b), bandrol: daftar.bandrol }))
    : [];
  return {
    tulis: [
      ...(cards.length > 0
        ? [
            { penulis: 'barang_tiba', baris: cards },
            { penulis: 'batu_tiba', baris: tiba.map((b) => batuTiba(b, daftar)) },
          ]
        : []),
      { penulis: 'terima_barang', baris: [kepala] },
      { penulis: 'terima_barang_barang', baris: lines.map((b, at) => ({ ...b, urut: at + 1 })) },
    ],
    transfers: [
      ...pindahModal(barang, {
        ...{ dari: rk, ke: (b) => ({ akun: akunStok(b.golongan_modal) }) },
        ...{ kategori: 'TERIMA_BARANG', jenis: 'TERIMA' },
      }),
      ...(tempat ? barang.map((b) => pindahBarang(b, { luar: 'KIRIM' }, letak(tempat))) : []),
    ],
    audit: { ...kepala, barang: lines.map((b) => [b.kode_barcode, b.hasil, b.berat]) },
    jawaban: { no_kirim, ...jumlah },
  };
}

const acuan = (kode_toko: string, dari_toko: string, no_kirim: string, ke_baki: string | null) => ({
  isi: bacaIsiTiba(dari_toko, no_kirim),
  asal: bacaToko(dari_toko),
  daftar: bacaDaftar(kode_toko),
  baki: bacaBakiTujuan(kode_toko, ke_baki ?? ''),
});

/** A tray that was named is there. */
const periksaBaki = (ke_baki: string | null, baki: BakiTujuan | undefined): void => {
  if (ke_baki !== null && !baki) reject(barangErrors.BAKI_TIDAK_ADA, { ke_baki });
};

const simpan = implementTransition(terimaBarang.transitions.simpan, {
  reads: ({ no_kirim, dari_toko, ke_baki }, { scope }) =>
    acuan(scope.kode_toko, dari_toko, no_kirim, ke_baki),
  decide: ({ barang, grup, keterangan, ...input }, { isi, asal, daftar, baki: [baki] }, facts) => {
    const { no_kirim, dari_toko, ke_baki } = input;
    periksaBaki(ke_baki, baki);
    if (isi.some((b) => b.keadaan !== 'DIJALAN')) reject(salah.KIRIMAN_SUDAH_DITERIMA, { no_kirim });
    const terimaan = { no_kirim, dari_toko, cara: 'PERTAMA', isi, grup, keterangan } as const;
    return terima(
      { ...terimaan, jawab: jawaban(isi, barang) },
      { asal: one(asal), baki, daftar: one(daftar) },
      facts,
    );
  },
});

const susulan = implementTransition(terimaBarang.transitions.susulan, {
  reads: ({ no_kirim, dari_toko, ke_baki }, { scope }) =>
    acuan(scope.kode_toko, dari_toko, no_kirim, ke_baki),
  decide: ({ barang, grup, alasan, ...input }, { isi, asal, daftar, baki: [baki] }, facts) => {
    const { no_kirim, dari_toko, ke_baki } = input;
    periksaBaki(ke_baki, baki);
    const jawab = jawabanSusulan(isi, barang);
    const terimaan = { no_kirim, dari_toko, cara: 'SUSULAN', isi, grup, keterangan: alasan } as const;
    const tiba = isi.filter((b) => jawab.some((j) => j.kode_barcode === b.kode_barcode));
    return {
      perlu: [
        {
          kategori: 'barang',
          description: 'shipped items received after all',
          rincian: [
            { label: 'No Kirim', nilai: no_kirim },
            ...rincianBarang(tiba),
            { label: ALASAN, nilai: alasan },
          ],
        },
      ],
      ...terima({ ...terimaan, jawab }, { asal: one(asal), baki, daftar: one(daftar) }, facts),
      alasan,
    };
  },
});

export const terimaBarangDocument = implementDocument(terimaBarang, { simpan, susulan });
