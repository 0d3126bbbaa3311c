/** Protects: a file goes into stock whole or not at all, and every broken cell is named. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contoh, type ServerBarang, sehat, serverBarang } from '../../../tests/contoh/server-barang.ts';

let server: ServerBarang;
beforeAll(async () => {
  server = await serverBarang();
});
afterAll(() => server?.close());

describe('a file', () => {
  const impor = async (name: string, fields: Record<string, string> = {}, user = 'OWNER2') =>
    server.upload(user, 'barang/import', { name, bytes: await contoh(name) }, fields);
  const masuk = () => server.rows("select count(*) from barang where kode_toko = 'JKT2'");

  it('makes its masters only after it showed them', async () => {
    const file = { name: 'barang-contoh.csv', bytes: await contoh('barang-contoh.csv') };
    const shown = await server.upload('OWNER2', 'barang/import/master', file, { pratinjau: 'ya' });
    expect(shown.status).toBe(200);
    expect(shown.json.data.baki.length).toBeGreaterThan(10);
    expect(shown.json.data.pemakaian['grup:700']).toBeGreaterThan(100);
    const fewer = { pratinjau: 'ya', lewati: 'grup:700,jenis:KL' };
    const left = (await server.upload('OWNER2', 'barang/import/master', file, fewer)).json.data;
    expect(left.grup.map((row: { kode_group: string }) => row.kode_group)).not.toContain('700');
    expect(left.jenis.length).toBe(shown.json.data.jenis.length - 1);
    expect(
      await server.rows("select count(*) from baki where kode_toko = 'JKT2' and kode_gudang <> 'TITIP'"),
    ).toEqual(['1']);
    expect((await server.upload('KASIR1', 'barang/import/master', file)).status).toBe(403);
    // Nobody has said what 24K sells for here: new groups would sell at their cost.
    expect(shown.json.data).toMatchObject({ harga_24k: null, pertama: true });
    expect((await server.upload('OWNER2', 'barang/import/master', file)).json).toMatchObject({
      code: 'INPUT_TIDAK_VALID',
      message: 'Harga Jual 24K Per Gram Harus Diisi',
      detail: [{ path: 'harga_24k' }],
    });
    const dasar = { harga_24k: '1310500' };
    expect((await server.upload('OWNER2', 'barang/import/master', file, dasar)).status).toBe(200);
    expect(
      await server.rows("select harga from grup where kode_toko = 'JKT2' and kode_group = '700'"),
    ).toEqual(['918000']);
  });

  it('with broken rows writes none and names every cell', async () => {
    const before = await masuk();
    const { json } = await impor('barang-rusak.csv', { mode: 'semua' });
    const expected = (await contoh('barang-rusak.harapan.tsv'))
      .toString()
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => line.trimEnd());
    expect(
      json.data.salah.map(
        (row: { baris: number; kolom: string; sebab: string }) => `${row.baris}\t${row.kolom}\t${row.sebab}`,
      ),
    ).toEqual(expected);
    expect(json.data.salah[2]).toMatchObject({ baris: 6, isi: '3,25O' });
    expect([json.data.tersimpan, json.data.benar]).toEqual([0, 80]);
    expect(await masuk()).toEqual(before);
  });

  it('of 1,200 pieces goes in as one document', async () => {
    const preview = await impor('barang-contoh.csv', { pratinjau: 'ya' });
    expect(preview.json.data).toMatchObject({ baris: 1200, benar: 1200, kembar: 0, tersimpan: 0, salah: [] });
    expect(preview.json.data.contoh[0]).toMatchObject({
      baris: 2,
      nama_barang: 'LOGAM MULIA ANTAM',
      berat: 1,
      kadar: 99.9,
      ada_faktur_masukan: true,
    });
    const done = await impor('barang-contoh.csv', { mode: 'semua' });
    expect(done.json.data.berat).toBe(preview.json.data.berat);
    expect(done.json.data).toMatchObject({ tersimpan: 1200, status: 'DONE', jumlah: 1200 });
    const no = done.json.data.no_dokumen;
    expect(
      await server.rows(
        `select count(*), count(distinct kode_barcode), sum(harga_modal) from barang where no_masuk = '${no}'`,
      ),
    ).toEqual(await server.rows(`select 1200, 1200, sum(jumlah) from buku_uang where no_dokumen = '${no}'`));
    expect((await impor('barang-contoh.csv', { pratinjau: 'ya' })).json.data.kembar).toBeGreaterThan(1000);
    await sehat(server);
  });

  it('with the good rows only', async () => {
    const { json } = await impor('barang-rusak.csv', { mode: 'yang-benar' });
    expect(json.data).toMatchObject({ baris: 140, benar: 80, tersimpan: 80 });
    await sehat(server);
  });

  it('without its columns is refused whole', async () => {
    const bytes = Buffer.from('kode_group,harga\n750,1\n');
    const { status, json } = await server.upload('OWNER2', 'barang/import', { name: 'a.csv', bytes });
    expect([status, json.code]).toEqual([400, 'KOLOM_TIDAK_LENGKAP']);
  });
});

it('the list filters by tray alias, searches and sorts', async () => {
  const list = async (query: string) => (await server.call('OWNER2', 'GET', `barang/list?${query}`)).json;
  const all = await list('limit=5&sort=berat&arah=desc');
  expect([all.data.length, all.total]).toEqual([5, 1280]);
  const kl = await list('kode_toko=kl01&limit=1000');
  expect(new Set(kl.data.map((row: { kode_baki: string }) => row.kode_baki))).toEqual(new Set(['KL01']));
  const found = await list('q=kalung&kode_group=750&status=TERSEDIA,DITAHAN');
  expect(found.total).toBeGreaterThan(10);
  expect((await list('q=%25')).total).toBe(0);
});
