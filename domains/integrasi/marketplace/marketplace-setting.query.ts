/** Accounts at marketplaces: kept with sealed keys, connected by the marketplace's own page, tried, and told what is ordered. */
import type { Inside } from '@mustika/kernel/answer.ts';
import { reject, umum } from '@mustika/kernel/errors.ts';
import { one, rawQuery } from '@mustika/server-kit/database.ts';
import { type Ctx, implementCommand } from '@mustika/server-kit/http/http.ts';
import { once } from '@mustika/server-kit/resource/resource-once.ts';
import { integrasiErrors as salah } from '../integrasi.errors.ts';
import {
  antrekanTawaran,
  BANGUNKAN,
  bacaMarketplace,
  kegunaan,
  minta,
  type Tersimpan,
} from './akun-marketplace.query.ts';
import {
  kurirMarketplace,
  settingMarketplaceCommand,
  simpanMarketplace,
  ujiMarketplace,
} from './marketplace-setting.command.ts';
import { PENYEDIA_MARKETPLACE } from './marketplace-setting.rule.ts';

/** What the screen may know of it. */
const umumkan = ({ kunci, token, segar, versi_token: _, ...rest }: Tersimpan) => ({
  ...rest,
  baki: rest.baki.map((kode_baki) => ({ kode_baki })),
  kunci_ada: kunci !== null,
  token_ada: token !== null,
  segar_ada: segar !== null,
});

const TAWARAN = `select count(*) filter (where status = 'TAYANG')::integer as tayang,
    count(*) filter (where status in ('ANTRI', 'KIRIM', 'ULANG'))::integer as menunggu,
    count(*) filter (where status = 'DITOLAK')::integer as ditolak
  from tawaran_marketplace where kode_toko = $1 and penyedia = $2`;
const PESAN = `select count(*)::integer as pesan, max(diterima) as terakhir from peristiwa_marketplace
  where kode_toko = $1 and penyedia = $2`;

type Akun = Inside<typeof settingMarketplaceCommand.answer>;

const lihat = ({ deps, scope }: Ctx): Promise<Akun> =>
  deps.db.read(scope, async (sql) => {
    const all: Akun[number][] = [];
    for (const penyedia of PENYEDIA_MARKETPLACE) {
      const row = await bacaMarketplace(sql, scope.kode_toko, penyedia);
      const of = [scope.kode_toko, penyedia];
      const tawaran = await rawQuery<Pick<Akun[number], 'tayang' | 'menunggu' | 'ditolak'>>(sql, TAWARAN, of);
      const pesan = await rawQuery<Pick<Akun[number], 'pesan' | 'terakhir'>>(sql, PESAN, of);
      all.push({ ...umumkan(row), ...one(tawaran), ...one(pesan) });
    }
    return all;
  });

/** A new key or address may be the cure: what waited begins anew. A token that is typed is nobody's to renew. */
const SIMPAN = `insert into setting_marketplace (kode_toko, penyedia, aktif, alamat, id_aplikasi, id_toko, kunci, token,
    alamat_webhook, baki, versi, diubah_oleh, id_layanan, kode_marketplace, kategori, logistik, kurir, gudang, ikut_harga, diubah_pada)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $14, $15, $16, $17, $18, $19, $20, now())
  on conflict (kode_toko, penyedia) do update set aktif = excluded.aktif, alamat = excluded.alamat,
    id_aplikasi = excluded.id_aplikasi, id_toko = excluded.id_toko, kunci = excluded.kunci, token = excluded.token,
    segar = case when $13 then null else setting_marketplace.segar end,
    token_sampai = case when $13 then null else setting_marketplace.token_sampai end,
    segar_sampai = case when $13 then null else setting_marketplace.segar_sampai end,
    versi_token = setting_marketplace.versi_token + case when $13 then 1 else 0 end,
    alamat_webhook = excluded.alamat_webhook, baki = excluded.baki, versi = excluded.versi, id_layanan = excluded.id_layanan,
    kode_marketplace = excluded.kode_marketplace, kategori = excluded.kategori, logistik = excluded.logistik,
    kurir = excluded.kurir, gudang = excluded.gudang, ikut_harga = excluded.ikut_harga,
    gagal = 0, galat = null, coba_lagi = null, diubah_oleh = excluded.diubah_oleh, diubah_pada = now()
    where setting_marketplace.versi = excluded.versi - 1
  returning versi`;
const ADA_BAKI =
  'select count(*)::integer as jumlah from baki where kode_toko = $1 and kode_baki = any ($2) and aktif';
/** Switched off, what stands there is taken down before anything else is said; switched on, it comes back. docs/decisions/0161. */
const BALIK = `update tawaran_marketplace set ${BANGUNKAN}, segera = true, diubah = $3
  where kode_toko = $1 and penyedia = $2 and (tawar or pernah)`;
const CATAT_UJI = `update setting_marketplace set uji_pada = $3, uji_hasil = $4, coba_lagi = null where kode_toko = $1 and penyedia = $2`;

export const settingMarketplaceCommands = [
  implementCommand(settingMarketplaceCommand, async (_input, ctx) => ({ data: await lihat(ctx) })),
  implementCommand(simpanMarketplace, async ({ versi, kunci, token, ...input }, ctx) => {
    const { deps, scope, key } = ctx;
    const { penyedia } = input;
    const why = deps.outbound.refusal(input.alamat);
    if (why) reject(salah.ALAMAT_DITOLAK, { alamat: input.alamat }, why);
    const baki = [...new Set(input.baki.map((row) => row.kode_baki))];
    const request = { marketplace: input, versi, kunci: kunci !== null, token: token !== null };
    await deps.db.tx(scope, (sql, audit) =>
      once(sql, key, request, async () => {
        const before = await bacaMarketplace(sql, scope.kode_toko, penyedia, true);
        if (before.versi !== versi) reject(umum.SUDAH_BERUBAH, { versi: before.versi });
        const [ada] = await rawQuery<{ jumlah: number }>(sql, ADA_BAKI, [scope.kode_toko, baki]);
        if (ada?.jumlah !== baki.length) reject(umum.ACUAN_TIDAK_ADA, { baki });
        const segel = (apa: 'kunci' | 'token', teks: string | null, lama: string | null): string | null =>
          teks ? deps.secrets.seal(kegunaan(apa, penyedia, scope.kode_toko), teks) : lama;
        const [row] = await rawQuery(sql, SIMPAN, [
          scope.kode_toko,
          penyedia,
          input.aktif,
          input.alamat,
          input.id_aplikasi,
          input.id_toko ?? '',
          segel('kunci', kunci, before.kunci),
          segel('token', token, before.token),
          input.alamat_webhook ?? '',
          baki,
          versi + 1,
          scope.user_id,
          token !== null,
          input.id_layanan ?? '',
          input.kode_marketplace ?? null,
          input.kategori ?? '',
          input.logistik ?? '',
          input.kurir ?? '',
          input.gudang ?? '',
          input.ikut_harga,
        ]);
        if (!row) reject(umum.SUDAH_BERUBAH, {});
        if (before.aktif !== input.aktif)
          await rawQuery(sql, BALIK, [scope.kode_toko, penyedia, deps.clock.now().toString()]);
        await antrekanTawaran(sql, scope.kode_toko, deps.clock.now().toString());
        const isi = { sebelum: umumkan(before), sesudah: { ...input, baki }, kunci_diganti: kunci !== null };
        audit({ aksi: 'setting_marketplace.ubah', objek: penyedia, isi });
        return true;
      }),
    );
    return { data: await lihat(ctx) };
  }),
  implementCommand(ujiMarketplace, async ({ penyedia }, { deps, scope }) => {
    const row = await deps.db.read(scope, (sql) => bacaMarketplace(sql, scope.kode_toko, penyedia));
    if (!row.kunci) reject(salah.MARKETPLACE_BELUM_DIATUR);
    const hasil = await minta(deps, scope.kode_toko, penyedia, (adaptor, ke) => adaptor.toko(ke));
    const kata = hasil.hasil === 'OK' ? `OK ${hasil.isi.nama}` : hasil.galat;
    await deps.db.tx(scope, async (sql, audit) => {
      await rawQuery(sql, CATAT_UJI, [scope.kode_toko, penyedia, deps.clock.now().toString(), kata]);
      audit({ aksi: 'setting_marketplace.uji', objek: penyedia, isi: { hasil: kata } });
    });
    if (hasil.hasil !== 'OK')
      reject(salah.MARKETPLACE_GAGAL, { penyedia }, `Sambungan Gagal: ${hasil.galat}`);
    return { data: { nama: hasil.isi.nama } };
  }),
  implementCommand(kurirMarketplace, async ({ penyedia }, { deps, scope }) => {
    const row = await deps.db.read(scope, (sql) => bacaMarketplace(sql, scope.kode_toko, penyedia));
    if (!row.kunci || !row.token) reject(salah.MARKETPLACE_BELUM_DIATUR);
    const hasil = await minta(deps, scope.kode_toko, penyedia, (adaptor, ke) => adaptor.kurir(ke));
    if (hasil.hasil !== 'OK')
      reject(salah.MARKETPLACE_GAGAL, { penyedia }, `Sambungan Gagal: ${hasil.galat}`);
    return { data: hasil.isi };
  }),
];
