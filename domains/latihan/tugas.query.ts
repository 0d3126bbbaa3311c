/** What is to be done in a fresh practice store, chosen among its pieces and customers. Another run has another task. */
import { NOL_RUPIAH, type Rupiah, rupiah } from '@mustika/kernel/amount.ts';
import { reject } from '@mustika/kernel/errors.ts';
import { statement } from '@mustika/server-kit/database.ts';
import type { Deps } from '@mustika/server-kit/http/http.ts';
import type { Run } from '@mustika/server-kit/practice.ts';
import { jumlahPecahan, pecahanUntuk } from '../tutup-toko/pecahan.rule.ts';
import { bacaMember, type Dunia, hargaPotong } from './bahan-tugas.query.ts';
import type { BarangKembali, TugasBeli } from './beli.rule.ts';
import type { TugasJual } from './jual.rule.ts';
import { latihanErrors } from './latihan.errors.ts';
import type { Latihan } from './latihan.rule.ts';
import type { BarangSortiran, LotSortiran, TugasSortir } from './sortir.rule.ts';
import type { Tugas } from './tugas.rule.ts';
import { tugasBuka, tugasBulan, tugasHarga } from './tugas-kantor.query.ts';
import { tugasHutang, tugasOpname, tugasSalah } from './tugas-meja.query.ts';
import type { TugasTukar } from './tukar.rule.ts';
import type { TugasTutup } from './tutup.rule.ts';

const langkahUang = 100_000;
/** Notes as customers bring them: rounded up, and never exactly what is due. */
const uangPelanggan = (total: Rupiah): Rupiah => rupiah((Math.floor(total / langkahUang) + 1) * langkahUang);

/** One percent, in steps a customer talks about. */
const diskonUntuk = (total: Rupiah): Rupiah => rupiah(Math.max(5_000, Math.floor(total / 500_000) * 5_000));

async function tugasJual(dunia: Dunia): Promise<TugasJual> {
  const { potong, harga, total } = await hargaPotong(dunia);
  const member = await bacaMember(dunia);
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

/** Sold here on a day before, not come back since, and cheap enough that something dearer lies in the trays. */
const TERJUAL = `select s.kode_barcode, s.nama_barang, s.no_faktur_group as no_nota, s.no_faktur, s.berat, s.total::bigint as total
  from penjualan_barang s join dokumen d on d.kode_toko = s.kode_toko and d.no_dokumen = s.no_faktur_group
  join barang b on b.kode_toko = s.kode_toko and b.kode_barcode = s.kode_barcode
 where s.kode_toko = $1 and not s.batal and not s.beli_kembali and d.status <> 'CANC' and b.status = 'TERJUAL' and s.kode_dept <> 'LM'
   and s.tanggal < (select tanggal from hari_toko h where h.kode_toko = s.kode_toko and h.status = 'OPEN')
 order by s.total > 8000000, md5(s.kode_barcode || $2) limit 1`;

async function barangKembali({ deps, scope, run }: Dunia): Promise<BarangKembali & { total: Rupiah }> {
  type Terjual = Omit<BarangKembali, 'kondisi_barang'> & { total: Rupiah };
  const [lama] = await deps.db.rows(
    scope,
    statement<Terjual>('latihan_terjual', TERJUAL, scope.kode_toko, run.id),
  );
  return lama ? { ...lama, kondisi_barang: 'MULUS' } : reject(latihanErrors.TIDAK_SIAP);
}

const PENJUAL = { nama_customer: 'SITI RAHAYU', nik: '3174012345670001', kode_sales: 'S2' } as const;

async function tugasBeli(dunia: Dunia): Promise<TugasBeli> {
  const { total: _, ...lama } = await barangKembali(dunia);
  return { jenis: 'BELI', lama, ...PENJUAL };
}

async function tugasTukar(dunia: Dunia): Promise<TugasTukar> {
  const { total, ...lama } = await barangKembali(dunia);
  const { potong, harga } = await hargaPotong(dunia, total);
  const { kode_barcode, nama_barang } = potong;
  return { jenis: 'TUKAR', lama, kode_barcode, nama_barang, harga, ...PENJUAL };
}

/** Bought, and nobody doubts its weight. */
const DIBELI = `select b.kode_barcode, b.nama_barang from barang b
 where b.kode_toko = $1 and b.status = 'DIBELI' and b.kode_gudang = 'BELI'
   and not exists (select from pembelian_barang l where l.kode_toko = b.kode_toko and l.kode_barcode = b.kode_barcode and not l.batal and l.susut > 0)
 order by md5(b.kode_barcode || $2) limit 1`;
const LOT_BELI = `select l.kode_lot as kode_barcode, l.nama_lot as nama_barang, l.qty, l.berat from lot l
 where l.kode_toko = $1 and l.jenis_lot = 'BALENAN' and l.berat > 0 and l.kode_group is not null and l.kode_dept is not null
 order by md5(l.kode_lot || $2) limit 1`;
const BAKI_JUAL = `select t.kode_baki from baki t join gudang g on g.kode_toko = t.kode_toko and g.kode_gudang = t.kode_gudang
 where t.kode_toko = $1 and t.aktif and g.aktif and g.dijual order by md5(t.kode_baki || $2) limit 1`;

async function tugasSortir({ deps, scope, run }: Dunia): Promise<TugasSortir> {
  const { barang, lot, baki } = await deps.db.batch(scope, {
    barang: statement<BarangSortiran>('latihan_dibeli', DIBELI, scope.kode_toko, run.id),
    lot: statement<LotSortiran>('latihan_lot_beli', LOT_BELI, scope.kode_toko, run.id),
    baki: statement<{ kode_baki: string }>('latihan_baki_jual', BAKI_JUAL, scope.kode_toko, run.id),
  });
  const [[jual], [lebur], [tujuan]] = [barang, lot, baki];
  if (!jual || !lebur || !tujuan) reject(latihanErrors.TIDAK_SIAP);
  return { jenis: 'PENYORTIRAN', jual, ke_baki: tujuan.kode_baki, lebur };
}

/** One drawer lies a note short: whoever copies the books instead of counting is found out. */
const KURANG = 50_000;

async function tugasTutup({ deps, scope }: Dunia): Promise<TugasTutup> {
  const laci = await deps.db.rows(
    scope,
    statement<{ akun: string; dimensi: string; saldo: Rupiah }>(
      'latihan_laci',
      'select akun, dimensi, saldo from laci_tutup($1)',
      scope.kode_toko,
    ),
  );
  return {
    jenis: 'TUTUP',
    laci: laci.map(({ akun, dimensi, saldo }, urut) => {
      const pecahan = pecahanUntuk(Math.max(0, urut === 0 && saldo > KURANG ? saldo - KURANG : saldo));
      return { akun, dimensi, pecahan, jumlah: jumlahPecahan(pecahan) };
    }),
  };
}

const BUAT: Readonly<Record<Latihan, (dunia: Dunia) => Promise<Tugas>>> = {
  BUKA: tugasBuka,
  HARGA: tugasHarga,
  JUAL: tugasJual,
  TUKAR: tugasTukar,
  BELI: tugasBeli,
  PENYORTIRAN: tugasSortir,
  HUTANG: tugasHutang,
  OPNAME: tugasOpname,
  TUTUP: tugasTutup,
  BULAN: tugasBulan,
  SALAH: tugasSalah,
};

/** `deps` are those of the practice store. */
export const buatTugas = (deps: Deps, run: Run, latihan: Latihan, kode_toko: string): Promise<Tugas> =>
  BUAT[latihan]({ deps, run, scope: { kode_toko, user_id: run.user_id, lintas: false } });
