/**
 * Protects: a price is a version in time. It takes effect at its moment without anybody's hand, its history is kept, a cart
 * that was priced before is told, a jump needs a second person, and what a change touches is known before it is saved.
 */
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { type Kit, PASSWORD, testApp } from '../../../tests/kit/app.ts';
import {
  atur,
  HARGA_750,
  HARGA_BAKU,
  hargaGrup,
  jual,
  type Kebutuhan,
  nota,
  potongBaru,
  setujui,
} from '../../../tests/kit/jual.ts';
import { unggah } from '../../../tests/kit/unggah.ts';

let kit: Kit;
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  await hargaGrup(kit);
});
afterEach(async () => expect(await kit.periksa()).toEqual([]));
afterAll(() => kit?.close());

const spv = () => kit.as('SPV1');
const PEMILIK = { user_id: 'OWNER', password: PASSWORD };
/** Time passes, and nobody stays logged in over it. */
const maju = (duration: Temporal.DurationLike): void => {
  kit.clock.advance(duration);
  kit.lupakan();
};
const dalam = (duration: Temporal.DurationLike): string => kit.clock.now().add(duration).toString();
const ubah = (body: object, key?: string) => spv().put('group/update/750', body, key ? { key } : {});
const potong = potongBaru(() => kit, 'JADW');
const harga = async (): Promise<number> =>
  (await spv().get('group/get/all?kode_group=750')).data[0].harga as number;
const versi = async (): Promise<{ id: string | null; status: string; nilai: Record<string, number> }[]> =>
  (await spv().get('group/versi/750')).data;

describe('a price for a moment to come', () => {
  test('takes effect at that moment for the list, the scan and the sale, and the cart of before is told', async () => {
    const kode = await potong();
    const mulai = dalam({ hours: 2 });
    const set = await ubah({ harga: 1_080_000, berlaku_mulai: mulai });
    expect(set, set.text).toMatchObject({
      status: 200,
      message: 'Harga Dijadwalkan Mulai 21 Nov 2026 12:00',
    });
    const later = await ubah({ harga: 1_100_000, berlaku_mulai: dalam({ hours: 4 }) });
    expect(later.status).toBe(200);
    expect(await harga()).toBe(HARGA_750);
    expect((await versi()).slice(0, 3).map((v) => [v.status, v.nilai['harga']])).toEqual([
      ['MENUNGGU', 1_100_000],
      ['MENUNGGU', 1_080_000],
      ['BERLAKU', HARGA_750],
    ]);

    maju({ hours: 2 });
    // The cart was priced before; the sale is refused and says what it costs now.
    const old = await jual(kit.as('KASIR1'), nota([kode], HARGA_BAKU));
    const kini = 3_774_000;
    expect(old).toMatchObject({
      code: 'HARGA_BERUBAH',
      detail: { total: kini, baris: [{ kode_barcode: kode, harga_per_gram: 1_080_000 }] },
    });
    expect((await spv().get(`barang/ready/kode-barcode/${kode}`)).data).toMatchObject({ harga_jual: kini });
    expect(await harga()).toBe(1_080_000);
    const sold = await jual(kit.as('KASIR1'), nota([kode], kini));
    expect(sold.status).toBe(200);
    // The sale keeps which version it was priced with.
    const { rows } = await kit.owner.query(
      "select a.isi -> 'versi_group' ->> '750' as jual, g.versi::text as kini from audit a, grup g where a.objek = $1 and g.kode_toko = 'JKT1' and g.kode_group = '750'",
      [sold.data.no_dokumen],
    );
    expect(rows[0].jual).toBe(rows[0].kini);

    maju({ hours: 2 });
    expect(await harga()).toBe(1_100_000);
    expect((await versi()).map((v) => [v.status, v.nilai['harga']]).slice(0, 3)).toEqual([
      ['BERLAKU', 1_100_000],
      ['BERLAKU', 1_080_000],
      ['BERLAKU', HARGA_750],
    ]);
    const history = await spv().get('group/riwayat/750');
    expect(history.data[0]).toMatchObject({
      aksi: 'ubah',
      user_id: 'SPV1',
      sebelum: { harga: 1_080_000 },
      sesudah: { harga: 1_100_000 },
    });
  });

  test('every till that asks at once sees it once in effect', async () => {
    await ubah({ harga: 1_090_000, berlaku_mulai: dalam({ minutes: 5 }) });
    maju({ minutes: 5 });
    kit.deps.stores.forget('JKT1');
    const seen = await Promise.all([1, 2, 3, 4].map(harga));
    expect(seen).toEqual([1_090_000, 1_090_000, 1_090_000, 1_090_000]);
    const { rows } = await kit.owner.query(
      "select count(*)::integer as n from perubahan_harga where tabel = 'grup' and harga_baru = 1090000 and jadwal is not null",
    );
    expect(rows).toEqual([{ n: 1 }]);
  });

  test('of two changes within one second the history shows what the second left, whichever is read first', async () => {
    await kit.owner.query(
      `insert into perubahan_harga (kode_toko, waktu, tabel, kode, kolom, harga_baru, user_id) values
         ('JKT1', '2026-11-21T03:00:00.9Z', 'grup', 'LEKAS', 'harga', 1100000, 'SPV1'),
         ('JKT1', '2026-11-21T03:00:00.1Z', 'grup', 'LEKAS', 'harga', 1000000, 'OWNER'),
         ('JKT1', '2026-11-21T03:00:00.2Z', 'grup', 'LEKAS', 'harga_modal', 900000, 'OWNER')`,
    );
    expect((await spv().get('group/versi/LEKAS')).data).toMatchObject([
      { status: 'BERLAKU', oleh: 'SPV1', nilai: { harga: 1_100_000, harga_modal: 900_000 } },
    ]);
  });

  test('is taken back while it waits, and stays in the history', async () => {
    await ubah({ harga: 1_095_000, berlaku_mulai: dalam({ hours: 1 }) });
    const [waiting] = await versi();
    expect(waiting?.status).toBe('MENUNGGU');
    expect((await spv().delete(`group/versi/750/${waiting?.id}`)).status).toBe(200);
    expect((await spv().delete(`group/versi/750/${waiting?.id}`)).status).toBe(404);
    maju({ hours: 1 });
    expect(await harga()).toBe(1_090_000);
    expect((await versi()).filter((v) => v.status === 'BATAL')).toHaveLength(1);
  });

  test.each([
    ['of yesterday', () => ({ harga: 1_091_000, berlaku_mulai: dalam({ hours: -1 }) }), 'berlaku_mulai'],
    ['that is no moment', () => ({ harga: 1_091_000, berlaku_mulai: 'besok' }), 'berlaku_mulai'],
    [
      'in two years',
      () => ({ harga: 1_091_000, berlaku_mulai: dalam({ hours: 24 * 700 }) }),
      'berlaku_mulai',
    ],
    ['with a name', () => ({ nama_group: 'LAIN', berlaku_mulai: dalam({ hours: 1 }) }), 'nama_group'],
    [
      'that changes nothing',
      () => ({ harga: 1_090_000, berlaku_mulai: dalam({ hours: 1 }) }),
      'berlaku_mulai',
    ],
  ])('a moment %s is refused', async (_what, body, path) => {
    expect(await ubah(body())).toMatchObject({ status: 400, code: 'INPUT_TIDAK_VALID', detail: [{ path }] });
  });

  test('has one price per moment, and one for a double click', async () => {
    const body = { harga: 1_092_000, berlaku_mulai: dalam({ hours: 3 }) };
    const twins = await Promise.all([ubah(body, 'kunci-jadwal-1'), ubah(body, 'kunci-jadwal-1')]);
    expect(twins.map((t) => t.status)).toEqual([200, 200]);
    expect(await ubah({ ...body, harga: 1_093_000 })).toMatchObject({
      status: 409,
      code: 'SUDAH_ADA',
      message: 'Sudah Ada Harga Yang Dijadwalkan Untuk Waktu Itu',
    });
  });
});

describe('a jump', () => {
  test('above the limit needs a second person, for exactly this price', async () => {
    const body = { harga: 1_200_000, berlaku_mulai: dalam({ minutes: 30 }) };
    const refused = await ubah(body);
    expect(refused).toMatchObject({ status: 403, code: 'OTORISASI_DIPERLUKAN', message: 'price jump' });
    expect(refused.detail.perlu).toEqual([
      {
        kategori: 'harga',
        description: 'price jump',
        perlu_keterangan: false,
        rincian: [
          {
            label: '750 Harga Jual / Gram',
            nilai: 'Rp 1.090.000 menjadi Rp 1.200.000 (+10,092 %, 14,286 % dari awal hari)',
          },
          { label: 'Berlaku Mulai', nilai: expect.stringMatching(/^21 Nov 2026/) },
        ],
      },
    ]);
    const own = await spv().post('authorization', {
      ...{ user_id: 'SPV1', password: PASSWORD },
      ...{ kategori: 'harga', description: 'price jump', segel: refused.detail.segel },
    });
    expect(own.code).toBe('OTORISASI_GAGAL');
    const detail_authorization = await setujui(spv(), refused.detail as Kebutuhan, PEMILIK);
    expect((await ubah({ ...body, harga: 1_300_000, detail_authorization })).code).toBe(
      'OTORISASI_DIPERLUKAN',
    );
    expect((await ubah({ ...body, detail_authorization })).status).toBe(200);
    expect((await ubah({ harga: 1_200_000, detail_authorization })).code).toBe('OTORISASI_DIPERLUKAN');
    const { rows } = await kit.owner.query(
      "select dipakai is not null as dipakai, no_dokumen from otorisasi where kategori = 'harga'",
    );
    expect(rows).toEqual([{ dipakai: true, no_dokumen: 'grup:750' }]);
  });

  test('is measured by the limit of the store, at once as for later', async () => {
    expect((await ubah({ harga: 1_035_500 })).status).toBe(200);
    expect((await ubah({ harga: 1_087_275 })).status).toBe(200);
    expect((await ubah({ harga: 1_032_910 })).code).toBe('OTORISASI_DIPERLUKAN');
    await atur(kit, { MAKS_PERUBAHAN_HARGA_PERSEN: '20000' });
    expect((await ubah({ harga: 1_144_501 })).status).toBe(200);
    expect((await ubah({ harga: 1_090_000 })).status).toBe(200);
    await atur(kit, { MAKS_PERUBAHAN_HARGA_PERSEN: null });
  });

  test('is no smaller in two steps: the day counts from the price of its morning, or from what was signed', async () => {
    const lain = { kode_group: 'PAGI', nama_group: 'PAGI', kadar: 42, kadar_jual: 42 };
    const sisa = { harga: 600_000, harga_modal: 0, markis: false, aksesoris: false };
    expect((await spv().post('group/create', { ...lain, ...sisa })).status).toBe(200);
    const set = (body: object) => spv().put('group/update/PAGI', body);
    expect((await set({ harga: 630_000 })).status).toBe(200);
    const lewat = await set({ harga: 630_600 });
    expect(lewat).toMatchObject({ code: 'OTORISASI_DIPERLUKAN' });
    const nanti = { harga: 630_600, berlaku_mulai: dalam({ minutes: 90 }) };
    expect((await set(nanti)).code).toBe('OTORISASI_DIPERLUKAN');
    const file = { nama: 'group.csv', isi: 'kode_group,harga\nPAGI,630600\n' };
    expect((await unggah(spv(), 'group/import', { file }, {})).data.salah).toMatchObject([
      { kolom: 'harga', sebab: 'Harga Berubah 5,1 %, Ubah Lewat Form Dengan Otorisasi' },
    ]);
    const detail_authorization = await setujui(spv(), lewat.detail as Kebutuhan, PEMILIK);
    expect((await set({ harga: 630_600, detail_authorization })).status).toBe(200);
    expect((await set({ harga: 640_000 })).status).toBe(200);
  });
});

test('the preview names carts, bound deposits, printed tags and the step, and writes nothing', async () => {
  const kode = await potong();
  const lease = await kit
    .as('KASIR1')
    .post('keranjang/pegang', { keranjang: 'KERANJANG-UJI-1', kode_barcode: kode });
  expect(lease.status, lease.text).toBe(200);
  await kit.owner.query("update barang set cetak_label = 2 where kode_toko = 'JKT1' and kode_barcode = $1", [
    kode,
  ]);
  const { data } = await spv().post('group/pratinjau/750', { harga: 1_200_000 });
  expect(data).toMatchObject({
    batas: 5,
    perlu_otorisasi: true,
    harga: [{ kolom: 'harga', lama: 1_090_000, baru: 1_200_000, persen: 10.092 }],
  });
  const dampak = Object.fromEntries(
    data.dampak.map((one: { nama: string; jumlah: number; contoh: string[] }) => [one.nama, one]),
  );
  expect(dampak).toMatchObject({
    keranjang: { jumlah: 1, contoh: ['KASIR1'] },
    titipan: { jumlah: 0 },
    label: { label: 'Label Tercetak Harga Lama' },
  });
  expect(dampak.label.jumlah).toBeGreaterThan(0);
  expect(dampak.barang.jumlah).toBeGreaterThanOrEqual(dampak.label.jumlah);
  expect(await harga()).toBe(1_090_000);
  // The cost price moves no tag.
  const modal = await spv().post('group/pratinjau/750', { harga_modal: 1_000_000 });
  expect(modal.data.dampak).toEqual([]);
});

test('a file may not carry a jump past the second person', async () => {
  const kode = { kode_harga: 'IMPOR1', harga_per_gram: 900_000 };
  expect((await spv().post('para-harga-beli/create', kode)).message).toBe('Berhasil Menyimpan Data');
  const file = Buffer.from('kode_harga,harga_per_gram\nIMPOR1,2000000\nIMPOR2,500000\n');

  const answer = await unggah(
    spv(),
    'para-harga-beli/import',
    { file: { nama: 'harga.csv', isi: file } },
    {},
  );
  expect(answer.data).toMatchObject({
    tersimpan: 0,
    salah: [
      {
        baris: 2,
        kolom: 'harga_per_gram',
        sebab: 'Harga Berubah 122,223 %, Ubah Lewat Form Dengan Otorisasi',
      },
    ],
  });
});
