/** What making and sending a schedule both ask of a report. Page 0165. */
import type { Gate } from '@mustika/kernel/gate.ts';
import { callGate, type House } from '@mustika/kernel/house.ts';
import { FILE_PART } from '@mustika/kernel/part.ts';
import type { Report } from '@mustika/kernel/report.ts';

/** The days that it asks for, by name, in the order of its form. */
export const namaHari = ({ filters }: Report): string[] =>
  Object.keys(filters).filter((name) => filters[name]?.kind === 'tanggal');

/** Who may have its file. */
export const gerbangBerkas = (house: House, { gate, screen }: Report): Gate =>
  callGate(house, { gate, screens: [screen], part: FILE_PART });
