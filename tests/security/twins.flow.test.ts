/**
 * Protects: a request sent twice under one key, as a double click or a lost answer does, happens once: both get the
 * same answer, and no table of the whole database has a row more than if it had been sent once.
 */
import type { Resource } from '@mustika/kernel/resource.ts';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { house } from '../../domains/house.ts';
import { bankResource } from '../../domains/master/bank.resource.ts';
import { SETTING_MEMBER_AWAL } from '../../domains/member/setting-member.rule.ts';
import { picker, rowOf } from '../census/values.ts';
import { type Answer, type Caller, type Kit, RANTAI, testApp } from '../kit/app.ts';
import { jumlahBaris } from '../kit/buku.ts';
import { HIDUP, seseorangBerlatih } from '../kit/hidup.ts';
import { atur, bilaDiminta } from '../kit/jual.ts';
import { ALL_RUNS } from '../kit/lives.ts';
import { semuaModul } from '../kit/modul.ts';
import { dihitung } from '../kit/opname.ts';
import { byName, sample } from '../kit/sample.ts';
import { lewatPenyedia, type PenyediaWaUji, penyediaWaUji } from '../kit/simulator/penyedia-wa.ts';
import { unggah } from '../kit/unggah.ts';
import { KEMBAR_DATA_DIRI } from './kembar-data-diri.ts';
import { KEMBAR_GERBANG, tutupGerbang } from './kembar-gerbang.ts';
import { KEMBAR_KUNCI } from './kembar-kunci.ts';
import { KEMBAR_LABEL } from './kembar-label.ts';
import { KEMBAR_LAPORAN } from './kembar-laporan.ts';
import { KEMBAR_MASTER } from './kembar-master.ts';
import { KEMBAR_PENGGUNA } from './kembar-pengguna.ts';
import { KEMBAR_PERANGKAT } from './kembar-perangkat.ts';
import { KEMBAR_TAUTAN } from './kembar-tautan.ts';
import { calls, modulPintu } from './samples.ts';
import { tabelUmum } from './tables.ts';
import { MARKETPLACE_KEMBAR } from './twins-marketplace.ts';
import { NOTA_KEMBAR } from './twins-nota.ts';
import { WA_KEMBAR } from './twins-wa.ts';
import { WEB_KEMBAR } from './twins-web.ts';

const portal = { portal: 'JKT1' };
const TOKO = ['JKT1', 'BDG1', 'SBY1', 'PUSAT', 'PST'];
let once: Kit;
let twice: Kit;
let penyedia: PenyediaWaUji;
beforeAll(async () => {
  penyedia = await penyediaWaUji();
  const pgUrl = inject('pgUrl');
  [once, twice] = await Promise.all([
    testApp({ pgUrl, dari: HIDUP }),
    testApp({ pgUrl, dari: RANTAI, poolSize: 8 }),
  ]);
});
afterAll(async () => {
  await once?.close();
  await twice?.close();
  await penyedia?.tutup();
  await tutupGerbang();
});

/** Writes that promise to happen once per key. */
const promised = new Set(
  calls
    .filter((call) => call.kind === 'write' || call.kind === 'document')
    .map((call) => `${call.method} ${call.path}`),
);
const promiseOf = (method: string, path: string): string | undefined =>
  [...promised].find((name) =>
    new RegExp(`^${name.replace(/\{\w+\}/g, '[^/]+')}$`).test(`${method} ${path}`),
  );

/** A seal is another one each time, around the same words. */
const opened = (detail: unknown): unknown =>
  detail && typeof detail === 'object' && 'segel' in detail ? { ...detail, segel: 'x' } : detail;

const told = ({ status, data, message, code, detail }: Answer): object => ({
  status,
  data,
  message,
  code,
  detail: opened(detail),
});
let sent = 0;
const kept = new Set<string>();

/** A caller whose every promised write goes out twice at once, and a third time afterwards. */
function doubled(who: Caller): Caller {
  const call: Caller['call'] = async (method, path, body, options = {}) => {
    const promise = promiseOf(method, path);
    if (!promise) return who.call(method, path, body, options);
    kept.add(promise);
    sent += 1;
    const same = { ...options, key: options.key ?? `kembar-${sent}-${'x'.repeat(8)}` };
    const [first, second] = await Promise.all([
      who.call(method, path, body, same),
      who.call(method, path, body, same),
    ]);
    const third = await who.call(method, path, body, same);
    for (const other of [second, third]) expect(told(other), `${method} ${path}`).toEqual(told(first));
    return first;
  };
  return {
    user_id: who.user_id,
    call,
    get: who.get,
    post: (path, body, options) => call('POST', path, body, options),
    put: (path, body, options) => call('PUT', path, body, options),
    delete: (path, options) => call('DELETE', path, undefined, options),
  };
}

/** A master row made, changed, switched off and on again. */
async function liveMaster(who: Caller, resource: Resource): Promise<void> {
  const pickRef = picker(who, portal);
  const values = await rowOf(resource, 1, pickRef);
  const at = (path: string): string => path.replace(/\{\w+\}/, String(values[resource.key]));
  const display = resource.fields[resource.display];
  const changed = display?.kind === 'teks' ? { [resource.display]: 'NAMA LAIN SEKALI' } : {};
  for (const answer of [
    await bilaDiminta(
      who,
      { method: 'POST', path: resource.api.create.path, body: values },
      undefined,
      portal,
    ),
    await who.put(at(resource.api.update.path), { ...changed, versi: 1 }, portal),
    await who.delete(at(resource.api.remove.path), portal),
    await who.call('PUT', at(resource.api.activate.path), undefined, portal),
  ])
    expect(answer, `${resource.name}: ${answer.text}`).toMatchObject({ status: 200 });
}

/** Head office sends one price to one store. */
const terbit = (kit: Kit, nilai: number, berlaku_mulai: string | null = null): Promise<Answer> =>
  kit.as('OWNER').post('harga/publikasi', {
    ...{ tabel: 'grup', berlaku_mulai, toko: [{ kode_toko: 'JKT1' }] },
    harga: [{ kode: '750', kolom: 'harga_modal', nilai }],
  });

/** Everything that follows 24K in one store. */
async function terbitHarian(kit: Kit, naik: number): Promise<Answer> {
  kit.clock.advance({ seconds: 1 });
  const { data } = await kit.as('OWNER').get('harga/hari-ini');
  const semua = data.harga as { pokok: boolean; sisi: string; kode_toko: string; lama: number }[];
  const dasar = semua.find((h) => h.pokok && h.sisi === 'JUAL' && h.kode_toko === 'JKT1')?.lama ?? 0;
  return kit.as('OWNER').post('harga/hari-ini', {
    ...{ harga_jual: dasar + naik, cara: 'NISBAH', tambah: 0, bulat: '500' },
    toko: [{ kode_toko: 'JKT1' }],
  });
}

/** Prices set for an hour later, and taken back. */
async function livePrices(kit: Kit, who: Caller, resource: Resource): Promise<void> {
  const [row] = (await who.get(resource.api.list.path, portal)).data as Record<string, never>[];
  const at = (path: string): string => path.replace(/\{\w+\}/, String(row?.[resource.key]));
  const kolom = resource.dated[0] as string;
  const berlaku_mulai = kit.clock.now().add({ hours: 1 }).toString();
  const body = { [kolom]: Number(row?.[kolom]) + 1, berlaku_mulai };
  expect(await who.put(at(resource.api.update.path), body, portal)).toMatchObject({ status: 200 });
  const [waiting] = (await who.get(at(resource.api.versions.path), portal)).data as { id: string }[];
  const path = at(resource.api.unplan.path).replace('{id}', String(waiting?.id));
  expect(await who.delete(path, portal)).toMatchObject({ status: 200, data: { id: waiting?.id } });
}

/** Commands that write and that no life of the census uses, each with one use of it. */
const COMMANDS: Record<string, (kit: Kit) => Promise<Answer>> = {
  ...KEMBAR_PENGGUNA,
  ...KEMBAR_MASTER,
  'POST export-csv/minta': (kit) =>
    kit
      .as('SU')
      .post(
        'export-csv/minta',
        { data: 'BARANG', tgl_awal: '2026-11-01', tgl_akhir: '2026-11-21', alasan: 'kembar' },
        portal,
      ),
  'PUT barang/ubah/{kode_barcode}': async (kit) => {
    const { rows } = await kit.owner.query(
      "select kode_barcode, versi from barang where kode_toko = 'JKT1' and status = 'TERSEDIA' order by 1 limit 1",
    );
    return kit.as('OWNER').put(
      `barang/ubah/${rows[0].kode_barcode}`,
      {
        nama_barang: 'CINCIN DIUBAH',
        kadar_cetak: '750',
        tipe_ongkos: 'TOTAL',
        ongkos: 50_000,
        harga_atribut: 0,
        ada_faktur_masukan: false,
        versi: rows[0].versi,
      },
      portal,
    );
  },
  ...KEMBAR_LABEL,
  ...KEMBAR_KUNCI,
  ...KEMBAR_TAUTAN,
  ...KEMBAR_PERANGKAT,
  'POST stock-opname/buka': async (kit) =>
    kit.as('OWNER').post('stock-opname/buka', await dihitung(kit, { kode_group: '750', buta: true }), portal),
  'POST stock-opname/ulang': async (kit) =>
    kit
      .as('OWNER')
      .post('stock-opname/ulang', await dihitung(kit, { kode_baki: 'CC01', buta: false }), portal),
  'PUT timbang-baki/reset': async (kit) => {
    await kit.as('OWNER').post('timbang-baki/start', { kode_gudang: 'TOKO', kode_toko: 'KL01' }, portal);
    return kit.as('OWNER').put('timbang-baki/reset', {}, portal);
  },
  'POST akuntansi/kunci-periode': (kit) =>
    kit.as('OWNER').post('akuntansi/kunci-periode', { bulan: '2026-10-01' }, portal),
  'POST akuntansi/buka-periode': (kit) =>
    kit.as('OWNER').post('akuntansi/buka-periode', { bulan: '2026-10-01', alasan: 'dibuka lagi' }, portal),
  'POST tokos/salin-parameter': (kit) =>
    kit.as('OWNER').post('tokos/salin-parameter', { dari: 'BDG1', ke: 'SBY1' }),
  'POST harga/publikasi': (kit) => terbit(kit, 1001),
  'POST harga/hari-ini': (kit) => terbitHarian(kit, 1_000),
  'POST harga/publikasi/kembalikan': async (kit) => {
    const { id } = (await terbitHarian(kit, 2_000)).data as { id: string };
    return kit.as('OWNER').post('harga/publikasi/kembalikan', { id });
  },
  'POST harga/publikasi/terima': async (kit) => {
    const { id } = (await terbit(kit, 1002)).data as { id: string };
    return kit.as('OWNER').post('harga/publikasi/terima', { id }, portal);
  },
  'POST harga/publikasi/tarik': async (kit) => {
    const later = kit.clock.now().add({ hours: 3 }).toString();
    const { id } = (await terbit(kit, 1003, later)).data as { id: string };
    return kit.as('OWNER').post('harga/publikasi/tarik', { id });
  },
  'POST member/simpan': (kit) =>
    kit.as('OWNER').post('member/simpan', { nama_member: 'IBU KEMBAR', no_hp: '081777000111' }, portal),
  'PUT member/ubah/{kode_member}': async (kit) => {
    const { rows } = await kit.owner.query('select kode_member, versi from member order by 1 limit 1');
    const { kode_member, versi } = rows[0];
    const baru = { nama_member: 'IBU BENAR', no_hp: '081777000999', versi };
    return kit.as('OWNER').put(`member/ubah/${kode_member}`, baru, portal);
  },
  'PUT setting-member': (kit) =>
    kit
      .as('OWNER')
      .put('setting-member', { ...SETTING_MEMBER_AWAL, judul: 'KARTU KEMBAR', versi: 0 }, portal),
  'PUT para-system/key/{key}': (kit) =>
    kit.as('OWNER').put('para-system/key/SEWA_KERANJANG_MENIT', { value: '20', versi: 0 }, portal),
  'PUT setting-toko': async (kit) => {
    const { data } = await kit.as('OWNER').get('setting-toko', portal);
    const { nama_toko, alamat_toko, npwp, zona, versi } = data;
    return kit
      .as('OWNER')
      .put('setting-toko', { nama_toko, alamat_toko, telp: '021-555-0100', npwp, zona, versi }, portal);
  },
  'PUT whatsapp-setting/penyedia': (kit) =>
    kit.as('OWNER').put('whatsapp-setting/penyedia', lewatPenyedia(penyedia), portal),
  'PUT whatsapp-setting/pesan': (kit) =>
    kit.as('OWNER').put(
      'whatsapp-setting/pesan',
      {
        jenis: 'PENJUALAN',
        otomatis: false,
        cara: 'TEKS',
        nama_template: null,
        bahasa: 'id',
        isi: '{{nomor}}',
      },
      portal,
    ),
  ...MARKETPLACE_KEMBAR,
  ...WEB_KEMBAR,
  'POST non-cash/rekening-koran': async (kit) => {
    const { rows } = await kit.owner.query(
      "select min(no_rekening) as no from rekening where kode_toko = 'JKT1' and aktif",
    );
    const dari = { tanggal: 'Kapan', keterangan: 'Apa', masuk: 'Plus' };
    const file = { nama: 'koran.csv', isi: 'Kapan;Apa;Plus\n21/11/2026;SATU;500.000\n' };
    const peta = JSON.stringify({ dari, tetap: {}, sumber: rows[0].no });
    return unggah(kit.as('OWNER'), 'non-cash/rekening-koran', { peta, file }, portal);
  },
  'PUT tampilan': (kit) => kit.as('OWNER').put('tampilan', { skema: 'dark', aksen: null }, portal),
  'POST tampilan-tersimpan': (kit) =>
    kit
      .as('OWNER')
      .post('tampilan-tersimpan', { tempat: 'data-barang', nama: 'Kembar', untuk: 'SEMUA' }, portal),
  'DELETE tampilan-tersimpan/{id}': async (kit) => {
    const { rows } = await kit.owner.query("select id from tampilan_tersimpan where nama = 'Kembar'");
    return kit.as('OWNER').delete(`tampilan-tersimpan/${rows[0].id}`, portal);
  },
  'DELETE logo': (kit) => kit.as('OWNER').delete('logo', portal),
  ...WA_KEMBAR,
  ...KEMBAR_GERBANG,
  ...KEMBAR_LAPORAN,
  ...KEMBAR_DATA_DIRI,
  'POST member/import': (kit) =>
    unggah(
      kit.as('OWNER'),
      'member/import',
      { file: { nama: 'member.csv', isi: 'nama_member;no_hp\nIBU KEMBAR;081299997777\n' } },
      portal,
    ),
  'POST member/kartu': async (kit) => {
    const { rows } = await kit.owner.query('select kode_member from member order by 1 limit 1');
    return kit.as('OWNER').post('member/kartu', rows[0], portal);
  },
  ...NOTA_KEMBAR,
};

/** Written anew each time, so that a key could only get in the way: uploads of one file, and the ends of sessions. */
const ALWAYS = ['POST users/logout', 'POST users/ganti-password', 'POST users/akhiri-sesi'];

const [masters, untouched] = (() => {
  const all = house.resources.filter((one) => !one.readOnly);
  const chosen = sample(all, byName, { always: ({ dated }) => dated.length > 0 });
  return [chosen, all.filter((one) => !chosen.includes(one))];
})();
/** Writes of the masters that this run leaves alone. */
const notSent = new Set(
  untouched.flatMap(({ api }) =>
    [api.create, api.update, api.remove, api.activate].map(({ method, path }) => `${method} ${path}`),
  ),
);

/** What the shop of `once` has behind it already. */
const lives = async (kit: Kit): Promise<void> => {
  await seseorangBerlatih(kit);
  for (const run of ALL_RUNS) await run(kit);
};

async function story(kit: Kit): Promise<void> {
  await semuaModul(kit.owner, modulPintu);
  for (const toko of TOKO) kit.deps.stores.forget(toko);
  for (const resource of masters) await liveMaster(kit.as('OWNER'), resource);
  for (const toko of ['JKT1', 'PUSAT']) await atur(kit, { MAKS_PERUBAHAN_HARGA_PERSEN: '1000000000' }, toko);
  for (const resource of house.resources.filter((one) => one.dated.length > 0))
    await livePrices(kit, kit.as('OWNER'), resource);
  for (const [name, use] of Object.entries(COMMANDS)) {
    const answer = await use(kit);
    expect(answer, `${name}: ${answer.text}`).toMatchObject({ status: 200 });
  }
}

test('a day in which everything is sent three times leaves what a day of single requests leaves', async () => {
  await story(once);
  const impatient = { ...twice, as: (user_id: string) => doubled(twice.as(user_id)) };
  await lives(impatient);
  await story(impatient);
  expect(sent).toBeGreaterThan(50);
  // A read made three times was made three times; and whoever goes on in a clone logs in again.
  const tables = (await tabelUmum(once.owner)).filter((table) => !/^(baca_orang|sesi$)/.test(table));
  expect(await jumlahBaris(twice.owner, tables)).toEqual(await jumlahBaris(once.owner, tables));
  const prints =
    'select sum(cetak_label)::int as label, (select sum(cetak)::int from dokumen) as nota from barang';
  expect((await twice.owner.query(prints)).rows).toEqual((await once.owner.query(prints)).rows);
  expect(await twice.periksa()).toEqual([]);
});

test('every call that promises it was sent three times', () => {
  expect(
    [...promised].filter((name) => !kept.has(name) && !ALWAYS.includes(name) && !notSent.has(name)),
  ).toEqual([]);
});

describe('a key that was used', () => {
  test('does not work for another request, another kind of request or another document', async () => {
    const who = once.as('OWNER');
    const key = 'kunci-dipakai-1';
    const first = { nama_member: 'PAK SATU', no_hp: '081777000222' };
    expect(await who.post('member/simpan', first, { ...portal, key })).toMatchObject({ status: 200 });
    for (const answer of [
      await who.post('member/simpan', { ...first, nama_member: 'PAK DUA' }, { ...portal, key }),
      await who.post(
        bankResource.api.create.path,
        { kode_bank: 'UJIB', nama_bank: 'UJI' },
        { ...portal, key },
      ),
      await who.post(
        'barang/simpan',
        {
          baris: [
            {
              kode_group: '750',
              kode_dept: 'CC',
              kode_gudang: 'TOKO',
              kode_baki: 'CC01',
              nama_barang: 'CINCIN KUNCI',
              berat_asli: 2,
              harga_modal: 1,
            },
          ],
        },
        { ...portal, key },
      ),
    ])
      expect(answer, answer.text).toMatchObject({ status: 422, code: 'KUNCI_DIPAKAI_LAIN' });
  });

  test('is one user’s in one store: another may use the same', async () => {
    const key = 'kunci-bersama-1';
    for (const [index, user] of ['KASIR1', 'KASIR2', 'KASIR1-BDG'].entries())
      expect(
        await once
          .as(user)
          .post('member/simpan', { nama_member: 'PAK TIGA', no_hp: `08177700033${index}` }, { key }),
      ).toMatchObject({ status: 200 });
  });
});
