/** Requests of persons: written down, worked on, refused, answered; the file for him. docs/decisions/0167. */
import { randomUUID } from 'node:crypto';
import { formatWaktu, type Tanggal, today, ZONA, type Zona } from '@mustika/kernel/date.ts';
import { reject } from '@mustika/kernel/errors.ts';
import { teks, waktu } from '@mustika/kernel/field.ts';
import { readSetting } from '@mustika/kernel/settings/settings.ts';
import { rawQuery, type Sql } from '@mustika/server-kit/database.ts';
import { type Ctx, implementCommand } from '@mustika/server-kit/http/http.ts';
import { fileOf, renderInWorker } from '@mustika/server-kit/output/render.ts';
import { enterReport } from '@mustika/server-kit/people/person-reads.ts';
import { once } from '@mustika/server-kit/resource/resource-once.ts';
import { counterpartDigests } from '@mustika/server-kit/secrets/identity.ts';
import { hapusDataDiriCommands } from './hapus-orang.query.ts';
import { type IsiOrang, isiOrang } from './isi-orang.query.ts';
import { orangDisebut, orangKini } from './orang-permintaan.query.ts';
import {
  berkasPermintaan,
  catatPermintaan,
  daftarPermintaan,
  kerjakanPermintaan,
  selesaiPermintaan,
  tolakPermintaan,
} from './permintaan.command.ts';
import { permintaanErrors } from './permintaan.errors.ts';
import {
  bolehMenjadi,
  type JenisPermintaan,
  type KeadaanPermintaan,
  type LangkahPermintaan,
  masukSah,
  sisaJam,
  tenggatDari,
} from './permintaan.rule.ts';
import { catatLangkah, permintaanDari } from './satu-permintaan.query.ts';

type Baris = {
  id: string;
  kode_toko: string;
  jenis: JenisPermintaan;
  keadaan: KeadaanPermintaan;
  kode_member: string | null;
  nama: string;
  no_hp: string | null;
  bukti: string | null;
  isi: string | null;
  masuk: string;
  tenggat: string;
  selesai: string | null;
  penangan: string | null;
  alasan: string | null;
  diubah_pada: string | null;
  diubah_oleh: string | null;
  langkah: { langkah: LangkahPermintaan; waktu: string; user_id: string; keterangan: string | null }[];
};

/** Answered ones that are shown beside the open ones. */
const TERAKHIR = 300;

const DAFTAR = `select d.id, d.kode_toko, d.jenis, d.keadaan, d.kode_member, d.nama, d.no_hp, d.bukti, d.isi, d.masuk, d.tenggat, d.selesai, d.penangan,
    d.alasan, p.waktu as diubah_pada, p.user_id as diubah_oleh, l.langkah
  from (select * from permintaan_data x order by (x.selesai is null) desc, case when x.selesai is null then x.tenggat end, x.selesai desc limit ${TERAKHIR}) d
  left join perubahan_member p on p.kode_toko = d.toko_perubahan and p.id = d.perubahan
  cross join lateral (select jsonb_agg(jsonb_build_object('langkah', y.langkah, 'waktu', y.waktu, 'user_id', y.user_id, 'keterangan', y.keterangan)
      order by y.urut) as langkah from permintaan_data_langkah y where y.kode_toko = d.kode_toko and y.permintaan = d.id) l
 order by (d.selesai is null) desc, case when d.selesai is null then d.tenggat end, d.selesai desc, d.id`;

const CATAT = `insert into permintaan_data (kode_toko, id, jenis, kode_member, nama, no_hp, bukti, isi, masuk, tenggat, sidik)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`;

const MASUK = `select ($1::date + $2::time) at time zone $3 as saat`;

/** When it came in, as the clock of the store says. Error: PERMINTAAN_MASUK. */
async function saatMasuk(
  sql: Sql,
  { tgl_masuk, jam_masuk }: { tgl_masuk: Tanggal | null; jam_masuk: string | null },
  { kini, zona }: { kini: string; zona: Zona },
): Promise<string> {
  if (tgl_masuk === null) return kini;
  const [row] = await rawQuery<{ saat: string }>(sql, MASUK, [
    tgl_masuk,
    jam_masuk ?? '00:00',
    ZONA[zona].iana,
  ]);
  const saat = Temporal.Instant.from((row as { saat: string }).saat).toString();
  return masukSah(saat, kini)
    ? saat
    : reject(permintaanErrors.PERMINTAAN_MASUK, [
        { path: 'tgl_masuk', message: permintaanErrors.PERMINTAAN_MASUK.message },
      ]);
}

const catat = implementCommand(catatPermintaan, async (input, ctx) => {
  const { deps, scope, session } = ctx;
  const kini = deps.clock.now().toString();
  const data = await deps.db.tx(scope, (sql, audit) =>
    once(sql, ctx.key, { permintaan: input }, async () => {
      const orang = await orangDisebut(sql, input);
      const masuk = await saatMasuk(sql, input, { kini, zona: session.store.zona });
      const tenggat = tenggatDari(masuk, readSetting(session.store, 'JAWAB_DATA_DIRI_JAM'));
      const id = randomUUID();
      const sidik = counterpartDigests(deps.secrets, { kode_member: orang.kode_member, telp: orang.no_hp });
      await rawQuery(sql, CATAT, [
        ...[scope.kode_toko, id, input.jenis, orang.kode_member, orang.nama, orang.no_hp],
        ...[input.bukti, input.isi, masuk, tenggat, sidik],
      ]);
      await catatLangkah(sql, audit, ctx, { id, jenis: input.jenis, langkah: 'MASUK' });
      return { id, tenggat };
    }),
  );
  return { data };
});

const KERJAKAN = `update permintaan_data set keadaan = 'DIKERJAKAN', penangan = $3 where kode_toko = $1 and id = $2`;
const TOLAK = `update permintaan_data set keadaan = 'DITOLAK', penangan = $3, alasan = $4, selesai = $5 where kode_toko = $1 and id = $2`;
const SELESAI = `update permintaan_data set keadaan = 'SELESAI', selesai = $3, toko_perubahan = $4, perubahan = $5 where kode_toko = $1 and id = $2`;

const kerjakan = implementCommand(kerjakanPermintaan, async ({ id }, ctx) => {
  const { deps, scope } = ctx;
  const data = await deps.db.tx(scope, (sql, audit) =>
    once(sql, ctx.key, { kerjakan: id }, async () => {
      const { jenis, keadaan } = await permintaanDari(sql, ctx, id);
      if (!bolehMenjadi(keadaan, 'DIKERJAKAN')) reject(permintaanErrors.PERMINTAAN_SUDAH, { keadaan });
      await rawQuery(sql, KERJAKAN, [scope.kode_toko, id, scope.user_id]);
      await catatLangkah(sql, audit, ctx, { id, jenis, langkah: 'DIKERJAKAN' });
      return { id, keadaan: 'DIKERJAKAN' as const };
    }),
  );
  return { data };
});

const tolak = implementCommand(tolakPermintaan, async ({ id, alasan }, ctx) => {
  const { deps, scope } = ctx;
  const data = await deps.db.tx(scope, (sql, audit) =>
    once(sql, ctx.key, { tolak: id, alasan }, async () => {
      const { jenis, keadaan } = await permintaanDari(sql, ctx, id);
      if (!bolehMenjadi(keadaan, 'DITOLAK')) reject(permintaanErrors.PERMINTAAN_SUDAH, { keadaan });
      await rawQuery(sql, TOLAK, [scope.kode_toko, id, scope.user_id, alasan, deps.clock.now().toString()]);
      await catatLangkah(sql, audit, ctx, { id, jenis, langkah: 'DITOLAK', keterangan: alasan });
      return { id, keadaan: 'DITOLAK' as const };
    }),
  );
  return { data };
});

const PERUBAHAN = `select kode_toko, id from perubahan_member where kode_member = $1 and aksi = 'ubah' and waktu >= $2 order by waktu desc limit 1`;
const BERKAS = `select exists (select from permintaan_data_langkah where kode_toko = $1 and permintaan = $2 and langkah = 'BERKAS') as ada`;

type Jawaban = { toko: string | null; perubahan: string | null };

/** What answered it. Errors: PERMINTAAN_TANPA_BERKAS, PERMINTAAN_TANPA_KOREKSI, PERMINTAAN_TANPA_HAPUS. */
async function jawabanDari(
  sql: Sql,
  { scope }: Ctx,
  row: Pick<Baris, 'id' | 'jenis' | 'kode_member' | 'masuk'>,
): Promise<Jawaban> {
  if (row.jenis === 'HAPUS') reject(permintaanErrors.PERMINTAAN_TANPA_HAPUS);
  if (row.jenis === 'AKSES') {
    const [berkas] = await rawQuery<{ ada: boolean }>(sql, BERKAS, [scope.kode_toko, row.id]);
    if (!berkas?.ada) reject(permintaanErrors.PERMINTAAN_TANPA_BERKAS);
    return { toko: null, perubahan: null };
  }
  // Of who is no member nothing is kept that could be put right: what was done is said in words.
  if (row.kode_member === null) return { toko: null, perubahan: null };
  const [ubah] = await rawQuery<{ kode_toko: string; id: string }>(sql, PERUBAHAN, [
    row.kode_member,
    row.masuk,
  ]);
  if (!ubah) return reject(permintaanErrors.PERMINTAAN_TANPA_KOREKSI);
  return { toko: ubah.kode_toko, perubahan: ubah.id };
}

const selesai = implementCommand(selesaiPermintaan, async ({ id, keterangan }, ctx) => {
  const { deps, scope } = ctx;
  // The change may have been made in any store.
  const data = await deps.db.tx({ ...scope, lintas: true }, (sql, audit) =>
    once(sql, ctx.key, { selesai: id, keterangan }, async () => {
      const row = await permintaanDari(sql, ctx, id);
      if (!bolehMenjadi(row.keadaan, 'SELESAI'))
        reject(permintaanErrors.PERMINTAAN_SUDAH, { keadaan: row.keadaan });
      const { toko, perubahan } = await jawabanDari(sql, ctx, row);
      await rawQuery(sql, SELESAI, [scope.kode_toko, id, deps.clock.now().toString(), toko, perubahan]);
      await catatLangkah(sql, audit, ctx, { id, jenis: row.jenis, langkah: 'SELESAI', keterangan });
      return { id, keadaan: 'SELESAI' as const };
    }),
  );
  return { data };
});

const KOLOM = {
  waktu: waktu('WAKTU', { width: 17 }),
  perihal: teks('PERIHAL', { width: 26 }),
  isi: teks('ISI', { width: 70 }),
};

/** The file as it is printed, or opened in a workbook. */
async function berkasCetak(rows: readonly IsiOrang[], format: 'pdf' | 'xlsx', { deps, session }: Ctx) {
  const { kode_toko, nama_toko, alamat_toko, zona } = session.store;
  const output = {
    report: {
      title: 'Data Diri',
      columns: KOLOM,
      groupBy: { bagian: teks('BAGIAN') },
      pdf: { paper: 'landscape' as const, downloadOver: 0 },
    },
    rows,
    filters: {},
    shop: { kode_toko, nama_toko, alamat_toko, zona },
    printedBy: { name: session.nama, time: formatWaktu(deps.clock.now().toString(), zona) },
    // What is kept of him is said whole.
    whole: true,
  };
  return { jenis: fileOf(format, output).contentType, isi: await renderInWorker(format, output) };
}

const berkas = implementCommand(berkasPermintaan, async ({ id, format }, ctx, { reply }) => {
  const { deps, scope, session } = ctx;
  const semua = { ...scope, lintas: true };
  const orang = await deps.db.read(semua, async (sql) => {
    const row = await permintaanDari(sql, ctx, id, { kunci: false });
    if (row.jenis !== 'AKSES') reject(permintaanErrors.PERMINTAAN_LAIN);
    if (row.keadaan !== 'DIKERJAKAN') reject(permintaanErrors.PERMINTAAN_SUDAH, { keadaan: row.keadaan });
    return orangKini(sql, row, { kunci: false });
  });
  const siapa =
    orang.kode_member ?? counterpartDigests(deps.secrets, { telp: orang.no_hp, nama: orang.nama })[0];
  const dibaca = { name: berkasPermintaan.name, orang: { jenis: 'MEMBER', kunci: 'siapa' } } as const;
  await enterReport(ctx, dibaca, { siapa });
  const rows = await deps.db.report(semua, (sql) => isiOrang(sql, deps.secrets, orang));
  await deps.db.tx(scope, async (sql, audit) => {
    const { keadaan, jenis } = await permintaanDari(sql, ctx, id);
    if (keadaan !== 'DIKERJAKAN') reject(permintaanErrors.PERMINTAAN_SUDAH, { keadaan });
    await catatLangkah(sql, audit, ctx, { id, jenis, langkah: 'BERKAS', keterangan: format.toUpperCase() });
  });
  const jadi =
    format === 'json'
      ? {
          jenis: 'application/octet-stream',
          isi: Buffer.from(JSON.stringify({ dibuat: deps.clock.now().toString(), data: rows }, null, 2)),
        }
      : await berkasCetak(rows, format, ctx);
  const nama = `data-diri-${scope.kode_toko}-${today(deps.clock, session.store.zona)}-${id.slice(0, 8)}.${format}`;
  return reply
    .header('content-type', jadi.jenis)
    .header('content-disposition', `attachment; filename="${nama}"`)
    .header('x-content-type-options', 'nosniff')
    .send(jadi.isi);
});

export const permintaanCommands = [
  implementCommand(daftarPermintaan, async (_input, { deps, scope }) => {
    const kini = deps.clock.now().toString();
    const rows = await deps.db.read(scope, (sql) => rawQuery<Baris>(sql, DAFTAR, []));
    const data = rows.map((row) => ({
      ...row,
      sisa_jam: row.selesai === null ? sisaJam(row.tenggat, kini) : null,
      lewat:
        sisaJam(row.tenggat, row.selesai ?? kini) <= 0 &&
        Temporal.Instant.compare(row.selesai ?? kini, row.tenggat) > 0,
    }));
    return { data };
  }),
  catat,
  kerjakan,
  tolak,
  selesai,
  berkas,
  ...hapusDataDiriCommands,
];
