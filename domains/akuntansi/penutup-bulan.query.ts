/** The server side of closing entries. */
import { formatRupiah, type Rupiah } from '@mustika/kernel/amount.ts';
import { formatTanggal, type Tanggal } from '@mustika/kernel/date.ts';
import { reject } from '@mustika/kernel/errors.ts';
import type { Row } from '@mustika/kernel/field.ts';
import { implementDocument, type TransitionImplementation } from '@mustika/server-kit/document-runner.ts';
import { akuntansiErrors as salah } from './akuntansi.errors.ts';
import type { batalJurnalFields } from './jurnal-umum.document.ts';
import { labaDari, postPenutup, type SaldoTerbuka } from './jurnal-umum.posting.ts';
import { KATEGORI_PENUTUP, penutupBulan } from './penutup-bulan.document.ts';
import { type BatasPeriode, periksaTanggal, statementPeriode } from './periode.query.ts';
import { akhirBulan, awalBulan } from './periode.rule.ts';

const LALU = 'select bulan_lalu_terbuka($1, $2) as terbuka';
const TERBUKA =
  'select nomor_akun, dimensi, saldo from laba_rugi_terbuka($1, $2) order by nomor_akun, dimensi';

const simpan: TransitionImplementation<{ bulan: Tanggal }> = {
  reads: ({ bulan }, { scope }) => [
    { name: 'laba_rugi_terbuka', text: TERBUKA, values: [scope.kode_toko, akhirBulan(bulan)] },
    { name: 'bulan_lalu', text: LALU, values: [scope.kode_toko, awalBulan(bulan)] },
    statementPeriode(scope.kode_toko),
  ],
  decide: (input, rows, { ctx, hari }) => {
    const [saldo, [lalu], [periode]] = rows as [SaldoTerbuka[], [{ terbuka: boolean }], [BatasPeriode]];
    const [bulan, sampai] = [awalBulan(input.bulan), akhirBulan(input.bulan)];
    if (sampai >= hari) reject(salah.PERIODE_MASIH_BERJALAN, { hari });
    periksaTanggal(sampai, hari, periode, { terkunci: true });
    if (lalu.terbuka) reject(salah.BULAN_LALU_BELUM_DITUTUP, { bulan });
    if (saldo.length === 0) reject(salah.TIDAK_ADA_SALDO, { bulan });
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
};

const SATU = 'select bulan, sampai, laba from penutup_bulan where kode_toko = $1 and no_dokumen = $2';
type Satu = { bulan: Tanggal; sampai: Tanggal; laba: Rupiah };

const batal: TransitionImplementation<Row<typeof batalJurnalFields>> = {
  nomor: (input) => input.no_dokumen,
  reads: (input, { scope }) => [
    { name: 'penutup_satu', text: SATU, values: [scope.kode_toko, input.no_dokumen] },
    statementPeriode(scope.kode_toko),
  ],
  decide: (input, rows, { hari }) => {
    const [[{ bulan, sampai, laba }], [periode]] = rows as [[Satu], [BatasPeriode]];
    periksaTanggal(sampai, hari, periode, { ditutup: true });
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
};

export const penutupBulanDocument = implementDocument(penutupBulan, { simpan, batal });
