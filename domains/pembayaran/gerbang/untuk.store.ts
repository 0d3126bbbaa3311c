/** What an attempt to pay is called, so that a page that is loaded again goes on with the code it had. */
import { newKey } from '@mustika/web-kit/api.ts';
import { useEffect, useState } from 'react';

const tempat = (): string => `mustika-bayar ${location.pathname}${location.search}`;

/** The name that was given, else one of this form: kept over a reload, and gone when the form is left. */
export function useUntuk(diberi: string | undefined): string {
  const [sendiri] = useState(() => {
    const ada = sessionStorage.getItem(tempat());
    return { tempat: tempat(), nama: ada ?? newKey() };
  });
  useEffect(() => {
    if (diberi !== undefined) return;
    sessionStorage.setItem(sendiri.tempat, sendiri.nama);
    return () => sessionStorage.removeItem(sendiri.tempat);
  }, [diberi, sendiri]);
  return diberi ?? sendiri.nama;
}
