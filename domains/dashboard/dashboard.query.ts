/** One round trip for the whole page. Every figure reads the typed tables; cash reads the balances of the books. */
import { fromThousandths, mulDiv } from '@mustika/kernel/amount.ts';
import { type Tanggal, today } from '@mustika/kernel/date.ts';
import type { Rows, Statement } from '@mustika/server-kit/database.ts';
import { type Ctx, implementCommand } from '@mustika/server-kit/http.ts';
import { dashboardRingkasCommand, penjualanChartCommand, ulangTahunCommand } from './dashboard.command.ts';
import type { AngkaHari, Grafik, Ringkasan, TitikGrafik, UlangTahun } from './ringkasan.rule.ts';
import { hariUlangTahun } from './ulang-tahun.rule.ts';

/** The open day of store $1, or $2 (the calendar day) while it is closed. */
const HARI = `(select coalesce((select h.tanggal from hari_toko h where h.kode_toko = $1 and h.status = 'OPEN'), $2::date))`;
const SEBELUM = `(select max(h.tanggal) from hari_toko h where h.kode_toko = $1 and h.tanggal < ${HARI})`;
const JUAL = `from penjualan p join dokumen d on d.kode_toko = p.kode_toko and d.no_dokumen = p.no_faktur_group and d.status = 'DONE'
  where p.kode_toko = $1`;
const ANGKA = `coalesce(sum(p.total), 0)::bigint as total, count(*) as nota, coalesce(sum(p.jumlah_barang), 0)::bigint as barang,
  coalesce(sum(p.berat), 0)::bigint as berat`;
const JAM = `extract(hour from d.dibuat at time zone 'Asia/Jakarta')::int`;

const TEKS = {
  hari_ini: `select ${HARI} as tanggal, ${ANGKA} ${JUAL} and p.tanggal = ${HARI}`,
  sebelumnya: `select ${SEBELUM} as tanggal, ${ANGKA} ${JUAL} and p.tanggal = ${SEBELUM}`,
  kas: `select s.dimensi as kasir, s.saldo from saldo_uang s
     where s.kode_toko = $1 and s.akun = 'KAS' and s.saldo <> 0 order by s.dimensi limit 50`,
  jam: `select ${JAM} as jam, ${ANGKA} ${JUAL} and p.tanggal = ${HARI} group by 1 order by 1`,
  grup: `select l.kode_group, sum(l.total)::bigint as total, count(*) as barang, sum(l.berat)::bigint as berat
      from penjualan_barang l join dokumen d on d.kode_toko = l.kode_toko and d.no_dokumen = l.no_faktur_group and d.status = 'DONE'
     where l.kode_toko = $1 and l.tanggal = ${HARI} group by 1 order by 2 desc, 1 limit 5`,
  stok: `select count(*) as barang, coalesce(sum(b.berat), 0)::bigint as berat,
        coalesce(sum((b.berat * least(b.kadar, 100000) + 50000) / 100000), 0)::bigint as berat_murni
      from barang b where b.kode_toko = $1 and b.status in ('TERSEDIA', 'DITAHAN')`,
  terbuka: `select d.jenis, count(*) as jumlah from dokumen d
     where d.kode_toko = $1 and d.status = 'OPEN' group by 1 order by 1`,
  nota: `select p.no_faktur_group, d.dibuat as waktu, p.kasir, p.nama_customer, p.jumlah_barang as barang, p.total, d.status
      from penjualan p join dokumen d on d.kode_toko = p.kode_toko and d.no_dokumen = p.no_faktur_group
     where p.kode_toko = $1 and p.tanggal = ${HARI} order by d.dibuat desc, p.no_faktur_group desc limit 8`,
};

/** Approvals of the last day that still wait, and those nobody used in time. $3 is this instant. */
const OTORISASI = `select count(*) filter (where o.berakhir > $2::timestamptz) as menunggu, count(*) filter (where o.berakhir <= $2::timestamptz) as kedaluwarsa
  from otorisasi o where o.kode_toko = $1 and o.dipakai is null and o.dibuat > $2::timestamptz - interval '24 hours'`;

type Angka = { tanggal: string | null; total: number; nota: number; barang: number; berat: number };

const angkaHari = ({ tanggal, total, nota, barang, berat }: Angka): AngkaHari => ({
  tanggal,
  omzet: total,
  nota,
  barang,
  berat: fromThousandths(berat),
  rata_rata: nota === 0 ? 0 : mulDiv(total, 1, nota, 'half-up'),
});

/** What a cashier has in the other drawers is none of his business. */
const kasTerlihat = (rows: Ringkasan['kas'], { session }: Ctx): Ringkasan['kas'] =>
  session.level === 'KASIR' ? rows.filter((row) => row.kasir === session.user_id) : rows;

async function ringkas(ctx: Ctx): Promise<Ringkasan> {
  const { deps, scope } = ctx;
  const values = [scope.kode_toko, today(deps.clock)];
  const statements = Object.entries(TEKS).map(
    ([name, text]): Statement => ({
      name: `dasbor_${name}`,
      text,
      values: text.includes('$2') ? values : [scope.kode_toko],
    }),
  );
  const otorisasi = {
    name: 'dasbor_otorisasi',
    text: OTORISASI,
    values: [scope.kode_toko, deps.clock.now().toString()],
  };
  const [hari, lalu, kas, jam, grup, stok, terbuka, nota, izin] = (await deps.db.batch(scope, [
    ...statements,
    otorisasi,
  ])) as [
    [Angka],
    [Angka],
    Ringkasan['kas'],
    Ringkasan['per_jam'],
    Ringkasan['grup'],
    [Ringkasan['stok']],
    Ringkasan['belum_validasi'],
    Ringkasan['nota_terakhir'],
    [Ringkasan['otorisasi']],
  ];
  const grams = <T extends { berat: number }>(row: T): T => ({ ...row, berat: fromThousandths(row.berat) });
  return {
    hari_ini: angkaHari(hari[0]),
    sebelumnya: angkaHari(lalu[0]),
    kas: kasTerlihat(kas, ctx),
    per_jam: jam.map(({ jam: at, total, nota: count }) => ({ jam: at, total, nota: count })),
    grup: grup.map(grams),
    stok: { ...grams(stok[0]), berat_murni: fromThousandths(stok[0].berat_murni) },
    belum_validasi: terbuka,
    otorisasi: izin[0],
    nota_terakhir: nota,
  };
}

const GRAFIK = {
  today: `select lpad(${JAM}::text, 2, '0') as waktu, ${ANGKA} ${JUAL} and p.tanggal = ${HARI} group by 1 order by 1`,
  monthly: `select p.tanggal::text as waktu, ${ANGKA} ${JUAL} and p.tanggal between date_trunc('month', ${HARI})::date and ${HARI}
    group by 1 order by 1`,
};

async function grafik(type: keyof typeof GRAFIK, { deps, scope }: Ctx): Promise<Grafik> {
  const values = [scope.kode_toko, today(deps.clock)];
  const [rows] = (await deps.db.batch(scope, [{ name: `grafik_${type}`, text: GRAFIK[type], values }])) as [
    TitikGrafik[],
  ];
  const titik = rows.map(({ waktu, total, nota, berat }) => ({
    waktu,
    total,
    nota,
    berat: fromThousandths(berat),
  }));
  const total_penjualan = rows.reduce((sum, row) => sum + row.total, 0);
  const kosong = { total_pembelian: 0, total_service: 0, total_hutang: 0, datagram_pembelian: [] };
  return { ...kosong, total_penjualan, datagram_penjualan: titik };
}

const MEMBER = `select kode_member, nama_member, no_hp, tgl_lahir, (extract(year from $2::date) - extract(year from tgl_lahir))::int as umur
  from member
 where extract(month from tgl_lahir) * 100 + extract(day from tgl_lahir) = any ($3::numeric[]) and tgl_lahir is not null and aktif
   and ($4 or kode_toko_asal = $1)
 order by nama_member, kode_member limit 200`;

/** A branch greets its own members; head office sees all. */
async function ulangTahun(ctx: Ctx): Promise<UlangTahun[]> {
  const { deps, scope, session } = ctx;
  const [[hari]] = (await deps.db.batch(scope, [
    { name: 'dasbor_hari', text: `select ${HARI} as tanggal`, values: [scope.kode_toko, today(deps.clock)] },
  ])) as [{ tanggal: Tanggal }[]];
  const tanggal = hari?.tanggal ?? today(deps.clock);
  const semua = session.pusat && session.kode_toko === session.toko_asal;
  const values = [scope.kode_toko, tanggal, hariUlangTahun(tanggal), semua];
  return (await deps.db.batch(scope, [{ name: 'dasbor_ulang_tahun', text: MEMBER, values }]))[0] as Rows &
    UlangTahun[];
}

export const dashboardCommands = [
  implementCommand(dashboardRingkasCommand, async (_input, ctx) => ({ data: await ringkas(ctx) })),
  implementCommand(penjualanChartCommand, async ({ type }, ctx) => ({ data: await grafik(type, ctx) })),
  implementCommand(ulangTahunCommand, async (_input, ctx) => ({ data: await ulangTahun(ctx) })),
];
