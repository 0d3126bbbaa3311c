/** Stores and master data of the demo chain, written once as the owner of the database. */
import { addDays, type Tanggal } from '@mustika/kernel/date.ts';
import type { House } from '@mustika/kernel/house.ts';
import type pg from 'pg';
import { BAKI_AKSESORIS, GRUP_AKSESORIS, JENIS_AKSESORIS } from './aksesoris.ts';
import { BAKI_HANCUR, hargaBeli, kondisiBarang, kondisiBeli } from './buying.ts';
import { BAKI_PER_JENIS, GRUP, HARGA_24K, JENIS, namaOrang, seribu, TOKO } from './goods.ts';
import { KURS_USD } from './parameters.ts';
import { insert, JEJAK, people } from './people.ts';
import { stikerQris } from './qris.ts';
import { seeded } from './random.ts';

/** Flags and settings a demo store starts with. */
const PENGATURAN: Record<string, string> = {
  MEMBER_MODULE: 'true',
  PENJUALAN_BAYAR_POIN_MODULE: 'true',
  SIZE_PERHIASAN_MODULE: 'true',
  PENJUALAN_DISCOUNT_MODULE: 'true',
  EDIT_HARGA_PER_GRAM_MODULE: 'true',
  OTORISASI_ONGKOS_TURUN_PENJUALAN: 'true',
  KIRIM_BARANG_MODULE: 'true',
  CICILAN_MODULE: 'true',
  PRE_ORDER_MODULE: 'true',
  MANUAL_ITEMS_TRANSACTION_MODULE: 'true',
  SEPUHAN_MODULE: 'true',
  STOCK_SEPUHAN_MANUAL_MODULE: 'true',
  PARAMETER_DESKRIPSI_SERVICE_MODULE: 'true',
  // No address yet: what is offered waits, as the two screens of it say.
  BARANG_WEB_EXTERNAL_MODULE: 'true',
  BERLIAN_MODULE: 'true',
  KURS_USD: String(KURS_USD),
  MARKETPLACE_INTEGRATION_MODULE: 'true',
  HIDUP_FEATURE_MODULE: 'true',
  NAGAFIN_ACCOUNTING_MODULE: 'true',
  // A cut for the state of a piece is the rule, not something to ask about each time.
  NON_AKTIF_OTORISASI_HARGA_BELI_DIBAWAH_HARGA_NOTA: 'true',
  kategori_harga: 'GRAM',
  DAFTAR_TOKO_REKAP: 'JKT1,BDG1,SBY1',
  PEMBULATAN: '500',
  MAKS_DISKON_PERSEN: '2000',
  POIN_TIPE: 'GRAM',
  POIN_PER: '1000',
  NILAI_POIN: '5000',
};

const KEEP = 'on conflict do nothing';

async function chainRows(client: pg.Client): Promise<void> {
  await insert(
    client,
    'kategori',
    [
      { kode_kategori: 'PERHIASAN', nama_kategori: 'PERHIASAN' },
      { kode_kategori: 'LM', nama_kategori: 'LOGAM MULIA' },
      { kode_kategori: 'AKSESORIS', nama_kategori: 'AKSESORIS' },
    ],
    KEEP,
  );
  await insert(
    client,
    'jenis',
    [...JENIS, JENIS_AKSESORIS].map((j) => ({
      kode_dept: j.kode,
      nama_dept: j.nama,
      kode_kategori: j === JENIS_AKSESORIS ? 'AKSESORIS' : j.kode === 'LM' ? 'LM' : 'PERHIASAN',
      berlian: false,
      golongan_ppn: j.kode === 'LM' ? 'BEBAS' : null,
    })),
    KEEP,
  );
  await insert(
    client,
    'kadar',
    GRUP.map(([kode, kadar, cetak]) => ({
      kode_kadar: kode,
      nama_kadar: `KADAR ${kadar}%`,
      kadar: seribu(kadar),
      kadar_cetak: cetak,
    })),
    KEEP,
  );
  await insert(
    client,
    'bank',
    [
      { kode_bank: 'BCA', nama_bank: 'BANK CENTRAL ASIA' },
      { kode_bank: 'BRI', nama_bank: 'BANK RAKYAT INDONESIA' },
      { kode_bank: 'MANDIRI', nama_bank: 'BANK MANDIRI' },
    ],
    KEEP,
  );
  await insert(
    client,
    'jenis_group',
    [
      { jenis_group: 'MUDA', nama: 'EMAS MUDA' },
      { jenis_group: 'TUA', nama: 'EMAS TUA' },
      { jenis_group: 'MURNI', nama: 'EMAS MURNI' },
    ],
    KEEP,
  );
}

/** Sale and cost price of a group per gram, on a day whose 24K price is `harga24`. */
export function hargaGrup(kadar: number, harga24: number): { harga: number; harga_modal: number } {
  const step = (value: number): number => Math.floor(value / 500) * 500;
  return { harga: step((harga24 * kadar * 1.06) / 100), harga_modal: step((harga24 * kadar * 0.97) / 100) };
}

const jenisGroup = (kadar: number): string => (kadar >= 99 ? 'MURNI' : kadar >= 70 ? 'TUA' : 'MUDA');

async function storeRows(client: pg.Client, kode_toko: string): Promise<void> {
  // Triggers that write histories obey row security, so the session says whose rows it fills.
  await client.query(
    "select set_config('app.user_id', 'OWNER', false), set_config('app.kode_toko', $1, false)",
    [kode_toko],
  );
  await insert(
    client,
    'para_system',
    Object.entries(PENGATURAN).map(([key, value]) => ({ kode_toko, key, value })),
  );
  await insert(
    client,
    'grup',
    GRUP.map(([kode_group, kadar]) => ({
      kode_toko,
      kode_group,
      nama_group: `EMAS ${kode_group}`,
      ...hargaGrup(kadar, HARGA_24K),
      kadar: seribu(kadar),
      kadar_jual: seribu(kadar),
      jenis_group: jenisGroup(kadar),
      markis: false,
      aksesoris: false,
    })),
  );
  await insert(client, 'grup', [{ kode_toko, ...GRUP_AKSESORIS }]);
  await insert(
    client,
    'parameter_harga_emas',
    [
      {
        kode_toko,
        kode_harga: 'EMAS24K',
        nama_harga: 'EMAS 24K HARI INI',
        kadar: 99_900,
        harga_jual: HARGA_24K,
        harga_beli: 1_330_000,
      },
    ],
    KEEP,
  );
}

/** Trays, sales people, bank accounts and the ongkos everybody starts with. */
async function counterRows(client: pg.Client, kode_toko: string): Promise<void> {
  const trays = JENIS.flatMap((j) =>
    Array.from({ length: BAKI_PER_JENIS }, (_, i) => ({
      kode_toko,
      kode_baki: `${j.kode}0${i + 1}`,
      kode_gudang: 'TOKO',
      nama_baki: `BAKI ${j.nama} ${i + 1}`,
      berat_baki: 210_500,
    })),
  );
  const bought = { kode_toko, kode_baki: 'BELI', kode_gudang: 'BELI', nama_baki: 'BAKI BELI', berat_baki: 0 };
  await insert(
    client,
    'baki',
    [...trays, bought, { ...bought, ...BAKI_HANCUR }, { ...bought, ...BAKI_AKSESORIS }],
    KEEP,
  );
  await insert(
    client,
    'sales',
    Array.from({ length: 5 }, (_, i) => ({
      kode_toko,
      kode_sales: `S${i + 1}`,
      nama_sales: namaOrang(i * 3 + kode_toko.charCodeAt(0)),
      no_hp: null,
    })),
  );
  await insert(client, 'para_label', [
    {
      ...{ kode_toko, kode_label: '34X12', keterangan: 'DUA LABEL PER BARIS' },
      ...{ lebar: 34, tinggi: 12, sayap: 17, jarak: 3, kolom: 2, sela: 2, kiri: 1 },
    },
  ]);
  await insert(client, 'rekening', [
    {
      kode_toko,
      no_rekening: `EDC-BCA-${kode_toko}`,
      nama_rekening: 'EDC BCA',
      kode_bank: 'BCA',
      bisa_debet: true,
      bisa_credit: true,
      bisa_transfer: false,
      fee_persen: 1500,
      fee_ditanggung: 'TOKO',
    },
    {
      kode_toko,
      no_rekening: `7310${kode_toko.length}55201`,
      nama_rekening: 'GIRO BRI',
      kode_bank: 'BRI',
      bisa_debet: false,
      bisa_credit: false,
      bisa_transfer: true,
      fee_persen: 0,
      fee_ditanggung: 'TOKO',
    },
  ]);
  await insert(client, 'rekening', [
    {
      ...{ kode_toko, no_rekening: `QRIS-BCA-${kode_toko}`, nama_rekening: 'QRIS BCA', kode_bank: 'BCA' },
      ...{ bisa_debet: false, bisa_transfer: false, bisa_qris: true, qris: stikerQris(kode_toko) },
    },
  ]);
  await insert(client, 'kondisi_barang', kondisiBarang(kode_toko), KEEP);
  await insert(client, 'kondisi_pembelian', kondisiBeli(kode_toko), KEEP);
  await insert(client, 'para_harga_beli', hargaBeli(kode_toko), KEEP);
  await insert(
    client,
    'parameter_ongkos',
    [
      {
        kode_toko,
        kode_ongkos: 'UMUM',
        kode_group: null,
        kode_dept: null,
        tipe_ongkos: 'GRAM',
        ongkos: 20_000,
        ongkos_minimum: 0,
      },
    ],
    KEEP,
  );
}

/** Those who trade were there before the chain began to; the last ones came in while it did. */
const terdaftar = (n: number, members: number, hariIni: Tanggal): Tanggal =>
  addDays(hariIni, n < members - BARU ? -(61 + ((n * 37) % 900)) : (n - members) * 3);
const BARU = 18;

export async function isiMaster(
  client: pg.Client,
  house: House,
  kata_sandi: string,
  members: number,
  hariIni: Tanggal,
): Promise<void> {
  await insert(
    client,
    'toko',
    TOKO.map((toko) => ({ ...toko, ...JEJAK })),
  );
  // A branch opens with its trade, weeks before now; prices set until then count for its first day.
  const early = "delete from hari_toko h using toko t where t.kode_toko = h.kode_toko and t.tipe = 'CABANG'";
  await client.query(early);
  await chainRows(client);
  for (const { kode_toko } of TOKO) {
    await storeRows(client, kode_toko);
    await counterRows(client, kode_toko);
  }
  await people(client, house, kata_sandi);
  const random = seeded(77);
  const branches = TOKO.filter((toko) => toko.tipe === 'CABANG');
  await insert(
    client,
    'member',
    Array.from({ length: members }, (_, n) => {
      const kode_toko_asal = (branches[n % branches.length] as (typeof TOKO)[number]).kode_toko;
      return {
        kode_member: `${kode_toko_asal}${String(Math.floor(n / branches.length) + 1).padStart(6, '0')}`,
        nama_member: namaOrang(n),
        no_hp: `628${random.between(10, 99)}${String(random.between(0, 99_999_999)).padStart(8, '0')}`,
        alamat: `JL. MELATI NO. ${n + 1}`,
        tgl_daftar: terdaftar(n, members, hariIni),
        // One in five came with a card of his own.
        no_kartu: n % 5 === 0 ? `E28011${String(600_000 + n * 17)}` : null,
        tgl_lahir: `${random.between(1960, 2004)}-${String(random.between(1, 12)).padStart(2, '0')}-${String(random.between(1, 28)).padStart(2, '0')}`,
        kode_toko_asal,
        aktif: true,
        versi: 1,
        diubah_oleh: 'SISTEM',
        diubah_pada: 'now',
      };
    }),
  );
}
