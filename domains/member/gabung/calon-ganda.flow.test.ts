/** Protects: who may be the same person is found by what is the same of them, says why, and is told quickly of a long list. */
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type Kit, testApp } from '../../../tests/kit/app.ts';
import { anggota, tergabung } from '../../../tests/kit/gabung.ts';
import { HARGA_BAKU, hargaGrup, nota, potongBaru, terjual } from '../../../tests/kit/jual.ts';

type Calon = { pasangan: number; kode_member: string; sebab: string };
let kit: Kit;
const potong = potongBaru(() => kit, 'CLGD');
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  await hargaGrup(kit);
});
afterAll(() => kit?.close());

const calon = async (): Promise<Calon[]> => {
  const answer = await kit.as('PUSAT').get('member/gabung/calon');
  expect(answer, answer.text).toMatchObject({ status: 200 });
  return answer.data as Calon[];
};
/** Why these two are said to be one; null where nobody says it. */
const sebab = (rows: readonly Calon[], satu: string, dua: string): string | null => {
  const milik = rows.filter((one) => one.kode_member === satu).map((one) => one.pasangan);
  return rows.find((one) => one.kode_member === dua && milik.includes(one.pasangan))?.sebab ?? null;
};

test('each reason by itself and several together, and nobody who is one already', async () => {
  const lahir = { tgl_lahir: '1977-03-09' };
  const a = await anggota(kit, { nama_member: "ST. NUR'AINI", ...lahir });
  const b = await anggota(kit, { nama_member: 'st nuraini', ...lahir });
  const c = await anggota(kit, { nama_member: 'PAK ALAMAT', alamat: 'Jl. Melati No. 5' });
  const d = await anggota(kit, { nama_member: 'PAK ALAMAT', alamat: 'JL MELATI NO 5' });
  const e = await anggota(kit, { nama_member: 'BERKARTU SATU', no_kartu: '00991234' });
  const f = await anggota(kit, { nama_member: 'BERKARTU DUA', no_kartu: '0-0991234' });
  const g = await anggota(kit, { nama_member: 'NOMOR ASLI', no_hp: '081277330001' });
  const h = await anggota(kit, { nama_member: 'NOMOR DI KARTU', no_kartu: '081277330001' });
  const [i, j] = [
    await anggota(kit, { nama_member: 'NIK SATU' }),
    await anggota(kit, { nama_member: 'NIK DUA' }),
  ];
  for (const kode_member of [i, j])
    await terjual(
      kit.as('KASIR1'),
      nota([await potong()], HARGA_BAKU, { kode_member, nik_sim_passport: '3171012345678901' }),
    );
  const rows = await calon();
  expect(sebab(rows, a, b)).toBe('NAMA_LAHIR');
  expect(sebab(rows, c, d)).toBe('NAMA_ALAMAT');
  expect(sebab(rows, e, f)).toBe('NO_KARTU');
  expect(sebab(rows, g, h)).toBe('NO_HP');
  expect(sebab(rows, i, j)).toBe('IDENTITAS');
  expect(sebab(rows, a, c)).toBeNull();
  await tergabung(kit, a, b);
  expect(sebab(await calon(), a, b)).toBeNull();
});

test('a list of twenty thousand is answered while somebody waits', async () => {
  await kit.owner.query(
    `insert into member (kode_member, nama_member, no_hp, alamat, tgl_lahir, kode_toko_asal)
     select 'BNYK' || n, 'PELANGGAN ' || md5(n::text), '62813' || lpad(n::text, 9, '0'), 'JL. ' || md5((n % 5000)::text), date '1960-01-01' + n % 15000, 'JKT1'
       from generate_series(1, 20000) n`,
  );
  await kit.owner.query('analyze member');
  const mulai = performance.now();
  await calon();
  expect(performance.now() - mulai).toBeLessThan(3000);
});
