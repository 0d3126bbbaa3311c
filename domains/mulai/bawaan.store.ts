/** Rows of masters that most shops begin with, made one after the other by the call that makes one. */
import type { Resource } from '@mustika/kernel/resource.ts';
import type { FormValues } from '@mustika/web-kit/form/form-values.ts';
import { createRow } from '@mustika/web-kit/resource/resource-calls.ts';
import { useKirimBerurut } from '@mustika/web-kit/sending/use-kirim.ts';

export type BarisBawaan = { resource: Resource; values: FormValues };

/** True when all of them are there; what failed says so by itself, and is offered again. */
export function useBuatBawaan(): {
  busy: boolean;
  buat: (baris: readonly BarisBawaan[]) => Promise<boolean>;
} {
  const { busy, kirim } = useKirimBerurut();
  const buat = async (baris: readonly BarisBawaan[]): Promise<boolean> => {
    const jadi = await kirim(
      baris,
      ({ resource, values }) => `${resource.name} ${JSON.stringify(values)}`,
      ({ resource, values }, key) => createRow(resource, values, key),
    );
    return jadi === baris.length;
  };
  return { busy, buat };
}
