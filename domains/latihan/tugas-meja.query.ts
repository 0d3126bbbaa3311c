/** Tasks of counter and trays: a loan and a redemption, a count, a nota that is wrong. */
import {
  hargaBerat,
  miligram,
  miliPersen,
  mulDiv,
  persenDari,
  type Rupiah,
  roundToStep,
  rupiah,
} from '@mustika/kernel/amount.ts';
import { reject } from '@mustika/kernel/errors.ts';
import { statement } from '@mustika/server-kit/database.ts';
import { HARGA_DASAR } from '../master/harga/parameter-harga-emas.resource.ts';
import { angkaRun, bacaMember, type Dunia } from './bahan-tugas.query.ts';
import type { TugasHutang } from './hutang.rule.ts';
import { latihanErrors } from './latihan.errors.ts';
import type { TugasOpname } from './opname.rule.ts';
import type { TugasSalah } from './salah.rule.ts';

/** Who comes with what, in milligrams and thousandths of a percent. */
const DIJAMINKAN = [
  ['IBU SURYATI', 'GELANG KERONCONG', 75_000],
  ['BAPAK RAHMAT', 'KALUNG RANTAI', 70_000],
  ['IBU MARYAM', 'GELANG BANGLE', 87_500],
  ['BAPAK SLAMET', 'KALUNG MILANO', 91_600],
] as const;
const NO_HP = '081390001122';
/** What a bag weighs. */
const PLASTIK = 300;

const BERJALAN = `select h.no_faktur_hutang as no, h.nama_customer as nama from hutang h
  join dokumen d on d.kode_toko = h.kode_toko and d.no_dokumen = h.no_faktur_hutang
 where h.kode_toko = $1 and d.status = 'DONE' order by md5(h.no_faktur_hutang || $2) limit 1`;
const DASAR =
  'select harga_jual::bigint as harga from parameter_harga_emas where kode_toko = $1 and kode_harga = $2';

/** Half of what the pledge is worth is lent on it: whatever a shop's tables say, that is below the ceiling. */
export async function tugasHutang(dunia: Dunia): Promise<TugasHutang> {
  const { deps, scope, run } = dunia;
  const { tebus, dasar } = await deps.db.batch(scope, {
    tebus: statement<TugasHutang['tebus']>('latihan_berjalan', BERJALAN, scope.kode_toko, run.id),
    dasar: statement<{ harga: Rupiah }>('latihan_dasar', DASAR, scope.kode_toko, HARGA_DASAR),
  });
  const [[lama], [emas]] = [tebus, dasar];
  const [nama_customer, nama_barang, persen] =
    DIJAMINKAN[angkaRun(dunia, 0, DIJAMINKAN.length - 1)] ?? reject(latihanErrors.TIDAK_SIAP);
  if (!lama || !emas) reject(latihanErrors.TIDAK_SIAP);
  const kadar = miliPersen(persen);
  const berat = miligram(angkaRun(dunia, 30, 90) * 100 + 50);
  const taksir = hargaBerat(persenDari(emas.harga, kadar, 'down'), berat, 'down');
  return {
    jenis: 'HUTANG',
    ...{ nama_customer, no_hp: NO_HP, nama_barang, berat, kadar, berat_plastik: miligram(berat + PLASTIK) },
    jumlah_hutang: roundToStep(rupiah(mulDiv(taksir, 1, 2, 'down')), 50_000, 'down'),
    ...{ lama_pinjam: 1, tebus: lama },
  };
}

/** A tray that is soon counted, in an order of its own. */
const BAKI = `select b.kode_baki, array_agg(b.kode_barcode order by md5(b.kode_barcode || $2)) as isi
  from barang_opname($1, 'TOKO', null, null, null) b
 group by b.kode_baki having count(*) >= 4 order by count(*) > 9, md5(b.kode_baki || $2) limit 1`;
/** One that belongs into another tray, whichever that is. */
const ASING = `select b.kode_barcode, b.kode_baki from barang_opname($1, 'TOKO', null, null, null) b
 where b.status = 'TERSEDIA' order by md5(b.kode_barcode || 'asing' || $2) limit 40`;

export async function tugasOpname(dunia: Dunia): Promise<TugasOpname> {
  const { deps, scope, run } = dunia;
  const { baki, lain } = await deps.db.batch(scope, {
    baki: statement<{ kode_baki: string; isi: string[] }>(
      'latihan_baki_opname',
      BAKI,
      scope.kode_toko,
      run.id,
    ),
    lain: statement<{ kode_barcode: string; kode_baki: string }>(
      'latihan_asing',
      ASING,
      scope.kode_toko,
      run.id,
    ),
  });
  const [satu] = baki;
  const asing = lain.find(({ kode_baki }) => kode_baki !== satu?.kode_baki)?.kode_barcode;
  const [hilang, ...ada] = satu?.isi ?? [];
  if (!satu || !asing || !hilang) reject(latihanErrors.TIDAK_SIAP);
  const isi = ada.toSpliced(angkaRun(dunia, 0, ada.length), 0, asing);
  return { jenis: 'OPNAME', kode_baki: satu.kode_baki, isi, hilang, asing };
}

/** Sold today, one piece for cash to nobody that is known. */
const KELIRU = `select p.no_faktur_group as no_nota, b.kode_barcode, b.nama_barang, (b.harga_emas + b.ongkos + b.harga_atribut)::bigint as harga, b.kode_sales
  from penjualan p join dokumen d on d.kode_toko = p.kode_toko and d.no_dokumen = p.no_faktur_group and d.status = 'DONE'
  join penjualan_barang b on b.kode_toko = p.kode_toko and b.no_faktur_group = p.no_faktur_group and not b.lot
  join hari_toko h on h.kode_toko = p.kode_toko and h.status = 'OPEN' and h.tanggal = p.tanggal
 where p.kode_toko = $1 and p.kode_member is null and p.jumlah_barang = 1 and b.diskon = 0 and b.jumlah = 1 and b.kode_sales is not null
   and not exists (select from penjualan_barang x where x.kode_toko = p.kode_toko and x.no_faktur_group = p.no_faktur_group and x.urut <> b.urut)
   and not exists (select from pembayaran c where c.kode_toko = p.kode_toko and c.no_dokumen = p.no_faktur_group and c.jenis <> 'CASH')
 order by md5(p.no_faktur_group || $2) limit 1`;
type Keliru = Pick<TugasSalah, 'no_nota' | 'kode_barcode' | 'nama_barang' | 'harga' | 'kode_sales'>;

export async function tugasSalah(dunia: Dunia): Promise<TugasSalah> {
  const { deps, scope, run } = dunia;
  const [keliru] = await deps.db.rows(
    scope,
    statement<Keliru>('latihan_keliru', KELIRU, scope.kode_toko, run.id),
  );
  if (!keliru) reject(latihanErrors.TIDAK_SIAP);
  return { jenis: 'SALAH', ...keliru, ...(await bacaMember(dunia)) };
}
