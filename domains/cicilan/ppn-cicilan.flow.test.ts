/** Protects: a plan that is paid is handed over at whatever rate of PPN the day has: what it adds is paid, what it takes off goes back, and the tax is all there. */
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { type Kit, testApp } from '../../tests/kit/app.ts';
import { bukuUang } from '../../tests/kit/buku.ts';
import { diangsur, dicicil, keadaanCicil, syaratCicil } from '../../tests/kit/cicil.ts';
import { atur, batalJual, gantiHari, hargaGrup, potongBaru } from '../../tests/kit/jual.ts';

let kit: Kit;
const potong = potongBaru(() => kit, 'CCPP');
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  await hargaGrup(kit);
  await atur(kit, { CICILAN_MODULE: 'true', PPN_TRANSAKSI_MODULE: 'true', PPN_CARA: 'EKSKLUSIF' });
  await syaratCicil(kit);
});
afterEach(async () => expect(await kit.periksa()).toEqual([]));
afterAll(() => kit?.close());

const kasir = () => kit.as('KASIR1');

async function lunas(): Promise<[string, string]> {
  const kode = await potong();
  const isi = { kode_cicilan: 'CC3', barang: [{ kode_barcode: kode }], dp: 1_000_000 };
  const { data } = await kasir().post('cicilan/hitung', isi);
  const no = await dicicil(kasir(), {
    ...{ ...isi, nama_customer: 'IBU PAJAK', no_hp_customer: '081234567890', kode_sales: 'S1' },
    ...{ harga_jual_cicil: data.harga_jual_cicil, bayar: [{ jenis: 'CASH', jumlah: 1_000_000 }] },
  });
  await diangsur(kasir(), no, 'LUNAS_CEPAT');
  return [no, kode];
}

type Hitungan = { total: number; cicilan: number; kurang: number; kembali: number };
const hitung = async (no: string): Promise<Hitungan> => {
  const answer = await kasir().get(`cicilan/hitung-ambil?no_cicilan=${no}`);
  expect(answer, answer.text).toMatchObject({ status: 200 });
  return answer.data as unknown as Hitungan;
};

/** As the sheet of the plan sends it. */
const ambil = (no: string, kode: string, { total, cicilan, kurang }: Hitungan) =>
  kasir().post('penjualan/simpan', {
    ...{ no_cicilan: no, total, barang: [{ kode_barcode: kode, kode_sales: 'S1' }] },
    bayar: [
      { jenis: 'CICILAN', jumlah: cicilan },
      ...(kurang > 0 ? [{ jenis: 'CASH', jumlah: kurang }] : []),
    ],
  });

/** From a day on, every class is taxed so many times as dearly. */
async function tarifBaru(hari: string, kali: number): Promise<void> {
  await kit.owner.query(
    `insert into parameter_ppn (kode_tarif, kelas_ppn, mulai_berlaku, tarif, kode_faktur, dasar_hukum)
     select distinct on (kelas_ppn) left(kelas_ppn, 14) || right($1, 5), kelas_ppn, $1::date, (tarif * $2::numeric)::integer, kode_faktur, dasar_hukum from parameter_ppn where aktif
      order by kelas_ppn, mulai_berlaku desc`,
    [hari, kali],
  );
  await gantiHari(kit, hari);
}

test('at the same rate nothing is left to pay', async () => {
  const [no, kode] = await lunas();
  const hari_ini = await hitung(no);
  expect(hari_ini).toMatchObject({ kurang: 0, kembali: 0, cicilan: hari_ini.total });
  expect(await ambil(no, kode, hari_ini)).toMatchObject({ status: 200 });
});

test.each(['INKLUSIF', 'EKSKLUSIF'])(
  'vector 46: a price agreed %s is handed over so, whatever the store does since',
  async (cara) => {
    const lain = cara === 'INKLUSIF' ? 'EKSKLUSIF' : 'INKLUSIF';
    await atur(kit, { PPN_CARA: cara });
    const [no, kode] = await lunas();
    await atur(kit, { PPN_CARA: lain });
    const kini = await hitung(no);
    expect(kini).toMatchObject({ kurang: 0, kembali: 0, cicilan: kini.total });
    // With a piece of today beside it, each is taxed its own way.
    const baru = await potong();
    const harga = (await kasir().get(`barang/ready/kode-barcode/${baru}`)).data.harga_jual as number;
    const tunai = lain === 'EKSKLUSIF' ? harga + 60_662 : harga;
    const beda = await kasir().post('penjualan/simpan', {
      ...{ no_cicilan: no, total: kini.total + tunai },
      barang: [kode, baru].map((kode_barcode) => ({ kode_barcode, kode_sales: 'S1' })),
      bayar: [
        { jenis: 'CICILAN', jumlah: kini.cicilan },
        { jenis: 'CASH', jumlah: tunai },
      ],
    });
    expect(beda, beda.text).toMatchObject({ status: 200 });
    const { rows } = await kit.owner.query(
      'select ppn_cara from penjualan_barang where no_faktur_group = $1 order by urut',
      [beda.data.no_dokumen],
    );
    expect(rows.map((r) => r.ppn_cara)).toEqual([cara, lain]);
    await atur(kit, { PPN_CARA: 'EKSKLUSIF' });
  },
);

test('at a dearer rate the difference is paid in money, at a cheaper one it goes back; undone, the plan is paid as before', async () => {
  const [mahal, satu] = await lunas();
  const [murah, dua] = await lunas();
  const sebelum = await hitung(mahal);
  await tarifBaru('2026-11-22', 2);
  const naik = await hitung(mahal);
  expect(naik.kurang).toBeGreaterThan(0);
  expect(naik).toMatchObject({ total: sebelum.total + naik.kurang, cicilan: sebelum.cicilan, kembali: 0 });
  const jualnya = await ambil(mahal, satu, naik);
  expect(jualnya, jualnya.text).toMatchObject({ status: 200, data: { total: naik.total } });
  const faktur = jualnya.data.no_dokumen as string;
  const { rows } = await kit.owner.query(
    'select ppn_transaksi_rp::int as ppn from penjualan where no_faktur_group = $1',
    [faktur],
  );
  // Rounded once in each nota.
  expect(Math.abs(rows[0].ppn - 2 * naik.kurang)).toBeLessThanOrEqual(2);
  await batalJual(kit, faktur);
  expect(await keadaanCicil(kit, mahal)).toContain(`LUNAS ${naik.cicilan} `);

  await tarifBaru('2026-11-23', 0.25);
  const turun = await hitung(murah);
  expect(turun).toMatchObject({ kurang: 0, cicilan: sebelum.cicilan });
  expect(turun.kembali).toBeGreaterThan(0);
  const lagi = await ambil(murah, dua, turun);
  expect(lagi, lagi.text).toMatchObject({ status: 200, data: { total: turun.total } });
  expect((await bukuUang(kit.owner, lagi.data.no_dokumen as string)).join('\n')).toContain(
    'KELEBIHAN BAYAR DP PENJUALAN/CASH KAS:KASIR1 > UANG_MUKA_CICILAN',
  );
  expect(await hitungGagal(murah)).toBe('CICILAN_TIDAK_BERJALAN');
});

const hitungGagal = async (no: string) => (await kasir().get(`cicilan/hitung-ambil?no_cicilan=${no}`)).code;
