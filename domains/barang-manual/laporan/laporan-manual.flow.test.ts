/** Protects: reports of goods without a barcode say for any days what the books moved on them, and what lay there then. */
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type Answer, HARI, type Kit, testApp } from '../../../tests/kit/app.ts';
import {
  atur,
  denganIzin,
  denganOtorisasi,
  gantiHari,
  numberOf,
  SANDI_OWNER,
  SANDI_SPV,
} from '../../../tests/kit/jual.ts';
import { barangBaru, lotDi, MODUL_MANUAL, tambahLot } from '../../../tests/kit/lot.ts';

/** Two days: what was done on the first is taken back in part on the second. */
const BESOK = '2026-11-22';
const SATU = `tgl_awal=${HARI}&tgl_akhir=${HARI}`;
const DUA = `tgl_awal=${BESOK}&tgl_akhir=${BESOK}`;
const SEMUA = `tgl_awal=${HARI}&tgl_akhir=${BESOK}`;

type Baris = Record<string, string | number | null>;
type Laporan = Omit<Answer, 'data'> & { data: Baris[]; totals: Record<string, number> };

let kit: Kit;
/** Numbers of documents by what they are. */
const nomor: Record<string, string> = {};

const laporan = async (path: string): Promise<Laporan> => {
  const answer = await kit.as('OWNER').get(`reportbarangmanual/${path}`, { portal: 'JKT1' });
  expect(answer, answer.text).toMatchObject({ status: 200 });
  return answer as unknown as Laporan;
};
const dari = async (path: string, dokumen: string): Promise<Baris[]> =>
  (await laporan(path)).data.filter((row) => row['no_dokumen'] === nomor[dokumen]);

/** Cancelled by the owner on the day after, which a second person agrees to. */
const batalBesok = async (path: string, dokumen: string): Promise<void> => {
  const body = { no_dokumen: nomor[dokumen], alasan: 'salah ketik' };
  const call = { method: 'POST' as const, path, body };
  numberOf(await denganIzin(kit.as('OWNER'), call, SANDI_SPV, { portal: 'JKT1' }));
};

const pindah = async (dariBaki: string, ke_baki: string, qty: number, berat: number): Promise<string> => {
  const { kode_lot } = await lotDi(kit, dariBaki);
  const body = { ke_baki, keterangan: 'etalase', barang: [{ kode_lot, qty, berat }] };
  return numberOf(await kit.as('SPV1').post('pindah-barang-manual/simpan', body));
};

const hancur = async (kondisi_barang: string, qty: number, berat: number): Promise<string> => {
  const { kode_lot } = await lotDi(kit, 'CC01');
  const body = { kondisi_barang, keterangan: 'patah', barang: [{ kode_lot, qty, berat }] };
  return numberOf(await denganOtorisasi(kit.as('SPV1'), 'hancur-barang-manual/simpan', body, SANDI_OWNER));
};

beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  await atur(kit, { [MODUL_MANUAL]: 'true' });
  const body = { supplier: 'HWT', keterangan: 'NOTA 12', barang: [barangBaru()] };
  nomor['supplier'] = numberOf(await kit.as('SPV1').post('tambah-barang-manual/simpan', body));
  nomor['awal'] = await tambahLot(kit, {
    kode_group: '375',
    kode_dept: 'GL',
    kode_baki: 'GL01',
    qty: 4,
    berat: 10.001,
    modal_total: 5_000_001,
  });
  nomor['pindah'] = await pindah('CC01', 'CC02', 2, 6.333);
  nomor['rosok'] = await hancur('ROSOK', 1, 3);
  nomor['hilang'] = await hancur('HILANG', 1, 2.5);
  await gantiHari(kit, BESOK);
  await batalBesok('tambah-barang-manual/batal', 'awal');
  await batalBesok('pindah-barang-manual/batal', 'pindah');
  await batalBesok('hancur-barang-manual/batal', 'rosok');
  nomor['besok'] = await pindah('CC01', 'GL02', 3, 9);
});
afterAll(async () => {
  expect(await kit.periksa()).toEqual([]);
  await kit.close();
});

/** What the book of money put on the stock of goods without a barcode, by documents of such a series, on such days. */
async function uang(seri: string, awal: string, akhir: string): Promise<number> {
  const { rows } = await kit.owner.query<{ jumlah: number }>(
    `select coalesce(sum(g.masuk - g.keluar), 0)::float8 as jumlah from gerak_uang g
      where g.kode_toko = 'JKT1' and g.akun = 'PERSEDIAAN_MANUAL' and g.no_dokumen like $1 and g.tanggal between $2 and $3`,
    [`%-${seri}-%`, awal, akhir],
  );
  return rows[0]?.jumlah as number;
}

/** What the book of goods says lies on trays at the end of a day, in lots of this kind. */
async function barang(akhir: string): Promise<{ qty: number; berat: number }> {
  const { rows } = await kit.owner.query<{ qty: number; berat: number }>(
    `select coalesce(sum(g.masuk_qty - g.keluar_qty), 0)::int as qty,
            coalesce(sum(g.masuk_berat - g.keluar_berat), 0)::float8 / 1000 as berat
       from gerak_barang g join lot l on l.kode_toko = g.kode_toko and l.kode_lot = g.kode_barcode and l.jenis_lot = 'MANUAL'
      where g.kode_toko = 'JKT1' and left(g.tempat, 1) <> '@' and g.tanggal <= $1`,
    [akhir],
  );
  return rows[0] as { qty: number; berat: number };
}

test('an intake stands with what it brought, and once more with a minus on the day it was cancelled', async () => {
  expect(await dari(`tambah?${SATU}`, 'supplier')).toMatchObject([
    {
      ...{
        tanggal: HARI,
        kode_group: '750',
        kode_dept: 'CC',
        tempat: 'TOKO/CC01',
        kadar: 75,
        jumlah_qty: 10,
      },
      ...{ berat: 30, berat_murni: 22.5, harga_modal: 30_000_000, supplier: 'HWT', user_id: 'SPV1' },
      ...{ keterangan: 'NOTA 12', status: 'SAH' },
    },
  ]);
  const [sah, batal] = await dari(`tambah?${SEMUA}`, 'awal');
  expect(sah).toMatchObject({ tanggal: HARI, jumlah_qty: 4, berat: 10.001, harga_modal: 5_000_001 });
  expect(batal).toEqual({
    ...sah,
    ...{ tanggal: BESOK, jumlah_qty: -4, berat: -10.001, harga_modal: -5_000_001, status: 'BATAL' },
    berat_murni: -Number(sah?.['berat_murni']),
  });
  // The day before is what it was.
  const { totals } = await laporan(`tambah?${SATU}`);
  expect(totals).toMatchObject({ jumlah_qty: 14, berat: 40.001, harga_modal: 35_000_001 });
  for (const [query, awal, akhir] of [
    [SATU, HARI, HARI],
    [DUA, BESOK, BESOK],
    [SEMUA, HARI, BESOK],
  ] as const)
    expect((await laporan(`tambah?${query}`)).totals['harga_modal'], query).toBe(
      await uang('BM', awal, akhir),
    );
});

test('an intake is found by group, kind, origin and state', async () => {
  const banyak = async (more: string): Promise<number> =>
    (await laporan(`tambah?${SEMUA}&${more}`)).data.length;
  expect(await banyak('asal=SUPPLIER')).toBe(1);
  expect(await banyak('asal=AWAL')).toBe(2);
  expect(await banyak('kode_group=375&kode_dept=GL')).toBe(2);
  expect(await banyak('kode_group=750&kode_dept=GL')).toBe(0);
  expect([await banyak('status=SAH'), await banyak('status=BATAL')]).toEqual([2, 1]);
});

test('a move says from where and to where, and what came back', async () => {
  const rows = await dari(`pindah?${SEMUA}`, 'pindah');
  const sama = { dari: 'TOKO/CC01', ke: 'TOKO/CC02', kode_group: '750', keterangan: 'ETALASE' };
  expect(rows).toMatchObject([
    { ...sama, tanggal: HARI, jumlah_qty: 2, berat: 6.333, harga_modal: 6_333_000, user_id: 'SPV1' },
    { ...sama, tanggal: BESOK, jumlah_qty: -2, berat: -6.333, harga_modal: -6_333_000, user_id: 'OWNER' },
  ]);
  expect((await laporan(`pindah?${SATU}`)).totals).toMatchObject({ jumlah_qty: 2, berat: 6.333 });
  const banyak = async (more: string): Promise<number> =>
    (await laporan(`pindah?${SEMUA}&${more}`)).data.length;
  expect([
    await banyak('dari_baki=CC01'),
    await banyak('ke_baki=GL02'),
    await banyak('ke_baki=CC02&status=SAH'),
  ]).toEqual([3, 1, 1]);
  // Between two trays of one store nothing leaves the books.
  expect(await uang('PM', HARI, BESOK)).toBe(0);
});

test('a destruction says why, where to and who agreed, and ties to the stock', async () => {
  expect(await dari(`hancur?${SEMUA}`, 'rosok')).toMatchObject([
    {
      ...{
        tanggal: HARI,
        dari: 'TOKO/CC01',
        jumlah_qty: 1,
        berat: 3,
        berat_murni: 2.25,
        harga_modal: 3_000_000,
      },
      ...{ kondisi_barang: 'ROSOK', tujuan: 'ROSOK', user_id: 'SPV1', disetujui: 'OWNER', status: 'SAH' },
    },
    { tanggal: BESOK, jumlah_qty: -1, berat: -3, user_id: 'OWNER', disetujui: 'SPV1', status: 'BATAL' },
  ]);
  expect(await dari(`hancur?${SEMUA}&kondisi=HILANG`, 'hilang')).toMatchObject([
    { tujuan: 'HILANG', berat: 2.5, harga_modal: 2_500_000 },
  ]);
  for (const [query, awal, akhir] of [
    [SATU, HARI, HARI],
    [DUA, BESOK, BESOK],
  ] as const)
    expect(-Number((await laporan(`hancur?${query}`)).totals['harga_modal']), query).toBe(
      await uang('HM', awal, akhir),
    );
});

const KARTU = ['GROUP', 'JENIS', 'GUDANG', 'BAKI', 'LOT'];

test.each(KARTU)('the stock card by %s begins, moves and ends as the books do, on any days', async (cara) => {
  for (const [query, sebelum, akhir] of [
    [SATU, '2026-11-20', HARI],
    [DUA, HARI, BESOK],
    [SEMUA, '2026-11-20', BESOK],
  ] as const) {
    const { data, totals } = await laporan(`summary?${query}&berdasarkan=${cara}`);
    const [dulu, kini] = [await barang(sebelum), await barang(akhir)];
    expect(totals, query).toMatchObject({ awal_qty: dulu.qty, awal: dulu.berat });
    expect(totals, query).toMatchObject({ akhir_qty: kini.qty, akhir: kini.berat });
    expect(totals['harga_modal'], query).toBe(await uang('%', '2026-01-01', akhir));
    for (const row of data) {
      for (const akhiran of ['', '_qty']) {
        const n = (name: string): number => Math.round(Number(row[`${name}${akhiran}`]) * 1000);
        const masuk = n('tambah') + n('beli') + n('pindah_masuk') + n('masuk');
        const keluar = n('jual') + n('pindah_keluar') + n('hancur') + n('keluar');
        expect(n('awal') + masuk - keluar, `${query} ${row['kode']}${akhiran}`).toBe(n('akhir'));
      }
    }
  }
});

test('a move shows between rows only, and a cancellation in the column of what it cancels', async () => {
  const baris = async (query: string, kode: string): Promise<Baris | undefined> =>
    (await laporan(`summary?${query}`)).data.find((row) => row['kode'] === kode);
  expect(await baris(SATU, '750')).toMatchObject({
    ...{ nama: 'EMAS 750', awal: 0, tambah: 30, pindah_masuk: 0, pindah_keluar: 0, hancur: 5.5, akhir: 24.5 },
    ...{ tambah_qty: 10, hancur_qty: 2, akhir_qty: 8, akhir_murni: 18.375, harga_modal: 24_500_000 },
  });
  expect(await baris(`${SATU}&berdasarkan=BAKI`, 'CC02')).toMatchObject({
    pindah_masuk: 6.333,
    akhir: 6.333,
  });
  expect(await baris(`${DUA}&berdasarkan=BAKI`, 'CC02')).toMatchObject({
    ...{
      awal: 6.333,
      pindah_masuk: -6.333,
      pindah_masuk_qty: -2,
      pindah_keluar: 0,
      akhir: 0,
      harga_modal: 0,
    },
  });
  expect(await baris(`${DUA}&berdasarkan=BAKI`, 'CC01')).toMatchObject({
    ...{ pindah_masuk: 0, pindah_keluar: 2.667, hancur: -3, hancur_qty: -1 },
  });
  expect(await baris(DUA, '375')).toMatchObject({ awal: 10.001, tambah: -10.001, tambah_qty: -4, akhir: 0 });
  // What is neither there nor moved has no row.
  expect(await baris(`tgl_awal=2026-11-23&tgl_akhir=2026-11-23`, '375')).toBeUndefined();
  const satu = await laporan(
    `summary?${SEMUA}&berdasarkan=BAKI&kode_group=750&kode_gudang=TOKO&kode_baki=GL02`,
  );
  expect(satu.data).toMatchObject([{ kode: 'GL02', pindah_masuk: 9, akhir: 9, akhir_qty: 3 }]);
});

test('what was sold, bought, melted and poured has a column of its own, also when it is taken back', async () => {
  const { kode_lot } = await lotDi(kit, 'GL02');
  // No document does these yet: movements as one would leave them, each beside one that takes half of it back.
  const gerak = ['@PELANGGAN', '@OLAH', '@SUPPLIER'].flatMap((lawan) =>
    (['MASUK', 'KELUAR'] as const).flatMap((arah) => [
      [arah, lawan, 2000, null],
      [arah === 'MASUK' ? 'KELUAR' : 'MASUK', lawan, 500, 1],
    ]),
  );
  for (const [at, [arah, lawan, berat, membalik]] of gerak.entries())
    await kit.owner.query(
      `insert into gerak_lot (kode_toko, no_dokumen, peristiwa, urut, tanggal, kode_lot, arah, lawan, berat, qty, nilai, murni, membalik)
        values ('JKT1', $1, 99, $2, $3, $4, $5, $6, $7, $9, 0, 0, $8)`,
      [nomor['besok'], at, BESOK, kode_lot, arah, lawan, berat, membalik, Number(berat) / 500],
    );
  const { data } = await laporan(`summary?${DUA}&berdasarkan=LOT`);
  await kit.owner.query('delete from gerak_lot where peristiwa = 99');
  expect(data.find((row) => row['kode'] === kode_lot)).toMatchObject({
    ...{
      beli: 1.5,
      beli_qty: 3,
      jual: 1.5,
      jual_qty: 3,
      masuk: 1.5,
      masuk_qty: 3,
      tambah: 1.5,
      tambah_qty: 3,
    },
    // Goods that go back to their supplier go out with what is melted.
    ...{ keluar: 3, keluar_qty: 6, hancur: 0, pindah_masuk: 9, pindah_keluar: 0 },
  });
});

test('the balance is the owner’s alone while it is hidden, with what it cost', async () => {
  const spv = async (): Promise<Baris> =>
    ((await kit.as('SPV1').get(`reportbarangmanual/summary?${SEMUA}`)) as unknown as Laporan)
      .data[0] as Baris;
  expect(await spv()).toHaveProperty('harga_modal');
  await atur(kit, { HIDE_SALDO_BARANG_SUMMARY: 'true' });
  for (const hidden of ['awal_qty', 'awal', 'akhir_qty', 'akhir', 'akhir_murni', 'harga_modal'])
    expect(await spv()).not.toHaveProperty(hidden);
  expect(await spv()).toHaveProperty('hancur');
  expect((await laporan('summary')).data[0]).toHaveProperty('harga_modal');
  await atur(kit, { HIDE_SALDO_BARANG_SUMMARY: null });
});

test('the reports are there for a shop with the module only', async () => {
  await atur(kit, { [MODUL_MANUAL]: null });
  for (const path of ['tambah', 'pindah', 'hancur', 'summary'])
    expect((await kit.as('SPV1').get(`reportbarangmanual/${path}`)).status, path).toBe(403);
  await atur(kit, { [MODUL_MANUAL]: 'true' });
});
