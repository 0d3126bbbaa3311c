/** Protects: a closing keeps of the gold what changed, and says all of it as the books do, sold or not, opened again or not. */
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { HARI, type Kit, PASSWORD, testApp } from '../../tests/kit/app.ts';
import { HARGA_BAKU, hargaGrup, masukkan, nota, sampaiHari, terjual } from '../../tests/kit/jual.ts';
import { bukaKembali, hitungLaci, isiTutup, tutup } from '../../tests/kit/tutup.ts';

let kit: Kit;
const OWNER = { user_id: 'OWNER', password: PASSWORD };
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  await hargaGrup(kit);
  await masukkan(kit, ...Array.from({ length: 6 }, (_, n) => ({ kode_barcode: `UBAHAN0${n}` })));
});
afterEach(async () => expect(await kit.periksa()).toEqual([]));
afterAll(() => kit?.close());

const baris = async (text: string, values: unknown[]): Promise<string[]> =>
  (await kit.owner.query<{ baris: string }>(text, values)).rows.map((row) => row.baris);

const KOLOM =
  'awal_qty, awal_berat::bigint, masuk_qty, masuk_berat::bigint, keluar_qty, keluar_berat::bigint, akhir_qty, akhir_berat::bigint, akhir_murni::bigint';
/** All that a closing says. */
const isi = (no_dokumen: string): Promise<string[]> =>
  baris(
    `select concat_ws(' ', tempat, kadar, ${KOLOM}) as baris from tutup_barang where no_dokumen = $1 order by 1`,
    [no_dokumen],
  );
/** The same from the books and the pieces, as they are when the day has just closed. */
const menurutBuku = (hari: string): Promise<string[]> =>
  baris(
    `select concat_ws(' ', g.tempat, g.kadar, g.aq, g.ab, g.mq, g.mb, g.kq, g.kb, g.aq + g.mq - g.kq, g.ab + g.mb - g.kb, coalesce(f.murni, 0)) as baris
       from (select m.tempat, m.kadar::int as kadar,
                    coalesce(sum(m.masuk_qty - m.keluar_qty) filter (where m.tanggal < $1), 0) as aq,
                    coalesce(sum(m.masuk_berat - m.keluar_berat) filter (where m.tanggal < $1), 0) as ab,
                    coalesce(sum(m.masuk_qty) filter (where m.tanggal = $1), 0) as mq, coalesce(sum(m.masuk_berat) filter (where m.tanggal = $1), 0) as mb,
                    coalesce(sum(m.keluar_qty) filter (where m.tanggal = $1), 0) as kq, coalesce(sum(m.keluar_berat) filter (where m.tanggal = $1), 0) as kb
               from gerak_barang m where m.kode_toko = 'JKT1' and m.tanggal <= $1 and left(m.tempat, 1) <> '@' group by 1, 2) g
       left join (select b.kode_gudang || '/' || b.kode_baki as tempat, b.kadar::int as kadar, sum(murni(b.berat, b.kadar)) as murni
                    from barang b join status_stok s on s.status = b.status where b.kode_toko = 'JKT1' group by 1, 2) f
         on f.tempat = g.tempat and f.kadar = g.kadar
      where g.aq <> 0 or g.ab <> 0 or g.mq <> 0 or g.kq <> 0 order by 1`,
    [hari],
  );
const ditulis = async (no_dokumen: string): Promise<number> =>
  (await baris('select tempat as baris from tutup_barang_ubah where no_dokumen = $1', [no_dokumen])).length;

/** Closes the open day; answers the number of its closing. It says what the books say. */
async function tutupHari(hari: string, tanggal_berikut: string): Promise<string> {
  sampaiHari(kit, hari);
  const spv = kit.as('SPV1');
  await hitungLaci(kit, spv);
  const answer = await tutup(spv, await isiTutup(spv, { tanggal_berikut }), OWNER);
  expect(answer, answer.text).toMatchObject({ status: 200, data: { tanggal: hari } });
  const { no_dokumen } = answer.data as { no_dokumen: string };
  const buku = await menurutBuku(hari);
  expect(buku.length).toBeGreaterThan(5);
  expect(await isi(no_dokumen)).toEqual(buku);
  return no_dokumen;
}

const DIAM = '2026-11-22';
const JUAL = '2026-11-23';
let [pertama, diam, jual, dibuka] = ['', '', '', ''];

test('the first closing of a shop says all of it, and a day without a move writes nothing', async () => {
  pertama = await tutupHari(HARI, DIAM);
  expect(await ditulis(pertama)).toBe((await isi(pertama)).length);
  diam = await tutupHari(DIAM, JUAL);
  expect(await ditulis(diam)).toBe(0);
});

test('a day with a sale writes the tray it left, and the days before it say what they said', async () => {
  const dulu = [await isi(pertama), await isi(diam)];
  sampaiHari(kit, JUAL);
  await terjual(kit.as('KASIR1'), nota(['UBAHAN00'], HARGA_BAKU));
  jual = await tutupHari(JUAL, '2026-11-24');
  expect(await ditulis(jual)).toBe(1);
  expect([await isi(pertama), await isi(diam)]).toEqual(dulu);
});

test('a closing that was opened again says what it said; the one in its place stands on what holds', async () => {
  const dulu = [await isi(diam), await isi(jual)];
  const done = await bukaKembali(kit, { no_dokumen: jual, alasan: 'lupa satu nota' });
  expect(done, done.text).toMatchObject({ status: 200 });
  // The day before it never is: this one has had an event.
  expect(await bukaKembali(kit, { no_dokumen: diam, alasan: 'hari kemarin' })).toMatchObject({
    ...{ status: 409, code: 'HARI_BARU_SUDAH_TERISI' },
  });
  expect([await isi(diam), await isi(jual)]).toEqual(dulu);
  await terjual(kit.as('KASIR1'), nota(['UBAHAN01'], HARGA_BAKU));
  dibuka = jual;
  jual = await tutupHari(JUAL, '2026-11-24');
  expect([await isi(diam), await isi(dibuka)]).toEqual(dulu);
  expect(await isi(jual)).not.toEqual(dulu[1]);
});

test('the first closing of a month says all of it again, sold or not', async () => {
  const sesudah = await tutupHari('2026-11-24', '2026-12-01');
  expect(await ditulis(sesudah)).toBe(0);
  const desember = await tutupHari('2026-12-01', '2026-12-02');
  expect(await ditulis(desember)).toBe((await isi(desember)).length);
  expect(await ditulis(await tutupHari('2026-12-02', '2026-12-03'))).toBe(0);
});

test('the report and the page of a day add up all of it', async () => {
  const laporan = await kit.as('SPV1').get(`tutup-toko/akhir-hari?tgl_awal=${HARI}&tgl_akhir=2026-12-02`);
  const jumlah = await kit.owner.query(
    `select t.no_dokumen, sum(b.akhir_qty)::int as qty, sum(b.akhir_berat::bigint)::float8 / 1000 as berat
       from tutup_toko t join tutup_barang b using (kode_toko, no_dokumen) where t.kode_toko = 'JKT1' group by t.tanggal, t.no_dokumen order by t.tanggal, t.no_dokumen`,
  );
  expect(jumlah.rows).toHaveLength(7);
  expect(laporan.data).toMatchObject(jumlah.rows);
  const halaman = await kit.as('SPV1').get(`tutup-toko/hari?tanggal=${DIAM}`);
  const emas = (halaman.data.kadar as { akhir_qty: number }[]).reduce((n, { akhir_qty }) => n + akhir_qty, 0);
  expect(emas).toBe(jumlah.rows.find((row) => row.no_dokumen === diam).qty);
});
