/**
 * Protects: a sale to a member and a purchase from one earn by the lists of the store, a nota keeps what its points were
 * worth, and a cancellation takes back exactly what was given, in the book of points and in money.
 */
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { type Kit, PASSWORD, testApp } from '../../tests/kit/app.ts';
import { BELI_BAKU, beli, jualDulu } from '../../tests/kit/beli.ts';
import { bukuPoin, bukuUang } from '../../tests/kit/buku.ts';
import {
  atur,
  denganOtorisasi,
  HARGA_BAKU,
  hargaGrup,
  jual,
  masukkan,
  nota,
  numberOf,
} from '../../tests/kit/jual.ts';
import { parameterPointResource } from './parameter-point.resource.ts';

let kit: Kit;
let urutan = 0;
const MEMBER = 'JKT1000003';
const PEMILIK = { user_id: 'OWNER', password: PASSWORD };
const kasir = () => kit.as('KASIR1');
const spv = () => kit.as('SPV1');
const kode = (): string => {
  urutan += 1;
  return `POIN${1000 + urutan}`;
};
const saldo = async (): Promise<number> => {
  const { rows } = await kit.owner.query(
    "select poin::int from member_poin where kode_toko = 'JKT1' and kode_member = $1",
    [MEMBER],
  );
  return rows[0]?.poin ?? 0;
};
const poinUang = async (no: string): Promise<string[]> =>
  (await bukuUang(kit.owner, no)).filter((line) => line.includes('POIN'));

beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  await hargaGrup(kit);
  await atur(kit, { MEMBER_MODULE: 'true' });
  const baris = [
    {
      kode_poin: 'P750',
      keterangan: 'EMAS 750',
      kode_group: '750',
      type_poin: 'GRAM',
      per_gram: 0.5,
      poin: 2,
      nilai_poin: 4000,
    },
    {
      kode_poin: 'LAIN',
      keterangan: 'GROUP LAIN',
      kode_group: null,
      type_poin: 'RP',
      per_rp: 1_000_000,
      poin: 1,
      nilai_poin: 0,
    },
  ];
  // The list of the demo chain steps aside for one with two rows.
  expect((await spv().delete('parapoin/delete/UMUM')).status).toBe(200);
  for (const satu of baris) {
    const made = await spv().post(parameterPointResource.api.create.path, {
      per_gram: null,
      per_rp: null,
      ...satu,
    });
    expect(made, made.text).toMatchObject({ status: 200 });
  }
});
afterEach(async () => expect(await kit.periksa()).toEqual([]));
afterAll(() => kit?.close());

async function terjualMember(): Promise<string> {
  const kode_barcode = kode();
  await masukkan(kit, { kode_barcode });
  const answer = await jual(kasir(), nota([kode_barcode], HARGA_BAKU, { kode_member: MEMBER }));
  expect(answer, answer.text).toMatchObject({ status: 200, data: { poin: 12 } });
  return answer.data.no_dokumen as string;
}

describe('a sale', () => {
  test('earns by the row of its group, and gives back all of it when cancelled', async () => {
    const before = await saldo();
    const no = await terjualMember();
    expect(await bukuPoin(kit.owner, no)).toEqual([`1 @DIBERIKAN > ${MEMBER} 12`]);
    expect(await poinUang(no)).toEqual(['1 PENJUALAN/POIN_DAPAT LIABILITAS_POIN > BEBAN_POIN 48.000']);
    expect(await saldo()).toBe(before + 12);
    // The list changes meanwhile; what was given is what comes back.
    expect((await spv().put('parapoin/update/P750', { poin: 9, nilai_poin: 100 })).status).toBe(200);
    numberOf(
      await denganOtorisasi(
        spv(),
        'penjualan/batal',
        { no_faktur_group: no, alasan: 'SALAH INPUT' },
        PEMILIK,
      ),
    );
    expect(await saldo()).toBe(before);
    expect((await bukuPoin(kit.owner, no))[1]).toBe(`2 ${MEMBER} > @DIBERIKAN 12`);
    expect((await poinUang(no))[1]).toBe('2 BATAL PENJUALAN/POIN_DAPAT BEBAN_POIN > LIABILITAS_POIN 48.000');
    expect((await spv().put('parapoin/update/P750', { poin: 2, nilai_poin: 4000 })).status).toBe(200);
  });

  test('that waits for its validation keeps what its points were worth', async () => {
    await atur(kit, { VALIDASI_PENJUALAN_MODULE: 'true' });
    const before = await saldo();
    const no = await terjualMember();
    expect(await saldo()).toBe(before);
    await spv().put('parapoin/update/P750', { nilai_poin: 100 });
    expect((await spv().post('penjualan/validasi', { no_faktur_group: no })).status).toBe(200);
    expect(await saldo()).toBe(before + 12);
    expect(await poinUang(no)).toEqual(['2 PENJUALAN/POIN_DAPAT LIABILITAS_POIN > BEBAN_POIN 48.000']);
    await spv().put('parapoin/update/P750', { nilai_poin: 4000 });
    await atur(kit, { VALIDASI_PENJUALAN_MODULE: null });
  });

  test('without a living row of the list earns by the settings', async () => {
    for (const key of ['P750', 'LAIN']) await spv().delete(`parapoin/delete/${key}`);
    const kode_barcode = kode();
    await masukkan(kit, { kode_barcode });
    const answer = await jual(kasir(), nota([kode_barcode], HARGA_BAKU, { kode_member: MEMBER }));
    expect(answer.data).toMatchObject({ poin: 3 });
    for (const key of ['P750', 'LAIN']) await spv().call('PUT', `parapoin/aktifkan/${key}`);
  });
});

describe('a sale to a member whom another one brought', () => {
  const baru = (no_hp: string, kode_pengundang: string | null) =>
    kasir().post('member/simpan', { nama_member: 'TEMAN BARU', no_hp, kode_pengundang });
  const afiliasi = {
    ...{
      kode_get_point: 'AJAK',
      keterangan: 'AJAK TEMAN',
      jenis_transaksi: 'AFILIASI',
      minimal_rp: 1_000_000,
    },
    ...{ persentase: 25, poin_tetap: 2, mulai_berlaku: '2026-01-01', sampai_berlaku: null },
  };
  let teman: string;
  const dijualKe = async (kode_member: string): Promise<string> => {
    const kode_barcode = kode();
    await masukkan(kit, { kode_barcode });
    return numberOf(await jual(kasir(), nota([kode_barcode], HARGA_BAKU, { kode_member })));
  };
  const batalkan = async (no_faktur_group: string): Promise<void> => {
    const body = { no_faktur_group, alasan: 'SALAH INPUT' };
    numberOf(await denganOtorisasi(spv(), 'penjualan/batal', body, PEMILIK));
  };

  test('who brought him is a member known by code or phone, or nobody', async () => {
    expect(await baru('081200000001', 'TIDAK-ADA')).toMatchObject({
      status: 404,
      code: 'PENGUNDANG_TIDAK_ADA',
    });
    const { rows } = await kit.owner.query('select no_hp from member where kode_member = $1', [MEMBER]);
    const made = await baru('081200000002', rows[0].no_hp);
    expect(made, made.text).toMatchObject({ status: 200, data: { kode_pengundang: MEMBER } });
    teman = made.data.kode_member as string;
    const before = await saldo();
    const no = await dijualKe(teman);
    expect(await bukuPoin(kit.owner, no)).toEqual([`1 @DIBERIKAN > ${teman} 12`]);
    expect(await saldo()).toBe(before);
  });

  test('earns that one his share, which the cancellation takes back to the point', async () => {
    const made = await spv().post('para-get-point/create', afiliasi);
    expect(made, made.text).toMatchObject({ status: 200 });
    const before = await saldo();
    const no = await dijualKe(teman);
    // A quarter of twelve, and two besides: three at 4.000 and two at what the settings say.
    expect(await saldo()).toBe(before + 5);
    expect(await bukuPoin(kit.owner, no)).toEqual([
      `1 @DIBERIKAN > ${teman} 12`,
      `1 @DIBERIKAN > ${MEMBER} 5`,
    ]);
    const uang = (await poinUang(no)).filter((line) => line.includes('AFILIASI'));
    expect(uang).toEqual(['1 PENJUALAN/POIN_AFILIASI LIABILITAS_POIN > BEBAN_POIN 22.000']);
    // What is given changes meanwhile; what was given is what comes back.
    expect((await spv().put('para-get-point/update/AJAK', { persentase: 100 })).status).toBe(200);
    await batalkan(no);
    expect(await saldo()).toBe(before);
    expect((await bukuPoin(kit.owner, no)).slice(2)).toEqual([
      `2 ${teman} > @DIBERIKAN 12`,
      `2 ${MEMBER} > @DIBERIKAN 5`,
    ]);
    expect((await spv().put('para-get-point/update/AJAK', { persentase: 25 })).status).toBe(200);
  });

  test('that waits gives it when it is validated; below the least amount, or to somebody else, nothing', async () => {
    await atur(kit, { VALIDASI_PENJUALAN_MODULE: 'true' });
    const before = await saldo();
    const no = await dijualKe(teman);
    await atur(kit, { VALIDASI_PENJUALAN_MODULE: null });
    expect(await saldo()).toBe(before);
    expect((await spv().put('para-get-point/update/AJAK', { minimal_rp: 9_000_000 })).status).toBe(200);
    expect((await spv().post('penjualan/validasi', { no_faktur_group: no })).status).toBe(200);
    expect(await saldo()).toBe(before + 5);
    await dijualKe(teman);
    expect(await saldo()).toBe(before + 5);
    expect((await spv().delete('para-get-point/delete/AJAK')).status).toBe(200);
  });

  test('whose inviter has spent the points stays as it is', async () => {
    expect((await spv().call('PUT', 'para-get-point/aktifkan/AJAK')).status).toBe(200);
    expect((await spv().put('para-get-point/update/AJAK', { minimal_rp: 0 })).status).toBe(200);
    const dua = await baru('081200000003', teman);
    const no = await dijualKe(dua.data.kode_member as string);
    const habis = "update member_poin set poin = 0 where kode_toko = 'JKT1' and kode_member = $1";
    const { rows } = await kit.owner.query(
      "select poin from member_poin where kode_toko = 'JKT1' and kode_member = $1",
      [teman],
    );
    await kit.owner.query(habis, [teman]);
    const body = { no_faktur_group: no, alasan: 'SALAH INPUT' };
    expect(await denganOtorisasi(spv(), 'penjualan/batal', body, PEMILIK)).toMatchObject({
      ...{ status: 409, code: 'POIN_SUDAH_TERPAKAI' },
    });
    await kit.owner.query("update member_poin set poin = $2 where kode_toko = 'JKT1' and kode_member = $1", [
      teman,
      rows[0].poin,
    ]);
    expect((await spv().delete('para-get-point/delete/AJAK')).status).toBe(200);
  });
});

describe('a purchase from a member', () => {
  const dibeliMember = async (): Promise<{ no: string; poin: number }> => {
    const kode_barcode = kode();
    await jualDulu(kit, kode_barcode);
    const answer = await kasir().post(
      'pembelian/simpan',
      beli([kode_barcode], BELI_BAKU, { kode_member: MEMBER }),
    );
    return { no: numberOf(answer), poin: answer.data.poin as number };
  };

  test('gives nothing until Get Point says so', async () => {
    const before = await saldo();
    expect((await dibeliMember()).poin).toBe(0);
    expect(await saldo()).toBe(before);
  });

  test('gives its share of the points, which its cancellation withdraws', async () => {
    const get = {
      ...{
        kode_get_point: 'BELI',
        keterangan: 'BELI DARI MEMBER',
        jenis_transaksi: 'PEMBELIAN',
        minimal_rp: 1_000_000,
      },
      ...{ persentase: 50, poin_tetap: 1, mulai_berlaku: '2026-01-01', sampai_berlaku: null },
    };
    const made = await spv().post('para-get-point/create', get);
    expect(made, made.text).toMatchObject({ status: 200 });
    const before = await saldo();
    const { no, poin } = await dibeliMember();
    expect(poin).toBe(7);
    expect(await saldo()).toBe(before + 7);
    expect(await bukuPoin(kit.owner, no)).toEqual([`1 @DIBERIKAN > ${MEMBER} 7`]);
    expect(await poinUang(no)).toEqual(['1 PEMBELIAN/POIN_DAPAT LIABILITAS_POIN > BEBAN_POIN 29.000']);
    const body = { no_faktur_group: no, alasan: 'SALAH INPUT' };
    numberOf(await denganOtorisasi(spv(), 'pembelian/batal', body, PEMILIK));
    expect(await saldo()).toBe(before);
    expect((await poinUang(no))[1]).toBe('2 BATAL PEMBELIAN/POIN_DAPAT BEBAN_POIN > LIABILITAS_POIN 29.000');
  });
});
