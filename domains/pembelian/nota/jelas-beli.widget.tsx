/** The mark beside the price of a bought piece. */
import { decode } from '@mustika/kernel/answer.ts';
import { call } from '@mustika/web-kit/api.ts';
import { TombolJelas } from '@mustika/web-kit/penjelasan/tombol-jelas.tsx';
import { jelasBeliCommand } from './jelas-beli.command.ts';
import { jelasDibeli } from './jelas-beli.view.ts';

export const dibeli = async (no_faktur: string) => {
  const { data } = await call(jelasBeliCommand, { params: { no_faktur } });
  return jelasDibeli(decode(jelasBeliCommand.answer, data));
};

export const JelasDibeli = ({ no_faktur }: { no_faktur: string }) => (
  <TombolJelas angka={no_faktur} tanya={() => dibeli(no_faktur)} />
);
