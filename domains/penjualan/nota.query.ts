/** Nota reads and the print of a nota. */
import type { Miligram, MiliPersen, Rupiah } from '@mustika/kernel/amount.ts';
import type { Command } from '@mustika/kernel/command.ts';
import type { Tanggal } from '@mustika/kernel/date.ts';
import { reject } from '@mustika/kernel/errors.ts';
import { tahu } from '@mustika/kernel/rahasia.ts';
import type { JenisNota } from '@mustika/kernel/rancangan-nota.ts';
import type { Slip } from '@mustika/kernel/slip.ts';
import type { Rows } from '@mustika/server-kit/database.ts';
import {
  bacaJejak,
  bukuBarangWire,
  implementDocumentList,
  type Jejak,
} from '@mustika/server-kit/document-reads.ts';
import { type Ctx, implementCommand } from '@mustika/server-kit/http.ts';
import { maskIdentity, openIdentity } from '@mustika/server-kit/identity.ts';
import { cetakDokumen, type SumberNota } from '@mustika/server-kit/slip/cetak.ts';
import { slipPenjualan } from '@mustika/server-kit/slip/slip.ts';
import type { CaraPpn } from '../pajak/ppn.rule.ts';
import { bacaKuponNota, type KuponRow, kuponTerbaca } from './kupon.query.ts';
import { cetakNota, daftarNota, notaByGroup, notaSingle } from './nota.command.ts';
import { notaAksesoris, notaPenjualan, notaTukar } from './nota-penjualan.rule.ts';
import { qrNota } from './nota-qr.query.ts';
import { slipOf } from './nota-slip.query.ts';
import { templateWa } from './nota-wa.query.ts';
import { penjualanErrors as salah } from './penjualan.errors.ts';

type Kepala = {
  no_faktur_group: string;
  tanggal: Tanggal;
  status: string;
  waktu: string;
  cetak: number;
  kasir: string;
  kode_member: string | null;
  nama_customer: string | null;
  no_hp_customer: string | null;
  no_hp_member: string | null;
  alamat_customer: string | null;
  jumlah_barang: number;
  berat: Miligram;
  subtotal: Rupiah;
  diskon: Rupiah;
  pembulatan: Rupiah;
  ppn_cara: CaraPpn | null;
  ppn_transaksi_rp: Rupiah;
  npwp_customer: string | null;
  no_bebas_pph22: string | null;
  pph22: Rupiah;
  total: Rupiah;
  bayar: Rupiah;
  kembali: Rupiah;
  poin: number;
  poin_saldo: number | null;
  syarat_beli: string | null;
  telp: string | null;
  npwp: string | null;
};
type Baris = {
  kode_barcode: string;
  no_faktur: string;
  nama_barang: string;
  kode_group: string;
  kode_dept: string;
  kadar_cetak: string;
  berat: Miligram;
  kadar: MiliPersen;
  kode_sales: string | null;
  finishing: string | null;
  size: string | null;
  aksesoris: boolean;
  harga_per_gram: Rupiah;
  harga_emas: Rupiah;
  ongkos: Rupiah;
  harga_atribut: Rupiah;
  diskon: Rupiah;
  pembulatan: Rupiah;
  kelas_ppn: string | null;
  ppn_transaksi_value: MiliPersen | null;
  dpp: Rupiah | null;
  ppn_transaksi_rp: Rupiah;
  total: Rupiah;
  status_tukar: boolean;
};
/** A piece traded in on this nota. */
type Tukar = {
  no_faktur: string;
  kode_barcode: string;
  no_faktur_jual: string | null;
  nama_barang: string;
  kadar: MiliPersen;
  kadar_cetak: string;
  kondisi_barang: string;
  berat: Miligram;
  harga: Rupiah;
};
type Bayar = {
  jenis: string;
  no_rekening: string | null;
  jumlah: Rupiah;
  fee: Rupiah;
  fee_ditanggung: 'TOKO' | 'PELANGGAN';
  kartu_akhir: string | null;
};
export type Nota = {
  kepala: Kepala;
  barang: Baris[];
  bayar: Bayar[];
  tukar: Tukar[];
  kupon: KuponRow[];
  riwayat: Rows;
  transfer: { uang: Rows; barang: Rows; poin: Rows };
};

const KEPALA = `select p.*, d.status, d.dibuat as waktu, d.cetak, m.poin as poin_saldo, t.telp, t.npwp, a.no_hp as no_hp_member
  from penjualan p join dokumen d on d.kode_toko = p.kode_toko and d.no_dokumen = p.no_faktur_group
  join toko t on t.kode_toko = p.kode_toko
  left join member a on a.kode_member = p.kode_member
  left join member_poin m on m.kode_toko = p.kode_toko and m.kode_member = p.kode_member
 where p.kode_toko = $1 and p.no_faktur_group = $2`;
const BARANG = `select no_faktur, kode_barcode, kode_sales, nama_barang, finishing, size, kode_group, kode_dept, kode_baki, berat, kadar, kadar_cetak, harga_sistem,
    harga_per_gram, harga_emas, ongkos, harga_atribut, diskon, pembulatan, kelas_ppn, ppn_transaksi_value, kode_faktur, dpp, ppn_transaksi_rp, total,
    beli_kembali or exists (select from nota_kembali k where k.toko_jual = penjualan_barang.kode_toko
      and k.no_faktur_jual = penjualan_barang.no_faktur and k.cara = 'BELI') as status_tukar,
    (select g.aksesoris from grup g where g.kode_toko = penjualan_barang.kode_toko and g.kode_group = penjualan_barang.kode_group) as aksesoris
  from penjualan_barang
  where kode_toko = $1 and no_faktur_group = $2 order by urut`;
const BAYAR =
  'select jenis, no_rekening, jumlah, fee, fee_ditanggung, kartu_akhir from penjualan_bayar where kode_toko = $1 and no_faktur_group = $2 order by urut';
const TUKAR = `select no_faktur, kode_barcode, no_faktur_jual, nama_barang, kadar, kadar_cetak, kondisi_barang, berat, harga
  from pembelian_barang where kode_toko = $1 and no_faktur_group = $2 order by urut`;

/** A nota with its lines, payments, history and what it wrote in the three books. */
export async function bacaNotaLengkap(ctx: Ctx, no_faktur_group: string): Promise<Nota> {
  const values = [ctx.scope.kode_toko, no_faktur_group];
  const texts = { KEPALA, BARANG, BAYAR, TUKAR };
  const statements = Object.entries(texts).map(([name, text]) => ({ name: `lihat_${name}`, text, values }));
  const [kepala, barang, bayar, tukar, kupon, ...jejak] = (await ctx.deps.db.batch(ctx.scope, [
    ...statements,
    bacaKuponNota(ctx.scope.kode_toko, no_faktur_group),
    ...bacaJejak(ctx, no_faktur_group),
  ])) as [Kepala[], Baris[], Bayar[], Tukar[], KuponRow[], ...Jejak];
  const [riwayat, uang, gerak, poin] = jejak;
  if (!kepala[0]) reject(salah.NOTA_TIDAK_ADA, { no_faktur_group });
  const transfer = { uang, barang: gerak, poin };
  const npwp_customer = openIdentity(ctx.deps.secrets, ctx.scope.kode_toko, kepala[0].npwp_customer);
  return { kepala: { ...kepala[0], npwp_customer }, barang, bayar, tukar, kupon, riwayat, transfer };
}

const gram = (mg: number): number => mg / 1000;

/** A nota as it travels: weights in grams, karat in percent. */
function wire({ kepala, barang, bayar, tukar, kupon, riwayat, transfer }: Nota, ctx: Ctx): object {
  const whole = tahu('identitas', ctx.session);
  return {
    ...kepala,
    npwp_customer: whole ? kepala.npwp_customer : maskIdentity(kepala.npwp_customer),
    berat: gram(kepala.berat),
    barang: barang.map((b) => ({
      ...b,
      berat: gram(b.berat),
      kadar: gram(b.kadar),
      ppn_transaksi_value: b.ppn_transaksi_value === null ? null : gram(b.ppn_transaksi_value),
    })),
    tukar: tukar.map((b) => ({ ...b, berat: gram(b.berat), kadar: gram(b.kadar) })),
    kupon: kupon.map(kuponTerbaca),
    pembayaran: bayar,
    riwayat,
    transfer: { ...transfer, barang: bukuBarangWire(transfer.barang) },
  };
}

const LIST = `select p.no_faktur_group, p.tanggal, d.dibuat as waktu, d.status, p.kasir, p.nama_customer, p.kode_member, p.jumlah_barang,
    p.berat / 1000.0::float8 as berat, p.total, d.cetak, count(*) over () as semua,
    (select count(*) from penjualan_barang b where b.kode_toko = p.kode_toko and b.no_faktur_group = p.no_faktur_group
        and (b.beli_kembali or exists (select from nota_kembali k where k.toko_jual = b.kode_toko and k.no_faktur_jual = b.no_faktur and k.cara = 'BELI')))::int as buy_back,
    exists (select from pembelian t where t.kode_toko = p.kode_toko and t.no_faktur_group = p.no_faktur_group) as tukar
  from penjualan p join dokumen d on d.kode_toko = p.kode_toko and d.no_dokumen = p.no_faktur_group
 where p.kode_toko = $1 and ($2::date is null or p.tanggal >= $2) and ($3::date is null or p.tanggal <= $3)
   and ($4::text is null or $4 = 'SEMUA' or d.status = $4)
   and ($5::text is null or p.no_faktur_group like '%' || $5 || '%' or p.nama_customer like '%' || $5 || '%' or p.kode_member = $5
        or exists (select from penjualan_barang b where b.kode_toko = p.kode_toko and b.no_faktur_group = p.no_faktur_group and b.kode_barcode = $5))
 order by p.tanggal desc, d.dibuat desc offset $6 limit $7`;

const slipNota = async (nota: Nota, ctx: Ctx): Promise<Slip> => ({
  ...slipPenjualan(slipOf(nota, ctx)),
  qr: await qrNota(nota, ctx),
});

/**
 * A nota with pieces traded in is a kind of its own, with its own design and duplicate module; one of accessories alone
 * looks like any other sale and has only its own duplicate module (Spec 1 §9 "sale accessory").
 */
function jenisNota({ tukar, barang }: Nota): JenisNota {
  if (tukar.length > 0) return notaTukar;
  return barang.every((b) => b.aksesoris) ? notaAksesoris : notaPenjualan;
}

const cetak = implementCommand(cetakNota, async ({ no_faktur_group, ...minta }, ctx, io) => {
  const nota = await bacaNotaLengkap(ctx, no_faktur_group);
  const jenis = jenisNota(nota);
  const slip = await slipNota(nota, ctx);
  return cetakDokumen(ctx, io, { jenis, nomor: no_faktur_group, slip, sebelum: nota.kepala.cetak, minta });
});

/** Sales for the designer to look at. */
export const sumberNotaJual: SumberNota = {
  jenis: [notaPenjualan.jenis, notaTukar.jenis],
  gerbang: notaByGroup as unknown as Command,
  baca: async (ctx, nomor) => slipNota(await bacaNotaLengkap(ctx, nomor), ctx),
};

export const notaCommands = [
  implementCommand(notaByGroup, async ({ no_faktur_group }, ctx) => {
    const nota = await bacaNotaLengkap(ctx, no_faktur_group);
    return { data: { dataJualGrouped: wire(nota, ctx), template_wa: templateWa(slipOf(nota, ctx)) } };
  }),
  implementCommand(notaSingle, async ({ no_faktur }, ctx) => {
    const group = no_faktur.replace(/-\d+$/, '');
    const nota = await bacaNotaLengkap(ctx, group);
    const barang = nota.barang.filter((b) => b.no_faktur === no_faktur);
    if (barang.length === 0) reject(salah.NOTA_TIDAK_ADA, { no_faktur });
    return {
      data: {
        data: wire({ ...nota, barang }, ctx),
        template_wa: templateWa(slipOf({ ...nota, barang }, ctx)),
      },
    };
  }),
  implementDocumentList(daftarNota, LIST),
  cetak,
];
