/** The server side of validating non-cash receipts. */

import { formatRupiah, type Rupiah, rupiah } from '@mustika/kernel/amount.ts';
import type { Tanggal } from '@mustika/kernel/date.ts';
import { reject } from '@mustika/kernel/errors.ts';
import { type Transfer, type UjungUang, uangTransfer } from '@mustika/kernel/transfer.ts';
import { one, statement } from '@mustika/server-kit/database.ts';
import { implementReversal } from '@mustika/server-kit/document/document-reversal.ts';
import { implementDocument, implementTransition } from '@mustika/server-kit/document/document-runner.ts';
import { whileThere } from '@mustika/server-kit/http/hang-up.ts';
import { type Ctx, implementCommand } from '@mustika/server-kit/http/http.ts';
import { readParts } from '@mustika/server-kit/http/upload.ts';
import { readRows } from '@mustika/server-kit/tabular/read.ts';
import { keuanganErrors as salah } from '../keuangan.errors.ts';
import { KATEGORI_CASH } from '../mutasi/mutasi-uang.document.ts';
import { bacaKoran } from './baca-koran.rule.ts';
import { cocokkan } from './rekening-koran.rule.ts';
import { rekeningKoran, type Terima, terimaNonCash } from './validasi-non-cash.command.ts';
import { validasiNonCash } from './validasi-non-cash.document.ts';
import { jumlahValidasi, salahValidasi } from './validasi-non-cash.rule.ts';

export type ValidasiDicatat = {
  tempat: 'BANK' | 'PIUTANG_EDC';
  no_rekening: string;
  mdr: Rupiah;
  diterima: Rupiah;
  selisih: Rupiah;
};

/** From one end to the other; below zero the other way round. */
function pindah(dari: UjungUang, ke: UjungUang, jumlah: Rupiah, jenis: string): Transfer[] {
  const about = { kategori: 'VALIDASI_NON_CASH', jenis };
  return jumlah >= 0 ? uangTransfer(dari, ke, jumlah, about) : uangTransfer(ke, dari, rupiah(-jumlah), about);
}

export function postValidasi({ tempat, no_rekening, mdr, diterima, selisih }: ValidasiDicatat): Transfer[] {
  const asal: UjungUang = { akun: tempat, dimensi: no_rekening };
  const hilang = pindah(asal, { akun: 'SELISIH_BANK', dimensi: no_rekening }, selisih, tempat);
  // A transfer was booked into the bank when it was promised; only what did not come leaves it again.
  if (tempat === 'BANK') return hilang;
  return [
    ...pindah(asal, { akun: 'BANK', dimensi: no_rekening }, diterima, tempat),
    ...pindah(asal, { akun: 'BEBAN_MDR' }, mdr, tempat),
    ...hilang,
  ];
}

const REKENING = 'select r.no_rekening from rekening r where r.kode_toko = $1 and r.no_rekening = $2';

const simpan = implementTransition(validasiNonCash.transitions.simpan, {
  reads: (input, { scope }) => ({
    rekening: statement('vn_rekening', REKENING, scope.kode_toko, input.no_rekening),
  }),
  decide: (input, { rekening }, { ctx, hari }) => {
    if (rekening.length === 0) reject(salah.REKENING_HARUS_DIPILIH);
    if (input.tgl_bank > hari) reject(salah.TANGGAL_BANK_SALAH, { hari });
    const hitung = jumlahValidasi(input.baris, input.mdr, input.diterima);
    const wrong = salahValidasi(input.tempat, hitung);
    if (wrong) reject(wrong, hitung);
    const { tempat, no_rekening, tgl_bank, referensi, keterangan } = input;
    const kepala = { tempat, no_rekening, tgl_bank, referensi, keterangan, ...hitung };
    const baris = input.baris.map((one) => ({
      no_asal: one.no_dokumen,
      peristiwa_asal: one.peristiwa,
      tempat,
      no_rekening,
      jumlah: one.jumlah,
    }));
    return {
      perlu:
        hitung.selisih === 0
          ? []
          : [
              {
                kategori: KATEGORI_CASH,
                description: 'non-cash difference',
                rincian: [
                  { label: 'Rekening', nilai: no_rekening },
                  { label: `Penerimaan (${baris.length})`, nilai: formatRupiah(hitung.jumlah) },
                  { label: 'MDR', nilai: formatRupiah(hitung.mdr) },
                  { label: 'Diterima Bank', nilai: formatRupiah(hitung.diterima) },
                  { label: 'Selisih', nilai: formatRupiah(hitung.selisih) },
                ],
              },
            ],
      tulis: [
        { penulis: 'validasi_non_cash', baris: [{ ...kepala, tanggal: hari, user_id: ctx.scope.user_id }] },
        { penulis: 'validasi_non_cash_baris', baris },
      ],
      transfers: postValidasi({ tempat, no_rekening, ...hitung }),
      audit: { tempat, no_rekening, ...hitung, baris: baris.length },
      jawaban: hitung,
    };
  },
});

const BANYAK = `(select count(*) from validasi_non_cash_baris b
    where b.kode_toko = h.kode_toko and b.no_dokumen = h.no_dokumen)`;

const columns = { head: { baris: BANYAK } };

const batal = implementReversal(validasiNonCash, validasiNonCash.transitions.batal, {
  description: 'non-cash validation cancellation',
  rincian: ({ no_rekening, jumlah, diterima }) => [
    { label: 'Rekening', nilai: no_rekening },
    { label: 'Penerimaan', nilai: formatRupiah(jumlah) },
    { label: 'Diterima Bank', nilai: formatRupiah(diterima) },
  ],
  tulis: [{ penulis: 'validasi_non_cash_batal', baris: [{}] }],
  kategoriBalik: () => 'BATAL VALIDASI NON CASH',
  columns: columns.head,
});

export const validasiNonCashDocument = implementDocument(validasiNonCash, { simpan, batal }, { columns });

const HARI = '(select max(h.tanggal) from hari_toko h where h.kode_toko = $1)';
const TERIMA = `select t.* from terima_non_cash($1, coalesce($2::date, ${HARI} - 30), coalesce($3::date, ${HARI})) t
 where ($4::text is null or t.tempat = $4) and ($5::text is null or t.no_rekening = $5)
   and (coalesce($6::text, 'TERBUKA') = 'SEMUA' or (t.no_validasi is null) = (coalesce($6::text, 'TERBUKA') = 'TERBUKA'))
 order by t.tanggal desc, t.waktu desc, t.no_dokumen desc limit 5000`;

const bacaTerima = ({ scope }: Ctx, values: readonly unknown[]) =>
  statement<Terima>('vn_terima', TERIMA, scope.kode_toko, ...values);

/** Statements are read for the open day; a file nobody can read says so. */
async function koran(ctx: Ctx, request: Parameters<typeof readParts>[0]) {
  const { file, texts } = await readParts(request, 'file');
  if (!file || file.bytes.length === 0) reject(salah.BERKAS_KORAN_DIPERLUKAN);
  const rows = await whileThere(request, (gone) => readRows(file.bytes, file.filename, gone));
  const { terbuka, hari } = await ctx.deps.db.batch(ctx.scope, {
    terbuka: bacaTerima(ctx, [null, null, null, texts['no_rekening'] || null, 'TERBUKA']),
    hari: statement<{ hari: Tanggal }>('vn_hari', `select ${HARI}::text as hari`, ctx.scope.kode_toko),
  });
  const { masuk, semua, keluar, terlewat } =
    bacaKoran(rows, one(hari).hari) ?? reject(salah.KOLOM_KORAN_TIDAK_ADA);
  return { baris: cocokkan(masuk, terbuka), terbaca: semua, keluar, terlewat };
}

export const validasiNonCashCommands = [
  implementCommand(terimaNonCash, async (input, ctx) => {
    const { tgl_awal, tgl_akhir, tempat, no_rekening, status } = input;
    const minta = bacaTerima(ctx, [tgl_awal, tgl_akhir, tempat, no_rekening, status]);
    const data = await ctx.deps.db.rows(ctx.scope, minta);
    return { data, total: data.length };
  }),
  implementCommand(rekeningKoran, async (_input, ctx, { request }) => ({ data: await koran(ctx, request) })),
];
