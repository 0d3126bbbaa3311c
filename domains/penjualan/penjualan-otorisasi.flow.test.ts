/** Protects: an approval is one person's signature under one act of another, in one store, once, for five minutes. */
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { type Answer, type Kit, PASSWORD, testApp } from '../../tests/kit/app.ts';
import { tanya } from '../../tests/kit/izin.ts';
import {
  atur,
  denganOtorisasi,
  HARGA_BAKU,
  hargaGrup,
  jual,
  type Kebutuhan,
  MODAL_BAKU,
  nota,
  potongBaru,
  SANDI_SPV,
  setujui,
} from '../../tests/kit/jual.ts';

let kit: Kit;
const potong = potongBaru(() => kit, 'UJIB');

beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  await hargaGrup(kit);
});
afterEach(async () => expect(await kit.periksa()).toEqual([]));
afterAll(() => kit?.close());

const kasir = () => kit.as('KASIR1');
/** A price far below cost: 2.000.000 for a piece that cost 2.950.000. */
const RUGI = 2_000_000;
const rugi = (kode_barcode: string) => nota([{ kode_barcode, diskon: HARGA_BAKU - RUGI }], RUGI);
const ditolak = async (body: object, who = kasir()): Promise<Answer> => {
  const answer = await jual(who, body);
  expect(answer, answer.text).toMatchObject({ status: 403, code: 'OTORISASI_DIPERLUKAN' });
  return answer;
};

describe('a sale below cost', () => {
  test('names the prescribed category and description, and what the approver signs', async () => {
    const kode = await potong();
    const { detail, message } = await ditolak(rugi(kode));
    expect(message).toBe('sale under cost');
    expect(detail).toEqual({
      op_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      // The same for whoever is asked elsewhere.
      segel: expect.stringMatching(/^r1\./),
      perlu: [
        {
          kategori: 'sales',
          description: 'sale under cost',
          perlu_keterangan: false,
          rincian: [
            {
              label: `${kode} CINCIN UJI COBA`,
              nilai: 'dijual Rp 2.000.000, di bawah atau mendekati modal',
            },
          ],
        },
      ],
      // What somebody who is asked elsewhere looks at before he agrees.
      barang: [{ kode_barcode: kode, nama: 'CINCIN UJI COBA', ada_foto: false }],
    });
  });

  test('goes through once with the supervisor’s signature, and the approval names the nota', async () => {
    const kode = await potong();
    const done = await denganOtorisasi(kasir(), 'penjualan/simpan', rugi(kode));
    expect(done, done.text).toMatchObject({ status: 200, data: { total: RUGI } });
    const { rows } = await kit.owner.query(
      'select requester, approver, dipakai is not null as dipakai from otorisasi where no_dokumen = $1',
      [done.data.no_dokumen],
    );
    expect(rows).toEqual([{ requester: 'KASIR1', approver: 'SPV1', dipakai: true }]);
  });

  test('exactly at cost needs nobody, one rupiah below does', async () => {
    await atur(kit, { TOLERANSI_PENJUALAN: '10000000' });
    const kode = await potong();
    await ditolak(nota([{ kode_barcode: kode, diskon: HARGA_BAKU - MODAL_BAKU + 1 }], MODAL_BAKU - 1));
    expect(
      (await jual(kasir(), nota([{ kode_barcode: kode, diskon: HARGA_BAKU - MODAL_BAKU }], MODAL_BAKU)))
        .status,
    ).toBe(200);
    await atur(kit, { TOLERANSI_PENJUALAN: null });
  });
});

test.each(['MODULE_TOLERANSI_HARGA_JUAL', 'TRANSACTION_ABSOLUTE_AUTHORIZATION_MODULE'])(
  '%s asks about every other price, whatever the margin',
  async (modul) => {
    await atur(kit, { TOLERANSI_PENJUALAN: '10000000', [modul]: 'true' });
    const kode = await potong();
    const body = nota([{ kode_barcode: kode, diskon: 500 }], HARGA_BAKU - 500);
    expect((await ditolak(body)).detail.perlu).toMatchObject([{ description: 'price change' }]);
    await atur(kit, { [modul]: null });
    expect((await jual(kasir(), body)).status).toBe(200);
    await atur(kit, { TOLERANSI_PENJUALAN: null });
  },
);

describe('an approval is refused', () => {
  /** Signed for one sale of one cashier. */
  const signed = async (kode: string) => {
    const body = rugi(kode);
    const { detail } = await ditolak(body);
    return {
      body,
      detail: detail as Kebutuhan,
      detail_authorization: await setujui(kasir(), detail as Kebutuhan),
    };
  };

  test('when used again', async () => {
    const kode = await potong();
    const { body, detail_authorization } = await signed(kode);
    const first = await jual(kasir(), { ...body, detail_authorization });
    expect(first.status).toBe(200);
    const cancelled = await denganOtorisasi(
      kit.as('SPV1'),
      'penjualan/batal',
      { no_faktur_group: first.data.no_dokumen, alasan: 'SALAH INPUT' },
      { user_id: 'OWNER', password: PASSWORD },
    );
    expect(cancelled, cancelled.text).toMatchObject({ status: 200 });
    await ditolak({ ...body, detail_authorization });
  });

  test('when the body is another one', async () => {
    const { detail_authorization } = await signed(await potong());
    await ditolak({ ...rugi(await potong()), detail_authorization });
  });

  test('when the price was lowered after signing', async () => {
    const kode = await potong();
    const { detail_authorization } = await signed(kode);
    await ditolak({
      ...nota([{ kode_barcode: kode, diskon: HARGA_BAKU - RUGI + 1000 }], RUGI - 1000),
      detail_authorization,
    });
  });

  test('when what was read is no longer so', async () => {
    const kode = await potong();
    const { body, detail_authorization } = await signed(kode);
    const modal = (harga: number) =>
      kit.owner.query('update barang set harga_modal = $2 where kode_barcode = $1', [kode, harga]);
    await modal(MODAL_BAKU - 50_000);
    await ditolak({ ...body, detail_authorization });
    // Nothing was used up, and the figures are again those that he read.
    await modal(MODAL_BAKU);
    expect((await jual(kasir(), { ...body, detail_authorization })).status).toBe(200);
  });

  test('that the server never asked for', async () => {
    const kode = await potong();
    const { detail } = await ditolak(rugi(kode));
    const { segel } = detail as Kebutuhan;
    const isi = { ...SANDI_SPV, kategori: 'sales', description: 'sale under cost' };
    for (const lain of [`${segel.slice(0, -2)}xx`, tanya(kit, 'KASIR2').segel])
      expect(await kasir().post('authorization', { ...isi, segel: lain })).toMatchObject({
        ...{ status: 409, code: 'OTORISASI_TIDAK_BERLAKU' },
      });
    expect(
      await kasir().post('authorization', { ...isi, description: 'price lowering', segel }),
    ).toMatchObject({ status: 409, code: 'OTORISASI_TIDAK_BERLAKU' });
    expect((await kasir().post('authorization', { ...isi, op_hash: 'a'.repeat(64) })).status).toBe(400);
  });

  test('when somebody else brings it', async () => {
    const { body, detail_authorization } = await signed(await potong());
    await ditolak({ ...body, detail_authorization }, kit.as('KASIR2'));
  });

  test('in another store', async () => {
    const { body, detail_authorization } = await signed(await potong());
    const there = await jual(kit.as('KASIR1-BDG'), { ...body, detail_authorization });
    expect(there.code).toBe('BARCODE_TIDAK_ADA');
    const stranger = await kasir().post('authorization', {
      user_id: 'SPV1-BDG',
      password: PASSWORD,
      kategori: 'sales',
      description: 'sale under cost',
      segel: tanya(kit, 'KASIR1').segel,
    });
    expect(stranger).toMatchObject({ status: 401, code: 'OTORISASI_GAGAL', message: 'Otorisasi Gagal..' });
  });

  test('after five minutes', async () => {
    const { body, detail_authorization } = await signed(await potong());
    kit.clock.advance({ minutes: 5 });
    await ditolak({ ...body, detail_authorization });
  });

  test('when it was for another kind of act', async () => {
    const kode = await potong();
    const { detail } = await ditolak(rugi(kode));
    const { op_hash } = detail as { op_hash: string };
    const perlu = [{ kategori: 'sales', description: 'price lowering', rincian: [] }];
    const other = await setujui(kasir(), tanya(kit, 'KASIR1', { perlu, op_hash }));
    await ditolak({ ...rugi(kode), detail_authorization: other });
  });

  test('when it is invented, of another version or half an id', async () => {
    const kode = await potong();
    await ditolak({ ...rugi(kode), detail_authorization: [{ _id: crypto.randomUUID() }] });
    await ditolak({ ...rugi(kode), detail_authorization: [{ _id: 'x'.repeat(36) }] });
    expect((await jual(kasir(), { ...rugi(kode), detail_authorization: [{ _id: 'x' }] })).status).toBe(400);
  });

  test('in one of fifty parallel uses but the first', async () => {
    const { body, detail_authorization } = await signed(await potong());
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => jual(kasir(), { ...body, detail_authorization })),
    );
    expect(answers.filter((a) => a.status === 200)).toHaveLength(1);
    for (const a of answers) expect([200, 403, 409]).toContain(a.status);
  });
});

describe('who may sign', () => {
  const ask = (who: object, siapa = 'KASIR1', kode_toko = 'JKT1') =>
    kit.as(siapa).post('authorization', {
      ...who,
      kategori: 'sales',
      description: 'sale under cost',
      segel: tanya(kit, siapa, { kode_toko }).segel,
    });

  test.each([
    ['a wrong password', { user_id: 'SPV1', password: 'salah' }],
    ['an unknown user', { user_id: 'SIAPA', password: PASSWORD }],
    ['a cashier', { user_id: 'KASIR2', password: PASSWORD }],
    ['a manager', { user_id: 'MU', password: PASSWORD }],
    ['a developer', { user_id: 'DEV', password: PASSWORD }],
    ['a super user', { user_id: 'SU', password: PASSWORD }],
  ])('not %s, and the answer tells nothing', async (_what, who) => {
    const { status, code, message, detail } = await ask(who);
    expect({ status, code, message, detail }).toEqual({
      status: 401,
      code: 'OTORISASI_GAGAL',
      message: 'Otorisasi Gagal..',
      detail: undefined,
    });
  });

  test('not the requester himself, whatever his level', async () => {
    expect((await ask(SANDI_SPV, 'SPV1')).code).toBe('OTORISASI_GAGAL');
  });

  test('the owner and a supervisor of head office may', async () => {
    for (const user_id of ['OWNER', 'PUSAT', 'SPV1'])
      expect((await ask({ user_id, password: PASSWORD })).status, user_id).toBe(200);
  });

  test('guessing a supervisor’s password slows down whoever guesses, and nobody else', async () => {
    const guess = () => ask({ user_id: 'SPV1-SBY', password: 'salah' }, 'KASIR1-SBY', 'SBY1');
    for (let i = 0; i < 5; i += 1) expect((await guess()).status).toBe(401);
    expect(await guess()).toMatchObject({ status: 429, code: 'TERLALU_SERING', detail: { tunggu: 5 } });
    const other = await ask({ user_id: 'SPV1-SBY', password: PASSWORD }, 'KASIR2-SBY', 'SBY1');
    expect(other.status).toBe(200);
    kit.clock.advance({ seconds: 5 });
    expect((await ask({ user_id: 'SPV1-SBY', password: PASSWORD }, 'KASIR1-SBY', 'SBY1')).status).toBe(200);
  });
});

describe('discount and lowering against the limit of the store', () => {
  /** 2 % of 3.676.500 is 73.530. */
  test.each([
    [73_530, 200],
    [73_531, 403],
  ])('a discount of %i answers %i', async (diskon, status) => {
    const kode_barcode = await potong();
    const answer = await jual(kasir(), nota([{ kode_barcode, diskon }], HARGA_BAKU - diskon));
    expect(answer.status, answer.text).toBe(status);
    if (status === 403)
      expect(answer.detail.perlu[0]).toMatchObject({ kategori: 'sales', description: 'price lowering' });
  });

  test('a lower price per gram counts like a discount; a higher one needs nobody', async () => {
    const kode_barcode = await potong();
    // 1.000.000 x 3.250 + 113.750 + 150.000 = 3.513.750 -> 3.514.000, which is 162.500 below.
    expect(
      (await ditolak(nota([{ kode_barcode, harga_per_gram: 1_000_000 }], 3_514_000))).detail.perlu[0]
        .description,
    ).toBe('price lowering');
    expect((await jual(kasir(), nota([{ kode_barcode, harga_per_gram: 1_100_000 }], 3_839_000))).status).toBe(
      200,
    );
  });

  test('lowering ongkos asks on its own, and every reason must be signed', async () => {
    const kode_barcode = await potong();
    // ongkos 113.750 -> 100.000: 3.662.500, 14.000 below and inside the limit.
    const body = nota([{ kode_barcode, ongkos: 100_000 }], 3_662_500);
    const { detail } = await ditolak(body);
    expect((detail as Kebutuhan).perlu.map((p) => p.description)).toEqual(['fee lowering']);
    const both = nota([{ kode_barcode, ongkos: 0, diskon: 2_000_000 }], HARGA_BAKU - 2_000_000 - 114_000);
    const asked = await ditolak(both);
    const kebutuhan = asked.detail as Kebutuhan;
    expect(kebutuhan.perlu.map((p) => p.description)).toEqual(['sale under cost', 'fee lowering']);
    const ids = await setujui(kasir(), kebutuhan);
    await ditolak({ ...both, detail_authorization: ids.slice(0, 1) });
    expect((await jual(kasir(), { ...both, detail_authorization: ids })).status).toBe(200);
  });

  test('a rupiah limit is enough when it is the larger one', async () => {
    await atur(kit, { TOLERANSI_PENJUALAN: '500000' });
    const kode_barcode = await potong();
    expect(
      (await jual(kasir(), nota([{ kode_barcode, diskon: 500_000 }], HARGA_BAKU - 500_000))).status,
    ).toBe(200);
    await atur(kit, { TOLERANSI_PENJUALAN: null });
  });
});
