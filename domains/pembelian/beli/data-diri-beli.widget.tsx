/** What the shop must know of a seller from a sum on; nothing of it is asked before. Domain 14.2. */
import { DateInput } from '@mustika/web-kit/fields/date-input.tsx';
import { TeksInput } from '@mustika/web-kit/fields/text-input.tsx';
import { useEffect } from 'react';
import { bolehUbah, ubah, useBeli } from './beli.store.ts';

/** The caret goes to the field of this name. */
export function keIsian(tempat: string, kolom = ''): void {
  const field = document.querySelector<HTMLElement>(`${tempat} [data-nama="${kolom}"]`);
  const input = field?.matches('input, button') ? field : field?.querySelector<HTMLElement>('input, button');
  input?.focus();
}

const TEKS = [
  ['pekerjaan', 'Pekerjaan'],
  ['sumber_dana', 'Sumber Dana'],
] as const;

export function DataDiriPenjual() {
  const { penjual, diminta } = useBeli((beli) => beli.keranjang);
  const salah = useBeli((beli) => beli.salah);
  const terbuka = useBeli(bolehUbah);
  const isi = (kolom: 'tanggal_lahir' | (typeof TEKS)[number][0]) => ({
    name: kolom,
    required: true,
    readOnly: !terbuka,
    value: penjual[kolom] ?? null,
    ...(salah?.kolom === kolom ? { error: salah.pesan } : {}),
    onChange: (value: string | null) =>
      void ubah((now) => ({ ...now, penjual: { ...now.penjual, [kolom]: value } })),
  });
  useEffect(() => {
    if (diminta) keIsian('[data-lembar]', diminta[0]);
  }, [diminta]);
  return (
    <>
      <DateInput label="Tanggal Lahir" {...isi('tanggal_lahir')} />
      {TEKS.map(([kolom, label]) => (
        <TeksInput key={kolom} label={label} maxLength={60} {...isi(kolom)} />
      ))}
    </>
  );
}
