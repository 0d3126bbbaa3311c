/** Is this code signed by us? Told by the browser alone, with keys it has read before. Nothing is bought by it: that waits for the server. */
import { formatGram, formatPersen } from '@mustika/kernel/amount.ts';
import { formatTanggal } from '@mustika/kernel/date.ts';
import { call } from '@mustika/web-kit/api.ts';
import { tandaSah } from '@mustika/web-kit/sending/signed.ts';
import { kunciNota } from './kunci-nota.command.ts';
import { bacaQr, type IsiQr } from './nota-qr.rule.ts';

/** The keys; asked once while the counter is open, and answered from what was read when nothing is answered. */
export const bacaKunciNota = async () => (await call(kunciNota)).data;

/** What a code of ours says; PALSU is a code that nobody of us signed, null one that cannot be told here. */
export async function isiAsli(scan: string): Promise<IsiQr | 'PALSU' | null> {
  const read = bacaQr(scan);
  if (!read) return 'PALSU';
  const { isi, teks, tanda } = read;
  const sah = await tandaSah(await bacaKunciNota().catch(() => []), { key_id: isi.key_id, teks, tanda });
  return sah === null ? null : sah ? isi : 'PALSU';
}

/** The same in one line. */
export async function kataAsli(scan: string): Promise<{ asli: boolean; teks: string } | null> {
  const isi = await isiAsli(scan);
  if (isi === null) return null;
  if (isi === 'PALSU') return { asli: false, teks: 'Kode Nota Ini Bukan Dari Kita' };
  const barang = isi.barang.map(
    (b) => `${b.kode_barcode} ${b.nama_barang} ${formatGram(b.berat)} g ${formatPersen(b.kadar)}%`,
  );
  return {
    asli: true,
    teks: `Nota Asli: ${[isi.no_faktur_group, formatTanggal(isi.tanggal), ...barang].join(' · ')}`,
  };
}
