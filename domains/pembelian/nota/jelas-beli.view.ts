/** What explains an offer and its wear: the rule's own steps, and where each input comes from. Features 2. */
import type { Miligram, Rupiah } from '@mustika/kernel/amount.ts';
import { gr, type Jejak, kurang, langkah, type Penjelasan, rp, type Sumber } from '@mustika/kernel/jejak.ts';
import { HARGA_DASAR } from '../../master/harga/parameter-harga-emas.resource.ts';
import {
  type AcuanLayar,
  type BarisKeranjang,
  hargaBaris,
  pengurangBaris,
} from '../beli/keranjang-beli.rule.ts';
import { notaEfektif } from '../hitung-pembelian.rule.ts';
import { JANJI_NOTA_LAMA } from '../nota-lama/nota-lama.rule.ts';
import type { BarisDibeli } from './jelas-beli.command.ts';

const MEJA: Sumber = { dari: 'meja' };
const setelan = (key: string): Sumber => ({ dari: 'setelan', key });
const cut = (nama: string, sumber: Sumber): Record<string, Sumber> => ({
  [`${nama}_gram`]: sumber,
  [`${nama}_persen`]: sumber,
});

/** Of the nota, or of the price the goods are bought by. */
function sumberNota({ jual, tanpa }: BarisKeranjang): Record<string, Sumber> {
  if (!jual)
    return {
      harga_kode: {
        dari: 'harga',
        tabel: 'para_harga_beli',
        kode: tanpa?.kode_harga ?? '',
        kolom: 'harga_per_gram',
      },
      beli_24k: { dari: 'harga', tabel: 'parameter_harga_emas', kode: HARGA_DASAR, kolom: 'harga_beli' },
      kadar: MEJA,
    };
  const nota: Sumber = jual.nota_lama
    ? { dari: 'master', tabel: 'nota_lama', kode: jual.nota_lama }
    : { dari: 'dokumen', kode: jual.no_faktur_group, ke: '/lihat-penjualan' };
  return {
    harga_hari_ini: {
      dari: 'harga',
      tabel: 'para_harga_beli',
      kode: jual.kode_group,
      kolom: 'harga_per_gram',
    },
    emas_jual: nota,
    atribut_jual: nota,
    ongkos_jual: nota,
    diskon_jual: nota,
    berat_nota: nota,
  };
}

/** The row of the shop that takes it off, or the old nota that it was promised with. */
const sumberRugi = (kode_rugi: string, nota_lama: string | null): Sumber =>
  kode_rugi === JANJI_NOTA_LAMA && nota_lama !== null
    ? { dari: 'master', tabel: 'nota_lama', kode: nota_lama }
    : { dari: 'master', tabel: 'para_rugi_nota', kode: kode_rugi };

/** A piece on the counter; null while it has no price. */
export function jelasBeli(baris: BarisKeranjang, acuan: AcuanLayar): Penjelasan | null {
  const jejak: Jejak = [];
  if (!hargaBaris(baris, acuan, jejak)) return null;
  const { rugi, kategori } = pengurangBaris(baris, acuan);
  return {
    judul:
      `${baris.jual?.kode_barcode ?? ''} ${baris.jual?.nama_barang ?? baris.tanpa?.nama_barang ?? ''}`.trim(),
    langkah: jejak,
    sumber: {
      ...sumberNota(baris),
      ...cut('potongan_kondisi', {
        dari: 'master',
        tabel: 'kondisi_pembelian',
        kode: baris.kondisi_barang ?? '',
      }),
      ...(rugi ? cut('rugi_nota', sumberRugi(rugi.kode_rugi, baris.jual?.nota_lama ?? null)) : {}),
      ...(kategori
        ? cut('potongan_kategori', {
            dari: 'master',
            tabel: 'para_potongan_kategori',
            kode: kategori.kode_kategori,
          })
        : {}),
      berat: MEJA,
      berat_dibayar: MEJA,
      potongan_manual: MEJA,
      harga_meja: MEJA,
      toleransi: setelan('TOLERANSI_SUSUT'),
      pembulatan: setelan('PEMBULATAN'),
    },
  };
}

/** The offer of a stored line from the values it was stored with, never from those of today. */
export function jelasDibeli(b: BarisDibeli): Penjelasan {
  const jejak: Jejak = [];
  // What the store tolerated then is told by what it took: all of the difference, or nothing.
  const toleransi = (b.susut > 0 ? 0 : Math.max(0, b.berat_nota - b.berat)) as Miligram;
  langkah(
    jejak,
    'susut',
    'SELISIH_LEBIH',
    b.susut,
    {
      berat_nota: gr(b.berat_nota),
      berat: gr(b.berat),
      toleransi: gr(toleransi),
    },
    'gram',
  );
  const efektif = notaEfektif(b.harga_nota, b.berat_nota, b.berat, toleransi, jejak);
  const mentah = langkah(jejak, 'sebelum_bulat', 'JUMLAH', (b.harga_sistem - b.pembulatan) as Rupiah, {
    nota_efektif: rp(efektif),
    potongan_kondisi: kurang(rp(b.potongan)),
    rugi_nota: kurang(rp(b.rugi_nota)),
    potongan_kategori: kurang(rp(b.potongan_kategori)),
    potongan_manual: kurang(rp(b.potongan_manual)),
  });
  langkah(jejak, 'harga_sistem', 'JUMLAH', b.harga_sistem, {
    sebelum_bulat: rp(mentah),
    pembulatan_rp: rp(b.pembulatan),
  });
  const sama = b.harga === b.harga_sistem;
  langkah(
    jejak,
    'harga_beli',
    'AMBIL',
    b.harga,
    sama ? { harga_sistem: rp(b.harga) } : { harga_meja: rp(b.harga) },
  );
  const beli: Sumber = { dari: 'dokumen', kode: b.no_faktur_group, ke: '/lihat-pembelian' };
  const nota: Sumber = b.no_nota_jual
    ? { dari: 'dokumen', kode: b.no_nota_jual, ke: '/lihat-penjualan' }
    : b.nota_lama
      ? { dari: 'master', tabel: 'nota_lama', kode: b.nota_lama }
      : b.kode_harga
        ? { dari: 'harga', tabel: 'para_harga_beli', kode: b.kode_harga, kolom: 'harga_per_gram' }
        : beli;
  return {
    judul: `${b.no_faktur} · ${b.nama_barang}`,
    langkah: jejak,
    saat: b.waktu,
    sumber: {
      harga_nota: nota,
      berat_nota: nota,
      berat: MEJA,
      potongan_kondisi: { dari: 'master', tabel: 'kondisi_pembelian', kode: b.kondisi_barang },
      ...(b.kode_rugi ? { rugi_nota: sumberRugi(b.kode_rugi, b.nota_lama) } : {}),
      ...(b.kode_kategori
        ? {
            potongan_kategori: {
              dari: 'master',
              tabel: 'para_potongan_kategori',
              kode: b.kode_kategori,
            } as const,
          }
        : {}),
      potongan_manual: MEJA,
      pembulatan_rp: beli,
      harga_meja: MEJA,
    },
    asal: b.asal,
    persetujuan: b.persetujuan,
  };
}
