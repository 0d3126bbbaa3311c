/** The demo's sales: pieces at the prices of the day, now and then talked down, paid in all the ways there are. */
import { aturanHarga } from '@mustika/domains/barang/harga-barang.rule.ts';
import { sisiCicilan } from '@mustika/domains/cicilan/ambil-cicilan.posting.ts';
import { hitungBaris } from '@mustika/domains/jual/hitung-penjualan.rule.ts';
import { sisiPoin } from '@mustika/domains/pembayaran/poin/bayar-poin.posting.ts';
import { sisiTukar } from '@mustika/domains/pembelian/tukar.posting.ts';
import { penjualanDocuments } from '@mustika/domains/penjualan/penjualan.server.ts';
import { sisiTitipan } from '@mustika/domains/titipan/ambil-titipan.posting.ts';
import { type MiliPersen, miliPersen, type Rupiah, rupiah } from '@mustika/kernel/amount.ts';
import { barisAksesoris } from './aksesoris.ts';
import { GRUP, seribu } from './goods.ts';
import type { Random } from './random.ts';
import { type Dunia, jalankan, type Potong } from './till.ts';

export const [penjualan] = penjualanDocuments([
  sisiTukar,
  sisiPoin({ akun: 'KLIRING_PENJUALAN' }, 'PENJUALAN'),
  sisiTitipan,
  sisiCicilan,
]);

const kadarOf = (kode_group: string): MiliPersen =>
  miliPersen(seribu(GRUP.find(([kode]) => kode === kode_group)?.[1] ?? 0));

/** A sale with nothing in it. */
/** Nobody was asked who he is. */
export const DIRI_KOSONG = {
  alamat_customer: null,
  nik_sim_passport: null,
  tanggal_lahir: null,
  pekerjaan: null,
  sumber_dana: null,
};

export const NOTA_KOSONG = {
  ...DIRI_KOSONG,
  keranjang: null,
  kode_member: null,
  nama_customer: null,
  no_hp_customer: null,
  npwp_customer: null,
  pembeli: null,
  no_bebas_pph22: null,
  keterangan: null,
  no_titipan: null as string | null,
  no_cicilan: null as string | null,
  kode_marketplace: null as string | null,
  tukar: [] as object[],
};

export type BarisDemo = { total: number; baris: object };

/** The line of a piece as the till prices it, and what it comes to; `turun` percent off, in whole thousands. */
export async function barisJual(
  dunia: Dunia,
  p: Potong,
  kode_sales: string,
  turun: number,
): Promise<BarisDemo> {
  const store = await dunia.deps.stores.get(dunia.toko.kode_toko);
  const acuan = {
    berat: p.berat,
    tipe_ongkos: 'GRAM' as const,
    ongkos: p.ongkos,
    harga_atribut: p.harga_atribut ?? rupiah(0),
    harga_bandrol: null,
    harga_gram: dunia.harga.get(p.kode_group) as Rupiah,
    kadar_jual: kadarOf(p.kode_group),
  };
  const sendiri = { harga_per_gram: null, ongkos: null, diskon: rupiah(0) };
  const sistem = hitungBaris(acuan, sendiri, aturanHarga(store as NonNullable<typeof store>));
  const diskon = rupiah(Math.floor((sistem.total * turun) / 1_000_000) * 1000);
  const { kode_barcode } = p;
  const baris = { kode_barcode, kode_sales, nama_barang: null, harga_total: null, finishing: null };
  return { total: sistem.total - diskon, baris: { ...baris, ...sendiri, diskon } };
}

/** Now and then a customer talks the price down; sometimes so far that the supervisor has to sign. */
const tawar = (random: Random): number => (random.chance(0.25) ? random.pick([5, 10, 15, 40]) : 0);

export async function jual(dunia: Dunia): Promise<void> {
  const { random, stok, toko } = dunia;
  const banyak = random.pick([1, 1, 1, 1, 2, 2, 3, 4]);
  const dipilih = Array.from(
    { length: Math.min(banyak, stok.length) },
    () => stok.splice(random.between(0, stok.length - 1), 1)[0] as Potong,
  );
  const sales = `S${random.between(1, 5)}`;
  const barang: BarisDemo[] = [];
  for (const p of dipilih) barang.push(await barisJual(dunia, p, sales, tawar(random)));
  const kotak = dunia.aksesoris.chance(0.35) ? await barisAksesoris(dunia, sales) : null;
  if (kotak) barang.push(kotak);
  const total = barang.reduce((sum, b) => sum + b.total, 0);
  const kode_member = random.chance(0.4) ? random.pick(toko.members) : null;
  const kasir = `KASIR${random.between(1, 2)}${toko.suffix}`;
  const input = {
    ...NOTA_KOSONG,
    kode_member,
    kode_marketplace: dijualDi(total),
    total,
    barang: barang.map((b) => b.baris),
    bayar: bayar(random, toko.kode_toko, total),
  };
  const answer = await jalankan(dunia, kasir, penjualan, 'simpan', input);
  if (!random.chance(0.02)) {
    dunia.terjual.push(...dipilih);
    return;
  }
  await jalankan(dunia, kasir, penjualan, 'batal', {
    no_faktur_group: answer.jawaban.no_dokumen,
    alasan: 'PELANGGAN BATAL BELI',
  });
  stok.push(...dipilih);
}

/** One nota in eight was sold online; which one follows from what it came to. */
const dijualDi = (total: number): string | null =>
  ({ 0: 'TOKOPEDIA', 8: 'SHOPEE' })[Math.floor(total / 500) % 16] ?? null;

export const tunai = (jumlah: number): object => ({
  jenis: 'CASH',
  no_rekening: null,
  jumlah,
  kartu_akhir: null,
});

function bayar(random: Random, kode_toko: string, total: number): object[] {
  const edc = { no_rekening: `EDC-BCA-${kode_toko}`, kartu_akhir: String(random.between(1000, 9999)) };
  const cara = random.next();
  if (cara < 0.6) return [tunai(Math.ceil(total / 100_000) * 100_000)];
  if (cara < 0.75) return [{ jenis: 'DEBET', jumlah: total, ...edc }];
  // What an app lets through is half of what else would be transferred.
  if (cara >= 0.8 && cara < 0.85 && total <= 10_000_000)
    return [{ jenis: 'QRIS', no_rekening: `QRIS-BCA-${kode_toko}`, jumlah: total, kartu_akhir: null }];
  if (cara < 0.85)
    return [{ jenis: 'TRANSFER', no_rekening: giro(kode_toko), jumlah: total, kartu_akhir: null }];
  const kartu = Math.floor(total / 2 / 1000) * 1000;
  return [
    { jenis: random.chance(0.5) ? 'CREDIT' : 'DEBET', jumlah: Math.max(1000, kartu), ...edc },
    tunai(total - Math.max(1000, kartu)),
  ];
}

/** The store's account at BRI. */
export const giro = (kode_toko: string): string => `7310${kode_toko.length}55201`;
