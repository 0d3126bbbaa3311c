/** The decisions about payments of a plan. Domain R6.7, 12.4. */
import { formatRupiah, NOL_RUPIAH, type Rupiah, rupiah, subtract, sum } from '@mustika/kernel/amount.ts';
import type { Tanggal } from '@mustika/kernel/date.ts';
import { reject } from '@mustika/kernel/errors.ts';
import type { Row } from '@mustika/kernel/field.ts';
import { one } from '@mustika/server-kit/database.ts';
import { implementReversal } from '@mustika/server-kit/document/document-reversal.ts';
import { implementDocument, implementTransition } from '@mustika/server-kit/document/document-runner.ts';
import type { StoreConfig } from '@mustika/server-kit/store-config.ts';
import { KATEGORI_SALES } from '../jual/persetujuan-penjualan.rule.ts';
import { akunAntar } from '../kirim-barang/kirim-barang.rule.ts';
import { aturanPpn } from '../pajak/ppn.rule.ts';
import { bacaRekeningBayar } from '../pembayaran/bahan-bayar.query.ts';
import { bukanTunai } from '../pembayaran/cara-bayar.rule.ts';
import { terimaBayar } from '../pembayaran/periksa-bayar.rule.ts';
import { orangInduk, uangOrang } from '../pembayaran/uang-orang.query.ts';
import { ppnUangMuka } from '../titipan/titipan.rule.ts';
import { bayarCicilan, type bayarCicilanFields } from './bayar-cicilan.document.ts';
import { cicilanErrors as salah } from './cicilan.errors.ts';
import { postBayar, postBayarTokoLain } from './cicilan.posting.ts';
import { type BarangCicilan, bacaCicilan, bacaTipeToko, type CicilanRow } from './cicilan.query.ts';
import { type Angsuran, dendaBayar, lunasCepat, marginTerbayar } from './hitung-cicilan.rule.ts';

type Bayar = Pick<Row<typeof bayarCicilanFields>, 'cara' | 'jumlah' | 'denda'>;

/** A plan that runs, as the screen saw it. */
export function berjalan(
  { no_cicilan, terbayar }: Pick<Row<typeof bayarCicilanFields>, 'no_cicilan' | 'terbayar'>,
  plan: CicilanRow | undefined,
): CicilanRow {
  if (!plan) reject(salah.CICILAN_TIDAK_ADA, { no_cicilan });
  // Another till that was faster left it paid or gone on: both are told as what they are.
  if (plan.status !== 'DONE') reject(salah.CICILAN_TIDAK_BERJALAN, { no_cicilan, status: plan.status });
  if (plan.terbayar !== terbayar) reject(salah.CICILAN_BERUBAH, { no_cicilan, terbayar: plan.terbayar });
  return plan;
}

type Hitungan = { denda_aturan: Rupiah; rabat: Rupiah; margin: Rupiah; sisa: Rupiah; denda: Rupiah };

/** What a payment comes to on this day, and the late fee that is taken for it. */
export function hitung(input: Bayar, plan: CicilanRow, jadwal: readonly Angsuran[], hari: Tanggal): Hitungan {
  const semua = sum(jadwal.map((satu) => satu.nilai));
  const { terbayar } = plan;
  const { jumlah } = input;
  const kurang = subtract(semua, terbayar);
  const dengan = (hasil: Omit<Hitungan, 'denda'>): Hitungan => {
    const denda = input.denda ?? hasil.denda_aturan;
    if (denda > hasil.denda_aturan) reject(salah.DENDA_CICILAN_LEBIH, { denda: hasil.denda_aturan });
    return { ...hasil, denda };
  };
  if (jumlah > kurang) reject(salah.BAYAR_CICILAN_LEBIH, { sisa: kurang, jumlah });
  if (input.cara === 'LUNAS_CEPAT') {
    const tebus = lunasCepat(jadwal, terbayar, hari, plan.rabat_persen);
    if (jumlah !== tebus.bayar) reject(salah.CICILAN_BERUBAH, { jumlah: tebus.bayar });
    // The late fee is on what is late; the rebate is of months that have not begun.
    const denda_aturan = dendaBayar(jadwal, plan.denda_persen, { terbayar, jumlah: kurang, hari });
    const margin = rupiah(plan.margin - tebus.rabat - plan.margin_diakui);
    return dengan({ denda_aturan, rabat: tebus.rabat, margin, sisa: NOL_RUPIAH });
  }
  return dengan({
    denda_aturan: dendaBayar(jadwal, plan.denda_persen, { terbayar, jumlah, hari }),
    rabat: NOL_RUPIAH,
    margin: subtract(marginTerbayar(jadwal, rupiah(terbayar + jumlah)), plan.margin_diakui),
    sisa: subtract(kurang, jumlah),
  });
}

/** What is remitted of the price that is paid by now, less what was before: with the last rupiah all of it. */
function ppnBayar(
  plan: CicilanRow,
  barang: readonly BarangCicilan[],
  pokok: Rupiah,
  store: StoreConfig,
): Rupiah {
  const aturan = aturanPpn(store);
  if (!aturan) return NOL_RUPIAH;
  return rupiah(Math.max(0, ppnUangMuka(rupiah(plan.saldo + pokok), barang, aturan) - plan.ppn));
}

/** A late fee that is less than the rule says asks a second person. */
export const persetujuanDenda = (denda: Rupiah, denda_aturan: Rupiah, plan: CicilanRow) =>
  denda === denda_aturan
    ? []
    : [
        {
          kategori: KATEGORI_SALES,
          description: 'instalment late fee waiver',
          rincian: [
            { label: 'No Cicilan', nilai: plan.no_cicilan },
            { label: 'Customer', nilai: plan.nama_customer },
            { label: 'Denda menurut aturan', nilai: formatRupiah(denda_aturan) },
            { label: 'Denda dibayar', nilai: formatRupiah(denda) },
          ],
        },
      ];

type Diterima = { plan: CicilanRow; hasil: Hitungan; ppn: Rupiah; kasir: string; hari: Tanggal };
type Isi = Bayar & { keterangan: string | null };

/** The rows of a payment beside its money, and the plan that it moves on. */
const tulisBayar = (
  { cara, jumlah, keterangan }: Isi,
  { plan, hasil, ppn, kasir, hari }: Diterima,
  toko_bayar: string | null,
) => {
  const { no_cicilan, nama_customer, no_hp_customer, terbayar, peristiwa: lihat } = plan;
  const { rabat, margin, sisa } = hasil;
  const kepala = {
    ...{ tanggal: hari, no_cicilan, nama_customer, no_hp_customer, cara, kasir, terbayar, jumlah },
    ...{ ...hasil, ppn, keterangan, toko_bayar },
  };
  const jenis = cara === 'ANGSURAN' ? 'BAYAR' : 'LUNAS_CEPAT';
  const terima = { no_cicilan, lihat, lunas: sisa === 0, jenis, bayar: jumlah, rabat, margin, ppn };
  return [
    { penulis: 'bayar_cicilan', baris: [kepala] },
    { penulis: 'cicilan_terima', baris: [terima] },
  ];
};

const kategoriBayar = (cara: Bayar['cara']) =>
  cara === 'ANGSURAN' ? 'BAYAR CICILAN' : 'PELUNASAN CEPAT CICILAN';

const simpan = implementTransition(bayarCicilan.transitions.simpan, {
  pays: (input) => bukanTunai(input.bayar),
  reads: (input, ctx) => ({
    ...bacaCicilan(ctx.scope.kode_toko, input.no_cicilan),
    ...orangInduk(input, ctx, ctx.scope.kode_toko, input.no_cicilan),
    rekening: bacaRekeningBayar(ctx.scope.kode_toko, input.bayar),
  }),
  decide: (input, { cicilan: [found], jadwal, barang, rekening, orang }, facts) => {
    const { store, hari, ctx } = facts;
    const plan = berjalan(input, found);
    const hasil = hitung(input, plan, jadwal, hari);
    const { denda, denda_aturan, rabat, margin, sisa } = hasil;
    const { jumlah, cara, no_cicilan } = input;
    const bayar = terimaBayar(input.bayar, rupiah(jumlah + denda), rekening, store);
    const ppn = ppnBayar(plan, barang, subtract(jumlah, margin), store);
    const kasir = ctx.scope.user_id;
    const uang = { jenis: 'CICILAN', jumlah: rupiah(jumlah + denda), no_induk: no_cicilan } as const;
    return {
      perlu: persetujuanDenda(denda, denda_aturan, plan),
      tulis: [
        ...tulisBayar(input, { plan, hasil, ppn, kasir, hari }, null),
        ...bayar.tulis,
        ...uangOrang(uang, input, plan, { orang }, facts),
      ],
      transfers: postBayar(kategoriBayar(cara), bayar.baris, kasir, { margin, denda, ppn }),
      audit: { no_cicilan, cara, jumlah, denda, rabat, sisa },
      jawaban: { jumlah, denda, rabat, kembali: bayar.kembali, sisa },
    };
  },
});

/** The plan's half of a payment in another store, by this store's day and rates; the other half asks who must agree. */
const tokoLain = implementTransition(bayarCicilan.transitions.toko_lain, {
  reads: (input, { scope }) => ({
    ...bacaCicilan(scope.kode_toko, input.no_cicilan),
    sana: bacaTipeToko(input.toko_bayar),
  }),
  decide: (input, { cicilan: [found], jadwal, barang, sana }, { store, hari, ctx }) => {
    const plan = berjalan(input, found);
    const hasil = hitung(input, plan, jadwal, hari);
    const { denda, rabat, margin, sisa } = hasil;
    const { jumlah, cara, no_cicilan, toko_bayar } = input;
    const ppn = ppnBayar(plan, barang, subtract(jumlah, margin), store);
    const rk = { akun: akunAntar(store.tipe, one(sana).tipe), dimensi: toko_bayar };
    return {
      tulis: tulisBayar(input, { plan, hasil, ppn, kasir: ctx.scope.user_id, hari }, toko_bayar),
      transfers: postBayarTokoLain(kategoriBayar(cara), rk, rupiah(jumlah + denda), { margin, denda, ppn }),
      audit: { no_cicilan, cara, jumlah, denda, rabat, sisa, toko_bayar },
    };
  },
});

const balik = implementReversal(bayarCicilan, bayarCicilan.transitions.batal, {
  description: 'instalment payment cancellation',
  tulis: [{ penulis: 'cicilan_batal_terima', baris: [{}] }],
});

export const bayarCicilanDocument = implementDocument(bayarCicilan, {
  simpan,
  batal: {
    ...balik,
    // The money lies in a drawer of that store: only there both halves are taken back.
    decide: (input, rows: { kepala: { toko_bayar: string | null }[] }, facts) => {
      const toko_bayar = rows.kepala[0]?.toko_bayar;
      if (toko_bayar) reject(salah.BAYAR_DI_TOKO_LAIN, { toko_bayar });
      return balik.decide(input, rows, facts);
    },
  },
  toko_lain: tokoLain,
  batal_toko_lain: implementReversal(bayarCicilan, bayarCicilan.transitions.batal_toko_lain, {
    description: 'instalment payment cancellation',
    tulis: [{ penulis: 'cicilan_batal_terima', baris: [{}] }],
  }),
});
