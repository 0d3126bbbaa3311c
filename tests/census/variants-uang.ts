/** Ways in which the documents of money, of the ledger and of the day are created, part of VARIANTS. */
import type { Kit } from '../kit/app.ts';
import { numberOf, sampaiHari } from '../kit/jual.ts';
import { hitungLaci, isiTutup, tutup } from '../kit/tutup.ts';
import type { Creation, Variant } from './variants.ts';

const uang = { jumlah: 50_000, keterangan: 'sensus' };
const modal = { ...uang, jumlah: 5_000_000, arah: 'TAMBAH', kategori: 'LAIN' };
const OWNER = { user_id: 'OWNER', password: 'sandi-uji-coba' };

type Rekening = { no_rekening: string; kode_bank: string };

const rekenings = async (kit: Kit, syarat = 'true'): Promise<[Rekening, Rekening]> => {
  const { rows } = await kit.owner.query(
    `select no_rekening, kode_bank from rekening where kode_toko = 'JKT1' and aktif and ${syarat} order by 1 limit 2`,
  );
  return rows as [Rekening, Rekening];
};

/** The supervisor's drawer has enough for what follows. */
const berisi =
  (prepare: (kit: Kit) => Promise<Omit<Creation, 'user'>>): Variant['prepare'] =>
  async (kit) => {
    numberOf(await kit.as('SPV1').post('cash/uang-kas', modal));
    return { user: 'SPV1', ...(await prepare(kit)) };
  };

const MOVES: readonly Variant[] = [
  {
    name: 'into a drawer',
    prepare: berisi(async () => ({ by: 'uangKas', body: { ...uang, arah: 'TAMBAH', kategori: 'LAIN' } })),
  },
  {
    name: 'out of a drawer',
    prepare: berisi(async () => ({ by: 'uangKas', body: { ...uang, arah: 'AMBIL', kategori: 'BIAYA' } })),
  },
  {
    name: 'out of a bank',
    prepare: berisi(async (kit) => {
      const [{ no_rekening }] = await rekenings(kit);
      return { by: 'uangBank', body: { ...uang, arah: 'AMBIL', kategori: 'BIAYA', no_rekening } };
    }),
  },
  {
    name: 'from bank to bank',
    prepare: berisi(async (kit) => {
      const [satu, dua] = await rekenings(kit);
      const asal = { asal: satu.kode_bank, asal_rekening: satu.no_rekening };
      const tujuan = { tujuan: dua.kode_bank, tujuan_rekening: dua.no_rekening };
      return { by: 'mutasiBank', body: { ...uang, kategori: 'MUTASI', ...asal, ...tujuan } };
    }),
  },
  {
    name: 'from a drawer to a bank',
    prepare: berisi(async (kit) => {
      const [satu] = await rekenings(kit);
      const tujuan = { tujuan: satu.kode_bank, tujuan_rekening: satu.no_rekening };
      return { by: 'mutasiCash', body: { ...uang, kategori: 'MUTASI', asal: 'CASH', ...tujuan } };
    }),
  },
];

const swiped: Variant = {
  name: 'a debit card',
  prepare: berisi(async (kit) => {
    const [{ no_rekening }] = await rekenings(kit, 'bisa_debet');
    const kartu = { jenis_kartu: 'DEBET', kartu_akhir: '4321', nama_pemilik: 'ibu sensus' };
    return { body: { no_rekening, ...kartu, gesek: 100_000, fee_persen: 3 } };
  }),
};

const handed = (cara: 'KATEGORI' | 'SALDO'): Variant => ({
  name: cara,
  prepare: berisi(async (kit) => {
    const isi = { dari: 'SPV1', ke: 'KASIR1', keterangan: 'tukar giliran', cara };
    if (cara === 'SALDO') return { body: { ...isi, jumlah: 125_000 } };
    const { data } = await kit.as('SPV1').get('cash/pengalihan-saldo/laci?dari=SPV1');
    const [{ kategori, sisa }] = data.kategori.filter((one: { sisa: number }) => one.sisa > 0);
    return { body: { ...isi, kategori, jumlah: sisa } };
  }),
});

/** The fee of the acquirer is `kurang`; what is missing beyond it is a difference somebody approves. */
const settled = (name: string, kurang: number): Variant => ({
  name,
  prepare: async (kit) => {
    const { data } = await kit.as('SPV1').get('non-cash/terima?tempat=PIUTANG_EDC');
    const { tempat, no_rekening, no_dokumen, peristiwa, jumlah, mdr, tanggal } = data[0];
    const baris = [{ no_dokumen, peristiwa, jumlah }];
    return {
      user: 'SPV1',
      body: {
        tempat,
        no_rekening,
        tgl_bank: tanggal,
        baris,
        mdr,
        diterima: jumlah - mdr - kurang,
        keterangan: 'koran',
      },
    };
  },
});

const journal: Variant = {
  name: 'rent owed',
  prepare: async () => ({
    user: 'SPV1',
    body: {
      ...{ tanggal: '2026-11-21', keterangan: 'sewa terutang' },
      baris: [
        { nomor_akun: '530900', debit: 300_000, dimensi: 'SEWA' },
        { nomor_akun: '211100', kredit: 300_000 },
      ],
    },
  }),
};

/** Surabaya's November, once its last day has been closed. */
const monthClosed: Variant = {
  name: 'of November',
  prepare: async (kit) => {
    const spv = kit.as('SPV1-SBY');
    await hitungLaci(kit, spv, 'SBY1');
    numberOf(await tutup(spv, await isiTutup(spv, { tanggal_berikut: '2026-12-01' }), OWNER));
    sampaiHari(kit, '2026-12-01');
    return { user: 'OWNER', portal: 'SBY1', body: { bulan: '2026-11-01' } };
  },
};

/** A drawer is not as the books have it: the difference is booked, and taken back when the day is opened again. */
const dayClosed: Variant = {
  name: 'with a difference',
  prepare: async (kit) => {
    const spv = kit.as('SPV1-BDG');
    await hitungLaci(kit, spv, 'BDG1', { 'KASIR1-BDG': 1_000 });
    return { user: 'SPV1-BDG', body: await isiTutup(spv) };
  },
};

const sent: readonly Variant[] = [
  { name: 'out of a drawer', prepare: berisi(async () => ({ body: { ...uang, asal: 'CASH' } })) },
  {
    name: 'out of a bank',
    prepare: berisi(async (kit) => {
      const [satu] = await rekenings(kit);
      return { body: { ...uang, asal: satu.kode_bank, asal_rekening: satu.no_rekening } };
    }),
  },
];

export const VARIANTS_OF_MONEY: Readonly<Record<string, readonly Variant[]>> = {
  mutasi_uang: MOVES,
  gesek_tunai: [swiped],
  kirim_uang: sent,
  pengalihan_saldo: [handed('KATEGORI'), handed('SALDO')],
  validasi_non_cash: [settled('as the machine said', 0), settled('with a difference', 1_000)],
  jurnal_umum: [journal],
  penutup_bulan: [monthClosed],
  tutup_toko: [dayClosed],
};
