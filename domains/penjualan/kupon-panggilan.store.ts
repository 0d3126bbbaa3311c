/** The calls about coupons, and the shapes of their answers. */
import { call } from '@mustika/web-kit/api.ts';
import { cekKuponCommand } from './cek-kupon.command.ts';
import type { StatusKupon } from './cek-kupon.rule.ts';

export type Kupon = {
  kode: string;
  urut: number;
  status: StatusKupon;
  toko_pakai: string | null;
  no_pakai: string | null;
  cara: 'BAYAR' | 'POTONGAN' | 'UNDIAN' | null;
  waktu_pakai: string | null;
  oleh: string | null;
};

/** One coupon, or all of a nota. What only the branch of the sale knows is null elsewhere. */
export type KuponDicari = {
  toko: string;
  no_faktur_group: string;
  program: string;
  nilai_kupon: number;
  undian: boolean;
  berlaku_sampai: string;
  tanggal: string | null;
  total: number | null;
  nama_customer: string | null;
  kode_member: string | null;
  kupon: Kupon[];
};

export const cariKupon = async (kode: string): Promise<KuponDicari> =>
  (await call<KuponDicari>(cekKuponCommand, { query: { kode } })).data;
