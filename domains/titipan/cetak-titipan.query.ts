/** The slip of a deposit, in the design of its store. */
import { rupiah } from '@mustika/kernel/amount.ts';
import type { Command } from '@mustika/kernel/command.ts';
import { formatTanggal, formatWaktu } from '@mustika/kernel/date.ts';
import { type Ctx, implementCommand } from '@mustika/server-kit/http.ts';
import { cetakDokumen, type SumberNota } from '@mustika/server-kit/slip/cetak.ts';
import { slipTitipan, type TitipanSlip } from '@mustika/server-kit/slip/slip-titipan.ts';
import { cetakTitipan, titipanByNota } from './nota-titipan.command.ts';
import { bacaTitipanLengkap, sisaLengkap, type TitipanLengkap } from './nota-titipan.query.ts';
import { notaTitipan } from './nota-titipan.rule.ts';
import { DITITIP } from './titipan.rule.ts';

const NAMA_BAYAR: Record<string, string> = {
  CASH: 'Tunai',
  DEBET: 'Debet',
  CREDIT: 'Kredit',
  TRANSFER: 'Transfer',
};
const NAMA_GERAK: Record<string, string> = {
  AMBIL: 'Dipakai',
  KELEBIHAN: 'Lebih dikembalikan',
  BATAL_AMBIL: 'Batal diambil',
  BATAL_KELEBIHAN: 'Lebih diterima lagi',
};
const NAMA_STATUS: Record<string, string> = {
  OPEN: 'Belum divalidasi',
  CLOSE: 'Sudah diambil',
  CANC: 'Batal',
};

function slipOf(titipan: TitipanLengkap, ctx: Ctx): TitipanSlip {
  const { kepala: k, barang, bayar, gerak } = titipan;
  const { nama_toko, alamat_toko } = ctx.session.store;
  const ada = <K extends string>(name: K, value: string | null | undefined) =>
    (value ? { [name]: value } : {}) as { [name in K]?: string };
  return {
    toko: { nama: nama_toko, alamat: alamat_toko, ...ada('telp', k.telp), ...ada('npwp', k.npwp) },
    nomor: k.no_titipan,
    tanggal: k.tanggal,
    jam: formatWaktu(k.waktu).slice(-5),
    pelanggan: {
      nama: k.nama_customer,
      ...ada('alamat', k.alamat_customer),
      ...ada('telp', k.no_hp_customer),
      ...ada('member', k.kode_member),
    },
    jenis_harga: k.jenis_harga,
    baris: barang.map((b) => ({ ...b, ...ada('keadaan', b.keadaan === DITITIP ? null : b.keadaan) })),
    total: k.total,
    pembayaran: [
      ...bayar.map((b) => ({
        label: `${formatTanggal(b.tanggal)} ${NAMA_BAYAR[b.jenis] ?? b.jenis}`,
        jumlah: rupiah(b.arah === 'MASUK' ? b.jumlah : -b.jumlah),
      })),
      ...gerak.flatMap((g) => {
        const nama = NAMA_GERAK[g.jenis];
        return nama ? [{ label: `${formatTanggal(g.tanggal)} ${nama}`, jumlah: g.jumlah }] : [];
      }),
    ],
    saldo: k.status === 'OPEN' ? k.uang_muka : k.saldo,
    ppn: k.ppn,
    sisa: sisaLengkap(titipan),
    ...ada('status', NAMA_STATUS[k.status]),
    kasir: k.kasir,
  };
}

export const cetakTitipanCommand = implementCommand(
  cetakTitipan,
  async ({ no_titipan, ...minta }, ctx, io) => {
    const titipan = await bacaTitipanLengkap(ctx, no_titipan);
    const slip = slipTitipan(slipOf(titipan, ctx));
    const sebelum = titipan.kepala.cetak;
    return cetakDokumen(ctx, io, { jenis: notaTitipan, nomor: no_titipan, slip, sebelum, minta });
  },
);

/** Deposits for the designer to look at. */
export const sumberNotaTitipan: SumberNota = {
  jenis: [notaTitipan.jenis],
  gerbang: titipanByNota as unknown as Command,
  baca: async (ctx, nomor) => slipTitipan(slipOf(await bacaTitipanLengkap(ctx, nomor), ctx)),
};
