/**
 * What the shop pays for a piece that comes back. The till and the server compute with this same file; the server's
 * word counts. Domain R4.2 to R4.7, vectors 10 to 15.
 */

import {
  add,
  hargaBerat,
  type Miligram,
  type MiliPersen,
  miligram,
  miliPersen,
  mulDiv,
  NOL_RUPIAH,
  type Rupiah,
  rupiah,
  subtract,
} from '@mustika/kernel/amount.ts';
import type { Flags } from '@mustika/kernel/flags.ts';
import { gr, type Jejak, kurang, langkah, ps, rp } from '@mustika/kernel/jejak.ts';
import { readSetting, type Toko } from '@mustika/kernel/settings/settings.ts';
import { aturanHarga, bulatkan } from '../barang/harga-barang.rule.ts';
import { nilaiPotongan, type Potongan, type TempoNota } from './rugi-nota.rule.ts';

/** How a store buys. Its tolerance of a nota's age is TEMPO_BUYBACK and POTONGAN_LEWAT_TEMPO. */
export type AturanBeli = TempoNota & {
  /** Step of the rounding, and which way. Spec 1 §5. */
  pembulatan: number;
  arah: 'up' | 'down';
  /** HARGA_NOTA_DENGAN_ONGKOS_MODULE: ongkos is paid back; usually it is lost. Domain R4.2. */
  dengan_ongkos: boolean;
  /** HARGA_BELI_TANPA_ATRIBUT_ONGKOS: stones are not paid back. */
  tanpa_atribut: boolean;
  /** Wear nobody speaks of: TOLERANSI_SUSUT in milligrams, default 20. Domain R4.7. */
  toleransi: Miligram;
  /** BASIS_BUYBACK: the gold at the price of the nota, or at the purchase price of the day. Domain R4.8. */
  basis: 'NOTA' | 'HARGA_HARI_INI';
  /** POTONGAN_PENJUALAN_MODULE: goods lose what Master Potongan Pembelian says of their kategori. */
  potongan_kategori: boolean;
};

/** From settings and modules. Domain R4.2, R4.7, R4.8. */
export function aturanBeli(store: Toko): AturanBeli {
  return {
    pembulatan: aturanHarga(store).pembulatan,
    arah: store.flags.has('PEMBULATAN_PEMBELIAN_KEBAWAH_MODULE') ? 'down' : 'up',
    dengan_ongkos: store.flags.has('HARGA_NOTA_DENGAN_ONGKOS_MODULE'),
    tanpa_atribut: store.flags.has('HARGA_BELI_TANPA_ATRIBUT_ONGKOS'),
    toleransi: readSetting(store, 'TOLERANSI_SUSUT'),
    basis: readSetting(store, 'BASIS_BUYBACK'),
    tempo_bulan: readSetting(store, 'TEMPO_BUYBACK'),
    potongan_lewat_tempo: readSetting(store, 'POTONGAN_LEWAT_TEMPO'),
    potongan_kategori: store.flags.has('POTONGAN_PENJUALAN_MODULE'),
  };
}

/** The sale a piece comes back from. */
export type BarisJual = {
  berat: Miligram;
  harga_emas: Rupiah;
  ongkos: Rupiah;
  harga_atribut: Rupiah;
  diskon: Rupiah;
};

/** What the nota is worth today, before the state of the piece is looked at. Domain R4.2; `hari_ini` is per gram. */
export function hargaNota(
  jual: BarisJual,
  hari_ini: Rupiah | null,
  aturan: AturanBeli,
  jejak?: Jejak,
): Rupiah {
  const emas =
    aturan.basis === 'HARGA_HARI_INI' && hari_ini !== null
      ? langkah(jejak, 'emas_nota', 'PER_BERAT', hargaBerat(hari_ini, jual.berat), {
          harga_hari_ini: rp(hari_ini),
          berat_nota: gr(jual.berat),
        })
      : langkah(jejak, 'emas_nota', 'AMBIL', jual.harga_emas, { emas_jual: rp(jual.harga_emas) });
  const atribut = aturan.tanpa_atribut ? NOL_RUPIAH : jual.harga_atribut;
  const ongkos = aturan.dengan_ongkos ? jual.ongkos : NOL_RUPIAH;
  const nilai = rupiah(Math.max(0, subtract(add(add(emas, atribut), ongkos), jual.diskon)));
  return langkah(jejak, 'harga_nota', 'JUMLAH_NOL', nilai, {
    emas_nota: rp(emas),
    atribut_jual: rp(atribut),
    ongkos_jual: rp(ongkos),
    diskon_jual: kurang(rp(jual.diskon)),
  });
}

/** Goods without a nota: rupiah per gram of their price code, or the 24K price times the tested karat. Domain R4.6. */
export type HargaAcuan =
  | { kode_harga: string; harga_per_gram: Rupiah }
  | { kode_harga: null; harga_24k: Rupiah; kadar: MiliPersen };

/** What goods without a nota are worth before the state they are in. Vector 15. */
export const hargaTanpaNota = (acuan: HargaAcuan, berat: Miligram, jejak?: Jejak): Rupiah =>
  acuan.kode_harga === null
    ? langkah(
        jejak,
        'harga_nota',
        'PER_KADAR',
        rupiah(mulDiv(acuan.harga_24k, acuan.kadar * berat, 100_000_000, 'half-up')),
        { beli_24k: rp(acuan.harga_24k), kadar: ps(acuan.kadar), berat: gr(berat) },
      )
    : langkah(jejak, 'harga_nota', 'PER_BERAT', hargaBerat(acuan.harga_per_gram, berat), {
        harga_kode: rp(acuan.harga_per_gram),
        berat: gr(berat),
      });

/** Which of the two bases a store allows for goods without a nota; both flags or none leave it to the line. */
export function basisTanpaNota(flags: Flags): 'KODE_HARGA' | 'KADAR' | 'BEBAS' {
  const kode = flags.has('PARAMETER_HARGA_BELI');
  const emas = flags.has('PARAMETER_HARGA_EMAS_PEMBELIAN');
  if (kode === emas) return 'BEBAS';
  return kode ? 'KODE_HARGA' : 'KADAR';
}

export type Kondisi = {
  kondisi_barang: string;
  type_kondisi: 'PERSENTASE' | 'RP';
  persentase: MiliPersen;
  /** Rupiah per gram. */
  potongan: Rupiah;
};

export type Timbangan = {
  harga_nota: Rupiah;
  berat_nota: Miligram;
  /** What the scale says now. */
  berat: Miligram;
  kondisi: Kondisi;
  potongan_manual: Rupiah;
  /** What was agreed; null keeps what the parameters say. */
  harga: Rupiah | null;
  /** What the nota loses by its age, group or absence, and what goods of its kategori lose; none when left out. */
  rugi?: Potongan | null;
  kategori?: Potongan | null;
};

export type HargaBeli = {
  harga_nota: Rupiah;
  harga_nota_efektif: Rupiah;
  /** Weight that is missing beyond the tolerance, and weight that is too much beyond it. */
  susut: Miligram;
  lebih: Miligram;
  potongan: Rupiah;
  rugi_nota: Rupiah;
  potongan_kategori: Rupiah;
  potongan_manual: Rupiah;
  pembulatan: Rupiah;
  harga_sistem: Rupiah;
  harga: Rupiah;
  /** Rupiah per gram paid now, and on the nota. Domain R4.4. */
  harga_rata: Rupiah;
  rata_asal: Rupiah;
};

/** Beyond the tolerance the nota is worth what is left of its weight; too much weight is not paid for. Domain R4.7. */
export function notaEfektif(
  harga_nota: Rupiah,
  berat_nota: Miligram,
  berat: Miligram,
  toleransi: Miligram,
  jejak?: Jejak,
): Rupiah {
  if (berat_nota - berat <= toleransi)
    return langkah(jejak, 'nota_efektif', 'AMBIL', harga_nota, { harga_nota: rp(harga_nota) });
  const sisa = rupiah(mulDiv(harga_nota, berat, berat_nota, 'half-up'));
  return langkah(jejak, 'nota_efektif', 'SEBANDING', sisa, {
    harga_nota: rp(harga_nota),
    berat: gr(berat),
    berat_nota: gr(berat_nota),
  });
}

/** What the state of the piece takes off, never more than there is. Domain R4.3. */
export const potonganKondisi = (kondisi: Kondisi, nota: Rupiah, berat: Miligram): Rupiah =>
  rupiah(Math.min(nilaiPotongan({ ...kondisi, type_potongan: kondisi.type_kondisi }, nota, berat), nota));

type Cut = { nama: string; nilai: Rupiah };

/** Cuts one after another, each at most what the ones before it left. */
function potongBerurut(nota: Rupiah, cuts: readonly Cut[], jejak?: Jejak): { cuts: Rupiah[]; sisa: Rupiah } {
  let sisa = nota;
  const taken = cuts.map(({ nama, nilai }) => {
    const value = rupiah(Math.min(nilai, sisa));
    if (value !== nilai)
      langkah(jejak, nama, 'PALING_BANYAK', value, { [`${nama}_penuh`]: rp(nilai), sisa_nota: rp(sisa) });
    sisa = subtract(sisa, value);
    return value;
  });
  const masukan = cuts.map(({ nama }, at) => [nama, kurang(rp(taken[at] as number))] as const);
  langkah(jejak, 'sebelum_bulat', 'JUMLAH', sisa, { nota_efektif: rp(nota), ...Object.fromEntries(masukan) });
  return { cuts: taken, sisa };
}

/** Weight beyond the tolerance, or none. */
function beda(nama: string, besar: Masuk, kecil: Masuk, toleransi: Miligram, jejak?: Jejak): Miligram {
  const lewat = besar.berat - kecil.berat;
  const masukan = { [besar.nama]: gr(besar.berat), [kecil.nama]: gr(kecil.berat), toleransi: gr(toleransi) };
  return langkah(jejak, nama, 'SELISIH_LEBIH', miligram(lewat > toleransi ? lewat : 0), masukan, 'gram');
}
type Masuk = { nama: string; berat: Miligram };

/**
 * One piece: nota, wear, state of the piece, rugi nota, potongan of its kategori, manual cut, one rounding. Every share is
 * of the nota after wear (they add up), and every rupiah per gram is of grams that are paid for. `jejak` is told how.
 */
export function hitungBeli(t: Timbangan, aturan: AturanBeli, jejak?: Jejak): HargaBeli {
  const { harga_nota, berat_nota, berat } = t;
  const [nota, kini] = [
    { nama: 'berat_nota', berat: berat_nota },
    { nama: 'berat', berat },
  ];
  const susut = beda('susut', nota, kini, aturan.toleransi, jejak);
  const efektif = notaEfektif(harga_nota, berat_nota, berat, aturan.toleransi, jejak);
  const dibayar = miligram(Math.min(berat, berat_nota));
  const cut = (nama: string, p: Potongan | null | undefined): Cut => ({
    nama,
    nilai: p ? nilaiPotongan(p, efektif, dibayar, { nama, jejak }) : NOL_RUPIAH,
  });
  const { cuts, sisa: mentah } = potongBerurut(
    efektif,
    [
      cut('potongan_kondisi', { ...t.kondisi, type_potongan: t.kondisi.type_kondisi }),
      cut('rugi_nota', t.rugi),
      cut('potongan_kategori', t.kategori),
      { nama: 'potongan_manual', nilai: t.potongan_manual },
    ],
    jejak,
  );
  const [potongan, rugi_nota, potongan_kategori, potongan_manual] = cuts as [Rupiah, Rupiah, Rupiah, Rupiah];
  const harga_sistem = bulatkan('harga_sistem', mentah, aturan, jejak);
  const harga =
    t.harga === null
      ? langkah(jejak, 'harga_beli', 'AMBIL', harga_sistem, { harga_sistem: rp(harga_sistem) })
      : langkah(jejak, 'harga_beli', 'AMBIL', t.harga, { harga_meja: rp(t.harga) });
  return {
    harga_nota,
    harga_nota_efektif: efektif,
    susut,
    lebih: beda('lebih', kini, nota, aturan.toleransi),
    potongan,
    rugi_nota,
    potongan_kategori,
    potongan_manual,
    pembulatan: subtract(harga_sistem, mentah),
    harga_sistem,
    harga,
    harga_rata: perGram(harga, berat),
    rata_asal: perGram(harga_nota, berat_nota),
  };
}

/** Everything that was taken off the nota after wear. */
export const jumlahPotongan = (
  h: Pick<HargaBeli, 'potongan' | 'rugi_nota' | 'potongan_kategori' | 'potongan_manual'>,
): number => h.potongan + h.rugi_nota + h.potongan_kategori + h.potongan_manual;

/** Rupiah per gram, down to the whole rupiah. Domain R4.4. */
export const perGram = (harga: Rupiah, berat: Miligram): Rupiah => rupiah(mulDiv(harga, 1000, berat, 'down'));

/** The price of a piece that was agreed on per gram; nothing typed keeps what the parameters say. Domain R4.4. */
export const hargaDariRata = (rata: number | null, berat: Miligram): Rupiah | null =>
  rata === null ? null : hargaBerat(rupiah(rata), berat);

/** How far below the gold price of the day a gram was bought, in milli-percent. Spec 2 §2.1, Domain R4.4. */
export function persenDiBawah(harga_emas: Rupiah, harga: Rupiah, berat: Miligram): MiliPersen {
  if (harga_emas === 0) return miliPersen(0);
  const pasar = harga_emas * berat;
  return miliPersen(mulDiv(pasar - harga * 1000, 100_000, pasar, 'half-up'));
}
