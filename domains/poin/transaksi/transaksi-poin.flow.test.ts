/** Protects: points by hand are owed from then on and owed no more, nobody is taken below zero, and who lets many out is not alone. */
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { type Answer, type Kit, testApp } from '../../../tests/kit/app.ts';
import { bukuPoin, bukuUang } from '../../../tests/kit/buku.ts';
import { atur, denganOtorisasi, numberOf, SANDI_OWNER } from '../../../tests/kit/jual.ts';
import { diberiPoin, saldoPoin } from '../../../tests/kit/poin.ts';

const MEMBER = 'JKT1000002';
let kit: Kit;
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
});
afterEach(async () => expect(await kit.periksa()).toEqual([]));
afterAll(() => kit?.close());

const ubah = (more: object, user = 'SPV1'): Promise<Answer> =>
  kit.as(user).post('transaksi-poin/simpan', {
    ...{ kode_member: MEMBER, arah: 'TAMBAH', poin: 12, keterangan: 'nota terlewat dicatat' },
    ...more,
  });
const batal = (no_dokumen: string) =>
  denganOtorisasi(
    kit.as('SPV1'),
    'transaksi-poin/batal',
    { no_dokumen, alasan: 'salah member' },
    SANDI_OWNER,
  );

test('given points are a debt of the shop, and go with it when they are taken back', async () => {
  const semula = await saldoPoin(kit, MEMBER);
  const answer = await ubah({});
  expect(answer, answer.text).toMatchObject({
    status: 200,
    message: 'Transaksi Poin Berhasil Disimpan',
    data: { poin: 12, nilai: 60_000, saldo: semula + 12 },
  });
  const nomor = numberOf(answer);
  expect(await batal(nomor)).toMatchObject({ status: 200, message: 'Transaksi Poin Berhasil Dibatalkan' });
  expect(await bukuPoin(kit.owner, nomor)).toEqual([
    `1 @DIBERIKAN > ${MEMBER} 12`,
    `2 ${MEMBER} > @DIBERIKAN 12`,
  ]);
  expect(await bukuUang(kit.owner, nomor)).toEqual([
    '1 TRANSAKSI POIN/TAMBAH LIABILITAS_POIN > BEBAN_POIN 60.000',
    '2 BATAL TRANSAKSI POIN/TAMBAH BEBAN_POIN > LIABILITAS_POIN 60.000',
  ]);
  expect(await saldoPoin(kit, MEMBER)).toBe(semula);
});

test('taken points are owed no more; all he has can be taken, and not one more', async () => {
  await diberiPoin(kit, 4);
  const saldo = await saldoPoin(kit, MEMBER);
  expect(await ubah({ arah: 'KURANG', poin: saldo + 1 })).toMatchObject({
    status: 409,
    code: 'POIN_TIDAK_CUKUP',
  });
  const nomor = numberOf(await ubah({ arah: 'KURANG', poin: saldo }));
  expect(await saldoPoin(kit, MEMBER)).toBe(0);
  expect(await bukuUang(kit.owner, nomor)).toEqual([
    `1 TRANSAKSI POIN/KURANG BEBAN_POIN > LIABILITAS_POIN ${(saldo * 5000).toLocaleString('id')}`,
  ]);
  expect(await batal(nomor)).toMatchObject({ status: 200 });
  expect(await saldoPoin(kit, MEMBER)).toBe(saldo);
});

test('points that were given and are spent already cannot be taken back', async () => {
  const { no_dokumen } = await diberiPoin(kit, 3);
  numberOf(await ubah({ arah: 'KURANG', poin: await saldoPoin(kit, MEMBER) }));
  expect(await batal(no_dokumen)).toMatchObject({ status: 409, code: 'POIN_SUDAH_TERPAKAI' });
});

test('who takes the same points twice at once takes them once', async () => {
  await diberiPoin(kit, 6);
  const poin = await saldoPoin(kit, MEMBER);
  const answers = await Promise.all([1, 2].map(() => ubah({ arah: 'KURANG', poin })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('a cashier does not move points by hand, and above his ceiling a supervisor asks the owner, whichever way they go', async () => {
  expect(await ubah({}, 'KASIR1')).toMatchObject({ status: 403, code: 'TIDAK_BERHAK' });
  for (const poin of [300, 300]) await diberiPoin(kit, poin);
  for (const arah of ['TAMBAH', 'KURANG']) {
    expect(await ubah({ arah, poin: 501 })).toMatchObject({
      ...{ status: 403, code: 'OTORISASI_DIPERLUKAN' },
      detail: {
        perlu: [
          expect.objectContaining({ kategori: 'batas', description: 'points above ceiling', oleh: 'OWN' }),
        ],
      },
    });
  }
  expect(await ubah({ arah: 'KURANG', poin: 500 })).toMatchObject({ status: 200 });
});

test('a member nobody has, and points that are worth nothing', async () => {
  expect(await ubah({ kode_member: 'TIDAKADA' })).toMatchObject({ status: 404, code: 'MEMBER_TIDAK_ADA' });
  await atur(kit, { NILAI_POIN: '0' });
  const nomor = numberOf(await ubah({ poin: 2 }));
  expect(await bukuUang(kit.owner, nomor)).toEqual([]);
  expect(await bukuPoin(kit.owner, nomor)).toEqual([`1 @DIBERIKAN > ${MEMBER} 2`]);
  await atur(kit, { NILAI_POIN: null });
});
