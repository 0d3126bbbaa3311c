/**
 * Protects: files and texts as people really have them, once found wrong, each with what is right. The inputs lie in `kasus/`, by the
 * name of their case; what they must become stands here.
 */
import { readFileSync } from 'node:fs';
import { tanggal } from '@mustika/kernel/date.ts';
import { nomorPesan } from '@mustika/kernel/phone.ts';
import { feedScale, NO_READING, settledWeight } from '@mustika/kernel/scale/scale.ts';
import { kodeScan } from '@mustika/kernel/text/scan-text.ts';
import { readRows } from '@mustika/server-kit/tabular/read.ts';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { bacaKoran } from '../../domains/keuangan/non-cash/baca-koran.rule.ts';
import { bacaBerkasPembaca } from '../../domains/stock-opname/berkas-pembaca.view.ts';
import { type Answer, type Kit, testApp } from '../kit/app.ts';
import { HARGA_BAKU, hargaGrup, jual, masukkan, nota } from '../kit/jual.ts';
import { unggah } from '../kit/unggah.ts';

let kit: Kit;

beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  await hargaGrup(kit);
});
afterAll(() => kit?.close());

const isi = (berkas: string): Buffer => readFileSync(new URL(`./kasus/${berkas}`, import.meta.url));

/** What an import would do with a file, in its words: the rows that are good, and cell by cell what is wrong. */
async function pratinjau(path: string, berkas: string) {
  const file = { nama: berkas, isi: isi(berkas) };
  const answer: Answer = await unggah(kit.as('SPV1'), path, { file, pratinjau: 'ya' });
  const {
    benar = null,
    salah = [],
    contoh = [],
  } = (answer.data ?? {}) as {
    benar?: number;
    salah?: { baris: number; kolom: string; sebab: string }[];
    contoh?: Record<string, unknown>[];
  };
  return { answer, benar, contoh, salah: salah.map((one) => `${one.baris} ${one.kolom}: ${one.sebab}`) };
}

const TEKS = 'kolom ini harus teks: digit angka sudah hilang di spreadsheet';

describe('items', () => {
  test('an inch mark is a letter', async () => {
    const { benar, contoh, salah } = await pratinjau('barang/import', 'csv-kutip-500/kutip-tak-tutup.csv');
    expect([benar, contoh[0]?.['nama_barang'], salah]).toEqual([1, 'CINCIN 18" PANJANG', []]);
  });
  test('a list of Indonesian Excel: three pieces, a blank line, a line of sums', async () => {
    const { benar, contoh, salah } = await pratinjau(
      'barang/import',
      'berkas-nyata/03-daftar-barang-idID.csv',
    );
    expect(benar).toBe(3);
    expect(contoh).toMatchObject([
      { baris: 2, nama_barang: 'CINCIN SISIR CAFÉ', kadar: 75, ongkos: 15_000, harga_modal: 2_500_000 },
      { baris: 3, berat: 4.12, kadar: 75, ongkos: 15_000, harga_modal: 2_500_000 },
      { baris: 4, berat: 0.95, berat_asli: 0.95, harga_modal: 1_100_000 },
    ]);
    expect(salah).toEqual(['6 kode_group: baris jumlah, bukan barang']);
  });
  describe('a packing list', () => {
    const PACKING = 'berkas-nyata/01-faktur-supplier.xlsx';
    const kirim = async (more: Record<string, string>) =>
      unggah(kit.as('SPV1'), 'barang/import', { file: { nama: 'faktur.xlsx', isi: isi(PACKING) }, ...more });
    const TETAP = { kode_group: '750', kode_dept: 'CC', kode_gudang: 'TOKO', kode_baki: 'CC01' };
    const DARI = { nama_barang: 'Model', berat: 'Berat (gr)', kadar: 'Kadar', ongkos: 'Ongkos/gr' };
    const peta = { dari: DARI, tetap: { ...TETAP, supplier: 'PT PABRIK EMAS' }, sumber: 'PT PABRIK EMAS' };

    test('is refused in one sentence that says what is missing, where nobody can be asked', async () => {
      const answer = await kirim({});
      expect(answer).toMatchObject({ status: 400, code: 'KOLOM_TIDAK_LENGKAP' });
      expect(answer.message).toBe(
        'Kolom Berkas Tidak Sesuai: kolom kode_group, kode_gudang, kode_baki, nama_barang, berat tidak ada',
      );
    });
    test('is asked about below its titles, with what its headings may mean', async () => {
      const { data } = await kirim({ pratinjau: 'ya', petakan: 'ya' });
      expect(data).toMatchObject({ baris: 0, tersimpan: 0, kolom: { baris_judul: 4, tanya: true } });
      expect(data.kolom.dari).toMatchObject({ ...DARI, qty: 'Qty' });
      expect(data.kolom.kurang).toEqual(['kode_group', 'kode_gudang', 'kode_baki']);
    });
    test('goes in as it was said, and the next one without a question', async () => {
      const first = await kirim({ mode: 'yang-benar', petakan: 'ya', peta: JSON.stringify(peta) });
      expect(first.data, first.text).toMatchObject({ baris: 4, benar: 3, tersimpan: 3 });
      expect(first.data.contoh).toMatchObject([
        { baris: 5, nama_barang: 'CINCIN SISIR', berat: 9.87, kadar: 75, ongkos: 15_000 },
        { baris: 6, nama_barang: 'CINCIN SISIR KECIL', berat: 4.12 },
        { baris: 7, kadar: 42, ongkos: 15_000, supplier: 'PT PABRIK EMAS' },
      ]);
      expect(first.data.salah).toMatchObject([{ baris: 8, sebab: 'baris jumlah, bukan barang' }]);
      const { rows } = await kit.owner.query('select * from cek_invarian()');
      expect(rows).toEqual([]);
      const next = await kirim({ pratinjau: 'ya', petakan: 'ya' });
      expect(next.data).toMatchObject({
        benar: 3,
        kolom: { ...peta, tanya: false, kurang: [], tidak_dipakai: ['No', 'Kode', 'Qty', 'Jumlah'] },
      });
    });
    test('does not take several pieces in one line for one', async () => {
      const dengan = { ...peta, dari: { ...DARI, qty: 'Qty' } };
      const { data } = await kirim({ pratinjau: 'ya', peta: JSON.stringify(dengan) });
      expect(data.salah[0]).toMatchObject({
        baris: 5,
        kolom: 'qty',
        sebab: 'satu baris satu barang, di sini 3',
      });
    });
    test('is refused with the heading that it does not have', async () => {
      const lain = { ...peta, dari: { ...DARI, berat: 'Gram' } };
      expect(await kirim({ peta: JSON.stringify(lain) })).toMatchObject({
        ...{ status: 400, code: 'INPUT_TIDAK_VALID' },
        message: 'Kolom Gram Tidak Ada Di Berkas',
      });
      expect(await kirim({ peta: '{' })).toMatchObject({ status: 400, code: 'INPUT_TIDAK_VALID' });
    });
  });
  test('a percent cell is percent', async () => {
    const { contoh, salah } = await pratinjau('barang/import', 'xlsx-kadar-persen/kadar-persen.xlsx');
    expect([contoh[0]?.['kadar'], salah]).toEqual([75, []]);
  });
  test('and by hand a karat far below its group is asked about', async () => {
    const [baki] = (
      await kit.owner.query("select kode_gudang from baki where kode_toko = 'JKT1' and kode_baki = 'CC01'")
    ).rows;
    const piece = { kode_group: '750', kode_dept: 'CC', kode_gudang: baki.kode_gudang, kode_baki: 'CC01' };
    const baris = [
      { ...piece, nama_barang: 'CINCIN UJI', berat_asli: 3.25, kadar: 0.75, harga_modal: 2_500_000 },
    ];
    const answer = await kit.as('SPV1').post('barang/simpan', { baris });
    expect(answer).toMatchObject({ status: 409, code: 'JAUH_DARI_GROUP' });
    expect(answer.text).toContain('kadar jauh di bawah');
  });
  test('a cost that has lost its thousands is asked about, by file and by hand, and taken with a yes', async () => {
    const kepala = 'kode_group,kode_dept,kode_gudang,kode_baki,nama_barang,berat,harga_modal,size';
    const baris = (modal: string, size = '') => `750,CC,TOKO,CC01,CINCIN UJI,3.25,${modal},${size}`;
    const isiBerkas = [
      kepala,
      baris('1.337'),
      baris('1337000'),
      baris('990000000'),
      baris('0'),
      baris('1337000', '2026-12-10'),
    ];
    const file = { nama: 'modal.csv', isi: isiBerkas.join('\n') };
    const { data } = await unggah(kit.as('SPV1'), 'barang/import', { file, pratinjau: 'ya' });
    const kata = (daftar: { baris: number; sebab: string }[]) =>
      daftar.map((one) => `${one.baris} ${one.sebab}`);
    expect(kata(data.salah)).toEqual(['6 kolom ini harus teks: spreadsheet menjadikannya tanggal']);
    const jauh = [
      expect.stringMatching(/^2 harga modal jauh di bawah Rp .* menurut group$/),
      expect.stringMatching(/^4 harga modal jauh di atas Rp .* menurut group$/),
    ];
    expect([kata(data.jauh), data.benar]).toEqual([jauh, 4]);
    const impor = (yakin: object, key: string) =>
      unggah(
        kit.as('OWNER'),
        'barang/import',
        { file, mode: 'yang-benar', ...yakin },
        { portal: 'JKT1', key },
      );
    expect(await impor({}, 'jauh-berkas-1')).toMatchObject({ status: 409, code: 'JAUH_DARI_GROUP' });
    expect((await impor({ yakin: 'ya' }, 'jauh-berkas-1')).data).toMatchObject({ tersimpan: 4 });
    const piece = { kode_group: '750', kode_dept: 'CC', kode_gudang: 'TOKO', kode_baki: 'CC01' };
    const tangan = { ...piece, nama_barang: 'CINCIN UJI', berat_asli: 3.25, harga_modal: 1337 };
    const answer = await kit.as('SPV1').post('barang/simpan', { baris: [tangan] });
    expect(answer).toMatchObject({ status: 409, code: 'JAUH_DARI_GROUP' });
    expect(answer.text).toContain('harga modal jauh di bawah');
    const sungguh = () =>
      kit
        .as('OWNER')
        .post('barang/simpan', { baris: [tangan], yakin: true }, { portal: 'JKT1', key: 'jauh-tangan-1' });
    const [satu, dua] = [await sungguh(), await sungguh()];
    expect(satu.status, satu.text).toBe(200);
    expect(dua.data.kode_barcode).toEqual(satu.data.kode_barcode);
  });
  test('numbers of sixteen digits are refused by their cell', async () => {
    const { salah } = await pratinjau('barang/import', 'xlsx-angka-panjang/faktur-angka.xlsx');
    expect(salah).toContain(`2 kode_intern: ${TEKS}`);
    expect(salah).toContain(`2 no_faktur_masukan: ${TEKS}`);
  });
});

describe('masters', () => {
  test('an account number of sixteen digits is refused, one with leading noughts is kept', async () => {
    const file = { nama: 'rekening.xlsx', isi: isi('xlsx-angka-panjang/rekening.xlsx') };
    const answer = await unggah(kit.as('SPV1'), 'rekenings/import', { file, mode: 'yang-benar' });
    expect(answer.data?.salah, answer.text).toEqual([
      {
        baris: 2,
        kolom: 'no_rekening',
        sebab: expect.stringMatching(/ Harus Teks: Digit Angka Sudah Hilang/),
      },
    ]);
    const { rows } = await kit.owner.query(
      "select no_rekening from rekening where nama_rekening like 'REKENING %' order by 1",
    );
    expect(rows.map((row) => row.no_rekening)).toEqual(['0012345678', '0098765432']);
  });
  test('prices: thousands by points are read, commas and sen are refused by their cell', async () => {
    const { salah } = await pratinjau('group/import', 'berkas-nyata/05-harga-emas.xlsx');
    expect(salah.map((one) => one.split(':')[0])).toEqual(
      expect.arrayContaining(['4 harga', '4 harga_modal']),
    );
    expect(salah.filter((one) => /^[23] harga/.test(one) && /Rupiah Bulat/.test(one))).toEqual([]);
  });
});

describe('statements', () => {
  const koran = async (berkas: string) =>
    bacaKoran(await readRows(isi(berkas), berkas.split('/')[1] as string), tanggal('2026-11-26'))?.isi;
  const EDC = { tanggal: '2026-11-26', jumlah: 4_319_225 };
  test.each([
    ['koran-debit-terbaca-kredit/dk-kolom.csv', [{ baris: 3, ...EDC }], 1],
    ['koran-debit-terbaca-kredit/mutasi-dua-kolom.csv', [{ baris: 3, ...EDC }], 1],
    ['koran-debit-terbaca-kredit/nominal-debit-kredit.csv', [{ baris: 3, ...EDC }], 1],
    ['koran-tata-letak-bank/bca-preamble.csv', [EDC], 1],
    ['koran-tata-letak-bank/bni.csv', [EDC], 0],
    ['koran-tata-letak-bank/mandiri.csv', [EDC], 0],
    ['koran-tata-letak-bank/judul.xlsx', [EDC], 0],
    ['koran-baris-hilang-diam/format-general.xlsx', [EDC], 0],
    ['csv-kutip-500/koran-inci.csv', [{ keterangan: 'TRSF 18" TV', jumlah: 500_000 }], 0],
    [
      'koran-baris-hilang-diam/nama-bulan.csv',
      [4_319_225, 4_385_000, 4_099_000, 4_099_000, 4_099_000].map((jumlah) => ({ ...EDC, jumlah })),
      0,
    ],
    [
      'koran-baris-hilang-diam/strip.csv',
      [4_319_225, 4_385_000, 4_099_000, 4_385_000, 4_385_000].map((jumlah) => ({ ...EDC, jumlah })),
      0,
    ],
  ])('%s', async (berkas, masuk, keluar) => {
    expect(await koran(berkas)).toMatchObject({ masuk, keluar, terlewat: [] });
  });
});

describe('telephones', () => {
  const daftar = (no_hp: string) =>
    kit.as('KASIR1').post('member/simpan', { nama_member: 'IBU NOMOR', no_hp, alamat: null });
  test('the same number without its nought is the same member', async () => {
    expect(await daftar('0812-1000-7706')).toMatchObject({ status: 200 });
    for (const no_hp of ['812 1000 7706', '+62 (0)812 1000 7706', '0062 812 1000 7706'])
      expect(await daftar(no_hp)).toMatchObject({ status: 409, code: 'NO_HP_TERDAFTAR' });
  });
  test('the database knows a person by the same number', async () => {
    const telp = [
      '0812 1000 7706',
      '812-1000-7706',
      '+62 (0)812 10007706',
      '0062 81210007706',
      '(021) 555 1234',
      '12',
    ];
    const { rows } = await kit.owner.query('select nomor_telp(t) as nomor from unnest($1::text[]) t', [telp]);
    expect(rows.map(({ nomor }) => nomor)).toEqual(telp.map((one) => nomorPesan(one).replace(/^62/, '')));
  });
  test('a nota takes what a member takes', async () => {
    await masukkan(kit, { kode_barcode: 'UJKS1001' });
    const dengan = (no_hp_customer: string) =>
      jual(kit.as('KASIR1'), nota(['UJKS1001'], HARGA_BAKU, { nama_customer: 'BAPAK NOTA', no_hp_customer }));
    for (const bukan of ['12', 'ABC']) expect(await dengan(bukan)).toMatchObject({ status: 400 });
    expect(await dengan('812 1000 0001')).toMatchObject({ status: 200 });
    const { rows } = await kit.owner.query(
      "select no_hp_customer from penjualan where nama_customer = 'BAPAK NOTA'",
    );
    expect(rows).toEqual([{ no_hp_customer: '6281210000001' }]);
  });
});

describe('devices', () => {
  test.each([
    ['epc-tid.csv', 2],
    ['tanggal-yyyymmdd.csv', 3],
    ['operator.csv', 1],
  ])('of a handheld’s %s one code a line', (berkas, banyak) => {
    const kode = bacaBerkasPembaca(isi(`rfid-tid-tanggal/${berkas}`).toString())?.kode ?? [];
    expect(kode).toHaveLength(banyak);
    expect(kode.filter((one) => /^E280|^2026|OPERATOR/.test(one))).toEqual([]);
  });
  const timbang = (berkas: string) => settledWeight(feedScale(NO_READING, isi(berkas).toString()));
  test('a scale that moves is never believed', () => {
    expect(timbang('timbangan-mettler/lines.txt')).toBeNull();
    const stream = isi('berkas-nyata/06-tangkapan-timbangan.txt').toString().split(/\r?\n/);
    const settled = stream.map((_, at) =>
      settledWeight(feedScale(NO_READING, `${stream.slice(0, at + 1).join('\n')}\n`)),
    );
    expect(new Set(settled.filter((one) => one !== null).map((one) => one.mg))).toEqual(new Set([3250]));
  });
  test('a scanner’s own signs are no code', () => {
    for (const text of [']C1237F1244', '*237F1244', '237F 1244']) expect(kodeScan(text)).toBe('237F1244');
  });
});
