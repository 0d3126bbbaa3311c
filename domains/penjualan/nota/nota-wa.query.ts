/** The text of a nota for the messaging service (`template_wa`, Spec 1 §7): what a customer wants to keep in a chat. */
import { formatAngka, formatGram } from '@mustika/kernel/amount.ts';
import { formatTanggal } from '@mustika/kernel/date.ts';
import { namaBaris, type PenjualanSlip } from '../susun-nota.slip.ts';

export function templateWa(nota: PenjualanSlip): string {
  const isi = (b: PenjualanSlip['baris'][number]): string =>
    b.berat === 0 ? namaBaris(b) : `${namaBaris(b)} ${b.kadar_cetak} ${formatGram(b.berat)} g`;
  const lines = nota.baris.map((b, i) => `${i + 1}. ${isi(b)}\n   Rp ${formatAngka(b.total)}`);
  return [
    `*${nota.toko.nama}*`,
    `Nota ${nota.nomor}, ${formatTanggal(nota.tanggal)}`,
    ...lines,
    `*Total Rp ${formatAngka(nota.total)}*`,
    ...(nota.tukar ?? []).map((b) => `Tukar ${b.nama_barang} ${b.berat}: Rp ${formatAngka(b.harga)}`),
    ...(nota.member?.poin_dapat ? [`Poin didapat: ${nota.member.poin_dapat}`] : []),
    ...(nota.kupon ? [`Kupon ${nota.kupon.nama} (${nota.kupon.syarat}):`, ...nota.kupon.kode] : []),
    'Terima kasih. Bawalah nota ini saat menjual kembali.',
  ].join('\n');
}
