/** Protects: who looked at which member is known, and nobody counts his way through all of them. */
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type Kit, testApp } from '../../tests/kit/app.ts';

let kit: Kit;
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
});
afterAll(() => kit?.close());

const dibaca = async (): Promise<string[]> =>
  (
    await kit.owner.query(
      `select b.user_id || ' ' || b.panggilan || ' ' || coalesce(string_agg(i.orang, ',' order by i.orang), '-') as baris
         from baca_orang b left join baca_orang_isi i using (kode_toko, id) group by b.kode_toko, b.id, b.user_id, b.panggilan
        order by 1`,
    )
  ).rows.map((row) => row.baris as string);
const nama = (code: string): string => `member/get/by-kode-member/${code}`;

test('a read is entered with who it showed, one that found nobody too', async () => {
  const { rows } = await kit.owner.query(
    'select kode_member, no_hp from member where aktif order by 1 limit 1',
  );
  const [{ kode_member, no_hp }] = rows;
  const kasir = kit.as('KASIR1');
  expect((await kasir.get(nama(kode_member))).status).toBe(200);
  expect((await kasir.get(nama('TIDAKADA'))).status).toBe(404);
  expect((await kasir.get(`member/get/by-hp?no_hp=${no_hp}`)).status).toBe(200);
  expect(await dibaca()).toEqual([
    `KASIR1 member-by-hp ${kode_member}`,
    'KASIR1 member-by-kode -',
    `KASIR1 member-by-kode ${kode_member}`,
  ]);
});

test('an entry is neither changed nor taken away', async () => {
  for (const text of [
    "update baca_orang set user_id = 'X'",
    'delete from baca_orang_isi',
    'truncate baca_orang cascade',
  ])
    await expect(kit.owner.query(text), text).rejects.toMatchObject({ code: 'MU002' });
});

test('counting codes stops, for a burst as for a queue, for this user alone and not for ever', async () => {
  kit.clock.advance({ minutes: 2 });
  const kasir = kit.as('KASIR2');
  const codes = Array.from({ length: 90 }, (_one, index) => `M${String(index).padStart(5, '0')}`);
  const answers = await Promise.all(codes.map((code) => kasir.get(nama(code))));
  const refused = answers.filter((one) => one.status === 429);
  expect(refused).toHaveLength(30);
  expect(refused[0]).toMatchObject({ code: 'TERLALU_BANYAK_ORANG', detail: { alasan: 'MENIT' } });
  expect((await kit.as('KASIR1').get(nama('TIDAKADA'))).status).toBe(404);
  kit.clock.advance({ minutes: 2 });
  expect((await kasir.get(nama('TIDAKADA'))).status).toBe(404);
});

test('a day ends at so many different persons', async () => {
  await kit.owner.query(
    `with s as (select set_config('app.kode_toko', 'JKT1', false)), b as (insert into baca_orang select 'JKT1', gen_random_uuid(), 'SPV1', $1::timestamptz - interval '2 hours', 'x', 'MEMBER' from s returning id)
     insert into baca_orang_isi select 'JKT1', b.id, 'M' || n from b, generate_series(1, 2000) n`,
    [kit.clock.now().toString()],
  );
  await kit.owner.query(
    "insert into hak_akses (user_id, path, is_show) values ('SPV1', '/transaksi-penjualan', true) on conflict (user_id, path) do update set is_show = true",
  );
  kit.deps.sessions.forget('SPV1');
  expect(await kit.as('SPV1').get(nama('M1'))).toMatchObject({ status: 429, detail: { alasan: 'ORANG' } });
  kit.clock.advance({ hours: 23 });
  kit.lupakan();
  expect((await kit.as('SPV1').get(nama('TIDAKADA'))).status).toBe(404);
});
