/** Sales, purchases, repairs and orders as charts: today by the hour, the open day's month by the day. Spec 1 §3, §7. */
import { NOL_RUPIAH, type Rupiah, sum } from '@mustika/kernel/amount.ts';
import type { Inside } from '@mustika/kernel/answer.ts';
import { one, statement } from '@mustika/server-kit/database.ts';
import { type Ctx, implementCommand } from '@mustika/server-kit/http/http.ts';
import {
  pembelianChartCommand,
  penjualanChartCommand,
  pesananChartCommand,
  serviceChartCommand,
} from './dashboard.command.ts';
import { ANGKA, gerak, JAM, nilai, TOKO } from './dashboard.query.ts';

type Usaha = 'penjualan' | 'pembelian' | 'service' | 'pesanan';
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

/** What was lent in the same days, less what was cancelled in them: loans have no chart of their own. */
const hutang = (type: Jangka): string =>
  `select coalesce(sum(x.pokok), 0)::bigint as total from ${TOKO} join jejak_hutang x
     on x.kode_toko = h.kode_toko and x.jenis = 'CAIR' and x.tanggal ${HARI[type]}`;

/** Totals of the other trades are 0 where another call answers them. */
const KOSONG: Grafik = {
  total_penjualan: NOL_RUPIAH,
  total_pembelian: NOL_RUPIAH,
  total_service: NOL_RUPIAH,
  total_pesanan: NOL_RUPIAH,
  total_hutang: NOL_RUPIAH,
  datagram_penjualan: [],
  datagram_pembelian: [],
  datagram_service: [],
  datagram_pesanan: [],
};

async function grafik(usaha: Usaha, type: Jangka, ctx: Ctx): Promise<Grafik> {
  const asked = statement<Titik>(`grafik_${usaha}_${type}`, teks(usaha, type), ...nilai(ctx));
  const dipinjam = statement<{ total: Rupiah }>(`grafik_hutang_${type}`, hutang(type), ...nilai(ctx));
  const { titik, pinjaman } = await ctx.deps.db.batch(ctx.scope, { titik: asked, pinjaman: dipinjam });
  return {
    ...KOSONG,
    total_hutang: one(pinjaman).total,
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
  implementCommand(serviceChartCommand, async ({ type }, ctx) => ({
    data: await grafik('service', type, ctx),
  })),
  implementCommand(pesananChartCommand, async ({ type }, ctx) => ({
    data: await grafik('pesanan', type, ctx),
  })),
];
