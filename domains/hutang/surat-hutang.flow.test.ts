/** Protects: whoever signs a deed has read on it what the loan costs, also late, when his pledge is sold, and where to complain. */
import { bawaanKertas } from '@mustika/server-kit/slip/bawaan-nota.ts';
import { notaPdf } from '@mustika/server-kit/slip/nota-pdf.ts';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { type Kit, testApp } from '../../tests/kit/app.ts';
import { bayarBunga, dengan, dipinjam, ditebus, hargaTaksir, tuakan } from '../../tests/kit/hutang.ts';
import { atur, numberOf } from '../../tests/kit/jual.ts';
import { teksPdf } from '../../tests/kit/pdf.ts';
import { isiLaci } from '../../tests/kit/uang.ts';
import { notaHutang } from './nota-hutang.rule.ts';

let kit: Kit;
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  await hargaTaksir(kit);
  await isiLaci(kit, 50_000_000, 'KASIR1');
  await kit.owner.query("update toko set telp = '021-555123' where kode_toko = 'JKT1'");
  await atur(kit, { DENDA_HUTANG: '2000', BIAYA_ADM_HUTANG: '10000', TENGGANG_LELANG: '14' });
});
afterEach(async () => expect(await kit.periksa()).toEqual([]));
afterAll(() => kit?.close());

const NIK = '3471011503880007';
const cetak = (no: string, more: object) =>
  kit.as('KASIR1').post('hutang/cetak', { no_faktur_hutang: no, pratinjau: 'YA', ...more });
const kata = (teks: string): string => teks.replace(/\s+/g, ' ');
/** As the paper of the desk and rolls of 58 and 80 mm say it. */
async function kertas(no: string): Promise<string[]> {
  const pdf = teksPdf((await cetak(no, { format: 'PDF' })).bytes).map(({ teks }) => teks);
  const rol = await Promise.all(
    ['32', '48'].map(async (cpl) => kata((await cetak(no, { cpl, format: 'STRUK' })).data.text as string)),
  );
  return [kata(pdf.join(' ')), ...rol];
}

let no = '';
test('terms, identity, fees, late fee, grace, sale, complaints and two signatures stand on A5 and on slips', async () => {
  no = await dipinjam(kit, 3_000_000, { nik_sim_passport: NIK });
  // Sentences of the shop stand behind the terms of the contract, not in their place.
  await kit.owner.query(
    `insert into keterangan_nota (kode_toko, kode_keterangan, jenis_nota, urutan, isi) values ('JKT1', 'H1', 'HUTANG', 1, 'Kalimat toko sendiri.')`,
  );
  for (const isi of await kertas(no)) {
    expect(isi).toContain(NIK);
    expect(isi).toContain('Biaya administrasi Rp 10.000 dipotong');
    expect(isi).toContain('2% dari jumlah hutang, Rp 60.000, sekali untuk setiap bulan yang dimulai setelah');
    expect(isi).toContain('denda dahulu, lalu bunga, lalu pokok; potongan menghapus denda dahulu');
    expect(isi).toContain('Setelah 14 hari lewat jatuh tempo dan sesudah customer diberi tahu');
    expect(isi).toContain('kelebihannya milik customer');
    expect(isi).toContain('021-555123');
    expect(isi).toContain('Kalimat toko sendiri.');
    expect(isi).toMatch(/Hormat kami .*Customer/);
    expect(isi).not.toMatch(/gadai|OJK/i);
  }
});

test.each([
  ['A5', 148],
  ['A4', 297],
])('on %s all of it stands on the sheet that is signed', async (_kertas, tinggi) => {
  const teks = teksPdf(
    await notaPdf(
      {
        ...notaHutang.contoh,
        ketentuan: [...(notaHutang.contoh.syarat ?? []), ...notaHutang.contoh.ketentuan],
      },
      { jenis: notaHutang, rancangan: { ...bawaanKertas(notaHutang), tinggi } },
    ),
  );
  expect(Math.max(...teks.map(({ halaman }) => halaman))).toBe(0);
  const semua = kata(teks.map((one) => one.teks).join(' '));
  for (const bagian of ['3471011503880001', 'Pengaduan:', 'Hormat kami', 'Customer', 'toko diberi kuasa'])
    expect(semua).toContain(bagian);
});

test('a setting that changes changes no deed that was signed', async () => {
  await atur(kit, { TENGGANG_LELANG: '0', POTONGAN_HUTANG: 'BUNGA' });
  for (const isi of await kertas(no)) expect(isi).toContain('Setelah 14 hari lewat');
  await tuakan(kit, no, 40);
  numberOf(await kit.as('SPV1').post('hutang/peringatan', { no_faktur_hutang: no, cara: 'SURAT' }));
  const jual = { no_faktur_hutang: no, hasil: 4_000_000, pembeli: 'PEDAGANG' };
  expect(
    await dengan(kit, 'lelang', { ...jual, bayar: [{ jenis: 'CASH', jumlah: jual.hasil }] }),
  ).toMatchObject({ status: 409, code: 'BELUM_BOLEH_LELANG' });
});

/** What a discount of 500 left of interest and late fee. */
async function dipotong(hutang: string) {
  const { data } = await kit.as('KASIR1').get(`hutang/pilihan?no_faktur_hutang=${hutang}`);
  const { bunga, denda } = (data.pada as Record<'bunga' | 'denda', number>[])[0] as Record<
    'bunga' | 'denda',
    number
  >;
  const jumlah = bunga + denda - 500;
  const isi = { no_faktur_hutang: hutang, jumlah, potongan: 500, perpanjang: 0 };
  const jawab = await dengan(kit, 'bayar-bunga', { ...isi, bayar: [{ jenis: 'CASH', jumlah }] });
  return { bunga: bunga - Number(jawab.data['bunga']), denda: denda - Number(jawab.data['denda']) };
}

test('what is forgiven is what the deed names first, and whoever agrees reads of what', async () => {
  expect(await dipotong(no)).toEqual({ bunga: 0, denda: 500 });
  const lain = await dipinjam(kit, 1_000_000);
  await tuakan(kit, lain, 40);
  const minta = await bayarBunga(kit, lain, 0, { potongan: 500 });
  expect(minta).toMatchObject({ status: 403, code: 'OTORISASI_DIPERLUKAN' });
  expect(minta.detail.perlu[0].rincian).toEqual(
    expect.arrayContaining([
      { label: 'Potongan Bunga', nilai: 'Rp 500' },
      { label: 'Potongan Denda', nilai: 'Rp 0' },
    ]),
  );
  for (const isi of await kertas(lain)) expect(isi).toContain('potongan menghapus bunga dahulu');
  expect(await dipotong(lain)).toEqual({ bunga: 500, denda: 0 });
});

test('what is settled says no terms and no number of identity', async () => {
  await ditebus(kit, no);
  for (const isi of await kertas(no)) {
    expect(isi).not.toContain(NIK);
    expect(isi).not.toContain('Pengaduan');
  }
});
