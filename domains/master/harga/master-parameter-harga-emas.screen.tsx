/** The gold prices by quality, with the way to the price of the day. */
import { ResourceScreen } from '@mustika/web-kit/resource/resource-screen.tsx';
import { KeHargaHariIni } from './ke-harga-hari-ini.widget.tsx';
import { parameterHargaEmasResource } from './parameter-harga-emas.resource.ts';

export default function MasterParameterHargaEmas() {
  return <ResourceScreen resource={parameterHargaEmasResource} acts={<KeHargaHariIni />} />;
}
