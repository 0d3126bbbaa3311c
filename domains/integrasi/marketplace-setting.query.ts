/** Accounts at marketplaces: kept with sealed keys, tried against the marketplace, and its messages taken once. */

import type { Inside } from '@mustika/kernel/answer.ts';
import { reject, umum } from '@mustika/kernel/errors.ts';
import { awalTeks } from '@mustika/kernel/text/awal-teks.ts';
import { one, rawQuery, type Sql } from '@mustika/server-kit/database.ts';
import { type Ctx, type Deps, implementCommand } from '@mustika/server-kit/http/http.ts';
import { bytesOf } from '@mustika/server-kit/http/raw-body.ts';
import { once } from '@mustika/server-kit/resource/resource-once.ts';
import { integrasiErrors as salah } from './integrasi.errors.ts';
import {
  settingMarketplaceCommand,
  simpanMarketplace,
  ujiMarketplace,
  webhookMarketplace,
} from './marketplace-setting.command.ts';
import { MARKETPLACE, PENYEDIA_MARKETPLACE, type PenyediaMarketplace } from './marketplace-setting.rule.ts';
import {
  samaTanda,
  tandaShopee,
  tandaTiktok,
  tandaWebhookShopee,
  tandaWebhookTiktok,
} from './marketplace-tanda.server.ts';

type Tersimpan = {
  penyedia: PenyediaMarketplace;
  aktif: boolean;
  alamat: string;
  id_aplikasi: string;
  id_toko: string;
  kunci: string | null;
  token: string | null;
  alamat_webhook: string;
  baki: string[];
  uji_pada: string | null;
  uji_hasil: string | null;
  versi: number;
};

const awal = (penyedia: PenyediaMarketplace): Tersimpan => ({
  penyedia,
  aktif: false,
  alamat: MARKETPLACE[penyedia].alamat,
  id_aplikasi: '',
  id_toko: '',
  kunci: null,
  token: null,
  alamat_webhook: '',
  baki: [],
  uji_pada: null,
  uji_hasil: null,
  versi: 0,
});

const BACA = `select penyedia, aktif, alamat, id_aplikasi, id_toko, kunci, token, alamat_webhook, baki, uji_pada, uji_hasil, versi
  from setting_marketplace where kode_toko = $1 and penyedia = $2`;

const baca = async (sql: Sql, kode_toko: string, penyedia: PenyediaMarketplace, lock = false) =>
  (await rawQuery<Tersimpan>(sql, `${BACA}${lock ? ' for update' : ''}`, [kode_toko, penyedia]))[0] ??
  awal(penyedia);

const kegunaan = (apa: 'kunci' | 'token', penyedia: PenyediaMarketplace, kode_toko: string) => ({
  apa: `marketplace-${apa}-${penyedia}`,
  pemilik: kode_toko,
});

/** What the screen may know of it. */
const umumkan = ({ kunci, token, ...rest }: Tersimpan) => ({
  ...rest,
  baki: rest.baki.map((kode_baki) => ({ kode_baki })),
  kunci_ada: kunci !== null,
  token_ada: token !== null,
});

const TAWARAN = `select count(*)::integer as barang from barang b
  where b.kode_toko = $1 and b.status = 'TERSEDIA' and b.kode_baki = any ($2)`;
const PESAN = `select count(*)::integer as pesan, max(diterima) as terakhir from peristiwa_marketplace
  where kode_toko = $1 and penyedia = $2`;

type Akun = Inside<typeof settingMarketplaceCommand.answer>;

const lihat = ({ deps, scope }: Ctx): Promise<Akun> =>
  deps.db.read(scope, async (sql) => {
    const all: Akun[number][] = [];
    for (const penyedia of PENYEDIA_MARKETPLACE) {
      const row = await baca(sql, scope.kode_toko, penyedia);
      const tawaran = await rawQuery<Pick<Akun[number], 'barang'>>(sql, TAWARAN, [scope.kode_toko, row.baki]);
      const pesan = await rawQuery<Pick<Akun[number], 'pesan' | 'terakhir'>>(sql, PESAN, [
        scope.kode_toko,
        penyedia,
      ]);
      all.push({ ...umumkan(row), ...one(tawaran), ...one(pesan) });
    }
    return all;
  });

const SIMPAN = `insert into setting_marketplace (kode_toko, penyedia, aktif, alamat, id_aplikasi, id_toko, kunci, token,
    alamat_webhook, baki, versi, diubah_oleh, diubah_pada)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, now())
  on conflict (kode_toko, penyedia) do update set aktif = excluded.aktif, alamat = excluded.alamat,
    id_aplikasi = excluded.id_aplikasi, id_toko = excluded.id_toko, kunci = excluded.kunci, token = excluded.token,
    alamat_webhook = excluded.alamat_webhook, baki = excluded.baki, versi = excluded.versi,
    diubah_oleh = excluded.diubah_oleh, diubah_pada = now()
    where setting_marketplace.versi = excluded.versi - 1
  returning versi`;
const ADA_BAKI =
  'select count(*)::integer as jumlah from baki where kode_toko = $1 and kode_baki = any ($2) and aktif';

type Terbuka = Tersimpan & { kunci: string };

/** The account with its keys opened; refuses where one is missing. */
function buka(deps: Deps, kode_toko: string, row: Tersimpan): Terbuka {
  if (!row.kunci) reject(salah.MARKETPLACE_BELUM_DIATUR);
  const { penyedia } = row;
  return {
    ...row,
    kunci: deps.secrets.open(kegunaan('kunci', penyedia, kode_toko), row.kunci),
    token: row.token && deps.secrets.open(kegunaan('token', penyedia, kode_toko), row.token),
  };
}

/** The call that asks a marketplace for the shop, signed as it wants it. */
function panggilanUji(row: Terbuka, detik: number): { url: string; headers: Record<string, string> } {
  const dasar = row.alamat.replace(/\/+$/, '');
  const token = row.token ?? '';
  if (row.penyedia === 'SHOPEE') {
    const path = '/api/v2/shop/get_shop_info';
    const { id_aplikasi: partner_id, id_toko: shop_id } = row;
    const sign = tandaShopee(row.kunci, { partner_id, path, timestamp: detik, access_token: token, shop_id });
    const query = new URLSearchParams({
      partner_id,
      timestamp: String(detik),
      access_token: token,
      shop_id,
      sign,
    });
    return { url: `${dasar}${path}?${query}`, headers: {} };
  }
  const path = '/authorization/202309/shops';
  const query = { app_key: row.id_aplikasi, timestamp: String(detik) };
  const sign = tandaTiktok(row.kunci, path, query);
  return {
    url: `${dasar}${path}?${new URLSearchParams({ ...query, sign })}`,
    headers: { 'x-tts-access-token': token, 'content-type': 'application/json' },
  };
}

type JawabanToko = {
  error?: string;
  message?: string;
  shop_name?: string;
  code?: number;
  data?: { shops?: { name?: string; cipher?: string }[] };
};

/** The shop's name as the marketplace knows it, or what it says is wrong. */
function bacaUji(row: Terbuka, status: number, text: string): { nama: string } | { galat: string } {
  let body: JawabanToko = {};
  try {
    body = JSON.parse(text) as JawabanToko;
  } catch {
    return { galat: `HTTP ${status}` }; // No JSON: not the marketplace that answered.
  }
  const shop = body.data?.shops?.find(({ cipher }) => cipher === row.id_toko);
  const nama = row.penyedia === 'SHOPEE' ? body.shop_name : shop?.name;
  if (status === 200 && !body.error && (body.code ?? 0) === 0 && nama) return { nama };
  const kata = [body.error, body.code, body.message].filter(Boolean).join(' ');
  return { galat: `HTTP ${status} ${kata || 'toko tidak ditemukan di akun ini'}`.slice(0, 200) };
}

const CATAT_UJI = `update setting_marketplace set uji_pada = $3, uji_hasil = $4 where kode_toko = $1 and penyedia = $2`;
const TERIMA = `insert into peristiwa_marketplace (kode_toko, penyedia, id_peristiwa, jenis, isi, diterima)
  values ($1, $2, $3, $4, $5::jsonb, $6) on conflict do nothing returning id_peristiwa`;

type Pesan = {
  code?: unknown;
  type?: unknown;
  tts_notification_id?: unknown;
  timestamp?: unknown;
  shop_id?: unknown;
};

/** What a webhook says. Errors: INPUT_TIDAK_VALID, also of who signs what is no message. */
function pesanDari(bytes: Buffer): Pesan {
  let pesan: unknown;
  try {
    pesan = JSON.parse(bytes.toString('utf8'));
  } catch {
    pesan = null;
  }
  return pesan !== null && typeof pesan === 'object' ? (pesan as Pesan) : reject(umum.INPUT_TIDAK_VALID);
}

/** What makes a message the same one: its own id, else everything it says. */
const idPeristiwa = (pesan: Pesan, tanda: string): string =>
  typeof pesan.tts_notification_id === 'string' ? awalTeks(pesan.tts_notification_id, 100) : tanda;

export const marketplaceCommands = [
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
        const before = await baca(sql, scope.kode_toko, penyedia, true);
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
          input.id_toko,
          segel('kunci', kunci, before.kunci),
          segel('token', token, before.token),
          input.alamat_webhook ?? '',
          baki,
          versi + 1,
          scope.user_id,
        ]);
        if (!row) reject(umum.SUDAH_BERUBAH, {});
        const isi = { sebelum: umumkan(before), sesudah: { ...input, baki }, kunci_diganti: kunci !== null };
        audit({ aksi: 'setting_marketplace.ubah', objek: penyedia, isi });
        return true;
      }),
    );
    return { data: await lihat(ctx) };
  }),
  implementCommand(ujiMarketplace, async ({ penyedia }, { deps, scope }) => {
    const row = await deps.db.read(scope, (sql) => baca(sql, scope.kode_toko, penyedia));
    const terbuka = buka(deps, scope.kode_toko, row);
    const saat = deps.clock.now();
    const detik = Math.floor(saat.epochMilliseconds / 1000);
    const jawab = await deps.outbound.send({ method: 'GET', ...panggilanUji(terbuka, detik) });
    const hasil = jawab.ok ? bacaUji(terbuka, jawab.status, jawab.text) : { galat: jawab.pesan };
    const kata = 'nama' in hasil ? `OK ${hasil.nama}` : hasil.galat;
    await deps.db.tx(scope, async (sql, audit) => {
      await rawQuery(sql, CATAT_UJI, [scope.kode_toko, penyedia, saat.toString(), kata]);
      audit({ aksi: 'setting_marketplace.uji', objek: penyedia, isi: { hasil: kata } });
    });
    if ('galat' in hasil) reject(salah.MARKETPLACE_GAGAL, { penyedia }, `Sambungan Gagal: ${hasil.galat}`);
    return { data: { nama: hasil.nama } };
  }),
  implementCommand(webhookMarketplace, async ({ penyedia, kode_toko }, { deps }, { request, reply }) => {
    const store = await deps.stores.get(kode_toko);
    const scope = { kode_toko, user_id: 'SISTEM', lintas: false };
    const row = store && (await deps.db.read(scope, (sql) => baca(sql, kode_toko, penyedia)));
    // Whoever does not know the key learns nothing: not which stores there are, nor which are connected.
    if (!row?.kunci || !row.aktif || !store?.flags.has('MARKETPLACE_INTEGRATION_MODULE'))
      reject(salah.TANDA_TANGAN_SALAH);
    const { kunci, id_aplikasi, alamat_webhook } = buka(deps, kode_toko, row);
    const bytes = bytesOf(request);
    const tanda =
      penyedia === 'SHOPEE'
        ? tandaWebhookShopee(kunci, alamat_webhook, bytes)
        : tandaWebhookTiktok(kunci, id_aplikasi, bytes);
    if (!samaTanda(String(request.headers.authorization ?? ''), tanda)) reject(salah.TANDA_TANGAN_SALAH);
    const pesan = pesanDari(bytes);
    const jenis = awalTeks(String(pesan.code ?? pesan.type ?? ''), 20);
    await deps.db.tx(scope, (sql) =>
      rawQuery(sql, TERIMA, [
        kode_toko,
        penyedia,
        idPeristiwa(pesan, tanda),
        jenis,
        JSON.stringify(pesan),
        deps.clock.now().toString(),
      ]),
    );
    return reply.status(200).send('');
  }),
];
