/** Protects: what leaves gudang BELI leaves it once, agreed to, at its cost, and can come back whole. */
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { type Answer, HARI, type Kit, testApp } from '../../../tests/kit/app.ts';
import {
  ausDibeli,
  BELI_AUS,
  BELI_BAKU,
  beli,
  dibeli,
  hancurkan,
  jualDulu,
} from '../../../tests/kit/beli.ts';
import { bukuBarang, bukuUang } from '../../../tests/kit/buku.ts';
import { denganOtorisasi, setujui } from '../../../tests/kit/jual.ts';

let kit: Kit;
const OWNER = { user_id: 'OWNER', password: 'sandi-uji-coba' };

beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  const modal = { arah: 'TAMBAH', kategori: 'LAIN', jumlah: 900_000_000, keterangan: 'modal' };
  await kit.as('SPV1').post('cash/uang-kas', { ...modal, kasir: 'KASIR1' });
});
afterEach(async () => expect(await kit.periksa()).toEqual([]));
afterAll(() => kit?.close());

const isi = (kode: readonly string[], more: object = {}): object => ({
  tgl_beli: HARI,
  kondisi_barang: 'ROSOK',
  barang: kode.map((kode_barcode) => ({ kode_barcode })),
  ...more,
});
const hancur = (body: object): Promise<Answer> =>
  denganOtorisasi(kit.as('SPV1'), 'hancur-pembelian/simpan', body, OWNER);
const batal = (no_dokumen: string): Promise<Answer> =>
  denganOtorisasi(kit.as('SPV1'), 'hancur-pembelian/batal', { no_dokumen, alasan: 'salah pilih' }, OWNER);
const kartu = async (kode_barcode: string): Promise<string> => {
  const { rows } = await kit.owner.query(
    "select concat_ws(' ', status, kode_gudang || '/' || kode_baki, berat, harga_modal) as kartu from barang where kode_toko = 'JKT1' and kode_barcode = $1",
    [kode_barcode],
  );
  return rows[0]?.kartu;
};

test('a day of purchase is shown with its pieces', async () => {
  await jualDulu(kit, 'HANCUR01');
  await dibeli(kit.as('KASIR1'), beli(['HANCUR01'], BELI_BAKU));
  expect((await kit.as('SPV1').get('hancur-pembelian/tanggal')).data).toEqual([
    { tgl_beli: HARI, jumlah: 1, berat: 3.25, nilai: BELI_BAKU, tertahan: 0 },
  ]);
  expect((await kit.as('SPV1').get(`hancur-pembelian/barang?tgl_beli=${HARI}`)).data).toMatchObject([
    { kode_barcode: 'HANCUR01', berat: 3.25, kadar: 75, nilai: BELI_BAKU, tertahan: false },
  ]);
});

test('scrap: the worth moves, the pieces lie in gudang HANCUR, and everything comes back', async () => {
  const answer = await hancur(isi(['HANCUR01']));
  expect(answer, answer.text).toMatchObject({
    status: 200,
    message: 'Pembelian Berhasil Dihancurkan',
    data: { jumlah: 1, berat: 3.25, nilai: BELI_BAKU },
  });
  const nomor = answer.data.no_dokumen as string;
  expect(nomor).toMatch(/^JKT1-HP-261121-\d{4}$/);
  expect(await bukuUang(kit.owner, nomor)).toEqual([
    '1 HANCUR PEMBELIAN/ROSOK PERSEDIAAN_BELI > PERSEDIAAN_ROSOK 3.456.000',
  ]);
  expect(await bukuBarang(kit.owner, nomor)).toEqual(['1 HANCUR01 BELI/BELI > HANCUR/HANCUR 3.250']);
  expect(await kartu('HANCUR01')).toBe('ROSOK HANCUR/HANCUR 3250 3456000');
  const { rows } = await kit.owner.query(
    "select no_faktur_group from pembelian_barang where kode_barcode = 'HANCUR01'",
  );
  const beliBatal = { no_faktur_group: rows[0].no_faktur_group, alasan: 'salah timbang' };
  expect(await denganOtorisasi(kit.as('SPV1'), 'pembelian/batal', beliBatal, OWNER)).toMatchObject({
    status: 409,
    code: 'BARANG_BELI_DIPROSES',
  });
  const pdf = await kit.as('SPV1').post('hancur-pembelian/bukti', { no_dokumen: nomor });
  expect(pdf.bytes.subarray(0, 5).toString(), pdf.text).toBe('%PDF-');

  expect(await batal(nomor)).toMatchObject({ status: 200, message: 'Hancur Pembelian Berhasil Dibatalkan' });
  expect(await kartu('HANCUR01')).toBe('DIBELI BELI/BELI 3250 3456000');
  expect(await bukuUang(kit.owner, nomor)).toContain(
    '2 BATAL HANCUR PEMBELIAN/ROSOK PERSEDIAAN_ROSOK > PERSEDIAAN_BELI 3.456.000',
  );
  expect((await kit.as('SPV1').get('hancur-pembelian')).data).toMatchObject([
    { no_dokumen: nomor, status: 'CANC' },
  ]);
});

test('a loss: the worth is a cost and the piece is in no place of ours', async () => {
  const nomor = await hancurkan(kit, 'HANCUR02', 'HILANG');
  expect(await bukuUang(kit.owner, nomor)).toEqual([
    '1 HANCUR PEMBELIAN/HILANG PERSEDIAAN_BELI > BARANG_HILANG 3.456.000',
  ]);
  expect(await bukuBarang(kit.owner, nomor)).toEqual(['1 HANCUR02 BELI/BELI > @HANCUR 3.250']);
  expect(await kartu('HANCUR02')).toBe('HILANG BELI/BELI 3250 3456000');
  await batal(nomor);
  expect(await kartu('HANCUR02')).toBe('DIBELI BELI/BELI 3250 3456000');
});

describe('what is refused', () => {
  test.each([
    ['a piece that is not there', isi(['TIDAKADA']), 404, 'BARANG_BELI_TIDAK_ADA'],
    ['a piece of another day', isi(['HANCUR01'], { tgl_beli: '2026-11-20' }), 400, 'TANGGAL_BELI_BEDA'],
    ['the same piece twice', isi(['HANCUR01', 'HANCUR01']), 400, 'BARANG_DUA_KALI'],
    ['an unknown state', isi(['HANCUR01'], { kondisi_barang: 'X' }), 400, 'KONDISI_TIDAK_ADA'],
  ])('%s', async (_name, body, status, code) => {
    expect(await kit.as('SPV1').post('hancur-pembelian/simpan', body)).toMatchObject({ status, code });
  });

  test('a piece whose wear nobody agreed to', async () => {
    const baris = await ausDibeli(kit, 'HANCUR03');
    const body = isi(['HANCUR03']);
    const tolak = { status: 409, code: 'SUSUT_BELUM_DISETUJUI' };
    expect(await kit.as('SPV1').post('hancur-pembelian/simpan', body)).toMatchObject(tolak);
    const ucap = { ...baris, keputusan: 'SETUJU', alasan: 'aus dipakai' };
    const susut = await kit.as('SPV1').post('validasi-susut/simpan', { barang: [ucap] });
    expect(susut.status).toBe(200);
    expect(await hancur(body)).toMatchObject({ status: 200 });
    const urung = { no_dokumen: susut.data.no_dokumen as string, alasan: 'ragu lagi' };
    expect(await denganOtorisasi(kit.as('SPV1'), 'validasi-susut/batal', urung, OWNER)).toMatchObject({
      status: 409,
      code: 'BARANG_BELI_DIPROSES',
    });
  });

  test('two destroyers at once: one of them', async () => {
    await jualDulu(kit, 'HANCUR04');
    await dibeli(kit.as('KASIR1'), beli(['HANCUR04'], BELI_BAKU));
    const izin = async (kondisi_barang: string) => {
      const body = isi(['HANCUR04'], { kondisi_barang });
      const refused = await kit.as('SPV1').post('hancur-pembelian/simpan', body);
      return { ...body, detail_authorization: await setujui(kit.as('SPV1'), refused.detail, OWNER) };
    };
    const bodies = [await izin('ROSOK'), await izin('RUSAK')];
    const both = await Promise.all(
      bodies.map((body) => kit.as('SPV1').post('hancur-pembelian/simpan', body)),
    );
    expect(both.filter((a) => a.status === 200)).toHaveLength(1);
    expect([404, 409]).toContain(both.find((a) => a.status !== 200)?.status);
  });
});

test('the report ties to the scrap in the books', async () => {
  const { data, totals } = (await kit
    .as('OWNER')
    .get('hancur-pembelian/report', { portal: 'JKT1' })) as Answer & {
    totals: Record<string, number>;
  };
  expect(data).toContainEqual(
    expect.objectContaining({
      kode_barcode: 'HANCUR03',
      nilai: BELI_AUS,
      tujuan: 'ROSOK',
      disetujui: 'OWNER',
      status: 'SAH',
    }),
  );
  const { rows } = await kit.owner.query(
    `select coalesce(sum(case when ke_akun = 'PERSEDIAAN_ROSOK' then jumlah::bigint else -jumlah::bigint end), 0)::float8 as rosok
       from buku_uang where kode_toko = 'JKT1' and 'PERSEDIAAN_ROSOK' in (ke_akun, dari_akun)`,
  );
  expect(totals.nilai).toBe(rows[0].rosok);
  expect(totals.nilai_batal).toBe(2 * BELI_BAKU);
});
