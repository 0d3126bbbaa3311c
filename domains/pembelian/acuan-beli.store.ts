/** The masters a purchase is priced with, cached for the page. */
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
import { parameterHargaEmasResource } from '../master/parameter-harga-emas.resource.ts';
import { potonganPembelianResource } from '../master/potongan-pembelian.resource.ts';
import { rugiNotaResource } from '../master/rugi-nota.resource.ts';
import { type AcuanSiap, acuanDari, type MasterBeli } from './acuan-beli.rule.ts';

function useRows<K extends keyof MasterBeli>(resource: object, enabled = true): MasterBeli[K] {
  const portal = useSession((session) => session.portal);
  return useQuery({
    queryKey: [...resourceKey(resource as Resource, portal), 'semua'],
    queryFn: async ({ signal }) => {
      const query = { aktif: 'ya', skip: 0, limit: 1000 };
      return (await call<unknown[]>((resource as Resource).api.list, { query, signal })).data;
    },
    staleTime: 60_000,
    enabled,
  }).data as MasterBeli[K];
}

const TANPA_TOKO = { settings: {}, flags: new Set<string>() };

/** The list of the kategori is asked for only where its module is on. */
export function useAcuanBeli(): AcuanSiap {
  const subject = useSubject() ?? TANPA_TOKO;
  const hari = useSession((session) => session.user?.tgl_system) ?? '';
  const per = subject.flags.has('POTONGAN_PENJUALAN_MODULE');
  const kondisi = useRows<'kondisi'>(kondisiPembelianResource);
  const harga = useRows<'harga'>(hargaBeliResource);
  const emas = useRows<'emas'>(parameterHargaEmasResource);
  const rugi = useRows<'rugi'>(rugiNotaResource);
  const potongan = useRows<'potongan'>(potonganPembelianResource, per);
  const jenis = useRows<'jenis'>(jenisResource, per);
  return useMemo(
    () => acuanDari({ kondisi, harga, emas, rugi, potongan, jenis }, subject, hari),
    [kondisi, harga, emas, rugi, potongan, jenis, subject, hari],
  );
}
