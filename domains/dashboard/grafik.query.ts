/** Sales and purchases as charts: today by the hour, the open day's month by the day. Spec 1 §3, §7. */
import { fromThousandths } from '@mustika/kernel/amount.ts';
import { type Ctx, implementCommand } from '@mustika/server-kit/http.ts';
import { pembelianChartCommand, penjualanChartCommand } from './dashboard.command.ts';
import { ANGKA, gerak, JAM, nilai, TOKO } from './dashboard.query.ts';
import type { Grafik, TitikGrafik } from './ringkasan.rule.ts';

type Usaha = 'penjualan' | 'pembelian';
type Jangka = 'today' | 'monthly';

const HARI: Record<Jangka, string> = {
  today: '= h.tanggal',
  monthly: "between date_trunc('month', h.tanggal)::date and h.tanggal",
};
const WAKTU: Record<Jangka, string> = {
  today: `lpad(${JAM}::text, 2, '0')`,
  monthly: 'g.tanggal::text',
};

const teks = (usaha: Usaha, type: Jangka): string => `select ${WAKTU[type]} as waktu, ${ANGKA}
  from ${TOKO} join ${gerak(usaha, HARI[type])}
 group by 1 order by 1`;

/** Totals of other trades are 0: each has a call of its own. */
const KOSONG: Grafik = {
  total_penjualan: 0,
  total_pembelian: 0,
  total_service: 0,
  total_hutang: 0,
  datagram_penjualan: [],
  datagram_pembelian: [],
};

async function grafik(usaha: Usaha, type: Jangka, ctx: Ctx): Promise<Grafik> {
  const statement = { name: `grafik_${usaha}_${type}`, text: teks(usaha, type), values: nilai(ctx) };
  const [rows] = (await ctx.deps.db.batch(ctx.scope, [statement])) as [TitikGrafik[]];
  const titik = rows.map(({ waktu, total, nota, berat }) => ({
    waktu,
    total,
    nota,
    berat: fromThousandths(berat),
  }));
  const total = rows.reduce((sum, row) => sum + row.total, 0);
  return { ...KOSONG, [`total_${usaha}`]: total, [`datagram_${usaha}`]: titik };
}

export const grafikCommands = [
  implementCommand(penjualanChartCommand, async ({ type }, ctx) => ({
    data: await grafik('penjualan', type, ctx),
  })),
  implementCommand(pembelianChartCommand, async ({ type }, ctx) => ({
    data: await grafik('pembelian', type, ctx),
  })),
];
