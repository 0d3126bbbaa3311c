/** The rows of a purchase as they are written: what comes in, its head, its lines. */
import { type Rupiah, sum } from '@mustika/kernel/amount.ts';
import type { Writing } from '@mustika/server-kit/document/document-runner.ts';
import { GUDANG_BELI } from '../../barang/gerak-barang.rule.ts';
import { dataDiriDari } from '../../member/data-diri.rule.ts';
import type { AcuanBeli } from '../bahan-pembelian.rule.ts';
import { keping } from '../lot-beli.posting.ts';
import type { Dibeli, SimpanBeli } from '../periksa-pembelian.rule.ts';
import { nomorQr } from './nota-asing.rule.ts';

/** Our own pieces come back under their old barcode; the others get a new one, and an old nota is good for one of them once. `tunggu`: the nota is not validated yet. */
export function barangDatang(semua: readonly Dibeli[], hari: string, tunggu: boolean): Writing[] {
  const lines = keping(semua);
  const lama = lines.flatMap((l) =>
    l.jual
      ? [
          {
            kode_barcode: l.kode_barcode,
            no_faktur_jual: l.jual.no_faktur,
            versi: l.jual.versi,
            ke_gudang: GUDANG_BELI,
            ke_baki: l.kode_baki,
            berat: l.input.berat,
            harga_modal: l.harga.harga,
            tunggu,
          },
        ]
      : [],
  );
  const baru = lines.flatMap((l) =>
    l.jual
      ? []
      : [
          {
            kode_barcode: l.kode_barcode,
            nama_barang: l.nama_barang,
            kode_group: l.kode_group,
            kode_dept: l.kode_dept,
            kode_gudang: GUDANG_BELI,
            kode_baki: l.kode_baki,
            berat: l.input.berat,
            kadar: l.kadar,
            kadar_cetak: l.kadar_cetak,
            harga_modal: l.harga.harga,
            // The tag it wore at the till of before still finds it.
            kode_intern: l.lama?.kode_lama ?? null,
            tanggal_masuk: hari,
            status: tunggu ? 'TUNGGU_BELI' : 'DIBELI',
          },
        ],
  );
  const klaim = lines.flatMap((l) =>
    l.lama ? [{ kode_nota_lama: l.lama.kode_nota_lama, versi: l.lama.versi }] : [],
  );
  return [
    ...(lama.length > 0 ? [{ penulis: 'barang_beli', baris: lama }] : []),
    ...(baru.length > 0 ? [{ penulis: 'barang_beli_baru', baris: baru }] : []),
    ...(klaim.length > 0 ? [{ penulis: 'nota_lama_klaim', baris: klaim }] : []),
  ];
}

/** The header of a purchase. */
export function kepalaBeli(
  input: SimpanBeli,
  lines: readonly Dibeli[],
  bayar: Rupiah,
  { member }: AcuanBeli,
  { kasir, hari }: { kasir: string; hari: string },
): object {
  return {
    tanggal: hari,
    kode_member: member?.kode_member ?? null,
    nama_customer: input.nama_customer ?? member?.nama_member ?? null,
    ...dataDiriDari(input),
    no_hp_customer: input.no_hp_customer ?? member?.no_hp ?? null,
    alamat_customer: input.alamat_customer ?? member?.alamat ?? null,
    kasir,
    jumlah_barang: lines.reduce((banyak, l) => banyak + l.jumlah, 0),
    berat: sum(lines.map((l) => l.input.berat)),
    harga_nota: sum(lines.map((l) => l.harga.harga_nota)),
    total: input.total,
    biaya_admin: input.biaya_admin ?? 0,
    bayar,
    keterangan: input.keterangan,
  };
}

/** A line of a purchase, with what its piece was before. */
export function barisBeli(l: Dibeli, urut: number, tanggal: string): object {
  const { input, jual, harga, kondisi } = l;
  const { kode_barcode, nama_barang, kode_group, kode_dept, kode_baki, kadar, kadar_cetak, lot, jumlah } = l;
  return {
    ...{ urut, tanggal, kode_barcode, nama_barang, kode_group, kode_dept, kode_baki, kadar, kadar_cetak },
    ...{ lot, jumlah },
    no_faktur_jual: jual?.no_faktur ?? null,
    toko_asal: l.asing?.isi.kode_toko ?? null,
    no_faktur_asal: l.asing ? nomorQr(l.asing) : null,
    barcode_asal: l.asing?.barang.kode_barcode ?? null,
    nota_lama: l.lama?.kode_nota_lama ?? null,
    kode_harga: jual ? null : input.kode_harga,
    asal_nota: l.asal_nota,
    kode_rugi: harga.rugi_nota > 0 ? (l.rugi?.kode_rugi ?? null) : null,
    kode_kategori: harga.potongan_kategori > 0 ? (l.kategori?.kode_kategori ?? null) : null,
    kode_sales: input.kode_sales,
    foto: input.foto,
    berat_nota: l.berat_nota,
    berat: input.berat,
    kondisi_barang: kondisi.kondisi_barang,
    type_kondisi: kondisi.type_kondisi,
    persentase: kondisi.persentase,
    harga_emas: l.harga_emas,
    ...harga,
    berat_asli_lama: jual?.berat_asli ?? null,
    harga_modal_lama: jual?.harga_modal ?? null,
    gudang_lama: jual?.kode_gudang ?? null,
    baki_lama: jual?.kode_baki ?? null,
  };
}
