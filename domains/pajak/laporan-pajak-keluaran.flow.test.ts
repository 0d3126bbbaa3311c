/** Protects: what goes to the tax office is every nota once, ties to the recap and the account, and gives numbers to whom they concern. */
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { HARI, type Kit, testApp } from '../../tests/kit/app.ts';
import {
  atur,
  batalJual,
  gantiHari,
  HARGA_BAKU,
  hargaGrup,
  nota,
  potongBaru,
  terjual,
} from '../../tests/kit/jual.ts';
import { batalTitip, dititip, titip } from '../../tests/kit/titip.ts';

let kit: Kit;
const potong = potongBaru(() => kit, 'PJKL', { ada_faktur_masukan: true });
const BESOK = '2026-11-22';
const NPWP = '01.234.567.8-021.000';
const API = 'pajak/get/report-pajak-keluaran';
const MASA = `tgl_awal=${HARI.slice(0, 7)}-01&tgl_akhir=${HARI}`;
const PT = {
  npwp_customer: '0099887766554433',
  nama_customer: 'PT MAJU & MITRA',
  alamat_customer: 'JL PASAR 1',
};

beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  await hargaGrup(kit);
  await kit.owner.query("update toko set npwp = $1, nitku = '000001' where kode_toko in ('JKT1', 'BDG1')", [
    NPWP,
  ]);
  await atur(kit, { PPN_TRANSAKSI_MODULE: 'true' });
});
afterEach(async () => expect(await kit.periksa()).toEqual([]));
afterAll(() => kit?.close());

type Baris = Record<string, string | number>;
const rekap = async (lain = '') => {
  const { status, text } = await kit.as('OWNER').get(`${API}?${MASA}${lain}`, { portal: 'JKT1' });
  expect(status, text).toBe(200);
  return JSON.parse(text) as { data: Baris[]; totals: Baris };
};
const berkas = async (ending: string, lain = '', user = 'OWNER') => {
  const { status, text } = await kit
    .as(user)
    .get(`${API}/${ending}?${MASA}${lain}`, user === 'OWNER' ? { portal: 'JKT1' } : {});
  return { status, text, ...(status === 200 ? {} : (JSON.parse(text) as { code: string })) };
};
const jumlah = (xml: string, tag: string): number =>
  [...xml.matchAll(new RegExp(`<${tag}>(-?\\d+)\\.00</${tag}>`, 'g'))].reduce(
    (sum, [, angka]) => sum + Number(angka),
    0,
  );

test('every nota is in one row of one file, and together they are the recap', async () => {
  const kasir = kit.as('KASIR1');
  const biasa = await terjual(kasir, nota([await potong(), await potong()], 2 * HARGA_BAKU));
  const bernama = await terjual(kasir, nota([await potong()], HARGA_BAKU, PT));
  const ditarik = await batalJual(kit, await terjual(kasir, nota([await potong()], HARGA_BAKU, PT)));
  const { data, totals } = await rekap();
  const milik = data.filter((row) => [biasa, bernama, ditarik].includes(String(row['no_faktur_group'])));
  expect(
    milik.map((row) => [row['berkas'], row['baris'], row['npwp_customer'], row['dpp'], row['ppn']]),
  ).toEqual([
    ['ECERAN', `DG-${HARI}-NORMAL-A`, null, 7_272_998, 80_002],
    ['FAKTUR', `${bernama}/05`, PT.npwp_customer, 3_636_499, 40_001],
    ['BATAL SEBELUM DILAPORKAN', `${ditarik}/05`, PT.npwp_customer, 0, 0],
  ]);
  const pajak = JSON.parse(
    (await kit.as('OWNER').get(`penjualan/get/report-rekap-pajak?${MASA}`, { portal: 'JKT1' })).text,
  ).data as Baris[];
  const kena = pajak.filter((row) => row['kelas_ppn'] !== null);
  const dari = (kolom: string) => kena.reduce((sum, row) => sum + Number(row[kolom]), 0);
  expect(totals).toMatchObject({ dpp: dari('dpp'), ppn: dari('ppn') });
  const [eceran, faktur] = [(await berkas('eceran')).text, (await berkas('faktur')).text];
  expect(jumlah(eceran, 'VAT') + jumlah(faktur, 'VAT')).toBe(totals['ppn']);
  expect(jumlah(eceran, 'TaxBaseSellingPrice') + jumlah(faktur, 'TaxBase')).toBe(totals['dpp']);
  expect(faktur).toContain(`<RefDesc>${bernama}/05</RefDesc>`);
  expect(faktur).not.toContain(ditarik);
  expect(faktur).toContain('<BuyerTin>0099887766554433</BuyerTin>');
  expect(faktur).toContain('<BuyerName>PT MAJU &amp; MITRA</BuyerName>');
  expect(faktur).toContain('<SellerIDTKU>0012345678021000000001</SellerIDTKU>');
});

test('stores of one number are told together, others are not', async () => {
  await atur(kit, { PPN_TRANSAKSI_MODULE: 'true' }, 'BDG1');
  const { rows } = await kit.owner.query(
    "select kode_barcode from barang where kode_toko = 'BDG1' and status = 'TERSEDIA' order by kode_barcode limit 1",
  );
  const bdg = kit.as('KASIR1-BDG');
  const kode = rows[0].kode_barcode as string;
  const total = (await bdg.get(`barang/ready/kode-barcode/${kode}`)).data.harga_jual as number;
  const no = await terjual(bdg, nota([kode], total));
  const tokoDari = async (lain: string) => new Set((await rekap(lain)).data.map((row) => row['kode_toko']));
  expect(await tokoDari('')).toEqual(new Set(['JKT1']));
  expect(await tokoDari('&lingkup=SEMUA')).toEqual(new Set(['JKT1', 'BDG1', 'SBY1']));
  expect((await rekap('&lingkup=SEMUA')).data.map((row) => row['no_faktur_group'])).toContain(no);
  await kit.owner.query("update toko set npwp = '02.234.567.8-021.000' where kode_toko <> 'JKT1'");
  expect(await tokoDari('&lingkup=SEMUA')).toEqual(new Set(['JKT1']));
});

test('a till has no such report, days of two months are no file, and a wrong number of the company is named', async () => {
  expect(await berkas('faktur', '', 'KASIR1')).toMatchObject({ status: 403 });
  const dua = await kit
    .as('OWNER')
    .get(`${API}/eceran?tgl_awal=2026-10-31&tgl_akhir=${HARI}`, { portal: 'JKT1' });
  expect(JSON.parse(dua.text)).toMatchObject({ code: 'MASA_PAJAK_TIDAK_SATU' });
  await kit.owner.query("update toko set npwp = '12345' where kode_toko = 'JKT1'");
  expect(await berkas('eceran')).toMatchObject({ status: 409, code: 'NPWP_TOKO_TIDAK_SAH' });
});

test('money ahead that goes back on a later day makes no row of a file that is below zero', async () => {
  const kasir = kit.as('KASIR1');
  await kit.owner.query('update toko set npwp = $1 where kode_toko = $2', [NPWP, 'JKT1']);
  await terjual(kasir, nota([await potong()], HARGA_BAKU));
  const no = await dititip(kasir, titip([await potong()], HARGA_BAKU, 1_000_000));
  await gantiHari(kit, BESOK);
  expect(await batalTitip(kasir, no)).toMatchObject({ status: 200 });
  const ambil = async (tanya: string) =>
    (await kit.as('OWNER').get(`${API}/eceran?${tanya}`, { portal: 'JKT1' })).text;
  expect(JSON.parse(await ambil(`tgl_awal=${BESOK}&tgl_akhir=${BESOK}`))).toMatchObject({
    code: 'BARIS_PAJAK_MINUS',
    detail: { baris: [`DG-${BESOK}-NORMAL-A`] },
  });
  const bulan = await ambil(`tgl_awal=${HARI.slice(0, 7)}-01&tgl_akhir=${BESOK}&rekap=MASA`);
  expect(bulan).toContain(`<SerialNo>DG-${HARI.slice(0, 7)}-NORMAL-A</SerialNo>`);
  expect(bulan.match(/<RetailInvoice>/g)).toHaveLength(1);
});
