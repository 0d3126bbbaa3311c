/** Two months of orders: taken, paid on, worked on, made, fetched at the till or not, given up. */
import { pesananDocuments } from '@mustika/domains/pesanan/pesanan.server.ts';
import { addDays } from '@mustika/kernel/date.ts';
import type { DocumentImplementation } from '@mustika/server-kit/document/document-runner.ts';
import { DIRI_KOSONG, NOTA_KOSONG, penjualan, tunai } from './jual.ts';
import { type Dunia, hariIni, jalankan, type Potong } from './till.ts';

const [pesanan] = pesananDocuments as [DocumentImplementation];

const DIPESAN = [
  ['CINCIN KAWIN UKIR NAMA', 4_000, 250_000, '17', 'UKIR NAMA DI DALAM, DOFF LUAR'],
  ['GELANG BAYI LONCENG', 3_000, 180_000, null, 'LONCENG DUA, BISA DILONGGARKAN'],
  ['LIONTIN INISIAL', 2_500, 200_000, null, 'HURUF S, BATU MERAH KECIL'],
  ['KALUNG RANTAI HOLO', 8_000, 300_000, '45', 'PANJANG EMPAT PULUH LIMA'],
  ['CINCIN SIGNET PRIA', 6_500, 350_000, '21', 'POLOS, PERMUKAAN KOTAK'],
] as const;
const CUSTOMER = [
  ['IBU MARLINA', '081511112222'],
  ['BAPAK GUNAWAN', '081522223333'],
  ['IBU YULIANA', '081533334444'],
  ['BAPAK SETIAWAN', '081544445555'],
] as const;

const kasirOf = ({ toko }: Dunia): string => `KASIR2${toko.suffix}`;

/** A piece that is wanted, half a million or a million ahead; some bring what it is made after. */
async function pesan(dunia: Dunia): Promise<string> {
  const { pesan: acak, toko } = dunia;
  const [nama_barang, berat, ongkos, ukuran, rincian] = acak.pick(DIPESAN);
  const [nama_customer, no_hp_customer] = acak.pick(CUSTOMER);
  const siapa = acak.chance(0.3)
    ? { kode_member: acak.pick(toko.members), nama_customer: null, no_hp_customer: null }
    : { kode_member: null, nama_customer, no_hp_customer };
  const contoh = acak.chance(0.2)
    ? { nama_contoh: `${nama_barang} LAMA`, berat_contoh: berat - 300 }
    : { nama_contoh: null, berat_contoh: null };
  const uang_muka = acak.pick([1_000_000, 1_500_000, 2_000_000]);
  const { jawaban } = await jalankan(dunia, kasirOf(dunia), pesanan, 'simpan', {
    ...{
      ...DIRI_KOSONG,
      keterangan: null,
      ...siapa,
      jenis_harga: acak.pick(['MENGIKAT', 'MENGIKAT', 'TIDAK_MENGIKAT']),
    },
    ...{ kode_tukang: acak.pick(['T1', 'T2', null]), kode_sales: null, uang_muka },
    tgl_janji: addDays(await hariIni(dunia), acak.between(5, 12)),
    bayar: [tunai(uang_muka)],
    barang: [
      {
        ...{ nama_barang, kode_group: acak.pick(['700', '750']), kode_dept: 'CC', berat, ongkos },
        ...{ harga_per_gram: null, ukuran, rincian, foto: null, kode_contoh: null, ...contoh },
      },
    ],
  });
  return String(jawaban['no_dokumen']);
}

type Ada = { no_pesanan: string; kode_group: string; berat: number; saldo: number; jenis_harga: string };

/** The orders in a state since so many days, the oldest first. */
const menunggu = async ({ client, toko }: Dunia, status: string, hari: number): Promise<Ada[]> =>
  (
    await client.query<Ada>(
      `select p.no_pesanan, b.kode_group, b.berat::bigint::float8 as berat, p.saldo::bigint::float8 as saldo, p.jenis_harga
         from pesanan_dibaca p
         join dokumen d on d.kode_toko = p.kode_toko and d.no_dokumen = p.no_pesanan and d.status = $2
         join pesanan_barang b on b.kode_toko = p.kode_toko and b.no_pesanan = p.no_pesanan and b.urut = 1
         join hari_toko o on o.kode_toko = p.kode_toko and o.status = 'OPEN'
        where p.kode_toko = $1 and o.tanggal - coalesce(p.tgl_jadi, p.tanggal) >= $3 order by p.no_pesanan`,
      [toko.kode_toko, status, hari],
    )
  ).rows;

/** What came from the craftsman lies on a tray like any piece: the one of the group that was ordered whose weight is nearest. */
async function jadikan(dunia: Dunia, { no_pesanan, kode_group, berat }: Ada): Promise<void> {
  const beda = (p: Potong): number => Math.abs(p.berat - berat);
  const [piece] = dunia.stok.filter((p) => p.kode_group === kode_group).sort((a, b) => beda(a) - beda(b));
  if (!piece) return;
  dunia.stok.splice(dunia.stok.indexOf(piece), 1);
  await jalankan(dunia, kasirOf(dunia), pesanan, 'selesai', {
    ...{ no_pesanan, barang: [{ urut: 1, kode_barcode: piece.kode_barcode }] },
  });
}

/** Fetched at the till: what was paid counts, the rest is paid. */
async function ambil(dunia: Dunia, { no_pesanan, saldo }: Ada): Promise<void> {
  const { rows } = await dunia.client.query<{ kode_barcode: string; total: number }>(
    `select kode_barcode, total::bigint::float8 as total from titipan_barang
      where kode_toko = $1 and no_titipan = $2 and keadaan = 'DITITIP'`,
    [dunia.toko.kode_toko, no_pesanan],
  );
  const [piece] = rows;
  if (!piece) return;
  const dipakai = Math.min(saldo, piece.total);
  const titipan = { jenis: 'TITIPAN', no_rekening: null, jumlah: saldo, kartu_akhir: null };
  await jalankan(dunia, kasirOf(dunia), penjualan, 'simpan', {
    ...{ ...NOTA_KOSONG, no_titipan: no_pesanan, total: piece.total },
    barang: [
      {
        ...{ kode_barcode: piece.kode_barcode, kode_sales: 'S2', jumlah: null, nama_barang: null },
        ...{ harga_per_gram: null, ongkos: null, diskon: null, harga_total: null, finishing: null },
      },
    ],
    bayar: piece.total > dipakai ? [titipan, tunai(piece.total - dipakai)] : [titipan],
  });
}

/** One is never fetched; some of the work is late. */
const DIBIARKAN = 1;

/** What the counter of orders does on a day. */
export async function terimaPesanan(dunia: Dunia, hari: number): Promise<void> {
  if (hari === 0) return;
  if (hari % 3 === 2) await pesan(dunia);
  if (hari % 21 === 8) {
    const no_pesanan = await pesan(dunia);
    await jalankan(dunia, kasirOf(dunia), pesanan, 'batal', {
      ...{ no_pesanan, kode_baki: 'CC01', potongan: null, cara_kembali: 'CASH', no_rekening: null },
      alasan: 'CUSTOMER TIDAK JADI',
    });
  }
  for (const { no_pesanan } of (await menunggu(dunia, 'PESAN', 2)).slice(1))
    await jalankan(dunia, kasirOf(dunia), pesanan, 'kerja', { no_pesanan, kode_tukang: null });
  for (const satu of await menunggu(dunia, 'KERJA', 5))
    if (dunia.pesan.chance(0.4)) await jadikan(dunia, satu);
  for (const satu of (await menunggu(dunia, 'DONE', 1)).slice(DIBIARKAN))
    if (satu.jenis_harga === 'MENGIKAT' && dunia.pesan.chance(0.6)) await ambil(dunia, satu);
}
