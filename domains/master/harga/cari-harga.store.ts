/** What a gram costs today, for Ctrl+K. Comes with the first question about it. */
import { formatRupiah, type Rupiah } from '@mustika/kernel/amount.ts';
import { call } from '@mustika/web-kit/api.ts';
import type { PaletteHit } from '@mustika/web-kit/shell/palette-sources.ts';
import { groupResource } from '../group.resource.ts';
import { kadarResource } from '../kadar.resource.ts';

type Kadar = { kadar: number; kadar_cetak: string };
type Grup = { kode_group: string; nama_group: string; harga: number; kadar: number };

const SEMUA = { aktif: 'ya', skip: 0, limit: 200 };

/** Percentages that Master Kadar stamps so: what the trade calls 16K is written there, not reckoned. Nothing where that list is shut. */
async function dicap(teks: string, signal: AbortSignal): Promise<ReadonlySet<number>> {
  const asked = call<Kadar[]>(kadarResource.api.list, { query: SEMUA, signal });
  const kadar = await asked.then(
    ({ data }) => data,
    () => [],
  );
  return new Set(kadar.filter((k) => k.kadar_cetak.toUpperCase() === teks).map((k) => k.kadar));
}

/** By its code, its karat in percent or as it is stamped, or a word of its name. */
const cocok = ({ kode_group, nama_group, kadar }: Grup, teks: string, cap: ReadonlySet<number>): boolean =>
  kode_group === teks ||
  String(kadar) === teks.replace(',', '.') ||
  cap.has(kadar) ||
  nama_group.toUpperCase().includes(teks);

export async function cariHarga(teks: string, signal: AbortSignal): Promise<PaletteHit[]> {
  const [{ data }, cap] = await Promise.all([
    call<Grup[]>(groupResource.api.list, { query: SEMUA, signal }),
    dicap(teks.replace(/\s/g, ''), signal),
  ]);
  return data
    .filter((grup) => cocok(grup, teks, cap))
    .map((grup) => ({
      id: grup.kode_group,
      label: `${grup.nama_group} · ${grup.kode_group}`,
      description: `${formatRupiah(grup.harga as Rupiah)} / g`,
      path: groupResource.screen,
      search: { kode_group: grup.kode_group },
    }));
}
