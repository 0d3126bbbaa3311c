/** What happens to an order that was taken: validated, paid on, worked on, its samples given back. Domain R6.1. */
import { add, formatRupiah } from '@mustika/kernel/amount.ts';
import { reject } from '@mustika/kernel/errors.ts';
import { implementTransition } from '@mustika/server-kit/document/document-runner.ts';
import { aturanPpn } from '../pajak/ppn.rule.ts';
import { bacaRekeningBayar } from '../pembayaran/bahan-bayar.query.ts';
import { bukanTunai } from '../pembayaran/cara-bayar.rule.ts';
import { terimaBayar } from '../pembayaran/periksa-bayar.rule.ts';
import { orangInduk, uangOrang } from '../pembayaran/uang-orang.query.ts';
import { bacaBakiJual } from '../titipan/bahan-titip.query.ts';
import { jumlahTotal, sisaDipesan } from '../titipan/dipesan.rule.ts';
import { bakiTujuan, keTitip, lepaskan } from '../titipan/tahan-barang.rule.ts';
import { ppnUangMuka } from '../titipan/titipan.rule.ts';
import { gerakMuka, postLepas, postMuka, postTahan } from '../titipan/uang-muka.rule.ts';
import { contohToko, pesananBebas } from './barang-pesanan.posting.ts';
import { kabarPesanan } from './kabar-pesanan.rule.ts';
import { pesanan } from './pesanan.document.ts';
import { pesananErrors as salah } from './pesanan.errors.ts';
import { bacaPesanan } from './pesanan.query.ts';
import { MUKA_PESANAN } from './pesanan.rule.ts';

export const validasiPesanan = implementTransition(pesanan.transitions.validasi, {
  reads: (input, { scope }) => bacaPesanan(scope.kode_toko, input.no_pesanan),
  decide: (_input, { pesanan: [p], barang, contoh, bayar }, { store }) => {
    if (!p) reject(salah.PESANAN_TIDAK_ADA);
    const { uang_muka } = p;
    const ppn = ppnUangMuka(uang_muka, barang, aturanPpn(store));
    const toko = contohToko(contoh);
    return {
      tulis: [...keTitip(toko), ...gerakMuka('MASUK', uang_muka, ppn)],
      // The drawer is that of the cashier who took the money.
      transfers: [
        ...postMuka(MUKA_PESANAN, 'masuk', bayar, { kasir: p.kasir, ppn }),
        ...postTahan(MUKA_PESANAN, toko),
      ],
      antre: kabarPesanan(store, 'MASUK'),
      audit: { uang_muka },
      jawaban: { uang_muka },
    };
  },
});

export const tambahPesanan = implementTransition(pesanan.transitions.tambah, {
  pays: (input) => bukanTunai(input.bayar),
  reads: (input, ctx) => ({
    ...bacaPesanan(ctx.scope.kode_toko, input.no_pesanan),
    ...orangInduk(input, ctx, ctx.scope.kode_toko, input.no_pesanan),
    rekening: bacaRekeningBayar(ctx.scope.kode_toko, input.bayar),
  }),
  decide: (input, { pesanan: found, barang, ditahan, rekening, orang }, facts) => {
    const { ctx, store } = facts;
    const p = pesananBebas(found);
    // Made, it costs what its pieces do.
    const lines = p.status === 'DONE' ? ditahan : barang;
    const sisa = sisaDipesan(p.saldo, jumlahTotal(lines));
    const { jumlah } = input;
    if (jumlah > sisa)
      reject(
        salah.TAMBAH_PESANAN_LEBIH,
        { path: 'jumlah', sisa, jumlah },
        `${salah.TAMBAH_PESANAN_LEBIH.message}: ${formatRupiah(sisa)}`,
      );
    const bayar = terimaBayar(input.bayar, jumlah, rekening, store);
    const ppn = ppnUangMuka(jumlah, lines, aturanPpn(store));
    return {
      tulis: [
        ...bayar.tulis,
        ...gerakMuka('TAMBAH', jumlah, ppn),
        ...uangOrang({ jenis: 'PESANAN', jumlah, no_induk: p.no_pesanan }, input, p, { orang }, facts),
      ],
      transfers: postMuka(MUKA_PESANAN, 'tambah', bayar.baris, { kasir: ctx.scope.user_id, ppn }),
      audit: { jumlah },
      jawaban: { jumlah, kembali: bayar.kembali, saldo: add(p.saldo, jumlah) },
    };
  },
});

export const kerjaPesanan = implementTransition(pesanan.transitions.kerja, {
  reads: (input, { scope }) => bacaPesanan(scope.kode_toko, input.no_pesanan),
  decide: ({ kode_tukang }, { pesanan: [p] }, { store }) => {
    if (!p) reject(salah.PESANAN_TIDAK_ADA);
    const tukang = kode_tukang ?? p.kode_tukang;
    return {
      tulis: [{ penulis: 'pesanan_ubah', baris: [{ kode_tukang: tukang }] }],
      // The customer hears it once.
      antre: p.status === 'PESAN' ? kabarPesanan(store, 'KERJA') : [],
      audit: { kode_tukang: tukang },
    };
  },
});

export const contohPesanan = implementTransition(pesanan.transitions.contoh, {
  reads: (input, { scope }) => ({
    ...bacaPesanan(scope.kode_toko, input.no_pesanan),
    baki: bacaBakiJual(scope.kode_toko, input.kode_baki),
  }),
  decide: (_input, { pesanan: [p], contoh, baki: [baki] }) => {
    if (!p) reject(salah.PESANAN_TIDAK_ADA);
    if (contoh.length === 0) reject(salah.CONTOH_SUDAH_DIAMBIL, { no_pesanan: p.no_pesanan });
    const toko = contohToko(contoh);
    const tujuan = bakiTujuan(baki, toko, salah.BAKI_PESANAN_KOSONG);
    return {
      tulis: [
        ...lepaskan(toko, tujuan),
        { penulis: 'pesanan_contoh_kembali', baris: contoh.map(({ urut }) => ({ urut })) },
      ],
      transfers: postLepas(MUKA_PESANAN, toko, tujuan),
      audit: { contoh: contoh.map((c) => [c.urut, c.kode_barcode ?? c.nama_contoh]) },
    };
  },
});
