/** The way to the shop's own web site: kept with a sealed key, tried on demand, and how it goes. */
import type { Inside } from '@mustika/kernel/answer.ts';
import { reject, umum } from '@mustika/kernel/errors.ts';
import { one, rawQuery } from '@mustika/server-kit/database.ts';
import { type Ctx, implementCommand } from '@mustika/server-kit/http/http.ts';
import { once } from '@mustika/server-kit/resource/resource-once.ts';
import {
  alamatWeb,
  antrekanWeb,
  bacaSettingWeb,
  kegunaanKunci,
  type SettingWeb,
} from './alamat-web.query.ts';
import { keadaanWeb, simpanWeb, ujiWeb } from './barang-web.command.ts';
import { webErrors as salah } from './barang-web.errors.ts';
import { kirimWeb } from './web-toko.server.ts';

/** Everything but the key, and whether there is one. */
const umumkan = ({ kunci, ...rest }: SettingWeb) => ({ ...rest, kunci_ada: kunci !== null });

type Hitungan = { tayang: number; menunggu: number; ditolak: number; ditarik: number };
const HITUNG = `select count(*) filter (where status = 'TAYANG')::integer as tayang,
    count(*) filter (where status in ('ANTRI', 'KIRIM', 'ULANG'))::integer as menunggu,
    count(*) filter (where status = 'DITOLAK')::integer as ditolak,
    count(*) filter (where status = 'DITARIK')::integer as ditarik
  from barang_web where kode_toko = $1`;

const lihat = ({ deps, scope }: Ctx): Promise<Inside<typeof keadaanWeb.answer>> =>
  deps.db.read(scope, async (sql) => ({
    ...umumkan(await bacaSettingWeb(sql, scope.kode_toko)),
    ...one(await rawQuery<Hitungan>(sql, HITUNG, [scope.kode_toko])),
  }));

/** A new address or key may be the cure: what waited begins anew. */
const SIMPAN = `insert into setting_web (kode_toko, aktif, alamat, kunci, versi, diubah_oleh, diubah_pada)
  values ($1, $2, $3, $4, $5, $6, now())
  on conflict (kode_toko) do update set aktif = excluded.aktif, alamat = excluded.alamat, kunci = excluded.kunci,
    versi = excluded.versi, diubah_oleh = excluded.diubah_oleh, diubah_pada = now(), gagal = 0, galat = null, coba_lagi = null
    where setting_web.versi = excluded.versi - 1
  returning versi`;
/** Another site knows nothing of what the old one was told. */
const LUPAKAN = `update barang_web set isi = null, pernah = false, versi = versi + 1, status = 'ANTRI', percobaan = 0,
    coba_lagi = null, galat = null where kode_toko = $1`;

export const settingWebCommands = [
  implementCommand(keadaanWeb, async (_input, ctx) => ({ data: await lihat(ctx) })),
  implementCommand(simpanWeb, async ({ versi, kunci, aktif, alamat }, ctx) => {
    const { deps, scope, key } = ctx;
    const why = deps.outbound.refusal(alamat);
    if (why) reject(salah.ALAMAT_WEB_DITOLAK, { alamat }, why);
    // The key of a repeated request must not carry the secret; whether one came along says enough.
    const request = { setting_web: { aktif, alamat, versi }, kunci: kunci !== null };
    await deps.db.tx(scope, (sql, audit) =>
      once(sql, key, request, async () => {
        const before = await bacaSettingWeb(sql, scope.kode_toko, true);
        if (before.versi !== versi) reject(umum.SUDAH_BERUBAH, { versi: before.versi });
        const segel = kunci ? deps.secrets.seal(kegunaanKunci(scope.kode_toko), kunci) : before.kunci;
        if (aktif && !segel) reject(salah.WEB_BELUM_DIATUR);
        const values = [scope.kode_toko, aktif, alamat, segel, versi + 1, scope.user_id];
        const [row] = await rawQuery(sql, SIMPAN, values);
        if (!row) reject(umum.SUDAH_BERUBAH, {});
        if (before.alamat !== '' && before.alamat !== alamat) await rawQuery(sql, LUPAKAN, [scope.kode_toko]);
        await antrekanWeb(sql, scope.kode_toko, deps.clock.now().toString());
        const { alamat: lama, aktif: dulu } = before;
        const isi = {
          sebelum: { aktif: dulu, alamat: lama },
          sesudah: { aktif, alamat },
          kunci_diganti: kunci !== null,
        };
        audit({ aksi: 'setting_web.ubah', objek: scope.kode_toko, isi });
        return true;
      }),
    );
    return { data: await lihat(ctx) };
  }),
  implementCommand(ujiWeb, async (_input, { deps, scope }) => {
    const web = await deps.db.read(scope, (sql) =>
      alamatWeb(deps, sql, scope.kode_toko, deps.clock.now().toString()),
    );
    if (!web) reject(salah.WEB_BELUM_DIATUR);
    const detik = Math.floor(deps.clock.now().epochMilliseconds / 1000);
    const hasil = await kirimWeb(deps.outbound, web, scope.kode_toko, [], detik);
    const kata = hasil.hasil === 'DIJAWAB' ? 'OK' : hasil.galat;
    await deps.db.tx(scope, async (_sql, audit) =>
      audit({ aksi: 'setting_web.uji', objek: scope.kode_toko, isi: { hasil: kata } }),
    );
    if (hasil.hasil !== 'DIJAWAB')
      reject(salah.WEB_GAGAL, { galat: hasil.galat }, `Sambungan Web Gagal: ${hasil.galat}`);
    return { data: { status: hasil.status } };
  }),
];
