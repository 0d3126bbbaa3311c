/** Making a key, changing what it may, giving it another secret, and taking it away. docs/decisions/0157. */
import { randomUUID } from 'node:crypto';
import { today } from '@mustika/kernel/date.ts';
import { reject, umum } from '@mustika/kernel/errors.ts';
import type { Row } from '@mustika/kernel/field.ts';
import { passes } from '@mustika/kernel/gate.ts';
import { rawQuery, type Sql } from '@mustika/server-kit/database.ts';
import { type CommandImplementation, type Ctx, implementCommand } from '@mustika/server-kit/http/http.ts';
import { newKeyToken, shownOf } from '@mustika/server-kit/people/api-keys.ts';
import { sha256 } from '@mustika/server-kit/people/session-store.ts';
import { once } from '@mustika/server-kit/resource/resource-once.ts';
import { bacaKunciCommands, milikku, pegangKunci } from './baca-kunci.query.ts';
import {
  buatKunciCommand,
  cabutKunciCommand,
  putarKunciCommand,
  ubahKunciCommand,
} from './kunci-api.command.ts';
import { kunciApiErrors as salah } from './kunci-api.errors.ts';
import { salahKunci } from './kunci-api.rule.ts';
import { lepasTokoKunci } from './sebar-kejadian.query.ts';

/** Whoever asks proves once more that it is he. Handed in: it is of the domain of people. */
export type BuktiSendiri = (ctx: Ctx, password: string) => Promise<void>;

const unik = (values: readonly string[]): string[] => [...new Set(values)].sort();

type Isi = { hak: string[]; toko: string[]; alamat: string[]; per_menit: number; sekaligus: number };
type Diisi = Pick<Row<typeof buatKunciCommand.fields>, 'hak' | 'toko' | 'alamat' | 'per_menit' | 'sekaligus'>;

const isiDari = ({ hak, toko, alamat, per_menit, sekaligus }: Diisi): Isi => ({
  hak: unik(hak.map(({ path }) => path)),
  toko: unik(toko.map(({ kode_toko }) => kode_toko)),
  alamat: unik((alamat ?? []).map((row) => row.alamat)),
  ...{ per_menit, sekaligus },
});

const TOKO_ADA = 'select count(*)::integer as n from toko where kode_toko = any ($1) and aktif';

/** Nobody gives what he has not: rights that are shut to him, stores that are not his. */
async function periksa(
  sql: Sql,
  ctx: Ctx,
  isi: Isi,
  kunci: Pick<Row<typeof buatKunciCommand.fields>, 'nama' | 'berlaku_sampai'>,
): Promise<void> {
  const { deps, session } = ctx;
  const { nama, berlaku_sampai } = kunci;
  const wrong = salahKunci(deps.house, { ...isi, nama, berlaku_sampai }, today(deps.clock));
  if (wrong) reject(wrong);
  if (isi.hak.some((path) => !passes({ is: 'menu', path }, session))) reject(umum.TIDAK_BERHAK);
  if (!milikku(ctx, isi.toko)) reject(umum.TOKO_LAIN);
  const [ada] = await rawQuery<{ n: number }>(sql, TOKO_ADA, [isi.toko]);
  if (ada?.n !== isi.toko.length) reject(umum.ACUAN_TIDAK_ADA);
}

const JARINGAN =
  '(select coalesce(array_agg(network(a::inet)::cidr), array[]::cidr[]) from unnest($%::text[]) a)';
const AKHIR = "(($%::date + 1)::timestamp at time zone 'Asia/Jakarta')";
const ke = (text: string, n: number): string => text.replace('$%', `$${n}`);

const TAMBAH = `insert into kunci_api (id, nama, hak, toko, alamat, per_menit, sekaligus, berakhir, penanggung, dibuat)
  values ($1, $2, $3, $4, ${ke(JARINGAN, 5)}, $6, $7, ${ke(AKHIR, 8)}, $9, $10) on conflict (nama) do nothing returning id`;
const LAJU = 'insert into kunci_api_laju (kunci, sisa, pada) values ($1, $2, $3)';
const RAHASIA = 'insert into kunci_api_rahasia (hash, kunci, awalan, dibuat) values ($1, $2, $3, $4)';

/** The stored answer of an idempotency key holds the secret only sealed: twins get the same, a dump gets nothing. */
const SEGEL = (id: string) => ({ apa: 'kunci api baru', pemilik: id });

async function rahasiaBaru({ deps }: Ctx, sql: Sql, id: string, saat: string): Promise<string> {
  const token = newKeyToken();
  await rawQuery(sql, RAHASIA, [sha256(token), id, shownOf(token), saat]);
  return deps.secrets.seal(SEGEL(id), token);
}

type Dibuat = { id: string; nama: string; segel: string };
const terbuka = ({ deps }: Ctx, { segel, ...rest }: Dibuat) => ({
  ...rest,
  kunci: deps.secrets.open(SEGEL(rest.id), segel),
});

const buatLewat = (bukti: BuktiSendiri) =>
  implementCommand(buatKunciCommand, async ({ password, ...input }, ctx) => {
    await bukti(ctx, password);
    const { nama, berlaku_sampai } = input;
    const isi = isiDari(input);
    const made = await ctx.deps.db.tx(ctx.scope, (sql, audit) =>
      once(sql, ctx.key, { kunci_api: input }, async (): Promise<Dibuat> => {
        await periksa(sql, ctx, isi, input);
        const id = randomUUID();
        const saat = ctx.deps.clock.now().toString();
        const { hak, toko, alamat, per_menit, sekaligus } = isi;
        const rows = await rawQuery(sql, TAMBAH, [
          ...[id, nama, hak, toko, alamat, per_menit, sekaligus, berlaku_sampai],
          ...[ctx.scope.user_id, saat],
        ]);
        if (rows.length === 0) reject(salah.NAMA_KUNCI_DIPAKAI);
        await rawQuery(sql, LAJU, [id, sekaligus, saat]);
        audit({ aksi: 'kunci_api.buat', objek: nama, isi: { ...isi, berlaku_sampai } });
        return { id, nama, segel: await rahasiaBaru(ctx, sql, id, saat) };
      }),
    );
    return { data: terbuka(ctx, made) };
  });

const UBAH = `update kunci_api set hak = $2, toko = $3, alamat = ${ke(JARINGAN, 4)}, per_menit = $5, sekaligus = $6, berakhir = ${ke(AKHIR, 7)},
    penanggung = $8, versi = versi + 1 where id = $1 returning versi`;

const ubahLewat = (bukti: BuktiSendiri) =>
  implementCommand(ubahKunciCommand, async ({ password, id, versi, ...input }, ctx) => {
    await bukti(ctx, password);
    const isi = isiDari(input);
    const data = await ctx.deps.db.tx(ctx.scope, (sql, audit) =>
      once(sql, ctx.key, { kunci_api: id, versi, input }, async () => {
        const kunci = await pegangKunci(sql, ctx, id);
        if (kunci.versi !== versi) reject(umum.SUDAH_BERUBAH, { versi: kunci.versi });
        await lepasTokoKunci(sql, id, isi.toko);
        const { nama } = kunci;
        const { berlaku_sampai } = input;
        await periksa(sql, ctx, isi, { nama, berlaku_sampai });
        const { hak, toko, alamat, per_menit, sekaligus } = isi;
        const values = [id, hak, toko, alamat, per_menit, sekaligus, berlaku_sampai, ctx.scope.user_id];
        const [row] = await rawQuery<{ versi: number }>(sql, UBAH, values);
        const sebelum = { hak: kunci.hak, toko: kunci.toko };
        audit({ aksi: 'kunci_api.ubah', objek: nama, isi: { sebelum, ...isi, berlaku_sampai } });
        return { id, versi: row?.versi ?? versi + 1 };
      }),
    );
    return { data };
  });

const GANTIKAN = `update kunci_api_rahasia set berakhir = $2::timestamptz + make_interval(hours => $3)
  where kunci = $1 and berakhir is null`;
/** More than two would be one too many to remember: one that still works ends with the next turn. */
const AKHIRI = 'update kunci_api_rahasia set berakhir = $2 where kunci = $1 and berakhir > $2';
const TANGGUNG = 'update kunci_api set penanggung = $2 where id = $1';

const putarLewat = (bukti: BuktiSendiri) =>
  implementCommand(putarKunciCommand, async ({ password, id, jam }, ctx) => {
    await bukti(ctx, password);
    const made = await ctx.deps.db.tx(ctx.scope, (sql, audit) =>
      once(sql, ctx.key, { putar: id, jam }, async (): Promise<Dibuat> => {
        const { nama } = await pegangKunci(sql, ctx, id);
        const saat = ctx.deps.clock.now().toString();
        await rawQuery(sql, AKHIRI, [id, saat]);
        await rawQuery(sql, GANTIKAN, [id, saat, jam]);
        await rawQuery(sql, TANGGUNG, [id, ctx.scope.user_id]);
        audit({ aksi: 'kunci_api.putar', objek: nama, isi: { jam } });
        return { id, nama, segel: await rahasiaBaru(ctx, sql, id, saat) };
      }),
    );
    return { data: terbuka(ctx, made) };
  });

const CABUT = 'update kunci_api set dicabut = $2, dicabut_oleh = $3, versi = versi + 1 where id = $1';
const DIAM = 'update langganan_kejadian set aktif = false where kunci = $1 and aktif';

const cabut = implementCommand(cabutKunciCommand, async ({ id }, ctx) => {
  const data = await ctx.deps.db.tx(ctx.scope, (sql, audit) =>
    once(sql, ctx.key, { cabut: id }, async () => {
      const { nama } = await pegangKunci(sql, ctx, id);
      await rawQuery(sql, CABUT, [id, ctx.deps.clock.now().toString(), ctx.scope.user_id]);
      await rawQuery(sql, DIAM, [id]);
      audit({ aksi: 'kunci_api.cabut', objek: nama, isi: {} });
      return { id };
    }),
  );
  return { data };
});

export const kunciCommands = (bukti: BuktiSendiri): CommandImplementation[] => [
  ...bacaKunciCommands,
  buatLewat(bukti),
  ubahLewat(bukti),
  putarLewat(bukti),
  cabut,
];
