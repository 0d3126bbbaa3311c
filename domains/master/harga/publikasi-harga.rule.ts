/** What head office may publish. */
import type { Resource } from '@mustika/kernel/resource.ts';
import { groupResource } from '../group.resource.ts';
import { parameterOngkosResource } from '../parameter-ongkos.resource.ts';
import { hargaBeliResource } from './harga-beli.resource.ts';
import { parameterHargaEmasResource } from './parameter-harga-emas.resource.ts';

/** Lists whose prices are versions and that belong to this domain; a pledge's value is set where pledges are. */
const DAFTAR: readonly Resource[] = [
  groupResource,
  parameterHargaEmasResource,
  hargaBeliResource,
  parameterOngkosResource,
];

/** The lists as a choice: table and label. */
export const TABEL_PUBLIKASI = DAFTAR.map(({ name, label }) => [name, label] as const);

/** The declaration of a list that may be published. */
export const daftarHarga = (tabel: string): Resource | undefined => DAFTAR.find(({ name }) => name === tabel);
