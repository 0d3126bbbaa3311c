/** Stickers of the demo's shops: whole by the rules, known to no bank, so that nobody pays anybody by them. */
import { crcQris, tulisQris } from '@mustika/kernel/text/qris.ts';

const isi = (id: string, nilai: string): string => tulisQris([{ id, nilai }]);

/** The static code of a shop by this name. */
export function stikerQris(nama: string): string {
  const nomor = crcQris(nama)
    .split('')
    .map((angka) => Number.parseInt(angka, 16) % 10)
    .join('');
  const rumah = isi('00', 'ID.CO.QRIS.WWW') + isi('02', `ID109900000${nomor}`) + isi('03', 'UMI');
  const toko = isi('52', '5944') + isi('53', '360') + isi('58', 'ID');
  const siapa = isi('59', `TOKO EMAS ${nama}`) + isi('60', 'JAKARTA');
  const badan = `${isi('00', '01')}${isi('01', '11')}${isi('51', rumah)}${toko}${siapa}6304`;
  return `${badan}${crcQris(badan)}`;
}
