/** Tasks of who leads a store: its first day, the price of the day, the end of a month. */
import {
  add,
  hargaBerat,
  type Miligram,
  miligram,
  mulDiv,
  type Rupiah,
  roundToStep,
  rupiah,
  subtract,
} from '@mustika/kernel/amount.ts';
import { reject } from '@mustika/kernel/errors.ts';
import { statement } from '@mustika/server-kit/database.ts';
import { type HargaIkut, hargaHarian, tambahKini } from '../master/harga/harga-hari-ini.rule.ts';
import { HARGA_DASAR } from '../master/harga/parameter-harga-emas.resource.ts';
import { angkaRun, type Dunia } from './bahan-tugas.query.ts';
import type { TugasBuka } from './buka.rule.ts';
import { type BarisHarga, bacaHarga } from './bukti.query.ts';
import type { TugasBulan } from './bulan.rule.ts';
import type { TugasHarga } from './harga.rule.ts';
import { latihanErrors } from './latihan.errors.ts';

const RIBUAN = 1000;
/** Prices are rounded to it where the form says nothing else. */
const BULAT = 500;

const dasarDari = (harga: readonly BarisHarga[], kolom: string): Rupiah =>
  harga.find((h) => h.tabel === 'parameter_harga_emas' && h.kode === HARGA_DASAR && h.kolom === kolom)
    ?.harga ?? reject(latihanErrors.TIDAK_SIAP);

/** Gold rises by one or two percent: nobody has to agree to that. */
export async function tugasHarga(dunia: Dunia): Promise<TugasHarga> {
  const { deps, scope } = dunia;
  const semua = await deps.db.rows(scope, bacaHarga(scope.kode_toko));
  const [lamaJual, lamaBeli] = [dasarDari(semua, 'harga_jual'), dasarDari(semua, 'harga_beli')];
  const naik = roundToStep(rupiah(mulDiv(lamaJual, angkaRun(dunia, 8, 20), 1000, 'half-up')), RIBUAN, 'up');
  const [jual, beli] = [add(lamaJual, naik), add(lamaBeli, naik)];
  const ikut = ({ sisi, harga, ...satu }: BarisHarga): HargaIkut | null =>
    sisi && {
      ...{ ...satu, sisi, lama: harga, kode_toko: scope.kode_toko },
      dasar: sisi === 'JUAL' ? lamaJual : lamaBeli,
      pokok: satu.tabel === 'parameter_harga_emas' && satu.kode === HARGA_DASAR,
    };
  const tambah = tambahKini(semua.flatMap((satu) => ikut(satu) ?? []));
  const isian = { cara: 'KADAR' as const, jual, beli, tambah, bulat: BULAT };
  const harga = semua.map((satu) => {
    const { tabel, kode, kolom, harga: kini } = satu;
    const hitung = ikut(satu);
    return { tabel, kode, kolom, harga: kini, jadi: (hitung && hargaHarian(hitung, isian)) ?? kini };
  });
  return { jenis: 'HARGA', jual, beli, tambah, bulat: BULAT, harga };
}

/** A piece like those that lie in the trays, of a group that has its price. */
const SEPERTI = `select b.nama_barang, b.kode_group, b.kode_dept, b.kode_baki, g.harga_modal::bigint as harga_modal
  from barang b join grup g using (kode_toko, kode_group)
 where b.kode_toko = $1 and b.status = 'TERSEDIA' and b.kode_gudang = 'TOKO' and b.kode_dept <> 'LM' and not g.markis and g.kadar >= 70000
   and b.harga_bandrol is null and b.harga_atribut = 0 order by md5(b.kode_barcode || $2) limit 1`;
type Seperti = Omit<TugasBuka['barang'], 'berat'>;

export async function tugasBuka(dunia: Dunia): Promise<TugasBuka> {
  const { deps, scope, run } = dunia;
  const [seperti] = await deps.db.rows(
    scope,
    statement<Seperti>('latihan_seperti', SEPERTI, scope.kode_toko, run.id),
  );
  if (!seperti) reject(latihanErrors.TIDAK_SIAP);
  const berat: Miligram = miligram(angkaRun(dunia, 15, 60) * 100);
  const harga_modal = roundToStep(hargaBerat(seperti.harga_modal, berat), RIBUAN, 'half-up');
  return {
    jenis: 'BUKA',
    ...{ user_id: run.user_id, modal: rupiah(angkaRun(dunia, 3, 9) * 1_000_000), kategori: 'TAMBAH_MODAL' },
    barang: { ...seperti, berat, harga_modal },
    kode_sales: 'S1',
  };
}

/** What the bank paid for the cards of a day that nobody has ticked off. */
const KARTU = `select t.tanggal::text as tanggal, t.no_rekening, array_agg(t.no_dokumen order by t.no_dokumen) as nota, sum(t.jumlah - t.mdr)::bigint as diterima
  from hari_toko h cross join lateral terima_non_cash(h.kode_toko, h.tanggal - 30, h.tanggal) t
 where h.kode_toko = $1 and h.status = 'OPEN' and t.tempat = 'PIUTANG_EDC' and t.no_validasi is null and t.jumlah > 0
 group by t.tanggal, t.no_rekening order by md5(t.tanggal::text || $2) limit 1`;

/** What salespeople have earned and are not paid yet, between accounts that a journal may name. */
const BONUS = {
  ...{ debit: '530400', nama_debit: 'BONUS SALES' },
  ...{ kredit: '211100', nama_kredit: 'UTANG BONUS SALES' },
};

export async function tugasBulan(dunia: Dunia): Promise<TugasBulan> {
  const { deps, scope, run } = dunia;
  const [bank] = await deps.db.rows(
    scope,
    statement<TugasBulan['bank']>('latihan_kartu', KARTU, scope.kode_toko, run.id),
  );
  if (!bank) reject(latihanErrors.TIDAK_SIAP);
  const listrik = rupiah(angkaRun(dunia, 30, 90) * 5000);
  return {
    jenis: 'BULAN',
    ...{ user_id: run.user_id, bank, biaya: { kategori: 'BIAYA', jumlah: listrik } },
    terutang: { ...BONUS, jumlah: subtract(rupiah(3_000_000), listrik) },
  };
}
