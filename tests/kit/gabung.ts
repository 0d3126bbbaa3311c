/** Two members who are one person, for tests: made, merged, and taken apart. */
import { expect } from 'vitest';
import { DATA_GABUNG } from '../../domains/member/gabung/gabung-member.rule.ts';
import type { Answer, Kit } from './app.ts';
import { denganOtorisasi, SANDI_OWNER } from './jual.ts';

/** A new member of the branch of this cashier, with a telephone of his own; answers his code. */
export async function anggota(kit: Kit, more: object = {}, kasir = 'KASIR1'): Promise<string> {
  const { rows } = await kit.owner.query('select count(*)::int as n from member');
  const body = { nama_member: 'BU GANDA', no_hp: `0812770${String(10000 + rows[0].n)}`, ...more };
  const made = await kit.as(kasir).post('member/simpan', body);
  expect(made, made.text).toMatchObject({ status: 200 });
  return made.data.kode_member as string;
}

/** What the preview says of both, the one who stays first. */
export async function berdua(kit: Kit, ke: string, dari: string): Promise<Record<string, unknown>[]> {
  const answer = await kit.as('PUSAT').get(`member/gabung/pratinjau?ke=${ke}&dari=${dari}`);
  expect(answer, answer.text).toMatchObject({ status: 200 });
  return answer.data as Record<string, unknown>[];
}

/** The body of a merge as it is looked at now. */
export async function isiGabung(kit: Kit, ke: string, dari: string, more: object = {}): Promise<object> {
  const [tinggal, pergi] = await berdua(kit, ke, dari);
  const pilihan = Object.fromEntries(DATA_GABUNG.map((kolom) => [kolom, 'KE']));
  return {
    ...pilihan,
    ke,
    dari,
    versi: tinggal?.['versi'],
    versi_dari: pergi?.['versi'],
    alasan: 'orang yang sama',
    ...more,
  };
}

export const gabungkan = async (kit: Kit, ke: string, dari: string, more: object = {}): Promise<Answer> =>
  denganOtorisasi(kit.as('PUSAT'), 'member/gabung', await isiGabung(kit, ke, dari, more), SANDI_OWNER);

/** Merges and must succeed. */
export async function tergabung(kit: Kit, ke: string, dari: string, more: object = {}): Promise<Answer> {
  const answer = await gabungkan(kit, ke, dari, more);
  expect(answer, answer.text).toMatchObject({ status: 200, message: 'Member Berhasil Digabung' });
  return answer;
}

export const pisahkan = (kit: Kit, kode_member: string): Promise<Answer> =>
  denganOtorisasi(
    kit.as('PUSAT'),
    'member/pisah',
    { kode_member, alasan: 'ternyata bukan dia' },
    SANDI_OWNER,
  );

/** Points of a member in a store, as its book has them. */
export async function poinDi(kit: Kit, kode_member: string, kode_toko = 'JKT1'): Promise<number> {
  const { rows } = await kit.owner.query(
    'select poin::int from member_poin where kode_toko = $1 and kode_member = $2',
    [kode_toko, kode_member],
  );
  return rows[0]?.poin ?? 0;
}

/** Gives points by hand in the store of this supervisor; answers the number. */
export async function beriPoin(kit: Kit, kode_member: string, poin: number, spv = 'SPV1'): Promise<string> {
  const body = { kode_member, arah: 'TAMBAH', poin, keterangan: 'poin untuk uji' };
  const answer = await kit.as(spv).post('transaksi-poin/simpan', body);
  expect(answer, answer.text).toMatchObject({ status: 200 });
  return answer.data.no_dokumen as string;
}
