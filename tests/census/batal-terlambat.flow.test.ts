/**
 * Protects: what is undone after its month was locked leaves the month as it was. The drawers of today pay, and every report of the
 * locked days says what it said.
 */
import type { Document, Transition } from '@mustika/kernel/document.ts';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import {
  act,
  cancels,
  create,
  type Dijalani,
  dijalani,
  documents,
  done,
  kodeBaru,
  later,
  numberField,
  steps,
} from '../kit/batal.ts';
import { tabelOtorisasi } from '../kit/batal-diuji.ts';
import { bedaDunia, type Dunia, dunia } from '../kit/dunia.ts';
import { atur, gantiHari } from '../kit/jual.ts';
import { type Isi, LAPORAN_RENTANG, laporanRentang, potretLaporan, SEMUA_LAPORAN } from '../kit/laporan.ts';
import type { Creation } from '../kit/life.ts';
import { LIVES, variantsOf } from '../kit/lives.ts';

let w: Dijalani;
beforeAll(async () => {
  w = await dijalani(inject('pgUrl'));
});
afterAll(() => w?.kit.close());

/** All of it is locked before anything of it is undone late. */
const NOVEMBER = ['2026-11-01', '2026-11-30'] as const;

/** Money of a later day comes from the drawer of who is named; together the drawers have what they had. */
const drawersTogether = (rows: Dunia): Dunia => {
  const drawers = [...rows].filter(([key]) => key.startsWith('saldo_uang') && key.includes(' KAS '));
  const sum = drawers.reduce((total, [, row]) => total + Number(row['saldo']), 0);
  const rest = [...rows].filter(([key]) => !key.includes(' KAS ') && !key.startsWith('hari_toko'));
  return new Map([...rest, ['saldo_uang KAS', { jumlah: sum }]]);
};

/** What a row says about its document today; nothing of it is summed. */
const TODAY: Record<string, string[]> = {
  'daftar-jurnal': ['status'],
  'laporan-penjualan-cicilan': ['status'],
  'laporan-pesanan': ['status', 'hari', 'saldo', 'harga', 'berat_jadi', 'kode_barcode'],
  'laporan-pinjaman-detail': ['keadaan'],
  'laporan-service-selesai': ['umur', 'status', 'hari', 'sisa'],
  'laporan-services': ['status', 'hari'],
  'laporan-terima-barang-supplier': ['berat_label', 'sisa_berat'],
  'laporan-titip-uang': ['status'],
  'lihat-transaksi-member': ['status', 'nilai'],
  'laporan-validasi-susut': ['status', 'berat_disetujui', 'divalidasi_oleh', 'tgl_validasi', 'alasan'],
};
const asBooked = (name: string, rows: Record<string, unknown>[]): unknown[] =>
  rows.map((row) =>
    Object.fromEntries(Object.entries(row).filter(([column]) => !TODAY[name]?.includes(column))),
  );

test('after the month was locked the owner undoes all of it: the drawers of today pay, the reports of the month stay', async () => {
  for (const one of documents) await later(w, one, false);
  const late = documents.filter(
    (d) => !LIVES.get(d.name)?.onlyNow && steps(d).some(([, step]) => step.sameDay),
  );
  const made: { document: Document; creation: Creation; nomor: string }[] = [];
  for (const document of late)
    for (const variant of variantsOf(document.name)) {
      const creation = await variant.prepare(w.kit, kodeBaru(w));
      made.push({ document, creation, nomor: '' });
    }
  const dulu = drawersTogether(await dunia(w.kit.owner));
  for (const one of made) one.nomor = await create(w, one.document, one.creation);
  await gantiHari(w.kit, '2026-12-01');
  w.kit.lupakan();
  const locked = await w.kit
    .as('OWNER')
    .post('akuntansi/kunci-periode', { bulan: '2026-11-01' }, { portal: 'JKT1' });
  expect(locked, locked.text).toMatchObject({ status: 200 });
  await atur(w.kit, SEMUA_LAPORAN);
  const november = await potretLaporan(w.kit, NOVEMBER);
  for (const { document, creation, nomor } of made.toReversed()) {
    const [name, step] = steps(document).find(([, one]) => cancels(one)) as [string, Transition];
    const kasir = 'kasir' in step.fields ? { kasir: 'KASIR1' } : {};
    const body = { [numberField(step)]: nomor, alasan: 'kemarin salah', ...creation.steps?.[name], ...kasir };
    done(await act(w, step.path, body, { user: 'OWNER', portal: nomor.split('-')[0] as string }));
  }
  expect(
    bedaDunia(dulu, drawersTogether(await dunia(w.kit.owner)), ['']).filter(
      (row) => !row.startsWith('new: '),
    ),
  ).toEqual([]);
  expect(await w.kit.periksa()).toEqual([]);
  for (const report of LAPORAN_RENTANG) {
    const [before, after] = [november.get(report.name) as Isi, await laporanRentang(w.kit, report, NOVEMBER)];
    expect.soft(after.totals, report.name).toEqual(before.totals);
    expect.soft(asBooked(report.name, after.data), report.name).toEqual(asBooked(report.name, before.data));
  }
});

// Undone late, an act asks nobody whom it does not ask on its day.
test('every late act asks only what otorisasi.tsv says', () => {
  const held = tabelOtorisasi();
  const beyond = [...w.diminta].flatMap(([name, words]) =>
    [...words].filter((one) => !held.get(name)?.includes(one)).map((one) => `${name}: ${one}`),
  );
  expect(beyond).toEqual([]);
});
