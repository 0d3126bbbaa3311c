/** One round trip for the whole page. Every figure reads the typed tables; cash reads the balances of the books. */
import {
  type Miligram,
  miligram,
  mulDiv,
  NOL_RUPIAH,
  type Rupiah,
  rupiah,
  sum,
} from '@mustika/kernel/amount.ts';
import type { Inside } from '@mustika/kernel/answer.ts';
import { type Tanggal, today } from '@mustika/kernel/date.ts';
import { all, menu, passes } from '@mustika/kernel/gate.ts';
import { one, type RowsOf, type Statement, statement } from '@mustika/server-kit/database.ts';
import { type Ctx, implementCommand } from '@mustika/server-kit/http/http.ts';
import { bacaCadangan, cadanganTerlihat } from '../cadangan/cadangan.query.ts';
import { gerbangPermintaan, LAYAR_PERMINTAAN } from '../member/data-diri/permintaan.command.ts';
import { ulangTahunCommand } from '../member/ulang-tahun.command.ts';
import { dashboardRingkasCommand } from './dashboard.command.ts';
import type { AngkaHariDalam } from './ringkasan.rule.ts';
import { hariUlangTahun } from './ulang-tahun.rule.ts';

/**
 * The stores a figure is about, on their business day: the open one, or $2 (the calendar day) while it is closed. $1 is the
 * store asked for; $3 says that its user is at home in head office, who sees every branch he may instead, all of them on one
 * day: the latest that one of them has open, never one that has not come yet. A branch that closed it is shown on it.
 */
export const TOKO = `(select x.kode_toko, x.nama_toko, x.zona, x.tanggal, coalesce(x.terbuka <= x.tanggal, false) as buka,
    case when $3 then max(x.sebelum) over () else x.sebelum end as sebelum
  from (select s.*, (select max(l.tanggal) from hari_toko l where l.kode_toko = s.kode_toko and l.tanggal < s.tanggal) as sebelum
    from (select t.kode_toko, t.nama_toko, nama_zona(t.zona) as zona, b.tanggal as terbuka,
        case when $3 then least($2::date, max(b.tanggal) over ()) else coalesce(b.tanggal, $2::date) end as tanggal
      from toko t left join hari_toko b on b.kode_toko = t.kode_toko and b.status = 'OPEN'
     where case when $3 then t.aktif and t.tipe <> 'PUSAT' and (app_lintas() or t.kode_toko = any (app_lingkup())) else t.kode_toko = $1 end) as s
  ) as x) as h`;
/** What notas put into the books on a day less what cancellations took out of them on it, like every report. */
export const gerak = (tabel: 'penjualan' | 'pembelian' | 'service' | 'pesanan', hari: string): string =>
  LAIN[tabel]?.(hari) ??
  `gerak_nota g join ${tabel} p
  on p.kode_toko = g.kode_toko and p.no_faktur_group = g.no_dokumen
  on g.kode_toko = h.kode_toko and g.tanggal ${hari}`;
/** Repairs that were fetched on a day, less pick-ups that were taken back on it. */
const gerakService = (hari: string): string => `jejak_service g join service p
  on p.kode_toko = g.kode_toko and p.no_dokumen = g.no_dokumen and g.jenis = 'AMBIL'
  on g.kode_toko = h.kode_toko and g.tanggal ${hari}`;
/** Orders of a day at what they are thought to cost, less those that were given up on it. */
const gerakPesanan = (hari: string): string => `jejak_pesanan g join pesanan_dibaca p
  on p.kode_toko = g.kode_toko and p.no_pesanan = g.no_dokumen
  on g.kode_toko = h.kode_toko and g.tanggal ${hari}`;
/** Trades whose notas are no notas of sales and purchases. */
const LAIN: Readonly<Record<string, (hari: string) => string>> = {
  service: gerakService,
  pesanan: gerakPesanan,
};
const jual = (hari: string): string => gerak('penjualan', `= h.${hari}`);
export const ANGKA = `coalesce(sum(g.arah * p.total), 0)::bigint as total, coalesce(sum(g.arah), 0)::bigint as nota,
  coalesce(sum(g.arah * p.jumlah_barang), 0)::bigint as barang, coalesce(sum(g.arah * p.berat), 0)::bigint as berat`;
export const JAM = `extract(hour from g.waktu at time zone h.zona)::int`;

const TEKS = {
  hari_ini: `select max(h.tanggal) as tanggal, ${ANGKA} from ${TOKO} left join ${jual('tanggal')}`,
  sebelumnya: `select max(h.sebelum) as tanggal, ${ANGKA} from ${TOKO} left join ${jual('sebelum')}`,
  beli: `select max(h.tanggal) as tanggal, ${ANGKA} from ${TOKO} left join ${gerak('pembelian', '= h.tanggal')}`,
  beli_sebelumnya: `select max(h.sebelum) as tanggal, ${ANGKA} from ${TOKO} left join ${gerak('pembelian', '= h.sebelum')}`,
  kas: `select case when $3 then s.kode_toko else s.dimensi end as kasir, sum(s.saldo)::bigint as saldo
      from ${TOKO} join saldo_uang s on s.kode_toko = h.kode_toko and s.akun = 'KAS' and s.saldo <> 0
     group by 1 order by 1 limit 50`,
  jam: `select ${JAM} as jam, ${ANGKA} from ${TOKO} join ${jual('tanggal')} group by 1 order by 1`,
  grup: `select l.kode_group, sum(g.arah * l.total)::bigint as total, sum(g.arah * l.jumlah)::bigint as barang, sum(g.arah * l.berat)::bigint as berat
      from ${TOKO} join ${jual('tanggal')}
      join penjualan_barang l on l.kode_toko = p.kode_toko and l.no_faktur_group = p.no_faktur_group
     group by 1 having sum(g.arah) <> 0 order by 2 desc, 1 limit 5`,
  stok: `select h.kode_toko, count(b.berat) as barang, coalesce(sum(b.berat), 0)::bigint as berat,
        coalesce(sum(murni(b.berat, b.kadar)), 0)::bigint as berat_murni
      from ${TOKO} join barang b on b.kode_toko = h.kode_toko and b.status in ('TERSEDIA', 'DITAHAN', 'DITITIP')
     group by 1`,
  terbuka: `select case when $3 then h.kode_toko end as kode_toko, d.jenis, count(*) as jumlah
      from ${TOKO} join dokumen d on d.kode_toko = h.kode_toko and d.status = 'OPEN' group by 1, 2 order by 2, 1`,
  nota: `select p.no_faktur_group, d.dibuat as waktu, p.kasir, p.nama_customer, p.jumlah_barang as barang, p.total, d.status
      from ${TOKO} join penjualan p join dokumen d on d.kode_toko = p.kode_toko and d.no_dokumen = p.no_faktur_group
        on p.kode_toko = h.kode_toko and p.tanggal = h.tanggal
     order by d.dibuat desc, p.no_faktur_group desc limit 8`,
  toko: `select h.kode_toko, h.nama_toko, h.buka, ${ANGKA} from ${TOKO} left join ${jual('tanggal')}
     where $3 group by 1, 2, 3 order by total desc, 1`,
  telat: `select h.kode_toko,
      (select count(*) from hutang p join dokumen d on d.kode_toko = p.kode_toko and d.no_dokumen = p.no_faktur_hutang and d.status = 'DONE'
        where p.kode_toko = h.kode_toko and p.tgl_jatuh_tempo < h.tanggal) as hutang,
      (select count(*) from cicilan c join dokumen d on d.kode_toko = c.kode_toko and d.no_dokumen = c.no_cicilan and d.status = 'DONE'
        where c.kode_toko = h.kode_toko and c.terbayar < (select coalesce(sum(j.nilai), 0) from cicilan_jadwal j
          where j.kode_toko = c.kode_toko and j.no_cicilan = c.no_cicilan and j.jatuh_tempo < h.tanggal)) as cicilan
      from ${TOKO} where $3`,
};

/** Approvals of the last day that still wait, and those nobody used in time. $4 is this instant. */
const OTORISASI = `select count(*) filter (where o.berakhir > $4::timestamptz) as menunggu, count(*) filter (where o.berakhir <= $4::timestamptz) as kedaluwarsa
  from ${TOKO} join otorisasi o on o.kode_toko = h.kode_toko and o.dipakai is null and o.dibuat > $4::timestamptz - interval '24 hours'`;

/** What persons asked about their data and nobody has answered; `lewat` of them past its time at $4. */
const DATA_DIRI = `select count(*)::int as terbuka, count(*) filter (where p.tenggat < $4::timestamptz)::int as lewat
  from ${TOKO} join permintaan_data p on p.kode_toko = h.kode_toko and p.selesai is null`;

/** What was sent more than a day before $4 and nobody has answered, the longest first. */
const DIJALAN = `select h.kode_toko, x.tujuan, d.no_dokumen, d.dibuat as sejak, x.barang, x.uang
  from ${TOKO}
  cross join lateral (
    select k.no_dokumen, k.tujuan, k.dijalan as barang, null::bigint as uang from kirim_barang k where k.kode_toko = h.kode_toko and k.dijalan > 0
    union all
    select u.no_dokumen, u.tujuan, null, u.jumlah from dokumen e
      join kirim_uang u on u.kode_toko = e.kode_toko and u.no_dokumen = e.no_dokumen
     where e.kode_toko = h.kode_toko and e.status = 'KIRIM') x
  join dokumen d on d.kode_toko = h.kode_toko and d.no_dokumen = x.no_dokumen
 where d.dibuat < $4::timestamptz - interval '1 day'
 order by d.dibuat, d.no_dokumen limit 20`;

/** The day before until the time of day of $4, for stores whose open day is still today; the whole of it otherwise. */
const PEMBANDING = `select max(h.sebelum) as tanggal, coalesce(bool_or(h.tanggal = $2::date), false) as sampai_jam_ini, ${ANGKA}
  from ${TOKO} left join ${jual('sebelum')} and (h.tanggal <> $2::date
    or (g.waktu at time zone h.zona)::time <= ($4::timestamptz at time zone h.zona)::time)`;

type Ringkas = Inside<typeof dashboardRingkasCommand.answer>;
type Lahir = Inside<typeof ulangTahunCommand.answer>;
type Angka = {
  tanggal: Tanggal | null;
  total: Rupiah;
  nota: number;
  barang: number;
  berat: Miligram;
};

const angkaHari = ({ tanggal, total, nota, barang, berat }: Angka): AngkaHariDalam => ({
  tanggal,
  omzet: total,
  nota,
  barang,
  berat,
  rata_rata: nota === 0 ? NOL_RUPIAH : rupiah(mulDiv(total, 1, nota, 'half-up')),
});

/** A cashier counts his drawer blind, and the other drawers are none of his business. Domain R8.8. */
const kasTerlihat = (rows: Ringkas['kas'], { session }: Ctx): Ringkas['kas'] =>
  session.level === 'KASIR' ? [] : rows;

const TANPA_STOK = { barang: 0, berat: miligram(0) };

/** Who is late is counted for whoever may open the list he stands on. */
const telatTerlihat = (
  row: Bacaan['telat'] | undefined,
  { session }: Ctx,
): { hutang: number; cicilan: number } => ({
  hutang: passes(menu('/lihat-hutang'), session) ? (row?.hutang ?? 0) : 0,
  cicilan: passes(menu('/lihat-cicilan'), session) ? (row?.cicilan ?? 0) : 0,
});

/** Who asked about his data is for whoever answers it. */
const gerbangLayarPermintaan = all(gerbangPermintaan, menu(LAYAR_PERMINTAAN));

/** Head office at home sees the chain; with a branch picked it sees that branch, like the branch itself. */
export const seRantai = ({ session }: Ctx): boolean =>
  session.pusat && session.kode_toko === session.toko_asal;

/** $1 to $3 of the statements. */
export const nilai = (ctx: Ctx, rantai: boolean = seRantai(ctx)): unknown[] => [
  ctx.scope.kode_toko,
  today(ctx.deps.clock, ctx.session.store.zona),
  rantai,
];

/** Pieces of a store. */
export type StokToko = Ringkas['stok'] & { kode_toko: string };

/** The rows of each statement. */
type Bacaan = {
  [K in 'hari_ini' | 'sebelumnya' | 'beli' | 'beli_sebelumnya']: Angka;
} & { [K in 'kas' | 'grup' | 'nota']: Ringkas[K extends 'nota' ? 'nota_terakhir' : K][number] } & {
  jam: Ringkas['per_jam'][number];
  stok: StokToko;
  terbuka: Ringkas['belum_validasi'][number];
  toko: Angka & { kode_toko: string; nama_toko: string; buka: boolean };
  telat: { kode_toko: string; hutang: number; cicilan: number };
};

/** The statements of the page, by name. */
const bacaan = (values: unknown[]) =>
  Object.fromEntries(
    Object.entries(TEKS).map(([name, text]): [string, Statement] => [
      name,
      { name: `dasbor_${name}`, text, values },
    ]),
  ) as { [K in keyof Bacaan]: Statement<Bacaan[K]> };

/** The summary of a store, or of the chain (`rantai`). Whoever knows the stock of its stores already says it: counting pieces is slow. */
export async function ringkas(
  ctx: Ctx,
  rantai: boolean = seRantai(ctx),
  diketahui?: readonly StokToko[],
): Promise<Ringkas> {
  const { deps, scope } = ctx;
  const values = nilai(ctx, rantai);
  const kini = [...values, deps.clock.now().toString()];
  const izin = statement<Ringkas['otorisasi']>('dasbor_otorisasi', OTORISASI, ...kini);
  const banding = statement<Angka & { sampai_jam_ini: boolean }>('dasbor_pembanding', PEMBANDING, ...kini);
  const dijalan = statement<Ringkas['dijalan'][number]>('dasbor_dijalan', DIJALAN, ...kini);
  const dataDiri = statement<Ringkas['data_diri']>('dasbor_data_diri', DATA_DIRI, ...kini);
  const cadangan = bacaCadangan;
  const { stok: hitungStok, ...lain } = bacaan(values);
  const asked = { ...lain, izin, banding, dijalan, dataDiri, cadangan };
  const found: RowsOf<typeof asked> & { stok?: StokToko[] } = await deps.db.batch(
    scope,
    diketahui ? asked : { ...asked, stok: hitungStok },
  );
  const stok = diketahui ?? found.stok ?? [];
  return {
    hari_ini: angkaHari(one(found.hari_ini)),
    sebelumnya: angkaHari(one(found.sebelumnya)),
    pembanding: angkaHari(one(found.banding)),
    sampai_jam_ini: one(found.banding).sampai_jam_ini,
    beli: angkaHari(one(found.beli)),
    beli_sebelumnya: angkaHari(one(found.beli_sebelumnya)),
    kas: kasTerlihat(found.kas, ctx),
    per_jam: found.jam,
    grup: found.grup,
    stok: {
      barang: stok.reduce((n, { barang }) => n + barang, 0),
      berat: sum(stok.map(({ berat }) => berat)),
      berat_murni: sum(stok.map(({ berat_murni }) => berat_murni)),
    },
    belum_validasi: found.terbuka,
    // Remittances and shipments are for who answers for them.
    dijalan: ctx.session.level === 'KASIR' ? [] : found.dijalan,
    otorisasi: one(found.izin),
    data_diri: passes(gerbangLayarPermintaan, ctx.session) ? one(found.dataDiri) : { terbuka: 0, lewat: 0 },
    cadangan: cadanganTerlihat(one(found.cadangan), ctx),
    nota_terakhir: found.nota,
    per_toko: found.toko.map((row) => ({
      ...row,
      omzet: row.total,
      stok: stok.find(({ kode_toko }) => kode_toko === row.kode_toko) ?? TANPA_STOK,
      telat: telatTerlihat(
        found.telat.find(({ kode_toko }) => kode_toko === row.kode_toko),
        ctx,
      ),
    })),
  };
}

const MEMBER = `select kode_member, nama_member, no_hp, tgl_lahir, (extract(year from $2::date) - extract(year from tgl_lahir))::int as umur
  from member
 where extract(month from tgl_lahir) * 100 + extract(day from tgl_lahir) = any ($3::numeric[]) and tgl_lahir is not null and aktif
   and ($4 or kode_toko_asal = $1)
 order by nama_member, kode_member limit 200`;

/** A branch greets its own members; head office sees all. */
async function ulangTahun(ctx: Ctx): Promise<Lahir> {
  const { deps, scope } = ctx;
  const hari = statement<{ tanggal: Tanggal | null }>(
    'dasbor_hari',
    `select max(h.tanggal) as tanggal from ${TOKO}`,
    ...nilai(ctx),
  );
  const tanggal = one(await deps.db.rows(scope, hari)).tanggal ?? today(deps.clock, ctx.session.store.zona);
  const values = [scope.kode_toko, tanggal, hariUlangTahun(tanggal), seRantai(ctx)];
  const member = statement<Lahir[number]>('dasbor_ulang_tahun', MEMBER, ...values);
  return deps.db.rows(scope, member);
}

export const dashboardCommands = [
  implementCommand(dashboardRingkasCommand, async (_input, ctx) => ({ data: await ringkas(ctx) })),
  implementCommand(ulangTahunCommand, async (_input, ctx) => ({ data: await ulangTahun(ctx) })),
];
