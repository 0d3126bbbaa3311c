/** One payment in one way, for forms of a sheet: the amount is the form's own, the way to pay stands beside it. */
import type { FormState } from '@mustika/web-kit/form/form.tsx';
import { InputOf } from '@mustika/web-kit/form/form.tsx';
import { barisBayar, CARA_BAYAR, kartuAkhir } from './cara-bayar.rule.ts';

const { jenis, no_rekening } = barisBayar(CARA_BAYAR);

/** Fields of a form that takes one payment. */
export const BAYAR_SATU = { jenis, no_rekening, kartu_akhir: kartuAkhir } as const;

/** The list of payments of a call: this one, or none where nothing is to be paid. */
export function bayarSatu(values: Readonly<Record<string, unknown>>, jumlah: number): object[] {
  if (jumlah <= 0) return [];
  const { jenis, no_rekening, kartu_akhir } = values;
  const kartu = jenis === 'DEBET' || jenis === 'CREDIT';
  return [{ jenis, jumlah, ...(jenis === 'CASH' ? {} : { no_rekening }), ...(kartu ? { kartu_akhir } : {}) }];
}

/** The inputs; an account is asked for where money does not go into the drawer. */
export function IsianBayarSatu({ form }: { form: FormState }) {
  const jenis = form.values['jenis'];
  return (
    <>
      <InputOf form={form} name="jenis" />
      {jenis !== 'CASH' && <InputOf form={form} name="no_rekening" required />}
      {(jenis === 'DEBET' || jenis === 'CREDIT') && <InputOf form={form} name="kartu_akhir" />}
    </>
  );
}
