/** The masters a purchase is priced with, in inside units, cached for the page. */
import { miliPersen, type Rupiah, rupiah, toThousandths } from '@mustika/kernel/amount.ts';
import type { Resource } from '@mustika/kernel/resource.ts';
import { call } from '@mustika/web-kit/api.ts';
import { resourceKey } from '@mustika/web-kit/fields/ref-options.ts';
import { useSession } from '@mustika/web-kit/session.ts';
import { useSubject } from '@mustika/web-kit/shell/house-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { hargaBeliResource } from '../master/harga-beli.resource.ts';
import { jenisResource } from '../master/jenis.resource.ts';
import { kondisiPembelianResource } from '../master/kondisi-pembelian.resource.ts';
import { HARGA_DASAR, parameterHargaEmasResource } from '../master/parameter-harga-emas.resource.ts';
import { potonganPembelianResource } from '../master/potongan-pembelian.resource.ts';
import { rugiNotaResource } from '../master/rugi-nota.resource.ts';
import { aturanBeli } from './hitung-pembelian.rule.ts';
import { batasIdentitas } from './identitas-penjual.rule.ts';
import type { AcuanLayar } from './keranjang-beli.rule.ts';
import type { AsalNota, Potongan } from './rugi-nota.rule.ts';

function useRows<T>(resource: Resource, enabled = true): readonly T[] | undefined {
  const portal = useSession((session) => session.portal);
  return useQuery({
    queryKey: [...resourceKey(resource, portal), 'semua'],
    queryFn: async ({ signal }) =>
      (await call<T[]>(resource.api.list, { query: { aktif: 'ya', skip: 0, limit: 1000 }, signal })).data,
    staleTime: 60_000,
    enabled,
  }).data;
}

type Toko = { settings: Readonly<Record<string, string>>; flags: ReadonlySet<string> };
type KondisiWire = {
  kondisi_barang: string;
  type_kondisi: 'PERSENTASE' | 'RP';
  persentase: number;
  potongan: number;
};

type PotonganWire = { type_potongan: 'PERSENTASE' | 'RP'; persentase: number; potongan: number };
type RugiWire = PotonganWire & {
  kode_rugi: string;
  asal_nota: AsalNota;
  kode_group: string | null;
  umur_bulan: number;
};

const dalam = ({ type_potongan, persentase, potongan }: PotonganWire): Potongan => ({
  type_potongan,
  persentase: miliPersen(toThousandths(persentase) ?? 0),
  potongan: rupiah(potongan),
});

/** What notas and kategori lose; the list of the kategori is asked for only where the module is on. */
function usePengurang(flags: ReadonlySet<string>): Pick<AcuanLayar, 'rugi' | 'potongan'> {
  const aktif = flags.has('POTONGAN_PENJUALAN_MODULE');
  const rugi = useRows<RugiWire>(rugiNotaResource as Resource);
  const potongan = useRows<PotonganWire & { kode_kategori: string }>(
    potonganPembelianResource as unknown as Resource,
    aktif,
  );
  const jenis = useRows<{ kode_dept: string; kode_kategori: string | null }>(
    jenisResource as Resource,
    aktif,
  );
  return useMemo(
    () => ({
      rugi: (rugi ?? []).map((r) => ({ ...r, ...dalam(r) })),
      potongan: (jenis ?? []).flatMap(({ kode_dept, kode_kategori }) => {
        const found = potongan?.find((p) => p.kode_kategori === kode_kategori);
        return found ? [{ kode_dept, kode_kategori: found.kode_kategori, ...dalam(found) }] : [];
      }),
    }),
    [rugi, potongan, jenis],
  );
}

const TANPA_MODUL: ReadonlySet<string> = new Set();

/** Ready once the conditions are there: without them nothing can be priced. */
export function useAcuanBeli(): AcuanLayar & { siap: boolean; batas: number } {
  const kondisi = useRows<KondisiWire>(kondisiPembelianResource as Resource);
  const harga = useRows<{ kode_harga: string; harga_per_gram: number }>(hargaBeliResource as Resource);
  const emas = useRows<{ kode_harga: string; harga_beli: number }>(parameterHargaEmasResource as Resource);
  const subject = useSubject();
  const hari = useSession((session) => session.user?.tgl_system) ?? '';
  const pengurang = usePengurang(subject?.flags ?? TANPA_MODUL);
  return useMemo(() => {
    const store: Toko = subject ?? { settings: {}, flags: new Set() };
    const dasar = emas?.find((row) => row.kode_harga === HARGA_DASAR)?.harga_beli ?? 0;
    return {
      siap: kondisi !== undefined,
      kondisi: (kondisi ?? []).map((k) => ({
        ...k,
        persentase: miliPersen(toThousandths(k.persentase) ?? 0),
        potongan: rupiah(k.potongan),
      })),
      harga: (harga ?? []).map((h) => ({ ...h, harga_per_gram: rupiah(h.harga_per_gram) })),
      harga_24k: dasar > 0 ? (dasar as Rupiah) : null,
      ...pengurang,
      hari,
      aturan: aturanBeli(store),
      flags: store.flags,
      batas: batasIdentitas(store.settings),
    };
  }, [kondisi, harga, emas, subject, pengurang, hari]);
}
