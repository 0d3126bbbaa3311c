/** Protects: one search finds a person at every counter, however he is typed, the own branch first, and by indexes among 100,000. */
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { type Kit, testApp } from '../../tests/kit/app.ts';
import { cariSql } from './cari-member.query.ts';

let kit: Kit;
const baru = async (siapa: string, nama_member: string, no_hp: string, lain: object = {}) =>
  (await kit.as(siapa).post('member/simpan', { nama_member, no_hp, ...lain })).data as {
    kode_member: string;
  };
const cari = async (q: string, siapa = 'KASIR1') =>
  (await kit.as(siapa).get(`member/cari?q=${encodeURIComponent(q)}`)).data as {
    kode_member: string;
    nama_member: string;
    toko_ini: boolean;
    nama_toko_asal: string;
  }[];
const nama = async (q: string, siapa?: string) => (await cari(q, siapa)).map((one) => one.nama_member);

beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  await baru('KASIR1', 'Jean  D’Arc  Sukmawati', '0813-7000-4411', { no_kartu: 'RFID7788' });
  await baru('KASIR1-BDG', 'ZULAIKHA BINTANG', '081370005522');
  await baru('KASIR1', 'ZULAIKHA BINTANG', '081370006633');
});
afterEach(async () => expect(await kit.periksa()).toEqual([]));
afterAll(() => kit?.close());

test.each([
  'jean d’arc',
  "D'ARC jean",
  'd arc',
  'darc',
  'jeandarc',
  'SUKMA jéan',
  'sukmawati  JEAN.',
  'rfid7788',
  '081370004411',
  '+62 813-7000-4411',
  '70004411',
  '4411',
  '081370004',
])('%s finds her', async (q) => expect(await nama(q)).toContain('JEAN  D’ARC  SUKMAWATI'));

test.each(['kmawati', 'jean budi', '%%', '__', "'':*", '& | !', '99887766', 'xx'])(
  '%s finds nobody, and breaks nothing',
  async (q) => expect(await cari(q)).toEqual([]),
);

test('of two people of one name the one of the own branch comes first, and each says where he is known', async () => {
  const sini = await cari('bintang zul');
  expect(sini.map((one) => one.toko_ini)).toEqual([true, false]);
  expect((await cari('bintang zul', 'KASIR1-BDG')).map((one) => one.toko_ini)).toEqual([true, false]);
  expect(new Set(sini.map((one) => one.nama_toko_asal)).size).toBe(2);
});

test('who is meant exactly stands before everybody else', async () => {
  const kode = (await cari('081370005522'))[0]?.kode_member ?? '';
  expect((await cari(kode))[0]?.kode_member).toBe(kode);
  // Known at another branch, and still the first of them all.
  expect((await cari('081370005522'))[0]).toMatchObject({ toko_ini: false });
});

type Simpul = { 'Node Type': string; 'Relation Name'?: string; Plans?: Simpul[] };
/** Tables that a plan reads from one end to the other. */
const relasiBerurut = (simpul: Simpul): string[] => [
  ...(simpul['Node Type'] === 'Seq Scan' ? [simpul['Relation Name'] ?? ''] : []),
  ...(simpul.Plans ?? []).flatMap(relasiBerurut),
];

test('among 100,000 members every way to be found has its index', async () => {
  const { owner } = kit;
  await owner.query('begin');
  await owner.query("set local session_replication_role = 'replica'");
  await owner.query(`insert into member (kode_member, nama_member, no_hp, kode_toko_asal)
    select 'UJI' || n, 'SITI ' || md5(n::text) || ' ' || md5((n * 7)::text), '6287' || lpad(n::text, 9, '0'), 'JKT1' from generate_series(1, 100000) n`);
  await owner.query('analyze member');
  for (const q of ['SITI C4CA4', 'UJI5512', '087000055', '55123']) {
    const { text, values } = cariSql('JKT1', q) ?? { text: '', values: [] };
    const [plan] = (await owner.query(`explain (format json) ${text}`, values)).rows;
    expect(relasiBerurut(plan['QUERY PLAN'][0].Plan), q).not.toContain('member');
  }
  await owner.query('rollback');
});
