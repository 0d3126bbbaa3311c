/** What is printed of a nota: its lines, what settled it, and what was traded in. */

import { add, beratMurni, formatAngka, formatGram, sum } from '@mustika/kernel/amount.ts';
import { formatTanggal, formatWaktu } from '@mustika/kernel/date.ts';
import type { ReadOf, SlipSource } from '@mustika/server-kit/document/document-serve.ts';
import type { Ctx } from '@mustika/server-kit/http/http.ts';
import { namesOf } from '@mustika/server-kit/resource/resource-names.ts';
import { salesResource } from '../master/sales.resource.ts';
import { isSisi, namaCara } from '../pembayaran/cara-bayar.rule.ts';
import { adaTunai } from '../pembayaran/slip-bayar.rule.ts';
import { aturanBeli } from '../pembelian/hitung-pembelian.rule.ts';
import { ketentuanJual } from '../pembelian/ketentuan-beli.rule.ts';
import { aturanBersyarat } from '../pembelian/nota/nota-qr.rule.ts';
import { notaAksesoris, notaPenjualan, notaTukar } from './nota/nota-penjualan.rule.ts';
import { ppnPerTarif } from './nota/nota-ppn.query.ts';
import { qrNota } from './nota/nota-qr.query.ts';
import type { penjualanReads } from './penjualan.reads.ts';
import { namaBaris, type PenjualanSlip, slipPenjualan } from './susun-nota.slip.ts';

/** A sale as the database has it. */
export type NotaDibaca = ReadOf<typeof penjualanReads>;
type Bayar = NotaDibaca['lines']['pembayaran'][number];

/** The card or the number of the QRIS, and the fee its holder bears on top: the statement of the bank shows both together. */
function catatanBayar({ kartu_akhir, no_referensi, fee, fee_ditanggung }: Bayar): { catatan?: string } {
  const kartu = kartu_akhir ? `**** ${kartu_akhir}` : '';
  const tambahan = fee > 0 && fee_ditanggung === 'PELANGGAN' ? `+fee ${formatAngka(fee)}` : '';
  const referensi = no_referensi ? `Ref ${no_referensi}` : '';
  const catatan = [kartu, referensi, tambahan].filter(Boolean).join(' ');
  return catatan ? { catatan } : {};
}

/** The pieces traded in; what they exceed the nota by is paid out, not given as change. */
function tukarOf({
  head: kepala,
  lines: { tukar, pembayaran: bayar },
}: NotaDibaca): Pick<PenjualanSlip, 'tukar' | 'labelKembali'> {
  if (tukar.length === 0) return {};
  const sisi = bayar.filter((b) => isSisi(b.jenis)).reduce((total, b) => total + b.jumlah, 0);
  return {
    tukar: tukar.map((b) => ({ ...b, nama_barang: namaBaris(b), berat: `${formatGram(b.berat)} g` })),
    ...(sisi > kepala.total ? { labelKembali: 'Tukar kurang' } : {}),
  };
}

/** The coupons of the nota, as long as it stands. */
function kuponOf({ head: kepala, lines: { kupon } }: NotaDibaca): Pick<PenjualanSlip, 'kupon'> {
  const [satu] = kupon;
  if (!satu || kepala.status !== 'DONE') return {};
  const nilai = satu.nilai_kupon > 0 ? [`senilai Rp ${formatAngka(satu.nilai_kupon)}`] : [];
  const undian = satu.undian ? ['ikut undian'] : [];
  const syarat = [...nilai, ...undian, `berlaku s/d ${formatTanggal(satu.berlaku_sampai)}`].join(', ');
  return {
    kupon: { nama: satu.nama_kupon, syarat, kode: kupon.map(({ kode }) => kode) },
  };
}

/** What the slip composer wants to know of a nota. */
export function slipOf(nota: NotaDibaca, ctx: Ctx): PenjualanSlip {
  const { head: k, lines } = nota;
  const { barang, pembayaran: bayar } = lines;
  const { nama_toko, alamat_toko, zona } = ctx.session.store;
  const murni = ctx.session.flags.has('PAJAK_24K_MODULE');
  return {
    toko: { nama: nama_toko, alamat: alamat_toko },
    nomor: k.no_faktur_group,
    tanggal: k.tanggal,
    jam: formatWaktu(k.waktu, zona).slice(-5),
    ...(k.nama_customer
      ? {
          pelanggan: {
            nama: k.nama_customer,
            ...(k.alamat_customer ? { alamat: k.alamat_customer } : {}),
            ...(k.no_hp_customer ? { telp: k.no_hp_customer } : {}),
            ...(k.npwp_customer ? { npwp: k.npwp_customer } : {}),
            ...(k.no_bebas_pph22 ? { bebas_pph22: k.no_bebas_pph22 } : {}),
          },
        }
      : {}),
    baris: barang.map((b) => ({
      ...b,
      harga: b.harga_emas,
      ...(murni ? { berat_24k: beratMurni(b.berat, b.kadar) } : {}),
    })),
    subtotal: k.subtotal,
    ...(k.diskon ? { potongan: k.diskon } : {}),
    pembulatan: k.pembulatan,
    ppn: ppnPerTarif(k.ppn_cara, barang),
    pph22: k.pph22,
    total: add(k.total, k.pph22),
    ...tukarOf(nota),
    pembayaran: bayar.map((b) => ({
      label: namaCara(b.jenis),
      jumlah: b.jumlah,
      ...catatanBayar(b),
    })),
    tunai: adaTunai(bayar),
    kembali: k.kembali,
    ...kuponOf(nota),
    kasir: k.kasir,
    // As its code says it: what was promised when it was sold.
    ketentuan: ketentuanJual(aturanBersyarat(aturanBeli(ctx.session.store), k.syarat_beli)),
    ...(murni ? { total_24k: sum(barang.map((b) => beratMurni(b.berat, b.kadar))) } : {}),
    ...(k.kode_member
      ? {
          member: {
            kode_member: k.kode_member,
            nama: k.nama_customer ?? k.kode_member,
            poin_dapat: k.poin,
            ...(k.poin_saldo === null ? {} : { poin_saldo: k.poin_saldo }),
          },
        }
      : {}),
  };
}

/**
 * A nota with pieces traded in is a kind of its own, with its own design and duplicate module; one of accessories alone
 * looks like any other sale and has only its own duplicate module (Spec 1 §9 "sale accessory").
 */
function jenisNota({ lines: { tukar, barang } }: NotaDibaca) {
  if (tukar.length > 0) return notaTukar;
  return barang.every((b) => b.aksesoris) ? notaAksesoris : notaPenjualan;
}

export const notaSlip: SlipSource = {
  nota: [notaPenjualan, notaTukar],
  of: async (nota: NotaDibaca, ctx) => ({
    jenis: jenisNota(nota),
    slip: {
      ...slipPenjualan({
        ...slipOf(nota, ctx),
        sales: await namesOf(
          ctx,
          salesResource,
          nota.lines.barang.map(({ kode_sales }) => kode_sales),
        ),
      }),
      qr: await qrNota(nota, ctx),
    },
  }),
};
