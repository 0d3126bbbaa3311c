/** Reads of coupons: one by its code, from whatever branch, or all of a nota of this store. */
import type { Statement } from '@mustika/server-kit/database.ts';
import { type KeadaanKupon, tulisKodeKupon } from './cek-kupon.rule.ts';

/** A coupon, and where it was used if it was; `waktu_pakai` only this store's own uses tell. */
export type KuponRow = {
  kode: string;
  toko: string;
  no_faktur_group: string;
  urut: number;
  nama_kupon: string;
  nilai_kupon: number;
  undian: boolean;
  berlaku_sampai: string;
  keadaan: KeadaanKupon;
  /** Whether its giving was booked, and whether a closing let the debt go again. */
  terbuku: boolean;
  lepas: boolean;
  toko_pakai: string | null;
  no_pakai: string | null;
  /** BAYAR: it paid the nota `no_pakai`; POTONGAN was handed in by hand, before coupons paid. */
  cara: 'BAYAR' | 'POTONGAN' | 'UNDIAN' | null;
  waktu_pakai: string | null;
  oleh: string | null;
};

const KUPON = `select k.kode, k.toko, k.no_faktur_group, k.urut, k.nama_kupon, k.nilai_kupon, k.undian, k.berlaku_sampai,
    k.keadaan, k.terbuku, k.lepas, k.toko_pakai, k.no_pakai, coalesce(t.cara, case when p.kode is not null then 'BAYAR' end) as cara, d.dibuat as waktu_pakai, d.user_id as oleh
  from kupon k
  left join kupon_tukar t on t.kode_toko = k.toko_pakai and t.no_dokumen = k.no_pakai
  left join penjualan_kupon p on p.kode_toko = k.toko_pakai and p.no_faktur_group = k.no_pakai and p.kode = k.kode
  left join dokumen d on d.kode_toko = k.toko_pakai and d.no_dokumen = k.no_pakai`;

/** A coupon as it travels; what its days make of it whoever knows the day says. */
export const kuponWire = ({ kode, urut, keadaan, ...row }: KuponRow): object => ({
  kode: tulisKodeKupon(kode),
  urut,
  keadaan,
  nama_kupon: row.nama_kupon,
  nilai_kupon: row.nilai_kupon,
  undian: row.undian,
  berlaku_sampai: row.berlaku_sampai,
  toko_pakai: row.toko_pakai,
  no_pakai: row.no_pakai,
  cara: row.cara,
  waktu_pakai: row.waktu_pakai,
  oleh: row.oleh,
});

/** Coupons that are to pay a nota; nothing of where they were used. */
export const bacaKuponSemua = (kode: readonly string[]): Statement => ({
  name: 'kupon_semua',
  text: `${KUPON} where k.kode = any ($1)`,
  values: [kode],
});

/** Null reads none. */
export const bacaKupon = (kode: string | null): Statement => ({
  name: 'kupon_kode',
  text: `${KUPON} where k.kode = $1`,
  values: [kode],
});

export const bacaKuponNota = (kode_toko: string, no_faktur_group: string): Statement => ({
  name: 'kupon_nota',
  text: `${KUPON} where k.toko = $1 and k.no_faktur_group = $2 order by k.urut`,
  values: [kode_toko, no_faktur_group],
});
