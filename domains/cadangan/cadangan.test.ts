/** Protects: an owner is told the truth about his backups: a night without one is seen, and so is one that did not come back. */
import { expect, test } from 'vitest';
import { keadaanCadangan, sebabCadangan, type Tercatat } from './cadangan.rule.ts';

const KINI = Temporal.Instant.from('2026-11-29T02:00:00Z');
const SEMALAM = '2026-11-28T19:30:00.000Z';
const MINGGU_LALU = '2026-11-22T19:30:00.000Z';
const KOSONG: Tercatat = { utuh: null, terbukti: null, sebab: null, temuan: null };

test.each<[string, Partial<Tercatat>, { terjadwal?: boolean; dibuktikan?: boolean }, string | null]>([
  ['nothing is planned and nothing was made', {}, { terjadwal: false }, null],
  [
    'nothing is planned any more, and the last one is old',
    { utuh: MINGGU_LALU, terbukti: MINGGU_LALU, temuan: 0 },
    { terjadwal: false },
    'USANG',
  ],
  ['the first night is to come', {}, {}, 'BELUM'],
  ['it came back', { utuh: SEMALAM, terbukti: SEMALAM, temuan: 0 }, {}, 'BAIK'],
  ['it is whole, and is being proven', { utuh: SEMALAM, terbukti: null }, {}, 'BELUM'],
  ['whole ones that nobody proves', { utuh: SEMALAM }, { dibuktikan: false }, 'TANPA_BUKTI'],
  ['the last proven one is of last week', { utuh: SEMALAM, terbukti: MINGGU_LALU }, {}, 'USANG'],
  ['it came back with findings', { utuh: SEMALAM, terbukti: MINGGU_LALU, temuan: 2 }, {}, 'GAGAL'],
  ['the disk was full', { utuh: MINGGU_LALU, terbukti: MINGGU_LALU, sebab: 'ENOSPC' }, {}, 'GAGAL'],
])('%s', (_, tercatat, { terjadwal = true, dibuktikan = true }, keadaan) => {
  const said = keadaanCadangan({ ...KOSONG, ...tercatat }, { terjadwal, dibuktikan }, KINI);
  expect(said?.keadaan ?? null).toBe(keadaan);
});

test('what is said is the moment of the rows that come back, whatever was made since', () => {
  const said = keadaanCadangan(
    { utuh: SEMALAM, terbukti: MINGGU_LALU, sebab: null, temuan: 3 },
    { terjadwal: true, dibuktikan: true },
    KINI,
  );
  expect(said).toEqual({ keadaan: 'GAGAL', potret: MINGGU_LALU, sebab: '3 temuan' });
});

test.each([
  ['PENUH', "ENOSPC: no space left on device, write '/cadangan/mustika-1/rows'"],
  ['PENUH', 'could not extend file "base/5/16384": No space left on device'],
  ['HAK', "EACCES: permission denied, mkdir '/cadangan'"],
  ['HAK', 'permission denied for table penjualan'],
  ['IZIN_BUCKET', 'AccessDenied: Access Denied'],
  ['SAMBUNGAN', 'connect ECONNREFUSED 10.0.0.5:5432'],
  ['SAMBUNGAN', 'getaddrinfo ENOTFOUND s3.ap-southeast-3.amazonaws.com'],
  ['TIDAK_MULAI', '/siap: 503'],
  ['TEMUAN', '3 temuan'],
  ['RUSAK', 'Tabel penjualan: 12 baris masuk, seharusnya 13'],
  ['LAIN', 'Cannot read properties of undefined'],
] as const)('a failure is said in words of the shop: %s', (jenis, pesan) => {
  expect(sebabCadangan(pesan)).toBe(jenis);
});
