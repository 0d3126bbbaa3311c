/** Protects: a piece that is sent is somewhere at every moment, arrives once whoever asks how often, and both stores agree. */
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { type Kit, testApp } from '../../tests/kit/app.ts';
import { bukuBarang, bukuUang } from '../../tests/kit/buku.ts';
import { denganIzin, masukkanOleh, numberOf, potongan, SANDI_OWNER } from '../../tests/kit/jual.ts';
import { jawabUji, kirimBarangUji, tarik, terimaUji } from '../../tests/kit/kirim.ts';
import { teksPdf } from '../../tests/kit/pdf.ts';

let kit: Kit;
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
});
afterEach(async () => expect(await kit.periksa()).toEqual([]));
afterAll(() => kit?.close());

/** Closed with what is under way, as two people of the house do it. */
const tutupPaksa = async (kode_toko: string): Promise<void> => {
  const body = { kode_toko, alasan: 'RUKO DIJUAL' };
  const call = { method: 'POST', path: 'tokos/tutup-selamanya', body } as const;
  const answer = await denganIzin(kit.as('PUSAT'), call, SANDI_OWNER);
  expect(answer, answer.text).toMatchObject({ status: 200 });
};

type Kartu = Record<string, unknown>;
const kartu = async (kode_toko: string, kode_barcode: string): Promise<Kartu> =>
  (
    await kit.owner.query(
      'select to_jsonb(b) as kartu from barang b where b.kode_toko = $1 and b.kode_barcode = $2',
      [kode_toko, kode_barcode],
    )
  ).rows[0]?.kartu ?? {};
const saldo = async (kode_toko: string, akun: readonly string[]): Promise<number> =>
  (
    await kit.owner.query(
      `select coalesce(sum(case when ke_akun = any ($2) then jumlah else 0 end - case when dari_akun = any ($2) then jumlah else 0 end), 0)::float8 as saldo
       from buku_uang where kode_toko = $1`,
      [kode_toko, akun],
    )
  ).rows[0].saldo;

test('sent, on its way, received by the number alone: the books of both stores', async () => {
  const { no_kirim, kode } = await kirimBarangUji(kit, 'KBRA', 2);
  expect(no_kirim).toMatch(/^JKT1-KB-261121-\d{4}$/);
  const [satu = '', dua = ''] = kode;
  expect(await kartu('JKT1', satu)).toMatchObject({ status: 'DIKIRIM' });
  expect(await bukuBarang(kit.owner, no_kirim)).toEqual([
    `1 ${satu} TOKO/CC01 > @KIRIM 3.250`,
    `1 ${dua} TOKO/CC01 > @KIRIM 3.250`,
  ]);
  expect(await saldo('JKT1', ['BARANG_DALAM_PENGIRIMAN'])).toBe(5_900_000);
  const got = await kit.as('SPV1-BDG').post('kirim-barang/terima', { no_kirim, ke_baki: 'AT01' });
  expect(got, got.text).toMatchObject({
    status: 200,
    message: 'Terima Barang Berhasil',
    data: { no_kirim, jumlah_barang: 2, berat: 6.5, selisih: 0, status: 'DONE' },
  });
  const no_terima = got.data.no_dokumen as string;
  expect(await bukuUang(kit.owner, no_kirim)).toEqual([
    '1 KIRIM_BARANG/KIRIM PERSEDIAAN_TOKO > BARANG_DALAM_PENGIRIMAN:BDG1 5.900.000',
    '2 KIRIM_BARANG/DITERIMA BARANG_DALAM_PENGIRIMAN:BDG1 > RK_CABANG:BDG1 5.900.000',
  ]);
  expect(await bukuUang(kit.owner, no_terima)).toEqual([
    '1 TERIMA_BARANG/TERIMA RK_CABANG:JKT1 > PERSEDIAAN_TOKO 5.900.000',
  ]);
  expect(await bukuBarang(kit.owner, no_terima)).toEqual([
    `1 ${satu} @KIRIM > TOKO/AT01 3.250`,
    `1 ${dua} @KIRIM > TOKO/AT01 3.250`,
  ]);
  const rk = ['RK_PUSAT', 'RK_CABANG'];
  expect((await saldo('JKT1', rk)) + (await saldo('BDG1', rk))).toBe(0);
  expect(await kartu('JKT1', satu)).toMatchObject({ status: 'TERKIRIM' });
  expect((await kit.as('SPV1-BDG').get(`barang/ready/kode-barcode/${satu}`)).data).toMatchObject({
    status: 'TERSEDIA',
    kode_baki: 'AT01',
  });
});

/** What is the receiver's own of a piece that came; everything else it says there is what it said at the sender. */
const MILIK_PENERIMA = [
  ...['kode_toko', 'status', 'kode_gudang', 'kode_baki', 'no_masuk', 'no_terakhir'],
  ...['versi', 'diubah_oleh', 'diubah_pada'],
];

test('the card travels whole: cost, faktur, class, photo, and every column there ever is', async () => {
  const { no_kirim, kode } = await kirimBarangUji(kit, 'KBRB', 1);
  const [satu = ''] = kode;
  await kit.owner.query(
    `update barang set ada_faktur_masukan = true, no_faktur_masukan = '0500260000000001', foto = 'JKT1/x.jpg', size = '12', berat_plastik = 120
      where kode_toko = 'JKT1' and kode_barcode = $1`,
    [satu],
  );
  const dikirim = await kartu('JKT1', satu);
  await terimaUji(kit, no_kirim);
  const tiba = await kartu('BDG1', satu);
  const bebas = (row: Kartu) =>
    Object.fromEntries(Object.entries(row).filter(([name]) => !MILIK_PENERIMA.includes(name)));
  expect(bebas(tiba)).toEqual(bebas(dikirim));
  expect(tiba).toMatchObject({ no_faktur_masukan: '0500260000000001', foto: 'JKT1/x.jpg' });
});

test('to and fro: the piece is the same one, in one store at a time, and can be sold where it is', async () => {
  const { no_kirim, kode } = await kirimBarangUji(kit, 'KBRC', 1);
  const [kode_barcode = ''] = kode;
  await terimaUji(kit, no_kirim);
  const balik = numberOf(
    await kit.as('SPV1-BDG').post('kirim-barang/simpan', { tujuan: 'JKT1', barang: [{ kode_barcode }] }),
  );
  const pulang = await kit.as('SPV1').post('kirim-barang/terima', { no_kirim: balik, ke_baki: 'KL01' });
  expect(pulang, pulang.text).toMatchObject({ status: 200 });
  expect(await kartu('JKT1', kode_barcode)).toMatchObject({ status: 'TERSEDIA', kode_baki: 'KL01' });
  expect(await kartu('BDG1', kode_barcode)).toMatchObject({ status: 'TERKIRIM' });
  const lagi = numberOf(
    await kit.as('SPV1').post('kirim-barang/simpan', { tujuan: 'BDG1', barang: [{ kode_barcode }] }),
  );
  await terimaUji(kit, lagi);
  expect(await kartu('BDG1', kode_barcode)).toMatchObject({ status: 'TERSEDIA', kode_baki: 'CC01' });
  const riwayat = async (siapa: string, portal: string | null) =>
    (await kit.as(siapa).get(`barang/riwayat/${kode_barcode}`, portal ? { portal } : {})).data;
  const langkah = ({ gerak }: { gerak: { toko: string; dari: string; ke: string }[] }) =>
    gerak.map((g) => `${g.toko} ${g.dari} ${g.ke}`).toSorted();
  // A person of a store reads its own books of it; who reads every store, all of its life.
  const milikBdg = ['BDG1 @KIRIM TOKO/CC01', 'BDG1 @KIRIM TOKO/CC01', 'BDG1 TOKO/CC01 @KIRIM'];
  const milikJkt = [
    'JKT1 @AWAL TOKO/CC01',
    'JKT1 @KIRIM TOKO/KL01',
    'JKT1 TOKO/CC01 @KIRIM',
    'JKT1 TOKO/KL01 @KIRIM',
  ];
  const bandung = await riwayat('SPV1-BDG', null);
  expect(langkah(bandung)).toEqual(milikBdg);
  expect(langkah(await riwayat('OWNER', 'BDG1'))).toEqual([...milikBdg, ...milikJkt]);
  // From where to where, and when, both ends know.
  const { tanggal } = (await kit.as('SPV1-BDG').get(`kirim-barang/satu?no_dokumen=${balik}`)).data;
  expect(bandung.perjalanan).toHaveLength(3);
  expect(bandung.perjalanan).toContainEqual({
    ...{ no_kirim: balik, dari: 'BDG1', ke: 'JKT1', dikirim: tanggal, diterima: tanggal, keadaan: 'BAIK' },
    ...{ nama_dari: expect.any(String), nama_ke: expect.any(String) },
  });
  expect((await riwayat('SPV1', null)).perjalanan).toEqual(bandung.perjalanan);
});

test('called back while on its way, never after', async () => {
  const { no_kirim, kode } = await kirimBarangUji(kit, 'KBRD', 2);
  const sebelum = await saldo('JKT1', ['PERSEDIAAN_TOKO']);
  await tarik(kit, no_kirim);
  expect(await saldo('JKT1', ['PERSEDIAAN_TOKO'])).toBe(sebelum + 5_900_000);
  expect(await kartu('JKT1', kode[0] as string)).toMatchObject({ status: 'TERSEDIA', kode_baki: 'CC01' });
  expect(await jawabUji(kit, no_kirim)).toMatchObject({ status: 409, code: 'KIRIMAN_DITARIK' });
  const lain = await kirimBarangUji(kit, 'KBRE', 1);
  await terimaUji(kit, lain.no_kirim);
  const late = { no_dokumen: lain.no_kirim, alasan: 'terlambat' };
  expect(await kit.as('SPV1').post('kirim-barang/batal', late)).toMatchObject({
    status: 409,
    code: 'STATUS_TIDAK_SESUAI',
  });
});

describe('once', () => {
  test('two tills receive at once: one wins, the other reads who it was', async () => {
    const { no_kirim } = await kirimBarangUji(kit, 'KBRF', 2);
    const both = await Promise.all([
      jawabUji(kit, no_kirim),
      kit.as('OWNER').post('kirim-barang/terima', { no_kirim, ke_baki: 'CC02' }, { portal: 'BDG1' }),
    ]);
    const [menang, kalah] = both.toSorted((a, b) => a.status - b.status);
    expect(menang, menang?.text).toMatchObject({ status: 200 });
    expect(kalah, kalah?.text).toMatchObject({ status: 409, code: 'KIRIMAN_SUDAH_DITERIMA' });
    expect(kalah?.message).toMatch(/^Kiriman Sudah Diterima Oleh (SPV1-BDG|OWNER)$/);
  });

  test('a branch whose line broke sends the same again and reads what was written', async () => {
    const { no_kirim } = await kirimBarangUji(kit, 'KBRG', 1);
    const ask = () =>
      kit
        .as('SPV1-BDG')
        .call('POST', 'kirim-barang/terima', { no_kirim, ke_baki: 'CC01' }, { key: 'terima-barang-putus' });
    const first = await ask();
    expect(first, first.text).toMatchObject({ status: 200 });
    expect((await ask()).data).toEqual(first.data);
  });

  test('a refused reception writes nothing in either store', async () => {
    const { no_kirim, kode } = await kirimBarangUji(kit, 'KBRH', 1);
    await kit.owner.query("update grup set aktif = false where kode_toko = 'BDG1' and kode_group = '750'");
    expect(await jawabUji(kit, no_kirim)).toMatchObject({
      status: 409,
      code: 'GROUP_TIDAK_ADA_DI_TOKO',
      message: 'Group 750 Belum Ada Di Toko Ini',
    });
    expect(await kartu('JKT1', kode[0] as string)).toMatchObject({ status: 'DIKIRIM' });
    const ganti = await kit.as('SPV1-BDG').post('kirim-barang/terima', {
      ...{ no_kirim, ke_baki: 'CC01', grup: [{ dari_group: '750', kode_group: '700' }] },
    });
    expect(ganti, ganti.text).toMatchObject({ status: 200 });
    expect(await kartu('BDG1', kode[0] as string)).toMatchObject({ kode_group: '700' });
    await kit.owner.query("update grup set aktif = true where kode_toko = 'BDG1' and kode_group = '750'");
  });
});

describe('who may, and where to', () => {
  test('a store that is none, this one, or one that was closed', async () => {
    const barang = (await potongan(kit, 'KBRI', 1)).map((kode_barcode) => ({ kode_barcode }));
    const ke = (tujuan: string) => kit.as('SPV1').post('kirim-barang/simpan', { tujuan, barang });
    expect(await ke('TIADA')).toMatchObject({ status: 400, code: 'TOKO_TUJUAN_TIDAK_ADA' });
    expect(await ke('JKT1')).toMatchObject({ status: 400, code: 'TOKO_TUJUAN_SENDIRI' });
    const no_kirim = numberOf(await ke('SBY1'));
    // The list does not switch it off while something is on its way there, and says what.
    expect(await kit.as('OWNER').delete('tokos/delete/SBY1')).toMatchObject({
      ...{ status: 409, code: 'TOKO_ADA_KIRIMAN' },
      message: `Toko Masih Punya Kiriman Yang Belum Selesai: ${no_kirim}`,
    });
    await tutupPaksa('SBY1');
    kit.deps.stores.forget('SBY1');
    const lagi = (await potongan(kit, 'KBRJ', 1)).map((kode_barcode) => ({ kode_barcode }));
    expect(await kit.as('SPV1').post('kirim-barang/simpan', { tujuan: 'SBY1', barang: lagi })).toMatchObject({
      status: 409,
      code: 'TOKO_TUJUAN_TUTUP',
    });
    // Nobody is left there: head office takes what was on its way.
    expect((await kit.as('PUSAT').get('kirim-barang/unreceive/list-no-kirim')).data).toMatchObject([
      { no_kirim, ke_toko: 'SBY1' },
    ]);
    const { rows } = await kit.owner.query("select kode_baki from baki where kode_toko = 'PUSAT' limit 1");
    expect(rows).toHaveLength(1);
    const got = await kit.as('PUSAT').post('kirim-barang/terima', { no_kirim, ke_baki: rows[0].kode_baki });
    expect(got, got.text).toMatchObject({ status: 200 });
    expect(await bukuUang(kit.owner, no_kirim)).toEqual([
      '1 KIRIM_BARANG/KIRIM PERSEDIAAN_TOKO > BARANG_DALAM_PENGIRIMAN:SBY1 2.950.000',
      '2 KIRIM_BARANG/DITERIMA BARANG_DALAM_PENGIRIMAN:SBY1 > RK_PUSAT:PUSAT 2.950.000',
    ]);
    await kit.owner.query("update toko set aktif = true where kode_toko = 'SBY1'");
    kit.deps.stores.forget('SBY1');
  });

  test('what is on its way from a store that was closed for good is received, by head office where nobody else is left', async () => {
    const dari = async (kode_barcode: string, tujuan: string) => {
      await masukkanOleh(kit, 'SPV1-SBY', { kode_barcode });
      const body = { tujuan, barang: [{ kode_barcode }] };
      return numberOf(await kit.as('SPV1-SBY').post('kirim-barang/simpan', body));
    };
    const [keBdg, kePusat] = [await dari('KBRM1000', 'BDG1'), await dari('KBRM1001', 'JKT1')];
    await tutupPaksa('SBY1');
    kit.deps.stores.forget('SBY1');
    await terimaUji(kit, keBdg);
    expect(await kartu('BDG1', 'KBRM1000')).toMatchObject({ status: 'TERSEDIA' });
    const got = await kit.as('PUSAT').post('kirim-barang/terima', { no_kirim: kePusat, ke_baki: 'CC01' });
    expect(got, got.text).toMatchObject({ status: 200 });
    expect(await kartu('PUSAT', 'KBRM1001')).toMatchObject({ status: 'TERSEDIA' });
    expect(await kartu('SBY1', 'KBRM1001')).toMatchObject({ status: 'TERKIRIM' });
    await kit.owner.query("update toko set aktif = true where kode_toko = 'SBY1'");
    kit.deps.stores.forget('SBY1');
  });

  test('only its two ends read a shipment, and only the receiver receives it', async () => {
    const { no_kirim } = await kirimBarangUji(kit, 'KBRK', 1);
    const baca = (user: string) => kit.as(user).get(`kirim-barang/kiriman/${no_kirim}`);
    expect(await baca('SPV1')).toMatchObject({ status: 200 });
    expect((await baca('SPV1-BDG')).data).toMatchObject({ no_dokumen: no_kirim, status: 'KIRIM' });
    expect(await baca('SPV1-SBY')).toMatchObject({ status: 404, code: 'NO_KIRIM_TIDAK_ADA' });
    expect(await kit.as('SPV1').post('kirim-barang/terima', { no_kirim, ke_baki: 'CC01' })).toMatchObject({
      ...{ status: 403, code: 'BUKAN_UNTUK_TOKO_INI', message: 'Kiriman Ini Untuk Toko BDG1' },
    });
    // Head office reads every store, and receives for none that has people of its own.
    expect(await kit.as('PUSAT').post('kirim-barang/terima', { no_kirim, ke_baki: 'CC01' })).toMatchObject({
      ...{ status: 403, code: 'BUKAN_UNTUK_TOKO_INI' },
    });
    for (const path of ['kirim-barang/diterima', 'kirim-barang/masuk'])
      expect((await kit.as('SPV1-BDG').post(path, { no_kirim })).status).toBe(404);
    expect((await kit.as('SPV1-BDG').get('kirim-barang/unreceive/list-no-kirim')).data).toContainEqual(
      expect.objectContaining({
        no_kirim,
        dari_toko: 'JKT1',
        jumlah_barang: 1,
        berat: 3.25,
        status: 'KIRIM',
      }),
    );
    expect((await kit.as('SPV1').get('kirimbarang/get/nokirim')).data).toContainEqual(
      expect.objectContaining({ no_kirim, ke_toko: 'BDG1' }),
    );
  });

  test('the paper names every piece for both ends, over as many pages as it takes, and no cost', async () => {
    const { no_kirim, kode } = await kirimBarangUji(kit, 'KBRL', 60);
    for (const user of ['SPV1', 'SPV1-BDG']) {
      const pdf = await kit.as(user).get(`kirim-barang/surat-jalan/${no_kirim}`);
      const isi = teksPdf(pdf.bytes);
      const teks = isi.map((satu) => satu.teks);
      expect(teks).toEqual(expect.arrayContaining([no_kirim, ...kode, '60 pcs · 195,000 g', 'Penerima']));
      expect(Math.max(...isi.map((satu) => satu.halaman))).toBe(1);
      expect(teks.filter((satu) => /2[.,]?950/.test(satu))).toEqual([]);
    }
  });
});
