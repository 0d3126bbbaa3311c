/** What is particular to this till: how fast its scanner types, whether it makes sounds. Kept in the `laci`. */
import { create } from 'zustand';
import { recall, remember } from '../storage.ts';

export type ScanDevice = {
  /** Longest gap in ms between two keys of a scanner (Ecosystem 5.3). */
  gap: number;
  suara: boolean;
};

const KEY = 'pemindai';
/** Covers the slow makes on a slow PC too; typists are told apart by the shape of the text. */
const INITIAL: ScanDevice = { gap: 150, suara: true };

export const GAP_RANGE = { min: 15, max: 200 } as const;

export const useScanDevice = create<ScanDevice>()(() => ({
  ...INITIAL,
  ...recall<Partial<ScanDevice>>('laci', KEY),
}));

export function setScanDevice(part: Partial<ScanDevice>): void {
  useScanDevice.setState(part);
  remember('laci', KEY, useScanDevice.getState());
}
