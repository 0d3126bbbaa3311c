/** Accounts of a bank, and the reads and the write of Parameter Akun. */
import { formatRupiah, NOL_RUPIAH, type Rupiah } from '@mustika/kernel/amount.ts';
import type { Inside } from '@mustika/kernel/answer.ts';
import { approvalIds } from '@mustika/kernel/approval.ts';
import { reject } from '@mustika/kernel/errors.ts';
import type { Row } from '@mustika/kernel/field.ts';
import type { House } from '@mustika/kernel/house.ts';
import { type PeranJurnal, peranJurnal } from '@mustika/kernel/jurnal.ts';
import type { Akun as Akuns } from '@mustika/kernel/transfer.ts';
import { rawQuery, type Sql, statement } from '@mustika/server-kit/database.ts';
import { implementCommand } from '@mustika/server-kit/http/http.ts';
import { requireSecondPerson } from '@mustika/server-kit/people/second-person.ts';
import { missingReference } from '@mustika/server-kit/resource/resource-errors.ts';
import { once } from '@mustika/server-kit/resource/resource-once.ts';
import { missingRefs } from '@mustika/server-kit/resource/resource-store.ts';
import { type AccountRow, accountsOf, nomorAkun } from '@mustika/server-kit/store-config.ts';
import { masterErrors as salah } from '../master.errors.ts';
import { PETA_BERUBAH, paraAkunCommand, rekeningBankCommand, simpanParaAkunCommand } from './akun.command.ts';
import { KATEGORI_AKUN } from './akun.resource.ts';

type Akun = { nomor_akun: string; nama_akun: string };
type Diminta = Row<typeof simpanParaAkunCommand.fields>['detail_akun'];
/** One place of a journal, the account that counts there, and what kind of account may. */
type Peta = PeranJurnal & { _id: string; nomor_akun: string; golongan: string };
type Jurnal = { trx: string; type: string; detail_akun: Peta[] };

const REKENING = `select no_rekening, nama_rekening, kode_bank, bisa_debet, bisa_credit, bisa_transfer, bisa_qris, fee_persen, fee_ditanggung, mdr_qris
  from rekening where kode_toko = $1 and kode_bank = $2 and aktif order by no_rekening`;

const UBAH = `
  insert into para_akun_transaksi as p (kode_toko, trx, type, kode_akun, jenis_akun, nomor_akun, diubah_oleh)
    select $1, $2, $3, x.kode_akun, x.jenis_akun, x.nomor_akun, $5
      from jsonb_to_recordset($4) as x (kode_akun text, jenis_akun text, nomor_akun text)
  on conflict (kode_toko, trx, type, kode_akun, jenis_akun)
    do update set nomor_akun = excluded.nomor_akun, aktif = true, versi = p.versi + 1, diubah_oleh = $5, diubah_pada = now()`;

const PETA = `select trx, type, kode_akun, jenis_akun, nomor_akun from para_akun_transaksi where kode_toko = $1 and aktif`;
const PERAN = `select b.peran as kode_akun, p.golongan from akun_bawaan b join peran_akun p on p.akun = b.peran
  where p.golongan is not null order by b.peran`;

/** What the journal moved through one place in thirty days: the sum that the next thirty would move elsewhere. */
const GERAK = `select count(*)::integer as baris, coalesce(sum(b.jumlah), 0)::bigint as jumlah
  from buku_uang b, (select max(h.tanggal) as sampai from hari_toko h where h.kode_toko = $1) hari
 where b.kode_toko = $1 and b.tanggal > hari.sampai - 30
   and ($2 = '*' or (replace(b.kategori, ' ', '_') = $2 and b.jenis = $3))
   and (case $5 when 'DEBET' then b.ke_akun else b.dari_akun end) = $4`;

const id = (row: PeranJurnal): string => `${row.kode_akun}.${row.jenis_akun}`;
const SEMUA = '*';

/**
 * Every journal that documents of the house post, with the account of each of its places: the store's own where it set one,
 * else that of the role in all journals. First stands the one of all journals, `*`.
 */
async function jurnalToko(sql: Sql, house: House, kode_toko: string): Promise<Jurnal[]> {
  const peran = await rawQuery<{ kode_akun: Akuns; golongan: string }>(sql, PERAN);
  const golongan = new Map(peran.map((one) => [one.kode_akun, one.golongan]));
  const rows = await rawQuery<AccountRow>(sql, PETA, [kode_toko]);
  const accounts = accountsOf(rows);
  const peta =
    (trx: string, type: string) =>
    (row: PeranJurnal): Peta => ({
      ...{ _id: id(row), ...row, golongan: golongan.get(row.kode_akun) ?? '' },
      nomor_akun: nomorAkun({ accounts }, trx, type, row.kode_akun, row.jenis_akun) ?? '',
    });
  const semua = peran.flatMap(({ kode_akun }): PeranJurnal[] => [
    { kode_akun, jenis_akun: 'DEBET' },
    { kode_akun, jenis_akun: 'KREDIT' },
  ]);
  const declared = [...house.journals.values()].map(({ trx, type, ...sides }) => ({
    ...{ trx, type, detail_akun: peranJurnal({ trx, type, ...sides }).map(peta(trx, type)) },
  }));
  return [
    { trx: SEMUA, type: SEMUA, detail_akun: semua.map(peta(SEMUA, SEMUA)) },
    ...declared.filter(({ detail_akun }) => detail_akun.length > 0),
  ];
}

const nama = (akun: readonly Akun[], nomor: string): string =>
  `${nomor} ${akun.find((one) => one.nomor_akun === nomor)?.nama_akun ?? ''}`.trim();

/** What the second person reads: from which account to which, and how much went that way lately. */
async function rincianUbah(sql: Sql, kode_toko: string, { trx, type, detail_akun }: Jurnal, ubah: Diminta) {
  const dulu = new Map(detail_akun.map((one) => [one._id, one.nomor_akun]));
  const nomor = [...ubah.map((row) => row.nomor_akun), ...dulu.values()];
  const akun = await rawQuery<Akun>(
    sql,
    'select nomor_akun, nama_akun from akun where nomor_akun = any ($1)',
    [nomor],
  );
  const lines: { label: string; nilai: string }[] = [];
  for (const row of ubah) {
    const [gerak] = await rawQuery<{ baris: number; jumlah: Rupiah }>(sql, GERAK, [
      ...[kode_toko, trx, type],
      ...[row.kode_akun, row.jenis_akun],
    ]);
    lines.push(
      {
        label: `${trx} ${type} ${row.kode_akun} ${row.jenis_akun}`.replaceAll('_', ' '),
        nilai: `${nama(akun, dulu.get(id(row as PeranJurnal)) ?? '')} menjadi ${nama(akun, row.nomor_akun)}`,
      },
      {
        label: `Jurnal 30 hari terakhir ${row.kode_akun} ${row.jenis_akun}`.replaceAll('_', ' '),
        nilai: `${gerak?.baris ?? 0} baris, ${formatRupiah(gerak?.jumlah ?? NOL_RUPIAH)}`,
      },
    );
  }
  return lines;
}

/** The journal as it is, and which of the places asked for get another account. Errors: JURNAL_TIDAK_ADA, PERAN_TIDAK_ADA. */
function perubahan(semua: readonly Jurnal[], { trx, type }: { trx: string; type: string }, diminta: Diminta) {
  const jurnal = semua.find((one) => one.trx === trx && one.type === type) ?? reject(salah.JURNAL_TIDAK_ADA);
  const known = new Map(jurnal.detail_akun.map((one) => [one._id, one.nomor_akun]));
  const foreign = diminta.findIndex((row) => !known.has(id(row as PeranJurnal)));
  if (foreign >= 0)
    reject(salah.PERAN_TIDAK_ADA, [
      { path: `detail_akun.${foreign}.kode_akun`, message: salah.PERAN_TIDAK_ADA.message },
    ]);
  return { jurnal, ubah: diminta.filter((row) => known.get(id(row as PeranJurnal)) !== row.nomor_akun) };
}

const DETAIL_FIELDS = simpanParaAkunCommand.fields.detail_akun.fields ?? {};

const simpan = implementCommand(
  simpanParaAkunCommand,
  async ({ trx, type, detail_akun, detail_authorization }, { deps, scope, key }) => {
    const { kode_toko, user_id } = scope;
    const izin = approvalIds(detail_authorization);
    const saat = deps.clock.now().toString();
    const data = await deps.db.tx(scope, (sql, audit) =>
      once(sql, key, { para_akun_transaksi: [trx, type], detail_akun }, async () => {
        const { jurnal, ubah } = perubahan(
          await jurnalToko(sql, deps.house, kode_toko),
          { trx, type },
          detail_akun,
        );
        const missing = await missingRefs(sql, { fields: DETAIL_FIELDS }, scope, detail_akun);
        if (missing.size > 0) throw missingReference({ fields: DETAIL_FIELDS }, [...missing.keys()]);
        if (ubah.length === 0) return jurnal;
        const act = {
          kategori: KATEGORI_AKUN,
          description: PETA_BERUBAH,
          objek: `${trx}/${type}`,
          isi: { ubah },
        };
        const rincian = await rincianUbah(sql, kode_toko, jurnal, ubah);
        // Before anybody is asked: what the database would refuse is refused now, and nothing is left of it.
        await rawQuery(sql, UBAH, [kode_toko, trx, type, JSON.stringify(ubah), user_id]);
        const disetujui = await requireSecondPerson(sql, scope, { ...act, rincian }, { izin, saat });
        const kini = perubahan(await jurnalToko(sql, deps.house, kode_toko), { trx, type }, []).jurnal;
        audit({
          aksi: 'para_akun_transaksi.ubah',
          objek: `${trx}/${type}`,
          isi: { sebelum: jurnal.detail_akun, sesudah: kini.detail_akun, disetujui },
        });
        return kini;
      }),
    );
    deps.stores.forget(kode_toko);
    return { data };
  },
);

export const akunCommands = [
  implementCommand(rekeningBankCommand, async ({ kode_bank }, { deps, scope }) => {
    const asked = statement<Inside<typeof rekeningBankCommand.answer>[number]>(
      'rekening_bank',
      REKENING,
      scope.kode_toko,
      kode_bank,
    );
    return { data: await deps.db.rows(scope, asked) };
  }),
  implementCommand(paraAkunCommand, async (_input, { deps, scope }) => ({
    data: await deps.db.read(scope, (sql) => jurnalToko(sql, deps.house, scope.kode_toko)),
  })),
  simpan,
];
