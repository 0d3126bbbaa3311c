/** Protects: the packets in the safe are counted by their labels, at all devices at once, and what was redeemed meanwhile explains itself. */
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { type Answer, type Kit, testApp } from '../../tests/kit/app.ts';
import { jumlahBaris, TABEL_BUKU } from '../../tests/kit/buku.ts';
import { balik, dipinjam, ditebus, hargaTaksir, lanjutkan } from '../../tests/kit/hutang.ts';
import { denganOtorisasi, numberOf, potongan, SANDI_OWNER } from '../../tests/kit/jual.ts';
import { teksPdf } from '../../tests/kit/pdf.ts';
import { isiLaci } from '../../tests/kit/uang.ts';

let kit: Kit;
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  await hargaTaksir(kit);
  await isiLaci(kit, 100_000_000, 'KASIR1');
  await isiLaci(kit, 100_000_000, 'SPV1');
});
afterEach(async () => expect(await kit.periksa()).toEqual([]));
afterAll(() => kit?.close());

const paket = (tempat_simpan: string | null, more = {}) =>
  dipinjam(kit, 1_000_000, { tempat_simpan, ...more });
const mulai = async (more: object = {}) =>
  numberOf(await kit.as('SPV1').post('opname-jaminan/mulai', { buta: false, ...more }));
const pindai = (no_dokumen: string, kode: readonly string[], more: object = {}, siapa = 'SPV1') =>
  kit.as(siapa).post('stock-opname/pindai', {
    no_dokumen,
    kode: kode.map((satu) => ({ kode: satu, cara: 'PINDAI' })),
    ...more,
  });
const keadaan = ({ data }: Answer): string[] =>
  data.map((row: { kode: string; keadaan: string }) => `${row.kode} ${row.keadaan}`);
const selisih = async (no: string) =>
  (await kit.as('SPV1').get(`stock-opname/selisih?no_dokumen=${no}`)).data as Record<string, string>[];

test('found, missing, misplaced, redeemed and renewed meanwhile, new, strange, gone long ago; a paper with both names', async () => {
  const lama = await paket('LACI 1');
  await ditebus(kit, lama);
  const dua = [
    { nama_barang: 'GELANG KERONCONG', jumlah: 1, berat: 3, kadar: 100 },
    { nama_barang: 'CINCIN POLOS', jumlah: 1, berat: 2, kadar: 100 },
  ];
  const ada = await paket('LACI 1');
  const salah = await paket('LACI 2');
  const hilang = await paket('LACI 2');
  const ditebusnya = await paket('LACI 1');
  const lanjut = await paket('LACI 1', { barang: dua });
  const tanpa = await paket(null);
  const buku = await jumlahBaris(kit.owner, TABEL_BUKU);
  const nomor = await mulai();
  await ditebus(kit, ditebusnya);
  const baru = await paket('LACI 1');
  const lanjutan = await lanjutkan(kit, lanjut, 500_000, { diambil: [{ urut: 2 }], tempat_simpan: 'LACI 1' });
  const [keping] = await potongan(kit, 'OPJA', 1);
  const luar = 'BDG1-PI-261121-0001';
  // Two devices at once, the same label twice among them.
  const [satu, lain] = await Promise.all([
    pindai(nomor, [ada, salah, lama, baru, lanjutan, luar, keping as string], { kode_baki: 'LACI 1' }),
    pindai(nomor, [tanpa], { kode_baki: 'LACI 1' }, 'KASIR1'),
  ]);
  expect(keadaan(satu), satu.text).toEqual([
    ...[`${ada} KETEMU`, `${salah} SALAH_BAKI`, `${lama} SUDAH_KELUAR`, `${baru} BARU`],
    ...[`${lanjutan} BARU`, `${luar} TOKO_LAIN`, `${keping} TIDAK_DIKENAL`],
  ]);
  expect(keadaan(lain), lain.text).toEqual([`${tanpa} KETEMU`]);
  expect(keadaan(await pindai(nomor, [ada.toLowerCase()]))).toEqual([`${ada} SUDAH_DIPINDAI`]);
  const daftar = await selisih(nomor);
  expect(daftar.map((row) => [row.kode, row.keadaan, row.keterangan]).sort()).toEqual(
    [
      ...[
        [hilang, 'HILANG', null],
        [salah, 'SALAH_BAKI', null],
        [ditebusnya, 'KELUAR', 'LUNAS'],
      ],
      ...[
        [lanjut, 'PINDAH', lanjutan],
        [lama, 'SUDAH_KELUAR', 'LUNAS'],
        [baru, 'BARU', null],
        [lanjutan, 'BARU', null],
      ],
      ...[
        [luar, 'TOKO_LAIN', 'BDG1'],
        [keping, 'TIDAK_DIKENAL', null],
      ],
    ].sort(),
  );
  const spv = kit.as('SPV1');
  const semua = [hilang, salah, lama, luar, keping as string];
  const alasan = semua.map((kode) => ({ kode, alasan: 'SUDAH DICARI' }));
  const kurang = { no_dokumen: nomor, alasan: alasan.slice(1) };
  expect(await spv.post('stock-opname/selesai', kurang)).toMatchObject({ code: 'OPNAME_ALASAN_KURANG' });
  const selesai = await denganOtorisasi(
    spv,
    'stock-opname/selesai',
    { no_dokumen: nomor, alasan },
    SANDI_OWNER,
  );
  expect(selesai, selesai.text).toMatchObject({
    status: 200,
    data: { hilang_qty: 1, lain_qty: 5, fisik_qty: 3 },
  });
  // It is listed with its result where it was made, and on paper; nothing moved.
  expect((await spv.get('opname-jaminan?status=DONE')).data).toMatchObject([
    {
      no_dokumen: nomor,
      cara: 'JAMINAN',
      sistem_qty: 6,
      fisik_qty: 3,
      hilang_qty: 1,
      terjelaskan_qty: 2,
      user_id: 'SPV1',
    },
  ]);
  const pdf = await spv.post('opname-jaminan/bukti', { no_dokumen: nomor });
  const kertas = teksPdf(pdf.bytes).map(({ teks }) => teks);
  expect(kertas.join(' ')).toContain(hilang);
  expect((await kit.owner.query('select from buku_uang where no_dokumen = $1', [nomor])).rowCount).toBe(0);
  expect((await jumlahBaris(kit.owner, ['buku_barang'])).buku_barang).toBeGreaterThanOrEqual(
    buku.buku_barang ?? 0,
  );
});

test('one place, blind: a packet of another place is misplaced, and nobody is told what should be there', async () => {
  const satu = await paket('BRANKAS 9');
  const lain = await paket('LACI 3');
  const nomor = await mulai({ tempat_simpan: 'BRANKAS 9', buta: true });
  expect(keadaan(await pindai(nomor, [satu, lain]))).toEqual([`${satu} KETEMU`, `${lain} SALAH_BAKI`]);
  const maju = (await kit.as('SPV1').get(`stock-opname/kemajuan?no_dokumen=${nomor}`)).data;
  expect(maju).toMatchObject({ ketemu: 1, lain: 1, sistem: null });
  const timbang = { no_dokumen: nomor, kode_baki: 'CC01', timbangan: 5.25, cara: 'KETIK' };
  expect(await kit.as('SPV1').post('stock-opname/timbang', timbang)).toMatchObject({
    code: 'OPNAME_BAKI_SEBAGIAN',
  });
  const batal = { no_dokumen: nomor, alasan: 'salah tempat' };
  expect(await denganOtorisasi(kit.as('SPV1'), 'stock-opname/batal', batal, SANDI_OWNER)).toMatchObject({
    status: 200,
  });
  expect(
    await kit.as('SPV1').post('opname-jaminan/mulai', { buta: false, tempat_simpan: 'TIDAK ADA' }),
  ).toMatchObject({
    ...{ status: 404, code: 'OPNAME_KOSONG' },
  });
});

test('a redemption that is taken back while the count goes on is missing again', async () => {
  const no = await paket('LACI 7');
  const nomor = await mulai({ tempat_simpan: 'LACI 7' });
  await ditebus(kit, no);
  expect(await selisih(nomor)).toMatchObject([{ kode: no, keadaan: 'KELUAR' }]);
  expect(await balik(kit, 'batal-lunas', no)).toMatchObject({ status: 200 });
  expect(await selisih(nomor)).toMatchObject([{ kode: no, keadaan: 'HILANG' }]);
  await pindai(nomor, [no]);
  expect(await selisih(nomor)).toEqual([]);
});

test('a packet is put elsewhere, and its label says so in the bytes of the printer', async () => {
  const no = await paket('LACI 1', { no_paket: 'P-0042' });
  const kasir = kit.as('KASIR1');
  expect(await kasir.post('hutang/tempat', { no_faktur_hutang: no })).toMatchObject({
    code: 'TEMPAT_KOSONG',
  });
  const pindah = { no_faktur_hutang: no, tempat_simpan: 'BRANKAS 1' };
  expect(await kasir.post('hutang/tempat', pindah)).toMatchObject({ status: 200 });
  const lihat = (await kasir.get(`hutang/satu?no_faktur_hutang=${no}`)).data;
  expect(lihat).toMatchObject({ tempat_simpan: 'BRANKAS 1', no_paket: 'P-0042', status: 'DONE' });
  const cetak = (format: string, nomor = no) =>
    kasir.post('hutang/label', { hutang: [{ no_faktur_hutang: nomor }], format });
  const zpl = await cetak('ZPL');
  expect(zpl.headers['content-disposition']).toBe(`attachment; filename="label-${no}.zpl"`);
  const isi = zpl.bytes.toString('utf8');
  for (const part of [
    '^BQN',
    `A,${no}`,
    no,
    'BAPAK PINJAM',
    '1 pcs  5,250 g',
    'JT 21 Des 2026',
    'P-0042 / BRANKAS 1',
  ])
    expect(isi).toContain(part);
  expect((await cetak('TSPL')).bytes.toString('utf8')).toContain(`"${no}"`);
  expect((await cetak('PDF')).bytes.subarray(0, 5).toString('latin1')).toBe('%PDF-');
  expect((await cetak('HALAMAN')).data).toMatchObject([{ lebar: 60, tinggi: 30 }]);
  expect(await cetak('ZPL', 'JKT1-PI-200101-0009')).toMatchObject({ status: 404, code: 'HUTANG_TIDAK_ADA' });
  const { rows } = await kit.owner.query(
    "select count(*)::integer as n from audit where aksi = 'hutang.label' and objek = $1",
    [`hutang/${no}`],
  );
  expect(rows).toEqual([{ n: 4 }]);
});
