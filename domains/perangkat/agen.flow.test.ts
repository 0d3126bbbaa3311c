/** Protects: a code makes one agent and is not guessed, a secret is good for its own till alone, and a revoked one for nothing. */
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RUANG_AGEN } from '@mustika/kernel/agen/agen.ts';
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { type Agent, startAgent } from '../../apps/agent/agent.ts';
import { type Dikenal, readKey } from '../../apps/agent/disk.ts';
import { pair } from '../../apps/agent/pair.ts';
import { openRenewal } from '../../apps/agent/renewal.ts';
import {
  atur,
  dengarkan,
  kirim,
  kodeDari,
  pasang,
  pasangkan,
  type ServerAgen,
} from '../../tests/kit/agen.ts';
import { type Kit, testApp } from '../../tests/kit/app.ts';
import { type Simulasi, simulasi } from '../../tests/kit/simulator/pencetak.ts';

let kit: Kit;
let server: ServerAgen;
let printer: Simulasi;
const dir = mkdtempSync(join(tmpdir(), 'mustika-agen-uji-'));
const open: (Socket | Agent)[] = [];
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  server = await dengarkan(kit);
  printer = await simulasi('ESCPOS');
});
afterEach(async () => {
  for (const one of open.splice(0)) await ('stop' in one ? one.stop() : one.close());
  expect(await kit.periksa()).toEqual([]);
});
afterAll(async () => {
  await server?.close();
  await printer?.close();
  await kit?.close();
  rmSync(dir, { recursive: true, force: true });
});

/** How the server takes these words on the line of the agents. */
function masuk(auth: object): Promise<string> {
  const line = io(`${server.url}${RUANG_AGEN}`, { auth, transports: ['websocket'], forceNew: true });
  open.push(line);
  return new Promise((resolve) => {
    line.once('connect', () => resolve('MASUK'));
    line.once('connect_error', ({ message }) => resolve(message));
  });
}

const refusals: string[] = [];
function jalan(key: Dikenal, name: string): Agent {
  const agent = startAgent({
    ...{ key, dir: join(dir, name), sistem: 'uji', versi: '1.0.0' },
    say: () => {},
    refused: () => refusals.push(name),
    ...{ renewal: openRenewal(join(dir, name), null), renewed: () => {} },
  });
  open.push(agent);
  return agent;
}

describe('a code', () => {
  test('makes one agent, whose secret is on its disk alone', async () => {
    const kode = await kodeDari(kit.as('SPV1'));
    const at = { server: server.url, kode: `${kode.slice(0, 4)}-${kode.slice(4).toLowerCase()}` };
    const key = await pair({ ...at, dir: join(dir, 'pasang'), sistem: 'uji', versi: '1.0.0' });
    expect(readKey(join(dir, 'pasang'))).toEqual(key);
    expect(statSync(join(dir, 'pasang', 'agen.json')).mode & 0o777).toBe(0o600);
    expect(readFileSync(join(dir, 'pasang', 'agen.json'), 'utf8')).toContain(key.rahasia);
    const { rows } = await kit.owner.query(
      'select a::text as baris from agen a union all select k::text from agen_kode k union all select i::text from idem i',
    );
    const stored = rows.map(({ baris }) => baris).join('\n');
    expect(stored).not.toContain(key.rahasia);
    expect(stored).not.toContain(kode);
    expect(await pasang(kit, kode)).toMatchObject({ status: 404, code: 'KODE_AGEN_SALAH' });
    expect(await masuk(key)).toBe('MASUK');
    expect((await kit.as('SPV1').get('agen')).data.agen).toMatchObject({ id: key.id, nama: 'Kasir 1' });
  });

  test('ends after ten minutes, and with the next one of its till', async () => {
    const first = await kodeDari(kit.as('SPV1'));
    const second = await kodeDari(kit.as('SPV1'));
    expect(await pasang(kit, first)).toMatchObject({ code: 'KODE_AGEN_SALAH' });
    kit.clock.advance({ minutes: 10, seconds: 1 });
    expect(await pasang(kit, second)).toMatchObject({ code: 'KODE_AGEN_SALAH' });
  });

  test('is told again to whoever sent the same request twice, and made once', async () => {
    const who = kit.as('SPV1');
    const both = [await kodeDari(who, 'Kasir 1', { key: 'kode-kembar' })];
    both.push(await kodeDari(who, 'Kasir 1', { key: 'kode-kembar' }));
    expect(new Set(both).size).toBe(1);
  });

  test('is not guessed: an address that tries waits', async () => {
    const answers = [];
    for (let n = 0; n < 14; n += 1) answers.push((await pasang(kit, `GUESS${n % 8}AA`.slice(0, 8))).code);
    expect(new Set(answers)).toEqual(new Set(['KODE_AGEN_SALAH', 'TERLALU_SERING']));
    expect(answers.at(-1)).toBe('TERLALU_SERING');
    kit.clock.advance({ hours: 2 });
    kit.lupakan();
  });

  test('is not for a cashier to make', async () => {
    expect(await kit.as('KASIR1').post('agen/kode', { nama: 'Kasir' })).toMatchObject({ status: 403 });
    expect(await kit.as('SPV1').post('agen/cabut', { id: crypto.randomUUID() })).toMatchObject({
      status: 403,
    });
  });
});

describe('a secret', () => {
  test('is good for its own till in its own store', async () => {
    const one = await pasangkan(kit, kit.as('SPV1'), server.url);
    const other = await pasangkan(kit, kit.as('OWNER'), server.url, { portal: 'JKT1' });
    for (const [auth, outcome] of [
      [one, 'MASUK'],
      [{ ...one, rahasia: other.rahasia }, 'AGEN_DITOLAK'],
      [{ ...other, rahasia: one.rahasia }, 'AGEN_DITOLAK'],
      [{ ...one, toko: 'BDG1' }, 'AGEN_DITOLAK'],
      [{ ...one, id: "' or 1=1" }, 'AGEN_DITOLAK'],
      [{ ...one, rahasia: { $gt: '' } }, 'AGEN_DITOLAK'],
      [{}, 'AGEN_DITOLAK'],
      [{ token: one.rahasia }, 'AGEN_DITOLAK'],
    ] as const)
      expect(await masuk(auth), JSON.stringify(auth)).toBe(outcome);
  });

  test('opens nothing of the live line of people', async () => {
    const key = await pasangkan(kit, kit.as('SPV1'), server.url);
    const line = io(server.url, {
      auth: { ...key, token: key.rahasia },
      transports: ['websocket'],
      forceNew: true,
    });
    open.push(line);
    const said = await new Promise((resolve) => {
      line.once('connect', () => resolve('MASUK'));
      line.once('connect_error', ({ message }) => resolve(message));
    });
    expect(said).toBe('TOKEN_TIDAK_VALID');
  });

  test('that was revoked is put out and does not come in again', async () => {
    const key = await pasangkan(kit, kit.as('OWNER'), server.url, { portal: 'JKT1' });
    jalan(key, 'dicabut');
    const ada = async () => (await kit.as('OWNER').get('agen', { portal: 'JKT1' })).data.agen?.tersambung;
    await expect.poll(ada).toBe(true);
    expect(await kit.as('OWNER').post('agen/cabut', { id: key.id }, { portal: 'JKT1' })).toMatchObject({
      status: 200,
    });
    await expect.poll(() => refusals).toContain('dicabut');
    expect(await masuk(key)).toBe('AGEN_DITOLAK');
    expect(await kit.as('OWNER').post('agen/cabut', { id: key.id }, { portal: 'JKT1' })).toMatchObject({
      code: 'AGEN_TIDAK_ADA',
    });
  });

  test('of the one before ends when another is paired at its till', async () => {
    const before = await pasangkan(kit, kit.as('SPV1'), server.url);
    const after = await pasangkan(kit, kit.as('SPV1'), server.url);
    expect([await masuk(before), await masuk(after)]).toEqual(['AGEN_DITOLAK', 'MASUK']);
  });
});

describe('what is sent to the printer', () => {
  const who = () => kit.as('SPV1');
  const antrian = async (): Promise<Record<string, unknown>[]> => (await who().get('agen')).data.antrian;
  const struk = [{ kertas: 'STRUK', pencetak: 'Depan' }] as const;

  test('comes out at the till it was sent from', async () => {
    const key = await pasangkan(kit, who(), server.url);
    expect(await kirim(who(), 'TANPA PRINTER')).toMatchObject({ code: 'PENCETAK_TIDAK_ADA' });
    expect(await atur(who(), [printer.pencetak('Depan')], struk)).toMatchObject({ status: 200 });
    jalan(key, 'cetak');
    expect(await kirim(who(), 'NOTA SATU\n')).toMatchObject({ status: 200 });
    await expect.poll(() => printer.cetak).toContain('NOTA SATU');
    await expect.poll(antrian).toEqual([]);
    await expect.poll(async () => (await who().get('agen')).data.pencetak[0].kondisi).toBe('SIAP');
    // Another till of the same store has no agent, and no printer.
    expect((await kit.as('KASIR1').get('agen')).data).toEqual({
      ...{ pencetak: [], kertas: [], timbangan: [], sidik: [], antrian: [] },
    });
    expect(await kirim(kit.as('KASIR1'), 'NOTA DUA\n')).toMatchObject({ code: 'AGEN_TIDAK_ADA' });
    const { rows } = await kit.owner.query(
      "select isi is null as kosong from tugas_cetak where keadaan = 'TERCETAK'",
    );
    expect(rows).toEqual([{ kosong: true }]);
  });

  test('waits while there is no paper, says so, and comes out when there is', async () => {
    jalan(await pasangkan(kit, who(), server.url), 'habis');
    printer.kertas = false;
    await kirim(who(), 'NOTA HABIS\n');
    await expect.poll(antrian).toMatchObject([{ keadaan: 'DIKIRIM', sebab: 'KERTAS_HABIS' }]);
    expect(printer.cetak).not.toContain('NOTA HABIS');
    printer.kertas = true;
    await expect.poll(antrian).toEqual([]);
    expect(printer.cetak.split('NOTA HABIS')).toHaveLength(2);
  });

  test('is given back, and goes to another printer, as long as it was not begun', async () => {
    const other = await simulasi('ESCPOS');
    jalan(await pasangkan(kit, who(), server.url), 'pindah');
    await atur(who(), [printer.pencetak('Depan'), other.pencetak('Belakang')], struk);
    printer.tutup = true;
    const ids = [];
    for (const text of ['NOTA BATAL\n', 'NOTA PINDAH\n']) {
      ids.push((await kirim(who(), text)).data.id);
      kit.clock.advance({ seconds: 1 });
    }
    await expect.poll(antrian).toMatchObject([{ sebab: 'TUTUP_TERBUKA' }, { keadaan: 'DIKIRIM' }]);
    await who().post('agen/tugas/putus', { id: ids[0], tindakan: 'BATAL', pencetak: null });
    await who().post('agen/tugas/putus', { id: ids[1], tindakan: 'ULANG', pencetak: 'Belakang' });
    await expect.poll(antrian).toEqual([]);
    expect(other.cetak).toContain('NOTA PINDAH');
    printer.tutup = false;
    await kirim(who(), 'NOTA SESUDAH\n');
    await expect.poll(() => printer.cetak).toContain('NOTA SESUDAH');
    expect(printer.cetak).not.toMatch(/NOTA (BATAL|PINDAH)/);
    await other.close();
  });

  test('that broke off is asked about, not repeated', async () => {
    const lemah = await simulasi('ESCPOS', { putusSesudah: 40 });
    jalan(await pasangkan(kit, who(), server.url), 'ragu');
    await atur(who(), [lemah.pencetak('Depan')], struk);
    const { data } = await kirim(who(), `NOTA RAGU ${'X'.repeat(200)}\n`);
    await expect.poll(antrian).toMatchObject([{ id: data.id, keadaan: 'RAGU', sebab: 'PUTUS' }]);
    const sambungan = lemah.sambungan;
    lemah.putusSesudah = null;
    await who().post('agen/tugas/putus', { id: data.id, tindakan: 'ULANG', pencetak: null });
    await expect.poll(antrian).toEqual([]);
    expect(lemah.sambungan).toBeGreaterThan(sambungan);
    expect(lemah.cetak.split(`NOTA RAGU ${'X'.repeat(200)}`)).toHaveLength(2);
    expect(
      await who().post('agen/tugas/putus', { id: data.id, tindakan: 'ULANG', pencetak: null }),
    ).toMatchObject({
      code: 'TUGAS_BERUBAH',
    });
    await lemah.close();
  });

  test.each(['ESCPOS', 'ZPL', 'TSPL'] as const)('is a test page, in %s', async (bentuk) => {
    const at = await simulasi(bentuk);
    jalan(await pasangkan(kit, who(), server.url), `uji-${bentuk}`);
    await atur(who(), [at.pencetak('Uji')], []);
    expect(await who().post('agen/uji', { pencetak: 'Uji' })).toMatchObject({ status: 200 });
    await expect.poll(() => at.cetak).toContain('MUSTIKA - HALAMAN UJI');
    await expect.poll(antrian).toEqual([]);
    await at.close();
  });
});
