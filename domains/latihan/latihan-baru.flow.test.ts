/**
 * Protects: the drills beside the counter's - first day, price of the day, loan, count, month end, mistake - are worth everything when
 * done as asked, by whoever does them, lose what a beginner forgets, and are worth nothing undone.
 */
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { type Answer, type Kit, testApp } from '../../tests/kit/app.ts';
import { nota } from '../../tests/kit/jual.ts';
import { berlatih, dinilai, disetujui, hilang, type Magang, tugasDari } from '../../tests/kit/latih.ts';
import type { Terima } from '../keuangan/non-cash/validasi-non-cash.command.ts';
import type { TugasBeli } from './beli.rule.ts';
import type { TugasBuka } from './buka.rule.ts';
import type { TugasBulan } from './bulan.rule.ts';
import type { TugasHarga } from './harga.rule.ts';
import type { TugasHutang } from './hutang.rule.ts';
import type { TugasOpname } from './opname.rule.ts';
import type { TugasSalah } from './salah.rule.ts';

let kit: Kit;
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
});
afterAll(() => kit?.close());

const jadi = (answer: Answer): Answer => {
  expect(answer, answer.text).toMatchObject({ status: 200 });
  return answer;
};
const kurang = async (di: Magang): Promise<string[]> =>
  Object.keys(hilang(jadi(await di.post('latihan/selesai', {}))));
const detikLewat = (detik: number) => kit.clock.advance({ seconds: detik });

/** Sells at what the store says it costs. */
async function jual(di: Magang, barang: object[], more: object = {}): Promise<Answer> {
  const minta = await di.post('penjualan/simpan', nota(barang as never, 1, more as Record<string, unknown>));
  expect(minta, minta.text).toMatchObject({ status: 409 });
  const { total } = minta.detail as { total: number };
  return di.post('penjualan/simpan', nota(barang as never, total, more as Record<string, unknown>));
}

describe('the price of the day', () => {
  const terbit = (di: Magang, { jual, beli, tambah }: TugasHarga, more: object = {}) =>
    di.post('harga/hari-ini', {
      ...{ harga_jual: jual, harga_beli: beli, cara: 'KADAR', tambah: tambah / 1000, bulat: '500' },
      ...{ toko: [{ kode_toko: 'JKT1' }], ...more },
    });

  test('typed once is worth everything', async () => {
    const di = await berlatih(kit, 'SPV1', 'HARGA');
    const t = await tugasDari<TugasHarga>(di);
    expect(t.harga.filter(({ harga, jadi }) => harga !== jadi).length).toBeGreaterThan(8);
    expect(await dinilai(di, await terbit(di, t))).toEqual({});
  });

  test('without what the shop pays loses that side, and what hangs on it', async () => {
    const di = await berlatih(kit, 'SPV1', 'HARGA');
    const t = await tugasDari<TugasHarga>(di);
    expect(Object.keys(await dinilai(di, await terbit(di, t, { harga_beli: null })))).toEqual([
      'BELI24',
      'IKUT',
    ]);
  });

  test('with a price that nobody asked for loses those points', async () => {
    const di = await berlatih(kit, 'SPV1', 'HARGA');
    jadi(await terbit(di, await tugasDari<TugasHarga>(di)));
    jadi(await di.call('PUT', 'parameter-ongkos/update/UMUM', { ongkos: 20_500 }));
    expect(await kurang(di)).toEqual(['TETAP']);
  });
});

describe('a loan', () => {
  const surat = (t: TugasHutang, more: object = {}) => ({
    ...{ nama_customer: t.nama_customer, no_hp_customer: t.no_hp, lama_pinjam: t.lama_pinjam },
    barang: [{ nama_barang: t.nama_barang, jumlah: 1, berat: t.berat / 1000, kadar: t.kadar / 1000 }],
    ...{ berat_plastik: t.berat_plastik / 1000, jumlah_hutang: t.jumlah_hutang, ...more },
  });
  async function tebus(di: Magang, { tebus: { no } }: TugasHutang): Promise<Answer> {
    const { data } = await di.get(`hutang/pilihan?no_faktur_hutang=${no}`);
    const total = (data.pada as { lunas: number }[])[0]?.lunas ?? 0;
    const bayar = [{ jenis: 'CASH', jumlah: total }];
    return di.post('hutang/lunas', { no_faktur_hutang: no, total, bayar });
  }

  // Whoever has no drawer of the demo pays out all the same.
  test.each(['KASIR1', 'OWNER'])('lent and redeemed by %s is worth everything', async (siapa) => {
    const di = await berlatih(kit, siapa, 'HUTANG');
    const t = await tugasDari<TugasHutang>(di);
    jadi(await di.post('hutang/simpan', surat(t)));
    expect(await dinilai(di, await tebus(di, t))).toEqual({});
  });

  test('weighed with its bag, of another karat, and with nobody redeemed', async () => {
    const di = await berlatih(kit, 'KASIR1', 'HUTANG');
    const t = await tugasDari<TugasHutang>(di);
    const barang = [{ nama_barang: t.nama_barang, jumlah: 1, berat: t.berat_plastik / 1000, kadar: 70.5 }];
    const hasil = await dinilai(di, await di.post('hutang/simpan', surat(t, { barang })));
    expect(Object.keys(hasil)).toEqual(['KADAR', 'BERAT', 'TEBUS']);
  });
});

describe('a count', () => {
  async function hitung(di: Magang, t: TugasOpname, kode: readonly string[]): Promise<string> {
    const { data } = jadi(await di.post('stock-opname/mulai', { kode_baki: t.kode_baki, buta: false }));
    const no_dokumen = data.no_dokumen as string;
    const isi = {
      no_dokumen,
      kode_baki: t.kode_baki,
      kode: kode.map((satu) => ({ kode: satu, cara: 'PINDAI' })),
    };
    jadi(await di.post('stock-opname/pindai', isi));
    return no_dokumen;
  }
  const selesai = (di: Magang, no_dokumen: string, kode: readonly string[]) =>
    disetujui(di, 'stock-opname/selesai', {
      no_dokumen,
      alasan: kode.map((satu) => ({ kode: satu, alasan: 'salah taruh' })),
    });

  test('that finds what is missing and what belongs elsewhere is worth everything', async () => {
    const di = await berlatih(kit, 'SPV1', 'OPNAME');
    const t = await tugasDari<TugasOpname>(di);
    expect(t.isi).toContain(t.asing);
    expect(t.isi).not.toContain(t.hilang);
    const no = await hitung(di, t, t.isi);
    expect(await dinilai(di, await selesai(di, no, [t.hilang, t.asing]))).toEqual({});
  });

  test('read off the list: what is missing is there, and the strange one is not seen', async () => {
    const di = await berlatih(kit, 'SPV1', 'OPNAME');
    const t = await tugasDari<TugasOpname>(di);
    const daftar = [...t.isi.filter((kode) => kode !== t.asing), t.hilang];
    const no = await hitung(di, t, daftar);
    const hasil = await dinilai(di, await di.post('stock-opname/selesai', { no_dokumen: no, alasan: [] }));
    expect(Object.keys(hasil)).toEqual(['KETEMU', 'HILANG', 'SALAHBAKI']);
  });

  test('that is never ended', async () => {
    const di = await berlatih(kit, 'SPV1', 'OPNAME');
    const t = await tugasDari<TugasOpname>(di);
    await hitung(di, t, t.isi);
    expect(await kurang(di)).toEqual(['TUNTAS', 'WAKTU']);
  });
});

describe('the first day', () => {
  const modal = (di: Magang, { modal: jumlah, kategori }: TugasBuka) =>
    disetujui(di, 'cash/uang-kas', { arah: 'TAMBAH', kategori, jumlah, keterangan: 'modal awal' });
  const masuk = async (di: Magang, { barang }: TugasBuka, more: object = {}): Promise<string> => {
    const { berat, ...satu } = barang;
    const baris = [{ ...satu, kode_gudang: 'TOKO', berat_asli: berat / 1000, ...more }];
    return jadi(await disetujui(di, 'barang/simpan', { baris })).data.kode_barcode[0];
  };

  test('capital, a piece and its sale are worth everything', async () => {
    const di = await berlatih(kit, 'SPV1', 'BUKA');
    const t = await tugasDari<TugasBuka>(di);
    jadi(await modal(di, t));
    const kode_barcode = await masuk(di, t);
    expect(await dinilai(di, await jual(di, [{ kode_barcode, kode_sales: t.kode_sales }]))).toEqual({});
  });

  test('money into the wrong pot, and a piece into another tray', async () => {
    const di = await berlatih(kit, 'SPV1', 'BUKA');
    const t = await tugasDari<TugasBuka>(di);
    const lain = { arah: 'TAMBAH', kategori: 'LAIN', jumlah: t.modal, keterangan: 'modal awal' };
    jadi(await di.post('cash/uang-kas', lain));
    const kode_baki = t.barang.kode_baki === 'CC01' ? 'CC02' : 'CC01';
    await masuk(di, t, { kode_baki, berat_asli: t.barang.berat / 1000 + 0.5 });
    detikLewat(1);
    expect(await kurang(di)).toEqual(['MODAL', 'MASUK', 'BERAT', 'LAKU', 'WAKTU']);
  });
});

describe('the end of a month', () => {
  const cocokkan = async (di: Magang, { bank }: TugasBulan, lebih = 0): Promise<Answer> => {
    const { data } = await di.get(`non-cash/terima?no_rekening=${bank.no_rekening}&tempat=PIUTANG_EDC`);
    const terima = (data as Terima[]).filter(({ no_dokumen }) => bank.nota.includes(no_dokumen));
    const mdr = terima.reduce((jumlah, satu) => jumlah + satu.mdr, 0);
    const isi = {
      ...{ tempat: 'PIUTANG_EDC', no_rekening: bank.no_rekening, tgl_bank: bank.tanggal, mdr },
      baris: terima.map(({ no_dokumen, peristiwa, jumlah }) => ({ no_dokumen, peristiwa, jumlah })),
      diterima: bank.diterima - lebih,
    };
    return lebih === 0 ? di.post('non-cash/validasi', isi) : disetujui(di, 'non-cash/validasi', isi);
  };
  const biaya = (di: Magang, { biaya: { jumlah, kategori } }: TugasBulan) =>
    di.post('cash/uang-kas', { arah: 'AMBIL', kategori, jumlah, keterangan: 'listrik' });
  const jurnal = (di: Magang, { bank, terutang: { debit, kredit, jumlah } }: TugasBulan) =>
    disetujui(di, 'akuntansi/jurnal-umum', {
      ...{ tanggal: bank.tanggal, keterangan: 'bonus terutang' },
      baris: [
        { nomor_akun: debit, debit: jumlah },
        { nomor_akun: kredit, kredit: jumlah },
      ],
    });

  test.each(['SPV1', 'OWNER'])('done by %s is worth everything', async (siapa) => {
    const di = await berlatih(kit, siapa, 'BULAN');
    const t = await tugasDari<TugasBulan>(di);
    jadi(await cocokkan(di, t));
    jadi(await biaya(di, t));
    expect(await dinilai(di, await jurnal(di, t))).toEqual({});
  });

  test('the bank short, an expense twice and accounts the wrong way round', async () => {
    const di = await berlatih(kit, 'SPV1', 'BULAN');
    const t = await tugasDari<TugasBulan>(di);
    jadi(await cocokkan(di, t, 1000));
    for (const _ of [1, 2]) jadi(await biaya(di, t));
    const { debit, kredit } = t.terutang;
    jadi(await jurnal(di, { ...t, terutang: { ...t.terutang, debit: kredit, kredit: debit } }));
    expect(await kurang(di)).toEqual(['DITERIMA', 'BIAYA', 'TERUTANG', 'BATAL']);
  });
});

describe('a mistake', () => {
  const batalkan = (di: Magang, no_faktur_group: string) =>
    disetujui(di, 'penjualan/batal', { no_faktur_group, alasan: 'member terlupa' });
  const ulang = (di: Magang, t: TugasSalah, more: object = {}) =>
    jual(di, [{ kode_barcode: t.kode_barcode, kode_sales: t.kode_sales }], {
      kode_member: t.kode_member,
      ...more,
    });

  test('taken back and made again is worth everything', async () => {
    const di = await berlatih(kit, 'SPV1', 'SALAH');
    const t = await tugasDari<TugasSalah>(di);
    jadi(await batalkan(di, t.no_nota));
    expect(await dinilai(di, await ulang(di, t))).toEqual({});
  });

  test('made again as it was, without the member', async () => {
    const di = await berlatih(kit, 'SPV1', 'SALAH');
    const t = await tugasDari<TugasSalah>(di);
    jadi(await batalkan(di, t.no_nota));
    expect(Object.keys(await dinilai(di, await ulang(di, t, { kode_member: null })))).toEqual(['MEMBER']);
  });

  test('only taken back', async () => {
    const di = await berlatih(kit, 'SPV1', 'SALAH');
    jadi(await batalkan(di, (await tugasDari<TugasSalah>(di)).no_nota));
    expect(await kurang(di)).toEqual(['BARANG', 'MEMBER', 'HARGA', 'BAYAR', 'WAKTU']);
  });
});

test('money lies in the drawer of whoever buys back, though nobody of the demo is he', async () => {
  const di = await berlatih(kit, 'OWNER', 'BELI');
  const { lama, ...t } = await tugasDari<TugasBeli>(di);
  const kirim = (total: number) =>
    di.post('pembelian/simpan', {
      ...{ nama_customer: t.nama_customer, nik_sim_passport: t.nik, total },
      barang: [
        {
          ...{
            kode_barcode: lama.kode_barcode,
            berat: lama.berat / 1000,
            kondisi_barang: lama.kondisi_barang,
          },
          kode_sales: t.kode_sales,
        },
      ],
      bayar: [{ jenis: 'CASH', jumlah: total }],
    });
  const { detail } = await kirim(1);
  expect(await dinilai(di, await kirim((detail as { total: number }).total))).toEqual({});
});

test.each(['BUKA', 'HARGA', 'HUTANG', 'OPNAME', 'BULAN', 'SALAH'])(
  '%s undone is worth nothing',
  async (latihan) => {
    const di = await berlatih(kit, 'SPV1', latihan);
    expect((await di.post('latihan/selesai', {})).data).toMatchObject({ skor: 0 });
  },
);

test.each(['BUKA', 'HARGA', 'OPNAME', 'BULAN', 'SALAH'])('%s is not for a cashier', async (latihan) => {
  const answer = await kit.as('KASIR1').post('latihan/mulai', { latihan });
  expect(answer).toMatchObject({ status: 403, code: 'BUKAN_LATIHAN_LEVEL' });
});
