/** Reads of coupons: one by its code, from whatever branch, or all of a nota of this store. */
import type { InsideOf } from '@mustika/kernel/answer.ts';
import { statement } from '@mustika/server-kit/database.ts';
import type { kuponFields } from './cek-kupon.command.ts';
import { tulisKodeKupon } from './cek-kupon.rule.ts';

export type KuponRow = InsideOf<typeof kuponFields> & {
  toko: string;
  no_faktur_group: string;
  /** Whether its giving was booked, and whether a closing let the debt go again. */
  terbuku: boolean;
  lepas: boolean;
};

const KUPON = `select k.kode, k.toko, k.no_faktur_group, k.urut, k.nama_kupon, k.nilai_kupon, k.undian, k.berlaku_sampai,
    k.keadaan, k.terbuku, k.lepas, k.toko_pakai, k.no_pakai, coalesce(t.cara, case when p.kode is not null then 'BAYAR' end) as cara, d.dibuat as waktu_pakai, d.user_id as oleh
  from kupon k
  left join kupon_tukar t on t.kode_toko = k.toko_pakai and t.no_dokumen = k.no_pakai
  left join penjualan_kupon p on p.kode_toko = k.toko_pakai and p.no_faktur_group = k.no_pakai and p.kode = k.kode
  left join dokumen d on d.kode_toko = k.toko_pakai and d.no_dokumen = k.no_pakai`;

/** A coupon as a person reads it; what its days make of it whoever knows the day says. */
export const kuponTerbaca = ({
  toko: _toko,
  no_faktur_group: _nota,
  terbuku: _terbuku,
  lepas: _lepas,
  ...row
}: KuponRow): InsideOf<typeof kuponFields> => ({ ...row, kode: tulisKodeKupon(row.kode) });

/** Coupons that are to pay a nota; nothing of where they were used. */
export const bacaKuponSemua = (kode: readonly string[]) =>
  statement<KuponRow>('kupon_semua', `${KUPON} where k.kode = any ($1)`, kode);

/** Null reads none. */
export const bacaKupon = (kode: string | null) =>
  statement<KuponRow>('kupon_kode', `${KUPON} where k.kode = $1`, kode);

export const bacaKuponNota = (kode_toko: string, no_faktur_group: string) =>
  statement<KuponRow>(
    'kupon_nota',
    `${KUPON} where k.toko = $1 and k.no_faktur_group = $2 order by k.urut`,
    kode_toko,
    no_faktur_group,
  );
