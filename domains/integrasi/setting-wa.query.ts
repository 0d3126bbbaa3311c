/** The setting of WhatsApp: read without its token, written with before and after in the log. */
import type { Inside } from '@mustika/kernel/answer.ts';
import { reject, umum } from '@mustika/kernel/errors.ts';
import { nomorPesan } from '@mustika/kernel/phone.ts';
import { rawQuery, type Sql } from '@mustika/server-kit/database.ts';
import { type Ctx, type Deps, implementCommand } from '@mustika/server-kit/http/http.ts';
import { once } from '@mustika/server-kit/resource/resource-once.ts';
import { integrasiErrors as salah } from './integrasi.errors.ts';
import { settingWaCommand, simpanPenyediaWa, simpanPesanWa } from './whatsapp.command.ts';
import {
  HARI_SEBELUM,
  ISI_AWAL,
  isianAsing,
  JENIS_PESAN,
  type JenisPesan,
  perluIngat,
  untukOrang,
} from './whatsapp.rule.ts';
import type { PenyediaWa } from './whatsapp-cloud.server.ts';

type SettingWa = Inside<typeof settingWaCommand.answer>;
type SettingPesan = SettingWa['pesan'][number];

type Tersimpan = {
  aktif: boolean;
  alamat: string;
  versi_api: string;
  id_nomor: string;
  nomor: string;
  token: string | null;
  token_diganti: string | null;
  rahasia_aplikasi: string | null;
  token_verifikasi: string | null;
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
  rahasia_aplikasi: null,
  token_verifikasi: null,
  token_diganti: null,
  versi: 0,
  diubah_oleh: null,
  diubah_pada: null,
};

const BACA = `select aktif, alamat, versi_api, id_nomor, nomor, token, token_diganti, rahasia_aplikasi,
    token_verifikasi, versi, diubah_oleh, diubah_pada
  from setting_wa where kode_toko = $1`;
const BACA_PESAN =
  'select jenis, otomatis, cara, nama_template, bahasa, isi, hari_sebelum from setting_wa_pesan where kode_toko = $1 and jenis = any ($2)';

/** What a seal belongs to: a token copied to another store's row opens nothing. */
const kegunaan = (kode_toko: string, apa: 'token' | 'aplikasi' | 'verifikasi' = 'token') => ({
  apa: `wa-${apa}`,
  pemilik: kode_toko,
});

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

/** What the provider's reports are believed by; null where there is no number they could be about. */
export async function penerimaKabar(
  deps: Deps,
  sql: Sql,
  kode_toko: string,
): Promise<{ id_nomor: string; rahasia_aplikasi: string | null; token_verifikasi: string | null } | null> {
  const { id_nomor, rahasia_aplikasi, token_verifikasi } = await baca(sql, kode_toko);
  if (!id_nomor) return null;
  const buka = (apa: 'aplikasi' | 'verifikasi', isi: string | null): string | null =>
    isi && deps.secrets.open(kegunaan(kode_toko, apa), isi);
  return {
    id_nomor,
    rahasia_aplikasi: buka('aplikasi', rahasia_aplikasi),
    token_verifikasi: buka('verifikasi', token_verifikasi),
  };
}

/** What a kind says in this store: the shop's own words, else ours, not sent by itself. */
export async function settingPesan(sql: Sql, kode_toko: string, jenis: JenisPesan): Promise<SettingPesan> {
  const [row] = await rawQuery<SettingPesan>(sql, BACA_PESAN, [kode_toko, [jenis]]);
  return row ?? pesanAwal(jenis);
}

/** A reminder comes long after the customer's last message, and our own people never wrote: both need a text the provider approved. */
const pesanAwal = (jenis: JenisPesan): SettingPesan => ({
  jenis,
  otomatis: false,
  cara: perluIngat(jenis) || untukOrang(jenis) ? 'TEMPLATE' : 'TEKS',
  nama_template: null,
  bahasa: 'id',
  isi: ISI_AWAL[jenis],
  hari_sebelum: perluIngat(jenis) ? HARI_SEBELUM : null,
});

/** Everything but the secrets, and which of them are there. */
const umumkan = ({ token, rahasia_aplikasi, token_verifikasi, ...rest }: Tersimpan) => ({
  ...rest,
  token_ada: token !== null,
  kabar_siap: rahasia_aplikasi !== null && token_verifikasi !== null,
});

async function lihat({ deps, scope }: Ctx): Promise<SettingWa> {
  return deps.db.read(scope, async (sql) => {
    const row = await baca(sql, scope.kode_toko);
    const pesan: SettingPesan[] = [];
    for (const jenis of JENIS_PESAN) pesan.push(await settingPesan(sql, scope.kode_toko, jenis));
    return { penyedia: umumkan(row), pesan };
  });
}

const SIMPAN = `insert into setting_wa (kode_toko, aktif, alamat, versi_api, id_nomor, nomor, token, token_diganti, rahasia_aplikasi,
    token_verifikasi, versi, diubah_oleh, diubah_pada)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, now())
  on conflict (kode_toko) do update set aktif = excluded.aktif, alamat = excluded.alamat, versi_api = excluded.versi_api,
    id_nomor = excluded.id_nomor, nomor = excluded.nomor, token = excluded.token, token_diganti = excluded.token_diganti,
    rahasia_aplikasi = excluded.rahasia_aplikasi, token_verifikasi = excluded.token_verifikasi,
    versi = excluded.versi, diubah_oleh = excluded.diubah_oleh, diubah_pada = now()
    where setting_wa.versi = excluded.versi - 1
  returning versi`;

/** A message needs its store's row to hang on; switched off until somebody fills it in. */
const SIAPKAN = 'insert into setting_wa (kode_toko) values ($1) on conflict do nothing';
const SIMPAN_PESAN = `insert into setting_wa_pesan (kode_toko, jenis, otomatis, cara, nama_template, bahasa, isi, hari_sebelum)
  values ($1, $2, $3, $4, $5, $6, $7, $8)
  on conflict (kode_toko, jenis) do update set otomatis = excluded.otomatis, cara = excluded.cara,
    nama_template = excluded.nama_template, bahasa = excluded.bahasa, isi = excluded.isi,
    hari_sebelum = excluded.hari_sebelum`;

export const settingWaCommands = [
  implementCommand(settingWaCommand, async (_input, ctx) => ({ data: await lihat(ctx) })),
  implementCommand(
    simpanPenyediaWa,
    async ({ versi, token, rahasia_aplikasi, token_verifikasi, ...input }, ctx) => {
      const { deps, scope, key } = ctx;
      const why = deps.outbound.refusal(input.alamat);
      if (why) reject(salah.ALAMAT_DITOLAK, { alamat: input.alamat }, why);
      // The key of a repeated request must not carry the token; whether one came along says enough.
      const diberi = { token, rahasia_aplikasi, token_verifikasi };
      const rahasia = Object.fromEntries(Object.entries(diberi).map(([name, isi]) => [name, isi !== null]));
      const request = { setting_wa: input, versi, rahasia };
      const nomor = nomorPesan(input.nomor);
      await deps.db.tx(scope, (sql, audit) =>
        once(sql, key, request, async () => {
          const before = await baca(sql, scope.kode_toko, true);
          if (before.versi !== versi) reject(umum.SUDAH_BERUBAH, { versi: before.versi });
          const segel = (
            apa: 'token' | 'aplikasi' | 'verifikasi',
            teks: string | null,
            lama: string | null,
          ) => (teks ? deps.secrets.seal(kegunaan(scope.kode_toko, apa), teks) : lama);
          const diganti = token ? deps.clock.now().toString() : before.token_diganti;
          const values = [
            ...[input.aktif, input.alamat, input.versi_api, input.id_nomor, nomor],
            ...[segel('token', token, before.token), diganti],
            segel('aplikasi', rahasia_aplikasi, before.rahasia_aplikasi),
            segel('verifikasi', token_verifikasi, before.token_verifikasi),
          ];
          const [row] = await rawQuery(sql, SIMPAN, [scope.kode_toko, ...values, versi + 1, scope.user_id]);
          if (!row) reject(umum.SUDAH_BERUBAH, {});
          audit({
            aksi: 'setting_wa.ubah',
            objek: scope.kode_toko,
            isi: { sebelum: umumkan(before), sesudah: { ...input, nomor }, rahasia_diganti: rahasia },
          });
          return true;
        }),
      );
      return { data: await lihat(ctx) };
    },
  ),
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
        const hari_sebelum = perluIngat(jenis) ? (input.hari_sebelum ?? HARI_SEBELUM) : null;
        await rawQuery(sql, SIAPKAN, [scope.kode_toko]);
        await rawQuery(sql, SIMPAN_PESAN, [
          scope.kode_toko,
          jenis,
          otomatis,
          cara,
          nama_template,
          bahasa,
          isi,
          hari_sebelum,
        ]);
        audit({ aksi: 'setting_wa.pesan', objek: jenis, isi: { sebelum, sesudah: input } });
        return true;
      }),
    );
    return { data: await lihat(ctx) };
  }),
];
