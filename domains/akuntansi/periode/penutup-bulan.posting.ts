/** The server side of closing entries. */
import { formatRupiah } from '@mustika/kernel/amount.ts';
import { formatTanggal } from '@mustika/kernel/date.ts';
import { reject } from '@mustika/kernel/errors.ts';
import { one, statement } from '@mustika/server-kit/database.ts';
import { implementDocument, implementTransition } from '@mustika/server-kit/document/document-runner.ts';
import { headReader } from '@mustika/server-kit/document/document-serve.ts';
import { akuntansiErrors as salah } from '../akuntansi.errors.ts';
import { labaDari, postPenutup, type SaldoTerbuka } from '../jurnal/jurnal-umum.posting.ts';
import { KATEGORI_PENUTUP, penutupBulan } from './penutup-bulan.document.ts';
import { periksaTanggal, statementPeriode } from './periode.query.ts';
import { akhirBulan, awalBulan } from './periode.rule.ts';

const LALU = 'select bulan_lalu_terbuka($1, $2) as terbuka';
const TERBUKA =
  'select nomor_akun, dimensi, saldo from laba_rugi_terbuka($1, $2) order by nomor_akun, dimensi';

const simpan = implementTransition(penutupBulan.transitions.simpan, {
  reads: ({ bulan }, { scope: { kode_toko } }) => ({
    saldo: statement<SaldoTerbuka>('laba_rugi_terbuka', TERBUKA, kode_toko, akhirBulan(bulan)),
    lalu: statement<{ terbuka: boolean }>('bulan_lalu', LALU, kode_toko, awalBulan(bulan)),
    periode: statementPeriode(kode_toko),
  }),
  decide: (input, { saldo, lalu, periode }, { ctx, hari }) => {
    const [bulan, sampai] = [awalBulan(input.bulan), akhirBulan(input.bulan)];
    if (sampai >= hari) reject(salah.PERIODE_MASIH_BERJALAN, { hari });
    periksaTanggal(sampai, hari, one(periode), { terkunci: true });
    if (one(lalu).terbuka) reject(salah.BULAN_LALU_BELUM_DITUTUP, { bulan });
    if (saldo.length === 0) reject(salah.TIDAK_ADA_LABA_RUGI, { bulan });
    const laba = labaDari(saldo);
    return {
      tanggal: sampai,
      tulis: [
        { penulis: 'penutup_bulan', baris: [{ bulan, sampai, laba, user_id: ctx.scope.user_id, saldo }] },
      ],
      transfers: postPenutup(saldo, `PENUTUP BULAN ${bulan.slice(0, 7)}`),
      audit: { bulan, laba },
      jawaban: { bulan, sampai, laba },
    };
  },
});

const kepala = headReader(penutupBulan);

const batal = implementTransition(penutupBulan.transitions.batal, {
  reads: ({ no_dokumen }, ctx) => ({
    satu: kepala(no_dokumen, ctx),
    periode: statementPeriode(ctx.scope.kode_toko),
  }),
  decide: (input, { satu, periode }, { hari }) => {
    const { bulan, sampai, laba } = one(satu);
    periksaTanggal(sampai, hari, one(periode), { ditutup: true });
    return {
      // On its own date: the month is then as it was before, and can be closed again.
      tanggal: sampai,
      perlu: [
        {
          kategori: KATEGORI_PENUTUP,
          description: 'closing entry cancellation',
          rincian: [
            { label: 'No Dokumen', nilai: input.no_dokumen },
            { label: 'Sampai', nilai: formatTanggal(sampai) },
            { label: 'Laba', nilai: formatRupiah(laba) },
            { label: 'Alasan', nilai: input.alasan },
          ],
        },
      ],
      tulis: [{ penulis: 'penutup_batal', baris: [{}] }],
      alasan: input.alasan,
      audit: { bulan, laba, alasan: input.alasan },
      jawaban: { bulan, laba },
    };
  },
});

export const penutupBulanDocument = implementDocument(penutupBulan, { simpan, batal });
