/** A contract that waited is paid out. Domain R5.3. */
import { rupiah } from '@mustika/kernel/amount.ts';
import { reject } from '@mustika/kernel/errors.ts';
import { implementTransition } from '@mustika/server-kit/document/document-runner.ts';
import { bayaranKeluar } from '../pembayaran/bayar-keluar.rule.ts';
import { hutang } from './hutang.document.ts';
import { hutangErrors as salah } from './hutang.errors.ts';
import { KATEGORI_GERAK, laciHutang, postHutang } from './hutang.posting.ts';
import { bacaHutang } from './hutang.query.ts';
import { cair, emasDijaminkan, lawanHutang } from './simpan-hutang.posting.ts';

/** The money leaves the drawer of who made the contract. */
export const validasiHutang = implementTransition(hutang.transitions.validasi, {
  pays: () => true,
  reads: (input, { scope }) => bacaHutang(scope.kode_toko, input.no_faktur_hutang),
  decide: (_input, { hutang: [h], jaminan }, { store }) => {
    if (!h) reject(salah.HUTANG_TIDAK_ADA);
    const keluar = bayaranKeluar(rupiah(h.jumlah_hutang - h.biaya_adm), h);
    return {
      lawan: lawanHutang(h),
      tanpaNota: emasDijaminkan(jaminan),
      tulis: cair(h.jumlah_hutang, keluar),
      transfers: postHutang(
        KATEGORI_GERAK.CAIR,
        { cair: h.jumlah_hutang, adm: h.biaya_adm },
        { keluar, ...laciHutang(h.kasir, store) },
      ),
      audit: { jumlah_hutang: h.jumlah_hutang },
      jawaban: { jumlah_hutang: h.jumlah_hutang },
    };
  },
});
