/**
 * What a closing does to the debt for coupons: it ends for those whose days are over, that went into the draw, or that another
 * branch took (whose sale bore them), and comes back for those that became good again. Each closing brings debt and coupons
 * together, so that nothing need be done at midnight and no branch waits for another. docs/decisions/0030.
 */
import { type Rupiah, sum } from '@mustika/kernel/amount.ts';
import { uangTransfer } from '@mustika/kernel/transfer.ts';
import { type Rows, statement } from '@mustika/server-kit/database.ts';

/** A coupon of an open nota waits: validated it pays, cancelled it is good again. */
const BERUBAH = `select k.kode, k.nilai_kupon as nilai, not k.lepas as lepas
  from kupon k left join penjualan_kupon p on p.kode_toko = k.toko_pakai and p.no_faktur_group = k.no_pakai and p.kode = k.kode
 where k.toko = $1 and k.terbuku and k.nilai_kupon > 0 and not (k.keadaan = 'BATAL' and not k.lepas)
   and k.lepas <> case when k.keadaan = 'BATAL' then false
                       when k.keadaan = 'BERLAKU' then k.berlaku_sampai < $2
                       when k.toko_pakai <> k.toko or p.kode is null then true
                       else coalesce(not p.liabilitas, k.lepas) end`;

type Berubah = { kode: string; nilai: Rupiah; lepas: boolean };

/** The coupons of a store as a part of its closing, for the composition root. */
export const lepasKupon = {
  baca: (kode_toko: string, hari: string) => statement('kupon_berubah', BERUBAH, kode_toko, hari),
  tutup: (rows: Rows) => {
    const kupon = rows as unknown as Berubah[];
    const bernilai = (lepas: boolean): Rupiah =>
      sum(kupon.filter((k) => k.lepas === lepas).map((k) => k.nilai));
    const utang = { akun: 'LIABILITAS_KUPON' } as const;
    const beban = { akun: 'BEBAN_POIN' } as const;
    return {
      tulis:
        kupon.length === 0
          ? []
          : [{ penulis: 'kupon_lepas', baris: kupon.map(({ kode, lepas }) => ({ kode, lepas })) }],
      transfers: [
        ...uangTransfer(beban, utang, bernilai(true), { kategori: 'KUPON', jenis: 'LEPAS' }),
        ...uangTransfer(utang, beban, bernilai(false), { kategori: 'KUPON', jenis: 'KEMBALI' }),
      ],
    };
  },
  buka: [{ penulis: 'kupon_lepas_batal', baris: [{}] }],
};
