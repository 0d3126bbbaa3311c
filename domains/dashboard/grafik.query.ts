/** Sales and purchases as charts: today by the hour, the open day's month by the day. Spec 1 §3, §7. */
import { NOL_RUPIAH, sum } from '@mustika/kernel/amount.ts';
import type { Inside } from '@mustika/kernel/answer.ts';
import { statement } from '@mustika/server-kit/database.ts';
import { type Ctx, implementCommand } from '@mustika/server-kit/http.ts';
import { pembelianChartCommand, penjualanChartCommand } from './dashboard.command.ts';
import { ANGKA, gerak, JAM, nilai, TOKO } from './dashboard.query.ts';

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

type Grafik = Inside<typeof penjualanChartCommand.answer>;
type Titik = Grafik['datagram_penjualan'][number];

/** Totals of other trades are 0: each has a call of its own. */
const KOSONG: Grafik = {
  total_penjualan: NOL_RUPIAH,
  total_pembelian: NOL_RUPIAH,
  total_service: NOL_RUPIAH,
  total_hutang: NOL_RUPIAH,
  datagram_penjualan: [],
  datagram_pembelian: [],
};

async function grafik(usaha: Usaha, type: Jangka, ctx: Ctx): Promise<Grafik> {
  const asked = statement<Titik>(`grafik_${usaha}_${type}`, teks(usaha, type), ...nilai(ctx));
  const titik = await ctx.deps.db.rows(ctx.scope, asked);
  return {
    ...KOSONG,
    [`total_${usaha}`]: sum(titik.map(({ total }) => total)),
    [`datagram_${usaha}`]: titik,
  };
}

export const grafikCommands = [
  implementCommand(penjualanChartCommand, async ({ type }, ctx) => ({
    data: await grafik('penjualan', type, ctx),
  })),
  implementCommand(pembelianChartCommand, async ({ type }, ctx) => ({
    data: await grafik('pembelian', type, ctx),
  })),
];
