/**
 * A small shop with two days of history, posted through catat() like everything else: what reports, dashboard and
 * ledger export are tested on. JKT1 on 20 and 21 November 2026; the 21st is open.
 */
import { type Database, openDatabase } from '@mustika/server-kit/database.ts';
import { createStoreConfigs } from '@mustika/server-kit/store-config.ts';
import pg from 'pg';
import { type Potong, pencatat } from './catat-contoh.ts';

export const TOKO = 'JKT1';
export const KEMARIN = '2026-11-20';
export const HARI_INI = '2026-11-21';
/** 10:00 in Jakarta on the open day. */
export const SEKARANG = '2026-11-21T03:00:00Z';

const MASTER = `
  insert into toko (kode_toko, nama_toko, alamat_toko, tipe) values
    ('PST', 'MUSTIKA PUSAT', 'JL. SUDIRMAN NO. 1 JAKARTA', 'PUSAT'), ('JKT1', 'MUSTIKA BLOK M', 'JL. MELAWAI NO. 7 JAKARTA', 'CABANG');
  insert into pengguna (user_id, nama, level, kode_toko, kata_sandi) values
    ('OWNER1', 'OWNER', 'OWN', 'PST', 'x'), ('SPV1', 'SUPERVISOR', 'SPV', 'JKT1', 'x'),
    ('KASIR1', 'SITI', 'KASIR', 'JKT1', 'x'), ('KASIR2', 'BUDI', 'KASIR', 'JKT1', 'x');
  insert into hak_akses (user_id, path, is_show)
    select u, p, true from unnest(array['SPV1', 'KASIR1']) u, unnest(array['/dashboard', '/laporan-transaksi-penjualan',
      '/laporan-barang-detail', '/laporan-otorisasi']) p;
  insert into jenis (kode_dept, nama_dept) values ('CC', 'CINCIN'), ('KL', 'KALUNG');
  insert into bank (kode_bank, nama_bank) values ('BCA', 'BANK CENTRAL ASIA');
  -- Price history is written under the walls of the store.
  select set_config('app.kode_toko', 'JKT1', true);
  insert into grup (kode_toko, kode_group, nama_group, harga, kadar, kadar_jual) values
    ('JKT1', '70', 'EMAS 70', 1000000, 70000, 72000), ('JKT1', '75', 'EMAS 75', 1100000, 75000, 77000);
  insert into baki (kode_toko, kode_baki, kode_gudang, nama_baki) values ('JKT1', 'CC01', 'TOKO', 'CINCIN 1'), ('JKT1', 'KL01', 'TOKO', 'KALUNG 1');
  insert into sales (kode_toko, kode_sales, nama_sales) values ('JKT1', 'DEWI', 'DEWI'), ('JKT1', 'RANI', 'RANI');
  insert into rekening (kode_toko, no_rekening, nama_rekening, kode_bank) values ('JKT1', '0011223344', 'BCA TOKO', 'BCA');
  insert into member (kode_member, nama_member, no_hp, tgl_lahir, kode_toko_asal) values
    ('M001', 'SITI RAHAYU', '62812000001', '1990-11-21', 'JKT1'), ('M002', 'ANDI', '62812000002', '1988-02-29', 'JKT1'),
    ('M003', 'LAIN HARI', '62812000003', '1990-11-22', 'JKT1');
  -- A new store opens the calendar day; this shop lives on its own days.
  delete from hari_toko;`;

const potong = (index: number): Potong => {
  const ring = index % 2 === 0;
  return {
    kode: `BRG0000${String.fromCharCode(65 + index)}`,
    grup: ring ? '70' : '75',
    dept: ring ? 'CC' : 'KL',
    baki: ring ? 'CC01' : 'KL01',
    berat: 2000 + index * 333,
    kadar: ring ? 70_000 : 75_000,
    modal: 1_500_000 + index * 100_000,
  };
};

export const BARANG = Array.from({ length: 12 }, (_, index) => potong(index));

const OTORISASI = `insert into otorisasi (kode_toko, id, kategori, description, keterangan, op_hash, requester, approver, dibuat, berakhir, dipakai, no_dokumen) values
  ('JKT1', gen_random_uuid(), 'sales', 'sale under cost', null, 'a', 'KASIR1', 'SPV1', '2026-11-21T02:00Z', '2026-11-21T02:05Z', '2026-11-21T02:01Z', 'JKT1-FJ-261121-0001'),
  ('JKT1', gen_random_uuid(), 'sales', 'price lowering', 'PELANGGAN LAMA', 'b', 'KASIR1', 'SPV1', '2026-11-21T02:30Z', '2026-11-21T02:35Z', null, null),
  ('JKT1', gen_random_uuid(), 'sales', 'sale cancellation', null, 'c', 'KASIR2', 'SPV1', '2026-11-21T02:58Z', '2026-11-21T03:03Z', null, null),
  ('JKT1', gen_random_uuid(), 'sales', 'sale cancellation', null, 'd', 'KASIR2', 'SPV1', '2026-11-20T16:59:59Z', '2026-11-20T17:04:59Z', null, null)`;

/** Two days: what each nota is here for stands beside it. */
async function isi(db: Database, owner: pg.Client): Promise<void> {
  const store = await createStoreConfigs(db, () => 0).get(TOKO);
  if (!store) throw new Error('no store');
  const { tambah, jual, batal } = pencatat(db, store);
  const b = (...indexes: number[]): Potong[] => indexes.map((index) => BARANG[index] as Potong);
  const buka = (hari: string) =>
    owner.query("insert into hari_toko (kode_toko, tanggal, dibuka_oleh) values ('JKT1', $1, 'SPV1')", [
      hari,
    ]);
  await buka(KEMARIN);
  await tambah(KEMARIN, BARANG);
  await jual({ hari: KEMARIN, kasir: 'KASIR1', barang: b(0, 1), bayar: 'CASH' });
  const telat = await jual({ hari: KEMARIN, kasir: 'KASIR2', barang: b(2), bayar: 'TRANSFER' });
  await owner.query("update hari_toko set status = 'CLOSED', ditutup_pada = now() where kode_toko = 'JKT1'");
  await buka(HARI_INI);
  await jual({ hari: HARI_INI, kasir: 'KASIR1', barang: b(3, 4), bayar: 'CASH', member: 'M001' });
  await jual({ hari: HARI_INI, kasir: 'KASIR2', barang: b(5), bayar: 'TRANSFER', jam: '03' });
  const salah = await jual({ hari: HARI_INI, kasir: 'KASIR1', barang: b(6), bayar: 'CASH' });
  await batal(salah, HARI_INI, b(6));
  await batal(telat, HARI_INI, b(2)); // The owner cancels yesterday's nota: reversed today.
  await jual({ hari: HARI_INI, kasir: 'KASIR1', barang: b(7), bayar: 'CASH', buka: true }); // Waits for validation.
  const urung = await jual({ hari: HARI_INI, kasir: 'KASIR1', barang: b(8), bayar: 'CASH', buka: true });
  await batal(urung, HARI_INI, b(8), false); // Never posted: in no report.
  await owner.query(OTORISASI);
}

/** Fills a migrated database. `kosong` leaves the shop with masters and an open day only. */
export async function isiToko(url: string, kosong = false): Promise<undefined> {
  const owner = new pg.Client({ connectionString: url });
  await owner.connect();
  const db = openDatabase({ url, poolSize: 2 });
  try {
    await owner.query(MASTER);
    if (kosong)
      await owner.query(
        "insert into hari_toko (kode_toko, tanggal, dibuka_oleh) values ('JKT1', $1, 'SPV1')",
        [HARI_INI],
      );
    else await isi(db, owner);
  } finally {
    await db.close();
    await owner.end();
  }
}
