/** Protects: what points paid is what the book of points moved to the shop and what the reports of sales say of it, cancelled or not. */
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type Answer, HARI, type Kit, testApp } from '../../../tests/kit/app.ts';
import {
  atur,
  batalJual,
  HARGA_BAKU,
  hargaGrup,
  nota,
  potongBaru,
  terjual,
} from '../../../tests/kit/jual.ts';

const MEMBER = 'JKT1000001';
const NILAI = 5000;
let kit: Kit;
const potong = potongBaru(() => kit, 'LBPN');
const notas: string[] = [];
const hari = `tgl_awal=${HARI}&tgl_akhir=${HARI}`;

async function dibayarPoin(poin: number): Promise<string> {
  const bayar = [
    { jenis: 'POIN', jumlah: poin * NILAI },
    { jenis: 'CASH', jumlah: HARGA_BAKU - poin * NILAI },
  ];
  return terjual(kit.as('KASIR1'), nota([await potong()], HARGA_BAKU, { kode_member: MEMBER, bayar }));
}

beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  await hargaGrup(kit);
  await atur(kit, {
    MEMBER_MODULE: 'true',
    PENJUALAN_BAYAR_POIN_MODULE: 'true',
    NILAI_POIN: String(NILAI),
  });
  for (const kode of [await potong(), await potong(), await potong()])
    await terjual(kit.as('KASIR1'), nota([kode], HARGA_BAKU, { kode_member: MEMBER }));
  for (const poin of [3, 2, 1]) notas.push(await dibayarPoin(poin));
  await batalJual(kit, notas[1] as string);
});
afterAll(async () => {
  expect(await kit?.periksa()).toEqual([]);
  await kit?.close();
});

const laporan = async (path: string): Promise<Answer & { totals: Record<string, number> }> => {
  const answer = await kit.as('SPV1').get(path);
  expect(answer, answer.text).toMatchObject({ status: 200 });
  return answer as Answer & { totals: Record<string, number> };
};

test('every nota that points paid, and once more below zero where it was cancelled', async () => {
  const { data } = await laporan(`penjualan/get/report-bayar-point?${hari}&kasir=ALL`);
  const ringkas = (data as Record<string, unknown>[]).filter((b) =>
    notas.includes(String(b['no_faktur_group'])),
  );
  expect(
    ringkas.map(
      (b) => `${notas.indexOf(String(b['no_faktur_group']))} ${b['kode_member']} ${b['poin']} ${b['jumlah']}`,
    ),
  ).toEqual([`0 ${MEMBER} 3 15000`, `1 ${MEMBER} 2 10000`, `1 ${MEMBER} -2 -10000`, `2 ${MEMBER} 1 5000`]);
});

test('its totals are the book of points, the debt that they were, and the payments of the notas', async () => {
  const { totals } = await laporan(`penjualan/get/report-bayar-point?${hari}&kasir=ALL`);
  const { rows } = await kit.owner.query(
    `select (select sum(case when ke = '@DITUKAR' then jumlah else -jumlah end)::int from buku_poin
              where kode_toko = 'JKT1' and tanggal = $1 and '@DITUKAR' in (dari, ke)) as poin,
            (select sum(case when ke_akun = 'LIABILITAS_POIN' then jumlah::bigint else -jumlah::bigint end)::float8 from buku_uang
              where kode_toko = 'JKT1' and tanggal = $1 and 'LIABILITAS_POIN' in (dari_akun, ke_akun)
                and 'KLIRING_PENJUALAN' in (dari_akun, ke_akun)) as jumlah`,
    [HARI],
  );
  expect(totals).toMatchObject(rows[0]);
  expect(totals['poin']).toBeGreaterThanOrEqual(4);
  const bayar = await laporan(`penjualan/get/report-bayar?${hari}&cara_bayar=POIN&no_rekening=ALL&kasir=ALL`);
  expect(bayar.totals['diterima']).toBe(totals['jumlah']);
});

test('a store where points do not pay has no such report', async () => {
  await atur(kit, { PENJUALAN_BAYAR_POIN_MODULE: null });
  expect(await kit.as('SPV1').get(`penjualan/get/report-bayar-point?${hari}&kasir=ALL`)).toMatchObject({
    status: 403,
  });
});
