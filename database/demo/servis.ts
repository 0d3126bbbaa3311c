/** Two months of repairs: taken in, worked on, finished, fetched or not, given back, and done once more. */
import { serviceDocuments } from '@mustika/domains/service/service.server.ts';
import { addDays } from '@mustika/kernel/date.ts';
import type { DocumentImplementation } from '@mustika/server-kit/document/document-runner.ts';
import { DIRI_KOSONG, tunai } from './jual.ts';
import { type Dunia, hariIni, jalankan } from './till.ts';

const [service] = serviceDocuments as [DocumentImplementation];

const BARANG = [
  ['CINCIN BELAH ROTAN', 4_150, 'PATRI', 'PATAH DI BELAKANG', 35_000],
  ['KALUNG RANTAI', 7_400, 'SAMBUNG', 'PUTUS DEKAT KAIT', 40_000],
  ['GELANG KERONCONG', 10_250, 'SEPUH', 'KUSAM', 25_000],
  ['CINCIN KAWIN', 5_000, 'UKURAN', 'KEKECILAN DUA NOMOR', 60_000],
  ['LIONTIN KOIN', 3_020, 'UKIR', 'TULIS NAMA', 50_000],
  ['ANTING PERMATA', 2_400, 'PASANG', 'BATU LEPAS SATU', 30_000],
] as const;
const CUSTOMER = [
  ['IBU LESTARI', '081411112222'],
  ['BAPAK ANTON', '081422223333'],
  ['IBU NINGSIH', '081433334444'],
  ['BAPAK YUSUF', '081444445555'],
] as const;

const dibayar = (jumlah: number): object[] => (jumlah > 0 ? [tunai(jumlah)] : []);
const kasirOf = ({ toko }: Dunia): string => `KASIR1${toko.suffix}`;

/** A piece and its work; some pay ahead, some all of it. */
async function terima(dunia: Dunia): Promise<string> {
  const { servis, toko } = dunia;
  const [nama_barang, berat, kode_deskripsi, kondisi, ongkos] = servis.pick(BARANG);
  const uang_muka = servis.pick([0, 10_000, ongkos]);
  const [nama_customer, no_hp_customer] = servis.pick(CUSTOMER);
  const siapa = servis.chance(0.3)
    ? { kode_member: servis.pick(toko.members), nama_customer: null, no_hp_customer: null }
    : { kode_member: null, nama_customer, no_hp_customer };
  const isi = { nama_barang, berat, kode_deskripsi, kondisi, ongkos, kode_barcode: null, foto: null };
  const { jawaban } = await jalankan(dunia, kasirOf(dunia), service, 'simpan', {
    ...{ ...DIRI_KOSONG, ...siapa, keterangan: null },
    ...{ uang_muka, bayar: dibayar(uang_muka), barang: [isi] },
    ...{
      kode_tukang: servis.pick(['T1', 'T2', null]),
      tgl_janji: addDays(await hariIni(dunia), servis.between(3, 8)),
    },
  });
  return String(jawaban['no_dokumen']);
}

type Job = { no_dokumen: string; berat: number; sisa: number };

/** The jobs in a state since so many days, the oldest first. */
const menunggu = async ({ client, toko }: Dunia, status: string, hari: number): Promise<Job[]> =>
  (
    await client.query<Job>(
      `select s.no_dokumen, s.berat::bigint::float8 as berat, (s.total - s.uang_muka)::float8 as sisa
         from service s
         join dokumen d on d.kode_toko = s.kode_toko and d.no_dokumen = s.no_dokumen and d.status = $2
         join hari_toko o on o.kode_toko = s.kode_toko and o.status = 'OPEN'
        where s.kode_toko = $1 and o.tanggal - coalesce(s.tgl_selesai, s.tanggal) >= $3 order by s.no_dokumen`,
      [toko.kode_toko, status, hari],
    )
  ).rows;

/** Metal of the shop for a piece that needs some, where there is any. */
async function emas({ client, toko, servis }: Dunia) {
  const tanpa = { kode_lot: null, emas_berat: null, harga_emas: null };
  if (!servis.chance(0.2)) return tanpa;
  const { rows } = await client.query<{ kode_lot: string }>(
    `select kode_lot from lot where kode_toko = $1 and jenis_lot = 'MANUAL' and berat > 5000 and left(tempat, 1) <> '@' order by kode_lot limit 1`,
    [toko.kode_toko],
  );
  return rows[0] ? { kode_lot: rows[0].kode_lot, emas_berat: 150, harga_emas: 1_150_000 } : tanpa;
}

async function selesaikan(dunia: Dunia, { no_dokumen, berat }: Job): Promise<void> {
  const tambah = await emas(dunia);
  const berat_keluar = berat + (tambah.emas_berat ?? 0) - dunia.servis.between(0, 40);
  const barang = [{ urut: 1, berat_keluar, ongkos: null, foto_sesudah: null, ...tambah }];
  await jalankan(dunia, kasirOf(dunia), service, 'selesai', { no_dokumen, barang });
}

async function serahkan(dunia: Dunia, { no_dokumen, sisa }: Job): Promise<void> {
  await jalankan(dunia, kasirOf(dunia), service, 'ambil', {
    ...{ ...DIRI_KOSONG, no_dokumen, keterangan: null, harus_bayar: sisa, bayar: dibayar(sisa) },
    ...{ transfer: null, no_rekening: null },
  });
}

/** What was mended is broken again. */
async function garansi(dunia: Dunia): Promise<void> {
  const [lama] = (await menunggu(dunia, 'CLOS', 0)).slice(-1);
  if (!lama) return;
  await jalankan(dunia, kasirOf(dunia), service, 'garansi', {
    ...{ no_service_awal: lama.no_dokumen, barang: [{ urut: 1 }], kondisi: 'PATAH LAGI DI TEMPAT SAMA' },
    ...{ tgl_janji: addDays(await hariIni(dunia), 3), kode_tukang: 'T1', keterangan: null },
  });
}

/** The first two are never fetched; some of the work is late. */
const DIBIARKAN = 2;

/** What the counter of repairs does on a day. */
export async function servis(dunia: Dunia, hari: number): Promise<void> {
  if (hari === 0) return;
  if (hari % 2 === 1) await terima(dunia);
  if (hari % 17 === 3) {
    const no_dokumen = await terima(dunia);
    await jalankan(dunia, kasirOf(dunia), service, 'batal', {
      ...{ no_dokumen, cara_kembali: 'CASH', no_rekening: null, alasan: 'CUSTOMER TIDAK JADI' },
    });
  }
  for (const { no_dokumen } of await menunggu(dunia, 'MASUK', 1))
    await jalankan(dunia, kasirOf(dunia), service, 'kerja', { no_dokumen, kode_tukang: null });
  for (const job of await menunggu(dunia, 'KERJA', 3))
    if (dunia.servis.chance(0.5)) await selesaikan(dunia, job);
  for (const job of (await menunggu(dunia, 'DONE', 1)).slice(DIBIARKAN))
    if (dunia.servis.chance(0.6)) await serahkan(dunia, job);
  if (hari % 19 === 12) await garansi(dunia);
}
