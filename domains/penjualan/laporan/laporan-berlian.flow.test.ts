/** Protects: stones, marketplaces and big notas in reports: what was said of a sale stays said, and adds up to the books. */
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { type Answer, HARI, type Kit, testApp } from '../../../tests/kit/app.ts';
import {
  atur,
  denganIzin,
  denganOtorisasi,
  HARGA_BAKU,
  hargaGrup,
  jual,
  masukkan,
  nota,
  numberOf,
  SANDI_OWNER,
  terjual,
} from '../../../tests/kit/jual.ts';

let kit: Kit;
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  await hargaGrup(kit);
  await atur(kit, { KURS_USD: '16500', MARKETPLACE_INTEGRATION_MODULE: null });
});
afterAll(async () => {
  expect(await kit?.periksa()).toEqual([]);
  await kit?.close();
});

type Baris = Record<string, string | number | null>;
type Laporan = Omit<Answer, 'data'> & { data: Baris[]; totals: Record<string, number> };
const laporan = async (path: string, user = 'SPV1'): Promise<Laporan> => {
  const answer = await kit.as(user).get(`penjualan/${path}`);
  expect(answer, answer.text).toMatchObject({ status: 200 });
  return answer as Laporan;
};
const batal = async (no_faktur_group: string): Promise<void> => {
  const body = { no_faktur_group, alasan: 'pembeli batal' };
  expect(await denganOtorisasi(kit.as('SPV1'), 'penjualan/batal', body, SANDI_OWNER)).toMatchObject({
    status: 200,
  });
};
const gerak = async (akun: string): Promise<number> =>
  (
    await kit.owner.query(
      "select coalesce(sum(masuk - keluar), 0)::float8 as n from gerak_uang where kode_toko = 'JKT1' and akun = $1 and tanggal = $2",
      [akun, HARI],
    )
  ).rows[0].n;

const CINCIN = {
  ...{ kode_group: '750', kode_dept: 'CC', kode_gudang: 'TOKO', kode_baki: 'CC01' },
  ...{ nama_barang: 'CINCIN BERLIAN', berat_asli: 3.25, harga_modal: 20_000_000 },
};
const MODAL = 20_000_000;

describe('stones (vector 38: 1.25 ct x USD 1.800 x 16.500)', () => {
  let nomor: string;
  beforeAll(async () => {
    const master = {
      ...{ kode_berlian: 'VEK38', nama_berlian: 'VEKTOR 38', kode_batu: 'BERLIAN', jumlah: 1, karat: 1.25 },
      ...{ kode_shape: 'RB', kode_color: 'D', kode_clarity: 'VVS1', satuan_harga: 'CT', harga_usd: 1800 },
      ...{ sertifikat: 'GIA', no_sertifikat: '3800000038', profit: 0, ongkos_berlian: 0 },
    };
    const dibuat = await kit.as('OWNER').post('parameter-berlian/create', master, { portal: 'JKT1' });
    expect(dibuat, dibuat.text).toMatchObject({ status: 200 });
    const batu = [
      { kode_berlian: 'VEK38' },
      { kode_batu: 'RUBY', jumlah: 4, karat: 0.08, kode_berlian: null },
    ];
    const baris = [{ ...CINCIN, kode_barcode: 'VEKTOR38', batu }];
    const masuk = { method: 'POST' as const, path: 'barang/simpan', body: { baris } };
    expect(await denganIzin(kit.as('SPV1'), masuk, SANDI_OWNER)).toMatchObject({ status: 200 });
    // The rate of tomorrow is none of this piece's.
    await atur(kit, { KURS_USD: '17250' });
    const { data } = await kit.as('KASIR1').get('barang/ready/kode-barcode/VEKTOR38');
    expect([data.harga_atribut, data.berat_atribut]).toEqual([37_125_000, 0.266]);
    const hitung = await jual(kit.as('KASIR1'), nota(['VEKTOR38'], 1));
    const { total } = hitung.detail as { total: number };
    nomor = await terjual(kit.as('KASIR1'), nota(['VEKTOR38'], total));
  });
  const punya = async (path = '', user = 'SPV1') =>
    (await laporan(`get/report-berlian?tgl_awal=${HARI}${path}`, user)).data.filter(
      (row) => row['no_faktur_group'] === nomor,
    );

  test('carats, certificate, dollars and the rate of the line, whatever the rate is now', async () => {
    const [satu, dua] = await punya();
    expect(satu).toMatchObject({
      ...{ kode_barcode: 'VEKTOR38', jenis: 'BERLIAN', jumlah: 1, karat: 1.25, mutu: 'RB/D/VVS1' },
      ...{ sertifikat: 'GIA 3800000038', harga_usd: 1800, satuan_harga: 'CT', kurs: 16_500 },
      ...{ harga_batu: 37_125_000, total_modal: MODAL, berat: 3.25, status: 'SAH' },
    });
    expect(satu?.['total_margin']).toBe((satu?.['total_dijual'] as number) - MODAL);
    // A stone that was typed has carats and no price, and the figures of its piece stand once.
    expect(dua).toMatchObject({ jumlah: 4, karat: 0.08, kurs: null, harga_batu: null, total_dijual: null });
    expect(await punya('&kode_batu=RUBY')).toMatchObject([{ jumlah: 4, total_modal: MODAL }]);
  });

  test('cost is what the books moved, and a cashier is not told it', async () => {
    const { totals } = await laporan(`get/report-berlian?tgl_awal=${HARI}`);
    expect(totals['total_modal']).toBe(await gerak('HPP_BERLIAN'));
    await kit.owner.query(
      "insert into hak_akses (user_id, path, is_show) values ('KASIR2', '/laporan-transaksi-penjuala-berlian', true) on conflict (user_id, path) do update set is_show = true",
    );
    const [row] = await punya('', 'KASIR2');
    expect(Object.keys(row as Baris)).toContain('harga_batu');
    for (const rahasia of ['total_modal', 'total_margin'])
      expect(Object.keys(row as Baris)).not.toContain(rahasia);
  });

  test('stones told anew keep what they were priced at; taken back, the line stands once more below zero', async () => {
    await batal(nomor);
    const { data } = await kit.as('SPV1').get('barang/batu/VEKTOR38');
    const batu = data.batu.slice(0, 1);
    const body = { versi: data.versi, batu };
    const ubah = { method: 'PUT' as const, path: 'barang/batu/VEKTOR38', body };
    expect(await denganIzin(kit.as('SPV1'), ubah, SANDI_OWNER)).toMatchObject({ status: 200 });
    const { rows } = await kit.owner.query(
      "select harga_usd, kurs::int from barang_batu where kode_barcode = 'VEKTOR38'",
    );
    expect(rows).toEqual([{ harga_usd: 1800, kurs: 16_500 }]);
    const semua = await punya();
    expect(semua.map((row) => [row['status'], row['jumlah'], row['harga_batu']])).toEqual([
      ['SAH', 1, 37_125_000],
      ['SAH', 4, null],
      ['BATAL', -1, -37_125_000],
      ['BATAL', -4, null],
    ]);
    const { totals } = await laporan(`get/report-berlian?tgl_awal=${HARI}`);
    expect(totals['total_modal']).toBe(await gerak('HPP_BERLIAN'));
  });
});

describe('marketplace', () => {
  test('a nota names one where the store sells there, and the report has it under its name', async () => {
    await masukkan(kit, { kode_barcode: 'PASAR001' });
    await masukkan(kit, { kode_barcode: 'PASAR002' });
    const lewat = { kode_marketplace: 'SHOPEE', nama_customer: 'DEWI' };
    const ditolak = await jual(kit.as('KASIR1'), nota(['PASAR001'], HARGA_BAKU, lewat));
    expect(ditolak).toMatchObject({ status: 403, code: 'MARKETPLACE_TIDAK_AKTIF' });
    await atur(kit, { MARKETPLACE_INTEGRATION_MODULE: 'true' });
    const lain = await jual(kit.as('KASIR1'), nota(['PASAR001'], HARGA_BAKU, { kode_marketplace: 'LAPAK' }));
    expect(lain.status).toBe(400);
    const nomor = numberOf(await jual(kit.as('KASIR1'), nota(['PASAR001'], HARGA_BAKU, lewat)));
    await terjual(kit.as('KASIR1'), nota(['PASAR002'], HARGA_BAKU));
    const path = `report-marketplaces?tgl_from=${HARI}&tgl_to=${HARI}`;
    const punya = async (more = '') =>
      (await laporan(path + more)).data.filter((row) => String(row['no_fj']) === nomor);
    expect(await punya()).toMatchObject([
      {
        ...{ nama_marketplace: 'SHOPEE', kode_member: null, kode_dept: 'CC', nama_barang: 'CINCIN UJI COBA' },
        ...{ berat: 3.25, ongkos: 113_750, harga_jual: HARGA_BAKU, total: HARGA_BAKU },
      },
    ]);
    expect((await laporan(path)).data.map((row) => row['nama_barang'])).not.toContain('PASAR002');
    expect(await punya('&kode_marketplace=TOKOPEDIA')).toEqual([]);
    const sebelum = (await laporan(path)).totals['total'] as number;
    await batal(nomor);
    expect((await punya()).map((row) => row['total'])).toEqual([HARGA_BAKU, -HARGA_BAKU]);
    expect((await laporan(path)).totals['total']).toBe(sebelum - HARGA_BAKU);
  });
});

describe('elephants', () => {
  test('the biggest notas of the chain, biggest first; all of them are what was sold and stayed sold', async () => {
    const ask = async (more: string) => {
      const answer = await kit
        .as('OWNER')
        .get(`penjualan/get/report-global-gajah?tgl_awal=2026-11-01&${more}`);
      expect(answer, answer.text).toMatchObject({ status: 200 });
      return answer as Laporan;
    };
    const semua = await ask('lingkup=SEMUA&banyak=5000');
    const nilai = semua.data.map((row) => row['total'] as number);
    expect(nilai).toEqual(nilai.toSorted((a, b) => b - a));
    const jualan = await kit
      .as('OWNER')
      .get('penjualan/get/report-global-jenis?tgl_awal=2026-11-01&lingkup=SEMUA');
    for (const kolom of ['total', 'berat', 'berat_murni', 'jumlah_qty'])
      expect(semua.totals[kolom], kolom).toBe((jualan.totals as Record<string, number>)[kolom]);
    const tiga = await ask('lingkup=SEMUA&banyak=3');
    expect(tiga.data.map((row) => [row['urutan'], row['total']])).toEqual(
      nilai.slice(0, 3).map((total, index) => [index + 1, total]),
    );
    const batas = nilai[4] as number;
    for (const row of (await ask(`lingkup=SEMUA&minimal=${batas}`)).data)
      expect(row['total']).toBeGreaterThanOrEqual(batas);
    const cabang = await ask('lingkup=PILIHAN&daftar_toko=SBY1');
    expect(new Set(cabang.data.map((row) => row['toko']))).toEqual(new Set(['SBY1']));
  });
});
