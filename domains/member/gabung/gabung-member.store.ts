/** Calls of the screen that makes two members one. */
import { call } from '@mustika/web-kit/api.ts';
import {
  type CalonGanda,
  calonGanda,
  type Gabungan,
  gabunganMember,
  pratinjauGabung,
  type SisiGabung,
} from './gabung-member.command.ts';

export const bacaCalon = async (signal: AbortSignal): Promise<readonly CalonGanda[]> =>
  (await call(calonGanda, { signal })).data;

/** The one who stays and the one who goes. */
export async function bacaBerdua(
  ke: string,
  dari: string,
  signal: AbortSignal,
): Promise<readonly [SisiGabung, SisiGabung]> {
  const { data } = await call(pratinjauGabung, { query: { ke, dari }, signal });
  return data as unknown as readonly [SisiGabung, SisiGabung];
}

export const bacaGabungan = async (kode_member: string, signal: AbortSignal): Promise<readonly Gabungan[]> =>
  (await call(gabunganMember, { params: { kode_member }, signal })).data;
