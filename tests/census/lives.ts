/** The life of every document of the house, told over HTTP: what the census posts, cancels and reports on. */
import { expect } from 'vitest';
import type { Caller, Kit } from '../kit/app.ts';
import { BELI_BAKU, jualDulu } from '../kit/beli.ts';
import {
  atur,
  denganOtorisasi,
  HARGA_BAKU,
  hargaGrup,
  masukkan,
  nota,
  numberOf,
  sampaiHari,
} from '../kit/jual.ts';
import { hitungLaci, isiTutup, tutup } from '../kit/tutup.ts';
import { LIVES_OF_BUYING } from './lives-beli.ts';
import { COUPON_LIVES } from './lives-kupon.ts';
import { TAX_LIVES } from './lives-pajak.ts';
import { DEPOSIT_LIVES } from './lives-titipan.ts';
import { MONEY_LIVES } from './lives-uang.ts';

/** Runs a document through its transitions and answers its number. */
type Life = (kit: Kit) => Promise<string>;

const piece = {
  kode_group: '750',
  kode_dept: 'CC',
  kode_gudang: 'TOKO',
  kode_baki: 'CC01',
  nama_barang: 'CINCIN SENSUS',
  berat_asli: 2.5,
  harga_modal: 2_000_000,
};

const cancelSale = async (kit: Kit, no_faktur_group: string): Promise<string> =>
  numberOf(
    await denganOtorisasi(
      kit.as('SPV1'),
      'penjualan/batal',
      { no_faktur_group, alasan: 'pembeli batal' },
      { user_id: 'OWNER', password: 'sandi-uji-coba' },
    ),
  );

async function sell(kit: Kit, kode_barcode: string): Promise<string> {
  await hargaGrup(kit);
  await masukkan(kit, { kode_barcode });
  return numberOf(await kit.as('KASIR1').post('penjualan/simpan', nota([kode_barcode], HARGA_BAKU)));
}

/** A piece sold before comes back in a sale; the customer pays the difference. */
async function exchange(kit: Kit, baru: string, kode_barcode: string): Promise<string> {
  await masukkan(kit, { kode_barcode: baru });
  const bayar = [
    { jenis: 'TUKAR', jumlah: BELI_BAKU },
    { jenis: 'CASH', jumlah: HARGA_BAKU - BELI_BAKU },
  ];
  const tukar = [{ kode_barcode, kode_sales: 'S1', berat: 3.25, kondisi_barang: 'MULUS' }];
  return numberOf(
    await kit.as('KASIR1').post('penjualan/simpan', nota([baru], HARGA_BAKU, { tukar, bayar })),
  );
}

const uang = { jumlah: 50_000, keterangan: 'sensus' };

/** Out of the supervisor's drawer and on its way to head office. */
async function sendMoney(kit: Kit): Promise<string> {
  const spv = kit.as('SPV1');
  const modal = { ...uang, arah: 'TAMBAH', kategori: 'LAIN' };
  numberOf(await spv.post('cash/uang-kas', modal));
  return numberOf(await spv.post('kirim-uang', { ...uang, asal: 'CASH' }));
}

/** A movement of money, and its way back. */
const moveMoney =
  (path: string, body: (rekening: { no_rekening: string; kode_bank: string }[]) => object): Life =>
  async (kit) => {
    const { rows } = await kit.owner.query(
      "select no_rekening, kode_bank from rekening where kode_toko = 'JKT1' and aktif order by no_rekening limit 2",
    );
    const spv = kit.as('SPV1');
    const no_dokumen = numberOf(await spv.post(path, { ...uang, ...body(rows) }));
    const signer = { user_id: 'OWNER', password: 'sandi-uji-coba' };
    return numberOf(await denganOtorisasi(spv, 'cash/batal', { no_dokumen, alasan: 'salah ketik' }, signer));
  };

/** A group of accessories, for the reports that show nothing else. */
const accessories = {
  kode_group: 'ACC',
  nama_group: 'AKSESORIS',
  harga: 0,
  harga_modal: 0,
  kadar: 1,
  kadar_jual: 1,
  markis: true,
  aksesoris: true,
};

/** Closes the open day of a store, a drawer or two not as the books have them; answers the number of the closing. */
async function closeDay(
  kit: Kit,
  user_id: string,
  kode_toko: string,
  lebih: Record<string, number>,
): Promise<string> {
  const caller = kit.as(user_id);
  await hitungLaci(kit, caller, kode_toko, lebih);
  const signer = { user_id: 'OWNER', password: 'sandi-uji-coba' };
  return numberOf(await tutup(caller, await isiTutup(caller), signer));
}

/** A general journal of the branch: rent owed. */
async function journal(kit: Kit, more: object): Promise<string> {
  const baris = [
    { nomor_akun: '530900', debit: 300_000, dimensi: 'SEWA' },
    { nomor_akun: '211100', kredit: 300_000 },
  ];
  const signer = { user_id: 'OWNER', password: 'sandi-uji-coba' };
  const body = { tanggal: '2026-11-21', keterangan: 'sewa terutang', baris, ...more };
  return numberOf(await denganOtorisasi(kit.as('SPV1'), 'akuntansi/jurnal-umum', body, signer));
}

const inSurabaya =
  (kit: Kit): Caller['post'] =>
  (path, body) =>
    kit.as('OWNER').post(path, body, { portal: 'SBY1' });

/** The closing entry of Surabaya's November. */
const closeMonth = async (kit: Kit): Promise<string> =>
  numberOf(await inSurabaya(kit)('akuntansi/tutup-bulan', { bulan: '2026-11-01' }));

/** Where a report has rows, when that is not the branch the lives are lived in. */
export const PLACE: Readonly<Record<string, string>> = { 'laporan-terima-uang-pusat': 'PUSAT' };

/** Every document of the house by name; a new document brings its life along. */
export const LIVES: Record<string, readonly Life[]> = {
  tambah_barang: [
    async (kit) => {
      const spv = kit.as('SPV1');
      // A shop that keeps a list of its suppliers takes goods from nobody else.
      await kit.owner.query(
        "insert into supplier_barang (kode_toko, kode_supplier, nama_supplier) values ('JKT1', 'HWT', 'PT HWT') on conflict do nothing",
      );
      const baris = [piece, { ...piece, supplier: 'HWT', harga_modal: 2_100_000 }];
      const signer = { user_id: 'OWNER', password: 'sandi-uji-coba' };
      const no_dokumen = numberOf(await denganOtorisasi(spv, 'barang/simpan', { baris }, signer));
      return numberOf(
        await denganOtorisasi(spv, 'barang/batal', { no_dokumen, alasan: 'salah hitung' }, signer),
      );
    },
    async (kit) => {
      const made = await kit.as('OWNER').post('group/create', accessories, { portal: 'JKT1' });
      expect(made, made.text).toMatchObject({ status: 200 });
      const baris = [
        {
          ...piece,
          kode_group: 'ACC',
          nama_barang: 'KOTAK CINCIN',
          harga_modal: 40_000,
          harga_bandrol: 60_000,
        },
      ];
      const signer = { user_id: 'OWNER', password: 'sandi-uji-coba' };
      return numberOf(await denganOtorisasi(kit.as('SPV1'), 'barang/simpan', { baris }, signer));
    },
  ],
  penjualan: [
    async (kit) => cancelSale(kit, await sell(kit, 'SENSUS01')),
    async (kit) => {
      await atur(kit, { VALIDASI_PENJUALAN_MODULE: 'true' });
      const no_faktur_group = await sell(kit, 'SENSUS02');
      numberOf(await kit.as('SPV1').post('penjualan/validasi', { no_faktur_group }));
      await cancelSale(kit, no_faktur_group);
      await atur(kit, { VALIDASI_PENJUALAN_MODULE: null });
      return no_faktur_group;
    },
    ...TAX_LIVES,
    // An exchange that is taken back, validated first, and one that stays.
    async (kit) => {
      await jualDulu(kit, 'SENSUS07');
      await atur(kit, { VALIDASI_PENJUALAN_MODULE: 'true' });
      const no_faktur_group = await exchange(kit, 'SENSUS08', 'SENSUS07');
      numberOf(await kit.as('SPV1').post('penjualan/validasi', { no_faktur_group }));
      await atur(kit, { VALIDASI_PENJUALAN_MODULE: null });
      return cancelSale(kit, no_faktur_group);
    },
    async (kit) => {
      await jualDulu(kit, 'SENSUS09');
      return exchange(kit, 'SENSUS10', 'SENSUS09');
    },
  ],
  kupon_tukar: COUPON_LIVES,
  titipan: DEPOSIT_LIVES,
  ...MONEY_LIVES,
  kirim_uang: [
    async (kit) => {
      const sent = await sendMoney(kit);
      const answer = await kit.as('PUSAT').put(`kirim-uang/${sent}/reception`, {});
      expect(answer, answer.text).toMatchObject({ status: 200 });
      return sent;
    },
    async (kit) => {
      const body = { no_dokumen: await sendMoney(kit), alasan: 'batal setor' };
      const signer = { user_id: 'OWNER', password: 'sandi-uji-coba' };
      return numberOf(await denganOtorisasi(kit.as('SPV1'), 'kirim-uang/batal', body, signer));
    },
    // Still on its way.
    sendMoney,
  ],
  terima_uang: [
    async (kit) => numberOf(await kit.as('PUSAT').put(`kirim-uang/${await sendMoney(kit)}/reception`, {})),
  ],
  gesek_tunai: [
    async (kit) => {
      const spv = kit.as('SPV1');
      numberOf(
        await spv.post('cash/uang-kas', {
          ...uang,
          arah: 'TAMBAH',
          kategori: 'LAIN',
          jumlah: 100_000,
        }),
      );
      const { rows } = await kit.owner.query(
        "select no_rekening from rekening where kode_toko = 'JKT1' and aktif and bisa_debet order by 1 limit 1",
      );
      const no_dokumen = numberOf(
        await spv.post('non-cash/gesek-tunai', {
          no_rekening: rows[0].no_rekening,
          jenis_kartu: 'DEBET',
          gesek: 100_000,
          fee_persen: 3,
          kartu_akhir: '4321',
          nama_pemilik: 'ibu sensus',
        }),
      );
      const signer = { user_id: 'OWNER', password: 'sandi-uji-coba' };
      const body = { no_dokumen, alasan: 'mesin gagal' };
      return numberOf(await denganOtorisasi(spv, 'non-cash/gesek-batal', body, signer));
    },
  ],
  ...LIVES_OF_BUYING,
  mutasi_uang: [
    moveMoney('cash/uang-kas', () => ({ arah: 'TAMBAH', kategori: 'LAIN', kasir: 'KASIR1' })),
    moveMoney('cash/uang-bank', ([satu]) => ({
      arah: 'AMBIL',
      kategori: 'BIAYA',
      no_rekening: satu?.no_rekening,
    })),
    moveMoney('cash/mutasi-uang-bank', ([satu, dua]) => ({
      kategori: 'MUTASI',
      asal: satu?.kode_bank,
      asal_rekening: satu?.no_rekening,
      tujuan: dua?.kode_bank,
      tujuan_rekening: dua?.no_rekening,
    })),
    moveMoney('cash/mutasi-uang-cash', ([satu]) => ({
      kategori: 'MUTASI',
      asal: satu?.kode_bank,
      asal_rekening: satu?.no_rekening,
      tujuan: 'CASH',
      kasir: 'KASIR1',
    })),
  ],
  jurnal_umum: [
    async (kit) => {
      const no_dokumen = await journal(kit, {});
      const signer = { user_id: 'OWNER', password: 'sandi-uji-coba' };
      const body = { no_dokumen, alasan: 'salah akun' };
      return numberOf(await denganOtorisasi(kit.as('SPV1'), 'akuntansi/jurnal-umum-batal', body, signer));
    },
    async (kit) => journal(kit, { tanggal: '2026-11-20' }),
  ],
  // Surabaya closes its November, so that there is one to close.
  penutup_bulan: [
    async (kit) => {
      const spv = kit.as('SPV1-SBY');
      await hitungLaci(kit, spv, 'SBY1');
      const signer = { user_id: 'OWNER', password: 'sandi-uji-coba' };
      numberOf(await tutup(spv, await isiTutup(spv, { tanggal_berikut: '2026-12-01' }), signer));
      sampaiHari(kit, '2026-12-01');
      const no_dokumen = await closeMonth(kit);
      const owner = { ...kit.as('OWNER'), post: inSurabaya(kit) };
      const body = { no_dokumen, alasan: 'ada koreksi' };
      const by = { user_id: 'SPV1-SBY', password: 'sandi-uji-coba' };
      return numberOf(await denganOtorisasi(owner, 'akuntansi/tutup-bulan-batal', body, by));
    },
    async (kit) => closeMonth(kit),
  ],
  tutup_toko: [
    async (kit) => {
      const no_dokumen = await closeDay(kit, 'SPV1', 'JKT1', { KASIR1: -20_000, KASIR2: 500 });
      const why = { no_dokumen, alasan: 'hitungan salah' };
      return numberOf(await kit.as('OWNER').post('tutup-toko/buka-kembali', why, { portal: 'JKT1' }));
    },
    // Another store stays closed, so that what its closing says can be proven, and the next one goes on from it.
    async (kit) => closeDay(kit, 'SPV1-BDG', 'BDG1', { 'KASIR1-BDG': 1_000 }),
    async (kit) => closeDay(kit, 'SPV1-BDG', 'BDG1', {}),
  ],
};
