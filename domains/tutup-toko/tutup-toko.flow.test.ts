/** Protects: a day closes once, counted and signed, with its differences in the books, and opens again only untouched. */
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { HARI, type Kit, PASSWORD, testApp } from '../../tests/kit/app.ts';
import { bukuUang } from '../../tests/kit/buku.ts';
import {
  atur,
  HARGA_BAKU,
  hargaGrup,
  jual,
  masukkan,
  nota,
  sampaiHari,
  setujui,
  terjual,
} from '../../tests/kit/jual.ts';
import { dititip, titip } from '../../tests/kit/titip.ts';
import { bukaKembali, hitungLaci, isiTutup, periksaTutup, tutup } from '../../tests/kit/tutup.ts';
import { pengecualianDari } from './periksa-tutup.rule.ts';

let kit: Kit;
const OWNER = { user_id: 'OWNER', password: PASSWORD };

beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  await hargaGrup(kit);
  await masukkan(kit, ...Array.from({ length: 9 }, (_, n) => ({ kode_barcode: `TUTUP00${n}` })));
  await terjual(kit.as('KASIR1'), nota(['TUTUP000'], HARGA_BAKU));
  await terjual(kit.as('KASIR2'), nota(['TUTUP001'], HARGA_BAKU));
});
afterEach(async () => expect(await kit.periksa()).toEqual([]));
afterAll(() => kit?.close());

const spv = () => kit.as('SPV1');
const satu = async (text: string, values: unknown[] = []) => (await kit.owner.query(text, values)).rows[0];
const saldo = async (dimensi: string): Promise<number> =>
  (
    await satu(
      "select saldo::bigint::float8 as saldo from saldo_uang where kode_toko = 'JKT1' and akun = 'KAS' and dimensi = $1",
      [dimensi],
    )
  ).saldo;
const hariBuka = async (): Promise<string> =>
  (await satu("select tanggal::text as t from hari_toko where kode_toko = 'JKT1' and status = 'OPEN'")).t;

describe('before the day closes', () => {
  test('a balance is told only beside a count, and every count is kept', async () => {
    const blind = await spv().get('tutup-toko/periksa');
    expect(blind.data.laci.map((row: { dimensi: string }) => row.dimensi)).toEqual(['KASIR1', 'KASIR2']);
    expect(blind.data.laci.every((row: { hitungan: unknown }) => row.hitungan === null)).toBe(true);
    expect(blind.text).not.toContain('"saldo"');
    expect((await spv().get('tutup-toko/rincian?akun=KAS&dimensi=KASIR1')).data).toEqual([]);
    const body = { akun: 'KAS', dimensi: 'KASIR1', pecahan: [{ nominal: 100_000, lembar: 3 }] };
    const key = randomUUID();
    const first = await spv().post('tutup-toko/hitung', body, { key });
    const buku = await saldo('KASIR1');
    expect(first.data).toEqual({ urut: 1, jumlah: 300_000, saldo: buku, selisih: 300_000 - buku });
    expect((await spv().post('tutup-toko/hitung', body, { key })).data).toEqual(first.data);
    expect((await spv().post('tutup-toko/hitung', body)).data.urut).toBe(2);
    const rows = (await spv().get('tutup-toko/rincian?akun=KAS&dimensi=KASIR1')).data;
    expect(rows[0]).toMatchObject({ kategori: 'PENJUALAN', masuk: HARGA_BAKU, keluar: 0, user_id: 'KASIR1' });
  });

  test('only rupiah is counted, and only drawers that are there', async () => {
    const count = (more: object) =>
      spv().post('tutup-toko/hitung', { akun: 'KAS', dimensi: 'KASIR1', pecahan: [], ...more });
    expect(await count({ pecahan: [{ nominal: 25_000, lembar: 1 }] })).toMatchObject({
      status: 400,
      code: 'PECAHAN_TIDAK_DIKENAL',
    });
    expect(await count({ dimensi: 'KASIR9' })).toMatchObject({ status: 404, code: 'LACI_TIDAK_ADA' });
    expect(await count({ akun: 'BANK' })).toMatchObject({ status: 404, code: 'LACI_TIDAK_ADA' });
  });

  test('an uncounted drawer, a stale count and a missing reason refuse before anybody signs', async () => {
    const barang = [{ kode_barcode: 'TUTUP008' }];
    const ditahan = { keranjang: 'keranjang-tahan', label: 'Bu Ani', isi: '{}', barang };
    expect(await kit.as('KASIR1').post('keranjang/simpan', ditahan)).toMatchObject({ status: 200 });
    expect(await tutup(spv(), await isiTutup(spv()))).toMatchObject({
      status: 409,
      code: 'LACI_BELUM_DIHITUNG',
      message: 'Uang Laci KASIR2 Belum Dihitung',
    });
    await hitungLaci(kit, spv());
    const basi = await isiTutup(spv());
    await terjual(kit.as('KASIR2'), nota(['TUTUP002'], HARGA_BAKU));
    expect(await tutup(spv(), basi)).toMatchObject({ status: 409, code: 'SALDO_LACI_BERUBAH' });
    await hitungLaci(kit, spv());
    const { periksa } = await periksaTutup(spv());
    expect(periksa.map(({ kode, sifat, jumlah }) => [kode, sifat, jumlah])).toEqual([
      ['KERANJANG', 'ALASAN', 1],
      ['SESI', 'ALASAN', 2],
      // What the demo paid by card in a store where nobody validates.
      ['NON_CASH', 'INFO', 1],
      ['WEWENANG', 'INFO', 1],
    ]);
    expect(await tutup(spv(), await isiTutup(spv(), { pengecualian: [] }))).toMatchObject({
      status: 409,
      code: 'ALASAN_DIPERLUKAN',
    });
    for (const tanggal_berikut of [HARI, '2026-12-23'])
      expect(await tutup(spv(), await isiTutup(spv(), { tanggal_berikut }))).toMatchObject({
        code: 'TANGGAL_BERIKUT_SALAH',
      });
  });

  test('a sale that waits for validation stops the closing, whatever the reason', async () => {
    await atur(kit, { VALIDASI_PENJUALAN_MODULE: 'true' });
    const no_faktur_group = await terjual(kit.as('KASIR1'), nota(['TUTUP003'], HARGA_BAKU));
    const { periksa } = await periksaTutup(spv());
    expect(periksa).toContainEqual({
      kode: 'BELUM_VALIDASI:penjualan',
      label: 'Belum divalidasi: Penjualan',
      jumlah: 1,
      sifat: 'BLOKIR',
      layar: '/validasi-penjualan',
      rincian: [`${no_faktur_group} · KASIR1`],
    });
    const pengecualian = periksa.map(({ kode }) => ({ kode, alasan: 'biar saja' }));
    expect(await tutup(spv(), await isiTutup(spv(), { pengecualian }))).toMatchObject({
      status: 409,
      code: 'BELUM_BISA_TUTUP',
      message: 'Belum divalidasi: Penjualan (1)',
    });
    await spv().post('penjualan/validasi', { no_faktur_group });
    await atur(kit, { VALIDASI_PENJUALAN_MODULE: null });
  });
});

describe('closing', () => {
  const selisih = { KASIR1: -25_000, KASIR2: 1_500 };
  let no_dokumen: string;

  test('a drawer that is off has a reason of its own, in words, and above a sum the owner agrees', async () => {
    await hitungLaci(kit, spv(), 'JKT1', selisih);
    type Isi = { laci: { dimensi: string; alasan?: string | null }[] };
    const isi = (await isiTutup(spv())) as Isi;
    const beralasan = (alasan: string | null) => ({
      ...isi,
      laci: isi.laci.map((one) => (one.dimensi === 'KASIR2' ? { ...one, alasan } : one)),
    });
    expect(await tutup(spv(), beralasan(null))).toMatchObject({
      status: 409,
      code: 'ALASAN_DIPERLUKAN',
      message: 'Alasan Harus Diisi: Selisih Laci KASIR2',
    });
    for (const alasan of ['1782', 'aaaa', '. . . .'])
      expect(await tutup(spv(), beralasan(alasan))).toMatchObject({ status: 400, code: 'ALASAN_BUKAN_KATA' });
    const minta = async () => (await spv().post('tutup-toko/tutup', await isiTutup(spv()))).detail.perlu[0];
    expect(await minta()).not.toHaveProperty('oleh');
    expect((await minta()).rincian).toContainEqual({
      label: 'Alasan Selisih KASIR2',
      nilai: 'SALAH KEMBALIAN',
    });
    // One over and one short do not make it less.
    await hitungLaci(kit, spv(), 'JKT1', { KASIR1: 600_000, KASIR2: -400_100 });
    expect(await minta()).toMatchObject({ oleh: 'OWN' });
    await atur(kit, { BATAS_SELISIH_LACI: '1000100' });
    expect(await minta()).not.toHaveProperty('oleh');
    await atur(kit, { BATAS_SELISIH_LACI: null });
  });

  test('posts what each drawer was short or over, keeps the sums and opens the next day', async () => {
    await hitungLaci(kit, spv(), 'JKT1', selisih);
    const sebelum = { KASIR1: await saldo('KASIR1'), KASIR2: await saldo('KASIR2') };
    const body = await isiTutup(spv(), { catatan: 'hujan, sepi' });
    const asked = await spv().post('tutup-toko/tutup', body);
    expect(asked.detail.perlu[0].rincian).toContainEqual({
      label: 'Laci KASIR1',
      nilai: expect.stringMatching(/^hitungan Rp [\d.]+, buku Rp [\d.]+, selisih -Rp 25\.000$/),
    });
    const answer = await tutup(spv(), body, OWNER);
    expect(answer).toMatchObject({
      status: 200,
      message: 'Toko Berhasil Ditutup',
      data: { status: 'DONE', tanggal: HARI, tanggal_berikut: '2026-11-22', selisih: -23_500 },
    });
    no_dokumen = answer.data.no_dokumen;
    expect(no_dokumen).toBe('JKT1-TH-261121-0001');
    expect(await bukuUang(kit.owner, no_dokumen)).toEqual([
      '1 SELISIH_KAS/KURANG KAS:KASIR1 > SELISIH_KAS:KASIR1 25.000',
      '1 SELISIH_KAS/LEBIH SELISIH_KAS:KASIR2 > KAS:KASIR2 1.500',
    ]);
    expect(await saldo('KASIR1')).toBe(sebelum.KASIR1 - 25_000);
    expect(await hariBuka()).toBe('2026-11-22');
    expect(
      await satu(
        'select hitung::bigint::float8 as hitung, akhir::bigint::float8 as akhir, selisih::int from tutup_uang where no_dokumen = $1 and dimensi = $2',
        [no_dokumen, 'KASIR2'],
      ),
    ).toEqual({ hitung: sebelum.KASIR2 + 1_500, akhir: sebelum.KASIR2 + 1_500, selisih: 1_500 });
    const emas = await satu(
      'select sum(akhir_qty)::int as qty, sum(akhir_berat)::bigint::float8 as berat, sum(keluar_qty)::int as keluar from tutup_barang where no_dokumen = $1',
      [no_dokumen],
    );
    const stok = await satu(
      "select count(*)::int as qty, sum(berat)::bigint::float8 as berat from barang where kode_toko = 'JKT1' and status in ('TERSEDIA', 'DITAHAN')",
    );
    expect(emas).toMatchObject(stok);
    expect(emas.keluar).toBeGreaterThanOrEqual(4);
    const alasan = await kit.owner.query(
      'select kode, alasan from tutup_pengecualian where no_dokumen = $1 order by kode',
      [no_dokumen],
    );
    expect(alasan.rows).toEqual([
      { kode: 'KERANJANG', alasan: 'SUDAH DIKETAHUI' },
      { kode: 'LACI:KAS:KASIR1', alasan: 'SALAH KEMBALIAN' },
      { kode: 'LACI:KAS:KASIR2', alasan: 'SALAH KEMBALIAN' },
      { kode: 'SESI', alasan: 'SUDAH DIKETAHUI' },
    ]);
  });

  test('the next sale has the next day, and the closed day takes nothing any more', async () => {
    expect((await spv().get('users/sesi')).data.tgl_system).toBe('2026-11-22');
    await expect(
      kit.owner.query(
        "insert into peristiwa (kode_toko, no_dokumen, urut, transisi, ke_status, tanggal, user_id) values ('JKT1', $1, 9, 'uji', 'DONE', $2, 'SPV1')",
        [no_dokumen, HARI],
      ),
    ).rejects.toThrow('TOKO_TUTUP');
    expect(await tutup(spv(), await isiTutup(spv()))).toMatchObject({ code: 'HARI_BELUM_TIBA' });
    expect(await tutup(spv(), { ...(await isiTutup(spv())), tanggal: HARI })).toMatchObject({
      status: 409,
      code: 'SUDAH_DITUTUP',
    });
    expect(
      await kit
        .as('OWNER')
        .post('tutup-toko/tutup', { tanggal: HARI, tanggal_berikut: '2026-11-22' }, { portal: 'JKT1' }),
    ).toMatchObject({
      status: 409,
      code: 'SUDAH_DITUTUP_AKUN_LAIN',
      message: 'Toko Sudah Ditutup Oleh Akun Lain',
      detail: { oleh: 'SPV1' },
    });
  });

  test('only the owner opens a closed day again, with a reason, and the differences come back on their own day', async () => {
    const body = { no_dokumen, alasan: 'hitungan salah' };
    expect(await spv().post('tutup-toko/buka-kembali', body)).toMatchObject({ status: 403 });
    const owner = kit.as('OWNER');
    const portal = { portal: 'JKT1' };
    expect(await owner.post('tutup-toko/buka-kembali', { no_dokumen, alasan: '' }, portal)).toMatchObject({
      status: 400,
    });
    kit.clock.advance({ minutes: 1 });
    const asked = await owner.post('tutup-toko/buka-kembali', body, portal);
    expect(asked.detail.perlu).toEqual([
      expect.objectContaining({
        description: `reopen ${HARI}`,
        rincian: [
          { label: 'Hari Yang Dibuka Kembali', nilai: '21 Nov 2026' },
          { label: 'Ditutup Oleh', nilai: 'SPV1' },
          { label: 'Selisih Laci', nilai: '-Rp 23.500' },
          { label: 'Alasan', nilai: 'HITUNGAN SALAH' },
        ],
      }),
    ]);
    const done = await bukaKembali(kit, body);
    expect(done, done.text).toMatchObject({ status: 200, data: { status: 'CANC', tanggal: HARI } });
    expect(await hariBuka()).toBe(HARI);
    expect((await bukuUang(kit.owner, no_dokumen)).slice(2)).toEqual([
      '2 BATAL SELISIH KAS/KURANG SELISIH_KAS:KASIR1 > KAS:KASIR1 25.000',
      '2 BATAL SELISIH KAS/LEBIH KAS:KASIR2 > SELISIH_KAS:KASIR2 1.500',
    ]);
    const days = await kit.owner.query(
      'select distinct tanggal::text as t from buku_uang where no_dokumen = $1',
      [no_dokumen],
    );
    expect(days.rows).toEqual([{ t: HARI }]);
    expect(await owner.post('tutup-toko/buka-kembali', body, portal)).toMatchObject({ status: 409 });
    // What was counted before says nothing about the drawers now.
    expect((await periksaTutup(spv())).laci.map(({ hitungan }) => hitungan)).toEqual([null, null]);
  });

  test('closed again over a holiday; once the new day has a sale the old one stays closed', async () => {
    await hitungLaci(kit, spv());
    const again = await tutup(spv(), await isiTutup(spv(), { tanggal_berikut: '2026-11-25' }), OWNER);
    expect(again, again.text).toMatchObject({
      status: 200,
      data: { no_dokumen: 'JKT1-TH-261121-0002', selisih: 0 },
    });
    // The report of closings adds the day up once; what the first one found stands beside it.
    const laporan = await spv().get(`tutup-toko/akhir-hari?tgl_awal=${HARI}&tgl_akhir=${HARI}`);
    const kedua = laporan.data[1];
    expect(laporan).toMatchObject({
      data: [
        { no_dokumen, status: 'DIBUKA KEMBALI', kas_masuk: null, selisih: null, selisih_dulu: -23_500 },
        { no_dokumen: again.data.no_dokumen, status: 'DITUTUP', selisih: 0, selisih_dulu: null },
      ],
      totals: { kas_masuk: kedua.kas_masuk, kas_keluar: kedua.kas_keluar, selisih: 0 },
    });
    // Four days ahead of the calendar nothing is sold, and the day is not over before it came.
    const ahead = await jual(kit.as('KASIR1'), nota(['TUTUP004'], HARGA_BAKU));
    expect(ahead).toMatchObject({ status: 409, code: 'HARI_TOKO_BELUM_TIBA' });
    expect(await tutup(spv(), await isiTutup(spv()))).toMatchObject({ code: 'HARI_TOKO_BELUM_TIBA' });
    sampaiHari(kit, '2026-11-25');
    const sold = await jual(kit.as('KASIR1'), nota(['TUTUP004'], HARGA_BAKU));
    expect(sold.data.no_dokumen).toMatch(/^JKT1-FJ-261125-/);
    expect(
      await kit
        .as('OWNER')
        .post(
          'tutup-toko/buka-kembali',
          { no_dokumen: again.data.no_dokumen, alasan: 'lupa sesuatu' },
          { portal: 'JKT1' },
        ),
    ).toMatchObject({ status: 409, code: 'HARI_BARU_SUDAH_TERISI' });
    await hitungLaci(kit, spv());
    const next = await tutup(spv(), await isiTutup(spv()), OWNER);
    expect(next, next.text).toMatchObject({ status: 200, data: { tanggal: '2026-11-25' } });
    const chain = await satu(
      `select count(*)::int as n from tutup_uang a join tutup_uang b using (kode_toko, akun, dimensi)
        where a.no_dokumen = $1 and b.no_dokumen = $2 and a.akhir <> b.awal`,
      [again.data.no_dokumen, next.data.no_dokumen],
    );
    expect(chain.n).toBe(0);
    expect(
      await kit
        .as('OWNER')
        .post(
          'tutup-toko/buka-kembali',
          { no_dokumen: again.data.no_dokumen, alasan: 'hari kemarin dulu' },
          { portal: 'JKT1' },
        ),
    ).toMatchObject({ status: 409, code: 'BUKAN_HARI_TERAKHIR' });
  });
});

test('an approval is for exactly these counts: another recount asks again', async () => {
  await hitungLaci(kit, spv());
  const body = await isiTutup(spv());
  const asked = await spv().post('tutup-toko/tutup', body);
  const detail_authorization = await setujui(spv(), asked.detail, OWNER);
  await hitungLaci(kit, spv());
  expect(await spv().post('tutup-toko/tutup', { ...body, detail_authorization })).toMatchObject({
    status: 409,
    code: 'SALDO_LACI_BERUBAH',
  });
  expect(
    await spv().post('tutup-toko/tutup', { ...(await isiTutup(spv())), detail_authorization }),
  ).toMatchObject({
    status: 403,
    code: 'OTORISASI_DIPERLUKAN',
  });
});

test('what is merely told is sent without a reason, as the screen does', async () => {
  await masukkan(kit, { kode_barcode: 'TUTUPDP1' });
  await dititip(kit.as('KASIR1'), titip(['TUTUPDP1'], HARGA_BAKU, 400_000));
  const { periksa } = await periksaTutup(spv());
  expect(periksa.flatMap(({ kode, sifat }) => (sifat === 'INFO' ? [kode] : []))).toEqual([
    'TITIPAN',
    'WEWENANG',
  ]);
  expect(pengecualianDari(periksa, {}).map(({ kode }) => kode)).toEqual(
    periksa.flatMap(({ kode, sifat }) => (sifat === 'ALASAN' ? [kode] : [])),
  );
});
