/** Closing a day as a shop does it: every drawer counted, every exception given its reason, another person's approval. */
import { expect } from 'vitest';
import { pecahanUntuk } from '../../domains/tutup-toko/pecahan.rule.ts';
import type { PeriksaTutup } from '../../domains/tutup-toko/periksa-tutup.command.ts';
import { hitunganTerakhir, pengecualianDari } from '../../domains/tutup-toko/periksa-tutup.rule.ts';
import { kodeLaci } from '../../domains/tutup-toko/selisih-laci.rule.ts';
import type { Answer, Caller, CallOptions, Kit } from './app.ts';
import { denganIzin, type Kebutuhan, SANDI_SPV, sampaiHari, setujui } from './jual.ts';

export const periksaTutup = async (caller: Caller): Promise<PeriksaTutup> => {
  const answer = await caller.get('tutup-toko/periksa');
  expect(answer, answer.text).toMatchObject({ status: 200 });
  return answer.data as PeriksaTutup;
};

/** Counts every drawer at what the books say, `lebih` rupiah more where it says so. */
export async function hitungLaci(
  kit: Kit,
  caller: Caller,
  kode_toko = 'JKT1',
  lebih: Readonly<Record<string, number>> = {},
): Promise<void> {
  const { tanggal, laci } = await periksaTutup(caller);
  sampaiHari(kit, tanggal);
  for (const { akun, dimensi } of laci) {
    const { rows } = await kit.owner.query(
      'select saldo::bigint::float8 as saldo from saldo_uang where kode_toko = $1 and akun = $2 and dimensi = $3',
      [kode_toko, akun, dimensi],
    );
    const pecahan = pecahanUntuk(Math.max(0, rows[0].saldo + (lebih[dimensi] ?? 0)));
    const answer = await caller.post('tutup-toko/hitung', { akun, dimensi, pecahan });
    expect(answer, answer.text).toMatchObject({ status: 200 });
  }
}

/** The body of `tutup-toko/tutup` for what the checklist shows now. */
export async function isiTutup(caller: Caller, more: object = {}): Promise<object> {
  const { tanggal, tanggal_berikut, laci, periksa } = await periksaTutup(caller);
  return {
    tanggal,
    tanggal_berikut,
    laci: hitunganTerakhir(laci, Object.fromEntries(laci.map((one) => [kodeLaci(one), 'salah kembalian']))),
    pengecualian: pengecualianDari(
      periksa,
      Object.fromEntries(
        periksa.map(({ kode, sifat }) => [kode, sifat === 'ALASAN' ? 'sudah diketahui' : '']),
      ),
    ),
    ...more,
  };
}

/** Closes with approval; answers whatever the server says at the last step that was reached. */
export async function tutup(
  caller: Caller,
  body: object,
  who: object = SANDI_SPV,
  options: CallOptions = {},
): Promise<Answer> {
  const asked = await caller.post('tutup-toko/tutup', body);
  expect(asked.status, 'closed without a second person').not.toBe(200);
  if (asked.code !== 'OTORISASI_DIPERLUKAN') return asked;
  const detail_authorization = await setujui(caller, asked.detail as Kebutuhan, who);
  return caller.post('tutup-toko/tutup', { ...body, detail_authorization }, options);
}

/** The owner opens a closed day again; a supervisor of the store reads which and why, and agrees. */
export const bukaKembali = (kit: Kit, body: object): Promise<Answer> =>
  denganIzin(kit.as('OWNER'), { method: 'POST', path: 'tutup-toko/buka-kembali', body }, SANDI_SPV, {
    portal: 'JKT1',
  });
