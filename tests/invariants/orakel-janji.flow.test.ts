/**
 * Protects: deposits and plans of instalments over random days, with prices, settings and terms that change meanwhile, come to what the
 * domain says and not to what the product reckons: every figure here is reckoned again, from Domain R6.6, R6.7, 13.1. ORAKEL=<n> is
 * another walk.
 */
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { seeded } from '../../database/demo/random.ts';
import { type Answer, type Kit, testApp } from '../kit/app.ts';
import { cicil, syaratCicil, tindakCicil } from '../kit/cicil.ts';
import { atur, bilaDiminta, gantiHari, hargaGrup, nota, potongBaru, SANDI_OWNER } from '../kit/jual.ts';
import { batalTitip, titip } from '../kit/titip.ts';

const chance = seeded(Number(process.env['ORAKEL'] ?? 20_261_126));
const LANGKAH = 60;

let kit: Kit;
const potong = potongBaru(() => kit, 'ORKL');
const kasir = () => kit.as('KASIR1');
const kirim = async (path: string, body: object): Promise<Answer> => {
  const answer = await bilaDiminta(kasir(), { method: 'POST', path, body }, SANDI_OWNER);
  expect(answer, `${path}: ${answer.text}`).toMatchObject({ status: 200 });
  return answer;
};

/** The shop as the oracle knows it. */
const toko = {
  hari: '2026-11-21',
  emas: 1_050_000,
  cara: 'INKLUSIF' as 'INKLUSIF' | 'EKSKLUSIF',
  lama: 14,
  syarat: { margin: 2, denda: 1, potongan: 10 },
  rabat: 100,
};
/** What KASIR1 took in less what he gave, and the PPN of what was handed over. */
let kas = 0;
let ppn = 0;

const plus = (hari: string, banyak: object): string =>
  Temporal.PlainDate.from(hari)
    .add(banyak as Temporal.DurationLike)
    .toString();

/** The usual piece, 3.250 g: gold, 35,000 a gram for its making, 150,000 for its stone, up to the next 500. */
const harga = (emas: number): number => Math.ceil((3.25 * emas + 113_750 + 150_000) / 500) * 500;
/** 1.65 %: gold without an input invoice, for whoever wears it. */
const pajak = (nilai: number, cara: string): number =>
  cara === 'INKLUSIF' ? Math.round((nilai * 1.65) / 101.65) : Math.round(nilai * 0.0165);
const dibayar = (nilai: number, cara: string): number =>
  nilai + (cara === 'EKSKLUSIF' ? pajak(nilai, cara) : 0);

type Titipan = {
  no: string;
  kode: string;
  mengikat: boolean;
  sampai: string;
  emas: number;
  cara: string;
  saldo: number;
};
type Cicilan = {
  no: string;
  kode: string;
  mulai: string;
  emas: number;
  cara: string;
  harga: number;
  dp: number;
  margin: number;
  angsuran: number[];
  denda: number;
  potongan: number;
  rabat: number;
  terbayar: number;
  lunas: boolean;
};
const titipan: Titipan[] = [];
const cicilan: Cicilan[] = [];
const acak = <T>(dari: T[]): T | undefined => (dari.length === 0 ? undefined : chance.pick(dari));
const buang = <T>(dari: T[], satu: T): void => void dari.splice(dari.indexOf(satu), 1);

async function titipBaru(): Promise<void> {
  const mengikat = chance.chance(0.6);
  const kode = await potong();
  const total = dibayar(harga(toko.emas), toko.cara);
  const saldo = chance.between(Math.ceil(total / 10), total);
  const { data } = await kirim(
    'titipan/simpan',
    titip([kode], total, saldo, { jenis_harga: mengikat ? 'MENGIKAT' : 'TIDAK_MENGIKAT' }),
  );
  kas += saldo;
  const { emas, cara, hari, lama } = toko;
  titipan.push({
    ...{ no: data.no_dokumen as string, kode, mengikat, emas, cara, saldo },
    sampai: plus(hari, { days: lama }),
  });
}

async function titipTambah(t: Titipan): Promise<void> {
  const sisa = dibayar(harga(t.emas), t.cara) - t.saldo;
  if (sisa === 0) return;
  const jumlah = chance.between(1, Math.min(sisa, 500_000));
  await kirim('titipan/tambah', { no_titipan: t.no, jumlah, bayar: [{ jenis: 'CASH', jumlah }] });
  kas += jumlah;
  t.saldo += jumlah;
}

/** Bound, its price and its way of PPN hold until its day; after it, and unbound, those of the day do. */
async function titipAmbil(t: Titipan): Promise<void> {
  const tetap = t.mengikat && toko.hari <= t.sampai;
  const nilai = harga(tetap ? t.emas : toko.emas);
  const cara = tetap ? t.cara : toko.cara;
  const total = dibayar(nilai, cara);
  const tunai = Math.max(0, total - t.saldo);
  await kirim(
    'penjualan/simpan',
    nota([t.kode], total, {
      no_titipan: t.no,
      bayar: [
        { jenis: 'TITIPAN', jumlah: t.saldo },
        ...(tunai > 0 ? [{ jenis: 'CASH', jumlah: tunai }] : []),
      ],
    }),
  );
  // What is too much goes back to him in cash.
  kas += total - t.saldo;
  ppn += pajak(nilai, cara);
  buang(titipan, t);
}

async function titipBatal(t: Titipan): Promise<void> {
  const answer = await batalTitip(kasir(), t.no, {}, SANDI_OWNER);
  expect(answer, answer.text).toMatchObject({ status: 200, data: { kembali: t.saldo } });
  kas -= t.saldo;
  buang(titipan, t);
}

async function cicilBaru(): Promise<void> {
  const kode = await potong();
  const { emas, cara, hari, syarat, rabat } = toko;
  const total = dibayar(harga(emas), cara);
  const dp = chance.between(Math.ceil((total * 0.2) / 500), Math.floor((total * 0.6) / 500)) * 500;
  const margin = Math.round(((total - dp) * syarat.margin * 3) / 100);
  const sisa = total - dp + margin;
  const satu = Math.ceil(sisa / 3 / 500) * 500;
  const body = { dp, harga_jual_cicil: total + margin, bayar: [{ jenis: 'CASH', jumlah: dp }] };
  const { data } = await kirim('cicilan/simpan', cicil([kode], body));
  kas += dp;
  cicilan.push({
    ...{ no: data.no_dokumen as string, kode, mulai: hari, emas, cara, harga: total, dp, margin, rabat },
    ...{ angsuran: [satu, satu, sisa - 2 * satu], denda: syarat.denda, potongan: syarat.potongan },
    ...{ terbayar: 0, lunas: false },
  });
}

/** Calendar months that have begun since a day. */
function bulanMulai(sejak: string, hari: string): number {
  let banyak = 0;
  while (plus(sejak, { months: banyak }) < hari) banyak += 1;
  return banyak;
}

const jumlahDari = (dari: readonly number[]): number => dari.reduce((a, b) => a + b, 0);
/** What of each instalment lies between two sums paid, the oldest first. */
const bagian = (c: Cicilan, dari: number, sampai: number): number[] =>
  c.angsuran.map((nilai, at) => {
    const awal = jumlahDari(c.angsuran.slice(0, at));
    return Math.max(0, Math.min(sampai, awal + nilai) - Math.max(dari, awal));
  });

/** What of a payment comes late costs its share of each month begun. */
const dendaDari = (c: Cicilan, jumlah: number): number =>
  jumlahDari(
    bagian(c, c.terbayar, c.terbayar + jumlah).map((telat, at) => {
      const bulan = bulanMulai(plus(c.mulai, { months: at + 1 }), toko.hari);
      return Math.round((telat * c.denda * bulan) / 100);
    }),
  );

/** The month that runs has its margin whole; of those that have not begun it is forgiven, as far as it is not paid yet. */
function rabatDari(c: Cicilan): number {
  const mulai = c.angsuran.filter((_, at) => plus(c.mulai, { months: at + 1 }) < toko.hari).length;
  const sampai = (bulan: number): number => Math.round((c.margin * Math.min(3, bulan)) / 3);
  const diperoleh = jumlahDari(
    bagian(c, 0, c.terbayar).map((masuk, at) =>
      Math.floor(((sampai(at + 1) - sampai(at)) * masuk) / (c.angsuran[at] ?? 1)),
    ),
  );
  const belum = c.margin - sampai(mulai + 1);
  const sisa = jumlahDari(c.angsuran) - c.terbayar;
  return Math.min(Math.floor((belum * c.rabat) / 100), c.margin - diperoleh, sisa - 1);
}

async function cicilBayar(c: Cicilan, cepat: boolean): Promise<void> {
  const semua = jumlahDari(c.angsuran);
  const sisa = semua - c.terbayar;
  const jumlah = cepat
    ? sisa - rabatDari(c)
    : chance.between(Math.min(sisa, 100_000), Math.min(sisa, 1_500_000));
  const denda = dendaDari(c, jumlah);
  const tanya = cepat ? 'cara=LUNAS_CEPAT' : `jumlah=${jumlah}`;
  const { data } = await kasir().get(`cicilan/tagihan?no_cicilan=${c.no}&${tanya}`);
  expect({ jumlah: data.jumlah, denda: data.denda }, `${c.no} ${toko.hari} ${tanya}`).toEqual({
    jumlah,
    denda,
  });
  await kirim('bayar-cicilan/simpan', {
    ...{ no_cicilan: c.no, cara: cepat ? 'LUNAS_CEPAT' : 'ANGSURAN', terbayar: c.terbayar, jumlah, denda },
    bayar: [{ jenis: 'CASH', jumlah: jumlah + denda }],
  });
  kas += jumlah + denda;
  c.terbayar += jumlah;
  c.lunas = cepat || c.terbayar === semua;
}

/** The price of the plan and its way of PPN, whatever the shop does since; its margin was earned by waiting. */
async function cicilAmbil(c: Cicilan): Promise<void> {
  await kirim('penjualan/simpan', {
    ...{ no_cicilan: c.no, total: c.harga, barang: [{ kode_barcode: c.kode, kode_sales: 'S1' }] },
    bayar: [{ jenis: 'CICILAN', jumlah: c.harga }],
  });
  ppn += pajak(harga(c.emas), c.cara);
  buang(cicilan, c);
}

async function cicilBatal(c: Cicilan): Promise<void> {
  const masuk = c.dp + c.terbayar;
  const potongan = Math.round((masuk * c.potongan) / 100);
  const more = { cara_kembali: 'CASH', kode_baki: 'CC02' };
  const answer = await tindakCicil(kasir(), 'batal', c.no, more, SANDI_OWNER);
  expect(answer, answer.text).toMatchObject({ status: 200, data: { potongan, kembali: masuk - potongan } });
  kas -= masuk - potongan;
  buang(cicilan, c);
}

/** Prices, settings and terms change; what is agreed does not. */
async function ubah(): Promise<void> {
  if (chance.chance(0.6)) {
    toko.emas = chance.between(900, 1300) * 1000;
    await hargaGrup(kit, toko.emas);
  }
  toko.cara = chance.pick(['INKLUSIF', 'EKSKLUSIF'] as const);
  toko.lama = chance.pick([7, 14, 30]);
  toko.rabat = chance.pick([0, 50, 100]);
  await atur(kit, {
    PPN_CARA: toko.cara,
    TITIPAN_MENGIKAT_HARI: String(toko.lama),
    RABAT_PELUNASAN_CEPAT: String(toko.rabat * 1000),
  });
  toko.syarat = {
    ...{ margin: chance.pick([1, 2, 3]), denda: chance.pick([0, 1, 2]), potongan: chance.pick([0, 10, 25]) },
  };
  await kit.owner.query(
    "update para_cicilan set margin = $1, denda = $2, potongan_batal = $3 where kode_toko = 'JKT1' and kode_cicilan = 'CC3'",
    [toko.syarat.margin * 1000, toko.syarat.denda * 1000, toko.syarat.potongan * 1000],
  );
}

async function hariLain(): Promise<void> {
  toko.hari = plus(toko.hari, { days: chance.between(1, 24) });
  await gantiHari(kit, toko.hari);
}

async function langkah(): Promise<void> {
  const [t, c] = [acak(titipan), acak(cicilan)];
  const berjalan = acak(cicilan.filter(({ lunas }) => !lunas));
  const lunas = acak(cicilan.filter((satu) => satu.lunas));
  const dadu = chance.next();
  if (dadu < 0.2) return hariLain();
  if (dadu < 0.28) return ubah();
  if (dadu < 0.42) return titipBaru();
  if (dadu < 0.54) return cicilBaru();
  if (dadu < 0.6 && t) return titipTambah(t);
  if (dadu < 0.68 && t) return titipAmbil(t);
  if (dadu < 0.73 && t) return titipBatal(t);
  if (dadu < 0.78 && lunas) return cicilAmbil(lunas);
  if (dadu < 0.82 && c) return cicilBatal(c);
  if (berjalan) return cicilBayar(berjalan, chance.chance(0.3));
}

/** Cash of the drawer, and what its shop owes for deposits, plans and PPN. */
async function buku(): Promise<Record<string, number>> {
  const { rows } = await kit.owner.query(
    `select x.akun, sum(x.jumlah)::float8 as n from (
       select ke_akun as akun, ke_dimensi as dimensi, jumlah::bigint from buku_uang where kode_toko = 'JKT1'
       union all select dari_akun, dari_dimensi, -jumlah::bigint from buku_uang where kode_toko = 'JKT1') x
      where x.akun in ('PPN_KELUARAN', 'TITIPAN_UANG', 'UANG_MUKA_CICILAN') or x.akun = 'KAS' and x.dimensi = 'KASIR1' group by 1`,
  );
  return Object.fromEntries(rows.map(({ akun, n }) => [akun, n as number]));
}

beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  await hargaGrup(kit, toko.emas);
  await atur(kit, { CICILAN_MODULE: 'true', PPN_TRANSAKSI_MODULE: 'true' });
  await syaratCicil(kit);
  await ubah();
  const modal = { arah: 'TAMBAH', kategori: 'LAIN', jumlah: 90_000_000, keterangan: 'modal laci' };
  expect((await kit.as('SPV1').post('cash/uang-kas', { ...modal, kasir: 'KASIR1' })).status).toBe(200);
});
afterAll(() => kit?.close());

test('each act comes to what was reckoned, and when all is over nothing is owed but the tax of what was handed over', async () => {
  const awal = await buku();
  const beda = async (akun: string): Promise<number> => ((await buku())[akun] ?? 0) - (awal[akun] ?? 0);
  for (let n = 0; n < LANGKAH; n += 1) {
    await langkah();
    expect(await beda('KAS'), `drawer after act ${n} on ${toko.hari}`).toBe(kas);
  }
  expect(await kit.periksa()).toEqual([]);
  for (const t of [...titipan]) await (chance.chance(0.5) ? titipAmbil(t) : titipBatal(t));
  for (const c of [...cicilan]) {
    if (!c.lunas && chance.chance(0.5)) await cicilBatal(c);
    else {
      if (!c.lunas) await cicilBayar(c, true);
      await cicilAmbil(c);
    }
  }
  expect(await beda('KAS')).toBe(kas);
  expect(-(await beda('PPN_KELUARAN'))).toBe(ppn);
  for (const akun of ['TITIPAN_UANG', 'UANG_MUKA_CICILAN']) expect(await beda(akun), akun).toBe(0);
  expect(await kit.periksa()).toEqual([]);
});
