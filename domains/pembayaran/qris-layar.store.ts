/** From whatever counter is being paid to the window that the customer looks at, on the same PC. */
import { BASE } from '@mustika/web-kit/practice.ts';
import { useEffect, useState } from 'react';
import type { QrisTampil } from './qris.command.ts';

const SALURAN = `mustika-qris${BASE}`;
/** Two tills of one PC: one that is done takes its own code away, not the other's. */
type Pesan = { jenis: 'tanya' } | { jenis: 'tayang'; dari: string; qris: QrisTampil | null };

/** Shown as long as this stands, and in windows that are opened meanwhile. */
export function useTayangkanQris(qris: QrisTampil | null): void {
  useEffect(() => {
    if (!qris) return;
    const saluran = new BroadcastChannel(SALURAN);
    const dari = crypto.randomUUID();
    const kirim = (isi: QrisTampil | null) =>
      saluran.postMessage({ jenis: 'tayang', dari, qris: isi } satisfies Pesan);
    const padam = () => kirim(null);
    saluran.onmessage = ({ data }: MessageEvent<Pesan>) => {
      if (data.jenis === 'tanya') kirim(qris);
    };
    kirim(qris);
    window.addEventListener('pagehide', padam);
    return () => {
      window.removeEventListener('pagehide', padam);
      padam();
      saluran.close();
    };
  }, [qris]);
}

/** What is to be paid now by QRIS; null while nothing is. */
export function useQrisTayang(): QrisTampil | null {
  const [kini, setKini] = useState<{ dari: string; qris: QrisTampil } | null>(null);
  useEffect(() => {
    const saluran = new BroadcastChannel(SALURAN);
    saluran.onmessage = ({ data }: MessageEvent<Pesan>) => {
      if (data.jenis !== 'tayang') return;
      const { dari, qris } = data;
      setKini((ada) => (qris ? { dari, qris } : ada?.dari === dari ? null : ada));
    };
    saluran.postMessage({ jenis: 'tanya' } satisfies Pesan);
    return () => saluran.close();
  }, []);
  return kini?.qris ?? null;
}
