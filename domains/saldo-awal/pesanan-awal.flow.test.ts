/** Protects: an order that was under way at the till of before goes on here: finished, fetched for the rest, or given up for its money. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { type Kit, testApp } from '../../tests/kit/app.ts';
import { bukuUang, jumlahBaris, TABEL_BUKU } from '../../tests/kit/buku.ts';
import { atur, hargaGrup, numberOf, potongBaru } from '../../tests/kit/jual.ts';
import { dijadikan, ditambah, keadaanPesanan, pesananBatal } from '../../tests/kit/pesanan.ts';
import { batalSaldo, isiSaldo, pesananLama, simpanSaldo } from '../../tests/kit/saldo-awal.ts';
import { ambilTitip } from '../../tests/kit/titip.ts';

let kit: Kit;
const potong = potongBaru(() => kit, 'PSAW');
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
});
beforeEach(() => hargaGrup(kit));
afterEach(async () => expect(await kit.periksa()).toEqual([]));
afterAll(() => kit?.close());

/** Comes over; answers the opening balance and the order. */
async function datang(more: object = {}): Promise<{ saldo: string; pesanan: string }> {
  const saldo = numberOf(await simpanSaldo(kit, { pesanan: [pesananLama(more)] }));
  return { saldo, pesanan: await isiSaldo(kit, saldo, 'pesanan') };
}

test('at the craftsman, late, at the price that was agreed: finished and fetched for the rest', async () => {
  const { saldo, pesanan } = await datang();
  const { data } = await kit.as('KASIR1').get(`pesanan/satu?no_pesanan=${pesanan}`);
  // 3.25 g at a million, and its work.
  expect(data).toMatchObject({
    status: 'KERJA',
    total: 3_400_000,
    saldo: 1_000_000,
    sisa: 2_400_000,
    lewat: 1,
  });
  const kode = await potong({ berat_asli: 3.25, harga_atribut: 0 });
  expect(await dijadikan(kit.as('KASIR1'), pesanan, kode)).toMatchObject({
    data: { status: 'DONE', total: 3_400_000, sisa: 2_400_000 },
  });
  // Moved by now, it goes back with nothing.
  expect(await batalSaldo(kit, saldo)).toMatchObject({ status: 409 });
  const nota = await ambilTitip(kit.as('KASIR1'), pesanan, [kode], 3_400_000, 1_000_000);
  expect(nota, nota.text).toMatchObject({ status: 200 });
  expect(await bukuUang(kit.owner, numberOf(nota))).toContain(
    '1 PENJUALAN/DP KLIRING_PENJUALAN > UANG_MUKA_PESANAN 1.000.000',
  );
  expect(await keadaanPesanan(kit, pesanan)).toBe('CLOSE 0');
});

test('given up, its money goes back out of the drawer; nothing of it is tax of this shop', async () => {
  await atur(kit, { PPN_TRANSAKSI_MODULE: 'true' });
  const pajak = async () =>
    Number(
      (
        await kit.owner.query(
          "select coalesce(sum(saldo::bigint), 0) as n from saldo_uang where kode_toko = 'JKT1' and akun = 'PPN_KELUARAN'",
        )
      ).rows[0].n,
    );
  const dulu = await pajak();
  const { pesanan } = await datang({ no_lama: 'PS-0003', keadaan: 'PESAN' });
  expect(await keadaanPesanan(kit, pesanan)).toBe('PESAN 1000000');
  const buku = await bukuUang(kit.owner, pesanan);
  expect(buku[0]).toBe('1 SALDO AWAL/AWAL UANG_MUKA_PESANAN > MODAL 1.000.000');
  expect(buku[1]).toMatch(/^1 SALDO AWAL\/PPN MODAL > UANG_MUKA_PESANAN /);
  expect(await pajak()).toBe(dulu);
  numberOf(await pesananBatal(kit.as('KASIR1'), pesanan));
  expect(await bukuUang(kit.owner, pesanan)).toContain(
    '2 BATAL PESANAN/CASH KAS:KASIR1 > UANG_MUKA_PESANAN 1.000.000',
  );
  await atur(kit, { PPN_TRANSAKSI_MODULE: null });
});

test('without money ahead, and with more of it later, it is an order like any other', async () => {
  const { saldo, pesanan } = await datang({
    no_lama: 'PS-0004',
    uang_muka: 0,
    jenis_harga: 'TIDAK_MENGIKAT',
  });
  expect(await bukuUang(kit.owner, pesanan)).toEqual([]);
  expect(await ditambah(kit.as('KASIR1'), pesanan, 500_000)).toMatchObject({ data: { saldo: 500_000 } });
  expect(await batalSaldo(kit, saldo)).toMatchObject({ status: 409, code: 'PESANAN_AWAL_SUDAH_BERGERAK' });
});

test.each([
  [
    'of tomorrow',
    { tanggal: '2026-11-22', tgl_janji: '2026-11-30' },
    'tanggal',
    'PESANAN_AWAL_SESUDAH_HARI_INI',
  ],
  ['promised before it was taken', { tgl_janji: '2026-10-19' }, 'tgl_janji', 'PESANAN_AWAL_JANJI'],
  ['paid with more than it costs', { uang_muka: 3_400_001 }, 'uang_muka', 'UANG_MUKA_PESANAN_LEBIH'],
  ['of a group nobody knows', { kode_group: 'ZZZ' }, 'kode_group', null],
])('an order %s is refused at its cell', async (_what, more, kolom, code) => {
  const tabel = [...TABEL_BUKU, 'saldo_awal', 'pesanan'];
  const dulu = await jumlahBaris(kit.owner, tabel);
  const answer = await kit.as('SPV1').post('saldo-awal/simpan', { pesanan: [pesananLama(more)] });
  expect(answer.text).toContain(`pesanan.0.${kolom}`);
  if (code) expect(answer.code).toBe(code);
  expect(await jumlahBaris(kit.owner, tabel)).toEqual(dulu);
});

test('one number stands for one order', async () => {
  const satu = pesananLama({ no_lama: 'PS-0009' });
  const answer = await kit.as('SPV1').post('saldo-awal/simpan', { pesanan: [satu, satu] });
  expect(answer).toMatchObject({ code: 'SALDO_AWAL_KEMBAR' });
});
