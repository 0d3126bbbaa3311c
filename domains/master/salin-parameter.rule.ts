/** Which lists of a store another one may take over, in the order in which they refer to each other. */
import type { House } from '@mustika/kernel/house.ts';
import type { Resource } from '@mustika/kernel/resource.ts';
import { MILIK_TOKO } from './salin-parameter.command.ts';

/** Lists that a store keeps for itself, those first that others refer to. */
export function daftarSalin(house: House): Resource[] {
  const semua = house.resources.filter((r) => r.scope === 'toko' && !r.readOnly && !MILIK_TOKO.has(r.name));
  const urut: Resource[] = [];
  const tambah = (resource: Resource): void => {
    if (urut.includes(resource) || !semua.includes(resource)) return;
    for (const field of Object.values(resource.fields)) if (field.ref) tambah(field.ref());
    urut.push(resource);
  };
  for (const resource of semua) tambah(resource);
  return urut;
}

/** What a row of such a list is copied with. */
export const kolomSalin = (resource: Resource): string[] =>
  Object.keys(resource.fields).filter((name) => resource.fields[name]?.kind !== 'daftar');
