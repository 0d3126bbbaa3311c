/** What a plan would cost, and what it costs today, worked out by the rules that save it. */
import { NOL_RUPIAH, type Rupiah, rupiah, subtract, sum } from '@mustika/kernel/amount.ts';
import type { Tanggal } from '@mustika/kernel/date.ts';
import { reject, umum } from '@mustika/kernel/errors.ts';
import { bacaHariBuka } from '@mustika/server-kit/document/open-day.ts';
import { implementCommand } from '@mustika/server-kit/http/http.ts';
import { jumlahkan } from '../jual/hitung-penjualan.rule.ts';
import { hitungCicilan, tagihanCicilan } from './cicilan.command.ts';
import { cicilanErrors as salah } from './cicilan.errors.ts';
import { bacaCicilan, type CicilanRow } from './cicilan.query.ts';
import { type Angsuran, angsuranBerikut, dendaBayar, jatuhTempo, lunasCepat } from './hitung-cicilan.rule.ts';
import { bacaBahan, dititipkan, hargaCicilan, rencanaCicilan } from './simpan-cicilan.posting.ts';

/** What paying this plan comes to on a day. */
export function tagihan(
  plan: CicilanRow,
  jadwal: readonly Angsuran[],
  hari: Tanggal,
  { cara, jumlah: diminta }: { cara: 'ANGSURAN' | 'LUNAS_CEPAT' | null; jumlah: Rupiah | null },
) {
  const { no_cicilan, terbayar, denda_persen } = plan;
  const sisa = subtract(sum(jadwal.map((satu) => satu.nilai)), terbayar);
  const jatuh = jatuhTempo(jadwal, terbayar, hari);
  const berikut = angsuranBerikut(jadwal, terbayar);
  const denda = (banyak: Rupiah) => dendaBayar(jadwal, denda_persen, { terbayar, jumlah: banyak, hari });
  const { bayar: lunas, rabat } = lunasCepat(jadwal, terbayar, hari, plan.rabat_persen);
  const semua = cara === 'LUNAS_CEPAT';
  const jumlah = semua ? lunas : rupiah(Math.min(sisa, diminta ?? (jatuh || berikut)));
  const dendaJumlah = denda(semua ? sisa : jumlah);
  return { no_cicilan, terbayar, sisa, tagihan: jatuh, berikut, jumlah, denda: dendaJumlah, lunas, rabat };
}

export const tagihanCommands = [
  implementCommand(hitungCicilan, async (input, ctx) => {
    const { kode_toko } = ctx.scope;
    const diminta = { ...input, kode_sales: null };
    const store = await ctx.deps.stores.get(kode_toko);
    const { hari, ...rows } = await ctx.deps.db.batch(ctx.scope, {
      ...bacaBahan(diminta, ctx),
      hari: bacaHariBuka(kode_toko),
    });
    const [buka] = hari;
    if (!buka || !store) reject(umum.TOKO_TUTUP);
    const titip = dititipkan(diminta, rows);
    const lines = hargaCicilan(diminta, rows, store, buka.tanggal, titip);
    const { total } = jumlahkan(lines.map((l) => l.harga));
    const { dp, dp_minimal, rencana } = rencanaCicilan(
      total,
      { dp: input.dp, titipan: titip?.saldo ?? NOL_RUPIAH },
      rows.parameter[0],
      buka.tanggal,
    );
    const barang = lines.map(({ barang: { kode_barcode, nama_barang }, harga }) => ({
      ...{ kode_barcode, nama_barang, total: harga.total },
    }));
    return { data: { total, dp, dp_minimal, titipan: titip?.saldo ?? NOL_RUPIAH, ...rencana, barang } };
  }),
  implementCommand(tagihanCicilan, async ({ no_cicilan, ...banyak }, ctx) => {
    const { kode_toko } = ctx.scope;
    const { hari, cicilan, jadwal } = await ctx.deps.db.batch(ctx.scope, {
      ...bacaCicilan(kode_toko, no_cicilan),
      hari: bacaHariBuka(kode_toko),
    });
    const [plan] = cicilan;
    const [buka] = hari;
    if (!plan) reject(salah.CICILAN_TIDAK_ADA, { no_cicilan });
    if (!buka) reject(umum.TOKO_TUTUP);
    if (plan.status === 'DONE') return { data: tagihan(plan, jadwal, buka.tanggal, banyak) };
    const nol = {
      ...{ sisa: NOL_RUPIAH, tagihan: NOL_RUPIAH, berikut: NOL_RUPIAH, jumlah: NOL_RUPIAH },
      ...{ denda: NOL_RUPIAH, lunas: NOL_RUPIAH, rabat: NOL_RUPIAH },
    };
    return { data: { no_cicilan, terbayar: plan.terbayar, ...nol } };
  }),
];
