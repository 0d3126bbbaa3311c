/** The setting of the payment gateway: read without its key, written with before and after in the log and by two people. */
import { createHash } from 'node:crypto';
import { approvalIds } from '@mustika/kernel/approval.ts';
import { reject, umum } from '@mustika/kernel/errors.ts';
import { rawQuery, type Sql } from '@mustika/server-kit/database.ts';
import { type Ctx, implementCommand } from '@mustika/server-kit/http/http.ts';
import { requireSecondPerson } from '@mustika/server-kit/people/second-person.ts';
import { once } from '@mustika/server-kit/resource/resource-once.ts';
import { pembayaranErrors as salah } from '../pembayaran.errors.ts';
import { settingGerbang, simpanGerbang, ujiGerbang } from './gerbang.command.ts';
import type { JawabTanya } from './gerbang.rule.ts';
import { bacaSetting, gerbangToko, type SettingTersimpan, untukKunci } from './setting-gerbang.server.ts';

const umumkan = ({ kunci, ...rest }: SettingTersimpan) => ({ ...rest, kunci_ada: kunci !== null });

const lihat = async ({ deps, scope }: Ctx) =>
  umumkan(await deps.db.read(scope, (sql) => bacaSetting(sql, scope.kode_toko)));

const REKENING = 'select from rekening where kode_toko = $1 and no_rekening = $2 and aktif and bisa_qris';
const SIMPAN = `insert into setting_gerbang (kode_toko, aktif, alamat, kunci, kunci_diganti, no_rekening, menit, versi, diubah_oleh, diubah_pada)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
  on conflict (kode_toko) do update set aktif = excluded.aktif, alamat = excluded.alamat, kunci = excluded.kunci,
    kunci_diganti = excluded.kunci_diganti, no_rekening = excluded.no_rekening, menit = excluded.menit,
    versi = excluded.versi, diubah_oleh = excluded.diubah_oleh, diubah_pada = excluded.diubah_pada
    where setting_gerbang.versi = excluded.versi - 1
  returning versi`;

type Diminta = { aktif: boolean; alamat: string; kunci: string | null; no_rekening: string | null };

const kata = (nilai: string | boolean | null): string =>
  typeof nilai === 'boolean' ? (nilai ? 'ya' : 'tidak') : nilai || '-';

/** What decides to whom money goes, and whether anybody asks the gateway at all: read by the second person, the key as little as ever. */
function yangBerubah(before: SettingTersimpan, input: Diminta): { label: string; nilai: string }[] {
  const baris = (label: string, dulu: string | boolean | null, baru: string | boolean | null) =>
    dulu === baru ? [] : [{ label, nilai: `${kata(dulu)} menjadi ${kata(baru)}` }];
  return [
    ...baris('Terima QRIS Lewat Gerbang', before.aktif, input.aktif),
    ...baris('Alamat Gerbang', before.alamat, input.alamat),
    ...baris('Rekening QRIS', before.no_rekening, input.no_rekening),
    ...(input.kunci ? [{ label: 'Server Key', nilai: before.kunci ? 'diganti' : 'diisi' }] : []),
  ];
}

async function setujui(
  sql: Sql,
  { deps, scope }: Ctx,
  before: SettingTersimpan,
  input: Diminta,
  izin: string[],
) {
  const rincian = yangBerubah(before, input);
  if (rincian.length === 0) return null;
  const sidik = input.kunci ? createHash('sha256').update(input.kunci).digest('hex') : null;
  const act = {
    ...{ kategori: 'cash', description: 'payment gateway change', objek: `gerbang:${scope.kode_toko}` },
    ...{ isi: { ...input, kunci: sidik }, rincian },
  };
  return requireSecondPerson(sql, scope, act, { izin, saat: deps.clock.now().toString() });
}

const simpan = implementCommand(
  simpanGerbang,
  async ({ versi, menit, detail_authorization, ...input }, ctx) => {
    const { deps, scope, key } = ctx;
    const { kode_toko, user_id } = scope;
    const { aktif, alamat, kunci, no_rekening } = input;
    const why = deps.outbound.refusal(alamat);
    if (why) reject(salah.ALAMAT_GERBANG, { alamat }, why);
    const izin = approvalIds(detail_authorization);
    // The key of a repeated request must not carry the secret; whether one came along says enough.
    const request = { gerbang: { aktif, alamat, no_rekening, menit, kunci: kunci !== null }, versi };
    await deps.db.tx(scope, (sql, audit) =>
      once(sql, key, request, async () => {
        const before = await bacaSetting(sql, kode_toko, true);
        if (before.versi !== versi) reject(umum.SUDAH_BERUBAH, { versi: before.versi });
        const [rekening] = no_rekening ? await rawQuery(sql, REKENING, [kode_toko, no_rekening]) : [null];
        if (rekening === undefined) reject(salah.REKENING_TIDAK_SESUAI, { no_rekening, jenis: 'QRIS' });
        if (aktif && !(no_rekening && (kunci || before.kunci))) reject(salah.GERBANG_BELUM_LENGKAP);
        const setuju = await setujui(sql, ctx, before, input, izin);
        const saat = deps.clock.now().toString();
        const segel = kunci ? deps.secrets.seal(untukKunci(kode_toko), kunci) : before.kunci;
        const [row] = await rawQuery(sql, SIMPAN, [
          ...[kode_toko, aktif, alamat, segel, kunci ? saat : before.kunci_diganti, no_rekening],
          ...[menit, versi + 1, user_id, saat],
        ]);
        if (!row) reject(umum.SUDAH_BERUBAH, {});
        const sesudah = { aktif, alamat, no_rekening, menit };
        const isi = { sebelum: umumkan(before), sesudah, kunci_diganti: kunci !== null, setuju };
        audit({ aksi: 'setting_gerbang.ubah', objek: kode_toko, isi });
        return true;
      }),
    );
    return { data: await lihat(ctx) };
  },
);

/** Nobody's order: that it is not there is the right answer, and only a right key gets it. */
const kataUji = (jawab: JawabTanya): { terhubung: boolean; jawaban: string } => {
  if (jawab.hasil === 'DITOLAK' || jawab.hasil === 'PUTUS') return { terhubung: false, jawaban: jawab.galat };
  return { terhubung: true, jawaban: 'Gerbang menjawab dan menerima Server Key' };
};

export const settingGerbangCommands = [
  implementCommand(settingGerbang, async (_input, ctx) => ({ data: await lihat(ctx) })),
  simpan,
  implementCommand(ujiGerbang, async (_input, { deps, scope }) => {
    const toko = (await gerbangToko(deps, scope.kode_toko)) ?? reject(salah.GERBANG_BELUM_LENGKAP);
    return { data: kataUji(await toko.gerbang.tanya(`${scope.kode_toko}-UJI`)) };
  }),
];
