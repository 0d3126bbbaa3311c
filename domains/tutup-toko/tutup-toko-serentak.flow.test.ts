/**
 * Protects: closing while everybody sells. Every sale is in the day that was open when it was posted or refused; nothing
 * is ever dated into a closed day; of two closers one closes, and a twin gets the answer of the first.
 */
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { type Answer, HARI, type Kit, PASSWORD, testApp } from '../../tests/kit/app.ts';
import { HARGA_BAKU, hargaGrup, jual, masukkan, nota, setujui } from '../../tests/kit/jual.ts';
import { bukaKembali, hitungLaci, isiTutup, tutup } from '../../tests/kit/tutup.ts';

let kit: Kit;
let rekening: string;
const OWNER = { user_id: 'OWNER', password: PASSWORD };
const RONDE = 6;
const PER_RONDE = 24;
const kode = (n: number): string => `RAMAI${100 + n}`;

beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl'), poolSize: 12 });
  await hargaGrup(kit);
  await masukkan(
    kit,
    ...Array.from({ length: RONDE * PER_RONDE + 5 }, (_, n) => ({ kode_barcode: kode(n) })),
  );
  // Their sessions are open before the checklist is asked.
  for (const till of tills()) await till.get('users/sesi');
  rekening = (
    await kit.owner.query(
      "select no_rekening from rekening where kode_toko = 'JKT1' and aktif and no_rekening like '7310%' limit 1",
    )
  ).rows[0].no_rekening;
});
afterEach(async () => expect(await kit.periksa()).toEqual([]));
afterAll(() => kit?.close());

const tills = () => [kit.as('KASIR1'), kit.as('KASIR2')] as const;
/** Paid by transfer, so that no drawer moves and the counts stay true while the day closes. */
const transfer = (n: number): Promise<Answer> =>
  jual(
    tills()[n % 2] as ReturnType<typeof kit.as>,
    nota([kode(n)], HARGA_BAKU, {
      bayar: [{ jenis: 'TRANSFER', no_rekening: rekening, jumlah: HARGA_BAKU }],
    }),
  );

/** The tills are at work before the closer looks: who works meanwhile is one of the things he gives a reason for. */
const sibuk = () => Promise.all(tills().map((till) => till.get('users/sesi')));

const tidur = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** A closing begins to write when it holds the day alone, so whatever began later is late: there must be none. */
const TERLAMBAT = `select p.no_dokumen from peristiwa p
    join tutup_toko t on t.kode_toko = p.kode_toko and t.tanggal = p.tanggal and not t.dibuka_kembali
    join peristiwa e on e.kode_toko = t.kode_toko and e.no_dokumen = t.no_dokumen and e.urut = 1
   where p.no_dokumen <> t.no_dokumen and p.txid > e.txid`;

test('a burst of sales meets a closing: each is in its day or refused, and the sums of the day hold', async () => {
  const seen = new Map<string, number>();
  for (let ronde = 0; ronde < RONDE; ronde += 1) {
    await hitungLaci(kit, kit.as('SPV1'));
    await sibuk();
    const body = await isiTutup(kit.as('SPV1'));
    const asked = await kit.as('SPV1').post('tutup-toko/tutup', body);
    const detail_authorization = await setujui(kit.as('SPV1'), asked.detail, OWNER);
    const sales = Array.from({ length: PER_RONDE }, (_, i) =>
      tidur(i * 4).then(() => transfer(ronde * PER_RONDE + i)),
    );
    await tidur(15 + ronde * 8);
    const closed = await kit.as('SPV1').post('tutup-toko/tutup', { ...body, detail_authorization });
    expect(closed, closed.text).toMatchObject({ status: 200 });
    for (const answer of await Promise.all(sales)) {
      const what = answer.status === 200 ? String(answer.data.no_dokumen).slice(8, 14) : String(answer.code);
      seen.set(what, (seen.get(what) ?? 0) + 1);
    }
    expect((await kit.owner.query(TERLAMBAT)).rows).toEqual([]);
    expect(await kit.periksa()).toEqual([]);
  }
  const days = [...seen.keys()].filter((what) => /^\d{6}$/.test(what)).sort();
  expect(days.length, 'every round must have sales before and after its closing').toBeGreaterThan(RONDE / 2);
  expect([...seen.keys()].filter((what) => !/^\d{6}$/.test(what) && what !== 'TOKO_TUTUP')).toEqual([]);
  // A refused piece was not sold, and every answered sale is there once.
  const { rows } = await kit.owner.query(
    "select count(*)::int as n from penjualan_barang where kode_barcode like 'RAMAI%' and not batal",
  );
  const posted = days.reduce((sum, day) => sum + (seen.get(day) ?? 0), 0);
  expect(rows[0].n).toBe(posted);
});

test('cash that comes in while the day closes sends the closer back to the drawer', async () => {
  await hitungLaci(kit, kit.as('SPV1'));
  await sibuk();
  const body = await isiTutup(kit.as('SPV1'));
  const asked = await kit.as('SPV1').post('tutup-toko/tutup', body);
  const detail_authorization = await setujui(kit.as('SPV1'), asked.detail, OWNER);
  const sale = await jual(kit.as('KASIR1'), nota([kode(RONDE * PER_RONDE)], HARGA_BAKU));
  expect(sale.status).toBe(200);
  expect(await kit.as('SPV1').post('tutup-toko/tutup', { ...body, detail_authorization })).toMatchObject({
    status: 409,
    code: 'SALDO_LACI_BERUBAH',
  });
});

test('the owner opens a day again while the first sale of the new one comes in: one of them is too late', async () => {
  for (let ronde = 0; ronde < 4; ronde += 1) {
    await hitungLaci(kit, kit.as('SPV1'));
    const closed = await tutup(kit.as('SPV1'), await isiTutup(kit.as('SPV1')), OWNER);
    expect(closed, closed.text).toMatchObject({ status: 200 });
    const { no_dokumen, tanggal, tanggal_berikut } = closed.data;
    const selling = tidur(ronde * 2).then(() => transfer(RONDE * PER_RONDE + 1 + ronde));
    const opened = await bukaKembali(kit, { no_dokumen, alasan: 'lupa satu nota' });
    const sold = await selling;
    const { rows } = await kit.owner.query<{ hari: string; nota: string }>(
      `select h.tanggal::text as hari, (select count(*) from penjualan_barang l where l.kode_barcode = $1 and l.tanggal = h.tanggal)::text as nota
         from hari_toko h where h.kode_toko = 'JKT1' and h.status = 'OPEN'`,
      [kode(RONDE * PER_RONDE + 1 + ronde)],
    );
    if (opened.status === 200) {
      // The sale fell into the day that came back, or was sent away between the two.
      expect(rows).toEqual([{ hari: tanggal, nota: sold.status === 200 ? '1' : '0' }]);
      if (sold.status !== 200) expect(sold).toMatchObject({ status: 409, code: 'TOKO_TUTUP' });
    } else {
      expect(opened).toMatchObject({ status: 409, code: 'HARI_BARU_SUDAH_TERISI' });
      expect(rows).toEqual([{ hari: tanggal_berikut, nota: '1' }]);
    }
    expect(await kit.periksa()).toEqual([]);
  }
});

test('two accounts close at once: one does, the other hears of it; twins of one account get one answer', async () => {
  const spv = kit.as('SPV1');
  const owner = kit.as('OWNER');
  const portal = { portal: 'JKT1' };
  await hitungLaci(kit, spv);
  const body = await isiTutup(spv);
  const open = (
    await kit.owner.query(
      "select tanggal::text as t from hari_toko where kode_toko = 'JKT1' and status = 'OPEN'",
    )
  ).rows[0].t;
  const sign = async (call: () => Promise<Answer>, requester: typeof spv, who: object) =>
    setujui(
      { ...requester, post: (path, b, o) => requester.post(path, b, { ...portal, ...o }) },
      (await call()).detail,
      who,
    );
  const bySpv = await sign(() => spv.post('tutup-toko/tutup', body), spv, OWNER);
  // The checklist of another account has its own others: whoever works beside it.
  const pengecualian = ['SESI', 'KERANJANG', 'BARANG_DIPEGANG'].map((kode) => ({
    kode,
    alasan: 'sudah diketahui',
  }));
  const bodyOwner = { ...body, pengecualian };
  const byOwner = await sign(() => owner.post('tutup-toko/tutup', bodyOwner, portal), owner, {
    user_id: 'SPV1',
    password: PASSWORD,
  });
  const key = randomUUID();
  const mine = () => spv.post('tutup-toko/tutup', { ...body, detail_authorization: bySpv }, { key });
  const answers = await Promise.all([
    mine(),
    owner.post('tutup-toko/tutup', { ...bodyOwner, detail_authorization: byOwner }, portal),
    mine(),
  ]);
  const [first, other, twin] = answers as [Answer, Answer, Answer];
  const closings = await kit.owner.query(
    'select user_id from tutup_toko where tanggal = $1 and not dibuka_kembali',
    [open],
  );
  expect(closings.rows).toHaveLength(1);
  if (closings.rows[0].user_id === 'SPV1') {
    expect(first.data).toEqual(twin.data);
    expect(other).toMatchObject({
      status: 409,
      code: 'SUDAH_DITUTUP_AKUN_LAIN',
      message: 'Toko Sudah Ditutup Oleh Akun Lain',
    });
  } else {
    expect([first, twin].map((a) => a.code)).toEqual(['SUDAH_DITUTUP_AKUN_LAIN', 'SUDAH_DITUTUP_AKUN_LAIN']);
    expect(other.status).toBe(200);
  }
  const days = await kit.owner.query(
    "select count(*)::int as n from hari_toko where kode_toko = 'JKT1' and status = 'OPEN'",
  );
  expect(days.rows[0].n).toBe(1);
  expect(open >= HARI).toBe(true);
  expect(await tutup(spv, body, OWNER)).toMatchObject({ status: 409 });
});
