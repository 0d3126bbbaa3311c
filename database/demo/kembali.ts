/**
 * What else a day at a counter has: pieces that come back for money or for another piece, deposits and their pick-up, and
 * money that is put in, spent and taken to the bank. A source of chance of its own keeps the sales what they are.
 */
import { keuanganDocuments } from '@mustika/domains/keuangan/keuangan.server.ts';
import { pembelianDocuments } from '@mustika/domains/pembelian/pembelian.server.ts';
import { titipanDocuments } from '@mustika/domains/titipan/titipan.server.ts';
import { AppError } from '@mustika/kernel/errors.ts';
import type { DocumentImplementation } from '@mustika/server-kit/document/document-runner.ts';
import { barisJual, giro, NOTA_KOSONG, penjualan, tunai } from './jual.ts';
import { type Dunia, jalankan, type Potong } from './till.ts';

const [pembelian] = pembelianDocuments as [DocumentImplementation, ...DocumentImplementation[]];
const [titipan] = titipanDocuments as [DocumentImplementation, ...DocumentImplementation[]];
const [mutasiUang] = keuanganDocuments as [DocumentImplementation, ...DocumentImplementation[]];

const MODAL = 150_000_000;
/** What stays in a drawer over night. */
const SISA = 60_000_000;
/** Days a piece is worn before it may come back. */
const PALING_CEPAT = 3;

const kasirOf = ({ lain, toko }: Dunia): string => `KASIR${lain.between(1, 2)}${toko.suffix}`;
const ambil = (dunia: Dunia, dari: Potong[]): Potong | undefined =>
  dari.splice(dunia.lain.between(0, dari.length - 1), 1)[0];

/** Says a value, and says the one the answer names when the parameters of the day make it another. */
async function seharga<T>(kirim: (nilai: number) => Promise<T>): Promise<T> {
  try {
    return await kirim(1);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'TOTAL_BERUBAH') throw error;
    return kirim((error.detail as { total: number }).total);
  }
}

const PENJUAL = [
  ['SITI RAHAYU', '3174012345670001'],
  ['HENDRA WIJAYA', '3174022308800004'],
  ['NI KADEK AYU', '5171036105920002'],
  ['MARIA SIMBOLON', '1271094412850003'],
] as const;

/** A line of what comes back, as heavy as it was sold or a little worn. */
function barisKembali({ lain }: Dunia, p: Potong) {
  const aus = lain.chance(0.3) ? lain.pick([10, 20, 40, 60]) : 0;
  return {
    ...{
      kode_barcode: p.kode_barcode,
      qr: null,
      nota_lama: null,
      asal_nota: null,
      kode_sales: `S${lain.between(1, 5)}`,
    },
    ...{ kondisi_barang: lain.pick(['BAIK', 'MULUS', 'MULUS', 'PENYOK', 'PUTUS']), berat: p.berat - aus },
    ...{ potongan_manual: null, harga: null, nama_barang: null, kode_group: null, kode_dept: null },
    ...{ kadar: null, kode_harga: null, kode_baki: null, foto: null },
  };
}

/** Old gold nobody has a nota for, priced by the code of its group. */
function barisTanpaNota(dunia: Dunia) {
  const { lain } = dunia;
  const [kode_group, kadar] = lain.pick([
    ['700', 70_000],
    ['750', 75_000],
  ] as const);
  return {
    ...barisKembali(dunia, { kode_barcode: '', kode_group, berat: 0, ongkos: 0 } as Potong),
    ...{ kode_barcode: null, nama_barang: lain.pick(['KALUNG LAMA', 'GELANG LAMA', 'CINCIN LAMA']) },
    ...{ kode_group, kode_dept: 'CC', kadar, kode_harga: kode_group, berat: lain.between(80, 600) * 10 },
  };
}

async function beli(dunia: Dunia): Promise<void> {
  const tanpaNota = dunia.lain.chance(0.15);
  const p = tanpaNota ? undefined : ambil(dunia, dunia.terjual);
  const [nama_customer, nik_sim_passport] = dunia.lain.pick(PENJUAL);
  const siapa = { kode_member: null, nama_customer, nik_sim_passport };
  const bersih = { no_hp_customer: null, alamat_customer: null, keterangan: null, biaya_admin: null };
  const diri = { tanggal_lahir: null, pekerjaan: null, sumber_dana: null };
  const barang = [p ? barisKembali(dunia, p) : barisTanpaNota(dunia)];
  const kasir = kasirOf(dunia);
  const cara = dunia.lain.chance(0.12)
    ? { jenis: 'TRANSFER', no_rekening: giro(dunia.toko.kode_toko) }
    : { jenis: 'CASH', no_rekening: null };
  const answer = await seharga((total) =>
    jalankan(dunia, kasir, pembelian, 'simpan', {
      ...{ ...siapa, ...bersih, ...diri, total, barang },
      bayar: [{ ...cara, jumlah: total }],
    }),
  );
  if (!dunia.lain.chance(0.05)) return;
  const no_faktur_group = answer.jawaban.no_dokumen;
  await jalankan(dunia, kasir, pembelian, 'batal', {
    no_faktur_group,
    kasir: null,
    alasan: 'PENJUAL BERUBAH PIKIRAN',
  });
  if (p) dunia.terjual.push(p);
}

/** A piece that comes back is settled with a dearer one; the rest in cash, whichever way it goes. */
async function tukar(dunia: Dunia): Promise<void> {
  const lama = ambil(dunia, dunia.terjual);
  const baru = ambil(dunia, dunia.stok);
  if (!lama || !baru) return;
  const { total, baris } = await barisJual(dunia, baru, 'S2', 0);
  const kembali = barisKembali(dunia, lama);
  const kasir = kasirOf(dunia);
  const [nama_customer, nik_sim_passport] = dunia.lain.pick(PENJUAL);
  const answer = await seharga((nilai) =>
    jalankan(dunia, kasir, penjualan, 'simpan', {
      ...{ ...NOTA_KOSONG, nama_customer, nik_sim_passport, total, barang: [baris], tukar: [kembali] },
      bayar: [
        { jenis: 'TUKAR', no_rekening: null, jumlah: nilai, kartu_akhir: null },
        ...(total > nilai ? [tunai(total - nilai)] : []),
      ],
    }),
  );
  if (!dunia.lain.chance(0.08)) {
    dunia.terjual.push(baru);
    return;
  }
  const no_faktur_group = answer.jawaban.no_dokumen;
  await jalankan(dunia, kasir, penjualan, 'batal', {
    no_faktur_group,
    kasir: null,
    alasan: 'TUKAR DIBATALKAN',
  });
  dunia.stok.push(baru);
  dunia.terjual.push(lama);
}

/** A third is left for a piece that is wanted later. */
async function titip(dunia: Dunia): Promise<void> {
  const p = ambil(dunia, dunia.stok);
  if (!p) return;
  const { total, baris } = await barisJual(dunia, p, 'S3', 0);
  const uang_muka = Math.ceil(total / 3 / 100_000) * 100_000;
  const answer = await jalankan(dunia, kasirOf(dunia), titipan, 'simpan', {
    ...{
      keranjang: null,
      jenis_harga: 'MENGIKAT',
      kode_member: null,
      alamat_customer: null,
      keterangan: null,
    },
    ...{ nama_customer: 'IBU RATNA', no_hp_customer: '081298765432', total, uang_muka, barang: [baris] },
    bayar: [tunai(uang_muka)],
  });
  dunia.titipan.push({ no_titipan: answer.jawaban.no_dokumen as string, potong: p, total, uang_muka, baris });
}

/** The oldest deposit is picked up: what was left counts, the rest is paid. */
async function jemput(dunia: Dunia): Promise<void> {
  const t = dunia.titipan.shift();
  if (!t) return;
  await jalankan(dunia, kasirOf(dunia), penjualan, 'simpan', {
    ...{ ...NOTA_KOSONG, no_titipan: t.no_titipan, total: t.total, barang: [t.baris] },
    bayar: [
      { jenis: 'TITIPAN', no_rekening: null, jumlah: t.uang_muka, kartu_akhir: null },
      tunai(t.total - t.uang_muka),
    ],
  });
  dunia.terjual.push(t.potong);
}

const uangKas = (
  dunia: Dunia,
  arah: string,
  kategori: string,
  kasir: string,
  jumlah: number,
  keterangan: string,
) =>
  jalankan(dunia, `SPV1${dunia.toko.suffix}`, mutasiUang, 'uangKas', {
    ...{ arah, kategori, kasir, jumlah, keterangan },
  });

/** While the shop is open. On the first days nothing sold can come back yet. */
export async function siang(dunia: Dunia, hari: number): Promise<void> {
  const { lain, toko } = dunia;
  if (hari === 0)
    for (const n of [1, 2])
      await uangKas(dunia, 'TAMBAH', 'TAMBAH_MODAL', `KASIR${n}${toko.suffix}`, MODAL, 'MODAL AWAL');
  if (hari % 4 === 2)
    await uangKas(dunia, 'AMBIL', 'BIAYA', `KASIR1${toko.suffix}`, lain.between(8, 40) * 10_000, 'LISTRIK');
  if (hari % 6 === 1) await titip(dunia);
  if (hari % 6 === 5) await jemput(dunia);
  if (hari < PALING_CEPAT) return;
  for (let n = lain.between(0, 2); n > 0 && dunia.terjual.length > 0; n -= 1) await beli(dunia);
  if (lain.chance(0.35)) await tukar(dunia);
}

/** In the evening what is too much for a drawer goes to the bank. */
export async function sore(dunia: Dunia, hari: number): Promise<void> {
  if (hari % 2 === 0) return;
  const { client, toko } = dunia;
  const { rows } = await client.query<{ kasir: string; saldo: number }>(
    `select dimensi as kasir, saldo::bigint::float8 as saldo from saldo_uang
      where kode_toko = $1 and akun = 'KAS' and saldo > $2 order by 1`,
    [toko.kode_toko, SISA + 10_000_000],
  );
  for (const { kasir, saldo } of rows)
    await jalankan(dunia, `SPV1${toko.suffix}`, mutasiUang, 'mutasiCash', {
      ...{ kategori: 'MUTASI', asal: 'CASH', asal_rekening: null, tujuan: 'BRI' },
      ...{
        tujuan_rekening: giro(toko.kode_toko),
        kasir,
        jumlah: Math.floor((saldo - SISA) / 1_000_000) * 1_000_000,
      },
      keterangan: 'SETOR KE BANK',
    });
}
