/** The calls about coupons, and the shapes of their answers. */
import { type Answer, call } from '@mustika/web-kit/api.ts';
import type { ApprovalId } from '@mustika/web-kit/approval/approval.ts';
import { cekKuponCommand } from './cek-kupon.command.ts';
import type { StatusKupon } from './cek-kupon.rule.ts';
import { kuponTukar } from './kupon-tukar.document.ts';

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

const { tukar, batal } = kuponTukar.transitions;

export type BadanTukar = { kode: string; keterangan?: string };

export const kirimTukar = (body: BadanTukar, key: string): Promise<Answer<object>> =>
  call({ method: 'POST', path: tukar.path }, { body, key });

export const kirimBatalTukar = (
  body: { no_dokumen: string; alasan: string },
  key: string,
  detail_authorization?: ApprovalId[],
): Promise<Answer<object>> =>
  call(
    { method: 'POST', path: batal.path },
    { body: detail_authorization ? { ...body, detail_authorization } : body, key },
  );
