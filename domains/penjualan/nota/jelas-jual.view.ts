/** What explains the price of a sale line: the rule's own steps, and where each input comes from. Features 2. */
import { hargaBerat } from '@mustika/kernel/amount.ts';
import { gr, type Jejak, kurang, langkah, type Penjelasan, rp, type Sumber } from '@mustika/kernel/jejak.ts';
import { type AturanHarga, sebelumBulat } from '../../barang/harga-barang.rule.ts';
import { sumberHarga } from '../../barang/jelas-barang.view.ts';
import { type Baris, hargaBaris } from '../kasir/keranjang.rule.ts';
import type { BarisTerjual } from './jelas-jual.command.ts';

/** A line that is being sold: the price it has at this moment. */
export function jelasBaris(baris: Baris, aturan: AturanHarga): Penjelasan {
  const jejak: Jejak = [];
  hargaBaris(baris, aturan, jejak);
  const meja: Sumber = { dari: 'meja' };
  return {
    judul: `${baris.kode_barcode} ${baris.nama ?? baris.nama_barang}`,
    langkah: jejak,
    sumber: {
      ...sumberHarga(baris.kode_barcode, baris.kode_group ?? null),
      harga_gram_meja: meja,
      ongkos_meja: meja,
      total_meja: meja,
      diskon: meja,
      tarif_ppn: { dari: 'setelan', key: 'PPN_CARA' },
    },
  };
}

/** The price of a stored line from the values it was stored with, never from those of today. */
export function jelasTerjual(b: BarisTerjual): Penjelasan {
  const jejak: Jejak = [];
  const perGram = hargaBerat(b.harga_per_gram, b.berat) === b.harga_emas;
  const harga_emas = perGram
    ? langkah(jejak, 'harga_emas', 'PER_BERAT', hargaBerat(b.harga_per_gram, b.berat), {
        harga_gram: rp(b.harga_per_gram),
        berat: gr(b.berat),
      })
    : langkah(jejak, 'harga_emas', 'AMBIL', b.harga_emas, { emas_tersimpan: rp(b.harga_emas) });
  const ongkos = langkah(jejak, 'ongkos', 'AMBIL', b.ongkos, { ongkos_nota: rp(b.ongkos) });
  const mentah = sebelumBulat(harga_emas, ongkos, b.harga_atribut, jejak);
  langkah(jejak, 'total', 'JUMLAH', b.total, {
    sebelum_bulat: rp(mentah),
    pembulatan_rp: rp(b.pembulatan),
    diskon: kurang(rp(b.diskon)),
    ppn: rp(b.ppn_di_atas),
  });
  const nota: Sumber = { dari: 'dokumen', kode: b.no_faktur_group, ke: '/lihat-penjualan' };
  return {
    judul: `${b.no_faktur} · ${b.nama_barang}`,
    langkah: jejak,
    saat: b.waktu,
    sumber: {
      harga_gram: { dari: 'harga', tabel: 'grup', kode: b.kode_group, kolom: 'harga' },
      berat: b.lot ? nota : { dari: 'barang', kode: b.kode_barcode },
      harga_atribut: { dari: 'barang', kode: b.kode_barcode },
      emas_tersimpan: nota,
      ongkos_nota: nota,
      pembulatan_rp: nota,
      diskon: nota,
      ppn: nota,
    },
    asal: b.asal,
    persetujuan: b.persetujuan,
  };
}
