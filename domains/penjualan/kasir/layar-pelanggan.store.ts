/** From the till to the window the customer looks at, on the same PC: no server is asked, nothing is kept. */
import { BASE } from '@mustika/web-kit/practice.ts';
import { useSession } from '@mustika/web-kit/session.ts';
import { useEffect, useMemo, useState } from 'react';
import type { HitunganTukar } from '../tukar/tukar.rule.ts';
import { useKasir } from './kasir.store.ts';
import type { Hitungan, Keranjang } from './keranjang.rule.ts';
import { type Tayangan, tayanganDari } from './tayangan.view.ts';
import type { Urusan } from './urusan.view.ts';

const LAYAR_PELANGGAN = `${BASE}/layar-pelanggan`;

/** A till in practice speaks to a window of its own. */
const SALURAN = `mustika-layar-pelanggan${BASE}`;
type Pesan = { jenis: 'tanya' } | { jenis: 'tayang'; tayangan: Tayangan };

/** Opens the window, or brings the one that is open to the front. It is dragged to the customer's side once. */
export const bukaLayar = (): void => {
  window.open(LAYAR_PELANGGAN, SALURAN, 'popup,width=1024,height=768');
};

/** The till tells whatever it shows, and again whenever a window asks. */
export function useSiaran(
  keranjang: Keranjang,
  hitungan: Hitungan,
  tukar: HitunganTukar,
  urusan: Urusan,
): void {
  const toko = useSession((session) => session.user?.nama_toko ?? '');
  const selesai = useKasir((kasir) => (kasir.baruSaja ? kasir.terakhir : null));
  const tayangan = useMemo(
    () => tayanganDari({ toko, keranjang, hitungan, tukar, urusan, selesai }),
    [toko, keranjang, hitungan, tukar, urusan, selesai],
  );
  useEffect(() => {
    const saluran = new BroadcastChannel(SALURAN);
    const kirim = () => saluran.postMessage({ jenis: 'tayang', tayangan } satisfies Pesan);
    saluran.onmessage = ({ data }: MessageEvent<Pesan>) => {
      if (data.jenis === 'tanya') kirim();
    };
    kirim();
    return () => saluran.close();
  }, [tayangan]);
}

/** What the till shows now; null until one has spoken. */
export function useTayangan(): Tayangan | null {
  const [tayangan, setTayangan] = useState<Tayangan | null>(null);
  useEffect(() => {
    const saluran = new BroadcastChannel(SALURAN);
    saluran.onmessage = ({ data }: MessageEvent<Pesan>) => {
      if (data.jenis === 'tayang') setTayangan(data.tayangan);
    };
    saluran.postMessage({ jenis: 'tanya' } satisfies Pesan);
    return () => saluran.close();
  }, []);
  return tayangan;
}
