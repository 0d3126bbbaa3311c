/** The mark beside the price of a line: what is being sold, and what was sold. */
import { decode } from '@mustika/kernel/answer.ts';
import { call } from '@mustika/web-kit/api.ts';
import { TombolJelas } from '@mustika/web-kit/penjelasan/tombol-jelas.tsx';
import { aturanToko } from '../kasir/kasir.store.ts';
import type { Baris } from '../kasir/keranjang.rule.ts';
import { jelasJualCommand } from './jelas-jual.command.ts';
import { jelasBaris, jelasTerjual } from './jelas-jual.view.ts';

/** No stop of the Tab key of its own: in the grid F1 does it. */
export const JelasHarga = ({ baris }: { baris: Baris }) => (
  <TombolJelas angka={baris.kode_barcode} tab={false} tanya={() => jelasBaris(baris, aturanToko())} />
);

export const terjual = async (no_faktur: string) => {
  const { data } = await call(jelasJualCommand, { params: { no_faktur } });
  return jelasTerjual(decode(jelasJualCommand.answer, data));
};

export const JelasTerjual = ({ no_faktur }: { no_faktur: string }) => (
  <TombolJelas angka={no_faktur} tanya={() => terjual(no_faktur)} />
);
