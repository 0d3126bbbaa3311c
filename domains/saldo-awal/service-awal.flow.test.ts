/** Protects: a repair that was under way at the till of before goes on here: finished and fetched for the rest, or given back with its money. */
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { type Kit, testApp } from '../../tests/kit/app.ts';
import { bukuUang, jumlahBaris, TABEL_BUKU } from '../../tests/kit/buku.ts';
import { atur, denganOtorisasi, numberOf } from '../../tests/kit/jual.ts';
import { batalSaldo, isiSaldo, serviceLama, simpanSaldo } from '../../tests/kit/saldo-awal.ts';
import { diambil, diselesaikan, ditambah } from '../../tests/kit/service.ts';

let kit: Kit;
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
});
afterEach(async () => expect(await kit.periksa()).toEqual([]));
afterAll(() => kit?.close());

async function datang(more: object = {}): Promise<{ saldo: string; service: string }> {
  const saldo = numberOf(await simpanSaldo(kit, { service: [serviceLama(more)] }));
  return { saldo, service: await isiSaldo(kit, saldo, 'service') };
}
const satu = async (no: string) => (await kit.as('KASIR1').get(`service/satu?no_dokumen=${no}`)).data;

test('at the craftsman, late: finished, and fetched for the rest of what was agreed', async () => {
  const { saldo, service } = await datang();
  expect(await satu(service)).toMatchObject({
    ...{ status: 'KERJA', total: 75_000, uang_muka: 25_000, sisa: 50_000, lewat: 1 },
    gerak: [{ jenis: 'AWAL', jumlah: 25_000 }],
  });
  numberOf(await diselesaikan(kit.as('KASIR1'), service));
  expect(await batalSaldo(kit, saldo)).toMatchObject({ status: 409 });
  numberOf(await diambil(kit.as('KASIR1'), service, 50_000));
  expect(await satu(service)).toMatchObject({ status: 'CLOS' });
  expect(await bukuUang(kit.owner, service)).toContain(
    '3 SERVICE AMBIL/ONGKOS PENDAPATAN_SERVICE > UANG_MUKA_SERVICE 75.000',
  );
});

test('its tax was remitted elsewhere: in no report of money ahead, and less of it is owed when it is fetched', async () => {
  await atur(kit, { PPN_TRANSAKSI_MODULE: 'true' });
  const { service } = await datang({ no_lama: 'SV-0002', keadaan: 'MASUK' });
  const { rows } = await kit.owner.query(
    'select ppn::bigint::int as ppn from service_gerak where no_dokumen = $1',
    [service],
  );
  const muka = rows[0].ppn as number;
  expect(muka).toBeGreaterThan(0);
  const direkap = await kit.owner.query('select from rekap_pajak where no_nota = $1', [service]);
  expect(direkap.rowCount).toBe(0);
  const { total, ppn_transaksi_rp, uang_muka } = await satu(service);
  numberOf(await diselesaikan(kit.as('KASIR1'), service));
  numberOf(await diambil(kit.as('KASIR1'), service, total - uang_muka));
  const pajak = await kit.owner.query(
    "select coalesce(sum(jumlah::bigint), 0)::int as n from buku_uang where no_dokumen = $1 and dari_akun = 'PPN_KELUARAN'",
    [service],
  );
  expect(pajak.rows[0].n).toBe(ppn_transaksi_rp - muka);
  await atur(kit, { PPN_TRANSAKSI_MODULE: null });
});

test('given back, all its money goes back out of the drawer', async () => {
  const { service } = await datang({ no_lama: 'SV-0003', keadaan: 'MASUK' });
  const isi = { no_dokumen: service, cara_kembali: 'CASH', alasan: 'tidak jadi' };
  numberOf(await denganOtorisasi(kit.as('KASIR1'), 'service/batal', isi));
  expect(await bukuUang(kit.owner, service)).toContain(
    '2 BATAL SERVICE/CASH KAS:KASIR1 > UANG_MUKA_SERVICE 25.000',
  );
});

test('without money ahead, and with some of it later, it is a job like any other', async () => {
  const { saldo, service } = await datang({ no_lama: 'SV-0004', uang_muka: 0 });
  expect(await bukuUang(kit.owner, service)).toEqual([]);
  numberOf(await ditambah(kit.as('KASIR1'), service, 10_000));
  expect(await batalSaldo(kit, saldo)).toMatchObject({ status: 409, code: 'SERVICE_AWAL_SUDAH_BERGERAK' });
});

test.each([
  ['of tomorrow', { tanggal: '2026-11-22', tgl_janji: '2026-11-30' }, 'tanggal'],
  ['promised before it came in', { tgl_janji: '2026-11-09' }, 'tgl_janji'],
  ['paid with more than it costs', { uang_muka: 75_001 }, 'uang_muka'],
])('a job %s is refused at its cell', async (_what, more, kolom) => {
  const tabel = [...TABEL_BUKU, 'saldo_awal', 'service'];
  const dulu = await jumlahBaris(kit.owner, tabel);
  const answer = await kit.as('SPV1').post('saldo-awal/simpan', { service: [serviceLama(more)] });
  expect(answer.text).toContain(`service.0.${kolom}`);
  expect(await jumlahBaris(kit.owner, tabel)).toEqual(dulu);
});
