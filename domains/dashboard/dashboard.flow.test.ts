import type { manualClock } from '@mustika/kernel/date.ts';
import { defineScreen } from '@mustika/kernel/screen.ts';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type ServerContoh, serverContoh } from '../../tests/contoh/server-contoh.ts';
import { dataMemberScreen } from '../member/member.domain.ts';
import { dashboard } from './dashboard.domain.ts';
import { dashboardCommands } from './dashboard.query.ts';
import { grafikCommands } from './grafik.query.ts';
import { pusatCommands } from './pusat/pusat.query.ts';
import type { Ringkasan } from './ringkasan.rule.ts';

let server: ServerContoh;
let empty: ServerContoh;

beforeAll(async () => {
  const pgUrl = inject('pgUrl');
  const pusat = defineScreen({ path: '/dashboardPusat', title: 'Dashboard Pusat', group: 'dashboard' });
  const screen = defineScreen({ path: '/dashboard', title: 'Dashboard', group: 'dashboard' });
  const input = {
    pgUrl,
    declarations: [screen, pusat, dataMemberScreen, ...dashboard.declarations],
    commands: [...dashboardCommands, ...pusatCommands, ...grafikCommands],
  };
  server = await serverContoh(input);
  empty = await serverContoh({ ...input, kosong: true });
});
afterAll(async () => {
  await server?.close();
  await empty?.close();
});

// Protects: a cancellation counts on its own day, an unvalidated sale never, and yesterday is the business day before.
test('figures of today stand beside those of the business day before', async () => {
  const { data } = (await server.as('SPV1', 'dashboard/ringkas')).json() as { data: Ringkasan };
  const harga = (berat: number): number => berat * 1100 + 20_400;
  // Today's three pieces, less the one of yesterday that was taken back today.
  const omzet = harga(2999) + harga(3332) + harga(3665) - harga(2666);
  expect(data.hari_ini).toEqual({
    tanggal: '2026-11-21',
    omzet,
    nota: 1,
    barang: 2,
    berat: 7.33,
    rata_rata: omzet,
  });
  expect(data.sebelumnya).toMatchObject({
    tanggal: '2026-11-20',
    omzet: harga(2000) + harga(2333) + harga(2666),
    nota: 2,
    barang: 3,
  });
  expect(data.sampai_jam_ini).toBe(true);
  expect(data.pembanding).toEqual(data.sebelumnya);
  expect(data.per_jam).toEqual([
    { jam: 9, total: harga(2999) + harga(3332) - harga(2666), nota: 0 },
    { jam: 10, total: harga(3665), nota: 1 },
  ]);
  expect(data.grup.map((row) => [row.kode_group, row.barang])).toEqual([['75', 2]]);
  expect(data.belum_validasi).toEqual([{ kode_toko: null, jenis: 'penjualan', jumlah: 1 }]);
  expect(data.otorisasi).toEqual({ menunggu: 1, kedaluwarsa: 2 });
  expect(data.nota_terakhir.map((row) => row.status).sort()).toEqual([
    'CANC',
    'CANC',
    'DONE',
    'DONE',
    'OPEN',
  ]);
  expect(data.stok.barang).toBe(7);
});

test('a cashier sees his own drawer, a supervisor all', async () => {
  const kas = async (user: string) =>
    (await server.as(user, 'dashboard/ringkas')).json().data.kas.map((row: { kasir: string }) => row.kasir);
  expect(await kas('SPV1')).toEqual(['KASIR1']);
  // He counts it in the evening without being told.
  expect(await kas('KASIR1')).toEqual([]);
  expect((await server.as('KASIR2', 'dashboard/ringkas')).statusCode).toBe(403);
});

// Protects: head office at home reads the sum of its branches, and with a branch picked that branch alone.
// Protects: a shop that just opened is not told that it sold less than in all of yesterday.
test('a morning is compared with the morning before', async () => {
  const clock = server.deps.clock as ReturnType<typeof manualClock>;
  clock.advance({ hours: -2 });
  // His session begins in the morning, too: one from the future opens nothing.
  await server.deps.sessions.end('SPV1');
  server.lupakan();
  const { data } = (await server.as('SPV1', 'dashboard/ringkas')).json() as { data: Ringkasan };
  clock.advance({ hours: 2 });
  server.lupakan();
  expect(data.pembanding).toMatchObject({ tanggal: '2026-11-20', omzet: 0, nota: 0 });
  expect(data.sebelumnya.nota).toBe(2);
});

test('an owner sees the chain, then the branch he picks', async () => {
  const rantai = (await server.as('OWNER1', 'dashboard/ringkas')).json().data as Ringkasan;
  const { cadangan, ...cabang } = (await server.as('OWNER1', '/toko/JKT1/api/v1/dashboard/ringkas')).json()
    .data as Ringkasan;
  const { data: spv } = (await server.as('SPV1', 'dashboard/ringkas')).json() as { data: Ringkasan };
  expect(cabang).toEqual(spv);
  // Of the whole house, and for its owner alone.
  expect(cadangan).toMatchObject({ keadaan: 'BELUM' });
  expect(rantai.hari_ini).toEqual(spv.hari_ini);
  expect(rantai.stok).toEqual(spv.stok);
  expect(rantai.per_toko).toEqual([
    {
      kode_toko: 'JKT1',
      nama_toko: 'MUSTIKA BLOK M',
      buka: true,
      omzet: spv.hari_ini.omzet,
      nota: 1,
      berat: 7.33,
      stok: { barang: spv.stok.barang, berat: spv.stok.berat },
      telat: { hutang: 0, cicilan: 0 },
    },
  ]);
  expect(spv.per_toko).toEqual([]);
});

test('the chart call has its prescribed shape, by hour and by day', async () => {
  const today = (await server.as('SPV1', 'penjualan/chart?type=today')).json().data;
  const monthly = (await server.as('SPV1', 'penjualan/chart?type=monthly')).json().data;
  const shape = [
    'datagram_pembelian',
    'datagram_penjualan',
    'datagram_pesanan',
    'datagram_service',
    'total_hutang',
    'total_pembelian',
    'total_penjualan',
    'total_pesanan',
    'total_service',
  ];
  expect(Object.keys(today).sort()).toEqual(shape);
  expect(today.datagram_penjualan.map((row: { waktu: string }) => row.waktu)).toEqual(['09', '10']);
  expect(monthly.datagram_penjualan.map((row: { waktu: string }) => row.waktu)).toEqual([
    '2026-11-20',
    '2026-11-21',
  ]);
  expect(monthly.total_penjualan).toBeGreaterThan(today.total_penjualan);
  expect((await server.as('SPV1', 'penjualan/chart')).statusCode).toBe(400);
  const service = (await server.as('SPV1', 'service/chart?type=today')).json().data;
  expect(Object.keys(service).sort()).toEqual(shape);
  const beli = (await server.as('SPV1', 'pembelian/chart?type=today')).json().data;
  expect(Object.keys(beli).sort()).toEqual(shape);
});

test('birthdays are of the business date and of this store', async () => {
  const { data } = (await server.as('SPV1', 'member/find-current-birthday')).json();
  expect(data).toEqual([
    {
      kode_member: 'M001',
      nama_member: 'SITI RAHAYU',
      no_hp: '62812000001',
      tgl_lahir: '1990-11-21',
      umur: 36,
    },
  ]);
});

test('a shop on its first day has zeros, not errors', async () => {
  const { data } = (await empty.as('SPV1', 'dashboard/ringkas')).json() as { data: Ringkasan };
  expect(data.hari_ini).toMatchObject({ omzet: 0, nota: 0, rata_rata: 0 });
  expect(data.sebelumnya.tanggal).toBeNull();
  expect(data.nota_terakhir).toEqual([]);
});
