import { angka, kode, teks } from '@mustika/kernel/field.ts';
import { crudPaths, defineResource } from '@mustika/kernel/resource.ts';

/**
 * Stock of tags as the shop buys it by the roll, in whole millimetres: a tag has two wings beside each other and a tail to their right,
 * and a row of the roll may hold several. The specification prints tags and names no sizes; three that are sold everywhere need no row
 * (`TATA_BAKU`). docs/decisions/0116.
 */
export const labelResource = defineResource({
  name: 'para_label',
  label: 'Master Label',
  screen: '/master-label',
  api: crudPaths('para-label', 'kode_label'),
  key: 'kode_label',
  display: 'keterangan',
  fields: {
    kode_label: kode('Kode Label', { max: 12 }),
    keterangan: teks('Keterangan'),
    lebar: angka('Lebar (mm)', { min: 10, max: 200 }),
    tinggi: angka('Tinggi (mm)', { min: 5, max: 150 }),
    sayap: angka('Lebar Satu Sayap (mm)', { min: 5, max: 100 }),
    jarak: angka('Jarak Antar Baris (mm)', { min: 0, max: 20, initial: 2 }),
    kolom: angka('Label Per Baris', { min: 1, max: 6, initial: 1 }),
    sela: angka('Sela Antar Kolom (mm)', { min: 0, max: 20, initial: 0 }),
    kiri: angka('Tepi Kiri Rol (mm)', { min: 0, max: 50, initial: 0 }),
  },
});

/** Millimetres of a tag, and how it lies on its roll. */
export type UkuranLabel = Readonly<
  Record<'lebar' | 'tinggi' | 'sayap' | 'jarak' | 'kolom' | 'sela' | 'kiri', number>
>;

const satu = { jarak: 2, kolom: 1, sela: 0, kiri: 0 } as const;

/** The dumbbell tags Indonesian shops buy by the roll; a row of the shop under the same code is meant before them. */
export const TATA_BAKU: Readonly<Record<string, UkuranLabel>> = {
  '60X12': { lebar: 60, tinggi: 12, sayap: 21, ...satu },
  '70X13': { lebar: 70, tinggi: 13, sayap: 25, ...satu },
  '50X10': { lebar: 50, tinggi: 10, sayap: 18, ...satu },
};
