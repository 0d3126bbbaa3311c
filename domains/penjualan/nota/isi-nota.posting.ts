/** The rows of a nota as they are written: its head, and its lines as they were sold. */
import type { Rupiah } from '@mustika/kernel/amount.ts';
import type { Facts } from '@mustika/server-kit/document/document-runner.ts';
import type { MemberRow } from '../../jual/bahan-penjualan.rule.ts';
import type { jumlahkan } from '../../jual/hitung-penjualan.rule.ts';
import type { SimpanInput, Terhitung } from '../../jual/periksa-penjualan.rule.ts';
import { dataDiriDari } from '../../member/data-diri.rule.ts';
import type { Imbalan } from '../imbalan-penjualan.posting.ts';
import { kepalaSiapa } from './orang-nota.posting.ts';

type NotaKepala = ReturnType<typeof jumlahkan> &
  Imbalan['poin'] & {
    kasir: string;
    kembali: number;
    pph22: Rupiah;
    syarat_beli: string;
    manual: boolean;
  };

/** What a nota of the till says beside what all who make one say. */
export type InputNota = SimpanInput & { kode_marketplace?: string | null };

/** The head. */
export function kepala(
  input: InputNota,
  lines: readonly Terhitung[],
  nota: NotaKepala,
  member: MemberRow | null,
  hari: string,
  bayar: number,
): object {
  return {
    tanggal: hari,
    kode_member: nota.kode_member,
    ...kepalaSiapa(input, member),
    kasir: nota.kasir,
    jumlah_barang: lines.reduce((total, l) => total + l.jumlah, 0),
    berat: lines.reduce((total, l) => total + l.barang.berat, 0),
    subtotal: nota.subtotal,
    diskon: nota.diskon,
    pembulatan: nota.pembulatan,
    ppn_cara: nota.ppn_cara,
    ppn_transaksi_rp: nota.ppn_transaksi_rp,
    ppn_tambahan: nota.ppn_tambahan,
    npwp_customer: input.npwp_customer,
    ...dataDiriDari(input),
    pembeli: input.pembeli ?? 'KONSUMEN',
    no_bebas_pph22: input.no_bebas_pph22,
    pph22: nota.pph22,
    total: nota.total,
    bayar,
    kembali: nota.kembali,
    poin: nota.poin,
    poin_rp: nota.poin_rp,
    pengundang: nota.pengundang,
    poin_pengundang: nota.poin_pengundang,
    poin_pengundang_rp: nota.poin_pengundang_rp,
    keterangan: input.keterangan,
    kode_marketplace: input.kode_marketplace ?? null,
    syarat_beli: nota.syarat_beli,
    manual: nota.manual,
  };
}

/** A line. */
export function baris(
  { barang: b, input, harga, jumlah: pcs, gerak }: Terhitung,
  urut: number,
  { hari, store }: Facts,
): object {
  const {
    kode_barcode,
    kode_group,
    kode_dept,
    kode_gudang,
    kode_baki,
    berat,
    kadar,
    kadar_cetak,
    harga_modal,
    golongan_modal,
  } = b;
  const { ongkos_sistem: _o, ...jumlah } = harga;
  return {
    urut,
    tanggal: hari,
    kode_barcode,
    kode_sales: input.kode_sales,
    nama_barang: input.nama_barang ?? b.nama_barang,
    finishing: input.finishing,
    // The size of that day: a ring that comes back may have been made wider.
    size: store.flags.has('SIZE_PERHIASAN_MODULE') ? (b.size ?? null) : null,
    kode_group,
    kode_dept,
    kode_gudang,
    kode_baki,
    berat,
    kadar,
    kadar_cetak,
    ...jumlah,
    harga_modal,
    golongan_modal,
    jumlah: pcs,
    lot: gerak !== undefined,
  };
}
