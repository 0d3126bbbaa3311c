/** Protects: a count says what is missing, misplaced, sold meanwhile and strange, at all its devices at once, and writes no stock. */
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { type Answer, type Kit, testApp } from '../../tests/kit/app.ts';
import {
  atur,
  denganOtorisasi,
  HARGA_BAKU,
  masukkanOleh,
  nota,
  numberOf,
  potongan,
  SANDI_OWNER,
  terjual,
} from '../../tests/kit/jual.ts';
import { teksPdf } from '../../tests/kit/pdf.ts';
import { house } from '../house.ts';

let kit: Kit;
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  await atur(kit, { RFID_MODULE: 'true' });
});
afterEach(async () => expect(await kit.periksa()).toEqual([]));
afterAll(() => kit?.close());

const isiBaki = async (baki: string): Promise<string[]> =>
  (
    await kit.owner.query(
      "select kode_barcode from barang where kode_toko = 'JKT1' and kode_baki = $1 and status = 'TERSEDIA' order by 1",
      [baki],
    )
  ).rows.map((row) => row.kode_barcode);
const mulai = async (more: object, path = 'stock-opname/mulai'): Promise<string> =>
  numberOf(await kit.as('SPV1').post(path, { buta: false, ...more }));
const pindai = (
  no_dokumen: string,
  kode: readonly string[],
  more: object = {},
  siapa = 'SPV1',
): Promise<Answer> =>
  kit.as(siapa).post('stock-opname/pindai', {
    no_dokumen,
    kode: kode.map((satu) => ({ kode: satu, cara: 'PINDAI' })),
    ...more,
  });
const keadaan = ({ data }: Answer): string[] =>
  data.map((row: { kode: string; keadaan: string }) => `${row.kode} ${row.keadaan}`);
const kemajuan = async (no_dokumen: string) =>
  (await kit.as('SPV1').get(`stock-opname/kemajuan?no_dokumen=${no_dokumen}`)).data;
const selisih = async (no_dokumen: string, siapa = 'SPV1') =>
  kit.as(siapa).get(`stock-opname/selisih?no_dokumen=${no_dokumen}`);
const beralasan = (kode: readonly string[]) => kode.map((satu) => ({ kode: satu, alasan: 'SUDAH DICARI' }));
const hakOpname = async (ada: boolean): Promise<void> => {
  await kit.owner.query(
    `insert into hak_akses (user_id, path, is_show) values ('KASIR1', '/stock-opname', $1)
     on conflict (user_id, path) do update set is_show = excluded.is_show`,
    [ada],
  );
  kit.deps.sessions.forgetAll();
};
const sebuah = async (mark: string, banyak: number, ke_baki: string): Promise<string[]> => {
  const kode = await potongan(kit, mark, banyak);
  const barang = kode.map((kode_barcode) => ({ kode_barcode }));
  numberOf(await kit.as('SPV1').post('pindah-barang/simpan', { ke_baki, barang }));
  return kode;
};

test('found, misplaced, sold and moved meanwhile, strange and of another store; the end asks reasons and a second person', async () => {
  const [hilang, dijual, dipindah, satu, dua] = (await sebuah('OPNA', 5, 'LT02')) as [
    string,
    string,
    string,
    string,
    string,
  ];
  const lain = (await sebuah('OPNB', 1, 'GL02'))[0] as string;
  const keluar = (await potongan(kit, 'OPNC', 1))[0] as string;
  await terjual(kit.as('KASIR1'), nota([keluar], HARGA_BAKU));
  await masukkanOleh(kit, 'SPV1-BDG', { kode_barcode: 'OPNBDG01' });
  const lainnya = (await isiBaki('LT02')).filter((kode) => !kode.startsWith('OPNA'));
  const nomor = await mulai({ kode_baki: 'LT02' });
  await terjual(kit.as('KASIR1'), nota([dijual], HARGA_BAKU));
  numberOf(
    await kit
      .as('SPV1')
      .post('pindah-barang/simpan', { ke_baki: 'GL02', barang: [{ kode_barcode: dipindah }] }),
  );
  const first = await pindai(nomor, [satu, lain, keluar, 'OPNBDG01', 'APAINI01'], { kode_baki: 'LT02' });
  expect(keadaan(first), first.text).toEqual([
    `${satu} KETEMU`,
    `${lain} SALAH_BAKI`,
    `${keluar} SUDAH_KELUAR`,
    'OPNBDG01 TOKO_LAIN',
    'APAINI01 TIDAK_DIKENAL',
  ]);
  expect(first.data[1]).toMatchObject({ kode_baki: 'GL02' });
  expect(first.data[3]).toMatchObject({ keterangan: 'BDG1' });
  expect(keadaan(await pindai(nomor, [satu, dua, ...lainnya]))).toContain(`${satu} SUDAH_DIPINDAI`);
  expect(await kemajuan(nomor)).toMatchObject({
    sistem: 5 + lainnya.length,
    ketemu: 2 + lainnya.length,
    lain: 4,
  });
  const daftar = (await selisih(nomor)).data as { kode: string; keadaan: string; keterangan: string }[];
  expect(daftar.map((row) => `${row.kode} ${row.keadaan}`).sort()).toEqual(
    [
      ...[`${hilang} HILANG`, `${dijual} KELUAR`, `${dipindah} PINDAH`, `${lain} SALAH_BAKI`],
      ...[`${keluar} SUDAH_KELUAR`, 'OPNBDG01 TOKO_LAIN', 'APAINI01 TIDAK_DIKENAL'],
    ].sort(),
  );
  expect(daftar.find((row) => row.kode === dijual)?.keterangan).toMatch(/-FJ-/);
  const spv = kit.as('SPV1');
  const tanpa = await spv.post('stock-opname/selesai', { no_dokumen: nomor });
  expect(tanpa).toMatchObject({ status: 400, code: 'OPNAME_ALASAN_KURANG' });
  const semua = [hilang, lain, keluar, 'OPNBDG01', 'APAINI01'];
  const selesai = { no_dokumen: nomor, alasan: beralasan(semua) };
  expect(await denganOtorisasi(spv, 'stock-opname/selesai', selesai, SANDI_OWNER)).toMatchObject({
    status: 200,
    data: { status: 'DONE', hilang_qty: 1, lain_qty: 4, fisik_qty: 2 + lainnya.length },
  });
  // It wrote no stock: the missing piece is where the books have it, until somebody destroys it.
  expect((await spv.get(`barang/ready/kode-barcode/${hilang}`)).data).toMatchObject({
    status: 'TERSEDIA',
    kode_baki: 'LT02',
  });
  expect((await kit.owner.query('select from buku_barang where no_dokumen = $1', [nomor])).rowCount).toBe(0);
  const lihat = (await spv.get(`stock-opname/satu?no_dokumen=${nomor}`)).data;
  expect(lihat).toMatchObject({ disahkan: 'OWNER', hilang_qty: 1, terjelaskan_qty: 2, lain_qty: 4 });
  expect(lihat.selisih).toHaveLength(7);
  const pdf = await spv.post('stock-opname/bukti', { no_dokumen: nomor });
  const kertas = teksPdf(pdf.bytes).map(({ teks }) => teks);
  const tertanda = kertas.slice(kertas.indexOf('Dihitung Oleh'));
  expect(tertanda.slice(0, 4)).toEqual(['Dihitung Oleh', 'SPV1', 'Diperiksa Oleh', 'OWNER']);
  const laporan = (await kit.as('OWNER').get('reportopname/stock-opname', { portal: 'JKT1' })).data;
  expect(laporan).toMatchObject([{ no_dokumen: nomor, hilang_qty: 1, disetujui: 'OWNER', lingkup: 'LT02' }]);
  expect(await pindai(nomor, [satu])).toMatchObject({ status: 409, code: 'OPNAME_SELESAI' });
});

test('a tray before the reader tells what lies in the wrong one; a recount of it begins from nothing', async () => {
  const kode = (await sebuah('OPND', 2, 'AT01')) as [string, string];
  const nomor = await mulai({ kode_gudang: 'TOKO' });
  expect(keadaan(await pindai(nomor, [kode[0]], { kode_baki: 'AT02' }))).toEqual([`${kode[0]} SALAH_BAKI`]);
  expect(keadaan(await pindai(nomor, [kode[1]], { kode_baki: 'AT01' }))).toEqual([`${kode[1]} KETEMU`]);
  const ulang = await kit.as('SPV1').post('stock-opname/ulang', { no_dokumen: nomor, kode_baki: 'AT02' });
  expect(ulang, ulang.text).toMatchObject({ status: 200, data: { jumlah: 1 } });
  expect(await kemajuan(nomor)).toMatchObject({ ronde: 2, ketemu: 1, orang: [{ oleh: 'SPV1', ketemu: 1 }] });
  expect(keadaan(await pindai(nomor, [kode[0]], { kode_baki: 'AT01' }))).toEqual([`${kode[0]} KETEMU`]);
});

test('a blind count tells nobody what should be there until it ends', async () => {
  const kode = await sebuah('OPNE', 2, 'GK01');
  const semua = await isiBaki('GK01');
  const nomor = await mulai({ kode_baki: 'GK01', buta: true });
  await pindai(nomor, [kode[0] as string]);
  const berat = { no_dokumen: nomor, kode_baki: 'GK01', timbangan: 1, cara: 'KETIK' };
  expect((await kit.as('SPV1').post('stock-opname/timbang', berat)).data).toMatchObject({
    ...{ cocok: false, selisih: null, total: null },
  });
  expect(await kemajuan(nomor)).toMatchObject({
    ketemu: 1,
    sistem: null,
    baki: [{ sistem: null, ketemu: 1 }],
  });
  const lihat = (await kit.as('SPV1').get(`stock-opname/satu?no_dokumen=${nomor}`)).data;
  expect(lihat).toMatchObject({ sistem_qty: null, sistem_berat: null, selisih: [] });
  expect((await kit.as('SPV1').get('stock-opname?status=OPEN')).data).toContainEqual(
    expect.objectContaining({ no_dokumen: nomor, sistem_qty: null }),
  );
  await pindai(nomor, semua);
  numberOf(await kit.as('SPV1').post('stock-opname/selesai', { no_dokumen: nomor }));
  expect((await kit.as('SPV1').get(`stock-opname/satu?no_dokumen=${nomor}`)).data).toMatchObject({
    sistem_qty: semua.length,
    akurasi: 100,
  });
});

test('what a blind count misses is shown once, and nothing more is taken in then; typed codes are told apart', async () => {
  const kode = await sebuah('OPNQ', 2, 'GK02');
  const semua = await isiBaki('GK02');
  const spv = kit.as('SPV1');
  const mulainya = await spv.post('stock-opname/mulai', { kode_baki: 'GK02', buta: true });
  expect(mulainya.data).toMatchObject({ jumlah: null });
  const nomor = numberOf(mulainya);
  const daftar = async (user: string) =>
    (
      (await kit.as(user).get('barang/list?kode_toko=GK02', { portal: 'JKT1' })).data as {
        kode_barcode: string;
      }[]
    ).length;
  expect([await daftar('KASIR1'), await daftar('SPV1')]).toEqual([0, 0]);
  expect(await daftar('OWNER')).toBe(semua.length);
  const sisa = kode[0] as string;
  const baca = semua
    .filter((one) => one !== sisa)
    .map((one, at) => ({ kode: one, ...(at === 0 ? {} : { cara: 'PINDAI' }) }));
  expect(await spv.post('stock-opname/pindai', { no_dokumen: nomor, kode: baca })).toMatchObject({
    status: 200,
  });
  const selisih = async () =>
    (await spv.get(`stock-opname/selisih?no_dokumen=${nomor}`)).data as { kode: string }[];
  expect(await selisih()).toEqual([]);
  const selesai = (alasan: object[] = [], keterangan: string | null = null) =>
    spv.post('stock-opname/selesai', { no_dokumen: nomor, alasan, keterangan });
  const tertutup = await selesai();
  expect(tertutup).toMatchObject({ status: 409, code: 'OPNAME_BELUM_DIBUKA' });
  expect(tertutup.text).not.toContain(sisa);
  expect(await spv.post('stock-opname/buka', { no_dokumen: nomor })).toMatchObject({ status: 200 });
  expect((await selisih()).map((row) => row.kode)).toEqual([sisa]);
  // A cashier who may count is told by nobody: what he did not find he does not get to know.
  await hakOpname(true);
  expect(await kit.as('KASIR1').get(`stock-opname/selisih?no_dokumen=${nomor}`)).toMatchObject({
    ...{ status: 200, data: [] },
  });
  await hakOpname(false);
  expect(
    await spv.post('stock-opname/pindai', { no_dokumen: nomor, kode: [{ kode: sisa, cara: 'PINDAI' }] }),
  ).toMatchObject({
    ...{ status: 409, code: 'OPNAME_SUDAH_DIBUKA' },
  });
  const diberi = [{ kode: sisa, alasan: 'tidak ketemu di baki' }];
  expect(await selesai(diberi)).toMatchObject({ status: 400, code: 'OPNAME_KETIK_TANPA_ALASAN' });
  expect(await selesai(diberi, 'label rusak')).toMatchObject({
    code: 'OTORISASI_DIPERLUKAN',
    detail: { perlu: [{ rincian: expect.arrayContaining([{ label: 'Kode Diketik', nilai: '1' }]) }] },
  });
  // Counted again it is closed again.
  expect(await spv.post('stock-opname/ulang', { no_dokumen: nomor })).toMatchObject({ status: 200 });
  expect(await selisih()).toEqual([]);
  await pindai(nomor, semua);
  numberOf(await selesai());
  expect(await daftar('SPV1')).toBe(semua.length);
});

test('what lies in a tray is told in no other way while it is counted blind', async () => {
  await sebuah('OPNS', 2, 'GK03');
  const laporan = house.reports.filter(({ stok }) => stok === 'BARANG');
  expect(laporan.length).toBeGreaterThan(7);
  const menu = ['/timbang-baki', '/peta-baki', ...laporan.map(({ screen }) => screen)];
  await kit.owner.query(
    `insert into hak_akses (user_id, path, is_show) select 'SPV1', p, true from unnest($1::text[]) p
     on conflict (user_id, path) do update set is_show = true`,
    [menu],
  );
  kit.deps.sessions.forgetAll();
  const nomor = await mulai({ kode_baki: 'GK03', buta: true });
  const timbang = (user: string, kode_baki: string) =>
    kit
      .as(user)
      .post('timbang-baki/start', { kode_gudang: 'TOKO', kode_toko: kode_baki }, { portal: 'JKT1' });
  const tertutup = async (user: string): Promise<string[]> => {
    const kata: string[] = [];
    for (const { name, api } of laporan)
      for (const berkas of ['', '/csv']) {
        const { code } = await kit.as(user).get(`${api}${berkas}`, { portal: 'JKT1' });
        if (code === 'LAPORAN_SAAT_OPNAME_BUTA') kata.push(`${name}${berkas}`);
      }
    return kata;
  };
  const semua = laporan.flatMap(({ name }) => [name, `${name}/csv`]);
  expect(await tertutup('SPV1')).toEqual(semua);
  expect(await tertutup('OWNER')).toEqual([]);
  const petak = async (user: string) =>
    ((await kit.as(user).get('baki/peta', { portal: 'JKT1' })).data as { kode_baki: string }[]).find(
      ({ kode_baki }) => kode_baki === 'GK03',
    );
  expect(await petak('SPV1')).toMatchObject({ jumlah: null, siap: null, berat: null, sedang: true });
  expect(await petak('OWNER')).toMatchObject({ jumlah: expect.any(Number) });
  expect(await timbang('SPV1', 'GK03')).toMatchObject({ status: 409, code: 'TIMBANG_SAAT_OPNAME_BUTA' });
  await pindai(nomor, await isiBaki('GK03'));
  numberOf(await kit.as('SPV1').post('stock-opname/selesai', { no_dokumen: nomor }));
  expect(await tertutup('SPV1')).toEqual([]);
  expect((await timbang('SPV1', 'GK03')).code).not.toBe('TIMBANG_SAAT_OPNAME_BUTA');
});

test('every report that reads the stock as it lies says so', () => {
  const membaca = import.meta.glob<string>('../barang/laporan/*.query.ts', {
    eager: true,
    query: '?raw',
    import: 'default',
  });
  const kini = Object.entries(membaca)
    .filter(([, text]) => /adaStok\(/.test(text))
    .map(([path]) => path.slice(path.lastIndexOf('/') + 1, -'.query.ts'.length));
  expect(kini.length).toBeGreaterThan(3);
  const tanpa = kini.filter((name) => house.reports.find((one) => one.name === name)?.stok === undefined);
  expect(tanpa).toEqual([]);
});

test('a blind count whose codes were all typed says why, and a second person agrees although nothing is missing', async () => {
  const kode = await sebuah('OPNT', 2, 'KL03');
  const semua = await isiBaki('KL03');
  expect(semua).toEqual(expect.arrayContaining(kode));
  const nomor = await mulai({ kode_baki: 'KL03', buta: true });
  const ketik = semua.map((satu) => ({ kode: satu }));
  await kit.as('SPV1').post('stock-opname/pindai', { no_dokumen: nomor, kode: ketik });
  const body = { no_dokumen: nomor, alasan: [] };
  expect(await kit.as('SPV1').post('stock-opname/selesai', body)).toMatchObject({
    ...{ status: 400, code: 'OPNAME_KETIK_TANPA_ALASAN' },
  });
  const beralasan = { ...body, keterangan: 'alat baca rusak' };
  const asked = await kit.as('SPV1').post('stock-opname/selesai', beralasan);
  expect(asked.detail, asked.text).toMatchObject({
    perlu: [
      {
        rincian: expect.arrayContaining([
          { label: 'Kode Diketik', nilai: `${semua.length}` },
          { label: 'Alasan', nilai: 'ALAT BACA RUSAK' },
        ]),
      },
    ],
  });
  const selesai = await denganOtorisasi(kit.as('SPV1'), 'stock-opname/selesai', beralasan, SANDI_OWNER);
  expect(selesai, selesai.text).toMatchObject({ status: 200, data: { hilang_qty: 0 } });
});

test('what is no loss but lies in the wrong place is agreed to, too', async () => {
  const kode = (await sebuah('OPNR', 2, 'KL01')) as [string, string];
  const semua = await isiBaki('KL01');
  const nomor = await mulai({ kode_gudang: 'TOKO', kode_baki: 'KL01' });
  await pindai(
    nomor,
    semua.filter((one) => one !== kode[0]),
    { kode_baki: 'KL01' },
  );
  await pindai(nomor, [kode[0]], { kode_baki: 'GL02' });
  const body = { no_dokumen: nomor, alasan: beralasan([kode[0]]) };
  const selesai = await denganOtorisasi(kit.as('SPV1'), 'stock-opname/selesai', body, SANDI_OWNER);
  expect(selesai, selesai.text).toMatchObject({ status: 200, data: { hilang_qty: 0, lain_qty: 0 } });
});

test('a tray is weighed first: where the scale agrees nothing needs to be scanned, where not it does', async () => {
  await sebuah('OPNF', 2, 'SB01');
  const nomor = await mulai({ kode_baki: 'SB01' });
  const timbang = (timbangan: number, more: object = {}): Promise<Answer> =>
    kit.as('SPV1').post('stock-opname/timbang', {
      ...{ no_dokumen: nomor, kode_baki: 'SB01', timbangan, cara: 'KETIK', ...more },
    });
  const salah = await timbang(1);
  expect(salah, salah.text).toMatchObject({ status: 200, data: { cocok: false, jumlah: 0 } });
  const { total } = salah.data;
  kit.clock.advance({ seconds: 1 });
  expect((await timbang(Math.round(total * 1000 - 50) / 1000)).data).toMatchObject({
    cocok: true,
    selisih: 0.05,
  });
  const { sistem, ketemu } = await kemajuan(nomor);
  expect(ketemu).toBe(sistem);
  const grup = await mulai({ kode_gudang: 'TOKO', kode_group: '420' });
  const sebagian = await kit.as('SPV1').post('stock-opname/timbang', {
    ...{ no_dokumen: grup, kode_baki: 'SB01', timbangan: 1, cara: 'KETIK' },
  });
  expect(sebagian).toMatchObject({ status: 409, code: 'OPNAME_BAKI_SEBAGIAN' });
});

test('two devices with the same pieces: each is found once, and both are told', async () => {
  const kode = await sebuah('OPNG', 4, 'KL02');
  const nomor = await mulai({ kode_baki: 'KL02' });
  const [satu, dua] = await Promise.all([pindai(nomor, kode), pindai(nomor, kode.toReversed(), {}, 'SPV1')]);
  const semua = [...keadaan(satu), ...keadaan(dua)];
  expect(semua.filter((row) => row.endsWith(' KETEMU')).sort()).toEqual(kode.map((one) => `${one} KETEMU`));
  expect(semua.filter((row) => row.endsWith(' SUDAH_DIPINDAI'))).toHaveLength(4);
});

test('a burst of 20,000 tags is read in seconds; a tag names its piece by its first bytes', async () => {
  const kode = await sebuah('OPNH', 2, 'LM01');
  const nomor = await mulai({ kode_baki: 'LM01' }, 'stock-opname-rfid/mulai');
  const epc = (text: string): string => `${Buffer.from(text).toString('hex')}00000000`.toUpperCase();
  const asing = Array.from({ length: 19_998 }, (_, n) => `E2${String(n).padStart(22, '0')}`);
  const mulaiPada = performance.now();
  const tags = [...kode.map(epc), ...asing];
  for (let at = 0; at < tags.length; at += 5000)
    expect(await pindai(nomor, tags.slice(at, at + 5000))).toMatchObject({ status: 200 });
  expect(performance.now() - mulaiPada).toBeLessThan(20_000);
  expect(await kemajuan(nomor)).toMatchObject({ ketemu: 2, lain: 19_998 });
  expect((await kit.as('SPV1').get('stock-opname-rfid?status=OPEN')).data).toMatchObject([
    { no_dokumen: nomor },
  ]);
  numberOf(
    await denganOtorisasi(
      kit.as('SPV1'),
      'stock-opname/batal',
      { no_dokumen: nomor, alasan: 'uji coba' },
      SANDI_OWNER,
    ),
  );
});

test('an open count is asked about at closing, and nothing to count says so', async () => {
  const periksa = (await kit.as('SPV1').get('tutup-toko/periksa')).data.periksa as {
    kode: string;
    sifat: string;
  }[];
  expect(periksa).toContainEqual(expect.objectContaining({ kode: 'STOCK_OPNAME', sifat: 'ALASAN' }));
  expect(await kit.as('SPV1').post('stock-opname/mulai', { kode_baki: 'HANCUR', buta: false })).toMatchObject(
    {
      status: 404,
      message: 'Data Tidak Tersedia',
    },
  );
});
