/** Protects: the machine owes the whole, the drawer gives the rest, credit cards stay out, identity stays covered. */
import { sealStored } from '@mustika/server-kit/secrets/identity.ts';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { type Kit, testApp } from '../../tests/kit/app.ts';
import { bukuUang } from '../../tests/kit/buku.ts';
import { atur, denganOtorisasi, SANDI_OWNER } from '../../tests/kit/jual.ts';

let kit: Kit;
let mesin: string;
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  const { rows } = await kit.owner.query(
    "select no_rekening from rekening where kode_toko = 'JKT1' and aktif and bisa_debet order by 1 limit 1",
  );
  mesin = rows[0].no_rekening;
  const modal = { arah: 'TAMBAH', kategori: 'LAIN', jumlah: 2_000_000, keterangan: 'modal laci' };
  await kit.as('SPV1').post('cash/uang-kas', modal);
});
afterEach(async () => expect(await kit.periksa()).toEqual([]));
afterAll(() => kit?.close());

const isi = (more: object = {}) => ({
  no_rekening: mesin,
  jenis_kartu: 'DEBET',
  gesek: 1_000_000,
  fee_persen: 3,
  kartu_akhir: '4321',
  nama_pemilik: 'ibu sari',
  no_ktp: '3174012345670001',
  ...more,
});
const gesek = (more?: object) => kit.as('SPV1').post('non-cash/gesek-tunai', isi(more));

test('a million at three per cent: 970.000 out of the drawer, 30.000 earned, and back again', async () => {
  const answer = await gesek();
  expect(answer).toMatchObject({
    status: 200,
    message: 'Gesek Tunai Berhasil Disimpan',
    data: { fee_rp: 30_000, cash: 970_000 },
  });
  const { no_dokumen } = answer.data;
  expect(await bukuUang(kit.owner, no_dokumen)).toEqual([
    `1 GESEK_TUNAI/DEBET KAS:SPV1 > PIUTANG_EDC:${mesin} 970.000`,
    `1 GESEK_TUNAI/DEBET PENDAPATAN_FEE_GESEK > PIUTANG_EDC:${mesin} 30.000`,
  ]);
  const body = { no_dokumen, alasan: 'mesin gagal' };
  const signer = { user_id: 'OWNER', password: 'sandi-uji-coba' };
  expect(await denganOtorisasi(kit.as('SPV1'), 'non-cash/gesek-batal', body, signer)).toMatchObject({
    status: 200,
    message: 'Gesek Tunai Berhasil Dibatalkan',
  });
  expect((await bukuUang(kit.owner, no_dokumen)).slice(2)).toEqual([
    `2 BATAL GESEK TUNAI/DEBET PIUTANG_EDC:${mesin} > KAS:SPV1 970.000`,
    `2 BATAL GESEK TUNAI/DEBET PIUTANG_EDC:${mesin} > PENDAPATAN_FEE_GESEK 30.000`,
  ]);
});

test('the fee is the store’s; another one is agreed to, with both in front of him', async () => {
  await atur(kit, { FEE_GESEK_TUNAI: '2500' });
  const { fee_persen: _, ...tanpa } = isi({ gesek: 200_000 }) as Record<string, unknown>;
  const baku = await kit.as('SPV1').post('non-cash/gesek-tunai', tanpa);
  expect(baku, baku.text).toMatchObject({ status: 200, data: { fee_rp: 5_000, cash: 195_000 } });
  const asked = await gesek({ gesek: 200_000, fee_persen: 0 });
  expect(asked, asked.text).toMatchObject({
    code: 'OTORISASI_DIPERLUKAN',
    detail: {
      perlu: [
        {
          description: 'card cash-out fee',
          rincian: expect.arrayContaining([{ label: 'Fee (%)', nilai: '0% dari 2,5%' }]),
        },
      ],
    },
  });
  const body = isi({ gesek: 200_000, fee_persen: 3 });
  expect(await denganOtorisasi(kit.as('SPV1'), 'non-cash/gesek-tunai', body, SANDI_OWNER)).toMatchObject({
    ...{ status: 200, data: { fee_rp: 6_000 } },
  });
  await atur(kit, { FEE_GESEK_TUNAI: null });
});

test('the number of an identity card is sealed, and what lay open is sealed at the next start', async () => {
  const { rows } = await kit.owner.query('select distinct no_ktp from gesek_tunai where no_ktp is not null');
  expect(rows.length).toBeGreaterThan(0);
  for (const { no_ktp } of rows) expect(no_ktp).toMatch(/^b1\.[^~]+~r1\./);
  const audit = await kit.owner.query(
    "select count(*)::int as n from audit where isi::text like '%317401234567%'",
  );
  expect(audit.rows).toEqual([{ n: 0 }]);
  await kit.owner.query('alter table gesek_tunai drop constraint gesek_tunai_identitas_tersegel');
  await kit.owner.query(
    "with s as (select set_config('app.kode_toko', 'JKT1', false)) update gesek_tunai set no_ktp = '3174012345670001' from s where kode_toko = 'JKT1'",
  );
  expect((await sealStored(kit.deps.db, kit.deps.secrets)).tersegel).toBeGreaterThan(0);
  const kini = await kit.owner.query('select no_ktp from gesek_tunai');
  for (const { no_ktp } of kini.rows) expect(no_ktp).toMatch(/^b1\.[^~]+~r1\./);
});

test('refusals', async () => {
  expect(await gesek({ jenis_kartu: 'CREDIT' })).toMatchObject({ code: 'KARTU_KREDIT_DILARANG' });
  expect(await gesek({ fee_persen: 100 })).toMatchObject({ code: 'GESEK_TIDAK_TERSISA' });
  expect(await gesek({ gesek: 90_000_000 })).toMatchObject({ code: 'SALDO_KAS_KURANG' });
  expect(await gesek({ kartu_akhir: '12a4' })).toMatchObject({ code: 'KARTU_BUKAN_ANGKA' });
  expect(await gesek({ no_ktp: '31740123456700AB' })).toMatchObject({ code: 'KTP_BUKAN_ANGKA' });
  expect(await gesek({ no_ktp: '12345' })).toMatchObject({ status: 400 });
  await atur(kit, { GESEK_TUNAI_KREDIT: 'true' });
  await kit.owner.query('update rekening set bisa_credit = false where no_rekening = $1', [mesin]);
  expect(await gesek({ jenis_kartu: 'CREDIT' })).toMatchObject({ code: 'REKENING_BUKAN_KARTU' });
});

test('the list and the report cover the identity number', async () => {
  const { data } = await kit.as('SPV1').get('non-cash/gesek-histories');
  expect(data.at(-1)).toMatchObject({
    ...{ nama_pemilik: 'IBU SARI', no_ktp: '************0001', status: 'CANC' },
  });
  const report = await kit.as('SPV1').get('non-cash/gesek-report?no_rekening=ALL&kasir=ALL&status=SEMUA');
  expect(report.text).not.toContain('317401234567');
  expect(report.data.slice(0, 2)).toMatchObject([
    { status: 'SAH', gesek: 1_000_000 },
    { status: 'BATAL', gesek: -1_000_000 },
  ]);
});
