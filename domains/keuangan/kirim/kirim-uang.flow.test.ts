/** Protects: sent money is somewhere at every moment, arrives once whoever asks how often, and both stores agree. */
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { type Kit, testApp } from '../../../tests/kit/app.ts';
import { bukuUang } from '../../../tests/kit/buku.ts';
import { denganIzin, denganOtorisasi } from '../../../tests/kit/jual.ts';

let kit: Kit;
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  const modal = { arah: 'TAMBAH', kategori: 'LAIN', jumlah: 30_000_000, keterangan: 'modal laci' };
  await kit.as('SPV1').post('cash/uang-kas', modal);
});
afterEach(async () => expect(await kit.periksa()).toEqual([]));
afterAll(() => kit?.close());

const kirim = (more: object = {}) =>
  kit.as('SPV1').post('kirim-uang', { asal: 'CASH', jumlah: 1_500_000, keterangan: 'setoran', ...more });
const terima = (no_reff: string, more: object = {}) =>
  kit.as('PUSAT').put(`kirim-uang/${no_reff}/reception`, more);
const saldo = async (kode_toko: string, akun: string): Promise<number> => {
  const { rows } = await kit.owner.query(
    `select coalesce(sum(case when ke_akun = $2 then jumlah else 0 end - case when dari_akun = $2 then jumlah else 0 end), 0)::float8 as saldo
       from buku_uang where kode_toko = $1`,
    [kode_toko, akun],
  );
  return rows[0].saldo;
};

/** What the cash-flow statement of the store ends with. */
const arus = async (): Promise<number | undefined> => {
  const path = 'akuntansi/arus-kas?tgl_awal=2026-11-01&tgl_akhir=2026-11-30&cakupan=TOKO';
  return (await kit.as('OWNER').get(path, { portal: 'JKT1' })).totals?.['saldo'];
};

test('out of the drawer, on its way, into the drawer of head office: both books, one number', async () => {
  const kas = await arus();
  const sent = await kirim();
  // It is the cash of the firm wherever it is.
  expect(await arus()).toBe(kas);
  expect(sent).toMatchObject({
    status: 200,
    data: { status: 'KIRIM', nota_kirim: { pengirim: 'SPV1', tujuan: 'PUSAT', jumlah: 1_500_000 } },
  });
  const no_reff = sent.data.no_dokumen as string;
  expect(no_reff).toMatch(/^JKT1-KU-261121-\d{4}$/);
  expect(await saldo('JKT1', 'UANG_DALAM_PERJALANAN')).toBe(1_500_000);
  // The closing names it with its amount as amounts are written.
  expect((await kit.as('SPV1').get('tutup-toko/periksa')).data.periksa).toContainEqual(
    expect.objectContaining({ label: 'Uang dalam perjalanan', rincian: ['PUSAT · Rp 1.500.000'] }),
  );
  expect((await kit.as('PUSAT').get(`kirim-uang/${no_reff}`)).data).toMatchObject({
    no_reff,
    kode_toko: 'JKT1',
    jumlah: 1_500_000,
    status: 'KIRIM',
    penerima: null,
  });
  const got = await terima(no_reff);
  expect(got).toMatchObject({ status: 200, message: 'Terima Uang Berhasil', data: { jumlah: 1_500_000 } });
  expect(await bukuUang(kit.owner, no_reff)).toEqual([
    '1 KIRIM_UANG/KIRIM KAS:SPV1 > UANG_DALAM_PERJALANAN:PUSAT 1.500.000',
    '2 KIRIM_UANG/DITERIMA UANG_DALAM_PERJALANAN:PUSAT > RK_PUSAT:PUSAT 1.500.000',
  ]);
  expect(await bukuUang(kit.owner, got.data.no_dokumen)).toEqual([
    '1 TERIMA_UANG/TERIMA RK_CABANG:JKT1 > KAS:PUSAT 1.500.000',
  ]);
  expect(await saldo('JKT1', 'UANG_DALAM_PERJALANAN')).toBe(0);
  expect(await arus()).toBe((kas ?? 0) - 1_500_000);
  expect((await saldo('JKT1', 'RK_PUSAT')) + (await saldo('PUSAT', 'RK_CABANG'))).toBe(0);
});

test('a blank number is asked for in the prescribed words, by both calls of the receiver', async () => {
  for (const answer of [
    await kit.as('PUSAT').get('kirim-uang/%20'),
    await kit.as('PUSAT').put('kirim-uang/%20/reception', {}),
  ])
    expect(answer, answer.text).toMatchObject({
      ...{ status: 400, message: 'Mohon Masukkan Nomor Referensi' },
      detail: [{ path: 'no_reff' }],
    });
});

describe('a refused reception', () => {
  test('leaves the money on its way: neither store has written anything, and it can be received or taken back', async () => {
    const no_reff = (await kirim()).data.no_dokumen as string;
    const sebelum = await saldo('PUSAT', 'RK_CABANG');
    const salah = { tujuan: 'BCA', tujuan_rekening: 'SALAH-999' };
    expect(await terima(no_reff, salah)).toMatchObject({ status: 400, code: 'REKENING_BUKAN_BANK' });
    expect((await kit.as('PUSAT').get(`kirim-uang/${no_reff}`)).data).toMatchObject({ status: 'KIRIM' });
    expect(await saldo('JKT1', 'UANG_DALAM_PERJALANAN')).toBe(1_500_000);
    expect(await saldo('PUSAT', 'RK_CABANG')).toBe(sebelum);
    const batal = { no_dokumen: no_reff, alasan: 'salah setor' };
    const owner = { user_id: 'OWNER', password: 'sandi-uji-coba' };
    expect(await denganOtorisasi(kit.as('SPV1'), 'kirim-uang/batal', batal, owner)).toMatchObject({
      status: 200,
    });
  });

  test('of head office that is closed meanwhile writes nothing at the sender either', async () => {
    const no_reff = (await kirim()).data.no_dokumen as string;
    const { rows } = await kit.owner.query(
      "update hari_toko set status = 'CLOSED' where kode_toko = 'PUSAT' and status = 'OPEN' returning tanggal",
    );
    expect(await terima(no_reff)).toMatchObject({ status: 409, code: 'TOKO_TUTUP' });
    expect((await kit.as('PUSAT').get(`kirim-uang/${no_reff}`)).data).toMatchObject({ status: 'KIRIM' });
    await kit.owner.query("update hari_toko set status = 'OPEN' where kode_toko = 'PUSAT' and tanggal = $1", [
      rows[0].tanggal,
    ]);
    expect(await terima(no_reff)).toMatchObject({ status: 200 });
  });
});

describe('once', () => {
  test('two people at head office, and the same call again: one reception', async () => {
    const no_reff = (await kirim()).data.no_dokumen as string;
    const both = await Promise.all([
      terima(no_reff),
      kit.as('OWNER').put(`kirim-uang/${no_reff}/reception`, {}),
    ]);
    const statuses = both.map((answer) => answer.status).sort();
    expect(statuses[0]).toBe(200);
    expect([404, 409]).toContain(statuses[1]);
    expect(await terima(no_reff)).toMatchObject({ status: 409, message: 'Uang Sudah Diterima' });
    const { rows } = await kit.owner.query(
      'select count(*)::int as banyak from terima_uang where no_reff = $1',
      [no_reff],
    );
    expect(rows[0].banyak).toBe(1);
  });

  test('the same request twice answers twice the same', async () => {
    const no_reff = (await kirim()).data.no_dokumen as string;
    const ask = () =>
      kit.as('PUSAT').call('PUT', `kirim-uang/${no_reff}/reception`, {}, { key: `terima-${no_reff}-uji` });
    const first = await ask();
    const second = await ask();
    expect(second.data).toEqual(first.data);
  });

  test('a reception that broke off after the sender knew is completed by asking again', async () => {
    const no_reff = (await kirim()).data.no_dokumen as string;
    // The state a broken connection leaves: the sender's half alone, as the runner writes it.
    const { runTransition } = await import('@mustika/server-kit/document/document-runner.ts');
    const { kirimUangDocument } = await import('./kirim-uang.posting.ts');
    const store = await kit.deps.stores.get('JKT1');
    if (!store) throw new Error('no store');
    const scope = { kode_toko: 'JKT1', user_id: 'PUSAT', lintas: true };
    const session = { level: 'SPV', store, user_id: 'PUSAT', kode_toko: 'JKT1' };
    const input = { no_reff };
    await runTransition({
      implementation: kirimUangDocument,
      name: 'diterima',
      input,
      body: input,
      izin: [],
      ctx: { deps: kit.deps, scope, session, key: `terima-${no_reff}`, device: '', address: '' } as never,
    });
    expect((await kit.periksa()).map((row) => row.split(' ')[0])).toEqual(['ANTAR_TOKO', 'KIRIM_UANG']);
    expect(await terima(no_reff)).toMatchObject({ status: 200 });
  });
});

test('taken back on the same day while on its way, never after', async () => {
  const no_dokumen = (await kirim()).data.no_dokumen as string;
  const before = await saldo('JKT1', 'KAS');
  const signer = { user_id: 'OWNER', password: 'sandi-uji-coba' };
  const batal = (no: string) =>
    denganOtorisasi(kit.as('SPV1'), 'kirim-uang/batal', { no_dokumen: no, alasan: 'batal setor' }, signer);
  expect(await batal(no_dokumen)).toMatchObject({ status: 200 });
  expect(await saldo('JKT1', 'KAS')).toBe(before + 1_500_000);
  expect(await terima(no_dokumen)).toMatchObject({ status: 409, code: 'KIRIMAN_DIBATALKAN' });
  const received = (await kirim()).data.no_dokumen as string;
  await terima(received);
  const late = await kit.as('SPV1').post('kirim-uang/batal', { no_dokumen: received, alasan: 'terlambat' });
  expect(late).toMatchObject({ status: 409, code: 'STATUS_TIDAK_SESUAI' });
});

test('who may not, and numbers that are none', async () => {
  expect(await terima('JKT1-KU-261121-9999')).toMatchObject({
    status: 404,
    message: 'No Terima Tidak Ditemukan',
  });
  const no_reff = (await kirim()).data.no_dokumen as string;
  expect(await kit.as('SPV1-BDG').get(`kirim-uang/${no_reff}`)).toMatchObject({ status: 404 });
  expect(
    await kit.as('PUSAT').call('PUT', `kirim-uang/${no_reff}/reception`, {}, { portal: 'JKT1' }),
  ).toMatchObject({ status: 403, code: 'HANYA_PUSAT' });
  expect((await kit.as('SPV1').post('kirim-uang/diterima', { no_reff })).status).toBe(404);
  expect((await kit.as('PUSAT').post('kirim-uang/terima', { no_reff })).status).toBe(404);
  await terima(no_reff);
});

test('the paper is a PDF lying on A4', async () => {
  const no_reff = (await kirim()).data.no_dokumen as string;
  const pdf = await kit.as('SPV1').get(`kirim-uang/${no_reff}/pdf`);
  expect(pdf.headers['content-type']).toBe('application/pdf');
  expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  expect(pdf.bytes.toString('latin1')).toMatch(/MediaBox \[0 0 841\.8\d* 595\.2\d*\]/);
});

test('the sender reads who received it, and when', async () => {
  const no_reff = (await kirim()).data.no_dokumen as string;
  expect(await terima(no_reff)).toMatchObject({ status: 200 });
  const { data } = await kit.as('SPV1').get('kirim-uang-history');
  expect(data.find((row: { no_reff: string }) => row.no_reff === no_reff)).toMatchObject({
    ...{ status: 'TERIMA', penerima: 'PUSAT', diterima: '2026-11-21' },
  });
});

// Last, because the people of a store that is closed are out.
test('a store with money on its way is not switched off; closed for good, head office still receives it', async () => {
  const no_reff = (await kirim()).data.no_dokumen as string;
  expect(await kit.as('OWNER').delete('tokos/delete/JKT1')).toMatchObject({
    ...{ status: 409, code: 'TOKO_ADA_KIRIMAN' },
    message: expect.stringMatching(`^Toko Masih Punya Kiriman Yang Belum Selesai: .*${no_reff}`) as string,
  });
  const body = { kode_toko: 'JKT1', alasan: 'RUKO DIJUAL' };
  const call = { method: 'POST', path: 'tokos/tutup-selamanya', body } as const;
  expect(await kit.as('PUSAT').post(call.path, body)).toMatchObject({ code: 'OTORISASI_DIPERLUKAN' });
  const owner = { user_id: 'OWNER', password: 'sandi-uji-coba' };
  expect(await denganIzin(kit.as('PUSAT'), call, owner)).toMatchObject({
    status: 200,
    message: 'Toko Ditutup Selamanya',
  });
  expect(await denganIzin(kit.as('PUSAT'), call, owner)).toMatchObject({ code: 'DELETED' });
  expect((await terima(no_reff)).status).toBe(200);
  expect((await kit.as('OWNER').call('PUT', 'tokos/aktifkan/JKT1')).status).toBe(200);
  expect((await kit.as('OWNER').get('tokos/riwayat/JKT1')).text).toContain('nonaktif');
});
