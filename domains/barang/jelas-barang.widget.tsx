/** The mark beside the price of a piece: what it costs at this moment, asked for anew. */
import { decode } from '@mustika/kernel/answer.ts';
import { call } from '@mustika/web-kit/api.ts';
import { useJelaskan } from '@mustika/web-kit/penjelasan/penjelasan.ts';
import { TombolJelas } from '@mustika/web-kit/penjelasan/tombol-jelas.tsx';
import { gateSubject, useSession } from '@mustika/web-kit/session.ts';
import { barangReadyCommand } from './cari-barang.command.ts';
import { aturanHarga } from './harga-barang.rule.ts';
import { jelasBarang } from './jelas-barang.view.ts';

async function jelas(kode_barcode: string) {
  const { user } = useSession.getState();
  const { data } = await call(barangReadyCommand, { params: { kode_barcode } });
  if (!user) return null;
  return jelasBarang(decode(barangReadyCommand.answer, data), aturanHarga(gateSubject(user)));
}

/** F1 explains the piece while its sheet is open. */
export function JelasBarang({ kode_barcode }: { kode_barcode: string }) {
  useJelaskan(() => jelas(kode_barcode));
  return <TombolJelas angka={kode_barcode} tanya={() => jelas(kode_barcode)} />;
}
