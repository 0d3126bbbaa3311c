/** What is to be done in a fresh practice store, chosen among its pieces and customers. Another run has another task. */
import type { Miligram, MiliPersen, Rupiah } from '@mustika/kernel/amount.ts';
import { NOL_RUPIAH, rupiah } from '@mustika/kernel/amount.ts';
import { reject } from '@mustika/kernel/errors.ts';
import { type Scope, statement } from '@mustika/server-kit/database.ts';
import type { Deps } from '@mustika/server-kit/http.ts';
import type { Run } from '@mustika/server-kit/practice.ts';
import { aturanHarga, type TipeOngkos } from '../barang/harga-barang.rule.ts';
import { hitungBaris } from '../penjualan/hitung-penjualan.rule.ts';
import type { TugasJual } from './jual.rule.ts';
import { latihanErrors } from './latihan.errors.ts';
import type { Latihan } from './latihan.rule.ts';
import type { Tugas } from './tugas.rule.ts';

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
 where b.kode_toko = $1 and b.status = 'TERSEDIA' and b.kode_gudang = 'TOKO' and b.kode_dept <> 'LM' and b.berat >= 1500 and g.kadar_jual >= 70000
   and not exists (select from barang_pegang p where p.kode_toko = b.kode_toko and p.kode_barcode = b.kode_barcode)
 order by md5(b.kode_barcode || $2) limit 1`;

const MEMBER = `select kode_member, nama_member from member where aktif and kode_toko_asal = $1 order by md5(kode_member || $2) limit 1`;

type Dunia = { deps: Deps; scope: Scope; run: Run };

async function hargaPotong({
  deps,
  scope,
  run,
}: Dunia): Promise<{ potong: Potong; harga: Rupiah; total: (diskon: Rupiah) => Rupiah }> {
  const [potong] = await deps.db.rows(
    scope,
    statement<Potong>('latihan_potong', POTONG, scope.kode_toko, run.id),
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

const langkahUang = 100_000;
/** Notes as customers bring them: rounded up, and never exactly what is due. */
const uangPelanggan = (total: Rupiah): Rupiah => rupiah((Math.floor(total / langkahUang) + 1) * langkahUang);

/** One percent, in steps a customer talks about. */
const diskonUntuk = (total: Rupiah): Rupiah => rupiah(Math.max(5_000, Math.floor(total / 500_000) * 5_000));

async function tugasJual(dunia: Dunia): Promise<TugasJual> {
  const { deps, scope, run } = dunia;
  const { potong, harga, total } = await hargaPotong(dunia);
  const [member] = await deps.db.rows(
    scope,
    statement<Pick<TugasJual, 'kode_member' | 'nama_member'>>(
      'latihan_member',
      MEMBER,
      scope.kode_toko,
      run.id,
    ),
  );
  if (!member) reject(latihanErrors.TIDAK_SIAP);
  const diskon = diskonUntuk(total(NOL_RUPIAH));
  return {
    jenis: 'JUAL',
    kode_barcode: potong.kode_barcode,
    nama_barang: potong.nama_barang,
    ...member,
    kode_sales: 'S1',
    harga,
    diskon,
    total: total(diskon),
    // Enough for whoever forgets the discount, too.
    uang: uangPelanggan(total(NOL_RUPIAH)),
  };
}

const BUAT: Readonly<Partial<Record<Latihan, (dunia: Dunia) => Promise<Tugas>>>> = { JUAL: tugasJual };

/** `deps` are those of the practice store. */
export async function buatTugas(deps: Deps, run: Run, latihan: Latihan, kode_toko: string): Promise<Tugas> {
  const buat = BUAT[latihan] ?? reject(latihanErrors.TIDAK_SIAP);
  return buat({ deps, run, scope: { kode_toko, user_id: run.user_id, lintas: false } });
}
