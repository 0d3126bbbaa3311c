/**
 * Protects: a coupon with a value is a debt from the sale that gives it until it pays a nota, ends or falls with its sale, in
 * the store that gave it and in no other; it pays once, never more than the nota, and a closing brings debt and coupons
 * together whatever happened elsewhere.
 */
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { type Answer, type Kit, PASSWORD, testApp } from '../../../tests/kit/app.ts';
import { bukuUang } from '../../../tests/kit/buku.ts';
import {
  atur,
  denganOtorisasi,
  HARGA_BAKU,
  hargaGrup,
  jual,
  type Kebutuhan,
  masukkanOleh,
  nota,
  SANDI_SPV,
  setujui,
  terjual,
} from '../../../tests/kit/jual.ts';
import { bukaKembali, hitungLaci, isiTutup, tutup } from '../../../tests/kit/tutup.ts';

const NILAI = 50_000;
const PROGRAM = {
  ...{ kode_kupon: 'BELANJA26', nama_kupon: 'KUPON BELANJA', nominal: 1_500_000, jumlah_kupon: 1 },
  ...{ nilai_kupon: NILAI, undian: true, mulai_berlaku: '2026-11-01', sampai_berlaku: '2026-12-31' },
  masa_hari: 1,
};
const PEMILIK = { user_id: 'OWNER', password: PASSWORD };

let kit: Kit;
let urutan = 0;
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  for (const toko of ['JKT1', 'BDG1']) {
    await hargaGrup(kit, undefined, toko);
    await atur(kit, { KUPON_PENJUALAN_MODULE: 'true' }, toko);
  }
  await kit.owner.query("delete from para_kupon where kode_toko = 'JKT1'");
  const made = await kit.as('OWNER').post('para-kupon/create', PROGRAM, { portal: 'JKT1' });
  expect(made, made.text).toMatchObject({ status: 200 });
});
afterEach(async () => expect(await kit.periksa()).toEqual([]));
afterAll(() => kit?.close());

const potong = async (spv = 'SPV1'): Promise<string> => {
  urutan += 1;
  const kode_barcode = `BYKP${1000 + urutan}`;
  await masukkanOleh(kit, spv, { kode_barcode });
  return kode_barcode;
};
/** A sale that gives two coupons; answers its number and their codes. */
async function memberi(): Promise<{ nomor: string; kode: [string, string] }> {
  const nomor = await terjual(kit.as('KASIR1'), nota([await potong()], HARGA_BAKU));
  const found = await kit.as('KASIR1').get(`cek-kupon?kode=${nomor}`);
  return { nomor, kode: found.data.kupon.map((k: { kode: string }) => k.kode) };
}
const dengan = (kode: readonly string[], total = HARGA_BAKU, nilai = kode.length * NILAI): object => ({
  kupon: kode.map((satu) => ({ kode: satu })),
  bayar: [
    { jenis: 'KUPON', jumlah: nilai },
    ...(total > nilai ? [{ jenis: 'CASH', jumlah: total - nilai }] : []),
  ],
});
const bayarDengan = async (...kode: string[]): Promise<Answer> =>
  jual(kit.as('KASIR1'), nota([await potong()], HARGA_BAKU, dengan(kode) as Record<string, unknown>));
const batal = (no_faktur_group: string, spv = 'SPV1'): Promise<Answer> =>
  denganOtorisasi(kit.as(spv), 'penjualan/batal', { no_faktur_group, alasan: 'pembeli batal' }, PEMILIK);
const kupon = async (nomor: string): Promise<string[]> =>
  (await bukuUang(kit.owner, nomor)).filter((baris) => /KUPON/.test(baris));
/** The debt for coupons of a store, as its books have it. */
async function utang(kode_toko = 'JKT1'): Promise<number> {
  const { rows } = await kit.owner.query(
    `select coalesce(sum(case when dari_akun = 'LIABILITAS_KUPON' then jumlah else -jumlah end), 0)::integer as jumlah
       from buku_uang where kode_toko = $1 and 'LIABILITAS_KUPON' in (dari_akun, ke_akun)`,
    [kode_toko],
  );
  return rows[0].jumlah as number;
}
const status = async (kode: string): Promise<string> =>
  (await kit.as('KASIR1').get(`cek-kupon?kode=${kode}`)).data.kupon[0].status as string;

describe('a coupon of this store', () => {
  test('is a debt when it is given, and falls with its sale', async () => {
    const { nomor, kode } = await memberi();
    expect(await kupon(nomor)).toEqual(['1 PENJUALAN/KUPON_TERBIT LIABILITAS_KUPON > BEBAN_POIN 100.000']);
    expect(await utang()).toBe(2 * NILAI);
    expect(await batal(nomor)).toMatchObject({ status: 200 });
    expect(await utang()).toBe(0);
    expect(await bayarDengan(kode[0])).toMatchObject({ status: 409, code: 'KUPON_BATAL' });
  });

  test('pays a nota like money that came before; its points and coupons count what was paid', async () => {
    const { nomor, kode } = await memberi();
    const sold = await bayarDengan(...kode);
    expect(sold, sold.text).toMatchObject({ status: 200, data: { kupon_dipakai: 100_000, kupon: 2 } });
    expect(sold.headers['x-perjalanan-database']).toBe('2');
    const no = sold.data.no_dokumen as string;
    expect(await kupon(no)).toEqual([
      '1 PENJUALAN/KUPON_TERBIT LIABILITAS_KUPON > BEBAN_POIN 100.000',
      '1 PENJUALAN/KUPON KLIRING_PENJUALAN > LIABILITAS_KUPON 100.000',
    ]);
    expect(await status(kode[0])).toBe('DIPAKAI');
    // The sale that gave them stands as long as the one they paid.
    expect(await batal(nomor)).toMatchObject({ status: 409, code: 'KUPON_NOTA_DIPAKAI' });
    expect(await batal(no)).toMatchObject({ status: 200 });
    expect([await status(kode[0]), await utang()]).toEqual(['BERLAKU', 100_000]);
    expect(await batal(nomor)).toMatchObject({ status: 200 });
    expect(await utang()).toBe(0);
  });

  test('is looked up by whoever has the till, whatever other screens he may open', async () => {
    const { nomor, kode } = await memberi();
    await kit.owner.query(
      `insert into hak_akses (user_id, path, is_show) values ('KASIR2', '/cek-kupon', false)
         on conflict (user_id, path) do update set is_show = false`,
    );
    kit.lupakan();
    expect(await kit.as('KASIR2').get(`cek-kupon?kode=${kode[0]}`)).toMatchObject({ status: 200 });
    expect(await batal(nomor)).toMatchObject({ status: 200 });
  });

  test('is held by a nota that waits, and pays when that is validated', async () => {
    const { nomor, kode } = await memberi();
    await atur(kit, { VALIDASI_PENJUALAN_MODULE: 'true' });
    const waiting = (await bayarDengan(kode[0])).data.no_dokumen as string;
    const dropped = (await bayarDengan(kode[1])).data.no_dokumen as string;
    await atur(kit, { VALIDASI_PENJUALAN_MODULE: null });
    expect([await status(kode[0]), await utang()]).toEqual(['DIPAKAI', 100_000]);
    expect(await bayarDengan(kode[0])).toMatchObject({ status: 409, code: 'KUPON_SUDAH_DIPAKAI' });
    const validated = await kit.as('SPV1').post('penjualan/validasi', { no_faktur_group: waiting });
    expect(validated, validated.text).toMatchObject({ status: 200 });
    expect(await batal(dropped)).toMatchObject({ status: 200 });
    // Two of the validated nota came, one was paid with, one is good again.
    expect([await status(kode[1]), await utang()]).toEqual(['BERLAKU', 150_000]);
    expect(await batal(waiting)).toMatchObject({ status: 200 });
    expect(await batal(nomor)).toMatchObject({ status: 200 });
    expect(await utang()).toBe(0);
  });

  test('is refused twice, unknown, above the nota, for another sum, by a store without the module', async () => {
    const { nomor, kode } = await memberi();
    const [satu] = kode;
    expect(await bayarDengan(satu, satu)).toMatchObject({ status: 400, code: 'KUPON_DUA_KALI' });
    expect(await bayarDengan('ABCD-EFGH-2345')).toMatchObject({ status: 404, code: 'KUPON_TIDAK_ADA' });
    const barang = await potong();
    const coba = (more: object): Promise<Answer> =>
      jual(kit.as('KASIR1'), nota([barang], HARGA_BAKU, more as Record<string, unknown>));
    expect(await coba(dengan([satu], HARGA_BAKU, NILAI - 1))).toMatchObject({ code: 'NILAI_SISI_BERUBAH' });
    expect(await coba({ ...dengan([satu]), kupon: [] })).toMatchObject({ code: 'KUPON_KOSONG' });
    await kit.owner.query('update kupon set nilai_kupon = 9000000 where kode = $1', [
      satu.replaceAll('-', ''),
    ]);
    expect(await coba(dengan([satu], HARGA_BAKU, 9_000_000))).toMatchObject({ code: 'KUPON_MELEBIHI_NOTA' });
    await kit.owner.query('update kupon set nilai_kupon = $2 where kode = $1', [
      satu.replaceAll('-', ''),
      NILAI,
    ]);
    await atur(kit, { KUPON_PENJUALAN_MODULE: null });
    expect(await coba(dengan([satu]))).toMatchObject({ status: 403, code: 'KUPON_TIDAK_AKTIF' });
    await atur(kit, { KUPON_PENJUALAN_MODULE: 'true' });
    expect(await batal(nomor)).toMatchObject({ status: 200 });
  });

  test('two tills at the same moment: one is paid with it', async () => {
    const { nomor, kode } = await memberi();
    const [a, b] = [await potong(), await potong()];
    const lain = dengan([kode[0]]) as Record<string, unknown>;
    const answers = await Promise.all([
      jual(kit.as('KASIR1'), nota([a], HARGA_BAKU, lain)),
      jual(kit.as('KASIR2'), nota([b], HARGA_BAKU, lain)),
    ]);
    expect(answers.map((x) => x.status).sort()).toEqual([200, 409]);
    expect(answers.find((x) => x.status === 409)).toMatchObject({ code: 'KUPON_SUDAH_DIPAKAI' });
    const no = answers.find((x) => x.status === 200)?.data.no_dokumen as string;
    expect(await batal(no)).toMatchObject({ status: 200 });
    expect(await batal(nomor)).toMatchObject({ status: 200 });
  });
});

/** Closes the open day of Jakarta; answers the closing and what it did to the debt. */
async function menutup(): Promise<{ nomor: string; kupon: string[] }> {
  const spv = kit.as('SPV1');
  await hitungLaci(kit, spv);
  const closed = await tutup(spv, await isiTutup(spv), PEMILIK);
  expect(closed, closed.text).toMatchObject({ status: 200 });
  const nomor = closed.data.no_dokumen as string;
  return { nomor, kupon: await kupon(nomor) };
}
const LEPAS = (nilai: string): string => `1 KUPON/LEPAS BEBAN_POIN > LIABILITAS_KUPON ${nilai}`;
const KEMBALI = (nilai: string): string => `1 KUPON/KEMBALI LIABILITAS_KUPON > BEBAN_POIN ${nilai}`;

describe('elsewhere and afterwards', () => {
  test('another branch bears what it sells; the debt of the store that gave it goes with its next closing', async () => {
    const { kode } = await memberi();
    const [satu, dua] = kode;
    const jualBandung = async (k: string): Promise<string> =>
      terjual(
        kit.as('KASIR1-BDG'),
        nota([await potong('SPV1-BDG')], HARGA_BAKU, dengan([k]) as Record<string, unknown>),
      );
    const no = await jualBandung(satu);
    expect(await kupon(no)).toEqual(['1 PENJUALAN/KUPON_LAIN KLIRING_PENJUALAN > BEBAN_POIN 50.000']);
    expect([await utang('JKT1'), await utang('BDG1')]).toEqual([100_000, 0]);
    // Into the draw: nothing is paid for it any more.
    const drawn = await kit.as('KASIR1').post('kupon/tukar', { kode: dua });
    expect(drawn, drawn.text).toMatchObject({ status: 200 });

    const closed = await menutup();
    expect(closed.kupon).toEqual([LEPAS('100.000')]);
    expect(await utang()).toBe(0);

    // Reopened, it is a debt again; closed once more, it goes once more.
    kit.clock.advance({ minutes: 1 });
    const body = { no_dokumen: closed.nomor, alasan: 'hitungan salah' };
    const reopened = await bukaKembali(kit, body);
    expect(reopened, reopened.text).toMatchObject({ status: 200 });
    expect(await utang()).toBe(100_000);
    expect(await kit.periksa()).toEqual([]);
    expect((await menutup()).kupon).toEqual([LEPAS('100.000')]);

    // The customer of Bandung brings the piece back: the coupon is good for one more day, and owed again.
    expect(await batal(no, 'SPV1-BDG')).toMatchObject({ status: 200 });
    expect(await status(satu)).toBe('BERLAKU');
    // Until the closing says so it is not in the books; who uses it before that bears it himself.
    const pakai = await bayarDengan(satu);
    expect(pakai, pakai.text).toMatchObject({ status: 200 });
    const dipakai = pakai.data.no_dokumen as string;
    expect((await kupon(dipakai)).at(-1)).toBe(
      '1 PENJUALAN/KUPON_LAIN KLIRING_PENJUALAN > BEBAN_POIN 50.000',
    );
    expect(await batal(dipakai)).toMatchObject({ status: 200 });
    expect((await menutup()).kupon).toEqual([KEMBALI('50.000')]);
    expect(await utang()).toBe(50_000);

    // Its last day was yesterday: it ends with the closing of the first day on which nobody may use it.
    expect(await status(satu)).toBe('KADALUARSA');
    expect(await bayarDengan(satu)).toMatchObject({ status: 409, code: 'KUPON_KADALUARSA' });
    expect((await menutup()).kupon).toEqual([LEPAS('50.000')]);
    expect((await menutup()).kupon).toEqual([]);
  });

  test('a sale that is taken back after its coupons ended leaves nothing', async () => {
    const { nomor } = await memberi();
    await menutup();
    await menutup();
    expect((await menutup()).kupon).toEqual([LEPAS('100.000')]);
    // Only the owner may so late, and somebody else says yes.
    const body = { no_faktur_group: nomor, alasan: 'pembeli batal', kasir: 'KASIR1' };
    const portal = { portal: 'JKT1' };
    const asked = await kit.as('OWNER').post('penjualan/batal', body, portal);
    const detail_authorization = await setujui(kit.as('OWNER'), asked.detail as Kebutuhan, SANDI_SPV, portal);
    const done = await kit.as('OWNER').post('penjualan/batal', { ...body, detail_authorization }, portal);
    expect(done, done.text).toMatchObject({ status: 200 });
    expect(await utang()).toBe(-100_000);
    expect(await kit.periksa()).toEqual([]);
    expect((await menutup()).kupon).toEqual([KEMBALI('100.000')]);
    expect(await utang()).toBe(0);
  });
});
