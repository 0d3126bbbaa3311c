/** Protects: who looked at which member is known, and nobody counts his way through all of them. */
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type Kit, testApp } from '../../tests/kit/app.ts';
import { dipinjam, hargaTaksir } from '../../tests/kit/hutang.ts';
import { isiLaci } from '../../tests/kit/uang.ts';

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

test('a list of documents is a read of whom its rows name: each once a day, by member or by a digest', async () => {
  await hargaTaksir(kit);
  await isiLaci(kit, 50_000_000, 'KASIR1');
  const telp = ['081211110001', '081211110002', '0812-1111-0001'];
  for (const [at, no_hp_customer] of telp.entries())
    await dipinjam(kit, 1_000_000, { nama_customer: `ORANG ${at}`, no_hp_customer });
  const dulu = await dibaca();
  const spv = kit.as('SPV1');
  const daftar = () => spv.get('hutang?status=DONE&limit=3');
  expect((await daftar()).data).toHaveLength(3);
  const entered = (await dibaca()).filter((one) => !dulu.includes(one));
  // Three loans of two people: a telephone is one however it is written, and stands in no table of looks.
  expect(entered).toEqual([expect.stringMatching(/^SPV1 hutang-daftar b1\.[^,]+,b1\.[^,]+$/)]);
  await daftar();
  expect((await dibaca()).filter((one) => !dulu.includes(one))).toEqual(entered);
  expect((await kit.as('KASIR1').get('hutang?status=DONE&limit=3')).status).toBe(200);
  expect((await dibaca()).filter((one) => one.startsWith('KASIR1 hutang-daftar'))).toHaveLength(1);
});

test('a card that is printed names the member it was printed for, and the answer is read once', async () => {
  const { rows } = await kit.owner.query('select kode_member from member where aktif order by 1 limit 1');
  const [{ kode_member }] = rows;
  const kartu = await kit.as('SPV1').post('member/kartu', { kode_member });
  expect(kartu.headers['content-type']).toBe('application/pdf');
  const entered = (await dibaca()).filter((one) => one.includes('kartu'));
  expect(entered).toEqual([`SPV1 member-kartu ${kode_member}`]);
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

test('nobody reads on in lists who has seen as many persons as a day has; the owner is entered and not stopped', async () => {
  await kit.owner.query(
    `with s as (select set_config('app.kode_toko', 'JKT1', false)), b as (insert into baca_orang select 'JKT1', gen_random_uuid(), u, $1::timestamptz - interval '2 hours', 'x', 'PELANGGAN' from s, unnest(array['KASIR2', 'OWNER']) u returning id)
     insert into baca_orang_isi select 'JKT1', b.id, 'P' || n from b, generate_series(1, 2000) n`,
    [kit.clock.now().toString()],
  );
  const daftar = (user: string) => kit.as(user).get('hutang?status=DONE&limit=3', { portal: 'JKT1' });
  expect(await daftar('KASIR2')).toMatchObject({ status: 429, detail: { alasan: 'ORANG' } });
  expect(await daftar('OWNER')).toMatchObject({ status: 200 });
});
