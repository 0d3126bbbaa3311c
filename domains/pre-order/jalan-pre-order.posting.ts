/** What happens to a pre-order that was taken: validated, paid on, given up. Domain R6.8, R6.5. */
import { add, formatRupiah, type Rupiah, rupiah, subtract } from '@mustika/kernel/amount.ts';
import { reject } from '@mustika/kernel/errors.ts';
import { implementTransition } from '@mustika/server-kit/document/document-runner.ts';
import { aturanPpn } from '../pajak/ppn.rule.ts';
import { bacaRekeningBayar } from '../pembayaran/bahan-bayar.query.ts';
import { bukanTunai } from '../pembayaran/cara-bayar.rule.ts';
import { periksaKeluar, terimaBayar } from '../pembayaran/periksa-bayar.rule.ts';
import { orangInduk, uangOrang } from '../pembayaran/uang-orang.query.ts';
import { bacaBakiJual } from '../titipan/bahan-titip.query.ts';
import { jumlahTotal, sisaDipesan } from '../titipan/dipesan.rule.ts';
import { bakiTujuan, lepaskan } from '../titipan/tahan-barang.rule.ts';
import { ppnUangMuka } from '../titipan/titipan.rule.ts';
import { gerakMuka, kembalikanMuka, postMuka, potonganMuka } from '../titipan/uang-muka.rule.ts';
import { kabarPreOrder } from './kabar-pre-order.rule.ts';
import { preOrder } from './pre-order.document.ts';
import { preOrderErrors as salah } from './pre-order.errors.ts';
import { type BarisPoRow, bacaPreOrder, type PreOrderRow } from './pre-order.query.ts';
import { belumDatang, KATEGORI_PO, MUKA_PO, potonganPo } from './pre-order.rule.ts';

/** The pre-order; nothing happens to its money while a sale that picks it up waits for its validation. */
function poBebas([found]: readonly PreOrderRow[]): PreOrderRow {
  if (!found) reject(salah.PRE_ORDER_TIDAK_ADA);
  const { no_faktur_tunggu } = found;
  if (no_faktur_tunggu) reject(salah.PO_DIAMBIL, { no_faktur_group: no_faktur_tunggu });
  return found;
}

export const validasiPreOrder = implementTransition(preOrder.transitions.validasi, {
  reads: (input, { scope }) => bacaPreOrder(scope.kode_toko, input.no_po),
  decide: (_input, { po: [p], barang, bayar }, { store }) => {
    if (!p) reject(salah.PRE_ORDER_TIDAK_ADA);
    const { uang_muka } = p;
    const ppn = ppnUangMuka(uang_muka, barang, aturanPpn(store));
    return {
      tulis: gerakMuka('MASUK', uang_muka, ppn),
      // The drawer is that of the cashier who took the money.
      transfers: postMuka(MUKA_PO, 'masuk', bayar, { kasir: p.kasir, ppn }),
      antre: kabarPreOrder(store, 'MASUK'),
      audit: { uang_muka },
      jawaban: { uang_muka },
    };
  },
});

export const tambahPreOrder = implementTransition(preOrder.transitions.tambah, {
  pays: (input) => bukanTunai(input.bayar),
  reads: (input, ctx) => ({
    ...bacaPreOrder(ctx.scope.kode_toko, input.no_po),
    ...orangInduk(input, ctx, ctx.scope.kode_toko, input.no_po),
    rekening: bacaRekeningBayar(ctx.scope.kode_toko, input.bayar),
  }),
  decide: (input, { po: found, barang, ditahan, rekening, orang }, facts) => {
    const { ctx, store } = facts;
    const p = poBebas(found);
    // What has come costs what it does, the rest what it is thought to.
    const lines = [...ditahan, ...barang.map((b: BarisPoRow) => belumDatang(b))];
    const sisa = sisaDipesan(p.saldo, jumlahTotal(lines));
    const { jumlah } = input;
    if (jumlah > sisa)
      reject(
        salah.TAMBAH_PO_LEBIH,
        { path: 'jumlah', sisa, jumlah },
        `${salah.TAMBAH_PO_LEBIH.message}: ${formatRupiah(sisa)}`,
      );
    const bayar = terimaBayar(input.bayar, jumlah, rekening, store);
    const ppn = ppnUangMuka(jumlah, lines, aturanPpn(store));
    return {
      tulis: [
        ...bayar.tulis,
        ...gerakMuka('TAMBAH', jumlah, ppn),
        ...uangOrang({ jenis: 'PRE_ORDER', jumlah, no_induk: p.no_po }, input, p, { orang }, facts),
      ],
      transfers: postMuka(MUKA_PO, 'tambah', bayar.baris, { kasir: ctx.scope.user_id, ppn }),
      audit: { jumlah },
      jawaban: { jumlah, kembali: bayar.kembali, saldo: add(p.saldo, jumlah) },
    };
  },
});

type Kembali = { kembali: Rupiah; dipotong: Rupiah; cara_kembali: string; alasan: string };

/** What a second person reads before money goes back. */
const rincianBatal = (p: PreOrderRow, { kembali, dipotong, cara_kembali, alasan }: Kembali) => [
  { label: 'No PO', nilai: p.no_po },
  { label: 'Customer', nilai: p.nama_customer },
  { label: 'Uang kembali', nilai: `${formatRupiah(kembali)} ${cara_kembali}` },
  { label: 'Potongan', nilai: formatRupiah(dipotong) },
  { label: 'Alasan', nilai: alasan },
];

export const batalPreOrder = implementTransition(preOrder.transitions.batal, {
  pays: () => true,
  reads: (input, { scope }) => ({
    ...bacaPreOrder(scope.kode_toko, input.no_po),
    rekening: bacaRekeningBayar(scope.kode_toko, [input]),
    baki: bacaBakiJual(scope.kode_toko, input.kode_baki),
  }),
  decide: (input, { po: found, ditahan, rekening: [rekening], baki: [baki] }, { ctx, store }) => {
    const p = poBebas(found);
    const { cara_kembali, alasan } = input;
    const diBuku = p.status !== 'OPEN';
    const dipotong = potonganMuka(
      input.potongan,
      potonganPo(p.saldo, jumlahTotal(ditahan), store),
      salah.POTONGAN_PO_LEBIH,
    );
    const kembali = diBuku ? subtract(p.saldo, dipotong) : p.uang_muka;
    const tujuan = bakiTujuan(baki, ditahan, salah.BAKI_PO_KOSONG);
    const cara = { jenis: cara_kembali, no_rekening: input.no_rekening };
    const no_rekening = diBuku && kembali > 0 ? periksaKeluar(cara, rekening) : null;
    const muka = diBuku
      ? kembalikanMuka(MUKA_PO, p, {
          ...{ dipotong, kasir: ctx.scope.user_id, barang: ditahan, tujuan },
          keluar: { jenis: cara_kembali, no_rekening },
        })
      : { tulis: [], transfers: [] };
    return {
      lawan: { kode_member: p.kode_member, telp: p.no_hp_customer, nama: p.nama_customer },
      perlu: [
        {
          kategori: KATEGORI_PO,
          description: 'pre-order cancellation',
          rincian: rincianBatal(p, { kembali, dipotong, cara_kembali, alasan }),
        },
      ],
      tulis: [
        ...lepaskan(ditahan, tujuan),
        ...muka.tulis,
        { penulis: 'pre_order_batal', baris: [{ potongan: rupiah(diBuku ? dipotong : 0) }] },
      ],
      transfers: muka.transfers,
      antre: diBuku ? kabarPreOrder(store, 'BATAL') : [],
      alasan,
      audit: { saldo: p.saldo, potongan: dipotong, cara_kembali, alasan },
      jawaban: { kembali, potongan: dipotong },
    };
  },
});
