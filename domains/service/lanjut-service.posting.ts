/** What changes of a job on its way without moving it on: more is paid ahead, another day is promised. Domain R6.9. */
import { add, formatRupiah, rupiah } from '@mustika/kernel/amount.ts';
import { reject } from '@mustika/kernel/errors.ts';
import { implementTransition } from '@mustika/server-kit/document/document-runner.ts';
import { bacaRekeningBayar } from '../pembayaran/bahan-bayar.query.ts';
import { bukanTunai } from '../pembayaran/cara-bayar.rule.ts';
import { terimaBayar } from '../pembayaran/periksa-bayar.rule.ts';
import { orangInduk, uangOrang } from '../pembayaran/uang-orang.query.ts';
import { kabarJanji } from './kabar-service.rule.ts';
import { service } from './service.document.ts';
import { serviceErrors as salah } from './service.errors.ts';
import { gerakService, postMuka, sisaService } from './service.posting.ts';
import { bacaService } from './service.query.ts';
import { ppnBagian } from './service.rule.ts';

export const tambahService = implementTransition(service.transitions.tambah, {
  pays: (input) => bukanTunai(input.bayar),
  reads: (input, ctx) => {
    const { kode_toko } = ctx.scope;
    return {
      ...bacaService(kode_toko, input.no_dokumen),
      ...orangInduk(input, ctx, kode_toko, input.no_dokumen),
      rekening: bacaRekeningBayar(kode_toko, input.bayar),
    };
  },
  decide: (input, { service: [s], rekening, orang }, facts) => {
    if (!s) reject(salah.SERVICE_TIDAK_ADA);
    const { jumlah, no_dokumen: no_induk } = input;
    const sisa = sisaService(s);
    if (jumlah > sisa)
      reject(
        salah.UANG_MUKA_SERVICE_LEBIH,
        { path: 'jumlah', sisa },
        `${salah.UANG_MUKA_SERVICE_LEBIH.message}: ${formatRupiah(sisa)}`,
      );
    const bayar = terimaBayar(input.bayar, jumlah, rekening, facts.store);
    const uang_muka = add(s.uang_muka, jumlah);
    // Of all that was paid so far, less what was remitted of it: the last rupiah takes the rest. A total that fell gives nothing back here.
    const ppn = rupiah(Math.max(0, ppnBagian(uang_muka, s) - s.ppn_muka));
    return {
      tulis: [
        ...bayar.tulis,
        gerakService('TAMBAH', jumlah, ppn),
        ...uangOrang({ jenis: 'SERVICE', jumlah, no_induk }, input, s, { orang }, facts),
        { penulis: 'service_ubah', baris: [{ uang_muka }] },
      ],
      transfers: postMuka(bayar.baris, facts.ctx.scope.user_id, ppn),
      audit: { jumlah, uang_muka },
      jawaban: { jumlah, uang_muka, kembali: bayar.kembali },
    };
  },
});

export const janjiService = implementTransition(service.transitions.janji, {
  reads: (input, { scope }) => bacaService(scope.kode_toko, input.no_dokumen),
  decide: ({ tgl_janji, alasan }, { service: [s] }, { store, hari, dokumen }) => {
    if (!s || !dokumen) reject(salah.SERVICE_TIDAK_ADA);
    if (tgl_janji < hari) reject(salah.JANJI_SEBELUM_HARI_INI, { path: 'tgl_janji', hari });
    if (tgl_janji === s.tgl_janji) reject(salah.JANJI_TETAP, { path: 'tgl_janji' });
    return {
      tulis: [
        { penulis: 'service_janji', baris: [{ janji_lama: s.tgl_janji, janji_baru: tgl_janji, alasan }] },
        { penulis: 'service_ubah', baris: [{ tgl_janji }] },
      ],
      antre: kabarJanji(store, dokumen.peristiwa + 1),
      alasan,
      audit: { dari: s.tgl_janji, ke: tgl_janji, alasan },
      jawaban: { tgl_janji },
    };
  },
});
