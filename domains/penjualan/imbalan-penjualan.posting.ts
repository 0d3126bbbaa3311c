/** What a sale gives besides the goods: points to its member, coupons to whoever bought, a bonus to whoever sold. Domain R9.1, R9.2, R9.6. */
import { NOL_RUPIAH, type Rupiah, rupiah, subtract } from '@mustika/kernel/amount.ts';
import { steadyStatement } from '@mustika/server-kit/database.ts';
import type { Facts, Writing } from '@mustika/server-kit/document/document-runner.ts';
import type { MemberRow } from '../jual/bahan-penjualan.rule.ts';
import { type AturanBonus, bonusBaris } from '../jual/bonus.rule.ts';
import type { jumlahkan } from '../jual/hitung-penjualan.rule.ts';
import type { Terhitung } from '../jual/periksa-penjualan.rule.ts';
import {
  aturanPoin,
  type BacaanPoin,
  type HasilPoin,
  poinDidapat,
  TANPA_POIN,
} from '../member/poin-didapat.rule.ts';
import type { BayarDiterima } from '../pembayaran/periksa-bayar.rule.ts';
import { gerakPoin } from '../pembayaran/poin.rule.ts';
import { dibayarUang } from '../pembayaran/sisi.posting.ts';
import { type JanjiKupon, janjiKupon, type ProgramKupon } from './kupon/cek-kupon.rule.ts';

/** Get Point of one kind of transaction. */
const getPoint = (
  jenis: 'PENJUALAN' | 'AFILIASI',
): string => `(select jsonb_agg(jsonb_build_object('minimal_rp', g.minimal_rp,
     'persentase', g.persentase, 'poin_tetap', g.poin_tetap, 'mulai_berlaku', g.mulai_berlaku, 'sampai_berlaku', g.sampai_berlaku)
     order by g.mulai_berlaku)
     from para_get_point g where g.kode_toko = $1 and g.aktif and g.jenis_transaksi = '${jenis}')`;

const IMBALAN = `select
  (select jsonb_agg(jsonb_build_object('kode_group', p.kode_group, 'type_poin', p.type_poin, 'per_gram', p.per_gram, 'per_rp', p.per_rp,
     'poin', p.poin, 'nilai_poin', p.nilai_poin) order by p.kode_poin) from para_poin p
    where p.kode_toko = $1 and p.aktif) as poin,
  ${getPoint('PENJUALAN')} as get, ${getPoint('AFILIASI')} as afiliasi,
  (select jsonb_agg(jsonb_build_object('kode_kupon', k.kode_kupon, 'nama_kupon', k.nama_kupon, 'nominal', k.nominal, 'jumlah_kupon', k.jumlah_kupon,
     'nilai_kupon', k.nilai_kupon, 'undian', k.undian, 'masa_hari', k.masa_hari, 'mulai_berlaku', k.mulai_berlaku, 'sampai_berlaku', k.sampai_berlaku))
     from para_kupon k where k.kode_toko = $1 and k.aktif) as kupon,
  (select jsonb_agg(jsonb_build_object('kode_group', b.kode_group, 'kode_dept', b.kode_dept, 'tipe_bonus', b.tipe_bonus, 'bonus', b.bonus,
     'persentase', b.persentase)) from para_bonus_sales b where b.kode_toko = $1 and b.aktif) as bonus`;

/** How the store gives points, which a customer who is no member does not get, its coupon programmes, and what its salespeople earn. */
export const bacaImbalan = (kode_toko: string) =>
  steadyStatement<BacaanImbalan>('jual_imbalan', IMBALAN, kode_toko);

export type BacaanImbalan = BacaanPoin & {
  afiliasi: BacaanPoin['get'];
  /** At most one is in force on a day. */
  kupon: (ProgramKupon & { mulai_berlaku: string; sampai_berlaku: string })[] | null;
  bonus: AturanBonus[] | null;
};

type Dasar = {
  facts: Facts;
  bacaan: BacaanImbalan;
  lines: readonly Terhitung[];
  jumlah: ReturnType<typeof jumlahkan>;
  bayar: readonly BayarDiterima[];
  member: MemberRow | null;
};

/** What whoever brought the member gets; nobody, and nothing, where nobody did or nothing is given for it. */
export type PoinPengundang = {
  pengundang: string | null;
  poin_pengundang: number;
  poin_pengundang_rp: Rupiah;
};
const TANPA_PENGUNDANG: PoinPengundang = {
  pengundang: null,
  poin_pengundang: 0,
  poin_pengundang_rp: rupiah(0),
};

/** Columns of the head of a nota. */
type Poin = HasilPoin & PoinPengundang & { kode_member: string | null };
/** `bonus` is of each line. */
export type Imbalan = { poin: Poin; kupon: JanjiKupon | null; bonus: Rupiah[] };

/**
 * What the nota earns its member and whoever brought him: money paid without PPN counts, by the lists of the store. Domain R9.2.
 * The spec does not say which sales earn the one who brought a member; each does that Get Point AFILIASI covers, as long as
 * it is in force and he is a member himself.
 */
function poinNota({ facts, bacaan, lines, jumlah, member }: Dasar, dibayar: Rupiah): Poin {
  if (!member) return { ...TANPA_POIN, ...TANPA_PENGUNDANG, kode_member: null };
  const uang = rupiah(Math.max(0, dibayar - jumlah.ppn_transaksi_rp));
  const potong = lines.map(({ barang: b, harga }) => ({
    kode_group: b.kode_group,
    berat: b.berat,
    harga: subtract(harga.total, harga.ppn_transaksi_rp),
  }));
  const transaksi = { potong, uang, total: jumlah.total, hari: facts.hari };
  const aturan = aturanPoin(facts.store, bacaan);
  const milik = poinDidapat(aturan, transaksi, 'SEMUA');
  const { kode_member, kode_pengundang } = member;
  const bagian = kode_pengundang
    ? poinDidapat(aturanPoin(facts.store, { ...bacaan, get: bacaan.afiliasi }), transaksi, 'TIDAK')
    : TANPA_POIN;
  if (bagian.poin === 0) return { ...milik, ...TANPA_PENGUNDANG, kode_member };
  return {
    ...{ ...milik, kode_member, pengundang: kode_pengundang ?? null },
    ...{ poin_pengundang: bagian.poin, poin_pengundang_rp: bagian.poin_rp },
  };
}

/** What each line earns whoever sold it; nothing where nobody did. */
function bonusNota({ facts, bacaan, lines }: Dasar): Rupiah[] {
  const aturan = facts.store.flags.has('BONUS_SALES_TRANSACTION_MODULE') ? (bacaan.bonus ?? []) : [];
  return lines.map(({ barang: { kode_group, kode_dept, berat }, input, harga, jumlah }) =>
    input.kode_sales === null
      ? NOL_RUPIAH
      : bonusBaris(aturan, {
          ...{ kode_group, kode_dept, berat, jumlah },
          harga: subtract(harga.total, harga.ppn_transaksi_rp),
        }),
  );
}

export function imbalanNota(dasar: Dasar): Imbalan {
  const { facts, bacaan, jumlah, bayar } = dasar;
  const dibayar = dibayarUang(jumlah.total, bayar);
  const { hari, store } = facts;
  const berlaku = bacaan.kupon?.find((k) => k.mulai_berlaku <= hari && hari <= k.sampai_berlaku) ?? null;
  const program = store.flags.has('KUPON_PENJUALAN_MODULE') ? berlaku : null;
  return {
    poin: poinNota(dasar, dibayar),
    kupon: janjiKupon(program, dibayar, hari),
    bonus: bonusNota(dasar),
  };
}

/** Points move when the nota is posted. */
export const tulisPoin = (
  nota: { kode_member: string | null; poin: number; pengundang: string | null; poin_pengundang: number },
  arah: 1 | -1 = 1,
): Writing[] => gerakPoin([nota, { kode_member: nota.pengundang, poin: nota.poin_pengundang }], arah);

/** What the coupons of a promise are worth; of a draw nothing. */
export const nilaiKupon = (kupon: Pick<JanjiKupon, 'jumlah' | 'nilai_kupon'> | null | undefined): Rupiah =>
  rupiah(kupon ? kupon.jumlah * kupon.nilai_kupon : 0);

/** The promise stands when the nota is saved, the coupons when it is posted; the nota must be there before them. */
export const tulisKupon = (kupon: JanjiKupon | null, memposting: boolean): Writing[] =>
  kupon
    ? [
        { penulis: 'kupon_nota', baris: [kupon] },
        ...(memposting ? [{ penulis: 'kupon_terbit', baris: [{}] }] : []),
      ]
    : [];
