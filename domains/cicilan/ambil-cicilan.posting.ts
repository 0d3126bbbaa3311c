/**
 * A sale that hands over the pieces of a plan that is paid: the plan is what settles the nota (docs/decisions/0011), at the prices
 * of the plan's day, and all of its pieces together. Domain R6.7.
 */
import { rupiah } from '@mustika/kernel/amount.ts';
import { reject } from '@mustika/kernel/errors.ts';
import { one, type RowsOf } from '@mustika/server-kit/database.ts';
import type { Facts, Writing } from '@mustika/server-kit/document/document-runner.ts';
import type { SimpanInput } from '../jual/periksa-penjualan.rule.ts';
import { dibayarLewat, type Sisi, sisiBayar } from '../pembayaran/sisi.posting.ts';
import { postPakai, terutang } from '../titipan/pakai-titip.rule.ts';
import { pakaiTitipan, ppnPakai } from '../titipan/titipan.rule.ts';
import { cicilanErrors as salah } from './cicilan.errors.ts';
import { type AmbilCicilan, bacaAmbilCicilan, bacaCicilan, type CicilanRow } from './cicilan.query.ts';
import { BAYAR_CICILAN } from './cicilan.rule.ts';

/** A plan whose pieces may be handed over now. */
export function bolehDiambil(no_cicilan: string, plan: CicilanRow | undefined): CicilanRow {
  if (!plan) reject(salah.CICILAN_TIDAK_ADA, { no_cicilan });
  if (plan.status === 'DONE') reject(salah.CICILAN_BELUM_LUNAS, { no_cicilan });
  if (plan.status !== 'LUNAS') reject(salah.CICILAN_TIDAK_BERJALAN, { no_cicilan, status: plan.status });
  if (plan.no_faktur_tunggu)
    reject(salah.CICILAN_SEDANG_DIAMBIL, { no_cicilan, no_faktur_group: plan.no_faktur_tunggu });
  return plan;
}

const tulisAmbil = ({ peristiwa: lihat, ...ambil }: AmbilCicilan, posting: boolean): Writing[] => [
  { penulis: 'cicilan_ambil', baris: [{ ...ambil, lihat, posting }] },
];

const transferAmbil = (ambil: AmbilCicilan, kasir: string) =>
  postPakai(ambil, { akun: 'UANG_MUKA_CICILAN', jenis: BAYAR_CICILAN, kasir });

function putuskan(
  input: SimpanInput,
  { cicilan: [found], barang }: RowsOf<ReturnType<typeof bacaCicilan>>,
  facts: Facts,
): Sisi {
  const no_cicilan = input.no_cicilan ?? reject(salah.NO_CICILAN_HARUS_DIISI);
  const plan = bolehDiambil(no_cicilan, found);
  const kurang = barang.find((b) => !input.barang.some((one) => one.kode_barcode === b.kode_barcode));
  if (kurang) reject(salah.BARANG_CICILAN_KURANG, { no_cicilan, kode_barcode: kurang.kode_barcode });
  const codes = barang.map((b) => b.kode_barcode);
  const pakai = pakaiTitipan(plan.saldo, barang, codes, terutang(input, BAYAR_CICILAN));
  const nilai = rupiah(pakai.dipakai + pakai.kembali);
  if (dibayarLewat(input.bayar, BAYAR_CICILAN) !== nilai)
    reject(salah.CICILAN_BERUBAH, { no_cicilan, jumlah: nilai });
  const { peristiwa, saldo, ppn } = plan;
  const { dipakai, kembali } = pakai;
  const ambil = { no_cicilan, peristiwa, dipakai, kembali, ...ppnPakai({ saldo, ppn }, pakai) };
  return {
    jenis: BAYAR_CICILAN,
    nilai,
    harga: new Map(barang.map((b) => [b.kode_barcode, b])),
    perlu: [],
    dulu: tulisAmbil(ambil, facts.memposting),
    tulis: [],
    transfers: () => transferAmbil(ambil, facts.ctx.scope.user_id),
    audit: { no_cicilan, cicilan: nilai },
    jawaban: { no_cicilan },
  };
}

/** The plan as a side of a nota. */
export const sisiCicilan = sisiBayar({
  jenis: BAYAR_CICILAN,
  ada: (input: SimpanInput) =>
    input.no_cicilan !== null || input.bayar.some((b) => b.jenis === BAYAR_CICILAN),
  reads: (input, { scope }) => bacaCicilan(scope.kode_toko, input.no_cicilan ?? ''),
  decide: putuskan,
  bacaSimpan: bacaAmbilCicilan,
  validasi: (rows, kasir) => {
    const ambil = one(rows);
    return {
      nilai: rupiah(ambil.dipakai + ambil.kembali),
      tulis: tulisAmbil(ambil, true),
      transfers: () => transferAmbil(ambil, kasir),
    };
  },
  batal: [{ penulis: 'cicilan_batal_ambil', baris: [{}] }],
});
