/** Protects: whoever was two members and became one is deleted as both, also by the code that is his no more, and nothing of a merge brings him back. */
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { type Answer, type Kit, testApp } from '../../../tests/kit/app.ts';
import { anggota, pisahkan, tergabung } from '../../../tests/kit/gabung.ts';
import {
  bilaDiminta,
  HARGA_BAKU,
  hargaGrup,
  nota,
  potongBaru,
  SANDI_OWNER,
  terjual,
} from '../../../tests/kit/jual.ts';

let kit: Kit;
const potong = potongBaru(() => kit, 'HGAB');
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  await hargaGrup(kit);
});
afterEach(async () => expect(await kit.periksa()).toEqual([]));
afterAll(() => kit?.close());

const PATH = 'permintaan-data';
const DIA = /PRAMESWARIDEWI|KEMUNING SARI/i;
/** Where words of his may be after he is gone: what he was sold, for its years; what a key was answered, for its days. */
const TETAP = ['idem.jawaban', 'penjualan.nama_customer'];

async function tempatnya(): Promise<string[]> {
  const { rows } = await kit.owner.query<{ t: string; c: string }>(
    `select c.table_name as t, c.column_name as c from information_schema.columns c join information_schema.tables b using (table_schema, table_name)
      where c.table_schema = 'public' and b.table_type = 'BASE TABLE' and c.data_type in ('text', 'jsonb', 'tsvector')`,
  );
  const found: string[] = [];
  for (const { t, c } of rows) {
    const text = `select 1 from "${t}" where "${c}"::text ~* $1 limit 1`;
    if ((await kit.owner.query(text, [DIA.source])).rows.length > 0) found.push(`${t}.${c}`);
  }
  return found.sort();
}

const minta = async (jenis: string, kode_member: string): Promise<string> => {
  const made = await kit.as('SPV1').post(PATH, { jenis, bukti: 'KTP asli', kode_member });
  expect(made, made.text).toMatchObject({ status: 200 });
  await kit.as('SPV1').post(`${PATH}/${made.data.id}/kerjakan`, {});
  return made.data.id;
};

test('both codes go, also where he is named by the one of before', async () => {
  const ini = await anggota(kit, { nama_member: 'BU PRAMESWARIDEWI', alamat: 'JL KEMUNING SARI 3' });
  const lama = await anggota(kit, { nama_member: 'PRAMESWARIDEWI', no_kartu: 'RFGAB771' });
  await terjual(kit.as('KASIR1'), nota([await potong()], HARGA_BAKU, { kode_member: lama }));
  const { rows: poin } = await kit.owner.query(
    'select kode_toko, poin::int from member_poin where kode_member = $1',
    [lama],
  );
  await tergabung(kit, ini, lama);
  const id = await minta('HAPUS', lama);
  const { data: dulu } = await kit.as('SPV1').get(`${PATH}/${id}/pratinjau`);
  expect(dulu.kode_member).toBe(ini);
  expect(dulu.tinggal).toMatchObject([{ isi: 'NOTA', dokumen: 1 }]);
  for (const { poin: banyak } of poin.filter((row) => row.poin > 0)) {
    const habis = { kode_member: ini, arah: 'KURANG', poin: banyak, keterangan: 'poin dilepas pemiliknya' };
    const call = { method: 'POST', path: 'transaksi-poin/simpan', body: habis } as const;
    expect((await bilaDiminta(kit.as('SPV1'), call, SANDI_OWNER)).status).toBe(200);
  }
  const hapus: Answer = await bilaDiminta(
    kit.as('SPV1'),
    { method: 'POST', path: `${PATH}/${id}/hapus`, body: {} },
    SANDI_OWNER,
  );
  expect(hapus, hapus.text).toMatchObject({ status: 200, data: { keadaan: 'SELESAI' } });
  const { rows } = await kit.owner.query(
    'select kode_member, no_hp, alamat, no_kartu, dianonimkan is not null as anonim from member where kode_member = any ($1) order by 1',
    [[ini, lama].sort()],
  );
  const kosong = { no_hp: null, alamat: null, no_kartu: null, anonim: true };
  expect(rows).toEqual([ini, lama].sort().map((kode_member) => ({ kode_member, ...kosong })));
  expect((await tempatnya()).filter((one) => !TETAP.includes(one))).toEqual([]);
  expect(await pisahkan(kit, lama)).toMatchObject({ status: 404, code: 'GABUNG_TIDAK_ADA' });
  expect(await kit.as('SPV1').post(PATH, { jenis: 'AKSES', bukti: 'KTP', kode_member: lama })).toMatchObject({
    code: 'MEMBER_ANONIM',
  });
});
