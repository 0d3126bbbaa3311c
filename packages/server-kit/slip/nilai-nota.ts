/** What a declared field or column of a nota says: its text, out of the slip. */
import { formatAngka } from '@mustika/kernel/amount.ts';
import { formatTanggal } from '@mustika/kernel/date.ts';
import type { AsalIsian, JenisNota, KolomIsian } from '@mustika/kernel/rancangan-nota.ts';
import type { Slip, SlipAmount, SlipLine, SlipText } from '@mustika/kernel/slip.ts';
import { terbilang } from './terbilang.ts';

/** What is said of this sheet of paper and not of the document: which copy, and how often it was printed before. */
export type Lembar = { tanda: string; ulang: boolean };

/** Sentences begin with a capital. */
export const kalimat = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;

const kontak = ({ telp, npwp }: Slip['toko']): string =>
  [telp && `Telp ${telp}`, npwp && `NPWP ${npwp}`].filter(Boolean).join('   ');

const sama = (part: SlipText | SlipAmount, name: string): boolean => (part.kode ?? part.label) === name;
const bunyi = (part: SlipText | SlipAmount): string =>
  'teks' in part ? part.teks : formatAngka(part.jumlah);
const dalam = (list: readonly (SlipText | SlipAmount)[], name: string): string => {
  const part = list.find((one) => sama(one, name) || one.label.startsWith(`${name} `));
  return part ? bunyi(part) : '';
};

type DaftarSlip = 'keterangan' | 'jumlah' | 'penutup';

const KEPALA: Record<string, (slip: Slip, lembar: Lembar) => string> = {
  'toko.nama': ({ toko }) => toko.nama,
  'toko.alamat': ({ toko }) => toko.alamat,
  'toko.telp': ({ toko }) => toko.telp ?? '',
  'toko.npwp': ({ toko }) => toko.npwp ?? '',
  'toko.lengkap': ({ toko }) => `${toko.alamat}\n${kontak(toko)}`,
  'kepala.judul': ({ judul }) => judul,
  'kepala.nomor': ({ nomor }) => nomor,
  'kepala.tanggal': ({ tanggal }) => formatTanggal(tanggal),
  'kepala.jam': ({ jam }) => jam ?? '',
  'kepala.waktu': ({ tanggal, jam }) => `${formatTanggal(tanggal)}${jam ? `  ${jam}` : ''}`,
  'kepala.tanda': (_slip, { tanda }) => tanda,
  'hitung.total': ({ total }) => formatAngka(total.jumlah),
  'hitung.terbilang': ({ total }) => kalimat(terbilang(total.jumlah)),
  'hitung.barang': ({ baris }) => String(baris.length),
};

export function nilaiAsal(dari: AsalIsian, slip: Slip, lembar: Lembar): string {
  const kepala = KEPALA[dari];
  if (kepala) return kepala(slip, lembar);
  const [list, name] = dari.split(':') as [DaftarSlip, string];
  return dalam(slip[list], name);
}

/** The text of a declared field; nothing for one the kind does not know. */
export function nilaiIsian(jenis: JenisNota, kode: string | null, slip: Slip, lembar: Lembar): string {
  const isian = jenis.isian.find((one) => one.kode === kode);
  return isian ? nilaiAsal(isian.dari, slip, lembar) : '';
}

/** What a piece says in a column. */
export function nilaiKolom(kolom: KolomIsian, baris: SlipLine, urut: number): string {
  switch (kolom.dari) {
    case 'urut':
      return String(urut);
    case 'kode':
      return baris.kode ?? '';
    case 'nama':
      return baris.nama;
    case 'total':
      return formatAngka(baris.total);
    default:
      return dalam([...baris.rincian, ...(baris.catatan ?? [])], kolom.dari.slice('rincian:'.length));
  }
}
