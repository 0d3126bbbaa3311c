/** Coupons as a side of a nota: each pays its value, once in the whole chain. Domain R9.6; docs/decisions/0030. */
import { type Rupiah, rupiah, sum } from '@mustika/kernel/amount.ts';
import { reject } from '@mustika/kernel/errors.ts';
import { type Transfer, uangTransfer } from '@mustika/kernel/transfer.ts';
import { type RowsOf, statement } from '@mustika/server-kit/database.ts';
import type { Facts } from '@mustika/server-kit/document/document-runner.ts';
import { kembar } from '../../barang/gerak-barang.rule.ts';
import { penjualanErrors as salah } from '../../jual/penjualan.errors.ts';
import type { SimpanInput } from '../../jual/periksa-penjualan.rule.ts';
import { dibayarLewat, type Sisi, sisiBayar } from '../../pembayaran/sisi.posting.ts';
import { bacaKodeKupon } from './cek-kupon.rule.ts';
import { bacaKuponSemua, type KuponRow } from './kupon.query.ts';
import { kuponBerlaku } from './kupon-tukar.posting.ts';

const BAYAR_KUPON = 'KUPON' as const;

type Dipakai = Pick<KuponRow, 'kode' | 'toko' | 'terbuku' | 'lepas'> & { nilai: Rupiah };

/** Whether it pays off this store's own debt; a coupon of another branch, or of outside the books, costs here and now. */
const utangSendiri = ({ toko, terbuku, lepas }: Dipakai, kode_toko: string): boolean =>
  toko === kode_toko && terbuku && !lepas;

function transferKupon(kupon: readonly Dipakai[], kode_toko: string): Transfer[] {
  const bernilai = (utang: boolean): Rupiah =>
    sum(kupon.filter((k) => utangSendiri(k, kode_toko) === utang).map((k) => k.nilai));
  const dari = { akun: 'KLIRING_PENJUALAN' } as const;
  return [
    ...uangTransfer(dari, { akun: 'LIABILITAS_KUPON' }, bernilai(true), {
      kategori: 'PENJUALAN',
      jenis: 'KUPON',
    }),
    ...uangTransfer(dari, { akun: 'BEBAN_POIN' }, bernilai(false), {
      kategori: 'PENJUALAN',
      jenis: 'KUPON_LAIN',
    }),
  ];
}

/** Every coupon once, known, good today, and worth something. */
function kuponDibayar({ kupon }: SimpanInput, rows: readonly KuponRow[], hari: string): Dipakai[] {
  const codes = kupon.map(({ kode }) => bacaKodeKupon(kode));
  const twin = kembar(codes);
  if (twin) reject(salah.KUPON_DUA_KALI, { kode: twin });
  return kupon.map(({ kode }, index) => {
    const found = kuponBerlaku(
      kode,
      rows.find((row) => row.kode === codes[index]),
      hari,
    );
    if (found.nilai_kupon <= 0) reject(salah.KUPON_BUKAN_UNTUK_ITU, { kode });
    return { ...found, nilai: rupiah(found.nilai_kupon) };
  });
}

const bacaKuponNota = ({ kupon }: SimpanInput) => ({
  kupon: bacaKuponSemua(kupon.map(({ kode }) => bacaKodeKupon(kode) ?? '')),
});

type Bacaan = RowsOf<ReturnType<typeof bacaKuponNota>>;

function putuskan(
  input: SimpanInput,
  { kupon: rows }: Bacaan,
  { hari, ctx, memposting, store }: Facts,
): Sisi {
  if (!store.flags.has('KUPON_PENJUALAN_MODULE')) reject(salah.KUPON_TIDAK_AKTIF);
  if (input.kupon.length === 0) reject(salah.KUPON_KOSONG);
  const kupon = kuponDibayar(input, rows, hari);
  const nilai = sum(kupon.map((k) => k.nilai));
  // A coupon is never changed into money: what it is worth beyond the nota would be lost to the customer.
  if (nilai > Math.max(0, input.total - dibayarLewat(input.bayar, 'TUKAR')))
    reject(salah.KUPON_MELEBIHI_NOTA, { nilai });
  const { kode_toko } = ctx.scope;
  return {
    jenis: BAYAR_KUPON,
    nilai,
    perlu: [],
    tulis: [
      {
        penulis: 'kupon_pakai',
        baris: kupon.map((k) => ({
          kode: k.kode,
          liabilitas: memposting ? utangSendiri(k, kode_toko) : null,
        })),
      },
    ],
    transfers: () => transferKupon(kupon, kode_toko),
    audit: { kupon_dipakai: kupon.map((k) => [k.kode, k.nilai]) },
    jawaban: { kupon_dipakai: nilai },
  };
}

const SIMPAN = `select p.kode, p.kode_toko, k.toko, k.terbuku, k.lepas, p.nilai
  from penjualan_kupon p join kupon k on k.kode = p.kode
 where p.kode_toko = $1 and p.no_faktur_group = $2 order by p.kode`;

type KuponSimpan = Dipakai & { kode_toko: string };

/** The side KUPON of a nota. */
export const sisiKupon = sisiBayar({
  jenis: BAYAR_KUPON,
  ada: (input: SimpanInput) => input.kupon.length > 0 || input.bayar.some((b) => b.jenis === BAYAR_KUPON),
  reads: bacaKuponNota,
  decide: putuskan,
  bacaSimpan: (kode_toko, no_faktur_group) =>
    statement<KuponSimpan>('kupon_simpan', SIMPAN, kode_toko, no_faktur_group),
  validasi: (kupon) => {
    const kode_toko = kupon[0]?.kode_toko ?? '';
    return {
      nilai: sum(kupon.map((k) => k.nilai)),
      tulis: [
        {
          penulis: 'kupon_sah',
          baris: kupon.map((k) => ({ kode: k.kode, liabilitas: utangSendiri(k, kode_toko) })),
        },
      ],
      transfers: () => transferKupon(kupon, kode_toko),
    };
  },
  batal: [{ penulis: 'kupon_pakai_batal', baris: [{}] }],
});
