/** What explains the tag price of a piece: the rule's own steps, and where each input comes from. Features 2. */
import type { Jejak, Penjelasan, Sumber } from '@mustika/kernel/jejak.ts';
import { HARGA_DASAR } from '../master/harga/parameter-harga-emas.resource.ts';
import type { AturanHarga } from './harga-barang.rule.ts';
import { type BarisHarga, hargaKini } from './kartu-barang.rule.ts';

/** Sources of everything `hargaBarang` can name; a group that is not known leaves its price without one. */
export function sumberHarga(kode_barcode: string, kode_group: string | null): Record<string, Sumber> {
  const barang: Sumber = { dari: 'barang', kode: kode_barcode };
  return {
    berat: barang,
    ongkos_gram: barang,
    ongkos_total: barang,
    harga_atribut: barang,
    harga_bandrol: barang,
    pembulatan: { dari: 'setelan', key: 'PEMBULATAN' },
    harga_24k: { dari: 'harga', tabel: 'parameter_harga_emas', kode: HARGA_DASAR, kolom: 'harga_jual' },
    ...(kode_group === null
      ? {}
      : {
          harga_gram: { dari: 'harga', tabel: 'grup', kode: kode_group, kolom: 'harga' } as const,
          kadar_jual: { dari: 'master', tabel: 'grup', kode: kode_group } as const,
        }),
  };
}

/** A piece on its tag: what it costs at this moment. */
export function jelasBarang(
  barang: BarisHarga & { kode_barcode: string; nama_barang: string; kode_group: string },
  aturan: AturanHarga,
): Penjelasan {
  const jejak: Jejak = [];
  hargaKini(barang, aturan, jejak);
  return {
    judul: `${barang.kode_barcode} ${barang.nama_barang}`,
    langkah: jejak,
    sumber: sumberHarga(barang.kode_barcode, barang.kode_group),
  };
}
