/** Months with what they earned, and the writes of the lock. */
import type { Inside } from '@mustika/kernel/answer.ts';
import type { Tanggal } from '@mustika/kernel/date.ts';
import { one, rawQuery, statement } from '@mustika/server-kit/database.ts';
import { type Ctx, implementCommand } from '@mustika/server-kit/http/http.ts';
import { once } from '@mustika/server-kit/resource/resource-once.ts';
import { bukaPeriodeCommand, kunciPeriodeCommand, periodeCommand } from './kunci-periode.command.ts';
import { awalBulan } from './periode.rule.ts';

const PERIODE = `
  with batas as (
    select terkunci_sampai($1) as terkunci,
           (select min(h.tanggal) from hari_toko h where h.kode_toko = $1) as pertama,
           (select h.tanggal from hari_toko h where h.kode_toko = $1 and h.status = 'OPEN') as hari,
           (select max(p.sampai) from penutup_bulan p where p.kode_toko = $1 and not p.dibatalkan) as ditutup),
  laba as (
    select date_trunc('month', m.tanggal)::date as bulan, coalesce(sum(m.kredit - m.debit) filter (where not m.penutup), 0)::bigint as laba,
           sum(sum(m.kredit - m.debit)) over (order by date_trunc('month', m.tanggal))::bigint as terbuka
      from mutasi_akun m join akun a on a.nomor_akun = m.nomor_akun and a.laporan = 'LABA_RUGI'
     where m.kode_toko = $1 group by date_trunc('month', m.tanggal)),
  jurnal as (
    select date_trunc('month', j.tanggal)::date as bulan, count(*)::integer as jurnal
      from jurnal_umum j where j.kode_toko = $1 group by 1)
  select b.bulan::date as bulan, (b.bulan + interval '1 month')::date - 1 as sampai, coalesce(l.laba, 0)::bigint as laba,
         case when l.terbuka <> 0 and (b.bulan + interval '1 month')::date - 1 < batas.hari
                and b.bulan > coalesce(batas.ditutup, '-infinity') then l.terbuka end as terbuka,
         coalesce(j.jurnal, 0) as jurnal, (b.bulan + interval '1 month')::date - 1 < batas.hari as selesai,
         case when p.no_dokumen is not null
              then jsonb_build_object('no_dokumen', p.no_dokumen, 'laba', p.laba, 'terakhir', p.sampai = batas.ditutup) end as penutup,
         coalesce((b.bulan + interval '1 month')::date - 1 <= batas.terkunci, false) as terkunci,
         coalesce((b.bulan + interval '1 month')::date - 1 = batas.terkunci, false) as terakhir
    from batas
    cross join lateral generate_series(date_trunc('month', batas.pertama::timestamp), coalesce(batas.hari, batas.pertama), interval '1 month') b (bulan)
    left join laba l on l.bulan = b.bulan::date
    left join jurnal j on j.bulan = b.bulan::date
    left join penutup_bulan p on p.kode_toko = $1 and p.bulan = b.bulan::date and not p.dibatalkan
   order by b.bulan desc`;

const RIWAYAT = `select urut, aksi, bulan, sampai, alasan, user_id, waktu from kunci_periode where kode_toko = $1 order by urut desc limit 200`;

type Daftar = Inside<typeof periodeCommand.answer>;

const daftar = implementCommand(periodeCommand, async (_input, { deps, scope }) => {
  const { periode, riwayat } = await deps.db.batch(scope, {
    periode: statement<Daftar['periode'][number]>('periode_bulan', PERIODE, scope.kode_toko),
    riwayat: statement<Daftar['riwayat'][number]>('periode_riwayat', RIWAYAT, scope.kode_toko),
  });
  // Months are closed one after the other: it is the oldest one's turn.
  const giliran = periode.findLast((one) => one.terbuka !== null);
  const bergilir = periode.map((one) => (one === giliran ? one : { ...one, terbuka: null }));
  return { data: { terkunci: riwayat[0]?.sampai ?? null, periode: bergilir, riwayat } };
});

type Langkah = Inside<typeof kunciPeriodeCommand.answer>;
type Aksi = { aksi: 'KUNCI' | 'BUKA'; bulan: Tanggal; alasan: string | null };

/** One step of the lock, sealed into the log. */
function langkah({ deps, scope, key }: Ctx, { aksi, bulan, alasan }: Aksi): Promise<Langkah> {
  const w = {
    toko: scope.kode_toko,
    user: scope.user_id,
    saat: deps.clock.now().toString(),
    aksi,
    bulan: awalBulan(bulan),
    alasan,
  };
  return deps.db.tx(scope, (sql, audit) =>
    once(sql, key, { kunci_periode: aksi, bulan, alasan }, async () => {
      const { hasil } = one(
        await rawQuery<{ hasil: Langkah }>(sql, 'select catat_kunci_periode($1::jsonb) as hasil', [
          JSON.stringify(w),
        ]),
      );
      audit({
        aksi: `kunci_periode.${aksi.toLowerCase()}`,
        objek: w.bulan.slice(0, 7),
        isi: { ...hasil, alasan },
      });
      return hasil;
    }),
  );
}

export const kunciPeriodeCommands = [
  daftar,
  implementCommand(kunciPeriodeCommand, async ({ bulan }, ctx) => ({
    data: await langkah(ctx, { aksi: 'KUNCI', bulan, alasan: null }),
  })),
  implementCommand(bukaPeriodeCommand, async ({ bulan, alasan }, ctx) => ({
    data: await langkah(ctx, { aksi: 'BUKA', bulan, alasan }),
  })),
];
