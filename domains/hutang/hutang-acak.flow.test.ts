/**
 * Protects: whatever is lent, paid, forgiven, extended, renewed, redeemed, sold and kept, on whatever days and under whatever settings
 * meanwhile, a loan owes what domain R5.4 to R5.13 say, the counter asks for exactly that, and the books are the sum of it.
 * Method: seeded random walks against the real server, beside a second count in plain integers and days of its own, which imports
 * nothing of the product's arithmetic; what fails is repeated by its seed.
 */
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type Random, seeded } from '../../database/demo/random.ts';
import { type Answer, type Kit, testApp } from '../../tests/kit/app.ts';
import { dengan, hargaTaksir } from '../../tests/kit/hutang.ts';
import { atur, bilaDiminta, gantiHari, numberOf, SANDI_OWNER } from '../../tests/kit/jual.ts';
import { isiLaci } from '../../tests/kit/uang.ts';

let kit: Kit;
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  await isiLaci(kit, 2_000_000_000, 'KASIR1');
});
afterAll(() => kit?.close());

/* Days as whole numbers since 1970, months as people count them. */
const hariKe = (teks: string): number => Date.parse(`${teks}T00:00:00Z`) / 86_400_000;
const teksHari = (hari: number): string => new Date(hari * 86_400_000).toISOString().slice(0, 10);
function tambahBulan(hari: number, bulan: number): number {
  const d = new Date(hari * 86_400_000);
  const [tahun, ke] = [d.getUTCFullYear(), d.getUTCMonth() + bulan];
  const akhir = new Date(Date.UTC(tahun, ke + 1, 0)).getUTCDate();
  return Date.UTC(tahun, ke, Math.min(d.getUTCDate(), akhir)) / 86_400_000;
}
const keAtas = (x: number, per: number): number => Number((BigInt(x) + BigInt(per) - 1n) / BigInt(per));
/** x times y parts of z, rounded up. */
const bagian = (x: number, y: number, z: number): number =>
  Number((BigInt(x) * BigInt(y) + BigInt(z) - 1n) / BigInt(z));

type Syarat = {
  bunga: number;
  mode: string;
  minimal: number;
  bulat: number;
  denda: number;
  basis: string;
  dahulu: string;
  tenggang: number;
};
type Pinjaman = {
  no: string;
  pokok: number;
  berat: number;
  mulai: number;
  lama: number;
  syarat: Syarat;
  tempo: number;
  diperpanjang: number;
  /** Months of lateness that had begun until then are settled. */
  lunas: number;
  bunga: number;
  denda: number;
};

const tempoDari = (p: { syarat: Syarat }, dari: number, bulan: number): number =>
  p.syarat.basis === 'BULAN' ? tambahBulan(dari, bulan) : dari + 30 * bulan;
const bulatkan = (x: number, p: { syarat: Syarat }): number => keAtas(x, p.syarat.bulat) * p.syarat.bulat;

/** R5.4: one sum of all days, rounded up once. */
function semuaBunga(p: Pinjaman, hari: number): number {
  const n = Math.max(hari - p.mulai, p.syarat.minimal, 1);
  const { bunga, mode } = p.syarat;
  if (mode === 'HARIAN') return bulatkan(bagian(p.pokok, bunga * n, 3_000_000), p);
  if (mode === 'BULANAN') return bulatkan(bagian(p.pokok, bunga * Math.ceil(n / 30), 100_000), p);
  return bulatkan(bagian(p.pokok, bunga * Math.ceil(n / 15), 200_000), p);
}
const bungaSebulan = (p: Pinjaman): number => bulatkan(bagian(p.pokok, p.syarat.bunga, 100_000), p);
/** R5.7a: a month of lateness is known by its first day and owed once. */
function semuaDenda(p: Pinjaman, hari: number): number {
  const sebulan = bagian(p.pokok, p.syarat.denda, 100_000);
  let bulan = 0;
  for (let ke = 0; ; ke += 1) {
    const mulai = tempoDari(p, p.tempo, ke) + 1;
    if (mulai > hari) return bulatkan(sebulan * bulan, p);
    if (mulai > p.lunas) bulan += 1;
  }
}
const hutangKini = (p: Pinjaman, hari: number) => ({
  bunga: Math.max(0, semuaBunga(p, hari) - p.bunga),
  denda: Math.max(0, semuaDenda(p, hari) - p.denda),
});
/** R5.2 of pure gold: grams times the price of the day, in whole rupiah. */
const taksir = (berat: number, harga: number): number => Math.floor((berat * harga) / 1000);

type Dunia = {
  acak: Random;
  hari: number;
  harga: number;
  setelan: Record<string, string>;
  jalan: Pinjaman[];
  buku: { bunga: number; denda: number; rugi: number; kelebihan: number; biaya: number };
  urut: number;
};

const minta = (path: string, body: object): Promise<Answer> =>
  bilaDiminta(kit.as('KASIR1'), { method: 'POST', path: `hutang/${path}`, body }, SANDI_OWNER);
async function jadi(path: string, body: object): Promise<Answer> {
  const answer = path.startsWith('lelang') ? await dengan(kit, path, body) : await minta(path, body);
  expect(answer, `${path} ${JSON.stringify(body)} ${answer.text}`).toMatchObject({ status: 200 });
  return answer;
}
const tunai = (jumlah: number) => (jumlah > 0 ? [{ jenis: 'CASH', jumlah }] : []);

async function aturLagi(d: Dunia): Promise<void> {
  const { acak } = d;
  d.setelan = {
    BUNGA_HUTANG: String(acak.between(500, 5000)),
    MODE_BUNGA: acak.pick(['HARIAN', '15_HARIAN', 'BULANAN']),
    BUNGA_HARI_MINIMAL: String(acak.between(1, 20)),
    PEMBULATAN_BUNGA: acak.pick(['1', '500', '1000']),
    DENDA_HUTANG: acak.pick(['0', '700', '2000']),
    BASIS_TEMPO: acak.pick(['BULAN', '30_HARI']),
    POTONGAN_HUTANG: acak.pick(['DENDA', 'BUNGA']),
    TENGGANG_LELANG: String(acak.between(0, 30)),
    INGAT_TANGGAL: acak.pick(['true', 'false']),
    PERPANJANG_HUTANG: String(acak.between(0, 6)),
  };
  await atur(kit, d.setelan);
}
const syaratKini = ({ setelan: s }: Dunia): Syarat => ({
  ...{
    bunga: Number(s['BUNGA_HUTANG']),
    mode: String(s['MODE_BUNGA']),
    minimal: Number(s['BUNGA_HARI_MINIMAL']),
  },
  ...{
    bulat: Number(s['PEMBULATAN_BUNGA']),
    denda: Number(s['DENDA_HUTANG']),
    basis: String(s['BASIS_TEMPO']),
  },
  ...{ dahulu: String(s['POTONGAN_HUTANG']), tenggang: Number(s['TENGGANG_LELANG']) },
});
const pinjamanBaru = (d: Dunia, isi: Pick<Pinjaman, 'no' | 'pokok' | 'berat' | 'lama'>): Pinjaman => {
  const satu = {
    ...isi,
    mulai: d.hari,
    syarat: syaratKini(d),
    diperpanjang: 0,
    lunas: 0,
    bunga: 0,
    denda: 0,
  };
  return { ...satu, tempo: tempoDari(satu, d.hari, isi.lama) };
};
const hapus = (d: Dunia, p: Pinjaman): void => void d.jalan.splice(d.jalan.indexOf(p), 1);

async function pinjam(d: Dunia): Promise<void> {
  const berat = d.acak.between(1000, 12_000);
  const plafond = Math.floor((taksir(berat, d.harga) * 70) / 100);
  const pokok = d.acak.between(Math.ceil(plafond / 5), plafond);
  const lama = d.acak.between(1, 5);
  d.urut += 1;
  const answer = await jadi('simpan', {
    ...{ nama_customer: `ORANG ${d.urut}`, no_hp_customer: `08129${String(d.urut).padStart(7, '0')}` },
    barang: [{ nama_barang: 'GELANG ACAK', jumlah: 1, berat: berat / 1000, kadar: 100 }],
    ...{ berat_plastik: (berat + 100) / 1000, jumlah_hutang: pokok, lama_pinjam: lama },
  });
  const p = pinjamanBaru(d, { no: numberOf(answer), pokok, berat, lama });
  expect(answer.data['tgl_jatuh_tempo']).toBe(teksHari(p.tempo));
  d.jalan.push(p);
}

/** Part of what is owed is paid and part forgiven; a discount goes where the deed says, a payment to the late fee first. R5.13. */
async function bayar(d: Dunia, p: Pinjaman): Promise<void> {
  const kini = hutangKini(p, d.hari);
  const semua = kini.bunga + kini.denda;
  if (semua === 0) return;
  const potongan = d.acak.chance(0.4) ? d.acak.between(1, semua) : 0;
  const jumlah = d.acak.between(potongan > 0 ? 0 : 1, semua - potongan);
  const pertama = p.syarat.dahulu === 'DENDA' ? kini.denda : kini.bunga;
  const satu = Math.min(potongan, pertama);
  const hapusDenda = p.syarat.dahulu === 'DENDA' ? satu : potongan - satu;
  const denda = Math.min(jumlah, kini.denda - hapusDenda);
  const { data } = await jadi('bayar-bunga', {
    ...{ no_faktur_hutang: p.no, jumlah, perpanjang: 0, bayar: tunai(jumlah) },
    ...(potongan > 0 ? { potongan } : {}),
  });
  expect(data).toMatchObject({ denda, bunga: jumlah - denda });
  p.denda += denda + hapusDenda;
  p.bunga += jumlah - denda + potongan - hapusDenda;
  d.buku.bunga += jumlah - denda;
  d.buku.denda += denda;
}

/** R5.6a: months whose interest was paid with it, in all no more than the setting; beyond it somebody is asked, and who. */
async function perpanjang(d: Dunia, p: Pinjaman): Promise<void> {
  const { bunga, denda } = hutangKini(p, d.hari);
  const bulan = d.acak.between(1, 4);
  const isi = {
    no_faktur_hutang: p.no,
    jumlah: bunga + denda,
    perpanjang: bulan,
    bayar: tunai(bunga + denda),
  };
  const langsung = await kit.as('KASIR1').post('hutang/bayar-bunga', isi);
  if (bunga === 0) {
    expect(langsung).toMatchObject({ status: 409, code: 'PERPANJANG_TANPA_BAYAR' });
    return;
  }
  const sebanyak = (jumlah: number): number => Math.floor(jumlah / bungaSebulan(p) + 0.5);
  const boleh = Math.max(0, Math.min(sebanyak(bunga), sebanyak(p.bunga + bunga) - p.diperpanjang));
  const lewat = p.diperpanjang + bulan > Number(d.setelan['PERPANJANG_HUTANG']);
  const asal = d.setelan['INGAT_TANGGAL'] === 'true';
  const tempo = asal ? tempoDari(p, p.mulai, p.lama + p.diperpanjang + bulan) : tempoDari(p, p.tempo, bulan);
  if (bulan > boleh || lewat) {
    expect(langsung).toMatchObject({ status: 403, detail: { perlu: [{ description: 'debt extension' }] } });
    expect(langsung.detail.perlu[0].oleh ?? null).toBe(lewat ? 'OWN' : null);
  } else expect(langsung, langsung.text).toMatchObject({ status: 200 });
  const { data } = langsung.status === 200 ? langsung : await jadi('bayar-bunga', isi);
  expect(data).toMatchObject({ bunga, denda, tgl_jatuh_tempo: teksHari(tempo) });
  Object.assign(p, {
    tempo,
    diperpanjang: p.diperpanjang + bulan,
    lunas: d.hari,
    bunga: p.bunga + bunga,
    denda: 0,
  });
  d.buku.bunga += bunga;
  d.buku.denda += denda;
}

async function tebus(d: Dunia, p: Pinjaman): Promise<void> {
  const { bunga, denda } = hutangKini(p, d.hari);
  const total = p.pokok + bunga + denda;
  await jadi('lunas', { no_faktur_hutang: p.no, total, bayar: tunai(total) });
  d.buku.bunga += bunga;
  d.buku.denda += denda;
  hapus(d, p);
}

async function perbarui(d: Dunia, p: Pinjaman): Promise<void> {
  const { bunga, denda } = hutangKini(p, d.hari);
  const pokok = d.acak.between(Math.ceil(p.pokok / 3), p.pokok);
  const [total, lama] = [p.pokok + bunga + denda - pokok, d.acak.between(1, 5)];
  const answer = await jadi('peremajaan', {
    ...{
      no_faktur_lama: p.no,
      jumlah_hutang: pokok,
      lama_pinjam: lama,
      berat_plastik: (p.berat + 100) / 1000,
      total,
    },
    bayar: tunai(total),
  });
  d.buku.bunga += bunga;
  d.buku.denda += denda;
  hapus(d, p);
  d.jalan.push(pinjamanBaru(d, { no: numberOf(answer), pokok, berat: p.berat, lama }));
}

/** R5.10, R5.10a: what it brings pays costs, principal, interest, late fee; kept by the shop it brings its appraisal of that day. */
async function lelang(d: Dunia, p: Pinjaman, diambil: boolean): Promise<void> {
  const biaya = d.acak.between(0, 50_000);
  const hasil = diambil ? taksir(p.berat, d.harga) : d.acak.between(Math.ceil(p.pokok / 2), p.pokok * 2);
  const isi = diambil
    ? { tujuan: 'BELI', barang: [{ urut: 1, berat: p.berat / 1000, kode_group: '750', kode_dept: 'CC' }] }
    : { hasil, pembeli: 'PEDAGANG', bayar: tunai(hasil) };
  const minta = { no_faktur_hutang: p.no, biaya, ...isi };
  if (d.hari <= p.tempo + p.syarat.tenggang) {
    const answer = await dengan(kit, diambil ? 'lelang-ambil' : 'lelang', minta);
    expect(answer).toMatchObject({ status: 409, code: 'BELUM_BOLEH_LELANG' });
    return;
  }
  numberOf(await kit.as('SPV1').post('hutang/peringatan', { no_faktur_hutang: p.no, cara: 'SURAT' }));
  const kini = hutangKini(p, d.hari);
  let sisa = hasil;
  const [b, pokok, bunga, denda] = [biaya, p.pokok, kini.bunga, kini.denda].map((paling) => {
    const satu = Math.min(sisa, paling);
    sisa -= satu;
    return satu;
  }) as [number, number, number, number];
  const { data } = await jadi(diambil ? 'lelang-ambil' : 'lelang', minta);
  expect(data).toMatchObject({ kelebihan: sisa, rugi: p.pokok - pokok });
  d.buku.biaya += b;
  d.buku.rugi += p.pokok - pokok;
  d.buku.bunga += bunga;
  d.buku.denda += denda;
  d.buku.kelebihan += sisa;
  hapus(d, p);
}

async function langkah(d: Dunia): Promise<void> {
  const { acak } = d;
  const p = d.jalan.length > 0 ? acak.pick(d.jalan) : null;
  const apa = acak.pick([
    'pinjam',
    'bayar',
    'bayar',
    'perpanjang',
    'perpanjang',
    'tebus',
    'perbarui',
    'jual',
    'ambil',
    'hari',
    'hari',
    'atur',
  ]);
  if (apa === 'hari') {
    d.hari += acak.between(1, 40);
    await gantiHari(kit, teksHari(d.hari));
    d.harga = acak.between(700_000, 1_400_000);
    await hargaTaksir(kit, d.harga);
  } else if (apa === 'atur') await aturLagi(d);
  else if (p === null || apa === 'pinjam') await pinjam(d);
  else if (apa === 'bayar') await bayar(d, p);
  else if (apa === 'perpanjang') await perpanjang(d, p);
  else if (apa === 'tebus') await tebus(d, p);
  else if (apa === 'perbarui') await perbarui(d, p);
  else await lelang(d, p, apa === 'ambil');
}

/** Every loan that runs owes what the second count says, at the counter and on its sheet. */
async function cocok(d: Dunia): Promise<void> {
  for (const p of d.jalan) {
    const { data } = await kit.as('KASIR1').get(`hutang/satu?no_faktur_hutang=${p.no}`);
    const { bunga, denda } = hutangKini(p, d.hari);
    expect(data, p.no).toMatchObject({
      ...{ jumlah_hutang: p.pokok, bunga_kini: bunga, denda_kini: denda },
      tgl_jatuh_tempo: teksHari(p.tempo),
    });
  }
}

const AKUN = `select g.akun, sum(g.keluar - g.masuk)::bigint::float8 as jumlah from gerak_uang g
   join dokumen d on d.kode_toko = g.kode_toko and d.no_dokumen = g.no_dokumen and d.jenis = 'hutang' where g.kode_toko = 'JKT1' group by 1`;

const dunia: Dunia = {
  ...{ acak: seeded(1), hari: hariKe('2026-11-21'), harga: 1_000_000, setelan: {}, jalan: [], urut: 0 },
  buku: { bunga: 0, denda: 0, rugi: 0, kelebihan: 0, biaya: 0 },
};
const SEED = Number(process.env['SEED_HUTANG'] ?? 0);
const JALAN = SEED > 0 ? [SEED] : [1, 2, 3, 4];

test.each(JALAN)('walk %i: what is owed, asked and booked is what the domain says', async (seed) => {
  dunia.acak = seeded(seed);
  await aturLagi(dunia);
  await hargaTaksir(kit, dunia.harga);
  for (let ke = 0; ke < 60; ke += 1) {
    await langkah(dunia);
    if (ke % 10 === 9) await cocok(dunia);
  }
  await cocok(dunia);
  const { rows } = await kit.owner.query<{ akun: string; jumlah: number }>(AKUN);
  const saldo = (akun: string): number => rows.find((row) => row.akun === akun)?.jumlah ?? 0;
  const { bunga, denda, rugi, kelebihan, biaya } = dunia.buku;
  expect({
    ...{ bunga: saldo('PENDAPATAN_BUNGA'), denda: saldo('PENDAPATAN_DENDA'), rugi: 0 - saldo('RUGI_LELANG') },
    ...{
      kelebihan: saldo('UTANG_KELEBIHAN'),
      biaya: saldo('PENDAPATAN_LAIN'),
      pokok: 0 - saldo('PIUTANG_GADAI'),
    },
  }).toEqual({
    bunga,
    denda,
    rugi,
    kelebihan,
    biaya,
    pokok: dunia.jalan.reduce((all, p) => all + p.pokok, 0),
  });
  expect(await kit.periksa()).toEqual([]);
});
