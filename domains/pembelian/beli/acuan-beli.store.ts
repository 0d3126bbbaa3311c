/** The masters a purchase is priced with, cached for the page. */
import { useAllRows } from '@mustika/web-kit/all-rows.ts';
import { useSession } from '@mustika/web-kit/session.ts';
import { useSubject } from '@mustika/web-kit/shell/house-context.tsx';
import { useMemo } from 'react';
import { hargaBeliResource } from '../../master/harga/harga-beli.resource.ts';
import { parameterHargaEmasResource } from '../../master/harga/parameter-harga-emas.resource.ts';
import { jenisResource } from '../../master/jenis.resource.ts';
import { kondisiPembelianResource } from '../../master/kondisi-pembelian.resource.ts';
import { potonganPembelianResource } from '../../master/potongan-pembelian.resource.ts';
import { rugiNotaResource } from '../../master/rugi-nota.resource.ts';
import { type AcuanSiap, acuanDari, type MasterBeli } from './acuan-beli.view.ts';

const TANPA_TOKO = { settings: {}, flags: new Set<string>() };

/** The list of the kategori is asked for only where its module is on. */
export function useAcuanBeli(): AcuanSiap {
  const subject = useSubject() ?? TANPA_TOKO;
  const hari = useSession((session) => session.user?.tgl_system) ?? '';
  const per = subject.flags.has('POTONGAN_PENJUALAN_MODULE');
  const kondisi = useAllRows<MasterBeli['kondisi']>(kondisiPembelianResource);
  const harga = useAllRows<MasterBeli['harga']>(hargaBeliResource);
  const emas = useAllRows<MasterBeli['emas']>(parameterHargaEmasResource);
  const rugi = useAllRows<MasterBeli['rugi']>(rugiNotaResource);
  const potongan = useAllRows<MasterBeli['potongan']>(potonganPembelianResource, per);
  const jenis = useAllRows<MasterBeli['jenis']>(jenisResource, per);
  return useMemo(
    () => acuanDari({ kondisi, harga, emas, rugi, potongan, jenis }, subject, hari),
    [kondisi, harga, emas, rugi, potongan, jenis, subject, hari],
  );
}
