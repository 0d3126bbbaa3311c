/**
 * Protects: the people of the house who agreed hear of pieces in motion, each once: of a shipment on its way, of its differences, of
 * a count with some; nobody while it is switched off, nobody of what was taken back, and no customer.
 */
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { tasks } from '../../apps/server/implementations.ts';
import { type Kit, testApp } from '../../tests/kit/app.ts';
import { atur, denganIzin, hargaGrup, masukkan, numberOf, SANDI_OWNER } from '../../tests/kit/jual.ts';
import { kirimBarangUji, tarik, terimaUji } from '../../tests/kit/kirim.ts';
import { lewatPenyedia, type PenyediaWaUji, penyediaWaUji } from '../../tests/kit/simulator/penyedia-wa.ts';

let kit: Kit;
let penyedia: PenyediaWaUji;
const portal = { portal: 'JKT1' };
const owner = () => kit.as('OWNER');
const HP = { 'SPV1-BDG': '081311110001', SPV1: '081311110002', OWNER: '081311110003' };
const JENIS = ['KABAR_KIRIM', 'KABAR_TERIMA', 'KABAR_OPNAME'] as const;

const nyalakan = async (otomatis: boolean): Promise<void> => {
  for (const jenis of JENIS) {
    const isi =
      { KABAR_KIRIM: '{{nomor}} {{tujuan}} {{jumlah}} {{berat}}' }[jenis as 'KABAR_KIRIM'] ?? undefined;
    const lain =
      jenis === 'KABAR_TERIMA'
        ? '{{nomor}} {{selisih}} {{barang}}'
        : '{{nomor}} {{hilang}} {{berat}}\n{{barang}}';
    const body = { jenis, otomatis, cara: 'TEKS', bahasa: 'id', nama_template: null, isi: isi ?? lain };
    expect(await owner().put('whatsapp-setting/pesan', body, portal)).toMatchObject({ status: 200 });
  }
};
/** Does what the documents queued, as a worker does, and again, as one does that lost its answer. */
async function kerjakan(): Promise<string[]> {
  const { rows } = await kit.owner.query(
    "select payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'wa_kabar' order by j.id",
  );
  for (const { payload } of [...rows, ...rows]) await tasks['wa_kabar']?.(payload, kit.deps);
  await kit.owner.query(
    "delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t where t.id = j.task_id and t.identifier = 'wa_kabar'",
  );
  return penyedia.diterima.map(({ to, text }) => `${to} ${text?.body ?? ''}`).toSorted();
}

beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  penyedia = await penyediaWaUji();
  await atur(kit, { WHATSAPP_MODULE: 'true', KIRIM_BARANG_MODULE: 'true' });
  await hargaGrup(kit);
  for (const [user_id, no] of Object.entries(HP)) {
    await kit.owner.query('update pengguna set no_whatsapp = $2 where user_id = $1', [user_id, no]);
    await kit.as('KASIR1').post('whatsapp/setuju', { no_hp: no, setuju: true });
  }
  await owner().put('whatsapp-setting/penyedia', lewatPenyedia(penyedia), portal);
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

test('off until it is switched on, by a text the provider approved', async () => {
  const { data } = await owner().get('whatsapp-setting', portal);
  for (const jenis of JENIS)
    expect((data.pesan as { jenis: string }[]).find((one) => one.jenis === jenis)).toMatchObject({
      ...{ otomatis: false, cara: 'TEMPLATE', hari_sebelum: null },
    });
  await kirimBarangUji(kit, 'KBRW', 1);
  expect(await kerjakan()).toEqual([]);
  await nyalakan(true);
});

test('the receiving branch hears of what is on its way, once; not of what was called back meanwhile', async () => {
  const ditarik = await kirimBarangUji(kit, 'KBRX', 1);
  await tarik(kit, ditarik.no_kirim);
  const { no_kirim } = await kirimBarangUji(kit, 'KBRY', 2);
  const [satu, ...lain] = await kerjakan();
  expect(satu).toMatch(new RegExp(`^6281311110001 ${no_kirim} BDG1 .* 2 6,500$`));
  expect(lain).toEqual([]);
});

test('differences are told to who sent it and to the owner; a good reception to nobody', async () => {
  const baik = await kirimBarangUji(kit, 'KBRZ', 1);
  const kurang = await kirimBarangUji(kit, 'KBSA', 2);
  await kerjakan();
  penyedia.diterima = [];
  await terimaUji(kit, baik.no_kirim);
  await terimaUji(kit, kurang.no_kirim, [{ kode_barcode: kurang.kode[1], hasil: 'TIDAK_ADA' }]);
  const isi = `${kurang.no_kirim} 1 ${kurang.kode[1]} CINCIN UJI COBA: tidak ada`;
  expect(await kerjakan()).toEqual([`6281311110002 ${isi}`, `6281311110003 ${isi}`]);
});

test('a count with a missing piece is told to the owner, if he agrees to be written to', async () => {
  const hitung = async (baki: string, kode_barcode: string): Promise<string> => {
    await kit.owner.query(
      "insert into baki (kode_toko, kode_baki, nama_baki, kode_gudang, berat_baki) values ('JKT1', $1, 'UJI', 'TOKO', 0) on conflict do nothing",
      [baki],
    );
    await masukkan(kit, { kode_barcode, kode_baki: baki });
    const no_dokumen = numberOf(
      await kit.as('SPV1').post('stock-opname/mulai', { kode_baki: baki, buta: false }),
    );
    const body = { no_dokumen, alasan: [{ kode: kode_barcode, alasan: 'tidak di baki' }] };
    return numberOf(
      await denganIzin(kit.as('SPV1'), { method: 'POST', path: 'stock-opname/selesai', body }, SANDI_OWNER),
    );
  };
  const no = await hitung('KB90', 'KBSB1000');
  expect(await kerjakan()).toEqual([`6281311110003 ${no} 1 3,250\nKBSB1000 CINCIN UJI COBA`]);
  penyedia.diterima = [];
  await kit.as('KASIR1').post('whatsapp/setuju', { no_hp: HP.OWNER, setuju: false });
  const lagi = await hitung('KB91', 'KBSB1001');
  expect(await kerjakan()).toEqual([]);
  const { rows } = await kit.owner.query('select status from pesan_wa where no_dokumen = $1', [lagi]);
  expect(rows).toEqual([{ status: 'DITAHAN' }]);
});
