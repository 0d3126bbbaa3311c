/** The paper of a nota that was sold without the network, drawn by the browser alone: marked, with its number and its code. Paper is Indonesian. */
import { formatAngka, formatGram, type Miligram, type Rupiah, subtract } from '@mustika/kernel/amount.ts';

export type KertasLuring = {
  toko: { nama: string; alamat: string };
  no_luring: string;
  /** As it stands on the paper. */
  waktu: string;
  kasir: string;
  nama_customer: string | null;
  barang: readonly {
    kode_barcode: string;
    nama_barang: string;
    kadar_cetak: string;
    berat: number;
    total: number;
  }[];
  total: Rupiah;
  tunai: Rupiah;
  tanda: string;
};

/** Letters of a line, and what one is wide and a line is high, in points of the picture. */
const LEBAR = 32;
const HURUF = 7.2;
const TINGGI = 16;

const aman = (text: string): string => text.replace(/[<>&"']/g, (char) => `&#${char.charCodeAt(0)};`);

/** Words in lines of the paper. */
function potong(text: string): string[] {
  const lines = [''];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1) ?? '';
    if (last && last.length + 1 + word.length > LEBAR) lines.push(word.slice(0, LEBAR));
    else lines[lines.length - 1] = last ? `${last} ${word}` : word.slice(0, LEBAR);
  }
  return lines;
}

const tengah = (text: string): string[] =>
  potong(text).map((line) => ' '.repeat(Math.trunc((LEBAR - line.length) / 2)) + line);
const berdua = (kiri: string, kanan: string): string =>
  kiri.slice(0, LEBAR - kanan.length - 1).padEnd(LEBAR - kanan.length) + kanan;
const GARIS = '-'.repeat(LEBAR);

/** What stands on it, line by line. */
export function barisKertas(n: KertasLuring): string[] {
  return [
    ...tengah(n.toko.nama),
    ...tengah(n.toko.alamat),
    GARIS,
    ...tengah('NOTA SEMENTARA - TANPA JARINGAN'),
    GARIS,
    berdua('No', n.no_luring),
    berdua('Waktu', n.waktu),
    berdua('Kasir', n.kasir),
    ...(n.nama_customer ? [berdua('Nama', n.nama_customer)] : []),
    GARIS,
    ...n.barang.flatMap((b) => [
      ...potong(b.nama_barang),
      berdua(`${b.kode_barcode} ${b.kadar_cetak}`, `${formatGram(b.berat as Miligram)} g`),
      berdua('', formatAngka(b.total)),
    ]),
    GARIS,
    berdua('TOTAL', formatAngka(n.total)),
    berdua('TUNAI', formatAngka(n.tunai)),
    berdua('KEMBALI', formatAngka(subtract(n.tunai, n.total))),
    GARIS,
    ...tengah((n.tanda.match(/.{4}/g) ?? []).join(' ')),
    '',
    ...tengah('Nota resmi dicetak setelah jaringan kembali. Simpan nota ini.'),
  ];
}

/** The picture that is printed. */
export function gambarKertas(n: KertasLuring): string {
  const lines = barisKertas(n);
  const [w, h] = [Math.ceil(LEBAR * HURUF) + 16, lines.length * TINGGI + 16];
  const text = lines
    .map((line, at) => `<text x="8" y="${(at + 1) * TINGGI}" xml:space="preserve">${aman(line)}</text>`)
    .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}"><rect width="100%" height="100%" fill="#fff"/><g font-family="monospace" font-size="12" fill="#000">${text}</g></svg>`;
}
