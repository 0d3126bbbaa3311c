/** Diamonds: stones with their grades and certificates, and their book, in menu order. */
import { defineDomain } from '@mustika/kernel/house.ts';
import { clarityResource } from './batu-clarity.resource.ts';
import { colorResource } from './batu-color.resource.ts';
import { cutgradeResource } from './batu-cutgrade.resource.ts';
import { fluorescenceResource } from './batu-fluorescence.resource.ts';
import { polishResource } from './batu-polish.resource.ts';
import { shapeResource } from './batu-shape.resource.ts';
import { symmetryResource } from './batu-symmetry.resource.ts';
import { berlianResource } from './berlian.resource.ts';
import { jenisBatuResource } from './jenis-batu.resource.ts';
import { jenisBerlianCommand } from './jenis-berlian.command.ts';
import { laporanBukuBerlian } from './laporan-buku-berlian.report.ts';
import { supplierBerlianResource } from './supplier-berlian.resource.ts';

export const berlian = defineDomain(
  'berlian',
  'Berlian',
  jenisBatuResource,
  supplierBerlianResource,
  shapeResource,
  colorResource,
  clarityResource,
  fluorescenceResource,
  symmetryResource,
  polishResource,
  cutgradeResource,
  berlianResource,
  laporanBukuBerlian,
  jenisBerlianCommand,
);
