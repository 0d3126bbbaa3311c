/** What a branch does with gold for head office: sends it, hears what arrived, decides about what did not. docs/decisions/0087. */
import { ALASAN } from '@mustika/kernel/approval.ts';
import { reject } from '@mustika/kernel/errors.ts';
import { type Tempat, type UjungUang, uangTransfer } from '@mustika/kernel/transfer.ts';
import { implementTransition } from '@mustika/server-kit/document/document-runner.ts';
import { barangErrors } from '../../barang/barang.errors.ts';
import { bacaBakiTujuan, bacaBarcodeBaru } from '../../barang/gerak-barang.query.ts';
import { letak } from '../../barang/gerak-barang.rule.ts';
import { akunAntar } from '../../kirim-barang/kirim-barang.rule.ts';
import { bacaIsiBatch, bacaLotDiBaki } from '../../lot/lot.query.ts';
import {
  akunLot,
  BATCH_INI,
  dariSimpanan,
  type JenisLot,
  jumlahLot,
  type Lot,
  type LotTersimpan,
  type LotTujuan,
  lotRosok,
  mejaLot,
  rincianIsi,
  siapkanLot,
  transferLot,
  tulisLot,
} from '../../lot/lot.rule.ts';
import { kePusat } from '../../lot/tempat-lot.rule.ts';
import { kirimCuci } from '../kirim-cuci.document.ts';
import { sepuhanErrors as salah } from '../sepuhan.errors.ts';
import type { Keping } from '../sepuhan.query.ts';
import { dapatDikirim, KATEGORI_SEPUHAN, KODE_DIKIRIM, TRX_PUSAT } from '../sepuhan.rule.ts';
import { bacaDikirim, kirimkan } from '../yang-dikirim.posting.ts';
import { bacaPusat, bacaSisaKirim } from './kirim-pusat.query.ts';
import { type LotDiJalan, tiba } from './kirim-pusat.rule.ts';

const nama = (jenis: string) => ({ kategori: TRX_PUSAT, jenis });

/** On its way; its place says what kind it was. */
const diJalan = (lot: Omit<LotTujuan, 'tempat' | 'batch'>): LotTujuan => ({
  ...{ kadar: lot.kadar, kode_group: lot.kode_group, kode_dept: lot.kode_dept, nama_lot: lot.nama_lot },
  ...{ ada_faktur: lot.ada_faktur, jenis_lot: 'KIRIM', tempat: kePusat(lot.jenis_lot), batch: BATCH_INI },
});

const lotDikirim = (lot: LotTersimpan): LotTujuan => {
  if (!dapatDikirim(lot.jenis_lot, 'PUSAT')) reject(salah.BUKAN_UNTUK_DIOLAH, { kode_lot: lot.kode_lot });
  return diJalan(lot);
};

/** Scrap goes as scrap; what was bought goes as bought goods, once nobody doubts its weight. */
function kepingDikirim(piece: Keping): LotTujuan {
  const { kode_barcode, status, kadar, kode_group, kode_dept, ada_faktur, nama_barang } = piece;
  const tempat = kePusat('ROSOK');
  if (status === 'ROSOK') return diJalan(lotRosok(piece, tempat));
  if (status !== 'DIBELI') reject(salah.BUKAN_UNTUK_PUSAT, { kode_barcode });
  if (piece.diragukan) reject(salah.SUSUT_BELI_BELUM_DISETUJUI, { kode_barcode });
  return diJalan({ jenis_lot: 'BALENAN', kadar, kode_group, kode_dept, ada_faktur, nama_lot: nama_barang });
}

/** A lot on its way for whoever receives it. */
const barisJalan = (lot: Lot, at: number, tujuan: string, tanggal: string) => {
  const { kode_lot, nama_lot, kadar, kode_group, kode_dept, ada_faktur, qty, berat, murni, nilai } = lot;
  return {
    ...{ urut: at + 1, kode_lot, tujuan, tanggal, nama_lot, kadar, kode_group, kode_dept, ada_faktur },
    ...{ jenis_lot: jenisAsal(lot), qty, berat, murni, harga_modal: nilai },
    ...{ sisa_qty: qty, sisa_berat: berat, sisa_murni: murni, sisa_modal: nilai },
  };
};

/** What it was before it left. */
const jenisAsal = ({ tempat }: Pick<Lot, 'tempat'>): JenisLot =>
  ('baki' in tempat ? tempat.baki : 'ROSOK') as JenisLot;

export const pusat = implementTransition(kirimCuci.transitions.pusat, {
  reads: (input, ctx) => ({ ...bacaDikirim(input, ctx), pusat: bacaPusat(ctx.scope.kode_toko) }),
  decide: (input, { pusat: [ke], ...rows }, { hari }) => {
    if (ke?.sini === 'PUSAT') reject(salah.PUSAT_TIDAK_KIRIM);
    const tujuan = ke?.kode_toko ?? reject(salah.PUSAT_TIDAK_ADA_SEPUHAN);
    const cara = { lot: lotDikirim, keping: kepingDikirim, dihitung: true, nama: nama('KIRIM') };
    const made = kirimkan(input, rows, cara, hari);
    const { keterangan } = input;
    const kepala = { pekerjaan: 'PUSAT', tukang: null, tujuan, perlakuan: null, keterangan, ...made.jumlah };
    return {
      perlu: [
        {
          kategori: KATEGORI_SEPUHAN,
          description: 'gold sent to head office',
          rincian: [{ label: 'Ke Toko', nilai: tujuan }, ...made.rincian],
        },
      ],
      tulis: [
        ...made.tulis,
        { penulis: 'kirim_cuci', baris: [kepala] },
        { penulis: 'kirim_pusat_lot', baris: made.jadi.map((lot, at) => barisJalan(lot, at, tujuan, hari)) },
      ],
      transfers: made.transfers,
      audit: { ...kepala, ...made.audit },
      jawaban: made.jumlah,
    };
  },
});

const bacaSisa = (kode_toko: string, no_dokumen: string) => ({
  sisa: bacaSisaKirim(kode_toko, no_dokumen),
  isi: bacaIsiBatch(kode_toko, no_dokumen),
});

type Lepas = { sisa: LotDiJalan; qty: number; berat: LotDiJalan['berat'] };

/** So much of each lot leaves the way: what the lots of the shipment lose, and what is left for somebody to answer for. */
function lepaskan(
  lepas: readonly Lepas[],
  meja: ReturnType<typeof mejaLot>,
  kolom: 'terima_berat' | 'kembali_berat' | 'hilang_berat',
  ke: Tempat,
) {
  const keluar = lepas.map(({ sisa, qty, berat }) => {
    const lot = meja.satu(sisa.kode_lot);
    return { sisa, lot, isi: meja.keluar(sisa.kode_lot, { berat, qty }, ke) };
  });
  const baris = keluar.map(({ sisa: { kode_lot }, isi: { qty, berat, murni, nilai } }) => ({
    ...{ kode_lot, qty, berat, murni, modal: nilai },
    [kolom]: berat,
  }));
  const jumlah = jumlahLot(keluar.map((k) => k.isi));
  return {
    keluar,
    sisa: { penulis: 'kirim_pusat_sisa', baris },
    jawaban: {
      jumlah_barang: jumlah.qty,
      ...{ berat: jumlah.berat, murni: jumlah.murni, harga_modal: jumlah.nilai },
    },
  };
}

export const diterima = implementTransition(kirimCuci.transitions.diterima, {
  reads: ({ no_dokumen }, { scope: { kode_toko } }) => bacaSisa(kode_toko, no_dokumen),
  decide: ({ lot, penerima }, { sisa, isi }, { store }) => {
    const lepas = lot.map(({ kode_lot, berat }) => {
      const satu =
        sisa.find((one) => one.kode_lot === kode_lot) ?? reject(salah.BUKAN_DI_JALAN, { kode_lot });
      const { qty, berat: keluar } = tiba(satu, berat).lepas;
      return { sisa: satu, qty, berat: keluar };
    });
    const meja = mejaLot(isi.map(dariSimpanan));
    const made = lepaskan(lepas, meja, 'terima_berat', { luar: 'KIRIM' });
    const rk: UjungUang = { akun: akunAntar(store.tipe, 'PUSAT'), dimensi: penerima };
    // What the scale of head office says is more than what leaves where that weighs more.
    const ditimbang = new Map(lot.map((b) => [b.kode_lot, b.berat]));
    const baris = made.sisa.baris.map((b) => ({ ...b, terima_berat: ditimbang.get(b.kode_lot) }));
    return {
      tulis: [...tulisLot(meja.gerak), { ...made.sisa, baris }],
      transfers: [
        ...made.keluar.flatMap((k) => uangTransfer(akunLot(k.lot), rk, k.isi.nilai, nama('DITERIMA'))),
        ...transferLot(meja.gerak),
      ],
      audit: { ...made.jawaban, penerima, lot: lot.map((b) => [b.kode_lot, b.berat]) },
      jawaban: made.jawaban,
    };
  },
});

/** Whoever decides about it reads all that did not arrive. */
const perlu = (description: string, sisa: readonly LotDiJalan[], alasan: string) => ({
  ...{ kategori: KATEGORI_SEPUHAN, description },
  rincian: [
    ...sisa.map((lot) =>
      rincianIsi(lot, { qty: lot.sisa_qty, berat: lot.sisa_berat, nilai: lot.sisa_modal }),
    ),
    { label: ALASAN, nilai: alasan },
  ],
});

const semua = (sisa: readonly LotDiJalan[]): Lepas[] => {
  if (sisa.length === 0) reject(salah.SISA_KIRIMAN_HABIS);
  return sisa.map((satu) => ({ sisa: satu, qty: satu.sisa_qty, berat: satu.sisa_berat }));
};

export const hilang = implementTransition(kirimCuci.transitions.hilang, {
  reads: ({ no_dokumen }, { scope: { kode_toko } }) => bacaSisa(kode_toko, no_dokumen),
  decide: ({ alasan }, { sisa, isi }) => {
    const meja = mejaLot(isi.map(dariSimpanan));
    const made = lepaskan(semua(sisa), meja, 'hilang_berat', { luar: 'HANCUR' });
    return {
      perlu: [perlu('gold lost on its way', sisa, alasan)],
      tulis: [...tulisLot(meja.gerak), made.sisa],
      transfers: [
        ...made.keluar.flatMap(({ lot, isi: satu }) =>
          uangTransfer(akunLot(lot), { akun: 'BARANG_HILANG' }, satu.nilai, nama('HILANG')),
        ),
        ...transferLot(meja.gerak),
      ],
      alasan,
      audit: { ...made.jawaban, alasan },
      jawaban: made.jawaban,
    };
  },
});

export const kembali = implementTransition(kirimCuci.transitions.kembali, {
  reads: ({ no_dokumen, ke_baki }, { scope: { kode_toko } }) => ({
    ...bacaSisa(kode_toko, no_dokumen),
    baki: bacaBakiTujuan(kode_toko, ke_baki),
    di: bacaLotDiBaki(kode_toko, KODE_DIKIRIM, [ke_baki]),
    // As many lots as lines and pieces made.
    register: bacaBarcodeBaru(600),
  }),
  decide: ({ alasan }, { sisa, isi, baki: [baki], di, register }, { hari }) => {
    if (!baki) reject(barangErrors.BAKI_TIDAK_ADA);
    const lepas = semua(sisa);
    const tempat = letak(baki);
    const tujuan = sisa.map(
      ({ jenis_lot, kadar, kode_group, kode_dept, ada_faktur, nama_lot }): LotTujuan => ({
        ...{ jenis_lot, kadar, kode_group, kode_dept, ada_faktur, nama_lot, tempat, batch: '' },
      }),
    );
    const { kode, meja, tulis } = siapkanLot(tujuan, [...isi, ...di], register, hari);
    const made = lepaskan(lepas, meja, 'kembali_berat', tempat);
    const masuk = made.keluar.map(({ lot, isi: satu }, at) => {
      meja.masuk(kode[at] ?? '', satu, lot.tempat);
      return uangTransfer(akunLot(lot), akunLot(meja.satu(kode[at] ?? '')), satu.nilai, nama('KEMBALI'));
    });
    return {
      perlu: [perlu('gold back from its way', sisa, alasan)],
      tulis: [...tulis, ...tulisLot(meja.gerak), made.sisa],
      transfers: [...masuk.flat(), ...transferLot(meja.gerak)],
      alasan,
      audit: { ...made.jawaban, alasan },
      jawaban: made.jawaban,
    };
  },
});
