/** Calls of the map of trays. */
import { call } from '@mustika/web-kit/api.ts';
import { type Petak, petaBaki } from './peta-baki.command.ts';

export const muatPeta = async (signal: AbortSignal): Promise<readonly Petak[]> =>
  (await call(petaBaki, { signal })).data;
