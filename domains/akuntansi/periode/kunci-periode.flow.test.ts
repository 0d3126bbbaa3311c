/** Protects: a month that is locked stays as it is, whoever writes and however; a month that is closed earns no more. */
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { drillHledger } from '../../../drills/hledger.ts';
import { type Answer, type Caller, type Kit, testApp } from '../../../tests/kit/app.ts';
import { gantiHari, SANDI_SPV, setujui } from '../../../tests/kit/jual.ts';

let kit: Kit;
const OWNER = { user_id: 'OWNER', password: 'sandi-uji-coba' };
const portal = { portal: 'JKT1' };
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
});
afterEach(async () => expect(await kit.periksa()).toEqual([]));
afterAll(() => kit?.close());

const owner = (path: string, body: object): Promise<Answer> =>
  kit.as('OWNER').post(`akuntansi/${path}`, body, portal);
type Siap = { caller: Caller; path: string; body: object };
/** The body with the approval it asks for; refused at once, it stays as it is. */
async function siapkan(caller: Caller, path: string, body: object, who: object): Promise<Siap> {
  const asked = await caller.post(path, body);
  if (asked.code !== 'OTORISASI_DIPERLUKAN') return { caller, path, body };
  return { caller, path, body: { ...body, detail_authorization: await setujui(caller, asked.detail, who) } };
}
const kirim = ({ caller, path, body }: Siap): Promise<Answer> => caller.post(path, body);
const siapJurnal = (tanggal: string): Promise<Siap> =>
  siapkan(
    kit.as('SPV1'),
    'akuntansi/jurnal-umum',
    {
      tanggal,
      keterangan: 'penyusutan',
      baris: [
        { nomor_akun: '530900', debit: 400_000 },
        { nomor_akun: '120900', kredit: 400_000 },
      ],
    },
    OWNER,
  );
const jurnal = async (tanggal: string): Promise<Answer> => kirim(await siapJurnal(tanggal));
const kunci = (bulan = '2026-11-01') => owner('kunci-periode', { bulan });
const buka = (bulan = '2026-11-01') => owner('buka-periode', { bulan, alasan: 'koreksi pajak' });
const laba = async (): Promise<number> => {
  const answer = await kit
    .as('OWNER')
    .get('akuntansi/laba-rugi?tgl_awal=2026-11-01&tgl_akhir=2026-11-30', portal);
  return JSON.parse(answer.text).totals.kini;
};
const neraca = async (
  tanggal: string,
): Promise<{ totals: Record<string, number>; data: Record<string, unknown>[] }> =>
  JSON.parse((await kit.as('OWNER').get(`akuntansi/neraca?tgl_akhir=${tanggal}`, portal)).text);
const pusat = (): Caller => ({
  ...kit.as('OWNER'),
  post: (path, body) => kit.as('OWNER').post(path, body, portal),
});
const batal = async (no_dokumen: string): Promise<Answer> =>
  kirim(
    await siapkan(pusat(), 'akuntansi/tutup-bulan-batal', { no_dokumen, alasan: 'ada koreksi' }, SANDI_SPV),
  );

test('a month that goes on can neither be locked nor closed', async () => {
  expect(await kunci()).toMatchObject({ status: 409, code: 'PERIODE_MASIH_BERJALAN' });
  expect(await owner('tutup-bulan', { bulan: '2026-11-15' })).toMatchObject({
    code: 'PERIODE_MASIH_BERJALAN',
  });
  expect(await kit.as('SPV1').post('akuntansi/kunci-periode', { bulan: '2026-11-01' })).toMatchObject({
    status: 403,
  });
});

describe('November is over', () => {
  let no_dokumen: string;

  test('its closing entry moves the profit into Laba Ditahan and leaves the statements as they were', async () => {
    await gantiHari(kit, '2026-12-01');
    const untung = await laba();
    const sebelum = await neraca('2026-11-30');
    const done = await owner('tutup-bulan', { bulan: '2026-11-10' });
    expect(done, done.text).toMatchObject({
      status: 200,
      data: { bulan: '2026-11-01', sampai: '2026-11-30', laba: untung },
    });
    no_dokumen = done.data.no_dokumen;
    expect(await laba()).toBe(untung);
    const sesudah = await neraca('2026-11-30');
    expect(sesudah.totals).toEqual(sebelum.totals);
    expect(sesudah.data.find((row) => row['nomor_akun'] === '320100')).toMatchObject({ pasiva: untung });
    expect(sesudah.data.map((row) => row['nama_akun'])).not.toContain('LABA BERJALAN');
    expect(await owner('tutup-bulan', { bulan: '2026-11-01' })).toMatchObject({
      code: 'BULAN_SUDAH_DITUTUP',
    });
    expect(await jurnal('2026-11-25')).toMatchObject({ status: 409, code: 'BULAN_SUDAH_DITUTUP' });
    const tanpa = await kit
      .as('OWNER')
      .get('akuntansi/neraca-saldo?tgl_awal=2026-11-01&tgl_akhir=2026-11-30&penutup=TANPA', portal);
    expect(tanpa.data.map((row: { nomor_akun: string }) => row.nomor_akun)).not.toContain('330100');
  });

  test('taken back on its own date, it can be closed again with what came late', async () => {
    expect(await batal(no_dokumen)).toMatchObject({ status: 200, data: { status: 'CANC' } });
    const { rows } = await kit.owner.query(
      'select tanggal::text from peristiwa where no_dokumen = $1 order by urut',
      [no_dokumen],
    );
    expect(rows.map((row) => row.tanggal)).toEqual(['2026-11-30', '2026-11-30']);
    const untung = await laba();
    expect(await jurnal('2026-11-25')).toMatchObject({ status: 200 });
    const again = await owner('tutup-bulan', { bulan: '2026-11-01' });
    expect(again, again.text).toMatchObject({ status: 200, data: { laba: untung - 400_000 } });
    no_dokumen = again.data.no_dokumen;
  });

  test('an independent program agrees with journals and closing entries in the books', async ({ skip }) => {
    const differences = await drillHledger(kit.deps.db, 'JKT1');
    if (differences === null) skip('hledger is not installed');
    expect(differences).toEqual([]);
  });

  test('locked: no journal, no way back, no reopened day, not even by the hand that owns the tables', async () => {
    expect(await kunci()).toMatchObject({ status: 200, data: { sampai: '2026-11-30' } });
    expect(await kunci()).toMatchObject({ status: 409, code: 'PERIODE_SUDAH_TERKUNCI' });
    expect(await jurnal('2026-11-25')).toMatchObject({
      status: 409,
      code: 'PERIODE_TERKUNCI',
      message: 'Periode Sudah Dikunci, Tidak Ada Yang Bisa Dicatat Di Dalamnya (30 Nov 2026)',
    });
    expect(await batal(no_dokumen)).toMatchObject({ status: 409, code: 'PERIODE_TERKUNCI' });
    const hand = (text: string) =>
      kit.owner.query(text).then(
        () => 'passed',
        (error: Error) => error.message,
      );
    expect(
      await hand(`insert into peristiwa (kode_toko, no_dokumen, urut, transisi, ke_status, tanggal, user_id)
        values ('JKT1', '${no_dokumen}', 9, 'uji', 'DONE', '2026-11-30', 'OWNER')`),
    ).toBe('PERIODE_TERKUNCI');
    expect(
      await hand("update hari_toko set status = 'OPEN' where kode_toko = 'JKT1' and tanggal = '2026-11-21'"),
    ).toBe('PERIODE_TERKUNCI');
    expect(await hand('delete from kunci_periode')).toContain('append-only');
    // Today goes on.
    const kas = { arah: 'TAMBAH', kategori: 'LAIN', jumlah: 100_000, keterangan: 'modal' };
    expect(await kit.as('SPV1').post('cash/uang-kas', kas)).toMatchObject({ status: 200 });
    expect(await jurnal('2026-12-01')).toMatchObject({ status: 200 });
  });

  test('a journal that was on its way when the lock came is either in the month or refused', async () => {
    await buka();
    await batal(no_dokumen);
    const [satu, dua] = [await siapJurnal('2026-11-26'), await siapJurnal('2026-11-27')];
    const answers = await Promise.all([kirim(satu), kunci(), kirim(dua)]);
    expect(answers[1]).toMatchObject({ status: 200 });
    for (const answer of [answers[0], answers[2]])
      expect([undefined, 'PERIODE_TERKUNCI'], answer?.text).toContain(answer?.code);
    expect(await jurnal('2026-11-28')).toMatchObject({ code: 'PERIODE_TERKUNCI' });
  });

  test('months are closed one after the other, a locked one like any other', async () => {
    await gantiHari(kit, '2026-12-31');
    await gantiHari(kit, '2027-01-02');
    expect(await jurnal('2026-12-15')).toMatchObject({ status: 200 });
    const turn = async (): Promise<unknown[]> =>
      (await kit.as('OWNER').get('akuntansi/periode', portal)).data.periode.map(
        (row: { bulan: string; terbuka: number | null }) => [row.bulan, row.terbuka !== null],
      );
    expect(await turn()).toEqual([
      ['2027-01-01', false],
      ['2026-12-01', false],
      ['2026-11-01', true],
    ]);
    expect(await owner('tutup-bulan', { bulan: '2026-12-01' })).toMatchObject({
      code: 'BULAN_LALU_BELUM_DITUTUP',
    });
    const november = await laba();
    const terkunci = await owner('tutup-bulan', { bulan: '2026-11-01' });
    expect(terkunci, terkunci.text).toMatchObject({ status: 200, data: { laba: november } });
    expect(await laba()).toBe(november);
    expect(await batal(terkunci.data.no_dokumen)).toMatchObject({ code: 'PERIODE_TERKUNCI' });
    const done = await owner('tutup-bulan', { bulan: '2026-12-01' });
    const desember = JSON.parse(
      (await kit.as('OWNER').get('akuntansi/laba-rugi?tgl_awal=2026-12-01&tgl_akhir=2026-12-31', portal))
        .text,
    ).totals.kini;
    expect(done, done.text).toMatchObject({ status: 200, data: { laba: desember } });
    expect(await batal(done.data.no_dokumen)).toMatchObject({ status: 200 });
  });

  test('only the owner opens it, with a reason, and everything is told and sealed', async () => {
    const body = { bulan: '2026-11-01', alasan: 'koreksi pajak' };
    for (const user of ['SU', 'PUSAT'])
      expect(await kit.as(user).post('akuntansi/buka-periode', body, portal)).toMatchObject({ status: 403 });
    expect(await owner('buka-periode', { bulan: '2026-11-01', alasan: '' })).toMatchObject({
      status: 400,
      message: 'Alasan Tidak Boleh Kosong',
    });
    expect(await buka('2026-10-01')).toMatchObject({ code: 'BUKAN_PERIODE_TERAKHIR' });
    expect(await buka()).toMatchObject({
      status: 200,
      message: 'Periode Berhasil Dibuka',
      data: { sampai: '2026-10-31' },
    });
    const { data } = await kit.as('OWNER').get('akuntansi/periode', portal);
    expect(data).toMatchObject({
      terkunci: '2026-10-31',
      periode: [
        { bulan: '2027-01-01', selesai: false, terkunci: false },
        { bulan: '2026-12-01', selesai: true, terkunci: false },
        { bulan: '2026-11-01', selesai: true, terkunci: false, penutup: { terakhir: true } },
      ],
    });
    expect(data.riwayat.map((row: { aksi: string }) => row.aksi)).toEqual(['BUKA', 'KUNCI', 'BUKA', 'KUNCI']);
    expect(data.riwayat[0]).toMatchObject({ alasan: 'KOREKSI PAJAK', user_id: 'OWNER' });
    const { rows } = await kit.owner.query(
      "select aksi, objek from audit where kode_toko = 'JKT1' and aksi like 'kunci_periode%' order by seq",
    );
    expect(rows.at(-1)).toEqual({ aksi: 'kunci_periode.buka', objek: '2026-11' });
    expect(rows).toHaveLength(4);
  });
});
