/**
 * Protects: whoever is deleted is gone from everything that no law keeps, and from nothing that counts: no sum of any book or report is another,
 * nobody is deleted while something runs with him or on one person's word, and what documents say of him goes when its years have passed.
 */
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { tasks } from '../../../apps/server/implementations.ts';
import { type Answer, type Kit, testApp } from '../../../tests/kit/app.ts';
import { dipinjam, ditebus, hargaTaksir } from '../../../tests/kit/hutang.ts';
import {
  atur,
  bilaDiminta,
  HARGA_BAKU,
  hargaGrup,
  jual,
  type Kebutuhan,
  nota,
  potongBaru,
  SANDI_OWNER,
  SANDI_SPV,
  terjual,
} from '../../../tests/kit/jual.ts';
import { isiLaci } from '../../../tests/kit/uang.ts';

let kit: Kit;
const potong = potongBaru(() => kit, 'HAPU');
const NIK = '3174012345670088';
const HP = '081298761234';
const ORANG = {
  nama_member: 'NYONYA WIDYANINGRUM',
  no_hp: HP,
  alamat: 'JL CEMPAKA WANGI 12',
  tgl_lahir: '1979-08-09',
  no_kartu: 'RFID77881',
};
/** As any of it may be written somewhere. */
const DIA = /WIDYANINGRUM|81298761234|CEMPAKA WANGI|RFID77881|3174012345670088/i;

beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  await hargaGrup(kit);
  await hargaTaksir(kit);
  await isiLaci(kit, 20_000_000, 'KASIR1');
});
afterEach(async () => expect(await kit.periksa()).toEqual([]));
afterAll(() => kit?.close());

const spv = () => kit.as('SPV1');
const PATH = 'permintaan-data';

/** Every column of a table in which some word of his stands. */
async function tempatnya(pola = DIA): Promise<string[]> {
  const { rows } = await kit.owner.query<{ t: string; c: string }>(
    `select c.table_name as t, c.column_name as c from information_schema.columns c join information_schema.tables b using (table_schema, table_name)
      where c.table_schema = 'public' and b.table_type = 'BASE TABLE' and c.data_type in ('text', 'jsonb', 'ARRAY', 'character varying', 'tsvector')`,
  );
  const found: string[] = [];
  for (const { t, c } of rows) {
    const { rows: ada } = await kit.owner.query(`select 1 from "${t}" where "${c}"::text ~* $1 limit 1`, [
      pola.source,
    ]);
    if (ada.length > 0) found.push(`${t}.${c}`);
  }
  return found.sort();
}

/** What the books and the lists say in figures, over everything. */
async function angka(): Promise<unknown> {
  const { rows } = await kit.owner.query(`select
    (select jsonb_agg(x order by x) from (select akun, sum(saldo)::bigint as saldo from saldo_uang group by 1) x) as saldo,
    (select jsonb_build_array(count(*), sum(jumlah::bigint)) from buku_uang) as uang, (select count(*) from buku_barang) as barang,
    (select jsonb_build_array(count(*), sum(jumlah::bigint)) from buku_poin) as poin, (select sum(poin::bigint) from member_poin) as saldo_poin,
    (select jsonb_build_array(count(*), sum(total::bigint), count(kode_member)) from penjualan) as jual, (select count(*) from member) as member`);
  const masa = 'tgl_awal=2026-11-01&tgl_akhir=2026-11-30';
  const laporan: unknown[] = [];
  for (const path of [
    `member/get/report-daftar?lingkup=SEMUA`,
    `member/get/report-top?${masa}`,
    `member/get/report-harian?${masa}`,
    `penjualan/get/report?${masa}`,
  ]) {
    const { status, totals, total } = await kit.as('SPV1').get(path);
    expect(status, path).toBe(200);
    laporan.push([path, status, totals, total]);
  }
  return { ...rows[0], laporan };
}

const mintaHapus = async (siapa: object): Promise<string> => {
  const answer = await spv().post(PATH, { jenis: 'HAPUS', bukti: 'KTP asli', ...siapa });
  expect(answer, answer.text).toMatchObject({ status: 200 });
  await spv().post(`${PATH}/${answer.data.id}/kerjakan`, {});
  return answer.data.id;
};
const hapus = (id: string, who: object = SANDI_OWNER): Promise<Answer> =>
  bilaDiminta(spv(), { method: 'POST', path: `${PATH}/${id}/hapus`, body: {} }, who);
const pratinjau = async (id: string) => (await spv().get(`${PATH}/${id}/pratinjau`)).data;

/** A member with a past: a nota with his number of identity, a loan, points, a message, a change, a request that was answered. */
async function bermasaLalu(): Promise<{ kode_member: string; pinjaman: string }> {
  const kasir = kit.as('KASIR1');
  const { data } = await kasir.post('member/simpan', ORANG);
  const { kode_member } = data;
  await kasir.put(`member/ubah/${kode_member}`, { ...ORANG, tgl_lahir: '1979-08-10', versi: 1 });
  await spv().post('whatsapp/setuju', { no_hp: HP, setuju: true });
  const diri = {
    nik_sim_passport: NIK,
    tanggal_lahir: '1979-08-10',
    pekerjaan: 'Penari',
    sumber_dana: 'Gaji',
  };
  await terjual(kasir, nota([await potong()], HARGA_BAKU, { kode_member, ...diri }));
  await terjual(
    kasir,
    nota([await potong()], HARGA_BAKU, { nama_customer: ORANG.nama_member, no_hp_customer: HP }),
  );
  const milik = { kode_member, nama_customer: null, no_hp_customer: null };
  const pinjaman = await dipinjam(kit, 1_000_000, milik);
  await kit.owner.query(
    `insert into pesan_wa (kode_toko, id, jenis, penerima, isi, cara, status, dibuat_oleh, dibuat, diubah) values
     ('JKT1', gen_random_uuid(), 'PENJUALAN', '6281298761234', 'Terima kasih NYONYA WIDYANINGRUM', 'TEKS', 'DITAHAN', 'KASIR1', now(), now())`,
  );
  return { kode_member, pinjaman };
}

test('is refused while something runs with him; then he is gone, on the word of the owner, and nothing else is another', async () => {
  const { kode_member, pinjaman } = await bermasaLalu();
  const id = await mintaHapus({ kode_member: HP, isi: 'hapus NYONYA WIDYANINGRUM' });
  const dulu = await pratinjau(id);
  expect(dulu.halangan).toEqual(
    expect.arrayContaining([
      { jenis: 'HUTANG', kode_toko: 'JKT1', no_dokumen: pinjaman, jumlah: 1_000_000 },
      expect.objectContaining({ jenis: 'POIN', kode_toko: 'JKT1' }),
    ]),
  );
  expect(dulu.pergi).toEqual({ member: true, perubahan: 2, persetujuan: true, pesan: 1 });
  expect(dulu.tinggal).toEqual([
    { isi: 'NOTA', sampai: '2036-12-31', dokumen: 3 },
    { isi: 'IDENTITAS', sampai: '2031-12-31', dokumen: 1 },
  ]);
  expect(await hapus(id)).toMatchObject({ status: 409, code: 'MASIH_ADA_TANGGUNGAN' });
  await ditebus(kit, pinjaman);
  const { rows } = await kit.owner.query('select poin::int from member_poin where kode_member = $1', [
    kode_member,
  ]);
  const habis = { kode_member, arah: 'KURANG', poin: rows[0].poin, keterangan: 'dilepas atas permintaan' };
  const lepas = await bilaDiminta(
    spv(),
    { method: 'POST', path: 'transaksi-poin/simpan', body: habis },
    SANDI_OWNER,
  );
  expect(lepas, lepas.text).toMatchObject({ status: 200 });
  expect((await pratinjau(id)).halangan).toEqual([]);

  const sebelum = await angka();
  const di = { portal: 'JKT1' };
  const diminta = await kit.as('SU').post(`${PATH}/${id}/hapus`, {}, di);
  expect(diminta).toMatchObject({ status: 403, code: 'OTORISASI_DIPERLUKAN' });
  const { segel, perlu } = diminta.detail as Kebutuhan;
  const spvSetuju = await kit.as('SU').post(
    'authorization',
    {
      ...SANDI_SPV,
      ...{ kategori: perlu[0]?.kategori, description: perlu[0]?.description, segel },
    },
    di,
  );
  expect(spvSetuju.status).toBe(403);
  expect(await hapus(id)).toMatchObject({ status: 200, data: { keadaan: 'SELESAI' } });
  expect(await angka()).toEqual(sebelum);

  // What stays: documents until their years have passed, and answers to keys for their ninety days.
  expect(await tempatnya()).toEqual([
    'hutang.alamat_customer',
    'hutang.nama_customer',
    'hutang.no_hp_customer',
    'idem.jawaban',
    'penjualan.alamat_customer',
    'penjualan.nama_customer',
    'penjualan.no_hp_customer',
  ]);
  const { rows: member } = await kit.owner.query(
    'select nama_member, no_hp, alamat, tgl_lahir, no_kartu, aktif, dianonimkan is not null as anonim from member where kode_member = $1',
    [kode_member],
  );
  expect(member).toEqual([
    {
      nama_member: `ANONIM ${kode_member}`,
      no_hp: null,
      alamat: null,
      tgl_lahir: null,
      no_kartu: null,
      aktif: false,
      anonim: true,
    },
  ]);
});

test('is found by nothing any more, is sold nothing as a member, gets no message and is not deleted twice', async () => {
  const { rows } = await kit.owner.query<{ kode_member: string }>(
    'select kode_member from member where dianonimkan is not null',
  );
  const [{ kode_member }] = rows as [{ kode_member: string }];
  const kasir = kit.as('KASIR1');
  for (const q of [HP, 'WIDYANINGRUM', 'ANONIM', ORANG.no_kartu, kode_member])
    expect((await kasir.get(`member/cari?q=${q}`)).data).toEqual([]);
  expect((await kasir.get(`member/get/by-kode-member/${kode_member}`)).status).toBe(404);
  expect((await spv().get(`member/riwayat/${kode_member}`)).data).toEqual([]);
  const dijual = await jual(kasir, nota([await potong()], HARGA_BAKU, { kode_member }));
  expect(dijual.status).toBeGreaterThanOrEqual(400);
  expect(dijual.status).toBeLessThan(500);
  const { rows: pesan } = await kit.owner.query("select status, penerima, isi from pesan_wa where isi = ''");
  expect(pesan).toEqual([{ status: 'MATI', penerima: '00000000', isi: '' }]);
  const lagi = await spv().post(PATH, { jenis: 'HAPUS', kode_member, bukti: 'KTP' });
  expect(lagi).toMatchObject({ status: 409, code: 'MEMBER_ANONIM' });
  // His number is free: whoever has it now is somebody else.
  expect(await kasir.post('member/simpan', { nama_member: 'PEMILIK BARU', no_hp: HP })).toMatchObject({
    status: 200,
  });
});

test('who is no member is deleted by his number, and his own wish is forgotten with him', async () => {
  const hp = '081355667788';
  await terjual(
    kit.as('KASIR1'),
    nota([await potong()], HARGA_BAKU, { nama_customer: 'TUAN PRASETYAWAN', no_hp_customer: hp }),
  );
  await spv().post('whatsapp/setuju', { no_hp: hp, setuju: true });
  const id = await mintaHapus({ nama: 'TUAN PRASETYAWAN', no_hp: hp });
  expect((await pratinjau(id)).pergi).toEqual({ member: false, perubahan: 0, persetujuan: true, pesan: 0 });
  expect(await hapus(id)).toMatchObject({ status: 200 });
  expect(await tempatnya(/PRASETYAWAN|81355667788/i)).toEqual([
    'idem.jawaban',
    'penjualan.nama_customer',
    'penjualan.no_hp_customer',
  ]);
  const row = ((await spv().get(PATH)).data as { id: string }[]).find((one) => one.id === id);
  expect(row).toMatchObject({ nama: 'ANONIM', no_hp: null, bukti: null, keadaan: 'SELESAI' });
});

/** Columns of notas that say who somebody was. */
const HITUNG = `select (select count(nama_customer) + count(no_hp_customer) + count(nik_sim_passport) from penjualan where kode_toko = 'JKT1')::int as n`;
/** Hours from now until the morning of that day in Jakarta. */
const jamKe = (hari: string): number =>
  Math.max(
    0,
    Math.ceil(
      (Temporal.Instant.from(`${hari}T01:00:00Z`).epochMilliseconds - kit.clock.now().epochMilliseconds) /
        3_600_000,
    ),
  );

test('documents lose identity after five years and names after ten, whoever they are of, and keep every figure', async () => {
  const berjalan = await dipinjam(kit, 750_000, {
    kode_member: null,
    nama_customer: 'ORANG BERJALAN',
    no_hp_customer: '081277778888',
  });
  const sebelum = await angka();
  const pudar = async (hari: string) => {
    kit.clock.advance(Temporal.Duration.from({ hours: jamKe(hari) }));
    const semua = () => kit.owner.query<{ n: number }>(HITUNG);
    const [{ n }] = (await semua()).rows as [{ n: number }];
    await tasks['pudarkan_orang']?.({}, kit.deps);
    return n - ((await semua()).rows[0]?.n ?? 0);
  };
  const nik = async () =>
    (await kit.owner.query('select count(nik_sim_passport)::int as n from penjualan')).rows[0].n as number;
  expect(await pudar('2031-12-31')).toBe(0);
  expect(await nik()).toBe(1);
  expect(await pudar('2032-01-01')).toBeGreaterThan(0);
  expect(await nik()).toBe(0);
  expect(await tempatnya()).toContain('penjualan.nama_customer');
  expect(await pudar('2036-12-31')).toBe(0);
  kit.lupakan();
  await atur(kit, { SIMPAN_NOTA_TAHUN: '12' });
  expect(await pudar('2037-01-01')).toBe(0);
  expect(await pudar('2039-01-01')).toBeGreaterThan(0);
  expect(await pudar('2039-01-01')).toBe(0);
  expect((await tempatnya(/WIDYANINGRUM|PRASETYAWAN/i)).filter((one) => one !== 'idem.jawaban')).toEqual([]);
  const { rows } = await kit.owner.query('select nama_customer from hutang where no_faktur_hutang = $1', [
    berjalan,
  ]);
  expect(rows).toEqual([{ nama_customer: 'ORANG BERJALAN' }]);
  kit.lupakan();
  expect(await angka()).toEqual(sebelum);
});
