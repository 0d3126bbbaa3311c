/** Extension point of the palette: who else answers what is typed into Ctrl+K. */
import type { Endpoint } from '@mustika/kernel/resource.ts';

export type PaletteHit = {
  id: string;
  label: string;
  description?: string;
  /** How it looks: the call that answers its picture. */
  picture?: { call: Endpoint; params: Readonly<Record<string, string>> };
  /** Where Enter leads. */
  path: string;
  search?: Record<string, string>;
  /** What is done there, once it is open. */
  onOpen?: () => Promise<void>;
};
/**
 * An asynchronous answerer, such as "find this barcode", for those who may open its screen, for everybody where it names none. `label`
 * heads its hits.
 */
export type PaletteSource = {
  name: string;
  screen?: string;
  label: () => string;
  find: (query: string, signal: AbortSignal) => Promise<PaletteHit[]>;
};

/** Domains push their sources here when their `palet.widget.tsx` loads. */
export const paletteSources: PaletteSource[] = [];
