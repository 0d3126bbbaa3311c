/** Protects: a file of a delivery gets its supplier and its cost from there, is shown at that cost, and is never more than was left. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ServerBarang, sehat, serverBarang } from '../../../tests/contoh/server-barang.ts';
import { kiriman } from '../../../tests/kit/terima.ts';

let server: ServerBarang;
let no_penerimaan: string;
beforeAll(async () => {
  server = await serverBarang();
  const made = await server.call('OWNER1', 'POST', 'penerimaan-barang/simpan', kiriman('FILE-1'), {
    'idempotency-key': 'kiriman-berkas-1',
  });
  expect([made.status, made.json.message]).toEqual([200, 'Penerimaan Barang Berhasil Disimpan']);
  no_penerimaan = made.json.data.no_dokumen;
});
afterAll(() => server?.close());

const KEPALA = 'kode_group,kode_dept,kode_gudang,kode_baki,nama_barang,berat,harga_modal';
const berkas = (...baris: string[]) => ({
  name: 'kiriman.csv',
  bytes: Buffer.from(`${[KEPALA, ...baris].join('\n')}\n`),
});
const cincin = (berat: string, modal = '') => `750,CC,TOKO,CC01,CINCIN KIRIMAN,${berat},${modal}`;
const impor = (file: ReturnType<typeof berkas>, more: Record<string, string> = {}) =>
  server.upload('OWNER1', 'barang/import', file, { no_penerimaan, mode: 'semua', ...more });

it('is shown and stored at the cost of its delivery', async () => {
  const file = berkas(cincin('2.500'), cincin('3.500'));
  const shown = await impor(file, { pratinjau: 'ya' });
  expect(shown.json.data).toMatchObject({ benar: 2, tersimpan: 0, harga_modal: 6_000_000, salah: [] });
  const done = await impor(file);
  expect(done.json.data).toMatchObject({ tersimpan: 2, harga_modal: 6_000_000 });
  expect(
    await server.rows(
      `select supplier, sum(harga_modal) from barang where no_masuk = '${done.json.data.no_dokumen}' group by 1`,
    ),
  ).toEqual(await server.rows("select 'HWT', 6000000"));
  await sehat(server);
});

it('with a cost of its own, or more than is left, says so', async () => {
  const own = await impor(berkas(cincin('1.000', '900000')), { pratinjau: 'ya' });
  expect(own.json.data.salah).toMatchObject([
    { kolom: 'harga_modal', sebab: 'harga modal mengikuti penerimaan' },
  ]);
  const more = await impor(berkas(cincin('1.000')), { pratinjau: 'ya' });
  expect([more.status, more.json.code]).toEqual([409, 'PENERIMAAN_HABIS']);
});
