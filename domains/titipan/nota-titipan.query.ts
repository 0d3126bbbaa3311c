/** Reads of deposits. */
import type { Miligram, MiliPersen, Rupiah } from '@mustika/kernel/amount.ts';
import type { Tanggal } from '@mustika/kernel/date.ts';
import { reject } from '@mustika/kernel/errors.ts';
import type { Rows } from '@mustika/server-kit/database.ts';
import {
  bacaJejak,
  bukuBarangWire,
  implementDocumentList,
  type Jejak,
} from '@mustika/server-kit/document-reads.ts';
import { type Ctx, implementCommand } from '@mustika/server-kit/http.ts';
import { daftarTitipan, titipanByNota } from './nota-titipan.command.ts';
import { titipanErrors as salah } from './titipan.errors.ts';
import { DITITIP, type JenisHarga, sisaTitipan } from './titipan.rule.ts';

type Kepala = {
  no_titipan: string;
  tanggal: Tanggal;
  status: string;
  waktu: string;
  cetak: number;
  jenis_harga: JenisHarga;
  kode_member: string | null;
  nama_customer: string;
  no_hp_customer: string | null;
  alamat_customer: string | null;
  kasir: string;
  jumlah_barang: number;
  berat: Miligram;
  total: Rupiah;
  uang_muka: Rupiah;
  saldo: Rupiah;
  ppn: Rupiah;
  no_faktur_tunggu: string | null;
  telp: string | null;
  npwp: string | null;
};
type Baris = {
  kode_barcode: string;
  nama_barang: string;
  kadar_cetak: string;
  berat: Miligram;
  kadar: MiliPersen;
  total: Rupiah;
  keadaan: string;
};
type Bayar = { tanggal: Tanggal; arah: 'MASUK' | 'KELUAR'; jenis: string; jumlah: Rupiah };
type Gerak = { tanggal: Tanggal; jenis: string; jumlah: Rupiah; no_dokumen: string };

export type TitipanLengkap = {
  kepala: Kepala;
  barang: Baris[];
  bayar: Bayar[];
  gerak: Gerak[];
  riwayat: Rows;
  transfer: { uang: Rows; barang: Rows };
};

const TEKS = {
  kepala: `select t.*, d.status, d.dibuat as waktu, d.cetak, k.telp, k.npwp from titipan t
      join dokumen d on d.kode_toko = t.kode_toko and d.no_dokumen = t.no_titipan
      join toko k on k.kode_toko = t.kode_toko
    where t.kode_toko = $1 and t.no_titipan = $2`,
  barang: `select urut, kode_barcode, kode_sales, nama_barang, finishing, kode_group, kode_dept, kode_gudang, kode_baki, baki_titip, berat, kadar, kadar_cetak,
      harga_sistem, ongkos_sistem, harga_per_gram, harga_emas, ongkos, harga_atribut, diskon, pembulatan, total, keadaan, no_faktur_jual
    from titipan_barang where kode_toko = $1 and no_titipan = $2 order by urut`,
  bayar: `select p.tanggal, p.user_id, b.peristiwa, b.arah, b.jenis, b.no_rekening, b.jumlah, b.diterima, b.fee, b.fee_ditanggung, b.kartu_akhir
    from titipan_bayar b
    join peristiwa p on p.kode_toko = b.kode_toko and p.no_dokumen = b.no_titipan and p.urut = b.peristiwa
    where b.kode_toko = $1 and b.no_titipan = $2 order by b.peristiwa, b.urut`,
  gerak:
    'select urut, tanggal, jenis, jumlah, no_dokumen from titipan_gerak where kode_toko = $1 and no_titipan = $2 order by urut',
};

/** A deposit with all there is to know about it. */
export async function bacaTitipanLengkap(ctx: Ctx, no_titipan: string): Promise<TitipanLengkap> {
  const values = [ctx.scope.kode_toko, no_titipan];
  const statements = Object.entries(TEKS).map(([name, text]) => ({
    name: `lihat_titip_${name}`,
    text,
    values,
  }));
  const [kepala, barang, bayar, gerak, riwayat, uang, pindah] = (await ctx.deps.db.batch(ctx.scope, [
    ...statements,
    ...bacaJejak(ctx, no_titipan),
  ])) as [Kepala[], Baris[], Bayar[], Gerak[], ...Jejak];
  if (!kepala[0]) reject(salah.TITIPAN_TIDAK_ADA, { no_titipan });
  return { kepala: kepala[0], barang, bayar, gerak, riwayat, transfer: { uang, barang: pindah } };
}

/** What may still be paid on it: nothing once it is settled. */
export const sisaLengkap = ({ kepala, barang }: Pick<TitipanLengkap, 'kepala' | 'barang'>): Rupiah =>
  sisaTitipan(
    kepala.status === 'OPEN' ? kepala.uang_muka : kepala.saldo,
    barang.filter((b) => b.keadaan === DITITIP),
  );

const gram = (mg: number): number => mg / 1000;

/** A deposit as it travels: weights in grams, karat in percent. */
function wire(titipan: TitipanLengkap): object {
  const { kepala, barang, bayar, gerak, riwayat, transfer } = titipan;
  return {
    ...kepala,
    berat: gram(kepala.berat),
    sisa: sisaLengkap(titipan),
    barang: barang.map((b) => ({ ...b, berat: gram(b.berat), kadar: gram(b.kadar) })),
    pembayaran: bayar,
    gerak,
    riwayat,
    transfer: { ...transfer, barang: bukuBarangWire(transfer.barang) },
  };
}

const LIST = `select t.no_titipan, t.tanggal, d.dibuat as waktu, d.status, t.jenis_harga, t.kasir, t.nama_customer, t.no_hp_customer, t.kode_member,
    t.jumlah_barang, t.berat / 1000.0::float8 as berat, t.total, t.uang_muka, t.saldo, t.no_faktur_tunggu, d.cetak, count(*) over () as semua
  from titipan t join dokumen d on d.kode_toko = t.kode_toko and d.no_dokumen = t.no_titipan
 where t.kode_toko = $1 and ($2::date is null or t.tanggal >= $2) and ($3::date is null or t.tanggal <= $3)
   and ($4::text is null or $4 = 'SEMUA' or d.status = $4)
   and ($5::text is null or t.no_titipan like '%' || $5 || '%' or t.nama_customer like '%' || $5 || '%' or t.kode_member = $5
        or t.no_hp_customer like '%' || $5 || '%' or t.no_hp_customer = '62' || ltrim($5, '0')
        or exists (select from titipan_barang b where b.kode_toko = t.kode_toko and b.no_titipan = t.no_titipan and b.kode_barcode = $5))
 order by t.tanggal desc, d.dibuat desc offset $6 limit $7`;

export const bacaTitipanCommands = [
  implementCommand(titipanByNota, async ({ no_titipan }, ctx) => ({
    data: wire(await bacaTitipanLengkap(ctx, no_titipan)),
  })),
  implementDocumentList(daftarTitipan, LIST),
];
