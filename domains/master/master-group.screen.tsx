/** The groups and their prices, with the way to the price of the day. */
import { ResourceScreen } from '@mustika/web-kit/resource/resource-screen.tsx';
import { groupResource } from './group.resource.ts';
import { KeHargaHariIni } from './harga/ke-harga-hari-ini.widget.tsx';

export default function MasterGroup() {
  return <ResourceScreen resource={groupResource} acts={<KeHargaHariIni />} />;
}
