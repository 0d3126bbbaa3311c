/** Two months of loans on gold: lent, interest paid, renewed, redeemed, and what nobody came for sold. */
import { taksirHutang } from '@mustika/domains/hutang/hutang.command.ts';
import { hutangCommands, hutangDocuments } from '@mustika/domains/hutang/hutang.server.ts';
import { pilihanHutang } from '@mustika/domains/hutang/pilihan/pilihan-hutang.command.ts';
import type { Inside } from '@mustika/kernel/answer.ts';
import type { DocumentImplementation } from '@mustika/server-kit/document/document-runner.ts';
import { DIRI_KOSONG, tunai } from './jual.ts';
import { type Dunia, jalankan, panggil } from './till.ts';

const [hutang] = hutangDocuments as [DocumentImplementation];

const JAMINAN = [
  ['GELANG KERONCONG', 10_250, 75_000],
  ['KALUNG RANTAI', 7_400, 70_000],
  ['CINCIN BELAH ROTAN', 4_150, 42_000],
  ['LIONTIN KOIN', 3_020, 75_000],
] as const;
const NASABAH = [
  ['IBU SUMINAH', '081311112222'],
  ['BAPAK JOKO', '081322223333'],
  ['IBU YULI', '081333334444'],
  ['BAPAK HERMAN', '081344445555'],
] as const;
/** A shop lends a little less than it might. */
const BAGIAN = 0.85;
const BULAT = 50_000;

const KOSONG = {
  ...DIRI_KOSONG,
  ...{ kode_sales: null, no_faktur_manual: null, bunga: null },
  ...{ keterangan: null, transfer: null, no_rekening: null },
};
const tanpaMember = ([nama_customer, no_hp_customer]: (typeof NASABAH)[number]) => ({
  ...{ kode_member: null, nama_customer, no_hp_customer },
});
const spvOf = ({ toko }: Dunia): string => `SPV1${toko.suffix}`;

async function pinjamkan(dunia: Dunia): Promise<void> {
  const { gadai, toko } = dunia;
  const kasir = `KASIR1${toko.suffix}`;
  const [nama_barang, berat, kadar] = gadai.pick(JAMINAN);
  // Two in five are members, and their till is told so.
  const siapa = gadai.chance(0.4)
    ? { kode_member: gadai.pick(toko.members), nama_customer: null, no_hp_customer: null }
    : tanpaMember(gadai.pick(NASABAH));
  const barang = [{ berat: berat / 1000, kadar: kadar / 1000, kondisi_pinjaman: null }];
  const nilai = (await panggil(dunia, kasir, hutangCommands, taksirHutang, {
    ...{ barang, jumlah_hutang: null, bunga: null, lama_pinjam: 1 },
  })) as { plafond: number };
  const jumlah_hutang = Math.floor((nilai.plafond * BAGIAN) / BULAT) * BULAT;
  dunia.paket += 1;
  const { jawaban } = await jalankan(dunia, kasir, hutang, 'simpan', {
    ...{ ...KOSONG, ...siapa, jumlah_hutang, lama_pinjam: 1 },
    barang: [{ nama_barang, jumlah: 1, berat, kadar, kondisi_pinjaman: null, foto: null }],
    berat_plastik: berat + 300,
    ...{ no_paket: `A-${String(dunia.paket).padStart(4, '0')}`, tempat_simpan: 'BRANKAS 1' },
  });
  dunia.hutang.push(jawaban.no_dokumen as string);
}

type Tagihan = { pokok: number; bunga: number; denda: number };

/** What a loan owes today, as the counter is told. */
async function tagihan(dunia: Dunia, no_faktur_hutang: string): Promise<Tagihan> {
  const kasir = `KASIR1${dunia.toko.suffix}`;
  const isi = { no_faktur_hutang, pada: null };
  const { jumlah_hutang, pada } = (await panggil(dunia, kasir, hutangCommands, pilihanHutang, isi)) as Inside<
    typeof pilihanHutang.answer
  >;
  const [kini] = pada;
  if (!kini) throw new Error(`nothing is said of ${no_faktur_hutang}`);
  return { pokok: jumlah_hutang, bunga: kini.bunga, denda: kini.denda };
}

/** What it weighed with its bag. */
const bungkus = async ({ client, toko }: Dunia, no_faktur_hutang: string): Promise<number> =>
  (
    await client.query<{ berat_plastik: number }>(
      'select berat_plastik::bigint::float8 as berat_plastik from hutang where kode_toko = $1 and no_faktur_hutang = $2',
      [toko.kode_toko, no_faktur_hutang],
    )
  ).rows[0]?.berat_plastik ?? 0;

/** Left to themselves: the first is sold, the second is late to the end. */
const DIBIARKAN = 2;

/** The oldest one that somebody comes for. */
const tertua = (dunia: Dunia): string | undefined => dunia.hutang.splice(DIBIARKAN, 1)[0];

async function perpanjang(dunia: Dunia): Promise<void> {
  const no_faktur_hutang = tertua(dunia);
  if (!no_faktur_hutang) return;
  const { bunga, denda } = await tagihan(dunia, no_faktur_hutang);
  const jumlah = bunga + denda;
  await jalankan(dunia, `KASIR1${dunia.toko.suffix}`, hutang, 'bayarBunga', {
    ...{ no_faktur_hutang, jumlah, potongan: null, perpanjang: 1, bayar: [tunai(jumlah)] },
  });
  dunia.hutang.push(no_faktur_hutang);
}

async function lunasi(dunia: Dunia): Promise<void> {
  const no_faktur_hutang = tertua(dunia);
  if (!no_faktur_hutang) return;
  const { pokok, bunga, denda } = await tagihan(dunia, no_faktur_hutang);
  const total = pokok + bunga + denda;
  const isi = { no_faktur_hutang, potongan: null, total, bayar: [tunai(total)] };
  await jalankan(dunia, `KASIR1${dunia.toko.suffix}`, hutang, 'lunas', isi);
}

async function perbarui(dunia: Dunia): Promise<void> {
  const no_faktur_lama = tertua(dunia);
  if (!no_faktur_lama) return;
  const { pokok, bunga, denda } = await tagihan(dunia, no_faktur_lama);
  const berat_plastik = await bungkus(dunia, no_faktur_lama);
  const jumlah_hutang = Math.ceil((pokok * 0.7) / BULAT) * BULAT;
  const total = pokok + bunga + denda - jumlah_hutang;
  const { jawaban } = await jalankan(dunia, `KASIR1${dunia.toko.suffix}`, hutang, 'perbarui', {
    ...{
      kode_sales: null,
      no_faktur_manual: null,
      bunga: null,
      keterangan: null,
      transfer: null,
      no_rekening: null,
    },
    ...{
      no_faktur_lama,
      jumlah_hutang,
      lama_pinjam: 1,
      berat_plastik,
      no_paket: null,
      tempat_simpan: 'BRANKAS 1',
    },
    ...{ diambil: [], potongan: null, total, bayar: [tunai(total)] },
  });
  dunia.hutang.push(jawaban.no_dokumen as string);
}

/** Nobody came for the first one: told, and sold to a trader once its grace is over. */
async function lelang(dunia: Dunia): Promise<void> {
  const no_faktur_hutang = dunia.hutang.shift();
  if (!no_faktur_hutang) return;
  const { pokok, bunga } = await tagihan(dunia, no_faktur_hutang);
  const hasil = Math.ceil((pokok + bunga) / 100_000) * 100_000 + 350_000;
  const spv = spvOf(dunia);
  const kabar = { no_faktur_hutang, cara: 'TELEPON', keterangan: 'TIDAK DIANGKAT' };
  await jalankan(dunia, spv, hutang, 'peringatan', kabar);
  await jalankan(dunia, spv, hutang, 'lelang', {
    ...{ no_faktur_hutang, hasil, biaya: 50_000, pembeli: 'PEDAGANG EMAS', keterangan: null },
    bayar: [tunai(hasil)],
  });
}

/** One taken back the same day: the customer thought again. */
async function urung(dunia: Dunia): Promise<void> {
  await pinjamkan(dunia);
  const no_faktur_hutang = dunia.hutang.pop() as string;
  const isi = { no_faktur_hutang, alasan: 'CUSTOMER TIDAK JADI', kasir: null };
  await jalankan(dunia, spvOf(dunia), hutang, 'batal', isi);
}

/** Days until the first one may be sold: its month, its grace, and one more. */
const BOLEH_LELANG = 42;

/** What the loan counter does on a day. */
export async function gadai(dunia: Dunia, hari: number): Promise<void> {
  if (hari === 0) return;
  if (hari % 4 === 1) await pinjamkan(dunia);
  if (hari % 17 === 8) await urung(dunia);
  if (hari % 9 === 7) await perpanjang(dunia);
  if (hari % 13 === 10) await lunasi(dunia);
  if (hari % 19 === 15) await perbarui(dunia);
  if (hari === BOLEH_LELANG) await lelang(dunia);
}
