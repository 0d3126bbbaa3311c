/** Protects: what may go goes at its age and not a day before, and a key whose answer went is still a key that was used. */
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type Kit, testApp } from '../../tests/kit/app.ts';
import { startJobs } from './jobs.ts';
import { PRUNED, prune } from './prune.ts';

let kit: Kit;
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  // Whoever starts the queue makes its tables.
  await (await startJobs(kit.deps, kit.url)).stop();
});
afterAll(() => kit?.close());

/** A row of each table that is so many days old, made by SQL: nobody can wait for one. */
const ROWS: Readonly<Record<string, string>> = {
  sesi: `insert into sesi (token_hash, user_id, perangkat_hash, dibuat, dipakai, terlihat, berakhir, ditutup)
    select sha256($1::text::bytea), 'KASIR2', 'x', saat, saat, saat, saat, saat`,
  perangkat_dikenal: `insert into perangkat_dikenal (user_id, perangkat_hash, terakhir) select 'KASIR2', sha256($1::text::bytea), saat`,
  proses: 'insert into proses select md5($1::text)::uuid, saat',
  cadangan: `insert into cadangan (nama, mulai) select 'mustika-' || case $1::text when 'tua' then 1 else 2 end, saat`,
  percobaan_login: 'insert into percobaan_login (kunci, gagal, terakhir) select $1::text, 1, saat',
  agen_kode: `insert into agen_kode (kode_toko, kode_hash, perangkat_hash, nama, dibuat, dibuat_oleh, berakhir)
    select 'JKT1', sha256($1::text::bytea), sha256('x'), 'X', saat - interval '10 minutes', 'SPV1', saat`,
  tugas_cetak: `with a as (insert into agen (kode_toko, id, nama, perangkat_hash, rahasia_hash, sistem, versi, dibuat, dibuat_oleh)
      select 'JKT1', md5($1::text)::uuid, 'X', sha256($1::text::bytea), sha256('x'), 'X', '1', now(), 'SPV1')
    insert into tugas_cetak (kode_toko, id, agen, kertas, bentuk, pencetak, keterangan, isi, keadaan, dibuat, dibuat_oleh)
    select 'JKT1', md5($1::text)::uuid, md5($1::text)::uuid, 'STRUK', 'ESCPOS', 'X', 'X', '\\x00', 'ANTRI', saat, 'SPV1'`,
  kirim_push: `with k as (insert into kunci_push (publik, privat, aktif, dibuat) select $1::text, 'x', false, now()),
    l as (insert into langganan_push (id, user_id, perangkat_hash, sidik, segel, kunci, dibuat)
      select md5($1::text)::uuid, 'SPV1', sha256($1::text::bytea), $1::text, 'x', $1::text, now()),
    m as (insert into otorisasi_minta (kode_toko, id, requester, op_hash, perlu, dibuat, sampai)
      select 'JKT1', md5($1::text)::uuid, 'KASIR1', 'x', '[]', now(), now() + interval '10 minutes')
    insert into kirim_push (kode_toko, id, minta, langganan, jenis, dibuat, diubah)
    select 'JKT1', md5($1::text)::uuid, md5($1::text)::uuid, md5($1::text)::uuid, 'MINTA', saat, saat`,
  kunci_api_panggilan: `with k as (insert into kunci_api (id, nama, hak, toko, per_menit, sekaligus, berakhir, penanggung, dibuat)
      select md5($1::text || 'p')::uuid, upper($1::text) || ' P', '{/data-barang}', '{JKT1}', 60, 20, now(), 'OWNER', now())
    insert into kunci_api_panggilan select md5($1::text || 'p')::uuid, saat, gen_random_uuid(), 'JKT1', 'GET', 'x', 200, 1, null, '127.0.0.1'`,
  kirim_kejadian: `with k as (insert into kunci_api (id, nama, hak, toko, per_menit, sekaligus, berakhir, penanggung, dibuat)
      select md5($1::text || 'k')::uuid, upper($1::text) || ' K', '{/data-barang}', '{JKT1}', 60, 20, now(), 'OWNER', now()),
    l as (insert into langganan_kejadian (id, kunci, nama, alamat, kejadian, segel, dibuat, dibuat_oleh)
      select md5($1::text)::uuid, md5($1::text || 'k')::uuid, 'X', 'https://x', '{uji}', 'x', now(), 'OWNER')
    insert into kirim_kejadian (langganan, urut, id, jenis, toko, terjadi, isi, status, dibuat, diubah, selesai)
    select md5($1::text)::uuid, 1, 'x', 'uji', 'JKT1', saat, '{}', 'TERKIRIM', saat, saat, saat`,
  kirim_laporan: `with j as (insert into jadwal_laporan (kode_toko, id, nama, pemilik, laporan, format, ulang, jam, cari, tujuan, berikut)
      select 'JKT1', md5($1::text)::uuid, 'X', 'OWNER', 'x', 'pdf', 'HARIAN', '07:00', '[]', '{a@b.id}', now())
    insert into kirim_laporan (kode_toko, id, jadwal, saat, status, diubah) select 'JKT1', md5($1::text)::uuid, md5($1::text)::uuid, saat, 'TERKIRIM', saat`,
  peristiwa_marketplace: `with s as (insert into setting_marketplace (kode_toko, penyedia, aktif, alamat, id_aplikasi, id_toko, alamat_webhook, baki, versi, diubah_oleh, diubah_pada)
      select 'JKT1', 'SHOPEE', false, 'https://x', '', '', '', '{}', 1, 'OWNER', now() on conflict do nothing)
    insert into peristiwa_marketplace select 'JKT1', 'SHOPEE', $1::text, '3', '{}', saat`,
  paket_luring: `insert into paket_luring (kode_toko, id, user_id, perangkat_hash, urut, dibuat, sampai, batas_nota, batas_total, banyak_nomor,
      rahasia, harga, terlihat, keadaan)
    select 'JKT1', md5($1::text)::uuid, 'KASIR1', sha256('x'), case $1::text when 'tua' then 1 else 2 end, saat - interval '1 hour', saat,
      1, 1, 1, 'x', '{}', saat, 'DIGANTI'`,
  barang_pegang: `insert into barang_pegang select 'JKT1', (select b.kode_barcode from barang b where b.kode_toko = 'JKT1'
    and b.status = 'TERSEDIA' and not exists (select from barang_pegang g where g.kode_barcode = b.kode_barcode) limit 1), 'KASIR2', $1::text, saat`,
  idem: `insert into idem (kode_toko, user_id, kunci, req_hash, jawaban, dibuat) select 'JKT1', 'KASIR2', $1::text, 'x', '{"a": 1}', saat`,
};

const aged = async (table: string, name: string, days: number): Promise<void> => {
  const from = `from (select '${kit.clock.now()}'::timestamptz - interval '${days} days' as saat) s`;
  await kit.owner.query(`${ROWS[table]} ${from}`, [name]);
};
const pruneNow = () => prune(kit.owner, kit.clock.now());

test.each(PRUNED.map(({ table, days }) => [table, days] as const))(
  '%s goes after %i days',
  async (table, days) => {
    await pruneNow();
    await aged(table, 'tua', days + 0.5);
    await aged(table, 'muda', days - 0.5);
    expect(await pruneNow()).toMatchObject({ [table]: 1 });
    expect(await pruneNow()).toMatchObject({ [table]: 0 });
  },
);

// Protects: what a receiver that was away for months is owed is not thrown away behind its back.
test('of what is told to others goes what arrived, what was passed over, and all of a key that was revoked', async () => {
  const saat = kit.clock.now().toString();
  const langganan = async (nama: string, dicabut: string | null, macet: boolean): Promise<void> => {
    await kit.owner.query(
      `with k as (insert into kunci_api (id, nama, hak, toko, per_menit, sekaligus, berakhir, penanggung, dibuat, dicabut, dicabut_oleh)
        select md5($1 || 'k')::uuid, $1::text, '{/data-barang}', '{JKT1}', 60, 20, now(), 'OWNER', now(), $2::timestamptz, case when $2::timestamptz is not null then 'OWNER' end),
       l as (insert into langganan_kejadian (id, kunci, nama, alamat, kejadian, segel, dibuat, dibuat_oleh, aktif, macet)
        select md5($1)::uuid, md5($1 || 'k')::uuid, 'X', 'https://x', '{uji}', 'x', now(), 'OWNER', not $4, case when $4 then now() end)
       insert into kirim_kejadian (langganan, urut, id, jenis, toko, terjadi, isi, status, dibuat, diubah, selesai)
       select md5($1)::uuid, n, s, 'uji', 'JKT1', $3::timestamptz, '{}', s, $3::timestamptz, $3::timestamptz, case when s in ('TERKIRIM', 'MATI') then $3::timestamptz - interval '61 days' end
         from unnest('{TERKIRIM,MATI,ANTRI}'::text[]) with ordinality x (s, n)`,
      [nama, dicabut, saat, macet],
    );
  };
  await langganan('MACET', null, true);
  await langganan('JALAN', null, false);
  await langganan('DICABUT', '2026-01-01T00:00:00Z', false);
  await langganan('BARU DICABUT', saat, true);
  await pruneNow();
  const { rows } = await kit.owner.query(
    `select k.nama, array_agg(e.status order by e.urut) as sisa from kirim_kejadian e join langganan_kejadian l on l.id = e.langganan
      join kunci_api k on k.id = l.kunci where e.diubah = $1 group by 1 order by 1`,
    [saat],
  );
  expect(rows).toEqual([
    { nama: 'BARU DICABUT', sisa: ['MATI', 'ANTRI'] },
    { nama: 'JALAN', sisa: ['ANTRI'] },
    { nama: 'MACET', sisa: ['MATI', 'ANTRI'] },
  ]);
});

// A nota of it may still wait, its number must not be made twice, and what came of it is proven by it.
test('a package goes only where it was replaced or given back, nothing came of it, and a newer one is there', async () => {
  const satu = (urut: number, keadaan: string): Promise<unknown> =>
    kit.owner.query(
      `insert into paket_luring (kode_toko, id, user_id, perangkat_hash, urut, dibuat, sampai, batas_nota, batas_total, banyak_nomor, rahasia,
         harga, terlihat, keadaan, ditarik_oleh, alasan)
       select 'BDG1', md5($1::text || 'p')::uuid, 'KASIR1-BDG', sha256('y'), $1::int, '2026-01-01', '2026-01-02', 1, 1, 1, 'x', '{}', '2026-01-01', $2::text,
         case $2::text when 'DITARIK' then 'OWNER' end, case $2::text when 'DITARIK' then 'hilang' end`,
      [urut, keadaan],
    );
  const semua = ['DIGANTI', 'KEMBALI', 'AKTIF', 'DITARIK', 'DIGANTI', 'KEMBALI'];
  for (const [at, keadaan] of semua.entries()) await satu(at + 1, keadaan);
  await kit.owner.query(
    `insert into kasus_luring (kode_toko, no_luring, paket, user_id, waktu, diterima, total, isi, sebab, rincian)
     select 'BDG1', 'TJ0005-001', md5('5p')::uuid, 'KASIR1-BDG', '2026-01-01', '2026-01-01', 1, '{}', 'X', 'X'`,
  );
  expect(await pruneNow()).toMatchObject({ paket_luring: 2 });
  const { rows } = await kit.owner.query(
    "select urut from paket_luring where kode_toko = 'BDG1' order by urut",
  );
  expect(rows.map((row) => row.urut)).toEqual([3, 4, 5, 6]);
});

test('more than go at once go all', async () => {
  await kit.owner.query(
    `insert into percobaan_login (kunci, gagal, terakhir) select 'banyak' || n, 1, '2026-01-01' from generate_series(1, 4001) n`,
  );
  expect(await pruneNow()).toMatchObject({ percobaan_login: 4001 });
});

test('a job that was given up goes with what it was to do, one that still tries stays', async () => {
  await kit.owner.query(
    `select graphile_worker.add_job('lama', max_attempts := 1), graphile_worker.add_job('baru', run_at := '2099-01-01')`,
  );
  await kit.owner.query(
    `update graphile_worker._private_jobs set attempts = 1, updated_at = '2026-01-01' where max_attempts = 1`,
  );
  expect(await pruneNow()).toMatchObject({ jobs: 1 });
  const { rows } = await kit.owner.query(
    `select task_identifier as t from graphile_worker.jobs where task_identifier in ('lama', 'baru')`,
  );
  expect(rows).toEqual([{ t: 'baru' }]);
});

// Protects: a till that kept a form for months does not save it a second time.
test.each([
  ['a list', 'sales/create', { kode_sales: 'USANG', nama_sales: 'SALES LAMA' }],
  [
    'a document',
    'cash/uang-kas',
    { arah: 'TAMBAH', kategori: 'LAIN', jumlah: 2_000_000, keterangan: 'uang receh' },
  ],
])('the key of %s months ago is refused, not done again', async (_what, path, body) => {
  const spv = kit.as('SPV1');
  const options = { key: `kunci-lama-${path.length}` };
  expect(await spv.post(path, body, options)).toMatchObject({ status: 200 });
  expect(await spv.post(path, body, options)).toMatchObject({ status: 200 });
  await kit.owner.query(`update idem set dibuat = $2::timestamptz - interval '100 days' where kunci = $1`, [
    options.key,
    kit.clock.now().toString(),
  ]);
  await pruneNow();
  expect(await spv.post(path, body, options)).toMatchObject({ status: 409, code: 'KUNCI_LAMA' });
  expect(await kit.periksa()).toEqual([]);
});

test('an old key is refused by whatever writes, is his alone whose it was, and leaves no row when it is tried', async () => {
  const kunci = 'kunci-lama-dicoba';
  await kit.owner.query(
    `insert into idem (kode_toko, user_id, kunci, req_hash, dibuat) values ('JKT1', 'SPV1', $1, 'x', $2::timestamptz - interval '91 days')`,
    [kunci, kit.clock.now().toString()],
  );
  expect(await pruneNow()).toMatchObject({ idem: 1 });
  const tercatat = async (user: string): Promise<string> =>
    kit.owner.query("select catat('JKT1', $1::jsonb)", [JSON.stringify({ user, kunci, hash: 'x' })]).then(
      () => 'tercatat',
      (error: Error) => error.message,
    );
  expect(await tercatat('SPV1')).toBe('KUNCI_LAMA');
  expect(await tercatat('KASIR1')).not.toBe('KUNCI_LAMA');
  const { rowCount } = await kit.owner.query('select from idem where kunci = $1', [kunci]);
  expect(rowCount).toBe(0);
});

test('of the keys of a year eight bytes each are kept, and each is known', async () => {
  const year = 20_000;
  await kit.owner.query(
    `insert into idem (kode_toko, user_id, kunci, req_hash, dibuat)
     select 'BDG1', 'KASIR1-BDG', md5(n::text), 'x', '2025-01-01'::timestamptz + n * interval '20 minutes' from generate_series(1, ${year}) n`,
  );
  expect(await pruneNow()).toMatchObject({ idem: year });
  const { rows } = await kit.owner.query(
    `select sum(cardinality(kunci))::int as banyak, sum(pg_column_size(kunci))::int as byte from idem_lama where kode_toko = 'BDG1'`,
  );
  expect(rows[0].banyak).toBe(year);
  expect(rows[0].byte).toBeLessThan(11 * year);
  const known = await kit.owner.query(
    `select count(*) filter (where kunci_lama('BDG1', 'KASIR1-BDG', md5(n::text)))::int as n from generate_series(1, ${year + 1000}) n`,
  );
  expect(known.rows).toEqual([{ n: year }]);
});
