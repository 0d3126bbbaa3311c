/** Protects: nobody lets more money out of the house than his level may, in one act or in a day, without somebody above him. */
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { type Answer, type Kit, testApp } from '../../tests/kit/app.ts';
import {
  atur,
  denganOtorisasi,
  hanyaPemilik,
  type Kebutuhan,
  SANDI_OWNER,
  setujui,
} from '../../tests/kit/jual.ts';

let kit: Kit;
const OWNER = { user_id: 'OWNER', password: 'sandi-uji-coba' };
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  await kit.owner.query(
    "insert into hak_akses (user_id, path, is_show) select u, p, true from unnest(array['KASIR1', 'KASIR2']) u, unnest(array['/uang-kas', '/gesek-tunai']) p",
  );
  const modal = { arah: 'TAMBAH', kategori: 'LAIN', jumlah: 900_000_000, keterangan: 'modal' };
  for (const kasir of ['KASIR1', 'KASIR2', 'SPV1'])
    expect(await kit.as('SPV1').post('cash/uang-kas', { ...modal, kasir })).toMatchObject({ status: 200 });
});
afterEach(async () => expect(await kit.periksa()).toEqual([]));
afterAll(() => kit?.close());

const biaya = (jumlah: number) => ({ arah: 'AMBIL', kategori: 'BIAYA', jumlah, keterangan: 'biaya toko' });
const keluar = (user: string, jumlah: number): Promise<Answer> =>
  kit.as(user).post('cash/uang-kas', biaya(jumlah));
const butuh = (answer: Answer, more: object = {}): void =>
  expect(answer, answer.text).toMatchObject({
    status: 403,
    code: 'OTORISASI_DIPERLUKAN',
    detail: { perlu: expect.arrayContaining([expect.objectContaining({ kategori: 'batas', ...more })]) },
  });

describe('at once', () => {
  test('a cashier up to his ceiling, a supervisor above it, the owner above the supervisor', async () => {
    expect(await keluar('KASIR1', 25_000_000)).toMatchObject({ status: 200 });
    const lebih = await keluar('KASIR1', 25_000_001);
    butuh(lebih);
    expect(lebih.detail.perlu[0]).not.toHaveProperty('oleh');
    expect(await denganOtorisasi(kit.as('KASIR1'), 'cash/uang-kas', biaya(25_000_001))).toMatchObject({
      status: 200,
    });
    const jauh = await keluar('KASIR1', 100_000_001);
    butuh(jauh, { oleh: 'OWN' });
    await hanyaPemilik(kit.as('KASIR1'), jauh.detail as Kebutuhan);
    const izin = await setujui(kit.as('KASIR1'), jauh.detail as Kebutuhan, SANDI_OWNER);
    const body = { ...biaya(100_000_001), detail_authorization: izin };
    // Whoever gave it is asked about once more when it is used.
    const palsu = 'update otorisasi set approver = $2 where id = $1';
    await kit.owner.query(palsu, [izin[0]?._id, 'SPV1']);
    butuh(await kit.as('KASIR1').post('cash/uang-kas', body), { oleh: 'OWN' });
    butuh(await keluar('SPV1', 100_000_001), { oleh: 'OWN' });
    expect(await keluar('SPV1', 100_000_000)).toMatchObject({ status: 200 });
  });

  test('nobody is asked to agree to what the drawer cannot pay, and the attempt leaves nothing', async () => {
    const jejak = async () =>
      (
        await kit.owner.query(
          'select (select count(*) from dokumen) as dokumen, (select count(*) from idem) as idem, (select sum(seq) from audit) as audit',
        )
      ).rows;
    const sebelum = await jejak();
    expect(await keluar('KASIR2', 950_000_000)).toMatchObject({ status: 409, code: 'SALDO_KAS_KURANG' });
    butuh(await keluar('KASIR2', 60_000_000));
    expect(await jejak()).toEqual(sebelum);
  });

  test('the owner needs nobody', async () => {
    const own = { ...biaya(150_000_000), kasir: 'SPV1' };
    expect(await kit.as('OWNER').post('cash/uang-kas', own, { portal: 'JKT1' })).toMatchObject({
      status: 200,
    });
  });

  test('an invented bar of two kilograms, paid by transfer: the attack that moved billions', async () => {
    const { rows } = await kit.owner.query(
      "select no_rekening from rekening where kode_toko = 'JKT1' and aktif and bisa_transfer order by 1 limit 1",
    );
    const barang = {
      kode_sales: 'S1',
      asal_nota: 'TANPA NOTA',
      kondisi_barang: 'MULUS',
      berat: 2000,
      kadar: 99.9,
    };
    const rupa = { nama_barang: 'EMAS BATANGAN', kode_group: '999', kode_dept: 'CC', kode_harga: '999' };
    const siapa = {
      nama_customer: 'SIAPA SAJA',
      nik_sim_passport: '3171012345678901',
      no_hp_customer: '081234567890',
      alamat_customer: 'JAKARTA',
      ...{ tanggal_lahir: '1970-01-01', pekerjaan: 'PEDAGANG', sumber_dana: 'USAHA' },
    };
    const beli = async (total: number) =>
      kit.as('KASIR2').post('pembelian/simpan', {
        ...siapa,
        total,
        barang: [{ ...barang, ...rupa }],
        bayar: [{ jenis: 'TRANSFER', no_rekening: rows[0].no_rekening, jumlah: total }],
      });
    const beda = await beli(1);
    const total = beda.detail?.total as number;
    expect(total, beda.text).toBeGreaterThan(1_000_000_000);
    butuh(await beli(total), { oleh: 'OWN' });
  });
});

describe('in a day', () => {
  test('small sums add up, a cancellation takes its sum back', async () => {
    await atur(kit, { BATAS_KELUAR_HARIAN_KASIR: '50000000' });
    const nomor: string[] = [];
    for (let n = 0; n < 2; n += 1) {
      const answer = await keluar('KASIR2', 20_000_000);
      expect(answer, answer.text).toMatchObject({ status: 200 });
      nomor.push(answer.data.no_dokumen);
    }
    const ketiga = await keluar('KASIR2', 20_000_000);
    butuh(ketiga);
    expect(ketiga.detail.perlu[0].rincian[1]).toEqual({
      label: 'Uang keluar hari ini oleh KASIR2',
      nilai: 'Rp 60.000.000 dari batas Rp 50.000.000',
    });
    const batal = { no_dokumen: nomor[0], alasan: 'salah ambil' };
    expect(await denganOtorisasi(kit.as('SPV1'), 'cash/batal', batal, OWNER)).toMatchObject({ status: 200 });
    expect(await keluar('KASIR2', 20_000_000)).toMatchObject({ status: 200 });
    await atur(kit, { BATAS_KELUAR_HARIAN_KASIR: null });
  });

  test('two tills of one person at once are measured one after the other', async () => {
    const { rows } = await kit.owner.query(
      "select coalesce(sum(jumlah), 0)::float8 as n from lepas_sendiri where jenis = 'UANG' and kode_toko = 'JKT1' and user_id = 'SPV1'",
    );
    await atur(kit, { BATAS_KELUAR_HARIAN_SPV: String(rows[0].n + 50_000_000) });
    const both = await Promise.all([keluar('SPV1', 40_000_000), keluar('SPV1', 30_000_000)]);
    expect(both.map((answer) => answer.status).sort()).toEqual([200, 403]);
    await atur(kit, { BATAS_KELUAR_HARIAN_SPV: null });
  });

  test('money that stays ours is not counted: to the bank, to head office', async () => {
    const { rows } = await kit.owner.query(
      "select no_rekening, kode_bank from rekening where kode_toko = 'JKT1' and aktif order by 1 limit 1",
    );
    const setor = {
      kategori: 'MUTASI',
      asal: 'CASH',
      tujuan: rows[0].kode_bank,
      tujuan_rekening: rows[0].no_rekening,
    };
    const besar = { jumlah: 200_000_000, keterangan: 'setor', kasir: 'KASIR1' };
    expect(await kit.as('SPV1').post('cash/mutasi-uang-cash', { ...setor, ...besar })).toMatchObject({
      status: 200,
    });
  });
});

describe('to one person', () => {
  beforeAll(() => atur(kit, { FEE_GESEK_TUNAI: '0' }));
  const isiGesek = async (more: object) => {
    const { rows } = await kit.owner.query(
      "select no_rekening from rekening where kode_toko = 'JKT1' and aktif and bisa_debet order by 1 limit 1",
    );
    const kartu = {
      no_rekening: rows[0].no_rekening,
      jenis_kartu: 'DEBET',
      fee_persen: 0,
      kartu_akhir: '4321',
    };
    return { ...kartu, nama_pemilik: 'PAK BELAH', ...more };
  };
  const bayar = async (user: string, more: object): Promise<Answer> =>
    kit.as(user).post('non-cash/gesek-tunai', await isiGesek({ gesek: 20_000_000, ...more }));

  test.each([
    ['by number', { no_ktp: '3174012345670123' }, { no_ktp: '3174012345670123', nama_pemilik: 'BU BELAH' }],
    [
      'by telephone and name',
      { telp: '081233334444' },
      { telp: '6281233334444', no_ktp: '3174012345670124' },
    ],
  ])('two cashiers do not get below the ceiling, %s', async (_name, satu, dua) => {
    const pertama = await bayar('KASIR1', satu);
    expect(pertama, pertama.text).toMatchObject({ status: 200 });
    const kedua = await bayar('KASIR2', dua);
    butuh(kedua);
    expect(kedua.detail.perlu[0].rincian.at(-1)).toEqual({
      label: 'Uang keluar hari ini kepada orang yang sama',
      nilai: 'Rp 40.000.000 dari batas Rp 25.000.000',
    });
    // Nothing in the table says who he is.
    const { rows } = await kit.owner.query(
      "select lawan from lepas_sendiri where jenis = 'UANG' and no_dokumen = $1",
      [pertama.data.no_dokumen],
    );
    for (const digest of rows[0].lawan) expect(digest).toMatch(/^b1\.[0-9a-f]{8}\.[\w-]{22}$/);
    const batal = { no_dokumen: pertama.data.no_dokumen, alasan: 'salah kartu' };
    expect(await denganOtorisasi(kit.as('SPV1'), 'non-cash/gesek-batal', batal, OWNER)).toMatchObject({
      status: 200,
    });
    expect(await bayar('KASIR2', dua)).toMatchObject({ status: 200 });
  });

  test('a number and a telephone that were said together are one person, whichever he says next', async () => {
    const gesek = { gesek: 10_000_000 };
    const [satu, dua] = [{ no_ktp: '3174012345670701' }, { no_ktp: '3174012345670702' }];
    const telp = { telp: '0812-7070-7070' };
    for (const siapa of [
      { ...satu, ...telp },
      { ...dua, telp: '+62 812 7070 7070' },
    ]) {
      const answer = await bayar('KASIR1', { ...siapa, ...gesek });
      expect(answer, answer.text).toMatchObject({ status: 200 });
    }
    // Of the first he says nothing any more.
    const ketiga = await bayar('KASIR2', { ...dua, ...gesek });
    butuh(ketiga);
    expect(ketiga.detail.perlu[0].rincian.at(-1)).toEqual({
      label: 'Uang keluar hari ini kepada orang yang sama',
      nilai: 'Rp 30.000.000 dari batas Rp 25.000.000',
    });
    expect(
      await denganOtorisasi(kit.as('KASIR2'), 'non-cash/gesek-tunai', await isiGesek({ ...dua, ...gesek })),
    ).toMatchObject({
      status: 200,
    });
  });

  test('two tills at once are measured one after the other', async () => {
    const siapa = { no_ktp: '3174012345670555' };
    const both = await Promise.all([bayar('KASIR1', siapa), bayar('KASIR2', siapa)]);
    expect(both.map((answer) => answer.status).sort()).toEqual([200, 403]);
  });

  test('whoever names nobody is held by his own ceiling alone', async () => {
    const { rows } = await kit.owner.query(
      "select count(*)::int as n from lepas_sendiri where jenis = 'UANG' and lawan = '{}'",
    );
    expect(rows[0].n).toBeGreaterThan(0);
  });
});
