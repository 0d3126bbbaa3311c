/** Asking for hints, the rows behind one, and setting their rules. */
import { expect } from 'vitest';
import { type Answer, type Caller, HARI, type Kit } from './app.ts';

const AWAL = '2026-11-01';
// biome-ignore lint/suspicious/noExplicitAny: an answer, which the test checks.
type Satu = any;
type Tanya = Record<string, string>;

const query = (more: Tanya): string =>
  new URLSearchParams({ tgl_awal: AWAL, tgl_akhir: HARI, ...more }).toString();

/** The hints of a store; of all stores for head office without one. */
export const cari = async (siapa: Caller, more: Tanya, portal = 'JKT1'): Promise<Answer> => {
  const lingkup = portal === 'PUSAT' ? { lingkup: 'SEMUA' } : {};
  const milik = siapa.user_id === 'SPV1' || portal === 'PUSAT' ? {} : { portal };
  const answer = await siapa.get(`petunjuk/report?${query({ ...lingkup, ...more })}`, milik);
  expect(answer, answer.text).toMatchObject({ status: 200 });
  return answer;
};

/** Everybody who was measured, whether it stands out or not. */
export const orangDiukur = async (kit: Kit, more: Tanya = { tgl_akhir: '2030-12-31' }): Promise<Satu[]> =>
  (await cari(kit.as('OWNER'), { tampil: 'ORANG', ...more })).data;

/** The numbers a hint leads to, or what its rows add up to. */
export async function baris(
  kit: Kit,
  { aturan, orang, kelompok, kode_toko }: Satu,
  more: Tanya = {},
  apa: 'nomor' | 'jumlah' | 'dari' = 'nomor',
): Promise<Satu> {
  const path = query({ aturan, orang, ...(kelompok ? { kelompok } : {}), ...more });
  const answer = await kit.as('OWNER').get(`petunjuk/report-rincian?${path}`, { portal: kode_toko });
  expect(answer, answer.text).toMatchObject({ status: 200 });
  const { jumlah = 0, dari = 0, nilai = 0 } = answer.totals ?? {};
  if (apa === 'jumlah') return { kali: answer.total, jumlah, nilai };
  if (apa === 'dari') return { jumlah, dari };
  return answer.data.map((row: Satu) => row.no_dokumen).sort();
}

/** A rule as the owner sets it, the rest as it is. */
export async function setel(kit: Kit, aturan: string, more: object): Promise<Answer> {
  const { data } = await kit.as('OWNER').get('petunjuk/aturan');
  const { aktif, ambang, minimal, kali, menit } = data.find((one: Satu) => one.aturan === aturan);
  const satu = { aktif, ambang, minimal, kali, menit };
  const answer = await kit.as('OWNER').put(`petunjuk/aturan/${aturan}`, { ...satu, ...more });
  expect(answer, answer.text).toMatchObject({ status: 200 });
  return answer;
}
