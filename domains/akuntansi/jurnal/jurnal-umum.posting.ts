/** The server side of general journals: what they may name, who must agree, what is written. */

import { formatRupiah, type Rupiah, rupiah } from '@mustika/kernel/amount.ts';
import type { Inside } from '@mustika/kernel/answer.ts';
import { formatTanggal } from '@mustika/kernel/date.ts';
import { reject } from '@mustika/kernel/errors.ts';
import type { Row } from '@mustika/kernel/field.ts';
import { type Transfer, type UjungUang, uangTransfer } from '@mustika/kernel/transfer.ts';
import { one, statement } from '@mustika/server-kit/database.ts';
import { implementReversal } from '@mustika/server-kit/document/document-reversal.ts';
import { implementDocument, implementTransition } from '@mustika/server-kit/document/document-runner.ts';
import { implementCommand } from '@mustika/server-kit/http/http.ts';
import { readParts } from '@mustika/server-kit/http/upload.ts';
import { penyetujuDari } from '@mustika/server-kit/people/approvers.ts';
import { akuntansiErrors as salah } from '../akuntansi.errors.ts';
import { periksaTanggal, statementPeriode } from '../periode/periode.query.ts';
import { akunManual, lampiranCommand, unggahLampiran } from './jurnal-umum.command.ts';
import { jurnalUmum, type jurnalUmumFields, KATEGORI_JURNAL } from './jurnal-umum.document.ts';
import { type BarisJurnalUmum, jumlahSisi, salahJurnal } from './jurnal-umum.rule.ts';

const ujung = (nomor: string, dimensi: string | null): UjungUang => ({
  akun: 'JURNAL',
  nomor,
  ...(dimensi ? { dimensi } : {}),
});

/**
 * One transfer per line, against a clearing account: it must be zero within the event, so that the database itself
 * refuses a journal that does not balance.
 */
export const postJurnalUmum = (baris: readonly BarisJurnalUmum[], keterangan: string): Transfer[] =>
  baris.flatMap((row) => {
    const place = ujung(row.nomor_akun, row.dimensi);
    const how = { kategori: 'JURNAL_UMUM', jenis: 'JURNAL', keterangan: row.keterangan ?? keterangan };
    return row.debit
      ? uangTransfer({ akun: 'KLIRING_JURNAL' }, place, row.debit, how)
      : uangTransfer(place, { akun: 'KLIRING_JURNAL' }, row.kredit ?? (0 as Rupiah), how);
  });

/** Debit above zero, credit below. */
export type SaldoTerbuka = { nomor_akun: string; dimensi: string; saldo: number };

/** What the open accounts leave: income less costs, below zero for a loss. */
export const labaDari = (saldo: readonly SaldoTerbuka[]): Rupiah =>
  rupiah(saldo.reduce((laba, one) => laba - one.saldo, 0));

/** Every income and cost account to zero against Ikhtisar, and what is left there to Laba Ditahan. */
export function postPenutup(saldo: readonly SaldoTerbuka[], keterangan: string): Transfer[] {
  const laba = labaDari(saldo);
  const how = { kategori: 'PENUTUP_BULAN', jenis: laba < 0 ? 'RUGI' : 'LABA', keterangan };
  const ikhtisar: UjungUang = { akun: 'IKHTISAR_LABA_RUGI' };
  const ditahan: UjungUang = { akun: 'LABA_DITAHAN' };
  return [
    ...saldo.flatMap((one) => {
      const akun = ujung(one.nomor_akun, one.dimensi);
      return one.saldo > 0
        ? uangTransfer(akun, ikhtisar, one.saldo as Rupiah, how)
        : uangTransfer(ikhtisar, akun, -one.saldo as Rupiah, how);
    }),
    ...(laba > 0
      ? uangTransfer(ditahan, ikhtisar, laba as Rupiah, how)
      : uangTransfer(ikhtisar, ditahan, -laba as Rupiah, how)),
  ];
}

const AKUN = `select n.nomor as nomor_akun, a.nama_akun, akun_manual($1, n.nomor) as manual, coalesce(g.pemilik, false) as pemilik
  from unnest($2::text[]) n (nomor) left join akun a on a.nomor_akun = n.nomor left join golongan_akun g on g.golongan = a.golongan`;
type Akun = { nomor_akun: string; nama_akun: string | null; manual: boolean; pemilik: boolean };

/** A key that our own upload gave this store. */
const LAMPIRAN = /^([A-Z0-9]{2,8})\/JURNAL-[0-9a-f]{16}\.jpg$/;

const bacaBaris = (rows: Row<typeof jurnalUmumFields>['baris']): BarisJurnalUmum[] =>
  rows as unknown as BarisJurnalUmum[];

/** Every refusal that can be known before anybody is asked to sign. */
function periksa(input: Row<typeof jurnalUmumFields>, akun: readonly Akun[], kode_toko: string): void {
  const wrong = salahJurnal(bacaBaris(input.baris));
  if (wrong)
    reject(
      wrong.error,
      wrong.baris < 0 ? undefined : [{ path: `baris.${wrong.baris}.debit`, message: wrong.error.message }],
    );
  const foreign = akun.find((one) => !one.manual);
  if (foreign) {
    const at = input.baris.findIndex((row) => row.nomor_akun === foreign.nomor_akun);
    const message = `${foreign.nomor_akun} ${foreign.nama_akun ?? ''}: ${salah.AKUN_BUKAN_MANUAL.message}`;
    reject(salah.AKUN_BUKAN_MANUAL, [{ path: `baris.${at}.nomor_akun`, message }], message);
  }
  if (input.lampiran !== null && LAMPIRAN.exec(input.lampiran)?.[1] !== kode_toko)
    reject(salah.LAMPIRAN_TIDAK_DIKENAL);
}

/** One line as the approver reads it. */
const rincianBaris = (row: BarisJurnalUmum, index: number, names: ReadonlyMap<string, string>) => ({
  label: `${index + 1}. ${row.nomor_akun} ${names.get(row.nomor_akun) ?? ''}`,
  nilai: row.debit
    ? `Debit ${formatRupiah(row.debit)}`
    : `Kredit ${formatRupiah(row.kredit ?? (0 as Rupiah))}`,
});

const simpan = implementTransition(jurnalUmum.transitions.simpan, {
  reads: (input, { scope }) => ({
    akun: statement<Akun>('jurnal_akun', AKUN, scope.kode_toko, [
      ...new Set(input.baris.map((row) => row.nomor_akun)),
    ]),
    periode: statementPeriode(scope.kode_toko),
  }),
  decide: (input, { akun, periode }, { ctx, hari }) => {
    const { kode_toko, user_id } = ctx.scope;
    periksa(input, akun, kode_toko);
    periksaTanggal(input.tanggal, hari, one(periode));
    const baris = bacaBaris(input.baris);
    const total = jumlahSisi(baris).debit;
    const names = new Map(akun.map((one) => [one.nomor_akun, one.nama_akun ?? '']));
    const { tanggal, keterangan, lampiran } = input;
    return {
      tanggal,
      perlu: [
        {
          kategori: KATEGORI_JURNAL,
          description: 'general journal',
          // Capital, drawings and what earlier years left are the owner's.
          ...(akun.some((one) => one.pemilik) && ctx.session.level !== 'OWN' ? { oleh: 'OWN' as const } : {}),
          rincian: [
            { label: 'Tanggal', nilai: formatTanggal(tanggal) },
            { label: 'Keterangan', nilai: keterangan },
            ...baris.map((row, index) => rincianBaris(row, index, names)),
            { label: 'Jumlah', nilai: formatRupiah(total) },
          ],
        },
      ],
      tulis: [
        { penulis: 'jurnal_umum', baris: [{ tanggal, keterangan, total, lampiran, user_id }] },
        {
          penulis: 'jurnal_umum_baris',
          baris: baris.map((row, index) => ({
            ...row,
            urut: index + 1,
            dimensi: row.dimensi ?? '',
            debit: row.debit ?? 0,
            kredit: row.kredit ?? 0,
          })),
        },
      ],
      transfers: postJurnalUmum(baris, keterangan),
      audit: { tanggal, keterangan, total, baris },
      jawaban: { tanggal, total },
    };
  },
});

const columns = {
  head: {
    lampiran: 'h.lampiran is not null',
    penyetuju: penyetujuDari({ kode_toko: 'h.kode_toko', no_dokumen: 'h.no_dokumen' }, 1),
  },
  lines: {
    baris: {
      nama_akun: '(select a.nama_akun from akun a where a.nomor_akun = l.nomor_akun)',
      // The side that a line does not have is an empty cell.
      debit: 'nullif(l.debit, 0)',
      kredit: 'nullif(l.kredit, 0)',
    },
  },
};

const batal = implementReversal(jurnalUmum, jurnalUmum.transitions.batal, {
  description: 'general journal cancellation',
  rincian: ({ tanggal, keterangan, total }) => [
    { label: 'Tanggal', nilai: formatTanggal(tanggal) },
    { label: 'Keterangan', nilai: keterangan },
    { label: 'Jumlah', nilai: formatRupiah(total) },
  ],
  kategoriBalik: () => 'BATAL JURNAL UMUM',
  columns: columns.head,
});

export const jurnalUmumDocument = implementDocument(jurnalUmum, { simpan, batal }, { columns });

const AKUN_MANUAL = `select a.nomor_akun, a.nama_akun from akun a where a.aktif and a.manual and akun_manual($1, a.nomor_akun) order by 1`;

const LAMPIRAN_SATU = 'select lampiran from jurnal_umum where kode_toko = $1 and no_dokumen = $2';

/** The accounts that may be named, and the paper behind a journal. */
export const jurnalUmumCommands = [
  implementCommand(akunManual, async (_input, { deps, scope }) => ({
    data: await deps.db.rows(
      scope,
      statement<Inside<typeof akunManual.answer>[number]>('akun_manual', AKUN_MANUAL, scope.kode_toko),
    ),
  })),
  implementCommand(unggahLampiran, async (_input, { deps, scope }, { request }) => {
    const { file } = await readParts(request, 'image');
    if (!file || file.bytes.length === 0) reject(salah.LAMPIRAN_DIPERLUKAN);
    const { key } = await deps.photos.save(scope.kode_toko, 'JURNAL', file.bytes);
    return { data: { key } };
  }),
  implementCommand(lampiranCommand, async ({ no_dokumen }, { deps, scope }, { reply }) => {
    const [row] = await deps.db.rows(
      scope,
      statement<{ lampiran: string | null }>('jurnal_lampiran', LAMPIRAN_SATU, scope.kode_toko, no_dokumen),
    );
    const bytes = await deps.photos.read(row?.lampiran ?? reject(salah.LAMPIRAN_TIDAK_ADA));
    return reply
      .header('content-type', 'image/jpeg')
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('content-disposition', 'inline')
      .send(bytes);
  }),
];
