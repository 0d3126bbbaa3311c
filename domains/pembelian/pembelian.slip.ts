/** The slip of a purchase: what the shop took, what it paid, and who brought it. Domain 15.3. */

import { formatGram, type Rupiah, subtract } from '@mustika/kernel/amount.ts';
import { reject } from '@mustika/kernel/errors.ts';
import { type SlipLine, slipAmounts, slipTexts } from '@mustika/kernel/slip.ts';
import type { ReadOf, SlipSource } from '@mustika/server-kit/document/document-serve.ts';
import { namesOf } from '@mustika/server-kit/resource/resource-names.ts';
import { maskIdentity } from '@mustika/server-kit/secrets/identity.ts';
import { salesResource } from '../master/sales.resource.ts';
import { namaCara } from '../pembayaran/cara-bayar.rule.ts';
import { adaTunai } from '../pembayaran/slip-bayar.rule.ts';
import { aturanBeli } from './hitung-pembelian.rule.ts';
import { ketentuanBeli } from './ketentuan-beli.rule.ts';
import { notaPembelian } from './nota/nota-pembelian.rule.ts';
import { pembelianErrors } from './pembelian.errors.ts';
import type { pembelianReads } from './pembelian.reads.ts';

export type BeliDibaca = ReadOf<typeof pembelianReads>;

const negative = (value: Rupiah): Rupiah => -value as Rupiah;

function baris(b: BeliDibaca['lines']['barang'][number]): SlipLine {
  const nota = b.no_faktur_jual ?? b.no_faktur_asal ?? b.nota_lama;
  return {
    kode: b.kode_barcode,
    nama: (b.jumlah ?? 1) > 1 ? `${b.jumlah} X ${b.nama_barang}` : b.nama_barang,
    rincian: [
      { label: 'Kadar', teks: b.kadar_cetak },
      { label: 'Berat', teks: `${formatGram(b.berat)} g` },
      { label: 'Kondisi', teks: b.kondisi_barang },
      // Beside its worth the number of the nota has a line of its own, whatever the width of the paper.
      nota ? { label: nota, jumlah: b.harga_nota, kode: 'Nota' } : { label: 'Nota jual', teks: 'TANPA NOTA' },
      ...slipAmounts([{ label: 'Potongan', jumlah: negative(b.jumlah_potongan) }]),
    ],
    total: b.harga,
  };
}

/** A trade-in has no slip: it stands on the nota of its sale. */
export const slipPembelian: SlipSource = {
  nota: [notaPembelian],
  of: async ({ head: k, lines }: BeliDibaca, ctx) => {
    if (k.tukar) reject(pembelianErrors.CETAK_TUKAR, { no_faktur_group: k.no_faktur_group });
    const sales = await namesOf(
      ctx,
      salesResource,
      lines.barang.map(({ kode_sales }) => kode_sales),
    );
    const penjual = k.nama_customer !== null;
    return {
      jenis: notaPembelian,
      slip: {
        judul: 'NOTA PEMBELIAN',
        keterangan: slipTexts([
          ['Penjual', k.nama_customer],
          ['No ID', penjual ? maskIdentity(k.nik_sim_passport) : null],
          ['Alamat', penjual ? k.alamat_customer : null],
          ['Telp', penjual ? k.no_hp_customer : null],
          ['Sales', sales],
          ['Kasir', k.kasir],
        ]),
        baris: lines.barang.map(baris),
        jumlah: k.biaya_admin
          ? [
              { label: 'Harga beli', jumlah: k.total },
              { label: 'Biaya admin', jumlah: negative(k.biaya_admin) },
            ]
          : [],
        total: { label: 'DIBAYAR', jumlah: subtract(k.total, k.biaya_admin) },
        pembayaran: lines.pembayaran.map((b) => ({ label: namaCara(b.jenis), jumlah: b.jumlah })),
        tunai: adaTunai(lines.pembayaran),
        penutup: [],
        ketentuan: ketentuanBeli(aturanBeli(ctx.session.store)),
        tandaTangan: ['Hormat kami', 'Penjual'],
      },
    };
  },
};
