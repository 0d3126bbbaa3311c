/** What head office has on its way to a branch, piece by piece as the branch would have it, and taking it over. */
import type { Miligram, MiliPersen, Rupiah } from '@mustika/kernel/amount.ts';
import type { Tanggal } from '@mustika/kernel/date.ts';
import { reject } from '@mustika/kernel/errors.ts';
import { rawQuery, type Sql } from '@mustika/server-kit/database.ts';
import type { Ctx } from '@mustika/server-kit/http/http.ts';
import { kirimBarangErrors as salah } from '../kirim-barang.errors.ts';
import { PERTAMA, terimakan } from '../kiriman-tiba.posting.ts';
import type { Keberadaan } from './kiriman-pusat.rule.ts';

type KirimanPusat = {
  no_kirim: string;
  tanggal: Tanggal;
  jumlah_barang: number;
  berat: Miligram;
  keterangan: string | null;
};
type BarangPusat = {
  no_kirim: string;
  kode_barcode: string;
  nama_barang: string;
  kode_group: string;
  kadar: MiliPersen;
  berat: Miligram;
  /** For a gram, in this store; what it will be where the group comes along. */
  harga: Rupiah | null;
  keberadaan: Keberadaan;
};
type Dari = { pusat: string; toko: string };

const KIRIMAN = `select k.no_dokumen as no_kirim, k.tanggal, k.jumlah_barang, k.berat, k.keterangan
  from kirim_barang k where k.kode_toko = $1 and k.tujuan = $2 and k.dijalan > 0 order by k.tanggal, k.no_dokumen`;

/** `$3`: of these shipments. A piece is judged as the lists stand now, within the transaction that asks. */
const BARANG = `select i.no_dokumen as no_kirim, i.kode_barcode, i.nama_barang, i.kode_group, i.kadar, i.berat,
    case when g.aktif then g.harga else p.harga end as harga,
    case when b.status <> 'TERKIRIM' then 'SUDAH_DI_SINI' when g.aktif then 'SIAP'
         when p.aktif then case when g.kode_group is null then 'IKUT_BARU' else 'IKUT_BERBEDA' end else 'GROUP_TIDAK_ADA' end as keberadaan
  from kirim_barang_isi i
  left join grup g on g.kode_toko = $2 and g.kode_group = i.kode_group
  left join grup p on p.kode_toko = $1 and p.kode_group = i.kode_group
  left join barang b on b.kode_toko = $2 and b.kode_barcode = i.kode_barcode
 where i.kode_toko = $1 and i.no_dokumen = any ($3) order by i.no_dokumen, i.urut`;

const bacaBarang = (sql: Sql, { pusat, toko }: Dari, nomor: readonly string[]): Promise<BarangPusat[]> =>
  rawQuery<BarangPusat>(sql, BARANG, [pusat, toko, nomor]);

/** Nothing where the branch does not take shipments. */
export async function kirimanPusat(sql: Sql, dari: Dari, { session }: Ctx) {
  if (!session.flags.has('KIRIM_BARANG_MODULE')) return { kiriman: [], barang: [] };
  const kiriman = await rawQuery<KirimanPusat>(sql, KIRIMAN, [dari.pusat, dari.toko]);
  const nomor = kiriman.map(({ no_kirim }) => no_kirim);
  return { kiriman, barang: await bacaBarang(sql, dari, nomor) };
}

/** Refuses the whole act for one piece, by its name. */
function periksaBarang(barang: readonly BarangPusat[]): void {
  const satu = barang.find(({ keberadaan }) => keberadaan !== 'SIAP');
  if (!satu) return;
  const { kode_barcode, kode_group, keberadaan } = satu;
  if (keberadaan === 'SUDAH_DI_SINI')
    reject(salah.BARANG_MASIH_DI_SINI, { kode_barcode }, `Barang ${kode_barcode} Sudah Tercatat Di Toko Ini`);
  reject(
    salah.GROUP_TIDAK_ADA_DI_TOKO,
    { kode_barcode, kode_group: [kode_group] },
    `Group ${kode_group} Dari Barang ${kode_barcode} Belum Ada Di Toko Ini`,
  );
}

type Ambil = { nomor: readonly string[]; ke_baki: string | null };

/**
 * Every piece of these shipments as it was sent, by the reception that /terima-barang has. `ctx` is inside the transaction in which
 * the lists were written. Answers who has to be told when it is over.
 */
export async function ambilKiriman(sql: Sql, dari: Dari, { nomor, ke_baki }: Ambil, ctx: Ctx) {
  if (nomor.length === 0) return [];
  const { kiriman, barang } = await kirimanPusat(sql, dari, ctx);
  const hilang = nomor.find((no_kirim) => !kiriman.some((one) => one.no_kirim === no_kirim));
  if (hilang) reject(salah.DATA_PUSAT_BERUBAH, { no_kirim: hilang });
  periksaBarang(barang.filter(({ no_kirim }) => nomor.includes(no_kirim)));
  const diterima = [];
  for (const no_kirim of nomor) {
    const input = { ...{ no_kirim, ke_baki, keterangan: null }, grup: [], barang: [] };
    const { answer, dibuka } = await terimakan(input, { ...ctx, key: `${ctx.key}-${no_kirim}` }, PERTAMA([]));
    const { jumlah_barang } = kiriman.find((one) => one.no_kirim === no_kirim) as KirimanPusat;
    diterima.push({ no_kirim, no_dokumen: String(answer.jawaban['no_dokumen']), jumlah_barang, dibuka });
  }
  return diterima;
}
