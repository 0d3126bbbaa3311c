/** Protects: a supplier is paid once and never more than he is owed, and what is owed is told as the ledger has it. */
import { rupiah } from '@mustika/kernel/amount.ts';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { type Answer, type Kit, testApp } from '../../../tests/kit/app.ts';
import { bukuBarang, bukuUang } from '../../../tests/kit/buku.ts';
import { atur, denganOtorisasi, masukkan, numberOf, potongan, SANDI_OWNER } from '../../../tests/kit/jual.ts';
import { batalSaldo, simpanSaldo } from '../../../tests/kit/saldo-awal.ts';
import { isiLaci, rekening } from '../../../tests/kit/uang.ts';
import { dilunasi } from './bayar-supplier.rule.ts';

let kit: Kit;
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  await isiLaci(kit, 5_000_000);
});
afterEach(async () => expect(await kit.periksa()).toEqual([]));
afterAll(() => kit?.close());

const spv = () => kit.as('SPV1');
const bayar = (body: object): Promise<Answer> => spv().post('supplier/bayar/simpan', body);
/** What JKT1 owes him, as the book has it. */
const utang = async (supplier: string): Promise<number> =>
  (
    await kit.owner.query(
      `select coalesce(sum(case when dari_akun = 'UTANG_SUPPLIER' then jumlah::bigint else -jumlah::bigint end), 0)::float8 as utang
         from buku_uang where kode_toko = 'JKT1' and $1 in (dari_dimensi, ke_dimensi)
          and 'UTANG_SUPPLIER' in (dari_akun, ke_akun)`,
      [supplier],
    )
  ).rows[0].utang;
/** A piece of MODAL_BAKU of this supplier. */
const datang = async (kode_barcode: string, supplier: string): Promise<void> => {
  const piece = { kode_barcode, supplier };
  await masukkan(kit, piece);
};

test('drawer, bank and scrap pay one debt together, and a cancellation brings all of it back', async () => {
  await datang('BYRA1000', 'LOTUS');
  const [kode_barcode = ''] = await potongan(kit, 'BYRR', 1);
  const hancur = { kondisi_barang: 'ROSOK', keterangan: 'patah', barang: [{ kode_barcode }] };
  await denganOtorisasi(spv(), 'hancur-barang/simpan', hancur, SANDI_OWNER);
  const no_rekening = await rekening(kit, 'bisa_transfer');
  const body = {
    ...{ kode_supplier: 'LOTUS', tunai: 500_000, jumlah_transfer: 1_000_000, no_rekening },
    ...{ harga_rosok: 400_000, barang: [{ kode_barcode }] },
  };
  const sebelum = await utang('LOTUS');
  const answer = await bayar(body);
  // 3.250 g of 75 % are 2.438 g of fine gold.
  expect(answer, answer.text).toMatchObject({
    status: 200,
    data: { nilai_rosok: 975_200, jumlah: 2_475_200 },
  });
  const nomor = numberOf(answer);
  expect(await bukuUang(kit.owner, nomor)).toEqual([
    '1 BAYAR_SUPPLIER/CASH KAS:SPV1 > UTANG_SUPPLIER:LOTUS 500.000',
    `1 BAYAR_SUPPLIER/TRANSFER BANK:${no_rekening} > UTANG_SUPPLIER:LOTUS 1.000.000`,
    '1 BAYAR_SUPPLIER/ROSOK PENJUALAN_ROSOK > UTANG_SUPPLIER:LOTUS 975.200',
    '1 BAYAR_SUPPLIER/ROSOK PERSEDIAAN_ROSOK > HPP_ROSOK 2.950.000',
  ]);
  expect(await bukuBarang(kit.owner, nomor)).toEqual([`1 ${kode_barcode} HANCUR/HANCUR > @SUPPLIER 3.250`]);
  expect(await utang('LOTUS')).toBe(sebelum - 2_475_200);
  expect(await bayar(body)).toMatchObject({ code: 'BUKAN_ROSOK' });
  const batal = { no_dokumen: nomor, alasan: 'salah supplier' };
  const back = await denganOtorisasi(spv(), 'supplier/bayar/batal', batal, SANDI_OWNER);
  expect(back, back.text).toMatchObject({ status: 200, data: { jumlah: 2_475_200 } });
  expect(await utang('LOTUS')).toBe(sebelum);
  const { data } = await spv().get(`barang/ready/kode-barcode/${kode_barcode}`);
  expect(data).toMatchObject({ status: 'ROSOK', kode_baki: 'HANCUR' });
});

test('nobody is paid more than he is owed, and goods that are paid for do not go back', async () => {
  await datang('BYRB1000', 'KING');
  const owed = await utang('KING');
  expect(await bayar({ kode_supplier: 'KING', tunai: owed + 1 })).toMatchObject({
    ...{ status: 409, code: 'UTANG_SUPPLIER_KURANG' },
    message: `Utang Kepada KING Hanya Rp ${owed.toLocaleString('id-ID')}`,
  });
  await isiLaci(kit, owed);
  const nomor = numberOf(await bayar({ kode_supplier: 'KING', tunai: owed }));
  const { rows } = await kit.owner.query("select no_masuk from barang where kode_barcode = 'BYRB1000'");
  const batal = { no_dokumen: rows[0].no_masuk, alasan: 'salah kirim' };
  expect(await denganOtorisasi(spv(), 'barang/batal', batal, SANDI_OWNER)).toMatchObject({
    ...{ status: 409, code: 'UTANG_SUPPLIER_KURANG' },
  });
  const kembali = { no_dokumen: nomor, alasan: 'belum jadi' };
  await denganOtorisasi(spv(), 'supplier/bayar/batal', kembali, SANDI_OWNER);
  expect(await denganOtorisasi(spv(), 'barang/batal', batal, SANDI_OWNER)).toMatchObject({ status: 200 });
});

test('what makes no sense is said before anything moves', async () => {
  const no_rekening = await rekening(kit, 'bisa_transfer');
  expect(await bayar({ kode_supplier: 'HWT' })).toMatchObject({ code: 'BAYAR_SUPPLIER_KOSONG' });
  expect(await bayar({ kode_supplier: 'HWT', jumlah_transfer: 1 })).toMatchObject({
    code: 'REKENING_HARUS_DIPILIH',
  });
  expect(await bayar({ kode_supplier: 'HWT', tunai: 1, no_rekening })).toMatchObject({
    code: 'TRANSFER_KOSONG',
  });
  expect(await bayar({ kode_supplier: 'HWT', tunai: 1, harga_rosok: 1 })).toMatchObject({
    code: 'HARGA_ROSOK_KOSONG',
  });
  expect(await bayar({ kode_supplier: 'SIAPA', tunai: 1 })).toMatchObject({ code: 'SUPPLIER_TIDAK_ADA' });
});

test('ageing and statement are the ledger: the oldest debt is paid first', async () => {
  await datang('BYRC1000', 'HWT');
  await datang('BYRC1001', 'HWT');
  await bayar({ kode_supplier: 'HWT', tunai: 1_000_000 });
  const lewat = { portal: 'JKT1' };
  // The form shows the same while it is typed.
  const { data } = await spv().get('supplier/utang/HWT');
  expect(data.utang).toBe(await utang('HWT'));
  expect(data.faktur.at(-1)).toMatchObject({ umur: 0, sisa: 2_950_000 });
  expect(data.faktur.reduce((all: number, f: { sisa: number }) => all + f.sisa, 0)).toBe(data.utang);
  expect((await spv().get('supplier/utang/TIADA')).data).toEqual({ utang: 0, faktur: [] });
  expect(dilunasi([rupiah(300), rupiah(500), rupiah(200)], rupiah(650))).toEqual([300, 350, 0]);
  const umur = (await kit.as('OWNER').get('reportsupplier/utang?supplier=HWT', lewat)) as Answer & {
    totals: Record<string, number>;
  };
  expect(umur.totals.sisa).toBe(await utang('HWT'));
  expect(umur.totals.sampai_30).toBe(umur.totals.sisa);
  expect(umur.data.at(-1)).toMatchObject({ umur: 0, utang: 2_950_000, sisa: 2_950_000 });
  const kartu = await kit.as('OWNER').get('reportsupplier/kartu?supplier=HWT', lewat);
  expect(kartu.data.at(-1)).toMatchObject({ saldo: await utang('HWT') });
  expect(kartu.data).toContainEqual(
    expect.objectContaining({ kategori: 'BAYAR_SUPPLIER', bayar: 1_000_000 }),
  );
});

test('what is named is paid first, of that delivery; the rest goes to the oldest, and all of it comes back', async () => {
  const masuk = async (kode_barcode: string): Promise<string> => {
    await datang(kode_barcode, 'UBS');
    const { rows } = await kit.owner.query('select no_masuk from barang where kode_barcode = $1', [
      kode_barcode,
    ]);
    return rows[0].no_masuk;
  };
  const [lama, tengah, baru] = [await masuk('BYRE1000'), await masuk('BYRE1001'), await masuk('BYRE1002')];
  await isiLaci(kit, 5_000_000);
  const sisa = async (): Promise<Record<string, number>> => {
    const { faktur } = (await spv().get('supplier/utang/UBS')).data;
    const dari = faktur.map((f: { no_dokumen: string; sisa: number }) => [f.no_dokumen, f.sisa]);
    expect(faktur.reduce((all: number, f: { sisa: number }) => all + f.sisa, 0)).toBe(await utang('UBS'));
    return Object.fromEntries(dari);
  };
  const awal = await sisa();
  const semua = { ...awal, [tengah]: 2_950_000, [baru]: 2_950_000 };
  expect(awal).toMatchObject(semua);
  const sebut = (no_utang: string, jumlah: number) => ({ no_utang, jumlah });
  const coba = (tunai: number, ...faktur: object[]) => bayar({ kode_supplier: 'UBS', tunai, faktur });
  expect(await coba(9, sebut(baru, 10))).toMatchObject({ code: 'FAKTUR_LEBIH_DARI_BAYAR' });
  expect(await coba(9, sebut(baru, 4), sebut(baru, 4))).toMatchObject({ code: 'FAKTUR_DUA_KALI' });
  expect(await coba(9, sebut('JKT1-TB-000000-0001', 9))).toMatchObject({ code: 'FAKTUR_TIDAK_TERUTANG' });
  expect(await coba(3_000_000, sebut(baru, 2_950_001))).toMatchObject({
    ...{ code: 'FAKTUR_LEBIH_DARI_SISA', message: `Sisa ${baru} Hanya Rp 2.950.000` },
  });
  // A payment without a name before: it lies on the oldest, and stays there.
  numberOf(await coba(50_000));
  const pertama = await sisa();
  const nomor = numberOf(await coba(1_000_000, sebut(baru, 700_000), sebut(tengah, 200_000)));
  const kini = await sisa();
  expect([kini[tengah], kini[baru]]).toEqual([2_750_000, 2_250_000]);
  expect(Object.values(kini).reduce((a, b) => a + b)).toBe(
    Object.values(pertama).reduce((a, b) => a + b) - 1_000_000,
  );
  expect((await spv().get(`supplier/bayar/satu?no_dokumen=${nomor}`)).data.faktur).toHaveLength(2);
  const owner = kit.as('OWNER');
  const umur = await owner.get('reportsupplier/utang?supplier=UBS', { portal: 'JKT1' });
  expect(
    Object.fromEntries(umur.data.map((r: { no_dokumen: string; sisa: number }) => [r.no_dokumen, r.sisa])),
  ).toEqual(kini);
  const kartu = await owner.get('reportsupplier/kartu?supplier=UBS', { portal: 'JKT1' });
  const baris = kartu.data.find((r: { no_dokumen: string }) => r.no_dokumen === nomor);
  expect(baris.untuk.split(', ').toSorted()).toEqual([tengah, baru].toSorted());
  await denganOtorisasi(
    spv(),
    'supplier/bayar/batal',
    { no_dokumen: nomor, alasan: 'salah faktur' },
    SANDI_OWNER,
  );
  expect(await sisa()).toEqual(pertama);
  // Goods that go back take their name with them: what was paid for them by name is then taken off the oldest.
  numberOf(await coba(400_000, sebut(baru, 400_000)));
  await denganOtorisasi(spv(), 'barang/batal', { no_dokumen: baru, alasan: 'salah kirim' }, SANDI_OWNER);
  const akhir = await sisa();
  expect(akhir[baru]).toBeUndefined();
  expect(akhir[lama] ?? 0).toBeLessThanOrEqual(pertama[lama] as number);
  expect(dilunasi([rupiah(300), rupiah(500)], rupiah(450), [rupiah(0), rupiah(400)])).toEqual([50, 400]);
});

test('what came over from the till of before is owed and paid invoice by invoice', async () => {
  const faktur = (no_faktur_supplier: string, tgl_faktur: string, jumlah: number) => ({
    ...{ kode_supplier: 'SJM', no_faktur_supplier, tgl_faktur, jatuh_tempo: '2026-12-01', jumlah },
  });
  await kit.owner.query(
    "insert into supplier_barang (kode_toko, kode_supplier, nama_supplier) values ('JKT1', 'SJM', 'PT SJM')",
  );
  const supplier = [
    faktur('INV/7', '2026-10-20', 3_000_000),
    faktur('INV/5', '2026-09-01', 1_000_000),
    faktur('INV/9', '2026-11-10', 2_000_000),
  ];
  const saldo = numberOf(await simpanSaldo(kit, { supplier }));
  await isiLaci(kit, 3_000_000);
  type Sisa = { no_faktur_supplier: string; umur: number; sisa: number };
  const sisa = async (): Promise<string[]> => {
    const { faktur: terbuka, utang: jumlah } = (await spv().get('supplier/utang/SJM')).data;
    const umur = await kit.as('OWNER').get('reportsupplier/utang?supplier=SJM', { portal: 'JKT1' });
    const dari = (row: Sisa) => `${row.no_faktur_supplier} ${row.umur} ${row.sisa}`;
    expect([jumlah, umur.data.map(dari)]).toEqual([await utang('SJM'), terbuka.map(dari)]);
    return terbuka.map((row: Sisa) => `${row.no_faktur_supplier} ${row.sisa}`);
  };
  expect(await sisa()).toEqual(['INV/5 1000000', 'INV/7 3000000', 'INV/9 2000000']);
  const coba = (tunai: number, ...dibayar: [urut_utang: number | null, jumlah: number][]) =>
    bayar({
      ...{ kode_supplier: 'SJM', tunai },
      faktur: dibayar.map(([urut_utang, jumlah]) => ({ no_utang: saldo, urut_utang, jumlah })),
    });
  expect(await coba(3_000_000, [3, 2_000_001])).toMatchObject({
    ...{ code: 'FAKTUR_LEBIH_DARI_SISA', message: 'Sisa INV/9 Hanya Rp 2.000.000' },
  });
  expect(await coba(9, [4, 9])).toMatchObject({ code: 'FAKTUR_TIDAK_TERUTANG' });
  expect(await coba(9, [null, 9])).toMatchObject({ code: 'FAKTUR_TIDAK_TERUTANG' });
  expect(await coba(9, [3, 4], [3, 5])).toMatchObject({ code: 'FAKTUR_DUA_KALI' });
  // Two by their numbers, and what is over goes to the oldest.
  const nomor = numberOf(await coba(2_700_000, [3, 2_000_000], [1, 500_000]));
  expect(await sisa()).toEqual(['INV/5 800000', 'INV/7 2500000']);
  const { data } = await spv().get(`supplier/bayar/satu?no_dokumen=${nomor}`);
  expect(data.faktur.map((row: Sisa) => row.no_faktur_supplier)).toEqual(['INV/7', 'INV/9']);
  const kartu = await kit.as('OWNER').get('reportsupplier/kartu?supplier=SJM', { portal: 'JKT1' });
  expect(kartu.data).toContainEqual(expect.objectContaining({ no_dokumen: nomor, untuk: 'INV/7, INV/9' }));
  // What was paid of it keeps it here.
  expect((await batalSaldo(kit, saldo)).status).toBe(409);
  await denganOtorisasi(spv(), 'supplier/bayar/batal', { no_dokumen: nomor, alasan: 'salah' }, SANDI_OWNER);
  expect(await sisa()).toEqual(['INV/5 1000000', 'INV/7 3000000', 'INV/9 2000000']);
  numberOf(await batalSaldo(kit, saldo));
  expect(await sisa()).toEqual([]);
});

test('a shop that keeps no list writes a name, and the list has it from then on', async () => {
  await atur(kit, { SUPPLIER_BARANG_MODULE: null });
  await datang('BYRD1000', 'TOKO MAS ABADI');
  const { rows } = await kit.owner.query(
    "select nama_supplier from supplier_barang where kode_toko = 'JKT1' and kode_supplier = 'TOKO MAS ABADI'",
  );
  expect(rows).toEqual([{ nama_supplier: 'TOKO MAS ABADI' }]);
  expect(await bayar({ kode_supplier: 'TOKO MAS ABADI', tunai: 100_000 })).toMatchObject({ status: 200 });
});
