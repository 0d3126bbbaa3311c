/** The slip of a deposit; two copies where the shop prints duplicates (Spec 1 §9). */
import { rupiah } from '@mustika/kernel/amount.ts';
import { formatTanggal, formatWaktu } from '@mustika/kernel/date.ts';
import { type Ctx, implementCommand } from '@mustika/server-kit/http.ts';
import { denganKetentuan } from '@mustika/server-kit/slip/ketentuan.ts';
import { notaPdf } from '@mustika/server-kit/slip/nota-pdf.ts';
import { composeSlip } from '@mustika/server-kit/slip/receipt.ts';
import { slipTitipan, type TitipanSlip } from '@mustika/server-kit/slip/slip-titipan.ts';
import { cetakTitipan } from './nota-titipan.command.ts';
import { bacaTitipanLengkap, sisaLengkap, type TitipanLengkap } from './nota-titipan.query.ts';
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
    sisa: sisaLengkap(titipan),
    ...ada('status', NAMA_STATUS[k.status]),
    kasir: k.kasir,
  };
}

async function hitungCetak(ctx: Ctx, nomor: string): Promise<number> {
  const [row] = await ctx.deps.db.call({
    name: 'hitung_cetak',
    text: 'select hitung_cetak($1, $2, $3) as sebelum',
    values: [ctx.scope.kode_toko, ctx.scope.user_id, nomor],
  });
  return (row?.sebelum as number | null) ?? 0;
}

export const cetakTitipanCommand = implementCommand(
  cetakTitipan,
  async ({ no_titipan, cpl, format, pratinjau }, ctx, io) => {
    const titipan = await bacaTitipanLengkap(ctx, no_titipan);
    const reprint = pratinjau === 'YA' ? titipan.kepala.cetak : await hitungCetak(ctx, no_titipan);
    const copies = ctx.session.flags.has('CETAK_DUPLIKAT_TITIPAN_MODULE') ? 2 : 1;
    const slip = await denganKetentuan(ctx, 'TITIPAN', slipTitipan(slipOf(titipan, ctx)));
    const ulang = reprint > 0 ? { reprint } : {};
    if (format === 'PDF') {
      const pdf = await notaPdf(slip, { copies, ...ulang });
      return io.reply
        .type('application/pdf')
        .header('content-disposition', `inline; filename="${no_titipan}.pdf"`)
        .send(pdf);
    }
    const composed = Array.from({ length: copies }, (_, index) =>
      composeSlip(slip, { cpl: cpl === '48' ? 48 : 32, copies, copyNumber: (index + 1) as 1 | 2, ...ulang }),
    );
    return {
      data: {
        escpos: Buffer.concat(composed.map((copy) => copy.escpos)).toString('base64'),
        svg: composed[0]?.svg,
        text: composed.map((copy) => copy.text).join('\n'),
        copies,
        reprint,
      },
    };
  },
);
