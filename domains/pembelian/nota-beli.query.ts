/** Reads of purchases and the print of one. */
import {
  formatAngka,
  formatGram,
  type Miligram,
  type MiliPersen,
  type Rupiah,
} from '@mustika/kernel/amount.ts';
import type { Command } from '@mustika/kernel/command.ts';
import { formatTanggal, formatWaktu, type Tanggal } from '@mustika/kernel/date.ts';
import { reject } from '@mustika/kernel/errors.ts';
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
import { type PembelianSlip, slipPembelian } from '@mustika/server-kit/slip/slip-pembelian.ts';
import { tanpaPpn } from '../pajak/ppn.rule.ts';
import { jumlahPotongan } from './hitung-pembelian.rule.ts';
import { beliByGroup, beliSingle, cetakBeli, daftarBeli, jualUntukBeli } from './nota-beli.command.ts';
import { notaPembelian } from './nota-pembelian.rule.ts';
import { pembelianErrors as salah } from './pembelian.errors.ts';
import { type BarangTerjual, bacaJual } from './pembelian.query.ts';

type Kepala = {
  no_faktur_group: string;
  tanggal: Tanggal;
  status: string;
  waktu: string;
  cetak: number;
  kasir: string;
  kode_member: string | null;
  nama_customer: string | null;
  nik_sim_passport: string | null;
  no_hp_customer: string | null;
  alamat_customer: string | null;
  jumlah_barang: number;
  berat: Miligram;
  harga_nota: Rupiah;
  total: Rupiah;
  biaya_admin: Rupiah;
  bayar: Rupiah;
  tukar: boolean;
  telp: string | null;
  npwp: string | null;
};
type Baris = {
  no_faktur: string;
  kode_barcode: string;
  no_faktur_jual: string | null;
  no_faktur_asal: string | null;
  kode_sales: string | null;
  nama_barang: string;
  kondisi_barang: string;
  kadar: MiliPersen;
  kadar_cetak: string;
  persentase: MiliPersen;
  berat_nota: Miligram;
  berat: Miligram;
  susut: Miligram;
  harga_nota: Rupiah;
  harga_nota_efektif: Rupiah;
  potongan: Rupiah;
  rugi_nota: Rupiah;
  potongan_kategori: Rupiah;
  potongan_manual: Rupiah;
  harga: Rupiah;
};
type Bayar = { jenis: string; no_rekening: string | null; jumlah: Rupiah };
type Nota = {
  kepala: Kepala;
  barang: Baris[];
  bayar: Bayar[];
  riwayat: Rows;
  transfer: { uang: Rows; barang: Rows };
};

const TEKS = {
  kepala: `select p.*, d.status, d.dibuat as waktu, d.cetak, t.telp, t.npwp from pembelian p
    join dokumen d on d.kode_toko = p.kode_toko and d.no_dokumen = p.no_faktur_group join toko t on t.kode_toko = p.kode_toko
   where p.kode_toko = $1 and p.no_faktur_group = $2`,
  barang: `select no_faktur, kode_barcode, no_faktur_jual, kode_harga, kode_sales, nama_barang, kode_group, kode_dept, kode_baki, kadar, kadar_cetak, toko_asal, no_faktur_asal, barcode_asal,
      kondisi_barang, type_kondisi, persentase, berat_nota, berat, susut, harga_emas, harga_nota, harga_nota_efektif, potongan, asal_nota, kode_rugi, rugi_nota,
      kode_kategori, potongan_kategori, potongan_manual,
      pembulatan, harga_sistem, harga, harga_rata, rata_asal, foto is not null as foto
    from pembelian_barang where kode_toko = $1 and no_faktur_group = $2 order by urut`,
  bayar:
    'select jenis, no_rekening, jumlah from pembelian_bayar where kode_toko = $1 and no_faktur_group = $2 order by urut',
};

async function bacaLengkap(ctx: Ctx, no_faktur_group: string): Promise<Nota> {
  const values = [ctx.scope.kode_toko, no_faktur_group];
  const statements = Object.entries(TEKS).map(([name, text]) => ({
    name: `lihat_beli_${name}`,
    text,
    values,
  }));
  const [kepala, barang, bayar, riwayat, uang, gerak] = (await ctx.deps.db.batch(ctx.scope, [
    ...statements,
    ...bacaJejak(ctx, no_faktur_group),
  ])) as [Kepala[], Baris[], Bayar[], ...Jejak];
  if (!kepala[0]) reject(salah.NOTA_BELI_TIDAK_ADA, { no_faktur_group });
  const { kode_toko } = ctx.scope;
  const nik_sim_passport = openIdentity(ctx.deps.secrets, kode_toko, kepala[0].nik_sim_passport);
  const transfer = { uang, barang: gerak };
  return { kepala: { ...kepala[0], nik_sim_passport }, barang, bayar, riwayat, transfer };
}

const gram = (mg: number): number => mg / 1000;

/** A purchase as it travels: weights in grams, karat in percent. */
function wire({ kepala, barang, bayar, riwayat, transfer }: Nota): object {
  return {
    ...kepala,
    nik_sim_passport: maskIdentity(kepala.nik_sim_passport),
    berat: gram(kepala.berat),
    barang: barang.map((b) => ({
      ...b,
      berat: gram(b.berat),
      berat_nota: gram(b.berat_nota),
      susut: gram(b.susut),
      kadar: gram(b.kadar),
      persentase: gram(b.persentase),
    })),
    pembayaran: bayar,
    riwayat,
    transfer: { ...transfer, barang: bukuBarangWire(transfer.barang) },
  };
}

const LIST = `select p.no_faktur_group, p.tanggal, d.dibuat as waktu, d.status, p.kasir, p.nama_customer, p.kode_member, p.jumlah_barang,
    p.berat / 1000.0::float8 as berat, p.harga_nota, p.total, p.tukar, d.cetak, count(*) over () as semua
  from pembelian p join dokumen d on d.kode_toko = p.kode_toko and d.no_dokumen = p.no_faktur_group
 where p.kode_toko = $1 and ($2::date is null or p.tanggal >= $2) and ($3::date is null or p.tanggal <= $3)
   and ($4::text is null or $4 = 'SEMUA' or d.status = $4)
   and ($5::text is null or p.no_faktur_group like '%' || $5 || '%' or p.nama_customer like '%' || $5 || '%' or p.kode_member = $5
        or exists (select from pembelian_barang b where b.kode_toko = p.kode_toko and b.no_faktur_group = p.no_faktur_group
                      and (b.kode_barcode = $5 or b.no_faktur_jual = $5)))
 order by p.tanggal desc, d.dibuat desc offset $6 limit $7`;

const NAMA_BAYAR: Record<string, string> = { CASH: 'Tunai', TRANSFER: 'Transfer', TUKAR: 'Tukar' };

function slipOf({ kepala: k, barang, bayar }: Nota, ctx: Ctx): PembelianSlip {
  const { nama_toko, alamat_toko, zona } = ctx.session.store;
  const ada = <K extends string>(name: K, value: string | null) =>
    (value ? { [name]: value } : {}) as { [name in K]?: string };
  return {
    toko: { nama: nama_toko, alamat: alamat_toko, ...ada('telp', k.telp), ...ada('npwp', k.npwp) },
    nomor: k.no_faktur_group,
    tanggal: k.tanggal,
    jam: formatWaktu(k.waktu, zona).slice(-5),
    ...(k.nama_customer
      ? {
          penjual: {
            nama: k.nama_customer,
            ...ada('alamat', k.alamat_customer),
            ...ada('telp', k.no_hp_customer),
            ...ada('identitas', maskIdentity(k.nik_sim_passport)),
          },
        }
      : {}),
    baris: barang.map((b) => ({
      ...b,
      no_faktur_jual: b.no_faktur_jual ?? b.no_faktur_asal,
      potongan: jumlahPotongan(b) as Rupiah,
    })),
    total: k.total,
    biaya_admin: k.biaya_admin,
    pembayaran: bayar.map((b) => ({ label: NAMA_BAYAR[b.jenis] ?? b.jenis, jumlah: b.jumlah })),
    sales: [...new Set(barang.flatMap((b) => b.kode_sales ?? []))].join(', '),
    kasir: k.kasir,
  };
}

/** What a seller keeps in a chat (`template_wa`, Spec 1 §7). */
const templateWa = (beli: PembelianSlip): string =>
  [
    `*${beli.toko.nama}*`,
    `Nota Pembelian ${beli.nomor}, ${formatTanggal(beli.tanggal)}`,
    ...beli.baris.map(
      (b, i) =>
        `${i + 1}. ${b.nama_barang} ${b.kadar_cetak} ${formatGram(b.berat)} g\n   Rp ${formatAngka(b.harga)}`,
    ),
    `*Dibayar Rp ${formatAngka(beli.total - beli.biaya_admin)}*`,
    'Terima kasih.',
  ].join('\n');

const cetak = implementCommand(cetakBeli, async ({ no_faktur_group, ...minta }, ctx, io) => {
  const nota = await bacaLengkap(ctx, no_faktur_group);
  if (nota.kepala.tukar) reject(salah.CETAK_TUKAR, { no_faktur_group });
  const slip = slipPembelian(slipOf(nota, ctx));
  const cetakan = { jenis: notaPembelian, nomor: no_faktur_group, slip, sebelum: nota.kepala.cetak, minta };
  return cetakDokumen(ctx, io, cetakan);
});

/** Purchases for the designer to look at. */
export const sumberNotaBeli: SumberNota = {
  jenis: [notaPembelian.jenis],
  gerbang: beliByGroup as unknown as Command,
  baca: async (ctx, nomor) => slipPembelian(slipOf(await bacaLengkap(ctx, nomor), ctx)),
};

/** Cost and places of a piece are the shop's business, not the till's. It counts for what the shop kept of its price. */
export const jualWire = (b: BarangTerjual): object => {
  const { harga_modal: _m, kode_gudang: _g, kode_baki: _b, berat_asli: _a, versi: _v, ...lain } = tanpaPpn(b);
  const { pembulatan: _p, dpp: _d, ...row } = lain;
  return { ...row, berat: gram(b.berat), kadar: gram(b.kadar), kadar_jual: gram(b.kadar_jual) };
};

export const notaBeliCommands = [
  implementCommand(jualUntukBeli, async ({ kode }, ctx) => {
    const [rows] = (await ctx.deps.db.batch(ctx.scope, [bacaJual(ctx.scope.kode_toko, [kode])])) as [
      BarangTerjual[],
    ];
    if (rows.length === 0) reject(salah.NOTA_JUAL_TIDAK_ADA, { kode });
    const bisa = rows.filter((b) => !b.beli_kembali && b.status === 'TERJUAL');
    if (bisa.length === 0) reject(salah.SUDAH_DIBELI, { kode });
    return { data: bisa.map(jualWire) };
  }),
  implementCommand(beliByGroup, async ({ no_faktur_group }, ctx) => {
    const nota = await bacaLengkap(ctx, no_faktur_group);
    return { data: { dataPembelianGrouped: wire(nota), template_wa: templateWa(slipOf(nota, ctx)) } };
  }),
  implementCommand(beliSingle, async ({ no_faktur }, ctx) => {
    const nota = await bacaLengkap(ctx, no_faktur.replace(/-T?\d+$/, ''));
    const satu = { ...nota, barang: nota.barang.filter((b) => b.no_faktur === no_faktur) };
    if (satu.barang.length === 0) reject(salah.NOTA_BELI_TIDAK_ADA, { no_faktur });
    return { data: { data: wire(satu), template_wa: templateWa(slipOf(satu, ctx)) } };
  }),
  implementDocumentList(daftarBeli, LIST),
  cetak,
];
