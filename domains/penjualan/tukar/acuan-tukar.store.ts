/** The masters a trade-in is priced with: those of a purchase, asked for once somebody trades in. */
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
import { type AcuanSiap, acuanDari, type MasterBeli } from '../../pembelian/beli/acuan-beli.view.ts';

const TANPA_TOKO = { settings: {}, flags: new Set<string>() };

/** The list of the kategori is asked for only where its module is on. */
export function useAcuanTukar(aktif: boolean): AcuanSiap {
  const subject = useSubject() ?? TANPA_TOKO;
  const hari = useSession((session) => session.user?.tgl_system) ?? '';
  const per = subject.flags.has('POTONGAN_PENJUALAN_MODULE');
  const kondisi = useAllRows<MasterBeli['kondisi']>(kondisiPembelianResource, aktif);
  const harga = useAllRows<MasterBeli['harga']>(hargaBeliResource, aktif);
  const emas = useAllRows<MasterBeli['emas']>(parameterHargaEmasResource, aktif);
  const rugi = useAllRows<MasterBeli['rugi']>(rugiNotaResource, aktif);
  const potongan = useAllRows<MasterBeli['potongan']>(potonganPembelianResource, aktif && per);
  const jenis = useAllRows<MasterBeli['jenis']>(jenisResource, aktif && per);
  return useMemo(
    () => acuanDari({ kondisi, harga, emas, rugi, potongan, jenis }, subject, hari),
    [kondisi, harga, emas, rugi, potongan, jenis, subject, hari],
  );
}
