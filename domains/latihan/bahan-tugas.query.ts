/** What tasks are made of: a piece of the practice store at its price, and a member. */
import type { Miligram, MiliPersen, Rupiah } from '@mustika/kernel/amount.ts';
import { NOL_RUPIAH, rupiah } from '@mustika/kernel/amount.ts';
import { reject } from '@mustika/kernel/errors.ts';
import { type Scope, statement } from '@mustika/server-kit/database.ts';
import type { Deps } from '@mustika/server-kit/http/http.ts';
import type { Run } from '@mustika/server-kit/practice.ts';
import { aturanHarga, type TipeOngkos } from '../barang/harga-barang.rule.ts';
import { hitungBaris } from '../jual/hitung-penjualan.rule.ts';
import { latihanErrors } from './latihan.errors.ts';

type Potong = {
  kode_barcode: string;
  nama_barang: string;
  berat: Miligram;
  tipe_ongkos: TipeOngkos;
  ongkos: Rupiah;
  harga_atribut: Rupiah;
  harga_bandrol: Rupiah | null;
  harga_gram: Rupiah;
  kadar_jual: MiliPersen;
};

/** Nobody holds it and it costs enough to talk about a discount. The id of the run shuffles. */
const POTONG = `select b.kode_barcode, b.nama_barang, b.berat, b.tipe_ongkos, b.ongkos, b.harga_atribut, b.harga_bandrol,
    g.harga as harga_gram, g.kadar_jual
  from barang b join grup g using (kode_toko, kode_group)
 where b.kode_toko = $1 and b.status = 'TERSEDIA' and b.kode_gudang = 'TOKO' and b.kode_dept <> 'LM' and b.berat >= 1500 and g.kadar_jual >= 70000 and b.harga_bandrol is null
   and b.berat::bigint * g.harga > $3::bigint * 1000
   and not exists (select from barang_pegang p where p.kode_toko = b.kode_toko and p.kode_barcode = b.kode_barcode)
 order by md5(b.kode_barcode || $2) limit 1`;

const MEMBER = `select kode_member, nama_member from member where aktif and kode_toko_asal = $1 order by md5(kode_member || $2) limit 1`;

/** `deps` are those of the practice store. */
export type Dunia = { deps: Deps; scope: Scope; run: Run };

/** A piece whose gold costs more than `lebih`. */
export async function hargaPotong(
  { deps, scope, run }: Dunia,
  lebih = 0,
): Promise<{ potong: Potong; harga: Rupiah; total: (diskon: Rupiah) => Rupiah }> {
  const [potong] = await deps.db.rows(
    scope,
    statement<Potong>('latihan_potong', POTONG, scope.kode_toko, run.id, lebih),
  );
  const toko = await deps.stores.get(scope.kode_toko);
  if (!potong || !toko) reject(latihanErrors.TIDAK_SIAP);
  const hitung = (diskon: Rupiah) =>
    hitungBaris(potong, { harga_per_gram: null, ongkos: null, diskon }, aturanHarga(toko));
  const { harga_emas, ongkos } = hitung(NOL_RUPIAH);
  return {
    potong,
    harga: rupiah(harga_emas + ongkos + potong.harga_atribut),
    total: (diskon) => hitung(diskon).total,
  };
}

/** Who the customer is. */
export async function bacaMember({
  deps,
  scope,
  run,
}: Dunia): Promise<{ kode_member: string; nama_member: string }> {
  type Siapa = { kode_member: string; nama_member: string };
  const [member] = await deps.db.rows(
    scope,
    statement<Siapa>('latihan_member', MEMBER, scope.kode_toko, run.id),
  );
  return member ?? reject(latihanErrors.TIDAK_SIAP);
}

/** A number of the run, the same whenever it is asked: `dari` to `sampai`, both counted. */
export function angkaRun({ run }: Dunia, dari: number, sampai: number): number {
  const acak = Number.parseInt(run.id.replaceAll('-', '').slice(0, 8), 16);
  return dari + (acak % (sampai - dari + 1));
}
