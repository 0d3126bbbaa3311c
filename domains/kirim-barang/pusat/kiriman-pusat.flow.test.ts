/**
 * Protects: a branch takes over lists, prices and the pieces that head office has under way to it in one act: all of them or none,
 * once whoever asks how often, whole with what their cards say, and the accounts between both stores agree.
 */
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { type Answer, type Kit, testApp } from '../../../tests/kit/app.ts';
import { bukuUang } from '../../../tests/kit/buku.ts';
import {
  atur,
  bilaDiminta,
  hargaGrup,
  MODAL_BAKU,
  masukkanOleh,
  numberOf,
  SANDI_OWNER,
} from '../../../tests/kit/jual.ts';

/** A branch that has nothing but its day, its accounts and one tray. */
const BARU = 'BGR1';
const portal = { portal: BARU };
const BANYAK = 50;

let kit: Kit;
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  await hargaGrup(kit, 1_111_000, 'PUSAT');
  const toko = { kode_toko: BARU, nama_toko: 'TOKO BOGOR', alamat_toko: 'BOGOR', pkp: false, zona: 'WIB' };
  expect(await kit.as('OWNER').post('tokos/create', toko)).toMatchObject({ status: 200 });
  await kit.owner.query("update hari_toko set tanggal = '2026-11-21' where kode_toko = $1", [BARU]);
  await atur(kit, { KIRIM_BARANG_MODULE: 'true' }, BARU);
  const baki = { kode_baki: 'CC01', nama_baki: 'CINCIN', kode_gudang: 'TOKO' };
  const made = await kit.as('OWNER').post('baki/create', { ...baki, berat_baki: 0 }, portal);
  expect(made, made.text).toMatchObject({ status: 200 });
});
afterEach(async () => expect(await kit.periksa()).toEqual([]));
afterAll(() => kit?.close());

type Banding = {
  daftar: { tabel: string; sidik: string; baru: number; beda: number }[];
  kiriman: { no_kirim: string; jumlah_barang: number }[];
  barang: { no_kirim: string; kode_barcode: string; harga: number; keberadaan: string }[];
};
const owner = () => kit.as('OWNER');
const banding = async (): Promise<Banding> => {
  const answer = await owner().get('import-data-pusat', portal);
  expect(answer, answer.text).toMatchObject({ status: 200 });
  return answer.data as Banding;
};
const semuaDaftar = ({ daftar }: Banding) =>
  daftar.filter(({ baru }) => baru > 0).map(({ tabel, sidik }) => ({ tabel, sidik }));
const ambil = (body: object, key?: string): Promise<Answer> => {
  const call = { method: 'POST', path: 'import-data-pusat/ambil', body } as const;
  return bilaDiminta(kit.as('PUSAT'), call, SANDI_OWNER, { ...portal, ...(key ? { key } : {}) });
};
/** Pieces that head office has, and the number under which they are on their way. */
async function kirimPusat(mark: string, banyak: number, tujuan = BARU): Promise<string> {
  const codes = Array.from({ length: banyak }, (_, i) => `${mark}${1000 + i}`);
  await masukkanOleh(kit, 'PUSAT', ...codes.map((kode_barcode) => ({ kode_barcode })));
  const barang = codes.map((kode_barcode) => ({ kode_barcode }));
  return numberOf(await kit.as('PUSAT').post('kirim-barang/simpan', { tujuan, barang }));
}
const satu = async <T>(sql: string, ...values: unknown[]): Promise<T> =>
  (await kit.owner.query(sql, values)).rows[0]?.n as T;
const ada = (tabel: string): Promise<number> =>
  satu(`select count(*)::int as n from ${tabel} where kode_toko = $1`, BARU);
const antar = (kode_toko: string): Promise<number> =>
  satu(
    `select coalesce(sum(case when ke_akun like 'RK%' then jumlah else 0 end - case when dari_akun like 'RK%' then jumlah else 0 end), 0)::float8 as n
       from buku_uang where kode_toko = $1 and ${kode_toko === BARU ? "'PUSAT'" : `'${BARU}'`} in (ke_dimensi, dari_dimensi)`,
    kode_toko,
  );

test('a branch without a single list sees what it would get, piece by piece, and gets all of it in one act', async () => {
  const no_kirim = await kirimPusat('PSTA', BANYAK);
  await kit.owner.query(
    "update barang set ada_faktur_masukan = true, no_faktur_masukan = '0500260000000001', foto = 'PUSAT/x.jpg' where kode_barcode = 'PSTA1000'",
  );
  const shown = await banding();
  expect(await ada('grup')).toBe(0);
  expect(shown.kiriman).toMatchObject([{ no_kirim, jumlah_barang: BANYAK }]);
  expect(shown.barang).toHaveLength(BANYAK);
  expect(shown.barang[0]).toMatchObject({
    ...{ kode_barcode: 'PSTA1000', keberadaan: 'IKUT_BARU', harga: 1_111_000 },
  });
  const daftar = semuaDaftar(shown);
  const body = { daftar, kiriman: [{ no_kirim }], ke_baki: 'CC01' };
  expect(await owner().post('import-data-pusat/ambil', body, portal)).toMatchObject({
    ...{ status: 403, code: 'OTORISASI_DIPERLUKAN' },
  });
  expect([await ada('grup'), await ada('barang')]).toEqual([0, 0]);
  const answer = await ambil(body, 'ambil-pusat-sekali');
  expect(answer, answer.text).toMatchObject({ status: 200, message: 'Data Pusat Berhasil Diambil' });
  expect((answer.data as { label: string; baru: number }[]).at(-1)).toMatchObject({
    ...{ label: no_kirim, baru: BANYAK },
  });
  // The same act again, of which the answer was lost.
  expect((await ambil(body, 'ambil-pusat-sekali')).data).toEqual(answer.data);
  expect([await ada('grup'), await ada('barang')]).toEqual([
    await satu("select count(*)::int as n from grup where kode_toko = 'PUSAT' and aktif"),
    BANYAK,
  ]);
  const { data } = await owner().get('barang/ready/kode-barcode/PSTA1000', portal);
  expect(data).toMatchObject({ status: 'TERSEDIA', kode_baki: 'CC01' });
  expect(
    await satu(
      "select jsonb_build_array(no_faktur_masukan, foto, harga_modal, status) as n from barang where kode_toko = $1 and kode_barcode = 'PSTA1000'",
      BARU,
    ),
  ).toEqual(['0500260000000001', 'PUSAT/x.jpg', MODAL_BAKU, 'TERSEDIA']);
  expect((await bukuUang(kit.owner, no_kirim)).at(-1)).toBe(
    `2 KIRIM_BARANG/DITERIMA BARANG_DALAM_PENGIRIMAN:${BARU} > RK_CABANG:${BARU} 147.500.000`,
  );
  expect([await antar('PUSAT'), await antar(BARU)]).toEqual([147_500_000, -147_500_000]);
  expect((await banding()).kiriman).toEqual([]);
});

test('one piece that cannot be taken refuses everything, by its name', async () => {
  const no_kirim = await kirimPusat('PSTB', 3);
  const baik = await kirimPusat('PSTC', 2);
  await kit.owner.query(
    "insert into supplier_barang (kode_toko, kode_supplier, nama_supplier) values ('PUSAT', 'PUSAT9', 'PT PUSAT SEMBILAN')",
  );
  await kit.owner.query("update grup set aktif = false where kode_toko = $1 and kode_group = '750'", [BARU]);
  const shown = await banding();
  expect(shown.barang.map(({ keberadaan }) => keberadaan)).toEqual(Array(5).fill('IKUT_BERBEDA'));
  const daftar = semuaDaftar(shown);
  expect(daftar.map(({ tabel }) => tabel)).toContain('supplier_barang');
  const body = { daftar, kiriman: [{ no_kirim: baik }, { no_kirim }], ke_baki: 'CC01' };
  expect(await ambil(body)).toMatchObject({
    ...{ status: 409, code: 'GROUP_TIDAK_ADA_DI_TOKO' },
    message: 'Group 750 Dari Barang PSTB1000 Belum Ada Di Toko Ini',
  });
  const tiada =
    "select count(*)::int as n from supplier_barang where kode_toko = $1 and kode_supplier = 'PUSAT9'";
  expect([await satu(tiada, BARU), await ada('barang')]).toEqual([0, BANYAK]);
  // With the list of groups as head office has it now, both come.
  const grup = shown.daftar
    .filter(({ tabel }) => tabel === 'grup')
    .map(({ tabel, sidik }) => ({ tabel, sidik }));
  const answer = await ambil({ ...body, daftar: [...daftar, ...grup], perbarui: true });
  expect(answer, answer.text).toMatchObject({ status: 200 });
  expect([await satu(tiada, BARU), await ada('barang')]).toEqual([1, BANYAK + 5]);
  expect((await antar('PUSAT')) + (await antar(BARU))).toBe(0);
});

test('two people at once: one takes them, the other is told; a piece that never left and a foreign number are refused', async () => {
  const no_kirim = await kirimPusat('PSTD', 2);
  const body = { kiriman: [{ no_kirim }], ke_baki: 'CC01' };
  const both = await Promise.all([ambil(body), ambil(body)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await ada('barang')).toBe(BANYAK + 7);
  expect(await ambil(body)).toMatchObject({ status: 409, code: 'DATA_PUSAT_BERUBAH' });
  const lain = await kirimPusat('PSTE', 1, 'JKT1');
  expect(await ambil({ ...body, kiriman: [{ no_kirim: lain }] })).toMatchObject({
    code: 'DATA_PUSAT_BERUBAH',
  });
  const tanpaBaki = await kirimPusat('PSTF', 1);
  expect(await ambil({ kiriman: [{ no_kirim: tanpaBaki }] })).toMatchObject({
    ...{ status: 400, code: 'BAKI_TUJUAN_KOSONG' },
  });
  expect(await ambil({})).toMatchObject({ status: 400, code: 'DATA_PUSAT_KOSONG' });
});
