/** Protects: cancelling leaves the books as if nothing had been sold, on the right day and by the right person. */
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { type Answer, type Caller, type Kit, PASSWORD, testApp } from '../../../tests/kit/app.ts';
import { bukuBarang, bukuPoin, bukuUang, jumlahBaris } from '../../../tests/kit/buku.ts';
import {
  atur,
  denganIzin,
  denganOtorisasi,
  gantiHari,
  HARGA_BAKU,
  hargaGrup,
  jual,
  type Kebutuhan,
  nota,
  potongBaru,
  setujui,
  terjual,
} from '../../../tests/kit/jual.ts';
import { beriMenu } from '../../../tests/security/people.ts';

let kit: Kit;
const potong = potongBaru(() => kit, 'UJIC');

beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  await hargaGrup(kit);
});
afterEach(async () => expect(await kit.periksa()).toEqual([]));
afterAll(() => kit?.close());

const OWNER = { user_id: 'OWNER', password: PASSWORD };
const kasir = () => kit.as('KASIR1');
const spv = () => kit.as('SPV1');
const batal = (no_faktur_group: string, who: Caller = spv(), approver: object = OWNER): Promise<Answer> =>
  denganOtorisasi(who, 'penjualan/batal', { no_faktur_group, alasan: 'PELANGGAN BATAL' }, approver);
const statusOf = async (kode: string): Promise<string> =>
  (await kit.owner.query('select status from barang where kode_barcode = $1', [kode])).rows[0].status;
const laci = async (kasirnya: string): Promise<number> => {
  const { rows } = await kit.owner.query(
    "select saldo::bigint::float8 as saldo from saldo_uang where kode_toko = 'JKT1' and akun = 'KAS' and dimensi = $1",
    [kasirnya],
  );
  return rows[0]?.saldo ?? 0;
};
const kas = (): Promise<number> => laci('KASIR1');
const poin = async (member: string): Promise<number> =>
  (
    await kit.owner.query("select poin::int from member_poin where kode_toko = 'JKT1' and kode_member = $1", [
      member,
    ])
  ).rows[0]?.poin ?? 0;

describe('a posted nota cancelled on its day', () => {
  test('is reversed row by row, the piece and the points come back', async () => {
    const kode = await potong();
    const [kasLama, poinLama] = [await kas(), await poin('JKT1000005')];
    const no = await terjual(kasir(), nota([kode], HARGA_BAKU, { kode_member: 'JKT1000005' }));
    expect([await kas(), await poin('JKT1000005')]).toEqual([kasLama + HARGA_BAKU, poinLama + 3]);
    const answer = await batal(no);
    expect(answer).toMatchObject({
      status: 200,
      message: 'Penjualan Berhasil Dibatalkan',
      data: { status: 'CANC', total: HARGA_BAKU },
    });
    expect(answer.headers['x-perjalanan-database']).toBe('2');
    expect((await bukuUang(kit.owner, no)).slice(7)).toEqual([
      '2 BATAL PENJUALAN/JUAL KLIRING_PENJUALAN > PENJUALAN_EMAS 3.412.500',
      '2 BATAL PENJUALAN/JUAL KLIRING_PENJUALAN > ONGKOS 113.750',
      '2 BATAL PENJUALAN/JUAL KLIRING_PENJUALAN > PENJUALAN_BERLIAN 150.000',
      '2 BATAL PENJUALAN/JUAL KLIRING_PENJUALAN > PEMBULATAN 250',
      '2 BATAL PENJUALAN/CASH KAS:KASIR1 > KLIRING_PENJUALAN 3.676.500',
      '2 BATAL PENJUALAN/HPP HPP > PERSEDIAAN_TOKO 2.950.000',
      '2 BATAL PENJUALAN/POIN_DAPAT BEBAN_POIN > LIABILITAS_POIN 15.000',
    ]);
    expect((await bukuBarang(kit.owner, no))[1]).toBe(`2 ${kode} @PELANGGAN > TOKO/CC01 3.250`);
    expect((await bukuPoin(kit.owner, no))[1]).toBe('2 JKT1000005 > @DIBERIKAN 3');
    expect([await kas(), await poin('JKT1000005'), await statusOf(kode)]).toEqual([
      kasLama,
      poinLama,
      'TERSEDIA',
    ]);
  });

  test('frees the piece for another sale, and stays cancelled', async () => {
    const kode = await potong();
    const no = await terjual(kasir(), nota([kode], HARGA_BAKU));
    await batal(no);
    const second = await terjual(kasir(), nota([kode], HARGA_BAKU));
    expect(second).not.toBe(no);
    const again = await spv().post('penjualan/batal', { no_faktur_group: no, alasan: 'DUA KALI' });
    expect(again).toMatchObject({ status: 409, code: 'STATUS_TIDAK_SESUAI', detail: { status: 'CANC' } });
  });

  test('asks for somebody who says so when the drawer cannot pay it, and for nobody else', async () => {
    const no = await terjual(kit.as('KASIR2'), nota([await potong()], HARGA_BAKU));
    // The drawer is emptied before the customer comes back.
    const semua = { asal: 'CASH', kasir: 'KASIR2', jumlah: await laci('KASIR2'), keterangan: 'setoran' };
    expect(await spv().post('kirim-uang', semua)).toMatchObject({ status: 200 });
    const body = { no_faktur_group: no, alasan: 'PEMBELI BATAL' };
    // Both at once: the drawer was asked before the second person.
    const kurang = await spv().post('penjualan/batal', body);
    expect(kurang).toMatchObject({
      status: 403,
      code: 'OTORISASI_DIPERLUKAN',
      detail: {
        perlu: [
          { description: 'sale cancellation' },
          {
            description: 'drawer below zero',
            rincian: [
              { label: 'Laci KASIR2', nilai: 'Rp 0' },
              { label: 'Yang harus dibayar', nilai: 'Rp 3.676.500' },
            ],
          },
        ],
      },
    });
    // Who counts it blind is told that it is too little, and not by how much.
    await beriMenu(kit, 'KASIR2', ['/transaksi-penjualan', '/batal-penjualan']);
    const olehKasir = await kit.as('KASIR2').post('penjualan/batal', body);
    expect(olehKasir.detail.perlu[1].rincian[0]).toMatchObject({
      label: 'Laci KASIR2',
      nilai: 'tidak cukup',
    });
    expect(olehKasir.text).not.toContain('Rp 0');
    expect(await laci('KASIR2')).toBe(0);
    const satu = await setujui(spv(), kurang.detail as Kebutuhan, OWNER);
    const diisi = { arah: 'TAMBAH', kategori: 'LAIN', kasir: 'KASIR2', jumlah: 1_000, keterangan: 'receh' };
    expect(await spv().post('cash/uang-kas', diisi)).toMatchObject({ status: 200 });
    // It is not the drawer any more that he read.
    const lain = await spv().post('penjualan/batal', { ...body, detail_authorization: satu });
    expect(lain.detail.perlu[1].rincian[0]).toEqual({ label: 'Laci KASIR2', nilai: 'Rp 1.000' });
    const dua = await setujui(spv(), lain.detail as Kebutuhan, OWNER);
    expect(await spv().post('penjualan/batal', { ...body, detail_authorization: dua })).toMatchObject({
      status: 200,
    });
    expect(await laci('KASIR2')).toBe(1_000 - HARGA_BAKU);
    const isi = {
      arah: 'TAMBAH',
      kategori: 'LAIN',
      kasir: 'KASIR2',
      jumlah: 10_000_000,
      keterangan: 'isi laci',
    };
    expect(await spv().post('cash/uang-kas', isi)).toMatchObject({ status: 200 });
  });

  test('two cancellations at once are one', async () => {
    const no = await terjual(kasir(), nota([await potong()], HARGA_BAKU));
    const body = { no_faktur_group: no, alasan: 'DUA TANGAN' };
    const { detail } = await spv().post('penjualan/batal', body);
    const izin = await Promise.all([setujui(spv(), detail, OWNER), setujui(spv(), detail, OWNER)]);
    const answers = await Promise.all(
      izin.map((detail_authorization) => spv().post('penjualan/batal', { ...body, detail_authorization })),
    );
    expect(answers.map((a) => a.status).sort()).toEqual([200, 409]);
    expect(answers.find((a) => a.status === 409)?.code).toMatch(/DOKUMEN_SUDAH_BERUBAH|STATUS_TIDAK_SESUAI/);
  });

  test('is refused while points of it are spent', async () => {
    const kode = await potong();
    const no = await terjual(kasir(), nota([kode], HARGA_BAKU, { kode_member: 'JKT1000007' }));
    const banyak = await poin('JKT1000007');
    // Points are spent by documents that come later; here the balance is taken down by hand, and put back afterwards.
    await kit.owner.query(
      "update member_poin set poin = 2 where kode_toko = 'JKT1' and kode_member = 'JKT1000007'",
    );
    expect(await batal(no)).toMatchObject({
      status: 409,
      code: 'POIN_SUDAH_TERPAKAI',
      message: 'Poin Yang Diberikan Sudah Terpakai',
    });
    expect(await statusOf(kode)).toBe('TERJUAL');
    await kit.owner.query(
      "update member_poin set poin = $1 where kode_toko = 'JKT1' and kode_member = 'JKT1000007'",
      [banyak],
    );
  });

  test('needs a reason, an existing nota, an approval and the menu', async () => {
    const no = await terjual(kasir(), nota([await potong()], HARGA_BAKU));
    expect((await spv().post('penjualan/batal', { no_faktur_group: no })).message).toBe(
      'Alasan Tidak Boleh Kosong',
    );
    expect(
      (await spv().post('penjualan/batal', { no_faktur_group: 'JKT1-FJ-000000-0001', alasan: 'SALAH' })).code,
    ).toBe('DOKUMEN_TIDAK_ADA');
    expect(await kasir().post('penjualan/batal', { no_faktur_group: no, alasan: 'SALAH' })).toMatchObject({
      status: 403,
      code: 'TIDAK_BERHAK',
    });
    const asked = await spv().post('penjualan/batal', { no_faktur_group: no, alasan: 'SALAH' });
    expect(asked.detail.perlu).toEqual([
      {
        kategori: 'sales',
        description: 'sale cancellation',
        perlu_keterangan: false,
        rincian: [
          { label: 'No Nota', nilai: no },
          { label: 'Total', nilai: 'Rp 3.676.500' },
          { label: 'Alasan', nilai: 'SALAH' },
        ],
      },
    ]);
  });

  test('of another store is not there', async () => {
    const no = await terjual(kasir(), nota([await potong()], HARGA_BAKU));
    expect(
      (await kit.as('SPV1-BDG').post('penjualan/batal', { no_faktur_group: no, alasan: 'SALAH' })).status,
    ).toBe(404);
  });
});

describe('validation later', () => {
  beforeAll(() => atur(kit, { VALIDASI_PENJUALAN_MODULE: 'true' }));
  afterAll(() => atur(kit, { VALIDASI_PENJUALAN_MODULE: null }));
  const buku = () => jumlahBaris(kit.owner, ['buku_uang', 'buku_barang', 'buku_poin']);

  test('an open nota touches no book and holds its piece; validating posts it', async () => {
    const kode = await potong();
    const before = await buku();
    const answer = await jual(kasir(), nota([kode], HARGA_BAKU, { kode_member: 'JKT1000006' }));
    expect(answer).toMatchObject({ status: 200, data: { status: 'OPEN' } });
    expect(await buku()).toEqual(before);
    expect(await statusOf(kode)).toBe('DITAHAN');
    expect((await jual(kit.as('KASIR2'), nota([kode], HARGA_BAKU))).code).toBe('BARANG_SUDAH_BERUBAH');
    const no = answer.data.no_dokumen as string;
    expect((await kasir().post('penjualan/validasi', { no_faktur_group: no })).status).toBe(403);
    const done = await spv().post('penjualan/validasi', { no_faktur_group: no });
    expect(done, done.text).toMatchObject({
      status: 200,
      message: 'Penjualan Berhasil Divalidasi',
      data: { status: 'DONE' },
    });
    expect(done.headers['x-perjalanan-database']).toBe('2');
    expect((await bukuUang(kit.owner, no)).map((line) => line.slice(2))).toContain(
      'PENJUALAN/CASH KLIRING_PENJUALAN > KAS:KASIR1 3.676.500',
    );
    expect(await bukuPoin(kit.owner, no)).toEqual(['2 @DIBERIKAN > JKT1000006 3']);
    expect(await statusOf(kode)).toBe('TERJUAL');
    expect((await spv().post('penjualan/validasi', { no_faktur_group: no })).code).toBe(
      'STATUS_TIDAK_SESUAI',
    );
    expect(await batal(no)).toMatchObject({ status: 200 });
    expect(await statusOf(kode)).toBe('TERSEDIA');
  });

  test('cancelling an open nota writes no book either', async () => {
    const kode = await potong();
    const no = await terjual(kasir(), nota([kode], HARGA_BAKU));
    const before = await buku();
    expect(await batal(no)).toMatchObject({ status: 200, data: { status: 'CANC' } });
    expect(await buku()).toEqual(before);
    expect(await statusOf(kode)).toBe('TERSEDIA');
    expect((await spv().post('penjualan/validasi', { no_faktur_group: no })).code).toBe(
      'STATUS_TIDAK_SESUAI',
    );
  });
});

describe('days', () => {
  test('yesterday’s nota is refused for a supervisor, allowed for the owner and reversed today', async () => {
    const kode = await potong();
    const no = await terjual(kasir(), nota([kode], HARGA_BAKU));
    await gantiHari(kit, '2026-11-22');
    expect(await spv().post('penjualan/batal', { no_faktur_group: no, alasan: 'TERLAMBAT' })).toMatchObject({
      status: 409,
      code: 'BEDA_HARI',
      message: 'Penjualan Hari Kemarin Tidak Bisa Dibatalkan',
    });
    const owner = kit.as('OWNER');
    const batal = { no_faktur_group: no, alasan: 'TERLAMBAT', kasir: 'KASIR2' };
    const [kasir1, kasir2] = [await laci('KASIR1'), await laci('KASIR2')];
    const call = { method: 'POST', path: 'penjualan/batal', body: batal } as const;
    const done = await denganIzin(owner, call, undefined, { portal: 'JKT1' });
    expect(done, done.text).toMatchObject({ status: 200 });
    // The money of yesterday was counted: a drawer of today pays.
    expect(await laci('KASIR1')).toBe(kasir1);
    expect(await laci('KASIR2')).toBe(kasir2 - HARGA_BAKU);
    const { rows } = await kit.owner.query(
      'select distinct peristiwa, tanggal::text from buku_uang where no_dokumen = $1 order by 1',
      [no],
    );
    expect(rows).toEqual([
      { peristiwa: 1, tanggal: '2026-11-21' },
      { peristiwa: 2, tanggal: '2026-11-22' },
    ]);
  });

  test('the open day dates a nota, not the clock; a closed shop sells nothing', async () => {
    kit.clock.advance({ hours: 20 });
    kit.lupakan();
    const kode = await potong();
    const no = await terjual(kasir(), nota([kode], HARGA_BAKU));
    expect(no).toMatch(/^JKT1-FJ-261122-/);
    const last = await potong();
    await gantiHari(kit, null);
    expect(await jual(kasir(), nota([last], HARGA_BAKU))).toMatchObject({
      status: 409,
      code: 'TOKO_TUTUP',
      message: 'Toko Sudah Tutup Untuk Tanggal Ini',
    });
    await gantiHari(kit, '2026-11-23');
    expect(await terjual(kasir(), nota([last], HARGA_BAKU))).toMatch(/^JKT1-FJ-261123-0001$/);
  });
});
