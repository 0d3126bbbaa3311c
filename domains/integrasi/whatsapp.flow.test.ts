/**
 * Protects: a customer who agreed gets his nota once, in the shop's words, at the number on it; nobody else gets anything;
 * what fails is tried again and never lost; the token is nowhere to be read.
 */
import { startJobs } from '@mustika/server-kit/jobs.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { tasks } from '../../apps/server/implementations.ts';
import { type Answer, type Kit, testApp } from '../../tests/kit/app.ts';
import { atur, HARGA_BAKU, hargaGrup, masukkan, nota, terjual } from '../../tests/kit/jual.ts';
import {
  lewatPenyedia,
  type PenyediaWaUji,
  penyediaWaUji,
  TOKEN_WA,
} from '../../tests/kit/simulator/penyedia-wa.ts';
import { kirimSatu } from './kirim-wa.job.ts';

let kit: Kit;
let penyedia: PenyediaWaUji;
const portal = { portal: 'JKT1' };
const HP = '6281234500001';
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  penyedia = await penyediaWaUji();
  await hargaGrup(kit);
  await masukkan(kit, ...[1, 2, 3, 4, 5, 6].map((n) => ({ kode_barcode: `WATEST0${n}` })));
  await atur(kit, { WHATSAPP_MODULE: 'true' });
});
beforeEach(() => {
  kit.clock.advance({ seconds: 1 });
  penyedia.ulah = [];
  penyedia.diterima = [];
});
afterEach(async () => expect(await kit.periksa()).toEqual([]));
afterAll(async () => {
  await kit?.close();
  await penyedia?.tutup();
});

const owner = () => kit.as('OWNER');
const jual = (barcode: string, no_hp_customer: string | null = HP): Promise<string> =>
  terjual(kit.as('KASIR1'), nota([barcode], HARGA_BAKU, { nama_customer: 'BU WATI', no_hp_customer }));
const kirim = (no_dokumen: string, receiver = HP, key?: string): Promise<Answer> =>
  kit
    .as('KASIR1')
    .post('chat/send', { receiver, message: no_dokumen, type: 'PENJUALAN' }, key ? { key } : {});
const pesan = async (): Promise<Record<string, unknown>[]> =>
  (await owner().get('whatsapp-setting/terkirim', portal)).data;
const setuju = (no_hp: string, ya = true): Promise<Answer> =>
  kit.as('KASIR1').post('whatsapp/setuju', { no_hp, setuju: ya });
let pertama: string;

test('before anything is set nothing can be sent, and the module off closes the door', async () => {
  pertama = await jual('WATEST01');
  expect(await kirim(pertama)).toMatchObject({ status: 409, code: 'WA_BELUM_DIATUR' });
  expect(await kit.as('KASIR1-BDG').post('chat/send', {})).toMatchObject({ status: 403 });
});

describe('the setting', () => {
  test('keeps the token sealed, answers that there is one, and refuses addresses that lead elsewhere', async () => {
    const saved = await owner().put('whatsapp-setting/penyedia', lewatPenyedia(penyedia), portal);
    expect(saved, saved.text).toMatchObject({
      status: 200,
      data: { penyedia: { token_ada: true, nomor: '6281100001111', versi: 1 } },
    });
    expect(saved.text).not.toContain(TOKEN_WA);
    const { rows } = await kit.owner.query("select token from setting_wa where kode_toko = 'JKT1'");
    expect(rows[0].token).toMatch(/^r1\./);
    const audit = await kit.owner.query("select isi::text from audit where aksi = 'setting_wa.ubah'");
    expect(audit.rows).toHaveLength(1);
    expect(audit.rows[0].isi).not.toContain(TOKEN_WA);
    const idem = await kit.owner.query(
      "select count(*)::int from idem where jawaban::text like '%' || $1 || '%'",
      [TOKEN_WA],
    );
    expect(idem.rows[0].count).toBe(0);
    for (const alamat of ['http://evil.example', 'https://evil.example', 'ftp://127.0.0.1'])
      expect(
        await owner().put('whatsapp-setting/penyedia', { ...lewatPenyedia(penyedia, 1), alamat }, portal),
        alamat,
      ).toMatchObject({ status: 400, code: 'ALAMAT_DITOLAK' });
  });

  test('without a token in the form keeps the old one; an old version is refused', async () => {
    const body = { ...lewatPenyedia(penyedia, 1), token: null };
    expect(await owner().put('whatsapp-setting/penyedia', body, portal)).toMatchObject({
      data: { penyedia: { token_ada: true, versi: 2 } },
    });
    expect(await owner().put('whatsapp-setting/penyedia', body, portal)).toMatchObject({
      code: 'SUDAH_BERUBAH',
    });
  });

  test('is for owners; a supervisor keeps the texts', async () => {
    expect(await kit.as('SPV1').put('whatsapp-setting/penyedia', lewatPenyedia(penyedia, 2))).toMatchObject({
      status: 403,
    });
    const isi = { jenis: 'PENJUALAN', otomatis: false, cara: 'TEKS', bahasa: 'id', nama_template: null };
    expect(
      await owner().put('whatsapp-setting/pesan', { ...isi, isi: 'Gaji {{gaji}}' }, portal),
    ).toMatchObject({
      status: 400,
      code: 'ISIAN_TIDAK_DIKENAL',
      message: 'Isian {{gaji}} Tidak Dikenal',
    });
    expect(
      await owner().put('whatsapp-setting/pesan', { ...isi, cara: 'TEMPLATE', isi: '{{nomor}}' }, portal),
    ).toMatchObject({ status: 400, code: 'NAMA_TEMPLATE_KOSONG' });
  });

  test('a test message really leaves', async () => {
    expect(await owner().post('whatsapp-setting/uji', { receiver: '081200009999' }, portal)).toMatchObject({
      status: 200,
      message: 'Pesan Uji Berhasil Dikirim',
      data: { success: true },
    });
    expect(penyedia.diterima).toMatchObject([{ to: '6281200009999', type: 'text' }]);
  });
});

describe('a nota', () => {
  test('goes to the number on it, after the customer said yes, once for a double click', async () => {
    expect(await kirim(pertama)).toMatchObject({ status: 409, code: 'WA_BELUM_SETUJU' });
    expect(await setuju('0812-3450-0001')).toMatchObject({ status: 200, data: { no_hp: HP } });
    expect(await kirim(pertama, '6281999999999')).toMatchObject({ status: 403, code: 'WA_BUKAN_PENERIMA' });
    expect(await kirim('TIDAK ADA NOMOR')).toMatchObject({ status: 404, code: 'WA_DOKUMEN_TIDAK_ADA' });
    const twins = await Promise.all([1, 2].map(() => kirim(pertama, '081234500001', 'wa-kembar-1')));
    for (const one of twins)
      expect(one, one.text).toMatchObject({
        status: 200,
        message: 'Invoice Berhasil Dikirim',
        data: { success: true },
      });
    expect(penyedia.diterima).toHaveLength(1);
    const [terkirim] = penyedia.diterima;
    expect(terkirim).toMatchObject({ to: HP, type: 'text' });
    expect(terkirim?.text?.body).toContain(pertama);
    expect(terkirim?.text?.body).toContain('Total Rp 3.676.500');
    expect(terkirim?.text?.body).not.toMatch(/[{}]/);
    expect((await pesan())[0]).toMatchObject({
      status: 'TERKIRIM',
      penerima: '6281••••001',
      no_dokumen: pertama,
    });
  });

  test('to a number without WhatsApp says so', async () => {
    penyedia.ulah = [{ status: 400, code: 131026, detail: 'Message undeliverable' }];
    expect(await kirim(pertama)).toMatchObject({ status: 404, message: 'No Wa Tidak Terdaftar' });
    expect((await pesan())[0]).toMatchObject({ status: 'MATI' });
  });

  test('that meets a busy provider waits its pause and is sent then', async () => {
    penyedia.ulah = [
      { status: 429, retryAfter: 90 },
      { status: 500, diam: true },
    ];
    const asked = await kirim(pertama);
    expect(asked, asked.text).toMatchObject({
      status: 200,
      message: 'Pesan Belum Terkirim, Akan Dikirim Ulang Otomatis',
      data: { success: false, status: 'ULANG' },
    });
    const { id } = asked.data;
    expect(await kirimSatu(kit.deps, 'JKT1', id)).toBeNull();
    kit.clock.advance({ seconds: 91 });
    expect(await kirimSatu(kit.deps, 'JKT1', id)).toMatchObject({ status: 'ULANG' });
    kit.clock.advance({ seconds: 61 });
    const both = await Promise.all([1, 2].map(() => kirimSatu(kit.deps, 'JKT1', id)));
    expect(both.filter((one) => one?.status === 'TERKIRIM')).toHaveLength(1);
    expect(penyedia.diterima).toHaveLength(1);
  });

  test('that fails eight times is given up where it can be seen, and a person may try again', async () => {
    penyedia.ulah = Array.from({ length: 8 }, () => ({ status: 503 }));
    const { id } = (await kirim(pertama)).data;
    for (let n = 0; n < 7; n += 1) {
      kit.clock.advance({ hours: 1 });
      await kirimSatu(kit.deps, 'JKT1', id);
    }
    kit.lupakan();
    expect((await owner().get('whatsapp-setting/terkirim?status=MATI&limit=1', portal)).data).toMatchObject([
      { id, percobaan: 8, galat: 'HTTP 503: kode 100: salah' },
    ]);
    expect(await owner().post('whatsapp-setting/ulang', { id }, portal)).toMatchObject({ status: 200 });
    expect(await kirimSatu(kit.deps, 'JKT1', id)).toMatchObject({ status: 'TERKIRIM' });
    expect(await owner().post('whatsapp-setting/ulang', { id }, portal)).toMatchObject({
      code: 'WA_TIDAK_PERLU_ULANG',
    });
  });
});

describe('by itself', () => {
  const otomatis = (otomatis: boolean, more: object = {}): Promise<Answer> =>
    owner().put(
      'whatsapp-setting/pesan',
      {
        jenis: 'PENJUALAN',
        otomatis,
        cara: 'TEKS',
        bahasa: 'id',
        nama_template: null,
        isi: 'Nota {{nomor}}',
        ...more,
      },
      portal,
    );
  const sampai = async (no_dokumen: string, status: string): Promise<Record<string, unknown>> => {
    for (;;) {
      const found = (await pesan()).find(
        (one) => one['no_dokumen'] === no_dokumen && one['status'] === status,
      );
      if (found) return found;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };

  test("a validated nota is sent by the worker; one without a yes waits for it; one without a number is nobody's", async () => {
    expect(await otomatis(true), 'saved').toMatchObject({ status: 200 });
    const jobs = await startJobs(kit.deps, kit.url, tasks);
    try {
      const baru = await jual('WATEST02');
      await sampai(baru, 'TERKIRIM');
      expect(penyedia.diterima.map(({ text }) => text?.body)).toContain(`Nota ${baru}`);
      const lain = await jual('WATEST03', '6281234500002');
      await sampai(lain, 'DITAHAN');
      expect(await setuju('6281234500002')).toMatchObject({ data: { dikirim: 1 } });
      await sampai(lain, 'TERKIRIM');
      const tanpa = await jual('WATEST04', null);
      await otomatis(true, { cara: 'TEMPLATE', nama_template: 'nota_emas' });
      const resmi = await jual('WATEST05');
      await sampai(resmi, 'TERKIRIM');
      expect(penyedia.diterima.at(-1)).toMatchObject({
        type: 'template',
        template: {
          name: 'nota_emas',
          language: { code: 'id' },
          components: [{ type: 'body', parameters: [{ type: 'text', text: resmi }] }],
        },
      });
      expect((await pesan()).map((one) => one['no_dokumen'])).not.toContain(tanpa);
    } finally {
      await jobs.stop();
    }
  });

  test('not when the kind is off, and not to who said no', async () => {
    await otomatis(false);
    await jual('WATEST06');
    const { rows } = await kit.owner.query(
      "select payload from graphile_worker._private_jobs where payload ->> 'no_dokumen' is not null",
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const { payload } of rows) await tasks['wa_dokumen']?.(payload, kit.deps);
    expect(penyedia.diterima).toEqual([]);
    await setuju(HP, false);
    expect(await kirim(pertama)).toMatchObject({ code: 'WA_BELUM_SETUJU' });
  });
});

test('a script that sends without end is slowed down', async () => {
  await setuju(HP);
  const answers: Answer[] = [];
  for (let n = 0; n < 25; n += 1) answers.push(await kirim(pertama));
  expect(answers.at(-1)).toMatchObject({ status: 429, code: 'TERLALU_SERING' });
});
