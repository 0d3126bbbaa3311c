/**
 * Protects: a customer who agreed is reminded of what falls due once before and once on the day, of what is owed then; nobody is
 * reminded twice, of what is paid, against his word, at night, or where the module is off; and a reminder is no notice.
 */
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { tasks } from '../../apps/server/implementations.ts';
import { type Answer, type Kit, testApp } from '../../tests/kit/app.ts';
import { CICIL_BAKU, cicil, diangsur, dicicil, syaratCicil } from '../../tests/kit/cicil.ts';
import { dipinjam, ditebus, hargaTaksir } from '../../tests/kit/hutang.ts';
import { atur, hargaGrup, potongBaru, sampaiHari } from '../../tests/kit/jual.ts';
import { lewatPenyedia, type PenyediaWaUji, penyediaWaUji } from '../../tests/kit/simulator/penyedia-wa.ts';
import { isiLaci } from '../../tests/kit/uang.ts';
import { kirimSatu } from './kirim-wa.job.ts';

let kit: Kit;
let penyedia: PenyediaWaUji;
const potong = potongBaru(() => kit, 'INGT');
const portal = { portal: 'JKT1' };
const HP = '081298765432';
const owner = () => kit.as('OWNER');
const setuju = (no_hp: string, ya = true): Promise<Answer> =>
  kit.as('KASIR1').post('whatsapp/setuju', { no_hp, setuju: ya });
const kind = (jenis: string, otomatis: boolean, more: object = {}): Promise<Answer> =>
  owner().put(
    'whatsapp-setting/pesan',
    {
      ...{ jenis, otomatis, cara: 'TEKS', bahasa: 'id', nama_template: null, hari_sebelum: 3 },
      isi:
        jenis === 'INGAT_HUTANG'
          ? '{{nomor}} {{tempo}} {{bunga}} {{tebus}}'
          : '{{nomor}} {{tempo}} {{angsuran}} {{kurang}}',
      ...more,
    },
    portal,
  );
const ingatkan = (): Promise<unknown> => Promise.resolve(tasks['ingat_wa']?.({}, kit.deps));
/** Sends what the job queued, as its worker does. */
const kirimAntrean = async (): Promise<string[]> => {
  const { rows } = await kit.owner.query(
    "select payload ->> 'id' as id from graphile_worker._private_jobs where key like 'wa|JKT1|%'",
  );
  for (const { id } of rows) await kirimSatu(kit.deps, 'JKT1', id);
  return penyedia.diterima.map(({ text }) => text?.body ?? '');
};
const catatan = async (no_dokumen: string): Promise<string[]> => {
  const { rows } = await kit.owner.query(
    "select concat_ws(' ', tempo, saat, status, galat) as teks from pesan_wa where no_dokumen = $1 and tempo is not null order by tempo, saat desc",
    [no_dokumen],
  );
  return rows.map((row) => row.teks);
};
let hutang: string;
let dilunasi: string;
let ditolak: string;
let rencana: string;
let didepan: string;

beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  penyedia = await penyediaWaUji();
  await atur(kit, { WHATSAPP_MODULE: 'true', CICILAN_MODULE: 'true' });
  await hargaGrup(kit);
  await hargaTaksir(kit);
  await syaratCicil(kit);
  await isiLaci(kit, 50_000_000, 'KASIR1');
  await owner().put('whatsapp-setting/penyedia', lewatPenyedia(penyedia), portal);
  await setuju(HP);
  hutang = await dipinjam(kit, 3_000_000);
  dilunasi = await dipinjam(kit, 2_000_000);
  ditolak = await dipinjam(kit, 1_000_000, { no_hp_customer: '081200000099' });
  rencana = await dicicil(kit.as('KASIR1'), cicil([await potong()], { no_hp_customer: HP }));
  didepan = await dicicil(kit.as('KASIR1'), cicil([await potong()], { no_hp_customer: HP }));
  await setuju('081200000099', false);
  await diangsur(kit.as('KASIR1'), didepan, CICIL_BAKU.angsuran);
});
beforeEach(() => {
  kit.clock.advance({ seconds: 10 });
  penyedia.diterima = [];
});
afterEach(async () => expect(await kit.periksa()).toEqual([]));
afterAll(async () => {
  await kit?.close();
  await penyedia?.tutup();
});

test('off until it is switched on, three days ahead at first, by an approved text', async () => {
  const { data } = await owner().get('whatsapp-setting', portal);
  for (const jenis of ['INGAT_HUTANG', 'INGAT_CICILAN'])
    expect((data.pesan as { jenis: string }[]).find((one) => one.jenis === jenis)).toMatchObject({
      ...{ otomatis: false, hari_sebelum: 3, cara: 'TEMPLATE' },
    });
  sampaiHari(kit, '2026-12-18');
  kit.lupakan();
  await ingatkan();
  expect(await catatan(hutang)).toEqual([]);
});

test('nothing where the module is off, nothing further ahead than asked', async () => {
  expect(await kind('INGAT_HUTANG', true, { hari_sebelum: 2 })).toMatchObject({ status: 200 });
  expect(await kind('INGAT_CICILAN', true)).toMatchObject({ status: 200 });
  await atur(kit, { WHATSAPP_MODULE: null });
  await ingatkan();
  expect(await catatan(rencana)).toEqual([]);
  await atur(kit, { WHATSAPP_MODULE: 'true' });
  await ingatkan();
  expect(await catatan(hutang)).toEqual([]);
  expect(await catatan(rencana)).toEqual(['2026-12-21 SEBELUM ANTRI']);
  expect(await catatan(didepan)).toEqual([]);
});

test('before: once, of what is owed on the day; not to who refused, not of what was settled while it waited', async () => {
  await kind('INGAT_HUTANG', true);
  await Promise.all([ingatkan(), ingatkan()]);
  await ingatkan();
  expect(await catatan(ditolak)).toEqual([expect.stringContaining('2026-12-21 SEBELUM DITAHAN')]);
  await ditebus(kit, dilunasi);
  const terkirim = await kirimAntrean();
  expect(terkirim.toSorted()).toEqual(
    [`${hutang} 21 Des 2026 60.000 3.060.000`, `${rencana} 21 Des 2026 1.039.000 3.116.400`].toSorted(),
  );
  expect(await catatan(dilunasi)).toEqual([expect.stringContaining('MATI Sudah Dibayar')]);
});

test('on the day: once more, from nine in the morning, and no notice is recorded by it', async () => {
  sampaiHari(kit, '2026-12-21');
  await ingatkan();
  await ingatkan();
  expect((await kirimAntrean()).length).toBe(2);
  expect(await catatan(hutang)).toEqual(['2026-12-21 SEBELUM TERKIRIM', '2026-12-21 HARI_H TERKIRIM']);
  expect(await catatan(didepan)).toEqual([]);
  const { rows } = await kit.owner.query(
    'select count(*)::int as n from hutang_peringatan where no_faktur_hutang = $1',
    [hutang],
  );
  expect(rows[0].n).toBe(0);
});
