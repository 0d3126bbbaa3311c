/** The call about coupons. */
import { call } from '@mustika/web-kit/api.ts';
import { cekKuponCommand, type KuponDicari } from './cek-kupon.command.ts';

export const cariKupon = async (kode: string): Promise<KuponDicari> =>
  (await call(cekKuponCommand, { query: { kode } })).data;
