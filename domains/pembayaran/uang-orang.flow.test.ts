/** Protects: nobody brings much money for a deposit or a plan unnamed, however it is split, and what he brought is in the report of his day. */
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { HARI, type Kit, testApp } from '../../tests/kit/app.ts';
import { angsur, angsurTokoLain, cicil, dicicil, syaratCicil } from '../../tests/kit/cicil.ts';
import { atur, HARGA_BAKU, hargaGrup, numberOf, potongBaru } from '../../tests/kit/jual.ts';
import { ambilTitip, batalTitip, dititip, titip } from '../../tests/kit/titip.ts';

let kit: Kit;
const potong = potongBaru(() => kit, 'UORA');
const kasir = () => kit.as('KASIR1');
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  await hargaGrup(kit);
  await syaratCicil(kit);
  for (const toko of ['PUSAT', 'JKT1', 'BDG1'])
    await atur(kit, { BATAS_IDENTITAS: '1500000', BATAS_LAPOR_PPATK: '1500000' }, toko);
});
afterEach(async () => expect(await kit.periksa()).toEqual([]));
afterAll(() => kit?.close());

const NIK = '3174012345670099';
const DIRI = {
  ...{ nik_sim_passport: NIK, alamat_customer: 'JL MAWAR 1', tanggal_lahir: '1975-02-03' },
  ...{ pekerjaan: 'PETANI', sumber_dana: 'PANEN' },
};
const KURANG = {
  ...{ status: 400, code: 'IDENTITAS_DIPERLUKAN' },
  detail: { kurang: ['nik_sim_passport', 'alamat_customer', 'tanggal_lahir', 'pekerjaan', 'sumber_dana'] },
};
/** What the report of the day says of a name: way, sum, number. */
async function lapor(nama: string): Promise<[string, number, number, unknown][]> {
  const { data } = await kit.as('OWNER').get(`pajak/get/report-ppatk?tgl_awal=${HARI}&tgl_akhir=${HARI}`);
  return (data as Record<string, unknown>[])
    .filter((b) => b['nama_customer'] === nama)
    .map((b) => [
      String(b['no_faktur_group']).slice(0, 7),
      Number(b['uang_muka'] ?? 0),
      Number(b['cicilan'] ?? 0),
      b['nik_sim_passport'],
    ]);
}

describe('a deposit', () => {
  const SIAPA = { nama_customer: 'PAK TITIP', no_hp_customer: '081277770000' };
  const isi = async (uang: number, more = {}) =>
    titip([await potong()], HARGA_BAKU, uang, { ...SIAPA, ...more });
  let no = '';

  test('of much money asks who brings it; of little it asks nothing', async () => {
    expect(await kasir().post('titipan/simpan', await isi(1_500_000))).toMatchObject(KURANG);
    no = await dititip(kasir(), await isi(900_000));
    expect(await lapor('PAK TITIP')).toEqual([]);
  });

  test('nor is it split: an addition and a second one count with it, until he says who he is', async () => {
    const tambah = { no_titipan: no, jumlah: 600_000, bayar: [{ jenis: 'CASH', jumlah: 600_000 }] };
    expect(await kasir().post('titipan/tambah', tambah)).toMatchObject(KURANG);
    expect(await kasir().post('titipan/simpan', await isi(600_000))).toMatchObject(KURANG);
    const dinamai = await kasir().post('titipan/tambah', { ...tambah, ...DIRI });
    expect(dinamai, dinamai.text).toMatchObject({ status: 200 });
    expect(dinamai.headers['x-perjalanan-database']).toBe('2');
    // He said it for this deposit.
    numberOf(
      await kasir().post('titipan/tambah', {
        ...tambah,
        jumlah: 100_000,
        bayar: [{ jenis: 'CASH', jumlah: 100_000 }],
      }),
    );
    const { rows } = await kit.owner.query(
      'select nik_sim_passport, sumber_dana from uang_orang where no_dokumen = $1 order by peristiwa',
      [no],
    );
    expect(rows.map((r) => Object.values(r).map((v) => v === null || String(v).startsWith('b1.')))).toEqual(
      Array(3).fill([true, true]),
    );
    expect(rows[2].nik_sim_passport).toBe(rows[1].nik_sim_passport);
  });

  test('paid back by transfer it stays in the report of the day', async () => {
    numberOf(await batalTitip(kasir(), no, { cara_kembali: 'TRANSFER', no_rekening: '7310455201' }));
    expect(await lapor('PAK TITIP')).toEqual([
      ['JKT1-TT', 900_000, 0, null],
      ['JKT1-TT', 600_000, 0, NIK],
      ['JKT1-TT', 100_000, 0, NIK],
    ]);
  });

  test('picked up the same day its money is counted once', async () => {
    const siapa = { nama_customer: 'IBU AMBIL', no_hp_customer: '081277770001' };
    const kode = await potong();
    const nomor = await dititip(
      kasir(),
      titip([kode], HARGA_BAKU, HARGA_BAKU, { ...siapa, ...DIRI, nik_sim_passport: '3174012345670088' }),
    );
    await ambilTitip(kasir(), nomor, [kode], HARGA_BAKU, HARGA_BAKU, {
      ...siapa,
      ...DIRI,
      nik_sim_passport: '3174012345670088',
    });
    const { data } = await kit.as('OWNER').get(`pajak/get/report-ppatk?tgl_awal=${HARI}&tgl_akhir=${HARI}`);
    const dia = (data as Record<string, number | string>[]).filter((b) => b['nama_customer'] === 'IBU AMBIL');
    expect(dia.reduce((total, b) => total + Number(b['total']), 0)).toBe(HARGA_BAKU);
  });
});

describe('a plan', () => {
  const SIAPA = { nama_customer: 'PAK CICIL', no_hp_customer: '081234567890' };
  let no = '';

  test('its down payment and its payments are one day of one person, in either store', async () => {
    no = await dicicil(kasir(), cicil([await potong()], SIAPA));
    expect(await angsur(kasir(), no, 1_039_000)).toMatchObject(KURANG);
    numberOf(await angsur(kasir(), no, 1_039_000, { ...DIRI, nik_sim_passport: '3174012345670077' }));
    // That store does not know what he said in this one.
    await atur(kit, { BATAS_IDENTITAS: '1000000' }, 'BDG1');
    const bdg = kit.as('KASIR1-BDG');
    expect(await angsurTokoLain(bdg, no, 1_039_000)).toMatchObject(KURANG);
    numberOf(await angsurTokoLain(bdg, no, 1_039_000, { ...DIRI, nik_sim_passport: '3174012345670077' }));
    expect(await lapor('PAK CICIL')).toEqual([
      ['BDG1-TC', 0, 1_039_000, '3174012345670077'],
      ['JKT1-AC', 0, 1_039_000, '3174012345670077'],
      ['JKT1-CC', 0, 736_500, null],
    ]);
  });
});
