/**
 * Protects: a whole day of practice, every drill by its real calls, leaves the real database as it was but for the results; and
 * each drill finds out what was done wrong.
 */
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { type Answer, type Kit, testApp } from '../../tests/kit/app.ts';
import { dunia } from '../../tests/kit/dunia.ts';
import { nota } from '../../tests/kit/jual.ts';
import {
  berlatih,
  dinilai,
  disetujui,
  hilang,
  type Magang,
  tugasDari as tugas,
} from '../../tests/kit/latih.ts';
import type { PeriksaTutup } from '../tutup-toko/periksa-tutup.command.ts';
import { hitunganTerakhir, pengecualianDari } from '../tutup-toko/periksa-tutup.rule.ts';
import { kodeLaci } from '../tutup-toko/selisih-laci.rule.ts';
import type { TugasBeli } from './beli.rule.ts';
import type { TugasJual } from './jual.rule.ts';
import type { TugasSortir } from './sortir.rule.ts';
import type { TugasTukar } from './tukar.rule.ts';
import type { TugasTutup } from './tutup.rule.ts';

let kit: Kit;
let dulu: string;
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  // Sessions of those who practise are open before: what follows is practice alone.
  for (const user of ['KASIR1', 'SPV1']) await kit.as(user).get('users/sesi');
  dulu = await semua();
});
afterEach(async () => expect(await kit.periksa()).toEqual([]));
afterAll(() => kit?.close());

/** Every row of the real database but those of practice, and the trail with its counters. */
async function semua(): Promise<string> {
  const rows = [...(await dunia(kit.owner))].filter(([kunci]) => !kunci.startsWith('latihan_'));
  const { rows: trail } = await kit.owner.query(
    `select (select count(*) from dokumen) as dokumen, (select count(*) from peristiwa) as peristiwa, (select count(*) from buku_uang) as uang,
      (select count(*) from buku_barang) as barang, (select count(*) from buku_poin) as poin, (select count(*) from audit) as audit,
      (select count(*) from idem) as idem, (select count(*) from otorisasi) as otorisasi, (select count(*) from barcode) as barcode,
      (select jsonb_agg(n order by n.kode_toko, n.seri, n.tanggal) from nomor n) as nomor, (select count(*) from graphile_worker.jobs) as tugas`,
  );
  return JSON.stringify([rows.sort(([a], [b]) => (a < b ? -1 : 1)), trail]);
}

/** Saves at the value the store names: what the till computes by itself. */
async function seharga(kirim: (nilai: number) => Promise<Answer>): Promise<Answer> {
  const answer = await kirim(1);
  return answer.code === 'TOTAL_BERUBAH' ? kirim(answer.detail.total) : answer;
}

const siapa = ({ nama_customer, nik }: { nama_customer: string; nik: string }) => ({
  nama_customer,
  nik_sim_passport: nik,
});
const lamaDari = ({ lama, kode_sales }: TugasBeli | TugasTukar, more: object = {}) => ({
  ...{ kode_barcode: lama.kode_barcode, berat: lama.berat / 1000, kondisi_barang: lama.kondisi_barang },
  ...{ kode_sales, ...more },
});

const beliKembali = (di: Magang, t: TugasBeli, more: object = {}): Promise<Answer> =>
  seharga((total) =>
    di.post('pembelian/simpan', {
      ...{ ...siapa(t), total, barang: [lamaDari(t, more)] },
      bayar: [{ jenis: 'CASH', jumlah: total }],
    }),
  );

const tukarkan = (di: Magang, t: TugasTukar, total: number, more: object = {}): Promise<Answer> =>
  seharga((nilai) =>
    di.post(
      'penjualan/simpan',
      nota([t.kode_barcode], total, {
        ...{ ...siapa(t), tukar: [lamaDari(t, more)] },
        bayar: [
          { jenis: 'TUKAR', jumlah: nilai },
          { jenis: 'CASH', jumlah: total - nilai },
        ],
      }),
    ),
  );

/** What the piece costs, as the till is told when it is scanned. */
const bulat = (harga: number): number => Math.ceil(harga / 500) * 500;

async function tutupHari(di: Magang, t: TugasTutup): Promise<Answer> {
  for (const { akun, dimensi, pecahan } of t.laci)
    expect(await di.post('tutup-toko/hitung', { akun, dimensi, pecahan })).toMatchObject({ status: 200 });
  const { tanggal, tanggal_berikut, laci, periksa } = (await di.get('tutup-toko/periksa'))
    .data as PeriksaTutup;
  const alasan = Object.fromEntries(
    periksa.map(({ kode, sifat }) => [kode, sifat === 'ALASAN' ? 'sudah diketahui' : '']),
  );
  const isi = {
    tanggal,
    tanggal_berikut,
    laci: hitunganTerakhir(laci, Object.fromEntries(laci.map((one) => [kodeLaci(one), 'salah kembalian']))),
    pengecualian: pengecualianDari(periksa, alasan),
  };
  return disetujui(di, 'tutup-toko/tutup', isi);
}

const disortir = (di: Magang, { jual, lebur, ke_baki }: TugasSortir): Promise<Answer> =>
  disetujui(di, 'sortir-pembelian/simpan', {
    keterangan: null,
    barang: [{ kode_barcode: jual.kode_barcode, tujuan: 'JUAL', ke_baki, ongkos: null }],
    lot: [
      {
        ...{ kode_lot: lebur.kode_barcode, qty: lebur.qty, berat: lebur.berat / 1000 },
        ...{ tujuan: 'ROSOK', ke_baki: null },
      },
    ],
  });

describe('a day of practice', () => {
  test('the drills as they are asked for are worth everything', async () => {
    const jual = await berlatih(kit, 'KASIR1', 'JUAL');
    const j = await tugas<TugasJual>(jual);
    const nota1 = nota([{ kode_barcode: j.kode_barcode, diskon: j.diskon }], j.total, {
      kode_member: j.kode_member,
      bayar: [{ jenis: 'CASH', jumlah: j.uang }],
    });
    expect(await dinilai(jual, await jual.post('penjualan/simpan', nota1))).toEqual({});
    const tukar = await berlatih(kit, 'KASIR1', 'TUKAR');
    const t = await tugas<TugasTukar>(tukar);
    expect(await dinilai(tukar, await tukarkan(tukar, t, bulat(t.harga)))).toEqual({});
    const beli = await berlatih(kit, 'KASIR1', 'BELI');
    expect(await dinilai(beli, await beliKembali(beli, await tugas<TugasBeli>(beli)))).toEqual({});
    const sortir = await berlatih(kit, 'SPV1', 'PENYORTIRAN');
    expect(await dinilai(sortir, await disortir(sortir, await tugas<TugasSortir>(sortir)))).toEqual({});
    const tutup = await berlatih(kit, 'SPV1', 'TUTUP');
    expect(await dinilai(tutup, await tutupHari(tutup, await tugas<TugasTutup>(tutup)))).toEqual({});
    const { rows } = await kit.owner.query(
      'select user_id, latihan, skor from latihan_hasil order by selesai, latihan',
    );
    expect(rows.map(({ user_id, latihan, skor }) => `${user_id} ${latihan} ${skor}`).sort()).toEqual([
      'KASIR1 BELI 100',
      'KASIR1 JUAL 100',
      'KASIR1 TUKAR 100',
      'SPV1 PENYORTIRAN 100',
      'SPV1 TUTUP 100',
    ]);
  });

  test('shows in the report of who leads them, not to a cashier', async () => {
    const tanya = 'latihan/laporan?tgl_awal=2026-11-01&tgl_akhir=2026-11-30&user_id=ALL&latihan=ALL';
    const { data } = await kit.as('SPV1').get(tanya);
    expect(
      data
        .map((row: Record<string, unknown>) =>
          [row['orang'], row['latihan'], row['skor'], row['kurang']].join(' '),
        )
        .sort(),
    ).toEqual([
      'KASIR1 · Kasir Satu JKT1 BELI 100 -',
      'KASIR1 · Kasir Satu JKT1 JUAL 100 -',
      'KASIR1 · Kasir Satu JKT1 TUKAR 100 -',
      'SPV1 · Supervisor JKT1 PENYORTIRAN 100 -',
      'SPV1 · Supervisor JKT1 TUTUP 100 -',
    ]);
    expect((await kit.as('OWNER').get(tanya)).data).toHaveLength(5);
    const milik = (nama: string) => data.find(({ orang }: { orang: string }) => orang.startsWith(nama)).id;
    const satu = (id: string) => `latihan/hasil/${id}`;
    expect((await kit.as('SPV1').get(satu(milik('KASIR1')))).data).toMatchObject({
      user_id: 'KASIR1',
      skor: 100,
    });
    expect((await kit.as('KASIR1').get(satu(milik('KASIR1')))).status).toBe(200);
    for (const [user, id] of [
      ['KASIR1', milik('SPV1')],
      ['SPV1-BDG', milik('KASIR1')],
      ['KASIR1', 'bukan'],
    ] as const)
      expect(await kit.as(user).get(satu(id))).toMatchObject({ status: 404 });
    expect((await kit.as('OWNER').get(tanya, { portal: 'BDG1' })).data).toEqual([]);
    expect((await kit.as('SPV1-BDG').get(tanya)).data).toEqual([]);
    expect(await kit.as('KASIR1').get(tanya)).toMatchObject({ status: 403 });
  });

  test('leaves every row of the real database, its counters and its trail as they were', async () => {
    expect(await semua()).toBe(dulu);
  });
});

describe('a mistake costs its points', () => {
  test("in an exchange: another condition and a cut of one's own", async () => {
    const di = await berlatih(kit, 'KASIR1', 'TUKAR');
    const t = await tugas<TugasTukar>(di);
    const jadi = await tukarkan(di, t, bulat(t.harga), { kondisi_barang: 'BAIK' });
    expect(Object.keys(await dinilai(di, jadi))).toEqual(['KONDISI']);
  });

  test('in a buy-back: a weight that was not on the scale', async () => {
    const di = await berlatih(kit, 'KASIR1', 'BELI');
    const t = await tugas<TugasBeli>(di);
    const jadi = await beliKembali(di, t, { berat: (t.lama.berat - 20) / 1000 });
    expect(Object.keys(await dinilai(di, jadi))).toEqual(['BERAT']);
  });

  test('in a sorting: onto another tray, and nothing melted', async () => {
    const di = await berlatih(kit, 'SPV1', 'PENYORTIRAN');
    const { jual, ke_baki } = await tugas<TugasSortir>(di);
    const lain = ke_baki === 'CC01' ? 'CC02' : 'CC01';
    const barang = [{ kode_barcode: jual.kode_barcode, tujuan: 'JUAL', ke_baki: lain, ongkos: null }];
    await di.post('sortir-pembelian/simpan', { keterangan: null, barang, lot: [] });
    expect(Object.keys(hilang(await di.post('latihan/selesai', {})))).toEqual(['BAKI', 'DILEBUR']);
  });

  test('in a closing: counted twice and never closed', async () => {
    const di = await berlatih(kit, 'SPV1', 'TUTUP');
    const { laci } = await tugas<TugasTutup>(di);
    const [satu] = laci;
    if (!satu) throw new Error('no drawer');
    const pecahan = [{ nominal: 100_000, lembar: 1 }];
    const { akun, dimensi } = satu;
    await di.post('tutup-toko/hitung', { akun, dimensi, pecahan });
    for (const ini of laci)
      await di.post('tutup-toko/hitung', { akun: ini.akun, dimensi: ini.dimensi, pecahan: ini.pecahan });
    const hasil = await di.post('latihan/selesai', {});
    expect(Object.keys(hilang(hasil))).toEqual(['TUTUP', 'ULANG', 'WAKTU']);
  });

  test('a cashier does not close days, in practice either', async () => {
    const answer = await kit.as('KASIR1').post('latihan/mulai', { latihan: 'TUTUP' });
    expect(answer).toMatchObject({ status: 403, code: 'BUKAN_LATIHAN_LEVEL' });
  });
});
