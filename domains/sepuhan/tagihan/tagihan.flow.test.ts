/**
 * Protects: what a craftsman lost beyond his due, or never brought back, is owed by him in fine gold at its cost, and is settled with gold,
 * with money at a rate somebody agreed to, or given up; all of it goes back.
 */
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { type Kit, testApp } from '../../../tests/kit/app.ts';
import { bukuUang } from '../../../tests/kit/buku.ts';
import { denganOtorisasi, hargaGrup, numberOf, SANDI_OWNER } from '../../../tests/kit/jual.ts';
import { ditagih, lakukan, lunasUang, TUKANG, terkirim } from '../../../tests/kit/sepuhan.ts';

let kit: Kit;
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  await hargaGrup(kit);
});
afterEach(async () => expect(await kit.periksa()).toEqual([]));
afterAll(() => kit?.close());

const spv = () => kit.as('SPV1');
const tagihan = async () =>
  (
    await kit.owner.query(
      "select berat::int, nilai::float8 as nilai from lot where jenis_lot = 'TAGIHAN' and kode_toko = 'JKT1'",
    )
  ).rows[0] ?? { berat: 0, nilai: 0 };
const tutup = (no_kirim: string, more: object) =>
  denganOtorisasi(
    spv(),
    'wasting-sepuhan/simpan',
    { no_kirim, alasan: 'tidak datang lagi', sisa: null, ditagih: null, ...more },
    SANDI_OWNER,
  );

test('as much of a loss as is claimed is no expense, and is owed at its cost', async () => {
  const nomor = await ditagih(kit);
  const { berat, nilai } = await tagihan();
  expect(berat).toBe(200);
  expect(nilai).toBeGreaterThan(0);
  const rp = new Intl.NumberFormat('id-ID').format(nilai);
  expect(await bukuUang(kit.owner, nomor)).toEqual([
    expect.stringMatching(
      new RegExp(`^1 WASTING SEPUHAN/TAGIH PERSEDIAAN_PROSES:\\S+ > PIUTANG_TUKANG:\\S+ ${rp}$`),
    ),
    expect.stringMatching(/^1 WASTING SEPUHAN\/SUSUT PERSEDIAAN_PROSES:\S+ > BEBAN_SUSUT /),
  ]);
  await lakukan(kit, 'wasting-sepuhan/batal', { no_dokumen: nomor, alasan: 'salah hitung' });
  expect((await tagihan()).berat).toBe(0);
});

test('a shipment that never comes back is closed with a reason and a second person: he owes all of it, or it is lost', async () => {
  const { no_kirim } = await terkirim(kit, 'CUCI');
  const semula = (await tagihan()).berat;
  expect(
    await spv().post('wasting-sepuhan/simpan', { no_kirim, alasan: 'pergi', sisa: null, ditagih: null }),
  ).toMatchObject({
    ...{ code: 'BAHAN_MASIH_DI_TUKANG', detail: { path: 'sisa' } },
  });
  expect(await tutup(no_kirim, { sisa: 'DITAGIH', alasan: null })).toMatchObject({
    code: 'ALASAN_SUSUT_KOSONG',
  });
  const satu = await tutup(no_kirim, { sisa: 'DITAGIH' });
  expect(satu, satu.text).toMatchObject({ status: 200 });
  expect((await tagihan()).berat).toBe(semula + 3750);
  await lakukan(kit, 'wasting-sepuhan/batal', { no_dokumen: numberOf(satu), alasan: 'ternyata datang' });
  const dua = await tutup(no_kirim, { sisa: 'HILANG' });
  expect(await bukuUang(kit.owner, numberOf(dua))).toEqual([
    expect.stringMatching(/^1 WASTING SEPUHAN\/SUSUT PERSEDIAAN_PROSES:\S+ > BEBAN_SUSUT \S+$/),
  ]);
  expect((await tagihan()).berat).toBe(semula);
});

test('nobody claims more than is missing', async () => {
  const { no_kirim } = await terkirim(kit, 'CUCI');
  expect(await tutup(no_kirim, { sisa: 'HILANG', ditagih: 0.001 })).toMatchObject({
    ...{ code: 'TAGIHAN_MELEBIHI_SUSUT', detail: { path: 'ditagih' } },
  });
});

test('a claim is settled with gold at its cost, with money at a rate, and the rest is given up', async () => {
  await ditagih(kit);
  const semula = await tagihan();
  const hasil = [{ jenis: 'MURNI', kadar: 99.9, berat: 0.1 }];
  const emas = await lakukan(kit, 'pelunasan-tukang/emas', {
    tukang: TUKANG,
    keterangan: null,
    ke_baki: null,
    hasil,
  });
  expect(emas.data).toMatchObject({ murni: 0.1 });
  expect(await bukuUang(kit.owner, numberOf(emas))).toEqual([
    expect.stringMatching(/^1 LUNAS TUKANG\/EMAS PIUTANG_TUKANG:\S+ > PERSEDIAAN_MURNI:\S+ /),
  ]);
  const asked = await spv().post('pelunasan-tukang/uang', lunasUang(0.05, 500_000));
  expect(asked).toMatchObject({ code: 'OTORISASI_DIPERLUKAN' });
  const uang = await lakukan(kit, 'pelunasan-tukang/uang', lunasUang(0.05, 500_000));
  expect(await bukuUang(kit.owner, numberOf(uang))).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^1 LUNAS TUKANG\/KURS KURS_EMAS > KLIRING_PENJUALAN /),
      '1 LUNAS TUKANG/CASH KLIRING_PENJUALAN > KAS:SPV1 500.000',
    ]),
  );
  const murah = await lakukan(kit, 'pelunasan-tukang/uang', lunasUang(0.02, 1));
  expect(await bukuUang(kit.owner, numberOf(murah))).toEqual(
    expect.arrayContaining([expect.stringMatching(/^1 LUNAS TUKANG\/KURS KLIRING_PENJUALAN > KURS_EMAS /)]),
  );
  await lakukan(kit, 'pelunasan-tukang/hapus', { tukang: TUKANG, murni: 0.01, alasan: 'tukang meninggal' });
  expect((await tagihan()).berat).toBe(semula.berat - 180);
  expect(
    await spv().post('pelunasan-tukang/hapus', { tukang: TUKANG, murni: 999, alasan: 'semua' }),
  ).toMatchObject({
    ...{ code: 'TAGIHAN_KURANG', detail: { path: 'murni' } },
  });
  const banyak = { tukang: TUKANG, keterangan: null, ke_baki: null, hasil: [{ ...hasil[0], berat: 999 }] };
  expect(await spv().post('pelunasan-tukang/emas', banyak)).toMatchObject({
    ...{ code: 'TAGIHAN_KURANG', detail: { path: 'hasil' } },
  });
  await lakukan(kit, 'pelunasan-tukang/batal', { no_dokumen: numberOf(uang), alasan: 'uang palsu' });
  expect((await tagihan()).berat).toBe(semula.berat - 130);
});

test('the statement of a craftsman ends with what he has and owes', async () => {
  const { data } = JSON.parse((await spv().get(`sepuhan/report-rekening-tukang?tukang=${TUKANG}`)).text);
  const akhir = data.at(-1);
  const { rows } = await kit.owner.query(
    `select sum(murni)::int as murni, sum(murni) filter (where jenis_lot = 'TAGIHAN')::int as tagihan, sum(nilai)::float8 as nilai
       from lot where kode_toko = 'JKT1' and tempat = '@TUKANG/' || $1`,
    [TUKANG],
  );
  expect(rows[0]).toMatchObject({
    murni: Math.round(akhir.saldo_murni * 1000),
    tagihan: Math.round(akhir.tagihan * 1000),
    nilai: akhir.saldo_modal,
  });
});
