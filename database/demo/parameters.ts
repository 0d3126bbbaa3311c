/** What the demo stores lend, sell in instalments, give and print by: one believable set, the same in every store. */
import type pg from 'pg';
import { JENIS, TOKO } from './goods.ts';
import { insert } from './people.ts';

type Rows = readonly Record<string, unknown>[];

/** Rupiah of a dollar on the day the demo prices its stones. */
export const KURS_USD = 16_500;

/** The stones of its solitaire rings: a parcel bought by the carat. */
export const SOLITER = {
  kode_berlian: 'B-0003',
  nama_berlian: 'SOLITER 0,10-0,50 CT',
  kode_intern: 'SLT-MIX',
  kode_batu: 'BERLIAN',
  jumlah: 200,
  karat: 60_000,
  kode_shape: 'RB',
  kode_color: null,
  kode_clarity: null,
  kode_cutgrade: null,
  sertifikat: 'TANPA',
  no_sertifikat: null,
  kode_supplier_berlian: 'MUMBAI',
  harga_usd: 900,
  profit: 20_000,
} as const;

const kelompok = [...new Set(JENIS.map(({ kode }) => `${kode.slice(0, 1)}${kode.slice(-1)}`))];

const GOODS: Record<string, Rows> = {
  para_bandrol: [
    { kode_bandrol: 'KECIL', keterangan: 'BANDROL CINCIN', berat_bandrol: 40, harga_bandrol: null },
    { kode_bandrol: 'BESAR', keterangan: 'BANDROL KALUNG', berat_bandrol: 90, harga_bandrol: null },
  ],
  tukang: [
    { kode_tukang: 'T1', nama_tukang: 'PAK HASAN', ongkos_per_gram: 15_000, toleransi_susut: 2000 },
    { kode_tukang: 'T2', nama_tukang: 'PAK DARTO', ongkos_per_gram: 18_000, toleransi_susut: 3000 },
  ],
  keterangan_nota: [
    {
      kode_keterangan: 'SERVICE-1',
      isi: 'Barang service diambil paling lambat 3 bulan, dengan membawa nota ini.',
      jenis_nota: 'SERVICE',
      urutan: 1,
    },
    {
      kode_keterangan: 'PESAN-1',
      isi: 'Uang muka pesanan yang dibatalkan dipotong biaya bahan.',
      jenis_nota: 'PESANAN',
      urutan: 1,
    },
  ],
  supplier_barang: [
    {
      kode_supplier: 'UBS',
      nama_supplier: 'PT UNTUNG BERSAMA SEJAHTERA',
      alamat_supplier: 'SURABAYA',
      npwp: '0017845123617000',
      jenis_supplier: 'PABRIKAN',
    },
    {
      kode_supplier: 'LOTUS',
      nama_supplier: 'PT LOTUS LINGGA PRATAMA',
      alamat_supplier: 'SURABAYA',
      npwp: '0018822334618000',
      jenis_supplier: 'PABRIKAN',
    },
    {
      kode_supplier: 'HWT',
      nama_supplier: 'PT HARTADINATA',
      alamat_supplier: 'BANDUNG',
      npwp: '0013344556441000',
      jenis_supplier: 'PABRIKAN',
    },
    {
      kode_supplier: 'KING',
      nama_supplier: 'KING HALIM JEWELRY',
      alamat_supplier: 'SURABAYA',
      npwp: '0025566778604000',
      jenis_supplier: 'PEDAGANG',
    },
  ],
  kelompok_harga: kelompok.map((kode) => ({ kelompok_harga: kode, nama_kelompok: `KELOMPOK ${kode}` })),
  supplier_berlian: [
    { kode_supplier_berlian: 'MUMBAI', nama_supplier: 'MUMBAI GEMS', alamat_supplier: null },
  ],
  parameter_berlian: [
    {
      kode_berlian: 'B-0001',
      nama_berlian: 'SOLITER 0,50 CT',
      kode_intern: 'SLT-050',
      kode_batu: 'BERLIAN',
      jumlah: 1,
      karat: 500,
      kode_shape: 'RB',
      kode_color: 'F',
      kode_clarity: 'VS1',
      kode_cutgrade: 'EX',
      sertifikat: 'GIA',
      no_sertifikat: '2141438167',
      kode_supplier_berlian: 'MUMBAI',
      harga_usd: 2800,
      profit: 20_000,
    },
    {
      kode_berlian: 'B-0002',
      nama_berlian: 'MELEE 0,02 CT',
      kode_intern: 'MLE-002',
      kode_batu: 'BERLIAN',
      jumlah: 50,
      karat: 1000,
      kode_shape: 'RB',
      kode_color: 'G',
      kode_clarity: 'SI1',
      kode_cutgrade: null,
      sertifikat: 'TANPA',
      no_sertifikat: null,
      kode_supplier_berlian: 'MUMBAI',
      harga_usd: 450,
      profit: 25_000,
    },
    SOLITER,
  ],
};

const LOANS: Record<string, Rows> = {
  para_pinjaman: [
    { kondisi_pinjaman: 'BAIK', keterangan: 'UTUH', persentase: 100_000 },
    { kondisi_pinjaman: 'PENYOK', keterangan: 'PENYOK ATAU PUTUS', persentase: 90_000 },
  ],
  plafond_hutang: [
    { kode_plafond: 'UMUM', keterangan: 'SEMUA TAKSIR', taksir_mulai: 0, persentase: 70_000 },
    { kode_plafond: 'BESAR', keterangan: 'TAKSIR BESAR', taksir_mulai: 50_000_000, persentase: 65_000 },
  ],
  plafond_hutang_kadar: [
    { kode_plafond_kadar: 'MUDA', keterangan: 'EMAS MUDA', kadar_mulai: 30_000, persentase: 60_000 },
    { kode_plafond_kadar: 'TUA', keterangan: 'EMAS TUA', kadar_mulai: 70_000, persentase: 70_000 },
  ].map((row) => ({ ...row, tipe_plafond: 'PERSENTASE', harga_per_gram: 0 })),
  para_hutang_pokok: [
    { kode_pokok: 'MUDA', keterangan: 'EMAS MUDA', kadar_mulai: 30_000, harga_per_gram: 480_000 },
    { kode_pokok: 'TUA', keterangan: 'EMAS TUA', kadar_mulai: 70_000, harga_per_gram: 950_000 },
    { kode_pokok: 'MURNI', keterangan: 'EMAS MURNI', kadar_mulai: 99_000, harga_per_gram: 1_300_000 },
  ],
  para_bunga_hutang: [
    {
      kode_bunga: 'KECIL',
      keterangan: 'SAMPAI 5 JUTA',
      jumlah_min: 50_000,
      jumlah_max: 5_000_000,
      bunga: 3000,
    },
    {
      kode_bunga: 'SEDANG',
      keterangan: 'SAMPAI 25 JUTA',
      jumlah_min: 5_000_001,
      jumlah_max: 25_000_000,
      bunga: 2500,
    },
    {
      kode_bunga: 'BESAR',
      keterangan: 'DI ATAS 25 JUTA',
      jumlah_min: 25_000_001,
      jumlah_max: 1_000_000_000,
      bunga: 2000,
    },
  ],
  para_cicilan: [3, 6, 12].map((bulan) => ({
    kode_cicilan: `${bulan}BLN`,
    keterangan: `${bulan} BULAN`,
    lama_angsuran: bulan,
    dp_minimal: 20_000,
    margin: 2000,
    denda: 1000,
    potongan_batal: 5000,
    lelang_setelah: 3,
  })),
};

const SERVICE: readonly (readonly [string, string, number])[] = [
  ['SEPUH', 'SEPUH', 25_000],
  ['PATRI', 'PATRI', 35_000],
  ['CUCI', 'CUCI', 0],
  ['POLES', 'POLES', 20_000],
  ['UKIR', 'UKIR NAMA', 50_000],
  ['UKURAN', 'KECILKAN ATAU BESARKAN', 60_000],
  ['SAMBUNG', 'SAMBUNG', 40_000],
  ['PASANG', 'PASANG BATU', 30_000],
];

const PEOPLE: Record<string, Rows> = {
  para_deskripsi_service: SERVICE.map(([kode_deskripsi, deskripsi, ongkos]) => ({
    kode_deskripsi,
    deskripsi,
    tipe_ongkos: 'TOTAL',
    ongkos,
  })),
  hadiah: [
    { kode_hadiah: 'PAYUNG', nama_hadiah: 'PAYUNG TOKO', poin: 10 },
    { kode_hadiah: 'DOMPET', nama_hadiah: 'DOMPET PERHIASAN', poin: 25 },
  ],
  para_poin: [
    {
      kode_poin: 'UMUM',
      keterangan: 'SEMUA GROUP',
      type_poin: 'GRAM',
      per_gram: 1000,
      poin: 1,
      nilai_poin: 5000,
    },
  ],
  para_get_point: [
    {
      kode_get_point: 'JUAL',
      keterangan: 'SETIAP PENJUALAN',
      jenis_transaksi: 'PENJUALAN',
      minimal_rp: 0,
      persentase: 100_000,
      poin_tetap: 0,
      mulai_berlaku: '2020-01-01',
      sampai_berlaku: null,
    },
  ],
  para_bonus_sales: [{ kode_bonus: 'UMUM', keterangan: 'SEMUA BARANG', tipe_bonus: 'GRAM', bonus: 1000 }],
  target_toko: [{ kode_target: 'AWAL', mulai_berlaku: '2020-01-01', target_rp: 3_000_000_000 }],
  target_sales: [1, 2, 3, 4, 5].map((n) => ({
    ...{ kode_target: `S${n}`, kode_sales: `S${n}`, mulai_berlaku: '2020-01-01' },
    ...{ target_rp: 200_000_000 + n * 20_000_000, target_berat: 200_000 },
  })),
  para_kupon: [
    {
      kode_kupon: 'AKHIR-TAHUN',
      nama_kupon: 'UNDIAN AKHIR TAHUN',
      nominal: 1_000_000,
      jumlah_kupon: 1,
      nilai_kupon: 0,
      undian: true,
      mulai_berlaku: '2026-12-01',
      sampai_berlaku: '2026-12-31',
      masa_hari: 60,
    },
  ],
};

const MARKETPLACE: Rows = [
  { kode_marketplace: 'TOKOPEDIA', nama_marketplace: 'TOKOPEDIA', fee_persen: 6500, biaya_tetap: 1250 },
  { kode_marketplace: 'SHOPEE', nama_marketplace: 'SHOPEE', fee_persen: 8000, biaya_tetap: 1250 },
];

/** Fills the parameters of every store, as their owner. */
export async function isiParameter(client: pg.Client): Promise<void> {
  await insert(client, 'marketplace', MARKETPLACE, 'on conflict do nothing');
  for (const { kode_toko } of TOKO) {
    await client.query("select set_config('app.kode_toko', $1, false)", [kode_toko]);
    for (const [table, rows] of Object.entries({ ...GOODS, ...LOANS, ...PEOPLE }))
      await insert(
        client,
        table,
        rows.map((row) => ({ kode_toko, ...row })),
      );
  }
}
