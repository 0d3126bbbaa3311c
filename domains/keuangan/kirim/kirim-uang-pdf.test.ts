/** Protects: the paper that travels with money is the prescribed one. Spec 1 §9. */
import { rupiah } from '@mustika/kernel/amount.ts';
import { tanggal } from '@mustika/kernel/date.ts';
import { expect, test } from 'vitest';
import { teksPdf } from '../../../tests/kit/pdf.ts';
import { notaKirimPdf } from './kirim-uang-pdf.query.ts';

type Kiriman = Parameters<typeof notaKirimPdf>[0];

const ALAMAT = Array.from({ length: 100 }, (_, at) => String.fromCharCode(65 + (at % 26))).join('');

test('its columns, its sizes, the address split at 48 and 90, and the amount in words once', async () => {
  const kiriman = {
    ...{ no_reff: 'JKT1-KU-261121-0001', no_dokumen: 'JKT1-KU-261121-0001', status: 'KIRIM' },
    ...{ kode_toko: 'JKT1', nama_toko: 'TOKO UJI', alamat_toko: ALAMAT, pengirim: 'SPV1' },
    ...{ asal: 'CASH', asal_rekening: null, tujuan: 'PUSAT', nama_tujuan: 'KANTOR PUSAT' },
    ...{ keterangan: 'SETORAN', penerima: null, diterima: null },
    jumlah: rupiah(1_500_000),
    tanggal: tanggal('2026-11-21'),
    waktu: '2026-11-21T02:02:00Z',
  };
  const pdf = await notaKirimPdf(kiriman as unknown as Kiriman, 'WIB');
  const shown = teksPdf(pdf);
  const teks = shown.map((one) => one.teks);
  expect(teks).toEqual(
    expect.arrayContaining([
      ...['PENGIRIM', 'NOMINAL', 'TUJUAN', 'KETERANGAN', 'NO REFERENSI'],
      ...[ALAMAT.slice(0, 48), ALAMAT.slice(48, 90), ALAMAT.slice(90)],
    ]),
  );
  expect(teks.filter((one) => /rupiah/i.test(one))).toEqual(['Terbilang: satu juta lima ratus ribu rupiah']);
  const ukuran = shown.map((one) => one.ukuran);
  expect([Math.min(...ukuran), Math.max(...ukuran)]).toEqual([8, 20]);
});
