/**
 * Protects: a sale gives the coupons its programme promised, each under a code of its own; they fall with their sale, end
 * with their days, and are handed in once in the whole chain, whoever asks first.
 */
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { type Answer, type Kit, PASSWORD, testApp } from '../../../tests/kit/app.ts';
import { beli, dibeli } from '../../../tests/kit/beli.ts';
import {
  atur,
  denganOtorisasi,
  gantiHari,
  HARGA_BAKU,
  hargaGrup,
  jual,
  masukkan,
  nota,
  numberOf,
  terjual,
} from '../../../tests/kit/jual.ts';
import { teksPdf } from '../../../tests/kit/pdf.ts';
import { barangBaru, ditukar, jualLama, TUKAR_BAKU, tukar } from '../../../tests/kit/tukar.ts';

let kit: Kit;
let urutan = 0;
const PEMILIK = { user_id: 'OWNER', password: PASSWORD };
const PROGRAM = {
  ...{ kode_kupon: 'UNDIAN26', nama_kupon: 'UNDIAN AKHIR TAHUN', nominal: 1_000_000, jumlah_kupon: 1 },
  ...{ nilai_kupon: 50_000, undian: true, mulai_berlaku: '2026-11-01', sampai_berlaku: '2026-12-31' },
  masa_hari: 30,
};
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  await hargaGrup(kit);
});
afterEach(async () => expect(await kit.periksa()).toEqual([]));
afterAll(() => kit?.close());

const kasir = () => kit.as('KASIR1');
const cek = (kode: string, siapa = 'KASIR1'): Promise<Answer> => kit.as(siapa).get(`cek-kupon?kode=${kode}`);
const tukarkan = (kode: string, siapa = 'KASIR1', more: object = {}): Promise<Answer> =>
  kit.as(siapa).post('kupon/tukar', { kode, ...more });
const barcode = (): string => {
  urutan += 1;
  return `KUPN${1000 + urutan}`;
};
async function jualBaru(more: object = {}): Promise<string> {
  const kode_barcode = barcode();
  await masukkan(kit, { kode_barcode });
  return terjual(kasir(), nota([kode_barcode], HARGA_BAKU, more as Record<string, unknown>));
}
const kodeDari = async (nomor: string): Promise<string[]> =>
  ((await cek(nomor)).data.kupon as { kode: string }[]).map((k) => k.kode);
const batalkan = (no_faktur_group: string): Promise<Answer> =>
  denganOtorisasi(kit.as('SPV1'), 'penjualan/batal', { no_faktur_group, alasan: 'salah barang' }, PEMILIK);

describe('what a sale gives', () => {
  test('nothing while the module is off, and nothing without a programme', async () => {
    const nomor = await jualBaru();
    expect(await cek(nomor)).toMatchObject({ status: 403 });
    await atur(kit, { KUPON_PENJUALAN_MODULE: 'true' });
    await atur(kit, { KUPON_PENJUALAN_MODULE: 'true' }, 'BDG1');
    await kit.owner.query("delete from para_kupon where kode_toko = 'JKT1'");
    expect(await cek(await jualBaru())).toMatchObject({ status: 404, code: 'KUPON_TIDAK_DIBERI' });
    expect(await cek('JKT1-FJ-000000-0000')).toMatchObject({ status: 404, code: 'KUPON_TIDAK_ADA' });
    const made = await kit.as('OWNER').post('para-kupon/create', PROGRAM, { portal: 'JKT1' });
    expect(made, made.text).toMatchObject({ status: 200 });
    // What was sold before the programme was there has none.
    expect(await cek(nomor)).toMatchObject({ code: 'KUPON_TIDAK_DIBERI' });
  });

  test('three million give three coupons, in two trips, and their codes have nothing in common', async () => {
    const kode_barcode = barcode();
    await masukkan(kit, { kode_barcode });
    const sold = await jual(kasir(), nota([kode_barcode], HARGA_BAKU, { nama_customer: 'SITI' }));
    expect(sold.data).toMatchObject({ kupon: 3 });
    expect(sold.headers['x-perjalanan-database']).toBe('2');
    const found = await cek(sold.data.no_dokumen as string);
    expect(found.data).toMatchObject({
      ...{ program: 'UNDIAN AKHIR TAHUN', nilai_kupon: 50_000, undian: true, toko: 'JKT1' },
      ...{ berlaku_sampai: '2026-12-21', total: HARGA_BAKU, nama_customer: 'SITI' },
      kupon: [1, 2, 3].map((urut) => ({ urut, status: 'BERLAKU' })),
    });
    const kode = await kodeDari(sold.data.no_dokumen as string);
    expect(new Set(kode.map((k) => k.slice(0, 4))).size).toBe(3);
    for (const k of kode) expect(k).toMatch(/^[A-HJ-NP-Z2-9]{4}(-[A-HJ-NP-Z2-9]{4}){2}$/);
    expect((await cek(kode[1]!.toLowerCase())).data).toMatchObject({ kupon: [{ urut: 2 }] });
  });

  test('the same key again gives no coupons twice', async () => {
    const kode_barcode = barcode();
    await masukkan(kit, { kode_barcode });
    const key = crypto.randomUUID();
    const [a, b] = [0, 1].map(() => jual(kasir(), nota([kode_barcode], HARGA_BAKU), { key }));
    const nomor = numberOf(await a!);
    expect(numberOf(await b!)).toBe(nomor);
    expect(await kodeDari(nomor)).toHaveLength(3);
  });

  test('an exchange counts the money, not the gold that came back', async () => {
    const [lama, baru] = [barcode(), barcode()];
    await jualLama(kit, lama);
    await barangBaru(kit, baru);
    const nomor = await ditukar(kit, tukar([baru], [lama], TUKAR_BAKU));
    expect(await kodeDari(nomor)).toHaveLength(1);
    expect(await batalkan(nomor)).toMatchObject({ status: 200 });
    expect((await cek(nomor)).data).toMatchObject({ kupon: [{ status: 'BATAL' }] });
  });

  test('a nota that waits promises, and gives what it promised whatever the programme became', async () => {
    await atur(kit, { VALIDASI_PENJUALAN_MODULE: 'true' });
    const nomor = await jualBaru();
    const lain = await jualBaru();
    await atur(kit, { VALIDASI_PENJUALAN_MODULE: null });
    expect(await cek(nomor)).toMatchObject({ status: 409, code: 'KUPON_BELUM_TERBIT' });
    const ubah = (nominal: number) =>
      kit.as('OWNER').put('para-kupon/update/UNDIAN26', { nominal }, { portal: 'JKT1' });
    expect((await ubah(9_000_000)).status).toBe(200);
    expect(await kit.as('SPV1').post('penjualan/validasi', { no_faktur_group: nomor })).toMatchObject({
      status: 200,
    });
    expect(await kodeDari(nomor)).toHaveLength(3);
    expect(await batalkan(lain)).toMatchObject({ status: 200 });
    expect(await cek(lain)).toMatchObject({ code: 'KUPON_TIDAK_DIBERI' });
    expect((await ubah(1_000_000)).status).toBe(200);
  });
});

describe('on paper', () => {
  test('the slip, the sheet behind the nota and the message say every code', async () => {
    const nomor = await jualBaru();
    const kode = await kodeDari(nomor);
    const cetak = { no_faktur_group: nomor, pratinjau: 'YA' };
    const slip = await kasir().post('penjualan/cetak', { ...cetak, cpl: '32', format: 'STRUK' });
    const pdf = await kasir().post('penjualan/cetak', { ...cetak, format: 'PDF' });
    const lembar = await kasir().post('penjualan/get/bynota', { no_faktur_group: nomor });
    const teks = teksPdf(pdf.bytes)
      .map((t) => t.teks)
      .join(' ');
    for (const satu of kode) {
      expect(slip.data.text).toContain(satu);
      expect(teks).toContain(satu);
      expect(lembar.data.template_wa).toContain(satu);
    }
    expect(slip.data.text).toContain('berlaku s/d 21 Des 2026');
    expect(lembar.data.dataJualGrouped).toMatchObject({
      kupon: kode.map((satu) => ({ kode: satu, keadaan: 'BERLAKU' })),
    });
  });

  test('a sale that was taken back prints none', async () => {
    const nomor = await jualBaru();
    const [kode] = await kodeDari(nomor);
    expect(await batalkan(nomor)).toMatchObject({ status: 200 });
    const body = { no_faktur_group: nomor, pratinjau: 'YA', cpl: '32', format: 'STRUK' };
    expect((await kasir().post('penjualan/cetak', body)).data.text).not.toContain(kode);
    expect((await cek(kode!)).data).toMatchObject({ kupon: [{ status: 'BATAL' }] });
    expect(await tukarkan(kode!)).toMatchObject({ status: 409, code: 'KUPON_BATAL' });
  });
});

describe('handing in', () => {
  test('any branch takes it, without the name of the customer, and no other does after it', async () => {
    const nomor = await jualBaru({ nama_customer: 'SITI' });
    const [kode] = (await kodeDari(nomor)) as [string];
    const asing = await cek(kode, 'KASIR1-BDG');
    expect(asing.data).toMatchObject({ toko: 'JKT1', nama_customer: null, kupon: [{ status: 'BERLAKU' }] });
    expect(await cek(nomor, 'KASIR1-BDG')).toMatchObject({ code: 'KUPON_TIDAK_ADA' });
    const used = await tukarkan(kode, 'KASIR1-BDG', { keterangan: 'nota hari ini' });
    expect(used, used.text).toMatchObject({ status: 200, data: { kode } });
    expect(used.data.no_dokumen).toMatch(/^BDG1-TK-/);
    expect(await tukarkan(kode)).toMatchObject({
      ...{ status: 409, code: 'KUPON_SUDAH_DIPAKAI' },
      detail: { toko: 'BDG1', no_dokumen: used.data.no_dokumen },
    });
    // The sale it came from stands now, until the use is taken back.
    const refused = await batalkan(nomor);
    expect(refused).toMatchObject({ status: 409, code: 'KUPON_NOTA_DIPAKAI', detail: { toko: 'BDG1' } });
    const kembali = { no_dokumen: used.data.no_dokumen, alasan: 'salah kupon' };
    const signed = await denganOtorisasi(kit.as('KASIR1-BDG'), 'kupon/batal-tukar', kembali, PEMILIK);
    expect(signed, signed.text).toMatchObject({ status: 200 });
    expect((await cek(kode)).data).toMatchObject({ kupon: [{ status: 'BERLAKU', toko_pakai: null }] });
    expect(await batalkan(nomor)).toMatchObject({ status: 200 });
  });

  test('two tills at the same moment: one takes it, the other is told; the same key is answered the same', async () => {
    const [kode] = (await kodeDari(await jualBaru())) as [string];
    const key = crypto.randomUUID();
    const body = { kode };
    const answers = await Promise.all([
      kit.as('KASIR1').post('kupon/tukar', body, { key }),
      kit.as('KASIR1').post('kupon/tukar', body, { key }),
      kit.as('KASIR2').post('kupon/tukar', body),
      kit.as('KASIR1-BDG').post('kupon/tukar', body),
    ]);
    const taken = answers.filter((a) => a.status === 200);
    expect(new Set(taken.map((a) => a.data.no_dokumen)).size).toBe(1);
    expect(answers.filter((a) => a.status !== 200).map((a) => a.code)).toEqual(
      answers.filter((a) => a.status !== 200).map(() => 'KUPON_SUDAH_DIPAKAI'),
    );
    expect(taken.length).toBe(answers[0]!.status === 200 ? 2 : 1);
  });

  test('the sale and the coupon are wanted at the same moment: either falls, or is used, never both', async () => {
    for (let n = 0; n < 4; n++) {
      const nomor = await jualBaru();
      const [kode] = (await kodeDari(nomor)) as [string];
      const [batal, pakai] = await Promise.all([batalkan(nomor), tukarkan(kode, 'KASIR1-BDG')]);
      expect([batal.status, pakai.status].sort()).toEqual([200, 409]);
      expect(await kit.periksa()).toEqual([]);
    }
  });

  test('for what its programme gives, until its last day', async () => {
    const [kode, lain] = (await kodeDari(await jualBaru())) as [string, string];
    await kit.owner.query("update kupon_nota set undian = false where kode_toko = 'JKT1'");
    await kit.owner.query('update kupon set undian = false');
    expect(await tukarkan(kode)).toMatchObject({ status: 400, code: 'KUPON_BUKAN_UNTUK_ITU' });
    await kit.owner.query("update kupon_nota set undian = true where kode_toko = 'JKT1'");
    await kit.owner.query('update kupon set undian = true');
    expect(await tukarkan('ABCD-EFGH-2345')).toMatchObject({ status: 404, code: 'KUPON_TIDAK_ADA' });
    await gantiHari(kit, '2026-12-21');
    expect(await tukarkan(kode)).toMatchObject({ status: 200 });
    await gantiHari(kit, '2026-12-22');
    expect((await cek(lain)).data).toMatchObject({ kupon: [{ status: 'KADALUARSA' }] });
    expect(await tukarkan(lain)).toMatchObject({ status: 409, code: 'KUPON_KADALUARSA' });
  });

  test('a piece that is bought back later leaves the coupons with the customer', async () => {
    const kode_barcode = barcode();
    await masukkan(kit, { kode_barcode });
    const nomor = await terjual(kasir(), nota([kode_barcode], HARGA_BAKU));
    const kode = await kodeDari(nomor);
    await dibeli(kasir(), beli([kode_barcode], 3_456_000));
    expect((await cek(kode[0]!)).data).toMatchObject({ kupon: [{ status: 'BERLAKU' }] });
  });
});
