/**
 * The change of a setting: one row of `para_system` in each store it is for, checked, agreed to by a second person when it is
 * guarded, and sealed into the log of that store. Browsers and the other processes hear of it from the database.
 */
import type { Inside } from '@mustika/kernel/answer.ts';
import { type Approval, approvalIds } from '@mustika/kernel/approval.ts';
import { reject, umum } from '@mustika/kernel/errors.ts';
import type { Flag } from '@mustika/kernel/flags.ts';
import { type Declared, dependents, effective } from '@mustika/kernel/settings/declared.ts';
import { turnsOn } from '@mustika/kernel/settings/module.ts';
import { storesIn } from '@mustika/kernel/settings/setting.ts';
import { type AuditFn, rawQuery, type Scope, type Sql } from '@mustika/server-kit/database.ts';
import { type Ctx, implementCommand } from '@mustika/server-kit/http/http.ts';
import { refuseBeyond } from '@mustika/server-kit/http/portal.ts';
import { requireSecondPerson } from '@mustika/server-kit/people/second-person.ts';
import { once } from '@mustika/server-kit/resource/resource-once.ts';
import { pengaturanErrors as salah } from './pengaturan.errors.ts';
import { ubahSetelanCommand } from './setelan.command.ts';
import {
  bolehUbah,
  KATEGORI_SETELAN,
  nilaiSimpan,
  nilaiTampil,
  periksaModul,
  SETELAN_BERUBAH,
  UBAH_SETELAN,
} from './setelan.rule.ts';
import { bacaTerbuka } from './setelan-terbuka.query.ts';

type HasilSetelan = Inside<typeof ubahSetelanCommand.answer>[number];
type Isi = { one: Declared; value: string; alasan: string | null; saat: string };
type Diminta = {
  toko: readonly string[];
  versi: number;
  izin: readonly string[];
  terbuka: Approval['rincian'];
};

/** What a store is set to now: the row itself, and the modules it depends on or holds up. */
type Keadaan = {
  value: string | undefined;
  versi: number;
  hidup: ReadonlySet<Flag>;
  pkp: boolean;
  tiada: string[];
};

const KEADAAN = `select
    (select jsonb_object_agg(p.key, p.value) from para_system p where p.kode_toko = $1 and p.key = any ($2::text[])) as nilai,
    coalesce((select p.versi from para_system p where p.kode_toko = $1 and p.key = $3), 0) as versi,
    (select t.pkp from toko t where t.kode_toko = $1) as pkp,
    array(select k from unnest($4::text[]) k where not exists (select from toko t where t.kode_toko = k)) as tiada`;

async function keadaan(sql: Sql, kode_toko: string, { one, value }: Isi): Promise<Keadaan> {
  const keys = [one.key, ...one.needs, ...dependents(one.key)];
  const codes = one.kind.is === 'stores' ? storesIn(value) : [];
  const [row] = await rawQuery<{
    nilai: Record<string, string> | null;
    versi: number;
    pkp: boolean;
    tiada: string[];
  }>(sql, KEADAAN, [kode_toko, keys, one.key, codes]);
  if (!row) throw new Error('a select without from answers one row');
  const nilai = row.nilai ?? {};
  const hidup = new Set(keys.filter((key) => turnsOn(nilai[key])) as Flag[]);
  return { ...row, value: nilai[one.key], hidup };
}

/** Refuses what the store is not ready for. Errors: those of `periksaModul`, TOKO_TIDAK_ADA, TOKO_BUKAN_PKP. */
function periksa({ one, value }: Isi, kini: Keadaan): void {
  periksaModul(one, value, kini.hidup);
  if (kini.tiada.length > 0)
    reject(salah.TOKO_TIDAK_ADA, { toko: kini.tiada }, `Kode Toko ${kini.tiada.join(', ')} Tidak Ditemukan`);
  if (one.key === 'PPN_TRANSAKSI_MODULE' && value === 'true' && !kini.pkp) reject(salah.TOKO_BUKAN_PKP);
}

const SIMPAN = `insert into para_system (kode_toko, key, value, diubah_oleh, diubah_pada) values ($1, $2, $3, $4, $5)
  on conflict (kode_toko, key) do update set value = excluded.value, versi = para_system.versi + 1,
    diubah_oleh = excluded.diubah_oleh, diubah_pada = excluded.diubah_pada returning versi`;

/** One store's row. A value that counts already is no change. Settings of a store change one after the other. */
async function tulis(
  sql: Sql,
  audit: AuditFn,
  { kode_toko, user_id }: Scope,
  isi: Isi & { disetujui: string | null },
): Promise<HasilSetelan> {
  const { one, value, alasan, disetujui } = isi;
  await rawQuery(sql, "select pg_advisory_xact_lock(hashtextextended('setelan|' || $1, 0))", [kode_toko]);
  const kini = await keadaan(sql, kode_toko, isi);
  const hasil = { kode_toko, key: one.key, value, versi: kini.versi, berubah: false };
  if (effective(one, kini.value) === value) return hasil;
  periksa(isi, kini);
  const [row] = await rawQuery<{ versi: number }>(sql, SIMPAN, [
    kode_toko,
    one.key,
    value,
    user_id,
    isi.saat,
  ]);
  const sebab = { ...(alasan ? { alasan } : {}), ...(disetujui ? { disetujui } : {}) };
  audit({
    aksi: UBAH_SETELAN,
    objek: one.key,
    isi: { sebelum: kini.value ?? null, sesudah: value, ...sebab },
  });
  return { ...hasil, versi: row?.versi ?? 0, berubah: true };
}

/** Checks all stores, asks the second person once for all of them, and writes the own store's row. */
async function mulai(
  ctx: Ctx,
  [sql, audit]: [Sql, AuditFn],
  isi: Isi,
  { toko, versi, izin, terbuka }: Diminta,
): Promise<{ disetujui: string | null; hasil: HasilSetelan | null }> {
  const { one, value } = isi;
  const { kode_toko } = ctx.scope;
  const rincian: { label: string; nilai: string }[] = [];
  for (const kode of toko) {
    const kini = await keadaan(sql, kode, isi);
    if (toko.length === 1 && versi !== kini.versi) reject(umum.SUDAH_BERUBAH, { versi: kini.versi });
    const lama = effective(one, kini.value);
    if (lama === value) continue;
    periksa(isi, kini);
    rincian.push({
      label: `${one.key} ${kode}`,
      nilai: `${nilaiTampil(one, lama)} menjadi ${nilaiTampil(one, value)}`,
    });
  }
  const act = { kategori: KATEGORI_SETELAN, description: SETELAN_BERUBAH, objek: one.key };
  const disetujui =
    one.guarded && rincian.length > 0
      ? await requireSecondPerson(
          sql,
          ctx.scope,
          { ...act, isi: { value, toko: [...toko].sort() }, rincian: [...rincian, ...terbuka] },
          { izin, saat: isi.saat },
        )
      : null;
  const hasil = toko.includes(kode_toko) ? await tulis(sql, audit, ctx.scope, { ...isi, disetujui }) : null;
  return { disetujui, hasil };
}

/** The stores a change is for: the call's own, or those head office names. Errors: SETELAN_TOKO_LAIN, TOKO_LAIN, TOKO_TIDAK_ADA. */
async function tokoDari({ deps, scope, session }: Ctx, asked: readonly string[]): Promise<string[]> {
  const toko = asked.length === 0 ? [scope.kode_toko] : [...new Set(asked)];
  if (!session.pusat && toko.some((kode) => kode !== scope.kode_toko)) reject(salah.SETELAN_TOKO_LAIN);
  refuseBeyond(session, toko);
  for (const kode of toko)
    if (!(await deps.stores.get(kode))) reject(salah.TOKO_TIDAK_ADA, { kode_toko: kode });
  return toko;
}

export const ubahSetelan = implementCommand(ubahSetelanCommand, async (input, ctx) => {
  const { deps, scope, session, key } = ctx;
  const one = bolehUbah(input.key, session.level);
  const value = nilaiSimpan(one, input.value ?? '');
  const toko = await tokoDari(
    ctx,
    (input.toko ?? []).map((one) => one.kode_toko),
  );
  const isi = { one, value, alasan: input.alasan, saat: deps.clock.now().toString() };
  const izin = approvalIds(input.detail_authorization);
  const request = { setelan: one.key, value, versi: input.versi, toko, alasan: input.alasan };
  const terbuka = await bacaTerbuka(ctx, one, toko);
  const { disetujui, hasil } = await deps.db.tx(scope, (sql, audit) =>
    once(sql, key, request, () => mulai(ctx, [sql, audit], isi, { toko, versi: input.versi, izin, terbuka })),
  );
  const data = hasil ? [hasil] : [];
  // Every store's row is written in that store's own name, under the same key: a repeated call finishes what was begun.
  for (const kode_toko of toko.filter((kode) => kode !== scope.kode_toko)) {
    const cabang = { ...scope, kode_toko, lintas: false };
    data.push(
      await deps.db.tx(cabang, (sql, audit) =>
        once(sql, key, request, () => tulis(sql, audit, cabang, { ...isi, disetujui })),
      ),
    );
  }
  for (const kode of toko) deps.stores.forget(kode);
  return { data };
});
