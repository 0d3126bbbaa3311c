/** The setting of WhatsApp: read without its token, written with before and after in the log. */
import { reject, umum } from '@mustika/kernel/errors.ts';
import { rawQuery, type Sql } from '@mustika/server-kit/database.ts';
import { type Ctx, type Deps, implementCommand } from '@mustika/server-kit/http.ts';
import { once } from '@mustika/server-kit/resource-once.ts';
import { nomorHp } from '../member/no-hp.rule.ts';
import { integrasiErrors as salah } from './integrasi.errors.ts';
import { settingWaCommand, simpanPenyediaWa, simpanPesanWa } from './whatsapp.command.ts';
import { type CaraPesan, ISI_AWAL, isianAsing, JENIS_PESAN, type JenisPesan } from './whatsapp.rule.ts';
import type { PenyediaWa } from './whatsapp-cloud.server.ts';

export type SettingPesan = {
  jenis: JenisPesan;
  otomatis: boolean;
  cara: CaraPesan;
  nama_template: string | null;
  bahasa: string;
  isi: string;
};

type Tersimpan = {
  aktif: boolean;
  alamat: string;
  versi_api: string;
  id_nomor: string;
  nomor: string;
  token: string | null;
  token_diganti: string | null;
  versi: number;
  diubah_oleh: string | null;
  diubah_pada: string | null;
};

const AWAL: Tersimpan = {
  aktif: false,
  alamat: 'https://graph.facebook.com',
  versi_api: 'v26.0',
  id_nomor: '',
  nomor: '',
  token: null,
  token_diganti: null,
  versi: 0,
  diubah_oleh: null,
  diubah_pada: null,
};

const BACA = `select aktif, alamat, versi_api, id_nomor, nomor, token, token_diganti, versi, diubah_oleh, diubah_pada
  from setting_wa where kode_toko = $1`;
const BACA_PESAN =
  'select jenis, otomatis, cara, nama_template, bahasa, isi from setting_wa_pesan where kode_toko = $1 and jenis = any ($2)';

/** What a seal belongs to: a token copied to another store's row opens nothing. */
const kegunaan = (kode_toko: string) => ({ apa: 'wa-token', pemilik: kode_toko });

const baca = async (sql: Sql, kode_toko: string, lock = false): Promise<Tersimpan> =>
  (await rawQuery<Tersimpan>(sql, `${BACA}${lock ? ' for update' : ''}`, [kode_toko]))[0] ?? AWAL;

/** How the store sends; null while number or token is missing. `aktif` is asked by the one who sends. */
export async function penyediaWa(
  deps: Deps,
  sql: Sql,
  kode_toko: string,
): Promise<(PenyediaWa & { aktif: boolean }) | null> {
  const { alamat, versi_api, id_nomor, token, aktif } = await baca(sql, kode_toko);
  if (!id_nomor || !token) return null;
  return { alamat, versi_api, id_nomor, aktif, token: deps.secrets.open(kegunaan(kode_toko), token) };
}

/** What a kind says in this store: the shop's own words, else ours, not sent by itself. */
export async function settingPesan(sql: Sql, kode_toko: string, jenis: JenisPesan): Promise<SettingPesan> {
  const [row] = await rawQuery<SettingPesan>(sql, BACA_PESAN, [kode_toko, [jenis]]);
  return row ?? pesanAwal(jenis);
}

const pesanAwal = (jenis: JenisPesan): SettingPesan => ({
  jenis,
  otomatis: false,
  cara: 'TEKS',
  nama_template: null,
  bahasa: 'id',
  isi: ISI_AWAL[jenis],
});

async function lihat({ deps, scope }: Ctx): Promise<object> {
  return deps.db.read(scope, async (sql) => {
    const { token, ...penyedia } = await baca(sql, scope.kode_toko);
    const pesan: SettingPesan[] = [];
    for (const jenis of JENIS_PESAN) pesan.push(await settingPesan(sql, scope.kode_toko, jenis));
    return { penyedia: { ...penyedia, token_ada: token !== null }, pesan };
  });
}

const SIMPAN = `insert into setting_wa (kode_toko, aktif, alamat, versi_api, id_nomor, nomor, token, token_diganti, versi, diubah_oleh, diubah_pada)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, now())
  on conflict (kode_toko) do update set aktif = excluded.aktif, alamat = excluded.alamat, versi_api = excluded.versi_api,
    id_nomor = excluded.id_nomor, nomor = excluded.nomor, token = excluded.token, token_diganti = excluded.token_diganti,
    versi = excluded.versi, diubah_oleh = excluded.diubah_oleh, diubah_pada = now()
    where setting_wa.versi = excluded.versi - 1
  returning versi`;

/** A message needs its store's row to hang on; switched off until somebody fills it in. */
const SIAPKAN = 'insert into setting_wa (kode_toko) values ($1) on conflict do nothing';
const SIMPAN_PESAN = `insert into setting_wa_pesan (kode_toko, jenis, otomatis, cara, nama_template, bahasa, isi)
  values ($1, $2, $3, $4, $5, $6, $7)
  on conflict (kode_toko, jenis) do update set otomatis = excluded.otomatis, cara = excluded.cara,
    nama_template = excluded.nama_template, bahasa = excluded.bahasa, isi = excluded.isi`;

const umumkan = ({ token: _token, ...rest }: Tersimpan): object => rest;

export const settingWaCommands = [
  implementCommand(settingWaCommand, async (_input, ctx) => ({ data: await lihat(ctx) })),
  implementCommand(simpanPenyediaWa, async ({ versi, token, ...input }, ctx) => {
    const { deps, scope, key } = ctx;
    const why = deps.outbound.refusal(input.alamat);
    if (why) reject(salah.ALAMAT_DITOLAK, { alamat: input.alamat }, why);
    // The key of a repeated request must not carry the token; whether one came along says enough.
    const request = { setting_wa: input, versi, token: token !== null };
    const nomor = nomorHp(input.nomor);
    await deps.db.tx(scope, (sql, audit) =>
      once(sql, key, request, async () => {
        const before = await baca(sql, scope.kode_toko, true);
        if (before.versi !== versi) reject(umum.SUDAH_BERUBAH, { versi: before.versi });
        const sealed = token ? deps.secrets.seal(kegunaan(scope.kode_toko), token) : before.token;
        const diganti = token ? deps.clock.now().toString() : before.token_diganti;
        const values = [input.aktif, input.alamat, input.versi_api, input.id_nomor, nomor, sealed, diganti];
        const [row] = await rawQuery(sql, SIMPAN, [scope.kode_toko, ...values, versi + 1, scope.user_id]);
        if (!row) reject(umum.SUDAH_BERUBAH, {});
        audit({
          aksi: 'setting_wa.ubah',
          objek: scope.kode_toko,
          isi: { sebelum: umumkan(before), sesudah: { ...input, nomor }, token_diganti: token !== null },
        });
        return true;
      }),
    );
    return { data: await lihat(ctx) };
  }),
  implementCommand(simpanPesanWa, async (input, ctx) => {
    const { deps, scope, key } = ctx;
    const asing = isianAsing(input.jenis, input.isi);
    if (asing.length > 0)
      reject(
        salah.ISIAN_TIDAK_DIKENAL,
        { isian: asing },
        `Isian ${asing.map((a) => `{{${a}}}`).join(', ')} Tidak Dikenal`,
      );
    if (input.cara === 'TEMPLATE' && !input.nama_template) reject(salah.NAMA_TEMPLATE_KOSONG);
    await deps.db.tx(scope, (sql, audit) =>
      once(sql, key, { setting_wa_pesan: input }, async () => {
        const sebelum = await settingPesan(sql, scope.kode_toko, input.jenis);
        const { jenis, otomatis, cara, nama_template, bahasa, isi } = input;
        await rawQuery(sql, SIAPKAN, [scope.kode_toko]);
        await rawQuery(sql, SIMPAN_PESAN, [
          scope.kode_toko,
          jenis,
          otomatis,
          cara,
          nama_template,
          bahasa,
          isi,
        ]);
        audit({ aksi: 'setting_wa.pesan', objek: jenis, isi: { sebelum, sesudah: input } });
        return true;
      }),
    );
    return { data: await lihat(ctx) };
  }),
];
