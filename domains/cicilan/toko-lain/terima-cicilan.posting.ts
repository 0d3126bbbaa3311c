/** The decisions about instalments of other stores that are paid here. Both halves are one transaction. docs/decisions/0021, 0055. */
import { type Rupiah, rupiah } from '@mustika/kernel/amount.ts';
import { reject } from '@mustika/kernel/errors.ts';
import { one, statement } from '@mustika/server-kit/database.ts';
import { implementReversal } from '@mustika/server-kit/document/document-reversal.ts';
import { implementDocument, implementTransition } from '@mustika/server-kit/document/document-runner.ts';
import { bacaHariBuka } from '@mustika/server-kit/document/open-day.ts';
import { inStore } from '@mustika/server-kit/document/other-store.ts';
import type { Ctx } from '@mustika/server-kit/http/http.ts';
import { akunAntar } from '../../kirim-barang/kirim-barang.rule.ts';
import { bacaRekeningBayar } from '../../pembayaran/bahan-bayar.query.ts';
import { bukanTunai } from '../../pembayaran/cara-bayar.rule.ts';
import { terimaBayar } from '../../pembayaran/periksa-bayar.rule.ts';
import { orangInduk, uangOrang } from '../../pembayaran/uang-orang.query.ts';
import { bayarCicilanDocument, berjalan, hitung, persetujuanDenda } from '../bayar-cicilan.posting.ts';
import { cicilanErrors as salah } from '../cicilan.errors.ts';
import { postTerima } from '../cicilan.posting.ts';
import { bacaCicilan, bacaTipeToko } from '../cicilan.query.ts';
import { tokoCicilan } from './bukti-cicilan.rule.ts';
import { kenali } from './kenal-cicilan.query.ts';
import { terimaCicilan } from './terima-cicilan.document.ts';

/** This store reads the plan of the other one for this one act. */
const dekat = (ctx: Ctx, toko: string): Ctx => ({
  ...ctx,
  scope: { ...ctx.scope, lintas: ctx.scope.lintas === true || [ctx.scope.kode_toko, toko] },
});

const simpan = implementTransition(terimaCicilan.transitions.simpan, {
  pays: (input) => bukanTunai(input.bayar),
  bersama: async ({ bukti, no_cicilan, cara, terbayar, jumlah, denda, keterangan }, ctx) => {
    const { there } = await kenali({ no_cicilan, bukti }, ctx);
    const bagian = { no_cicilan, cara, terbayar, jumlah, denda, keterangan };
    const input = { ...bagian, toko_bayar: ctx.scope.kode_toko };
    const half = { implementation: bayarCicilanDocument, name: 'toko_lain', izin: [], ctx: there };
    return { ctx: dekat(ctx, there.scope.kode_toko), lain: [{ ...half, input, body: input }] };
  },
  reads: (input, ctx) => {
    const { scope } = ctx;
    const toko = tokoCicilan(input.no_cicilan) ?? '';
    return {
      ...bacaCicilan(toko, input.no_cicilan),
      ...orangInduk(input, ctx, toko, input.no_cicilan),
      harinya: bacaHariBuka(toko),
      sana: bacaTipeToko(toko),
      rekening: bacaRekeningBayar(scope.kode_toko, input.bayar),
    };
  },
  decide: (input, { cicilan: [found], jadwal, harinya: [harinya], sana, rekening, orang }, facts) => {
    const { store, hari, ctx } = facts;
    const { no_cicilan, cara, terbayar, jumlah, keterangan } = input;
    const toko_cicilan = tokoCicilan(no_cicilan) ?? '';
    const plan = berjalan(input, found);
    // What is late is late by the day of the plan's store.
    if (!harinya) reject(salah.TOKO_CICILAN_TUTUP, { toko: toko_cicilan });
    const { denda, denda_aturan, sisa } = hitung(input, plan, jadwal, harinya.tanggal);
    const bayar = terimaBayar(input.bayar, rupiah(jumlah + denda), rekening, store);
    const kasir = ctx.scope.user_id;
    const kepala = {
      ...{ tanggal: hari, toko_cicilan, no_cicilan, nama_customer: plan.nama_customer, cara, kasir },
      ...{ terbayar, jumlah, denda, sisa, keterangan },
    };
    const rk = { akun: akunAntar(store.tipe, one(sana).tipe), dimensi: toko_cicilan };
    const uang = { jenis: 'CICILAN', jumlah: rupiah(jumlah + denda), no_induk: no_cicilan } as const;
    return {
      perlu: persetujuanDenda(denda, denda_aturan, plan),
      tulis: [
        { penulis: 'terima_cicilan', baris: [kepala] },
        ...bayar.tulis,
        ...uangOrang(uang, input, plan, { orang }, facts),
      ],
      transfers: postTerima(bayar.baris, rk, kasir),
      audit: { no_cicilan, toko_cicilan, cara, jumlah, denda, sisa },
      jawaban: { jumlah, denda, kembali: bayar.kembali, sisa },
    };
  },
});

type Terima = { toko_cicilan: string; no_cicilan: string; terbayar: Rupiah; status: string };
const bacaTerima = (kode_toko: string, no_dokumen: string) =>
  statement<Terima>(
    'terima_cicilan_satu',
    `select t.toko_cicilan, t.no_cicilan, t.terbayar, d.status from terima_cicilan t
       join dokumen d on d.kode_toko = t.kode_toko and d.no_dokumen = t.no_dokumen
      where t.kode_toko = $1 and t.no_dokumen = $2`,
    kode_toko,
    no_dokumen,
  );

/** The living payment of the plan that began there. */
const bacaPasangan = ({ toko_cicilan, no_cicilan, terbayar }: Terima, toko_bayar: string) =>
  statement<{ no_dokumen: string }>(
    'terima_cicilan_pasangan',
    `select b.no_dokumen from bayar_cicilan b
       join dokumen d on d.kode_toko = b.kode_toko and d.no_dokumen = b.no_dokumen and d.status = 'DONE'
      where b.kode_toko = $1 and b.no_cicilan = $2 and b.terbayar = $3 and b.toko_bayar = $4`,
    toko_cicilan,
    no_cicilan,
    terbayar,
    toko_bayar,
  );

export const terimaCicilanDocument = implementDocument(terimaCicilan, {
  simpan,
  batal: {
    ...implementReversal(terimaCicilan, terimaCicilan.transitions.batal, {
      description: 'instalment payment cancellation',
    }),
    bersama: async ({ no_dokumen, alasan }, ctx) => {
      const { db } = ctx.deps;
      const { kode_toko } = ctx.scope;
      const baca = () => db.rows(ctx.scope, bacaTerima(kode_toko, no_dokumen));
      const [terima] = await baca();
      // One that is none, or is taken back already, is told so by its own half.
      if (terima?.status !== 'DONE') return { ctx, lain: [] };
      const there = await inStore(ctx, terima.toko_cicilan, `cicilan-${kode_toko}-${ctx.key}`);
      const pasangan = await db.rows(there.scope, bacaPasangan(terima, kode_toko));
      // Its twin may have taken both back between the two questions.
      const [kini] = pasangan.length === 0 ? await baca() : [terima];
      if (kini?.status !== 'DONE') return { ctx, lain: [] };
      const bayar = one(pasangan);
      const input = { no_dokumen: bayar.no_dokumen, alasan };
      const half = { implementation: bayarCicilanDocument, name: 'batal_toko_lain', izin: [], ctx: there };
      return { ctx, lain: [{ ...half, input, body: input }] };
    },
  },
});
