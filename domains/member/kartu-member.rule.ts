/**
 * What stands where on a member card, in millimetres from the top left of a card of 85.6 x 54 mm (ISO/IEC 7810 ID-1, the
 * size of every bank card, so that it fits purses and card printers). One layout for the screen and for paper.
 */
import { formatTanggal } from '@mustika/kernel/date.ts';
import { berlakuSampai, type PemegangKartu, type SettingMember, samarHp } from './setting-member.rule.ts';

/** Width of a card in millimetres. */
export const LEBAR_KARTU = 85.6;
/** Height of a card in millimetres. */
export const TINGGI_KARTU = 54;
const TEPI = 6;

export type ItemKartu =
  | { is: 'kotak'; x: number; y: number; lebar: number; tinggi: number; warna: string }
  | {
      is: 'teks';
      x: number;
      /** Of the baseline. */
      y: number;
      lebar: number;
      /** Height of the type. */
      ukuran: number;
      teks: string;
      warna: string;
      tebal?: boolean;
      kanan?: boolean;
    }
  | {
      is: 'kode';
      jenis: 'qrcode' | 'code128';
      isi: string;
      x: number;
      y: number;
      lebar: number;
      tinggi: number;
    }
  /** The picture that fills the side. */
  | { is: 'gambar'; yang: 'depan' | 'belakang' }
  /** The mark of the company, fitted into its frame. */
  | { is: 'logo'; x: number; y: number; lebar: number; tinggi: number };

export type Sisi = readonly ItemKartu[];
export type TokoKartu = { nama_toko: string; alamat_toko: string; logo: boolean };
/** Width of a text in millimetres. */
export type Ukur = (teks: string, ukuran: number, tebal: boolean) => number;

const PALET = {
  GELAP: { dasar: '#1c1a17', teks: '#fbfaf8', lembut: '#c0bdba', aksen: '#d4ab4f' },
  TERANG: { dasar: '#fbfaf8', teks: '#1c1a17', lembut: '#6d6a65', aksen: '#a07a1a' },
  EMAS: { dasar: '#d4ab4f', teks: '#1c1a17', lembut: '#413007', aksen: '#1c1a17' },
} as const;

/** A code is read out in groups of four. */
const berkelompok = (kode: string): string => kode.replace(/(.{4})(?=.)/g, '$1 ');

/** Words in lines; a line break of the writer is kept. */
export function bungkus(teks: string, lebar: number, ukuran: number, baris: number, ukur: Ukur): string[] {
  const lines: string[] = [];
  for (const part of teks.split('\n')) {
    let line = '';
    for (const word of part.split(' ').filter(Boolean)) {
      const longer = line ? `${line} ${word}` : word;
      if (line && ukur(longer, ukuran, false) > lebar) {
        lines.push(line);
        line = word;
      } else line = longer;
    }
    lines.push(line);
  }
  return lines.slice(0, baris);
}

type Bahan = { setting: SettingMember; pemegang: PemegangKartu; toko: TokoKartu; ukur: Ukur };

function kodeDepan({ setting, pemegang }: Bahan): ItemKartu[] {
  const isi = pemegang.kode_member;
  const putih = (x: number, y: number, lebar: number, tinggi: number): ItemKartu => ({
    is: 'kotak',
    x,
    y,
    lebar,
    tinggi,
    warna: '#ffffff',
  });
  // Quiet zone: four modules around a QR code, ten beside a bar code.
  if (setting.jenis_kode === 'QR')
    return [
      putih(59.6, 21, 20, 20),
      { is: 'kode', jenis: 'qrcode', isi, x: 61.6, y: 23, lebar: 16, tinggi: 16 },
    ];
  return [
    putih(0, 42, LEBAR_KARTU, 12),
    { is: 'kode', jenis: 'code128', isi, x: 14, y: 43.5, lebar: LEBAR_KARTU - 28, tinggi: 9 },
  ];
}

/** The front: shop, code twice (letters and bar code), holder, and what the shop lets it show. */
export function sisiDepan(bahan: Bahan): Sisi {
  const { setting, pemegang, toko } = bahan;
  const warna = PALET[setting.warna];
  const qr = setting.jenis_kode === 'QR';
  const lebar = qr ? 51 : LEBAR_KARTU - 2 * TEPI;
  const bawah = qr ? 44 : 36;
  const sampai = berlakuSampai(pemegang.tgl_daftar, setting.masa_berlaku_bulan);
  const baris = [
    ...(setting.tampil_no_hp && pemegang.no_hp ? [samarHp(pemegang.no_hp)] : []),
    ...(setting.tampil_berlaku
      ? [sampai ? `Berlaku s/d ${formatTanggal(sampai)}` : 'Berlaku selamanya']
      : []),
  ].join('   ');
  const kiri = toko.logo ? TEPI + 11.5 : TEPI;
  return [
    { is: 'kotak', x: 0, y: 0, lebar: LEBAR_KARTU, tinggi: TINGGI_KARTU, warna: warna.dasar },
    ...(setting.gambar_depan ? [{ is: 'gambar', yang: 'depan' } as const] : []),
    ...(toko.logo ? [{ is: 'logo', x: TEPI, y: 5, lebar: 9.5, tinggi: 9.5 } as const] : []),
    { is: 'teks', x: kiri, y: 9, lebar: 52, ukuran: 4, teks: toko.nama_toko, warna: warna.teks, tebal: true },
    {
      is: 'teks',
      x: kiri,
      y: 13.4,
      lebar: 52,
      ukuran: 2.6,
      teks: setting.judul,
      warna: warna.aksen,
      tebal: true,
    },
    ...kodeDepan(bahan),
    {
      is: 'teks',
      x: TEPI,
      y: bawah - 12,
      lebar,
      ukuran: 4.6,
      teks: berkelompok(pemegang.kode_member),
      warna: warna.teks,
      tebal: true,
    },
    {
      is: 'teks',
      x: TEPI,
      y: bawah - 5.2,
      lebar,
      ukuran: 3.6,
      teks: pemegang.nama_member,
      warna: warna.teks,
    },
    { is: 'teks', x: TEPI, y: bawah, lebar, ukuran: 2.5, teks: baris, warna: warna.lembut },
  ];
}

/** Lines of small print, the first at `y`. */
const barisKecil = (lines: readonly string[], y: number, lebar: number, warna: string): ItemKartu[] =>
  lines.map((teks, index) => ({ is: 'teks', x: TEPI, y: y + index * 3.6, lebar, ukuran: 2.6, teks, warna }));

/** The back: the terms of the card and where the shop is. */
export function sisiBelakang({ setting, pemegang, toko, ukur }: Bahan): Sisi {
  const warna = PALET[setting.warna];
  const lebar = LEBAR_KARTU - 2 * TEPI;
  const alamat = setting.tampil_alamat_toko ? bungkus(toko.alamat_toko, lebar - 28, 2.6, 2, ukur) : [];
  const ketentuan = bungkus(setting.ketentuan, lebar, 2.6, alamat.length > 0 ? 8 : 10, ukur);
  return [
    { is: 'kotak', x: 0, y: 0, lebar: LEBAR_KARTU, tinggi: TINGGI_KARTU, warna: warna.dasar },
    ...(setting.gambar_belakang ? [{ is: 'gambar', yang: 'belakang' } as const] : []),
    { is: 'teks', x: TEPI, y: 9, lebar, ukuran: 3, teks: toko.nama_toko, warna: warna.aksen, tebal: true },
    ...barisKecil(ketentuan, 14.5, lebar, warna.teks),
    ...barisKecil(alamat, 53.1 - alamat.length * 3.6, lebar - 28, warna.lembut),
    {
      is: 'teks',
      x: LEBAR_KARTU - TEPI - 25,
      y: 49.5,
      lebar: 25,
      ukuran: 2.6,
      teks: pemegang.kode_member,
      warna: warna.lembut,
      kanan: true,
    },
  ];
}
