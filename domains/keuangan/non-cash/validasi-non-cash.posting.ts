/** The server side of validating non-cash receipts. */

import { formatRupiah, type Rupiah, rupiah } from '@mustika/kernel/amount.ts';
import { reject } from '@mustika/kernel/errors.ts';
import { type Transfer, type UjungUang, uangTransfer } from '@mustika/kernel/transfer.ts';
import { one, statement } from '@mustika/server-kit/database.ts';
import { implementReversal } from '@mustika/server-kit/document/document-reversal.ts';
import { implementDocument, implementTransition } from '@mustika/server-kit/document/document-runner.ts';
import { implementCommand } from '@mustika/server-kit/http/http.ts';
import { keuanganErrors as salah } from '../keuangan.errors.ts';
import { KATEGORI_CASH } from '../mutasi/mutasi-uang.document.ts';
import { bacaRekeningKoran, bacaTerima } from './rekening-koran.query.ts';
import { SIDIK } from './rekening-koran.rule.ts';
import { rekeningKoran, terimaNonCash } from './validasi-non-cash.command.ts';
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

/** What the acquirer is expected to keep of these receipts. */
const HARAPAN = `with pilih as (select * from unnest($2::text[], $3::integer[]) x (no_dokumen, peristiwa)),
  hari as (select distinct e.tanggal from pilih p
             join peristiwa e on e.kode_toko = $1 and e.no_dokumen = p.no_dokumen and e.urut = p.peristiwa)
  select coalesce(sum(t.mdr), 0)::rupiah as mdr
    from hari h cross join lateral terima_non_cash($1, h.tanggal, h.tanggal) t
    join pilih p on p.no_dokumen = t.no_dokumen and p.peristiwa = t.peristiwa
   where t.tempat = $4 and t.no_rekening = $5`;

const simpan = implementTransition(validasiNonCash.transitions.simpan, {
  reads: (input, { scope }) => ({
    rekening: statement('vn_rekening', REKENING, scope.kode_toko, input.no_rekening),
    harapan: statement<{ mdr: Rupiah }>(
      'vn_harapan',
      HARAPAN,
      scope.kode_toko,
      input.baris.map((one) => one.no_dokumen),
      input.baris.map((one) => one.peristiwa),
      input.tempat,
      input.no_rekening,
    ),
  }),
  decide: (input, { rekening, harapan }, { ctx, hari }) => {
    if (rekening.length === 0) reject(salah.REKENING_HARUS_DIPILIH);
    if (input.tgl_bank > hari) reject(salah.TANGGAL_BANK_SALAH, { hari });
    const hitung = jumlahValidasi(input.baris, input.mdr, input.diterima);
    if (input.koran && !SIDIK.test(input.koran)) reject(salah.KORAN_TIDAK_DIKENAL);
    const wrong = salahValidasi(input.tempat, hitung);
    if (wrong) reject(wrong, hitung);
    const { tempat, no_rekening, tgl_bank, referensi, keterangan, koran } = input;
    const { mdr: seharusnya } = one(harapan);
    const kepala = { tempat, no_rekening, tgl_bank, referensi, keterangan, ...hitung };
    const baris = input.baris.map(({ no_dokumen, peristiwa, jumlah }) => ({
      no_asal: no_dokumen,
      peristiwa_asal: peristiwa,
      tempat,
      no_rekening,
      jumlah,
    }));
    return {
      perlu:
        // A fee that nobody expected hides what did not come as well as a difference does.
        hitung.selisih === 0 && hitung.mdr <= seharusnya
          ? []
          : [
              {
                kategori: KATEGORI_CASH,
                description: 'non-cash difference',
                rincian: [
                  { label: 'Rekening', nilai: no_rekening },
                  { label: `Penerimaan (${baris.length})`, nilai: formatRupiah(hitung.jumlah) },
                  { label: 'MDR', nilai: formatRupiah(hitung.mdr) },
                  { label: 'MDR Seharusnya', nilai: formatRupiah(seharusnya) },
                  { label: 'Diterima Bank', nilai: formatRupiah(hitung.diterima) },
                  { label: 'Selisih', nilai: formatRupiah(hitung.selisih) },
                ],
              },
            ],
      tulis: [
        { penulis: 'validasi_non_cash', baris: [{ ...kepala, tanggal: hari, user_id: ctx.scope.user_id }] },
        { penulis: 'validasi_non_cash_baris', baris },
        ...(koran ? [{ penulis: 'validasi_non_cash_koran', baris: [{ no_rekening, sidik: koran }] }] : []),
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

export const validasiNonCashCommands = [
  implementCommand(terimaNonCash, async (input, ctx) => {
    const { tgl_awal, tgl_akhir, tempat, no_rekening, status } = input;
    const minta = bacaTerima(ctx, [tgl_awal, tgl_akhir, tempat, no_rekening, status]);
    const data = await ctx.deps.db.rows(ctx.scope, minta);
    return { data, total: data.length };
  }),
  implementCommand(rekeningKoran, async (_input, ctx, { request }) => ({
    data: await bacaRekeningKoran(ctx, request),
  })),
];
