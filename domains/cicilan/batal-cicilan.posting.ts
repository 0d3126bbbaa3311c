/** Cancelling a plan: a settlement with the customer, or on its own day the way back to the deposit it was made of. Domain R6.7, 12.4. */
import { formatRupiah, NOL_RUPIAH, persenDari, rupiah, subtract } from '@mustika/kernel/amount.ts';
import { reject } from '@mustika/kernel/errors.ts';
import type { Row } from '@mustika/kernel/field.ts';
import { implementTransition } from '@mustika/server-kit/document/document-runner.ts';
import type { Ctx } from '@mustika/server-kit/http/http.ts';
import { letak } from '../barang/gerak-barang.rule.ts';
import { KATEGORI_SALES } from '../jual/persetujuan-penjualan.rule.ts';
import { bacaRekeningBayar } from '../pembayaran/bahan-bayar.query.ts';
import { tulisKeluar } from '../pembayaran/bayar-keluar.rule.ts';
import { periksaKeluar, type RekeningRow } from '../pembayaran/periksa-bayar.rule.ts';
import { lepasTitip } from '../titipan/tahan-barang.rule.ts';
import { type batalCicilanFields, cicilan } from './cicilan.document.ts';
import { cicilanErrors as salah } from './cicilan.errors.ts';
import { postBatal, postKembaliTitip } from './cicilan.posting.ts';
import { type BarangCicilan, bacaBakiCicilan, bacaCicilan, type CicilanRow } from './cicilan.query.ts';
import { bebas, dasar, keBaki, siapa } from './lanjut-cicilan.posting.ts';

export const batalCicilan = implementTransition(cicilan.transitions.batal, {
  pays: () => true,
  reads: (input, { scope }) => ({
    ...bacaCicilan(scope.kode_toko, input.no_cicilan),
    rekening: bacaRekeningBayar(scope.kode_toko, [input]),
    baki: bacaBakiCicilan(scope.kode_toko, input.no_cicilan, input.kode_baki),
  }),
  decide: (input, { cicilan: [found], barang, rekening: [rekening], baki }, { ctx, hari }) => {
    const plan = bebas(found);
    if (plan.no_titipan !== null && plan.tanggal === hari && plan.terbayar === 0)
      return kembaliKeTitipan(input, plan, barang, rekening, ctx);
    const dibayar = rupiah(plan.dp + plan.terbayar);
    const potongan = input.potongan ?? rupiah(persenDari(dibayar, plan.potongan_persen, 'half-up'));
    if (potongan > dibayar) reject(salah.POTONGAN_MELEBIHI_BAYAR, { dibayar, potongan });
    const jenis = input.cara_kembali;
    const no_rekening = periksaKeluar({ jenis, no_rekening: input.no_rekening }, rekening);
    const kembali = { jenis, no_rekening, jumlah: rupiah(dibayar - potongan) };
    const ke = keBaki(barang, baki, input.kode_baki);
    const tujuan = (b: { kode_barcode: string }) => letak(ke(b));
    const { saldo, ppn, margin_diakui: margin } = plan;
    return {
      ...siapa(plan),
      perlu: [
        {
          kategori: KATEGORI_SALES,
          description: 'instalment plan cancellation',
          rincian: [
            ...dasar(plan, barang),
            { label: 'Potongan', nilai: formatRupiah(potongan) },
            { label: 'Uang kembali', nilai: `${formatRupiah(kembali.jumlah)} ${jenis}` },
            { label: 'Alasan', nilai: input.alasan },
          ],
        },
      ],
      tulis: [
        ...lepasTitip(barang, tujuan),
        ...tulisKeluar([kembali]),
        { penulis: 'cicilan_gerak', baris: [{ jenis: 'BATAL', margin: -margin, jumlah: -saldo, ppn: -ppn }] },
      ],
      transfers: postBatal(
        barang,
        { ...kembali, kasir: ctx.scope.user_id },
        { margin, ppn, potongan },
        tujuan,
      ),
      alasan: input.alasan,
      audit: { dibayar, potongan, cara_kembali: jenis, kode_baki: input.kode_baki, alasan: input.alasan },
      jawaban: { potongan, kembali: kembali.jumlah },
    };
  },
});

/** On the day a deposit became a plan, and before anything is paid on it, the plan goes back to the deposit: nothing was agreed yet. */
function kembaliKeTitipan(
  input: Row<typeof batalCicilanFields>,
  plan: CicilanRow,
  barang: readonly BarangCicilan[],
  rekening: RekeningRow | undefined,
  ctx: Ctx,
) {
  const { dp, dari_titipan, ppn_titipan, saldo, ppn, no_titipan } = plan;
  if (input.potongan) reject(salah.TITIPAN_TANPA_POTONGAN, { no_titipan });
  const jenis = input.cara_kembali;
  const no_rekening = periksaKeluar({ jenis, no_rekening: input.no_rekening }, rekening);
  const kembali = { jenis, no_rekening, jumlah: subtract(dp, dari_titipan) };
  return {
    ...siapa(plan),
    perlu: [
      {
        kategori: KATEGORI_SALES,
        description: 'instalment plan back to its deposit',
        rincian: [
          ...dasar(plan, barang),
          { label: 'Kembali ke titipan', nilai: `${no_titipan} ${formatRupiah(dari_titipan)}` },
          { label: 'Uang kembali', nilai: `${formatRupiah(kembali.jumlah)} ${jenis}` },
          { label: 'Alasan', nilai: input.alasan },
        ],
      },
    ],
    tulis: [
      { penulis: 'titipan_batal_alih', baris: [{}] },
      ...tulisKeluar([kembali]),
      { penulis: 'cicilan_gerak', baris: [{ jenis: 'BATAL', jumlah: -saldo, ppn: -ppn }] },
    ],
    transfers: postKembaliTitip(
      { saldo: dari_titipan, ppn: ppn_titipan },
      { ...kembali, kasir: ctx.scope.user_id },
      subtract(ppn, ppn_titipan),
    ),
    alasan: input.alasan,
    audit: { no_titipan, dari_titipan, cara_kembali: jenis, alasan: input.alasan },
    jawaban: { potongan: NOL_RUPIAH, kembali: kembali.jumlah },
  };
}
