/**
 * Protects: money by QRIS through the gateway pays one nota, for exactly its sum, when the gateway itself says so and not before; a word
 * that is lost, late, doubled, altered or forged changes nothing of that; the key is nowhere to be read.
 */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { tasks } from '../../../apps/server/implementations.ts';
import { type Answer, type Kit, testApp } from '../../../tests/kit/app.ts';
import {
  atur,
  batalJual,
  denganIzin,
  denganOtorisasi,
  HARGA_BAKU,
  hargaGrup,
  jual,
  nota,
  potongBaru,
  SANDI_OWNER,
  terjual,
} from '../../../tests/kit/jual.ts';
import {
  type GerbangUji,
  gerbangUji,
  KUNCI_GERBANG,
  kabarGerbang,
  pasangGerbang,
  REKENING_GERBANG,
  sampaikan,
  settingGerbangUji,
} from '../../../tests/kit/simulator/gerbang-bayar.ts';

let kit: Kit;
let gerbang: GerbangUji;
const potong = potongBaru(() => kit, 'UJGB');
const portal = { portal: 'JKT1' };
const kasir = () => kit.as('KASIR1');
const spv = () => kit.as('SPV1');
let ke = 0;

beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  gerbang = await gerbangUji();
  await hargaGrup(kit);
  await atur(kit, { VALIDASI_NON_CASH_MODULE: 'true' });
});
beforeEach(() => {
  gerbang.ulah = [];
  gerbang.mati = false;
  kit.clock.advance({ seconds: 1 });
});
afterEach(async () => expect(await kit.periksa()).toEqual([]));
afterAll(async () => {
  await kit?.close();
  await gerbang?.tutup();
});

const minta = (jumlah = HARGA_BAKU, untuk = `keranjang-${++ke}`, oleh = kasir()): Promise<Answer> =>
  oleh.post('tagihan-qris', { untuk, no_rekening: REKENING_GERBANG, jumlah });
const lihat = async (id: string) => (await kasir().get(`tagihan-qris/satu/${id}`)).data;
const bayar = (no_referensi: string | null, jumlah = HARGA_BAKU) => ({
  bayar: [
    ...(jumlah < HARGA_BAKU ? [{ jenis: 'CASH', jumlah: HARGA_BAKU - jumlah }] : []),
    { jenis: 'QRIS', jumlah, no_rekening: REKENING_GERBANG, ...(no_referensi ? { no_referensi } : {}) },
  ],
});
const isiNota = async (no_referensi: string | null, jumlah = HARGA_BAKU): Promise<object> =>
  nota([await potong()], HARGA_BAKU, bayar(no_referensi, jumlah));
const periksa = (id: string): Promise<Answer> => kasir().post('tagihan-qris/periksa', { id });
const yatim = async (): Promise<string[]> =>
  (await spv().get('tagihan-qris?hanya=YATIM')).data.map((one: { id: string }) => one.id);
const orderDari = (id: string) =>
  gerbang.order.get(id) as NonNullable<ReturnType<GerbangUji['order']['get']>>;
/** A charge that the buyer paid, as the till knows it. */
async function lunas(jumlah = HARGA_BAKU, untuk?: string) {
  const { data } = await minta(jumlah, untuk);
  orderDari(data.id).keadaan = 'settlement';
  await periksa(data.id);
  return lihat(data.id);
}

describe('the setting', () => {
  test('needs key and account, is agreed to by two, and shows the key to nobody', async () => {
    const isi = settingGerbangUji(gerbang);
    expect(await kit.as('MU').put('gerbang-bayar', { ...isi, kunci: null }, portal)).toMatchObject({
      code: 'GERBANG_BELUM_LENGKAP',
    });
    expect(
      await kit.as('MU').put('gerbang-bayar', { ...isi, no_rekening: '7310455201' }, portal),
    ).toMatchObject({
      code: 'REKENING_TIDAK_SESUAI',
    });
    expect(
      await kit.as('MU').put('gerbang-bayar', { ...isi, alamat: 'https://evil.example' }, portal),
    ).toMatchObject({
      code: 'ALAMAT_GERBANG',
    });
    expect(await spv().put('gerbang-bayar', isi)).toMatchObject({ status: 403 });
    const diminta = await kit.as('MU').put('gerbang-bayar', isi, portal);
    expect(diminta).toMatchObject({ code: 'OTORISASI_DIPERLUKAN' });
    expect(diminta.detail.perlu[0].rincian).toContainEqual({ label: 'Server Key', nilai: 'diisi' });
    expect(diminta.text).not.toContain(KUNCI_GERBANG);
    const jadi = await pasangGerbang(kit, gerbang);
    expect(jadi, jadi.text).toMatchObject({ status: 200, data: { aktif: true, kunci_ada: true, versi: 1 } });
    const { rows } = await kit.owner.query(
      'select s::text as isi from setting_gerbang s union all select isi::text from audit union all select i::text from idem i union all select o::text from otorisasi o',
    );
    expect([jadi.text, ...rows.map(({ isi }) => isi)].join()).not.toContain(KUNCI_GERBANG);
  });

  test('minutes alone are one person’s matter; the key stays what it was', async () => {
    const isi = settingGerbangUji(gerbang, 1, { kunci: null, menit: 10 });
    expect(await kit.as('MU').put('gerbang-bayar', isi, portal)).toMatchObject({
      ...{ status: 200, data: { kunci_ada: true, menit: 10, versi: 2 } },
    });
    expect(await kit.as('MU').put('gerbang-bayar', isi, portal)).toMatchObject({ code: 'SUDAH_BERUBAH' });
  });

  test('the trial call says what the gateway answers', async () => {
    const uji = () => kit.as('MU').post('gerbang-bayar/uji', {}, portal);
    expect(await uji()).toMatchObject({ data: { terhubung: true } });
    gerbang.ulah = [{ status: 401 }];
    const ditolak = await uji();
    expect(ditolak.data).toEqual({ terhubung: false, jawaban: 'HTTP 401: kode 401: salah' });
    expect((await kasir().get('gerbang-bayar/kini')).data).toEqual({ no_rekening: REKENING_GERBANG });
  });
});

describe('a charge', () => {
  test('is one for a double press, a page loaded again and an answer that was lost; another till has its own', async () => {
    const dulu = gerbang.panggilan.charge;
    const kembar = await Promise.all([1, 2, 3].map(() => minta(60_000, 'keranjang-A')));
    kembar.push(await minta(60_000, 'keranjang-A'));
    expect(new Set(kembar.map(({ data }) => data.id)).size).toBe(1);
    expect(kembar[0]?.data).toMatchObject({
      status: 'MENUNGGU',
      sisa: 600,
      kode: { nama: 'TOKO EMAS GERBANG' },
    });
    expect(gerbang.panggilan.charge).toBe(dulu + 1);
    const lain = await minta(60_000, 'keranjang-A', kit.as('KASIR2'));
    expect(lain.data.id).not.toBe(kembar[0]?.data.id);
    gerbang.ulah = [{ hilang: true }];
    const hilang = await minta(61_000, 'keranjang-B');
    expect(hilang.data).toMatchObject({ status: 'MINTA', kode: null });
    kit.clock.advance({ seconds: 16 });
    const lagi = await minta(61_000, 'keranjang-B');
    expect(lagi.data).toMatchObject({ id: hilang.data.id, status: 'MENUNGGU' });
    expect([...gerbang.order.values()].filter(({ jumlah }) => jumlah === 61_000)).toHaveLength(1);
  });

  test('for another sum of the same cart ends the one before it, here and at the gateway', async () => {
    const satu = await minta(70_000, 'keranjang-C');
    const dua = await minta(71_000, 'keranjang-C');
    expect(orderDari(satu.data.id).keadaan).toBe('cancel');
    expect(await lihat(satu.data.id)).toMatchObject({ status: 'BATAL' });
    expect(dua.data).toMatchObject({ status: 'MENUNGGU' });
    const batal = await kasir().post('tagihan-qris/batal', { id: dua.data.id });
    expect(batal).toMatchObject({ data: { status: 'BATAL' } });
    const lama = await minta(72_000, 'keranjang-C');
    kit.clock.advance({ minutes: 10 });
    gerbang.mati = true;
    expect(await lihat(lama.data.id), 'over, and nobody says so').toMatchObject({
      status: 'MENUNGGU',
      kode: null,
    });
  });

  test('is refused above what an app lets through, and for an account that the gateway does not collect for', async () => {
    await atur(kit, { BATAS_QRIS: '100000' });
    expect(await minta(100_001)).toMatchObject({ code: 'QRIS_MELEBIHI_BATAS' });
    await atur(kit, { BATAS_QRIS: null });
    const body = { untuk: 'keranjang-D', no_rekening: 'EDC-BCA-JKT1', jumlah: 1000 };
    expect(await kasir().post('tagihan-qris', body)).toMatchObject({ code: 'GERBANG_MATI' });
  });
});

describe('a nota', () => {
  test('is paid by a charge that is paid: not before, for no other sum, and once for two tills', async () => {
    const { data } = await minta();
    const { id } = data;
    for (const acuan of [null, 'RRN123456', orderDari(id).transaksi.toUpperCase()])
      expect(await jual(kasir(), await isiNota(acuan))).toMatchObject({
        status: 409,
        code: 'QRIS_BELUM_LUNAS',
      });
    orderDari(id).keadaan = 'settlement';
    expect(await sampaikan(kit, kabarGerbang(orderDari(id)))).toMatchObject({ status: 200, text: '' });
    const { acuan, status } = await lihat(id);
    expect(status).toBe('LUNAS');
    expect(await yatim()).toContain(id);
    expect(await jual(kasir(), await isiNota(acuan, 50_000))).toMatchObject({ code: 'QRIS_BELUM_LUNAS' });
    const [a, b] = [await isiNota(acuan), await isiNota(acuan)];
    const dua = await Promise.all([jual(kasir(), a), jual(kit.as('KASIR2'), b)]);
    expect(dua.map((one) => one.status).toSorted()).toEqual([200, 409]);
    expect(await yatim()).not.toContain(id);
    const { data: terima } = await spv().get(`non-cash/terima?no_rekening=${REKENING_GERBANG}`);
    expect(terima).toContainEqual(
      expect.objectContaining({ no_referensi: acuan, jumlah: HARGA_BAKU, mdr: 25_735 }),
    );
  });

  test('that is cancelled gives its money back to the list, and it pays another', async () => {
    const { id, acuan } = await lunas();
    const no = await terjual(kasir(), await isiNota(acuan));
    expect(await yatim()).not.toContain(id);
    await batalJual(kit, no);
    expect(await yatim()).toContain(id);
    await terjual(kasir(), await isiNota(acuan));
    expect(await yatim()).not.toContain(id);
  });

  test('through other accounts is none of the gateway’s business', async () => {
    const tunai = nota([await potong()], HARGA_BAKU);
    expect(await jual(kasir(), tunai)).toMatchObject({ status: 200 });
  });
});

describe('the word of the gateway', () => {
  test('forged, altered, replayed late, of another store or of nobody’s order changes nothing', async () => {
    const { data } = await minta(80_000);
    const order = orderDari(data.id);
    const palsu = { ...order, keadaan: 'settlement' as const };
    for (const [body, toko] of [
      [kabarGerbang(palsu, { kunci: 'tebakan' }), 'JKT1'],
      [kabarGerbang(palsu).replace('80000.00', '1.00'), 'JKT1'],
      [kabarGerbang(palsu), 'BDG1'],
      [kabarGerbang(palsu), 'HANTU'],
      ['bukan json', 'JKT1'],
      ['null', 'JKT1'],
    ] as const)
      expect((await sampaikan(kit, body, toko)).status, body.slice(0, 40)).toBe(
        body.startsWith('{') ? 401 : 400,
      );
    // Whoever has the key can sign; the gateway itself still says that nobody paid.
    expect(await sampaikan(kit, kabarGerbang(palsu))).toMatchObject({ status: 200 });
    expect(await lihat(data.id)).toMatchObject({ status: 'MENUNGGU', acuan: null });
    expect(await sampaikan(kit, kabarGerbang({ ...palsu, id: 'JKT1-TIDAKADA' }))).toMatchObject({
      status: 200,
    });
    expect(await sampaikan(kit, kabarGerbang(order, { jumlah: 8_000 }))).toMatchObject({
      code: 'JUMLAH_GERBANG_BEDA',
    });
    expect(await sampaikan(kit, kabarGerbang(order, { jumlah: 8_000 })), 'again').toMatchObject({
      status: 409,
    });
    const { rows } = await kit.owner.query("select from audit where aksi = 'tagihan_qris.beda'");
    expect(rows).toHaveLength(1);
    expect(await lihat(data.id)).toMatchObject({ status: 'MENUNGGU', masalah: 'JUMLAH_BEDA' });
    order.keadaan = 'settlement';
    expect(await sampaikan(kit, kabarGerbang(order))).toMatchObject({ status: 200 });
    expect(await lihat(data.id)).toMatchObject({ status: 'LUNAS', masalah: null });
    expect(await sampaikan(kit, kabarGerbang(order, { keadaan: 'pending' }))).toMatchObject({ status: 200 });
    expect(await sampaikan(kit, kabarGerbang(order, { keadaan: 'expire' }))).toMatchObject({ status: 200 });
    expect(await lihat(data.id)).toMatchObject({ status: 'LUNAS' });
  });

  test('that cannot be asked back waits: the gateway is told to come again, and the job asks', async () => {
    const { data } = await minta(81_000);
    const order = orderDari(data.id);
    order.keadaan = 'settlement';
    gerbang.ulah = [{ status: 403 }];
    expect(await sampaikan(kit, kabarGerbang(order))).toMatchObject({ status: 503 });
    gerbang.ulah = [{ status: 429, retryAfter: 90 }];
    expect(await sampaikan(kit, kabarGerbang(order))).toMatchObject({ status: 503 });
    await tasks['periksa_tagihan']?.({}, kit.deps);
    expect(await lihat(data.id)).toMatchObject({ status: 'MENUNGGU' });
    kit.clock.advance({ seconds: 91 });
    await tasks['periksa_tagihan']?.({}, kit.deps);
    expect(await lihat(data.id)).toMatchObject({ status: 'LUNAS' });
  });
});

const akui = (id: string, no_referensi: string | null) =>
  denganOtorisasi(kasir(), 'tagihan-qris/akui', { id, no_referensi });
const pasang = (id: string, no_dokumen: string) => spv().post('tagihan-qris/pasang', { id, no_dokumen });

describe('where the gateway is silent', () => {
  test('the job knocks once, and asks about the others when it is there again', async () => {
    const banyak = await Promise.all([82_000, 83_000, 84_000].map((jumlah) => minta(jumlah)));
    for (const { data } of banyak) orderDari(data.id).keadaan = 'settlement';
    kit.clock.advance({ minutes: 2 });
    gerbang.ulah = [{ diam: true }, { diam: true }];
    await tasks['periksa_tagihan']?.({}, kit.deps);
    expect(gerbang.ulah).toHaveLength(1);
    gerbang.ulah = [];
    kit.clock.advance({ minutes: 2 });
    await tasks['periksa_tagihan']?.({}, kit.deps);
    for (const { data } of banyak) expect(await lihat(data.id)).toMatchObject({ status: 'LUNAS' });
  });

  test('two people say that it was paid, and it is seen when nobody ever paid', async () => {
    const { data } = await minta();
    expect(await kasir().post('tagihan-qris/akui', { id: data.id, no_referensi: 'RRN700' })).toMatchObject({
      code: 'GERBANG_MENJAWAB',
    });
    gerbang.mati = true;
    expect(await akui(data.id, 'RRN700')).toMatchObject({ data: { status: 'DIAKUI', acuan: 'RRN700' } });
    await terjual(kasir(), await isiNota('RRN700'));
    const { data: diakui } = await spv().get('tagihan-qris?hanya=DIAKUI');
    expect(diakui).toMatchObject([
      { id: data.id, diakui_oleh: 'KASIR1', diakui_setuju: 'SPV1', yatim: false },
    ]);
    gerbang.mati = false;
    orderDari(data.id).keadaan = 'expire';
    kit.clock.advance({ hours: 2 });
    kit.lupakan();
    await tasks['periksa_tagihan']?.({}, kit.deps);
    const { data: masalah } = await spv().get('tagihan-qris?hanya=MASALAH');
    expect(masalah).toContainEqual(expect.objectContaining({ id: data.id, masalah: 'TIDAK_DIBAYAR' }));
  });

  test('money that came for another code of it is attached to that nota, and to no other', async () => {
    let terbayar = await lunas();
    gerbang.mati = true;
    const { data } = await minta();
    expect(data).toMatchObject({ status: 'MINTA', kode: null });
    await akui(data.id, 'RRN701');
    const no = await terjual(kasir(), await isiNota('RRN701'));
    const tunai = await terjual(kasir(), nota([await potong()], HARGA_BAKU));
    expect(await pasang(terbayar.id, tunai)).toMatchObject({ code: 'NOTA_TIDAK_COCOK' });
    expect(await kasir().post('tagihan-qris/pasang', { id: terbayar.id, no_dokumen: no })).toMatchObject({
      status: 403,
    });
    gerbang.mati = false;
    const kembar = await lunas();
    const dua = await Promise.all([terbayar.id, kembar.id].map((id) => pasang(id, no)));
    expect(dua.map(({ status }) => status).toSorted(), 'one nota, two payments').toEqual([200, 409]);
    if (dua[1]?.status === 200) terbayar = kembar;
    expect(await pasang(terbayar.id, no)).toMatchObject({ code: 'TAGIHAN_BUKAN_YATIM' });
    expect(await jual(kasir(), await isiNota(terbayar.acuan))).toMatchObject({ code: 'QRIS_BELUM_LUNAS' });
  });

  test('a nota that was cancelled has no claim on the money that was attached to it', async () => {
    const { id, acuan } = await lunas();
    const { data } = await minta();
    gerbang.mati = true;
    await akui(data.id, 'RRN600');
    gerbang.mati = false;
    const no = await terjual(kasir(), await isiNota('RRN600'));
    expect(await pasang(id, no)).toMatchObject({ status: 200 });
    orderDari(data.id).keadaan = 'expire';
    await periksa(data.id);
    await batalJual(kit, no);
    const bebas = await yatim();
    expect([bebas.includes(id), bebas.includes(data.id)], 'and not what nobody paid').toEqual([true, false]);
    await terjual(kasir(), await isiNota(acuan));
    expect(await yatim()).not.toContain(id);
  });

  test('no nota is paid by money that was given back at the gateway', async () => {
    const { id } = await lunas();
    orderDari(id).keadaan = 'refund';
    expect(await sampaikan(kit, kabarGerbang(orderDari(id)))).toMatchObject({ status: 200 });
    gerbang.mati = true;
    const { data } = await minta();
    await akui(data.id, 'RRN601');
    const no = await terjual(kasir(), await isiNota('RRN601'));
    expect(await pasang(id, no)).toMatchObject({ code: 'TAGIHAN_BERMASALAH' });
  });

  test('a number that is somebody’s already says nothing of another charge', async () => {
    const lain = await minta(91_000);
    const { acuan } = await lunas();
    await terjual(kasir(), await isiNota(acuan));
    gerbang.mati = true;
    const { data } = await minta(92_000);
    for (const nomor of [orderDari(lain.data.id).transaksi.toUpperCase(), acuan])
      expect(await akui(data.id, nomor)).toMatchObject({ code: 'REFERENSI_SUDAH_DIPAKAI' });
    gerbang.mati = false;
    orderDari(lain.data.id).keadaan = 'settlement';
    expect(await periksa(lain.data.id)).toMatchObject({ data: { status: 'LUNAS' } });
  });

  test('money of nobody is given back by the owner’s word, and pays no nota then', async () => {
    const { id, acuan } = await lunas(90_000);
    const body = { id, cara: 'DIKEMBALIKAN', alasan: 'pembeli batal membeli' };
    expect(await spv().post('tagihan-qris/selesai', body)).toMatchObject({ code: 'OTORISASI_DIPERLUKAN' });
    const jadi = await denganIzin(spv(), { method: 'POST', path: 'tagihan-qris/selesai', body }, SANDI_OWNER);
    expect(jadi, jadi.text).toMatchObject({ status: 200 });
    expect(await yatim()).not.toContain(id);
    expect(await jual(kasir(), await isiNota(acuan, 90_000))).toMatchObject({ code: 'QRIS_BELUM_LUNAS' });
  });
});

test('switched off, the sticker counts again, and what was asked for before is not forgotten', async () => {
  const { data } = await minta(95_000);
  const terbayar = await lunas(96_000);
  const isi = settingGerbangUji(gerbang, 2, { aktif: false, kunci: null });
  await denganIzin(kit.as('MU'), { method: 'PUT', path: 'gerbang-bayar', body: isi }, SANDI_OWNER, portal);
  expect((await kasir().get('gerbang-bayar/kini')).data).toEqual({ no_rekening: null });
  expect(await jual(kasir(), await isiNota('RRN999'))).toMatchObject({ status: 200 });
  // The number of a charge is that charge still: of its own sum.
  expect(await jual(kasir(), await isiNota(terbayar.acuan, 50_000))).toMatchObject({
    code: 'QRIS_BELUM_LUNAS',
  });
  orderDari(data.id).keadaan = 'settlement';
  kit.clock.advance({ minutes: 2 });
  await tasks['periksa_tagihan']?.({}, kit.deps);
  expect(await yatim()).toContain(data.id);
});
