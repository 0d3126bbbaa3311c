/** Protects: an instalment paid in another branch is money there, paid here and owed between both, and comes back from both; nobody reads plans by guessing. */
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { type Kit, testApp } from '../../../tests/kit/app.ts';
import { bukuUang, jumlahBaris, TABEL_BUKU } from '../../../tests/kit/buku.ts';
import {
  ambilCicil,
  angsur,
  angsurTokoLain,
  BUKTI_CICIL,
  batalAngsur,
  batalTokoLain,
  bayarTerakhir,
  cicil,
  diangsur,
  dicicil,
  isiTokoLain,
  keadaanCicil,
  syaratCicil,
} from '../../../tests/kit/cicil.ts';
import {
  atur,
  denganOtorisasi,
  gantiHari,
  HARGA_BAKU,
  hargaGrup,
  type Kebutuhan,
  potongBaru,
  SANDI_OWNER,
  setujui,
} from '../../../tests/kit/jual.ts';

const TABEL = [...TABEL_BUKU, 'cicilan_gerak', 'bayar_cicilan', 'terima_cicilan'];

let kit: Kit;
const potong = potongBaru(() => kit, 'CCTL');
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  await hargaGrup(kit);
  await atur(kit, { CICILAN_MODULE: 'true' });
  await atur(kit, { CICILAN_MODULE: 'true' }, 'BDG1');
  await syaratCicil(kit);
});
afterEach(async () => expect(await kit.periksa()).toEqual([]));
afterAll(() => kit?.close());

const kasir = () => kit.as('KASIR1');
const bdg = () => kit.as('KASIR1-BDG');
const plan = async (): Promise<[string, string]> => {
  const kode = await potong();
  return [await dicicil(kasir(), cicil([kode])), kode];
};
const pasangan = (no_cicilan: string) => bayarTerakhir(kit, no_cicilan);
const batal = (no_dokumen: string) => batalTokoLain(kit, no_dokumen);

describe('paid in another branch', () => {
  test('the money lies there, the plan counts it as paid, each owes the other; the rest as at home', async () => {
    const [no, kode] = await plan();
    const tagihan = await bdg().post('terima-cicilan/tagihan', { no_cicilan: no, bukti: BUKTI_CICIL });
    expect(tagihan, tagihan.text).toMatchObject({
      status: 200,
      data: { nama_customer: 'IBU CICIL', toko_cicilan: 'JKT1', jumlah: 1_039_000, sisa: 3_116_400 },
    });
    // What is not needed to take the money stays at home.
    for (const rahasia of ['081234567890', '6281234567890', kode])
      expect(tagihan.text).not.toContain(rahasia);
    const answer = await angsurTokoLain(bdg(), no, 500_000);
    expect(answer, answer.text).toMatchObject({ status: 200, data: { jumlah: 500_000, sisa: 2_616_400 } });
    expect(answer.headers['x-perjalanan-database']).toBe('2');
    const terima = answer.data.no_dokumen as string;
    expect(terima).toMatch(/^BDG1-TC-/);
    expect(await bukuUang(kit.owner, terima)).toEqual([
      '1 TERIMA CICILAN/CASH RK_CABANG:JKT1 > KAS:KASIR1-BDG 500.000',
    ]);
    expect(await bukuUang(kit.owner, await pasangan(no))).toEqual([
      '1 BAYAR CICILAN/TOKO_LAIN UANG_MUKA_CICILAN > RK_CABANG:BDG1 500.000',
      '1 BAYAR CICILAN/MARGIN PENDAPATAN_MARGIN_CICILAN > UANG_MUKA_CICILAN 28.296',
    ]);
    expect(await keadaanCicil(kit, no)).toBe('DONE 1208204 500000 28296');
    // Several at once and in part, there and here, and handed over here.
    await angsurTokoLain(bdg(), no, 2_000_000);
    await diangsur(kasir(), no, 616_400);
    expect(await keadaanCicil(kit, no)).toBe(`LUNAS ${HARGA_BAKU} 3116400 176400`);
    expect(await ambilCicil(kasir(), no, [kode], HARGA_BAKU)).toMatchObject({ status: 200 });
  });

  test('settled early there, with its rebate; its paper is printed there', async () => {
    const [no] = await plan();
    const answer = await angsurTokoLain(bdg(), no, 'LUNAS_CEPAT');
    expect(answer, answer.text).toMatchObject({ status: 200, data: { jumlah: 2_998_800, sisa: 0 } });
    expect(await keadaanCicil(kit, no)).toBe(`LUNAS ${HARGA_BAKU} 2998800 58800`);
    const kertas = await bdg().post('terima-cicilan/bukti', { no_dokumen: answer.data.no_dokumen });
    expect(kertas.status).toBe(200);
  });

  test('taken back there the same day, from both; not here, and never one that is not the last', async () => {
    const [no] = await plan();
    const satu = (await angsurTokoLain(bdg(), no, 500_000)).data.no_dokumen as string;
    const pertama = await pasangan(no);
    expect(
      await kit.as('SPV1').post('bayar-cicilan/batal', { no_dokumen: pertama, alasan: 'salah nominal' }),
    ).toMatchObject({ status: 409, code: 'BAYAR_DI_TOKO_LAIN', detail: { toko_bayar: 'BDG1' } });
    const disini = await diangsur(kasir(), no, 100_000);
    expect(await batal(satu)).toMatchObject({ status: 409, code: 'CICILAN_BUKAN_TERAKHIR' });
    await batalAngsur(kit.as('SPV1'), disini);
    expect(await batal(satu)).toMatchObject({ status: 200, data: { jumlah: 500_000 } });
    expect(await keadaanCicil(kit, no)).toBe('DONE 736500 0 0');
    expect((await bukuUang(kit.owner, satu)).at(-1)).toBe(
      '2 TERIMA CICILAN/CASH KAS:KASIR1-BDG > RK_CABANG:JKT1 500.000',
    );
    expect((await bukuUang(kit.owner, pertama)).slice(2)).toEqual([
      '2 BAYAR CICILAN/TOKO_LAIN RK_CABANG:BDG1 > UANG_MUKA_CICILAN 500.000',
      '2 BAYAR CICILAN/MARGIN UANG_MUKA_CICILAN > PENDAPATAN_MARGIN_CICILAN 28.296',
    ]);
    expect(await angsurTokoLain(bdg(), no, 500_000)).toMatchObject({ status: 200 });
  });

  test('one cancellation that arrives many times at once is one, and all of them hear the same', async () => {
    const spv = kit.as('SPV1-BDG');
    const path = 'terima-cicilan/batal';
    // Each time they meet at another point of each other's way.
    for (let ke = 1; ke <= 6; ke += 1) {
      const [no] = await plan();
      const no_dokumen = (await angsurTokoLain(bdg(), no, 500_000)).data.no_dokumen as string;
      const body = { no_dokumen, alasan: 'salah nominal' };
      const perlu = (await spv.post(path, body)).detail as Kebutuhan;
      const isi = { ...body, detail_authorization: await setujui(spv, perlu, SANDI_OWNER) };
      const kirim = () => spv.call('POST', path, isi, { key: `sama-saja-${ke}-0001` });
      const answers = await Promise.all(Array.from({ length: 6 }, kirim));
      for (const answer of answers)
        expect(answer, answer.text).toMatchObject({ status: 200, data: { no_dokumen, status: 'CANC' } });
    }
  });

  test('its answer again for the same key; of two tills, wherever they stand, one takes it', async () => {
    const [no] = await plan();
    const isi = await isiTokoLain(bdg(), no, 1_039_000);
    const kirim = () => bdg().call('POST', 'terima-cicilan/simpan', isi, { key: 'sekali-saja-0001' });
    const answers = [await kirim(), await kirim()];
    expect(answers[1]?.data).toEqual(answers[0]?.data);
    expect(await keadaanCicil(kit, no)).toBe('DONE 1716700 1039000 58800');
    const dua = await isiTokoLain(bdg(), no, 1_000_000);
    const disini = {
      ...{ no_cicilan: no, cara: 'ANGSURAN', terbayar: 1_039_000, jumlah: 1_000_000, denda: 0 },
      bayar: [{ jenis: 'CASH', jumlah: 1_000_000 }],
    };
    const balap = await Promise.all([
      bdg().post('terima-cicilan/simpan', dua),
      kit.as('SPV1-BDG').post('terima-cicilan/simpan', dua),
      kasir().post('bayar-cicilan/simpan', disini),
    ]);
    expect(balap.map((a) => a.status).sort(), JSON.stringify(balap.map((a) => a.text))).toEqual([
      200, 409, 409,
    ]);
    expect(await keadaanCicil(kit, no)).toMatch(/^DONE \d+ 2039000 /);
  });

  test('late by the day of its own store, waived there with a word; refused while that day is not open', async () => {
    const [no] = await plan();
    await gantiHari(kit, '2026-12-22');
    const telat = await angsurTokoLain(bdg(), no, 100_000);
    expect(telat, telat.text).toMatchObject({ status: 200, data: { denda: 1000 } });
    expect(await bukuUang(kit.owner, await pasangan(no))).toContain(
      '1 BAYAR CICILAN/DENDA PENDAPATAN_LAIN > UANG_MUKA_CICILAN 1.000',
    );
    const bebas = await isiTokoLain(bdg(), no, 100_000, {
      denda: 0,
      bayar: [{ jenis: 'CASH', jumlah: 100_000 }],
    });
    const setuju = await denganOtorisasi(bdg(), 'terima-cicilan/simpan', bebas, SANDI_OWNER);
    expect(setuju, setuju.text).toMatchObject({ status: 200, data: { denda: 0 } });
    const isi = await isiTokoLain(bdg(), no, 100_000);
    await gantiHari(kit, null);
    const before = await jumlahBaris(kit.owner, TABEL);
    expect(await bdg().post('terima-cicilan/tagihan', { no_cicilan: no, bukti: BUKTI_CICIL })).toMatchObject({
      status: 409,
      code: 'TOKO_CICILAN_TUTUP',
    });
    expect((await bdg().post('terima-cicilan/simpan', isi)).status).toBe(409);
    expect(await jumlahBaris(kit.owner, TABEL)).toEqual(before);
    await gantiHari(kit, '2026-12-23');
  });
});

describe('what another branch gets to know', () => {
  test('nothing without what the customer says; a number that is none and another customer read alike', async () => {
    const [no] = await plan();
    const tanya = (no_cicilan: string, bukti: string) =>
      kit.as('SPV1-BDG').post('terima-cicilan/tagihan', { no_cicilan, bukti });
    const salah = { status: 404, code: 'CICILAN_TOKO_LAIN_TIDAK_ADA' };
    const [lain, kosong, toko] = [
      await tanya(no, '1111'),
      await tanya('JKT1-CC-261121-9999', BUKTI_CICIL),
      await tanya('TIDAK-CC-261121-0001', BUKTI_CICIL),
    ];
    for (const one of [lain, kosong, toko]) expect(one).toMatchObject(salah);
    expect(lain?.message).toBe(kosong?.message);
    expect(
      await kasir().post('terima-cicilan/tagihan', { no_cicilan: no, bukti: BUKTI_CICIL }),
    ).toMatchObject({
      code: 'CICILAN_TOKO_INI',
    });
    // A plan he knows does not free him from what he guessed.
    let akhir = lain;
    for (let ke = 0; ke < 20 && akhir?.status !== 429; ke += 1) {
      await tanya(no, BUKTI_CICIL);
      akhir = await tanya(no, `20${String(ke).padStart(2, '0')}`);
    }
    expect(akhir).toMatchObject({ status: 429, code: 'TERLALU_SERING' });
    // The write is no way around it, and the cashier beside him takes money as before.
    const isi = { no_cicilan: no, bukti: BUKTI_CICIL, terbayar: 0, cara: 'ANGSURAN', jumlah: 1000, denda: 0 };
    const bayar = [{ jenis: 'CASH', jumlah: 1000 }];
    expect(await kit.as('SPV1-BDG').post('terima-cicilan/simpan', { ...isi, bayar })).toMatchObject({
      status: 429,
    });
    expect(await angsurTokoLain(bdg(), no, 500_000)).toMatchObject({ status: 200 });
  });

  test('its store reads who looked; neither list nor sheet of it opens there', async () => {
    const [no] = await plan();
    await bdg().post('terima-cicilan/tagihan', { no_cicilan: no, bukti: BUKTI_CICIL });
    const { rows } = await kit.owner.query(
      "select kode_toko, user_id, isi ->> 'dari_toko' as dari from audit where aksi = 'cicilan.dilihat' and objek = $1",
      [no],
    );
    expect(rows).toEqual([{ kode_toko: 'JKT1', user_id: 'KASIR1-BDG', dari: 'BDG1' }]);
    expect((await bdg().get(`cicilan/satu?no_cicilan=${no}`)).status).toBe(404);
    expect((await bdg().get(`cicilan/tagihan?no_cicilan=${no}`)).status).toBe(404);
    await angsur(kasir(), no, 1000);
  });
});
