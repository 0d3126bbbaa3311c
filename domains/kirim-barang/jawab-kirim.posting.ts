/** What becomes of pieces that were sent: the receiver has them, now or after all; they come back; they are lost. */
import { ALASAN, type Approval } from '@mustika/kernel/approval.ts';
import { reject } from '@mustika/kernel/errors.ts';
import type { Tempat, UjungUang } from '@mustika/kernel/transfer.ts';
import { one } from '@mustika/server-kit/database.ts';
import { type Decision, implementTransition } from '@mustika/server-kit/document/document-runner.ts';
import { barangErrors } from '../barang/barang.errors.ts';
import { bacaBakiTujuan } from '../barang/gerak-barang.query.ts';
import { hitungGerak, letak, pindahBarang, pindahModal, rincianBarang } from '../barang/gerak-barang.rule.ts';
import { akunStok } from '../barang/golongan-modal.rule.ts';
import { kabarWa } from '../integrasi/whatsapp.rule.ts';
import { kirimBarang } from './kirim-barang.document.ts';
import { bacaIsi, bacaToko, bacaTujuan, type IsiKirim, type Toko } from './kirim-barang.query.ts';
import { akunAntar, type Jawab, type Keadaan, menungguPutusan, type TipeToko } from './kirim-barang.rule.ts';

export const KATEGORI = 'KIRIM_BARANG';
type Jumlah = ReturnType<typeof hitungGerak>;

/** The way to that store, where the cost of pieces lies until they are somewhere. */
export const jalan = (tujuan: string): UjungUang => ({ akun: 'BARANG_DALAM_PENGIRIMAN', dimensi: tujuan });
export const stok = ({ golongan_modal }: Pick<IsiKirim, 'golongan_modal'>): UjungUang => ({
  akun: akunStok(golongan_modal),
});

/** A step of a shipment that was sent: whose way it is on, and its pieces. */
const bacaKiriman = (kode_toko: string, no_dokumen: string) => ({
  kepala: bacaTujuan(kode_toko, no_dokumen),
  isi: bacaIsi(kode_toko, no_dokumen),
});

type Langkah = {
  tujuan: string;
  barang: readonly IsiKirim[];
  ke: Keadaan;
  jenis: string;
  alasan: string;
};

/** Pieces that waited are somewhere: their cost goes there, and nobody waits for them any more. */
const putus = (
  { tujuan, barang, ke, jenis, alasan }: Langkah,
  { status, akun, tempat }: { status: string; akun: (b: IsiKirim) => UjungUang; tempat: Tempat },
): Decision<Jumlah> => {
  const jumlah = hitungGerak(barang);
  const pindah = 'luar' in tempat ? {} : { ke_gudang: tempat.gudang, ke_baki: tempat.baki };
  return {
    tulis: [
      {
        penulis: 'kirim_barang_jawab',
        baris: barang.map(({ kode_barcode, keadaan }) => ({
          ...{ kode_barcode, dari_keadaan: keadaan, ke_keadaan: ke, ke_status: status },
          ...pindah,
        })),
      },
    ],
    transfers: [
      ...pindahModal(barang, { dari: jalan(tujuan), ke: akun, kategori: KATEGORI, jenis }),
      ...barang.map((b) => pindahBarang(b, { luar: 'KIRIM' }, tempat)),
    ],
    alasan,
    audit: { ...jumlah, alasan, barang: barang.map((b) => [b.kode_barcode, b.keadaan]) },
    jawaban: jumlah,
  };
};

/** The receiver has them: what he owes for them is the account between the two stores. Their gold is on his book now. */
function sampai(
  barang: readonly IsiKirim[],
  { tujuan, penerima, store }: { tujuan: string; penerima: Toko; store: { tipe: TipeToko } },
) {
  const ke = { akun: akunAntar(store.tipe, penerima.tipe), dimensi: penerima.kode_toko };
  return pindahModal(barang, { dari: jalan(tujuan), ke, kategori: KATEGORI, jenis: 'DITERIMA' });
}

const dijawab = (
  { kode_barcode, hasil, berat, catatan }: Jawab,
  dari_keadaan: string,
  ke_keadaan: Keadaan,
) => ({
  ...{ kode_barcode, dari_keadaan, ke_keadaan, berat_terima: berat, catatan },
  ke_status: hasil === 'BAIK' ? 'TERKIRIM' : null,
});

export const diterima = implementTransition(kirimBarang.transitions.diterima, {
  reads: ({ no_dokumen, penerima }, { scope }) => ({
    ...bacaKiriman(scope.kode_toko, no_dokumen),
    penerima: bacaToko(penerima),
  }),
  decide: ({ barang: jawab }, { kepala, isi, penerima }, { store }) => {
    const baris = (jawab as Jawab[]).map((b) => dijawab(b, 'DIJALAN', b.hasil));
    const baik = new Set(baris.filter((b) => b.ke_status !== null).map((b) => b.kode_barcode));
    const barang = isi.filter((b) => baik.has(b.kode_barcode));
    const jumlah = hitungGerak(barang);
    return {
      tulis: [{ penulis: 'kirim_barang_jawab', baris }],
      transfers: sampai(barang, { tujuan: one(kepala).tujuan, penerima: one(penerima), store }),
      antre: barang.length < baris.length ? kabarWa(store, 'KABAR_TERIMA') : [],
      audit: { ...jumlah, barang: baris.map((b) => [b.kode_barcode, b.ke_keadaan, b.berat_terima]) },
      jawaban: jumlah,
    };
  },
});

export const susulan = implementTransition(kirimBarang.transitions.susulan, {
  reads: ({ no_dokumen, penerima }, { scope }) => ({
    ...bacaKiriman(scope.kode_toko, no_dokumen),
    penerima: bacaToko(penerima),
  }),
  decide: ({ barang: jawab, alasan }, { kepala, isi, penerima }, { store }) => {
    const barang = menungguPutusan(isi, jawab);
    const baris = barang.map((b, at) => dijawab(jawab[at] as Jawab, b.keadaan, 'KETEMU'));
    const jumlah = hitungGerak(barang);
    return {
      tulis: [{ penulis: 'kirim_barang_jawab', baris }],
      transfers: sampai(barang, { tujuan: one(kepala).tujuan, penerima: one(penerima), store }),
      alasan,
      audit: { ...jumlah, alasan, barang: baris.map((b) => [b.kode_barcode, b.dari_keadaan]) },
      jawaban: jumlah,
    };
  },
});

export const kembali = implementTransition(kirimBarang.transitions.kembali, {
  reads: ({ no_dokumen, ke_baki }, { scope: { kode_toko } }) => ({
    ...bacaKiriman(kode_toko, no_dokumen),
    baki: bacaBakiTujuan(kode_toko, ke_baki),
  }),
  decide: ({ barang: codes, alasan }, { kepala, isi, baki: [baki] }) => {
    if (!baki) reject(barangErrors.BAKI_TIDAK_ADA);
    const { tujuan } = one(kepala);
    const barang = menungguPutusan(isi, codes);
    // What was refused is expected back; of the rest the receiver said something else.
    const lain = barang.filter((b) => b.keadaan !== 'DITOLAK');
    const tempat = letak(baki);
    return {
      perlu: lain.length === 0 ? [] : [perlu('shipped items back', tujuan, lain, alasan)],
      ...putus(
        { tujuan, barang, ke: 'KEMBALI', jenis: 'KEMBALI', alasan },
        { status: 'TERSEDIA', akun: stok, tempat },
      ),
    };
  },
});

export const hilang = implementTransition(kirimBarang.transitions.hilang, {
  reads: ({ no_dokumen }, { scope }) => bacaKiriman(scope.kode_toko, no_dokumen),
  decide: ({ barang: codes, alasan }, { kepala, isi }) => {
    const { tujuan } = one(kepala);
    const barang = menungguPutusan(isi, codes);
    return {
      perlu: [perlu('shipped items lost', tujuan, barang, alasan)],
      ...putus(
        { tujuan, barang, ke: 'HILANG', jenis: 'HILANG', alasan },
        { status: 'HILANG', akun: () => ({ akun: 'BARANG_HILANG' }), tempat: { luar: 'HANCUR' } },
      ),
    };
  },
});

const perlu = (
  description: string,
  tujuan: string,
  barang: readonly IsiKirim[],
  alasan: string,
): Approval => ({
  kategori: 'barang',
  description,
  rincian: [{ label: 'Ke Toko', nilai: tujuan }, ...rincianBarang(barang), { label: ALASAN, nilai: alasan }],
});
