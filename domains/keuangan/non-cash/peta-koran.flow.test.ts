// Protects: what was said of a bank's columns reads that bank's files and no others, and a program of before loses nothing of it.
import { readFile } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { type Kit, testApp } from '../../../tests/kit/app.ts';
import { atur } from '../../../tests/kit/jual.ts';
import { unggah } from '../../../tests/kit/unggah.ts';

let kit: Kit;
let rekening: string;
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  await atur(kit, { VALIDASI_NON_CASH_MODULE: 'true' });
  const { rows } = await kit.owner.query(
    "select min(no_rekening) as no from rekening where kode_toko = 'JKT1' and aktif",
  );
  rekening = rows[0].no;
});
afterEach(async () => expect(await kit.periksa()).toEqual([]));
afterAll(() => kit?.close());

const kirim = (csv: string, more: Record<string, string> = { no_rekening: rekening }) =>
  unggah(kit.as('SPV1'), 'non-cash/rekening-koran', { ...more, file: { nama: 'koran.csv', isi: csv } });
async function baca(csv: string) {
  const answer = await kirim(csv);
  expect(answer, answer.text).toMatchObject({ status: 200 });
  return answer.data;
}

test('columns nobody knows are said once for the rekening, and not for a file of another heading', async () => {
  const csv = (kepala: string) =>
    `${kepala}\r\n21/11/2026;x;500.000;;SATU\r\n21/11/2026;x;;750.000;DUA\r\n20/11/2026;x;apa;;TIGA`;
  const belum = await baca(csv('Kapan;Apa;Plus;Minus;Cerita'));
  expect(belum).toMatchObject({
    ...{ terbaca: 0, baris: [] },
    kolom: { tanya: true, kurang: [], dari: { tanggal: 'Kapan' } },
  });
  expect(belum.kolom.judul.map((one: { nama: string }) => one.nama)).toEqual([
    ...['Kapan', 'Apa', 'Plus', 'Minus', 'Cerita'],
  ]);
  const dari = { tanggal: 'Kapan', keterangan: 'Cerita', masuk: 'Plus', keluar: 'Minus' };
  const dengan = (more: object, sumber = rekening) =>
    kirim(csv('Kapan;Apa;Plus;Minus;Cerita'), {
      peta: JSON.stringify({ dari: { ...dari, ...more }, tetap: {}, sumber }),
    });
  expect(await dengan({ jumlah: 'Apa' })).toMatchObject({ status: 400, code: 'PETA_KORAN_KURANG' });
  expect(await dengan({ keterangan: 'Plus' })).toMatchObject({ status: 400, code: 'PETA_KORAN_KEMBAR' });
  expect(await dengan({ keterangan: 'Tiada' })).toMatchObject({
    ...{ status: 400, message: 'Kolom Tiada Tidak Ada Di Berkas' },
  });
  expect(await dengan({}, 'TIADA')).toMatchObject({
    ...{ status: 400, message: 'Rekening TIADA Tidak Ditemukan' },
  });
  const dibaca = {
    ...{ terbaca: 3, keluar: 1, baris: [{ keterangan: 'SATU', jumlah: 500_000 }] },
    terlewat: [{ baris: 4, sebab: 'JUMLAH' }],
    kolom: { tanya: false, sumber: rekening },
  };
  const kini = await dengan({});
  expect(kini.data, kini.text).toMatchObject(dibaca);
  expect(await baca(csv(' KAPAN ;Apa;Plus;Minus;Cerita;'))).toMatchObject(dibaca);
  expect(await baca(csv('Kapan;Apa;Minus;Plus;Cerita'))).toMatchObject({ kolom: { tanya: true } });
});

test('a file without headings, and a column that has none, are said by their letters', async () => {
  const isi = '21/11/2026;SATU;500.000;K\r\n21/11/2026;DUA;750.000;D';
  const belum = await baca(isi);
  expect(belum.kolom).toMatchObject({ tanya: true, dari: { tanggal: 'Kolom A' } });
  expect(belum.kolom.judul[3]).toEqual({ nama: 'Kolom D', contoh: ['K', 'D'] });
  const dari = { tanggal: 'Kolom A', keterangan: 'Kolom B', jumlah: 'Kolom C', tanda: 'Kolom D' };
  const terbaca = { ...{ terbaca: 2, keluar: 1 }, baris: [{ keterangan: 'SATU', jumlah: 500_000 }] };
  const peta = JSON.stringify({ dari, tetap: {}, sumber: rekening });
  expect((await kirim(isi, { peta })).data).toMatchObject(terbaca);
  expect(await baca(isi)).toMatchObject({ ...terbaca, kolom: { tanya: false } });
});

test('what a program of before was told is known to this one', async () => {
  const { rows } = await kit.owner.query(
    "select no_rekening as no from rekening where kode_toko = 'JKT1' and aktif and no_rekening <> $1 order by 1 limit 1",
    [rekening],
  );
  const [{ no }] = rows as [{ no: string }];
  const csv = 'Hari Apa;Isi;Isi;;Plus/Minus\r\n21/11/2026;x;SATU;K;500.000\r\n21/11/2026;x;DUA;D;750.000';
  expect((await kirim(csv, { no_rekening: no })).data).toMatchObject({ kolom: { tanya: true } });
  await kit.owner.query(
    `insert into peta_koran (kode_toko, no_rekening, kepala, tanggal, keterangan, jumlah, tanda, user_id)
     values ('JKT1', $1, 'hari apa|isi|isi||plus/minus', 0, 2, 4, 3, 'SPV1')`,
    [no],
  );
  const berkas = new URL(
    '../../../database/migrations/0631_statement_columns_with_the_others.sql',
    import.meta.url,
  );
  await kit.owner.query(await readFile(berkas, 'utf8'));
  expect((await kirim(csv, { no_rekening: no })).data).toMatchObject({
    ...{ terbaca: 2, keluar: 1, baris: [{ keterangan: 'SATU', jumlah: 500_000 }] },
    kolom: {
      ...{ tanya: false, sumber: no },
      dari: { tanggal: 'Hari Apa', keterangan: 'Isi (2)', tanda: 'Kolom D', jumlah: 'Plus/Minus' },
    },
  });
});
