/** Notas that were sold without the network and did not come in, packages that are out, and what the owner decides about both. */
import type { Inside } from '@mustika/kernel/answer.ts';
import { reject } from '@mustika/kernel/errors.ts';
import { rawQuery, statement } from '@mustika/server-kit/database.ts';
import { implementCommand } from '@mustika/server-kit/http/http.ts';
import { sha256 } from '@mustika/server-kit/people/session-store.ts';
import { once } from '@mustika/server-kit/resource/resource-once.ts';
import { bacaPaket, paketBukti } from './jual-luring.posting.ts';
import { daftarLuring, kasusLuring, selesaiLuring, tarikLuring } from './luring.command.ts';
import { luringErrors as salah } from './luring.errors.ts';

const TULIS = `insert into kasus_luring (kode_toko, no_luring, paket, user_id, waktu, diterima, total, isi, sebab, rincian)
  values ($1, $2, $3, $4, to_timestamp($5), $6, $7, $8, $9, $10) on conflict (kode_toko, no_luring) do nothing`;
const KEADAAN = 'select keadaan from kasus_luring where kode_toko = $1 and no_luring = $2';
const SELESAI = `update kasus_luring set keadaan = 'SELESAI', diputus_oleh = $3, diputus_pada = $4, alasan = $5
  where kode_toko = $1 and no_luring = $2 and keadaan = 'TERBUKA' returning total, sebab`;
const TARIK = `update paket_luring set keadaan = 'DITARIK', ditarik_oleh = $3, alasan = $4
  where kode_toko = $1 and id::text = $2 and keadaan = 'AKTIF' returning user_id, menunggu, 'LURING-' || left(encode(perangkat_hash, 'hex'), 32) as sewa`;
const LEPAS = 'delete from barang_pegang where kode_toko = $1 and keranjang = $2';
const DAFTAR = `select p.id as paket, p.user_id, p.urut, p.dibuat, p.sampai, p.terlihat, p.menunggu, p.terpakai, p.batas_total, p.keadaan, p.alasan,
    (select count(*) from jsonb_object_keys(p.harga))::int as barang, p.perangkat_hash = $2 as disini
  from paket_luring p where p.kode_toko = $1 and p.keadaan <> 'DIGANTI' order by p.keadaan <> 'AKTIF', p.urut desc limit 50`;
const KASUS = `select k.no_luring, k.user_id, k.waktu, k.diterima, k.total, k.sebab, k.rincian, k.keadaan, k.diputus_oleh, k.alasan,
    (select string_agg(b ->> 'kode_barcode', ', ') from jsonb_array_elements(k.isi -> 'barang') b) as barang
  from kasus_luring k where k.kode_toko = $1 order by k.keadaan <> 'TERBUKA', k.waktu desc limit 200`;

type Tampak = Inside<typeof daftarLuring.answer>;

const daftar = implementCommand(daftarLuring, async (_input, ctx) => {
  const { kode_toko } = ctx.scope;
  const { paket, kasus } = await ctx.deps.db.batch(ctx.scope, {
    paket: statement<Tampak['paket'][number]>('luring_paket', DAFTAR, kode_toko, sha256(ctx.device)),
    kasus: statement<Tampak['kasus'][number]>('luring_kasus', KASUS, kode_toko),
  });
  return { data: { paket: [...paket], kasus: [...kasus] } };
});

const kasus = implementCommand(kasusLuring, async ({ sebab, rincian, ...nota }, ctx) => {
  const { deps, scope, key } = ctx;
  const { kode_toko } = scope;
  const paket = paketBukti(nota, await deps.db.rows(scope, bacaPaket(nota, ctx)), ctx);
  if (paket.sudah) return { data: { keadaan: 'MASUK' } };
  // Told before: what became of it since is the answer, whichever refusal it is told with now.
  if (paket.kasus) return { data: { keadaan: paket.kasus } };
  const data = await deps.db.tx(scope, (sql, audit) =>
    once(sql, key, { nota, sebab }, async () => {
      const { no_luring, detik, total } = nota;
      const saat = deps.clock.now().toString();
      await rawQuery(sql, TULIS, [
        ...[
          kode_toko,
          no_luring,
          nota.paket,
          paket.user_id,
          detik,
          saat,
          total,
          JSON.stringify(nota),
          sebab,
          rincian,
        ],
      ]);
      audit({ aksi: 'luring.kasus', objek: no_luring, isi: { kasir: paket.user_id, total, sebab, rincian } });
      const [row] = await rawQuery<{ keadaan: string }>(sql, KEADAAN, [kode_toko, no_luring]);
      return { keadaan: row?.keadaan ?? 'TERBUKA' };
    }),
  );
  return { data };
});

const selesai = implementCommand(selesaiLuring, async ({ no_luring, alasan }, ctx) => {
  const { deps, scope, key } = ctx;
  await deps.db.tx(scope, (sql, audit) =>
    once(sql, key, { no_luring, alasan }, async () => {
      const saat = deps.clock.now().toString();
      const [row] = await rawQuery<{ total: number; sebab: string }>(sql, SELESAI, [
        ...[scope.kode_toko, no_luring, scope.user_id, saat, alasan],
      ]);
      if (!row) reject(salah.KASUS_LURING_TIDAK_ADA);
      audit({ aksi: 'luring.selesai', objek: no_luring, isi: { ...row, alasan } });
      return null;
    }),
  );
  return { data: null };
});

const tarik = implementCommand(tarikLuring, async ({ paket, alasan }, ctx) => {
  const { deps, scope, key } = ctx;
  await deps.db.tx(scope, (sql, audit) =>
    once(sql, key, { paket, alasan }, async () => {
      const [row] = await rawQuery<{ user_id: string; menunggu: number; sewa: string }>(sql, TARIK, [
        ...[scope.kode_toko, paket, scope.user_id, alasan],
      ]);
      if (!row) reject(salah.PAKET_LURING_TIDAK_ADA);
      await rawQuery(sql, LEPAS, [scope.kode_toko, row.sewa]);
      audit({
        aksi: 'luring.tarik',
        objek: paket,
        isi: { milik: row.user_id, menunggu: row.menunggu, alasan },
      });
      return null;
    }),
  );
  return { data: null };
});

export const kasusLuringCommands = [daftar, kasus, selesai, tarik];
