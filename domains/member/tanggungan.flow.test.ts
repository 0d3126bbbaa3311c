/** Protects: a cashier who chooses a member is told what still runs with him in this store, the late ones first, and of nobody else. */
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type Kit, testApp } from '../../tests/kit/app.ts';
import { CICIL_BAKU, cicil, dicicil, syaratCicil } from '../../tests/kit/cicil.ts';
import { dipinjam, ditebus, hargaTaksir, tuakan } from '../../tests/kit/hutang.ts';
import { atur, hargaGrup, masukkan } from '../../tests/kit/jual.ts';
import { isiLaci } from '../../tests/kit/uang.ts';

let kit: Kit;
let member: { kode_member: string; no_hp: string };

beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  await atur(kit, { CICILAN_MODULE: 'true' });
  await hargaTaksir(kit);
  await hargaGrup(kit);
  await syaratCicil(kit);
  await isiLaci(kit, 20_000_000, 'KASIR1');
  const { rows } = await kit.owner.query<typeof member>(
    'select kode_member, no_hp from member where aktif and no_hp is not null order by kode_member limit 1',
  );
  [member] = rows as [typeof member];
});
afterAll(() => kit?.close());

const tanggungan = async (siapa = 'KASIR1') =>
  (await kit.as(siapa).get(`member/get/tanggungan/${member.kode_member}`)).data as {
    jenis: string;
    no_dokumen: string;
    jumlah: number;
    lewat: number;
  }[];

test('loans by code or by telephone, plans and nothing that is settled; the late ones first', async () => {
  expect(await tanggungan()).toEqual([]);
  const milik = { kode_member: member.kode_member, nama_customer: null, no_hp_customer: null };
  const denganKode = await dipinjam(kit, 1_000_000, milik);
  const denganHp = await dipinjam(kit, 2_000_000, { no_hp_customer: `0${member.no_hp.slice(2)}` });
  const lunas = await dipinjam(kit, 500_000, milik);
  await ditebus(kit, lunas);
  await dipinjam(kit, 700_000, { no_hp_customer: '081200000001' });
  await tuakan(kit, denganHp, 40);
  await masukkan(kit, { kode_barcode: 'TGGN0001' });
  const plan = await dicicil(kit.as('KASIR1'), cicil(['TGGN0001'], milik));
  const ada = await tanggungan();
  expect(ada.map(({ no_dokumen }) => no_dokumen)[0]).toBe(denganHp);
  expect(ada.map(({ jenis, no_dokumen, jumlah }) => ({ jenis, no_dokumen, jumlah }))).toEqual(
    expect.arrayContaining([
      { jenis: 'HUTANG', no_dokumen: denganKode, jumlah: 1_000_000 },
      { jenis: 'HUTANG', no_dokumen: denganHp, jumlah: 2_000_000 },
      { jenis: 'CICILAN', no_dokumen: plan, jumlah: CICIL_BAKU.harga_jual_cicil - CICIL_BAKU.dp },
    ]),
  );
  expect(ada).toHaveLength(3);
  expect(ada[0]?.lewat).toBeGreaterThan(0);
  expect(await kit.periksa()).toEqual([]);
});

test('another store reads of its own only', async () => {
  expect(await tanggungan('KASIR1-BDG')).toEqual([]);
});
