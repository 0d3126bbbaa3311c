/** What is said of a stone wherever one is described: its grades from the lists of the trade, and its certificate. Domain R10.1, R10.2. */
import { ref } from '@mustika/kernel/field.ts';
import { clarityResource } from './batu-clarity.resource.ts';
import { colorResource } from './batu-color.resource.ts';
import { cutgradeResource } from './batu-cutgrade.resource.ts';
import { fluorescenceResource } from './batu-fluorescence.resource.ts';
import { polishResource } from './batu-polish.resource.ts';
import { shapeResource } from './batu-shape.resource.ts';
import { symmetryResource } from './batu-symmetry.resource.ts';

/** Who certifies; TANPA where nobody does. */
export const SERTIFIKAT = ['TANPA', 'GIA', 'IGI', 'HRD', 'AGL'] as const;

/** Each grade may be unknown. */
export const mutuBatu = {
  kode_shape: ref('Shape', () => shapeResource, { opsional: true }),
  kode_color: ref('Color', () => colorResource, { opsional: true }),
  kode_clarity: ref('Clarity', () => clarityResource, { opsional: true }),
  kode_cutgrade: ref('Cut Grade', () => cutgradeResource, { opsional: true }),
  kode_polish: ref('Polish', () => polishResource, { opsional: true }),
  kode_symmetry: ref('Symmetry', () => symmetryResource, { opsional: true }),
  kode_fluorescence: ref('Fluorescence', () => fluorescenceResource, { opsional: true }),
} as const;

/** The lists the grades come from. */
export const DAFTAR_MUTU = {
  kode_shape: shapeResource,
  kode_color: colorResource,
  kode_clarity: clarityResource,
  kode_cutgrade: cutgradeResource,
  kode_polish: polishResource,
  kode_symmetry: symmetryResource,
  kode_fluorescence: fluorescenceResource,
} as const;
