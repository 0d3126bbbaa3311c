/** Protects: a deposit becomes a plan with its money, its tax and its pieces as they are, counted once, and comes back exactly on that day. */
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { type Kit, testApp } from '../../tests/kit/app.ts';
import { bukuBarang, bukuUang, jumlahBaris, TABEL_BUKU } from '../../tests/kit/buku.ts';
import {
  ambilCicil,
  cicil,
  diangsur,
  dicicil,
  keadaanCicil,
  syaratCicil,
  tindakCicil,
  titipanDicicil,
} from '../../tests/kit/cicil.ts';
import { atur, gantiHari, HARGA_BAKU, hargaGrup, potongBaru } from '../../tests/kit/jual.ts';
import { ambilTitip, dilihat, dititip, titip } from '../../tests/kit/titip.ts';

const TABEL = [...TABEL_BUKU, 'cicilan', 'cicilan_gerak', 'titipan_gerak'];

let kit: Kit;
const potong = potongBaru(() => kit, 'CCTT');
const { barang, keadaan } = dilihat(() => kit);
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  await hargaGrup(kit);
  await atur(kit, { CICILAN_MODULE: 'true' });
  await syaratCicil(kit);
});
afterEach(async () => expect(await kit.periksa()).toEqual([]));
afterAll(() => kit?.close());

const kasir = () => kit.as('KASIR1');
const kembali = (no: string, more: object = {}) =>
  tindakCicil(kasir(), 'batal', no, { cara_kembali: 'CASH', ...more });

describe('a deposit that becomes a plan', () => {
  test('its money is part of the down payment, its pieces wait on, it is closed; paid and handed over as any plan', async () => {
    const kode = await potong();
    const { no_titipan, body } = await titipanDicicil(kasir(), [kode]);
    const no = await dicicil(kasir(), body);
    expect(await bukuUang(kit.owner, no)).toEqual([
      '1 DP CICILAN/CASH UANG_MUKA_CICILAN > KAS:KASIR1 200.000',
      '1 DP CICILAN/TITIPAN UANG_MUKA_CICILAN > TITIPAN_UANG 1.000.000',
    ]);
    expect(await bukuBarang(kit.owner, no)).toEqual([]);
    expect(await barang(kode)).toBe('DITITIP TITIP/TITIP');
    expect(await keadaan(no_titipan)).toBe('CLOSE 0');
    expect(await keadaanCicil(kit, no)).toBe('DONE 1200000 0 0');
    const satu = await kasir().get(`cicilan/satu?no_cicilan=${no}`);
    expect(satu.data).toMatchObject({
      nama_customer: 'IBU TITIP',
      barang: [{ kode_barcode: kode, kode_baki: 'CC01' }],
    });
    // Nobody picks it up twice.
    expect(await ambilTitip(kasir(), no_titipan, [kode], HARGA_BAKU, 1_000_000)).toMatchObject({
      status: 409,
    });
    await diangsur(kasir(), no, 'LUNAS_CEPAT');
    expect(await ambilCicil(kasir(), no, [kode], HARGA_BAKU)).toMatchObject({ status: 200 });
    expect(await barang(kode)).toBe('TERJUAL TITIP/TITIP');
  });

  test('back to the deposit on its day, to the rupiah; settled as any plan once something is paid, or another day', async () => {
    const kode = await potong();
    const { no_titipan, body } = await titipanDicicil(kasir(), [kode]);
    const no = await dicicil(kasir(), body);
    expect(
      await kasir().post('cicilan/batal', {
        ...{ no_cicilan: no, alasan: 'salah customer', cara_kembali: 'CASH', potongan: 1000 },
      }),
    ).toMatchObject({ status: 400, code: 'TITIPAN_TANPA_POTONGAN' });
    expect(await kembali(no)).toMatchObject({ status: 200, data: { potongan: 0, kembali: 200_000 } });
    expect((await bukuUang(kit.owner, no)).slice(2)).toEqual([
      '2 BATAL CICILAN/TITIPAN TITIPAN_UANG > UANG_MUKA_CICILAN 1.000.000',
      '2 BATAL CICILAN/CASH KAS:KASIR1 > UANG_MUKA_CICILAN 200.000',
    ]);
    expect(await keadaan(no_titipan)).toBe('DONE 1000000');
    expect(await keadaanCicil(kit, no)).toBe('CANC 0 0 0');
    expect(await barang(kode)).toBe('DITITIP TITIP/TITIP');
    // It is a deposit again: becomes a plan again, and what is paid on that one makes its cancellation a settlement.
    const lagi = await dicicil(kasir(), body);
    await diangsur(kasir(), lagi, 500_000);
    expect(await kembali(lagi)).toMatchObject({
      status: 200,
      data: { potongan: 170_000, kembali: 1_530_000 },
    });
    expect(await keadaan(no_titipan)).toBe('CLOSE 0');
    expect(await barang(kode)).toBe('TERSEDIA TOKO/CC01');
  });

  test('all of the down payment from the deposit; the price is the one that it bound', async () => {
    const kode = await potong();
    const { body } = await titipanDicicil(kasir(), [kode], { dp: 1_000_000 });
    await kit.owner.query("update grup set harga = harga + 50000 where kode_toko = 'JKT1'");
    const no = await dicicil(kasir(), body);
    expect(await bukuUang(kit.owner, no)).toEqual([
      '1 DP CICILAN/TITIPAN UANG_MUKA_CICILAN > TITIPAN_UANG 1.000.000',
    ]);
    const { data } = await kasir().get(`cicilan/satu?no_cicilan=${no}`);
    expect(data).toMatchObject({ total: HARGA_BAKU, dp: 1_000_000 });
    expect(await kembali(no)).toMatchObject({ status: 200, data: { kembali: 0 } });
    await kit.owner.query("update grup set harga = harga - 50000 where kode_toko = 'JKT1'");
  });

  test('what is no such deposit is refused and nothing is written; of two tills one takes it', async () => {
    const [satu, dua] = [await potong(), await potong()];
    const { no_titipan, body } = await titipanDicicil(kasir(), [satu]);
    const before = await jumlahBaris(kit.owner, TABEL);
    const coba = async (more: object, code: string) =>
      expect(await kasir().post('cicilan/simpan', { ...body, ...more })).toMatchObject({ code });
    await coba({ no_titipan: 'JKT1-TT-261121-9999' }, 'TITIPAN_TIDAK_ADA');
    await coba({ barang: [{ kode_barcode: dua }] }, 'BARANG_TITIPAN_BEDA');
    await coba({ barang: [{ kode_barcode: satu }, { kode_barcode: dua }] }, 'BARANG_TITIPAN_BEDA');
    await coba({ dp: 900_000 }, 'DP_KURANG_TITIPAN');
    await coba({ bayar: [] }, 'BAYAR_KURANG');
    // Without the deposit its pieces are nobody's to sell.
    await coba(
      { no_titipan: undefined, nama_customer: 'X', no_hp_customer: '0811111111' },
      'BARANG_SUDAH_BERUBAH',
    );
    expect(await jumlahBaris(kit.owner, TABEL)).toEqual(before);
    const balap = await Promise.all([
      kasir().post('cicilan/simpan', body),
      kit.as('KASIR2').post('cicilan/simpan', body),
      kasir().post('titipan/tambah', { no_titipan, jumlah: 1000, bayar: [{ jenis: 'CASH', jumlah: 1000 }] }),
    ]);
    const jadi = balap.slice(0, 2).filter((a) => a.status === 200);
    expect(jadi.length, JSON.stringify(balap.map((a) => a.text))).toBeLessThanOrEqual(1);
  });

  test('with PPN: what the deposit remitted is remitted once, and goes back to it with the rest', async () => {
    await atur(kit, { PPN_TRANSAKSI_MODULE: 'true' });
    const kode = await potong();
    const { no_titipan, body } = await titipanDicicil(kasir(), [kode]);
    const ppn = async (tabel: string, kolom: string, nomor: string): Promise<number> =>
      (await kit.owner.query(`select ppn::int as ppn from ${tabel} where ${kolom} = $1`, [nomor])).rows[0]
        .ppn;
    const dititipkan = await ppn('titipan', 'no_titipan', no_titipan);
    expect(dititipkan).toBeGreaterThan(0);
    const no = await dicicil(kasir(), body);
    const semua = await ppn('cicilan', 'no_cicilan', no);
    const baru = (await bukuUang(kit.owner, no)).filter((row) => row.includes('PPN_KELUARAN'));
    expect(baru).toHaveLength(1);
    expect(semua - dititipkan).toBe(Number((baru[0] as string).split(' ').at(-1)?.replaceAll('.', '')));
    // The same as if all of it had been paid down at once.
    const lain = await potong();
    const utuh = await dicicil(
      kasir(),
      cicil([lain], {
        ...{
          dp: 1_200_000,
          harga_jual_cicil: HARGA_BAKU + 148_590,
          bayar: [{ jenis: 'CASH', jumlah: 1_200_000 }],
        },
      }),
    );
    expect(semua).toBe(await ppn('cicilan', 'no_cicilan', utuh));
    await kembali(no);
    expect(await ppn('titipan', 'no_titipan', no_titipan)).toBe(dititipkan);
    await atur(kit, { PPN_TRANSAKSI_MODULE: null });
  });

  test('on a later day the plan is settled: the deposit was used up', async () => {
    const kode = await potong();
    const { no_titipan, body } = await titipanDicicil(kasir(), [kode]);
    const no = await dicicil(kasir(), body);
    const biasa = await dititip(kasir(), titip([await potong()], HARGA_BAKU, 500_000));
    await gantiHari(kit, '2026-11-22');
    expect(await kembali(no)).toMatchObject({ status: 200, data: { potongan: 120_000, kembali: 1_080_000 } });
    expect(await keadaan(no_titipan)).toBe('CLOSE 0');
    expect(await keadaan(biasa)).toBe('DONE 500000');
  });
});
