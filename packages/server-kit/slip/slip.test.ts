import { miligram, miliPersen, type Rupiah, rupiah } from '@mustika/kernel/amount.ts';
import { tanggal } from '@mustika/kernel/date.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { notaPenjualan } from '../../../domains/penjualan/nota/nota-penjualan.rule.ts';
import { type PenjualanSlip, slipPenjualan } from '../../../domains/penjualan/susun-nota.slip.ts';
import { JENIS_NOTA } from '../../../domains/rancangan-nota/jenis-nota.rule.ts';
import { notaPdf } from './nota-pdf.ts';
import { potongNama } from './potong-nama.ts';
import { composeSlip, slipDoc } from './receipt.ts';
import { terbilang } from './terbilang.ts';

describe('cutting into lines of 20 characters (Spec 1 §9)', () => {
  test.each([
    ['', []],
    ['CINCIN', ['CINCIN']],
    ['CINCIN SERIT MATA BIRU LAUT', ['CINCIN SERIT MATA', 'BIRU LAUT']],
    ['TOKO EMAS MUSTIKA CIKINI', ['TOKO EMAS MUSTIKA', 'CIKINI']],
    ['12345678901234567890 AB', ['12345678901234567890', 'AB']],
    // Whole words would leave out what the prescribed cut prints.
    [
      'AAAAAAAAAAAAAAA BBBBBBBBBBBBBBB CCCCCCCCCCCCCCC DDDDD',
      ['AAAAAAAAAAAAAAA BBBB', 'BBBBBBBBBBB CCCCCCCC', 'CCCCCCC DDDDD'],
    ],
    ['A'.repeat(75), ['A'.repeat(20), 'A'.repeat(20), 'A'.repeat(20)]],
    ['A\u0007B\u202eC', ['A B C']],
    ['💍'.repeat(21), ['💍'.repeat(20), '💍']],
  ])('%j', (text, lines) => expect(potongNama(text)).toEqual(lines));
});

describe('amounts in words', () => {
  test.each([
    [0, 'nol rupiah'],
    [1, 'satu rupiah'],
    [10, 'sepuluh rupiah'],
    [11, 'sebelas rupiah'],
    [19, 'sembilan belas rupiah'],
    [21, 'dua puluh satu rupiah'],
    [100, 'seratus rupiah'],
    [111, 'seratus sebelas rupiah'],
    [1000, 'seribu rupiah'],
    [1100, 'seribu seratus rupiah'],
    [11_000, 'sebelas ribu rupiah'],
    [21_000, 'dua puluh satu ribu rupiah'],
    [101_000, 'seratus satu ribu rupiah'],
    [1_000_000, 'satu juta rupiah'],
    [1_001_000, 'satu juta seribu rupiah'],
    [3_676_500, 'tiga juta enam ratus tujuh puluh enam ribu lima ratus rupiah'],
    [1_000_000_000, 'satu miliar rupiah'],
    [2_000_000_000_000, 'dua triliun rupiah'],
    [-500, 'minus lima ratus rupiah'],
  ])('%i', (amount, words) => expect(terbilang(rupiah(amount))).toBe(words));

  /** Reads the words back, so that every amount is covered and not only the listed ones. */
  function read(words: string): number {
    const units = ['', 'satu', 'dua', 'tiga', 'empat', 'lima', 'enam', 'tujuh', 'delapan', 'sembilan'];
    let total = 0;
    let group = 0;
    let unit = 0;
    for (const word of words
      .replaceAll('sebelas', 'satu belas')
      .replace(/\bse(?=puluh|ratus|ribu)/g, 'satu ')
      .split(' ')) {
      const scale = { ribu: 1e3, juta: 1e6, miliar: 1e9, triliun: 1e12 }[word];
      if (units.includes(word)) unit = units.indexOf(word);
      else if (word === 'belas') [group, unit] = [group + 10 + unit, 0];
      else if (word === 'puluh') [group, unit] = [group + unit * 10, 0];
      else if (word === 'ratus') [group, unit] = [group + unit * 100, 0];
      else if (scale) [total, group, unit] = [total + (group + unit) * scale, 0, 0];
    }
    return total + group + unit;
  }
  test('reads back to the amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999_999_999 }), (n) => {
        expect(read(terbilang(rupiah(n)))).toBe(n);
      }),
    );
  });
});

const nol = rupiah(0);
const sale: PenjualanSlip = {
  toko: { nama: 'TOKO EMAS MUSTIKA', alamat: 'JL. MALIOBORO NO. 12 YOGYAKARTA', telp: '0274-555123' },
  nomor: 'MST-FJ-261121-0001',
  tanggal: tanggal('2026-11-21'),
  jam: '09:02',
  pelanggan: { nama: 'SITI RAHAYU' },
  baris: [
    {
      kode_barcode: 'A1B2C3D4',
      nama_barang: 'CINCIN SERIT MATA BIRU LAUT',
      kadar_cetak: '18K',
      berat: miligram(3250),
      harga: rupiah(3_412_500),
      ongkos: rupiah(113_750),
      nama_atribut: 'RUBY',
      harga_atribut: rupiah(200_000),
      diskon: rupiah(26_250),
      total: rupiah(3_700_000),
    },
    {
      kode_barcode: 'E5F6G7H8',
      nama_barang: 'KALUNG TALI AIR',
      kadar_cetak: '16K',
      berat: miligram(5810),
      harga: rupiah(5_229_000),
      ongkos: rupiah(87_150),
      diskon: nol,
      total: rupiah(5_316_150),
    },
  ],
  subtotal: rupiah(9_016_150),
  pembulatan: rupiah(350),
  ppn: [{ rate: miliPersen(1100), jumlah: rupiah(98_107), termasuk: true }],
  total: rupiah(9_016_500),
  pembayaran: [
    { label: 'Tunai', jumlah: rupiah(5_000_000) },
    { label: 'Transfer', catatan: 'BCA', jumlah: rupiah(4_100_000) },
  ],
  kembali: rupiah(83_500),
  sales: 'DEWI',
  kasir: 'KASIR1',
  member: { kode_member: 'MB-0012', nama: 'SITI', poin_dapat: 9, poin_saldo: 120 },
  ketentuan: ['Toleransi pembelian kembali 3 bulan.'],
};

// Protects: the paper in the customer's hand, character by character.
test('the nota on 58 mm paper', async () => {
  const { text } = await composeSlip(slipPenjualan(sale), {
    cpl: 32,
    copies: 1,
    copyNumber: 1,
    jenis: notaPenjualan,
  });
  expect(text.split('\n').map((line) => line.trimEnd())).toEqual([
    '        TOKO EMAS MUSTIKA',
    '      JL. MALIOBORO NO. 12',
    '           YOGYAKARTA',
    '        Telp 0274-555123',
    '--------------------------------',
    '         NOTA PENJUALAN',
    'No       MST-FJ-261121-0001',
    'Tanggal  21 Nov 2026 09:02',
    'Nama     SITI RAHAYU',
    'Sales    DEWI',
    'Kasir    KASIR1',
    '--------------------------------',
    'A1B2C3D4',
    'CINCIN SERIT MATA',
    'BIRU LAUT',
    '18K  3,250 g',
    'Harga                  3.412.500',
    'Ongkos                   113.750',
    'Atribut RUBY             200.000',
    'Diskon                   -26.250',
    'Jumlah                 3.700.000',
    '',
    'E5F6G7H8',
    'KALUNG TALI AIR',
    '16K  5,810 g',
    'Harga                  5.229.000',
    'Ongkos                    87.150',
    'Jumlah                 5.316.150',
    '--------------------------------',
    'Subtotal               9.016.150',
    'Pembulatan                   350',
    'Termasuk PPN 1,1%         98.107',
    'TOTAL                  9.016.500',
    'Sembilan juta enam belas ribu',
    'lima ratus rupiah',
    '--------------------------------',
    'Tunai                  5.000.000',
    'Transfer BCA           4.100.000',
    'Kembali                   83.500',
    'Member        MB-0012 SITI',
    'Poin didapat  9 poin',
    'Saldo poin    120 poin',
    '--------------------------------',
    '* Toleransi pembelian kembali 3',
    'bulan.',
    '* PPN tidak diganti saat barang',
    'dijual kembali.',
    '',
    '',
    '       MST-FJ-261121-0001',
    '',
    '          Terima kasih',
    '',
  ]);
});

test('no line is wider than the paper, on both papers', async () => {
  for (const cpl of [32, 48] as const)
    for (const line of (
      await composeSlip(slipPenjualan(sale), { cpl, copies: 2, copyNumber: 2, jenis: notaPenjualan })
    ).text.split('\n'))
      expect(line.trimEnd().length, line).toBeLessThanOrEqual(cpl);
});

// Protects: whatever stands beside a value is read at once, on the narrow paper, too.
test.each(JENIS_NOTA.map((jenis) => [jenis.label, jenis] as const))(
  'words of a nota of %s are whole',
  async (_label, jenis) => {
    const { keterangan, penutup } = jenis.contoh;
    const labels = [...keterangan, ...penutup].map(({ label }) => label);
    const { text } = await composeSlip(jenis.contoh, { cpl: 32, copies: 1, copyNumber: 1, jenis });
    const words = new Set(text.split(/\s+/));
    const shown = jenis.isian.flatMap(({ dari }) => labels.filter((label) => dari.endsWith(`:${label}`)));
    expect(shown.flatMap((label) => label.split(' ')).filter((word) => !words.has(word))).toEqual([]);
  },
);

// Protects: a reprint or the shop's copy never passes for the customer's first print (Spec 1 §9).
test('copies and reprints say what they are', async () => {
  const slip = slipPenjualan(sale);
  const text = async (copies: 1 | 2, copyNumber: 1 | 2, reprint?: number): Promise<string> =>
    (
      await composeSlip(slip, {
        ...{ cpl: 48, copies, copyNumber, jenis: notaPenjualan },
        ...(reprint ? { reprint } : {}),
      })
    ).text;
  expect(await text(1, 1)).not.toMatch(/LEMBAR|CETAK ULANG/);
  expect(await text(2, 1)).toContain('LEMBAR 1/2 PELANGGAN');
  expect(await text(2, 2)).toContain('LEMBAR 2/2 ARSIP TOKO');
  expect(await text(1, 1, 3)).toContain('CETAK ULANG 3');
});

test('the printer gets its start, the text, a QR code and a cut', async () => {
  const { escpos, svg } = await composeSlip(slipPenjualan(sale), {
    cpl: 32,
    copies: 1,
    copyNumber: 1,
    jenis: notaPenjualan,
  });
  expect(escpos.subarray(0, 2)).toEqual(Buffer.from([0x1b, 0x40]));
  expect(escpos.includes('MST-FJ-261121-0001')).toBe(true);
  // The QR code goes as graphics (GS 8 L), which printers without QR commands print too.
  expect(escpos.includes(Buffer.from([0x1d, 0x38, 0x4c]))).toBe(true);
  expect(escpos.includes(Buffer.from([0x1d, 0x56]))).toBe(true);
  expect(svg).toMatch(/^<svg /);
  expect(svg).not.toMatch(/https?:\/\/(?!www\.w3\.org)/);
});

test('a code that is an address keeps its signs', () => {
  const qr = ['https://toko.contoh.co.id/s#JKT1-ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const doc = slipDoc(
    { ...slipPenjualan(sale), qr },
    { cpl: 32, copies: 1, copyNumber: 1, jenis: notaPenjualan },
  );
  expect(doc).toContain(`{code:${qr[0]};option:qrcode`);
});

// Protects: a customer's name cannot cut the paper, open the drawer or print a picture.
test('hostile names are only text', async () => {
  const name = '{code:EVIL} ^^`|~\\';
  const slip = slipPenjualan({
    ...sale,
    pelanggan: { nama: name, alamat: '\u001bp0===' },
    ketentuan: ['===', '---', '\u202e{image:x}'],
  });
  const doc = slipDoc(slip, { cpl: 48, copies: 1, copyNumber: 1, jenis: notaPenjualan });
  expect(doc.match(/(?<!\\)\{(code|image)/g)).toEqual(['{code']);
  const { escpos, text } = await composeSlip(slip, {
    cpl: 48,
    copies: 1,
    copyNumber: 1,
    jenis: notaPenjualan,
  });
  expect(text).toContain(name.slice(0, 20));
  expect(text).toContain('* ===');
  expect(escpos.includes(Buffer.from([0x1b, 0x70, 0x30]))).toBe(false);
  expect(escpos.toString('latin1').split('\x1dV')).toHaveLength(2);
});

describe('nota on half a sheet', () => {
  const pages = async (count: number): Promise<number> => {
    const baris = Array.from({ length: count }, () => sale.baris[0] as PenjualanSlip['baris'][number]);
    const pdf = await notaPdf(slipPenjualan({ ...sale, baris }), { jenis: notaPenjualan });
    return pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
  };
  test('grows by pages', async () => {
    expect(await pages(1)).toBe(1);
    expect(await pages(4)).toBe(1);
    expect(await pages(25)).toBeGreaterThan(1);
  });
  test('a page set per copy, A5 lying', async () => {
    const pdf = (
      await notaPdf(slipPenjualan(sale), { copies: 2, reprint: 1, jenis: notaPenjualan })
    ).toString('latin1');
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(2);
    expect(pdf).toContain('/MediaBox [0 0 595.275591 419.527559]');
  });
  test('largest amounts stay whole', async () => {
    const large = 999_999_999_999 as Rupiah;
    expect(
      (await notaPdf(slipPenjualan({ ...sale, subtotal: large, total: large }), { jenis: notaPenjualan }))
        .length,
    ).toBeGreaterThan(5000);
  });
});
