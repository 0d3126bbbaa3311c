/** Protects: a general journal balances, is signed by another person, touches nothing that is counted, and goes back. */
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { type Answer, HARI, type Kit, testApp } from '../../../tests/kit/app.ts';
import { bukuUang } from '../../../tests/kit/buku.ts';
import { denganOtorisasi, hanyaPemilik, type Kebutuhan, setujui } from '../../../tests/kit/jual.ts';
import { unggah } from '../../../tests/kit/unggah.ts';

let kit: Kit;
const OWNER = { user_id: 'OWNER', password: 'sandi-uji-coba' };
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
});
afterEach(async () => expect(await kit.periksa()).toEqual([]));
afterAll(() => kit?.close());

const baris = [
  { nomor_akun: '530900', debit: 750_000, kredit: null, dimensi: null, keterangan: 'sewa gedung' },
  { nomor_akun: '530400', debit: 250_000, kredit: null, dimensi: 'SALES1', keterangan: null },
  { nomor_akun: '211100', debit: null, kredit: 1_000_000, dimensi: null, keterangan: null },
];
const isi = (more: object = {}) => ({ tanggal: HARI, keterangan: 'akrual november', baris, ...more });
const simpan = (more: object = {}, user = 'SPV1'): Promise<Answer> =>
  denganOtorisasi(kit.as(user), 'akuntansi/jurnal-umum', isi(more), OWNER);
const saldo = async (nomor: string): Promise<number> => {
  const { rows } = await kit.owner.query(
    "select coalesce(sum(debit - kredit), 0)::float8 as n from mutasi_akun where kode_toko = 'JKT1' and nomor_akun = $1",
    [nomor],
  );
  return rows[0].n;
};

const labaHariIni = async (): Promise<number> => {
  const path = `akuntansi/laba-rugi?tgl_awal=${HARI}&tgl_akhir=${HARI}`;
  return JSON.parse((await kit.as('OWNER').get(path, { portal: 'JKT1' })).text).totals.kini;
};

test('several lines, one journal: signed by another, in the book line by line, and back to nothing', async () => {
  expect(await kit.as('SPV1').post('akuntansi/jurnal-umum', isi())).toMatchObject({
    status: 403,
    code: 'OTORISASI_DIPERLUKAN',
    detail: { perlu: [{ kategori: 'JURNAL UMUM' }] },
  });
  const saved = await simpan();
  expect(saved, saved.text).toMatchObject({ status: 200, data: { total: 1_000_000, status: 'DONE' } });
  const no_dokumen = saved.data.no_dokumen as string;
  expect(no_dokumen).toBe('JKT1-JU-261121-0001');
  expect(await bukuUang(kit.owner, no_dokumen)).toEqual([
    '1 JURNAL_UMUM/JURNAL KLIRING_JURNAL > JURNAL 750.000',
    '1 JURNAL_UMUM/JURNAL KLIRING_JURNAL > JURNAL:SALES1 250.000',
    '1 JURNAL_UMUM/JURNAL JURNAL > KLIRING_JURNAL 1.000.000',
  ]);
  expect(await saldo('211100')).toBe(-1_000_000);
  const { data } = await kit.as('OWNER').get(`akuntansi/jurnal/${no_dokumen}`, { portal: 'JKT1' });
  expect(data.peristiwa[0]).toMatchObject({ debit: 1_000_000, kredit: 1_000_000, penyetuju: ['OWNER'] });
  expect(data.layar).toEqual({ to: '/jurnal-umum', search: { no_dokumen } });
  expect(
    (await kit.as('SPV1').get(`akuntansi/jurnal-umum?tgl_awal=${HARI}&tgl_akhir=${HARI}`)).data,
  ).toMatchObject([{ no_dokumen, total: 1_000_000, status: 'DONE', penyetuju: 'OWNER', lampiran: false }]);

  const satu = await kit.as('SPV1').get(`akuntansi/jurnal-umum/satu?no_dokumen=${no_dokumen}`);
  expect(satu.data.baris).toMatchObject([
    { nomor_akun: '530900', nama_akun: 'BEBAN OPERASIONAL', debit: 750_000, kredit: null },
    { nomor_akun: '530400', dimensi: 'SALES1', debit: 250_000 },
    { nomor_akun: '211100', kredit: 1_000_000 },
  ]);

  const batal = { no_dokumen, alasan: 'salah bulan' };
  expect(await denganOtorisasi(kit.as('SPV1'), 'akuntansi/jurnal-umum-batal', batal, OWNER)).toMatchObject({
    status: 200,
    data: { status: 'CANC' },
  });
  for (const nomor of ['530900', '530400', '211100']) expect(await saldo(nomor)).toBe(0);
});

describe('refused before anybody signs', () => {
  const akun = (nomor_akun: string) => ({ baris: [{ ...baris[0], nomor_akun }, ...baris.slice(1)] });
  test.each<[string, object, string]>([
    ['a drawer', akun('110100'), 'AKUN_BUKAN_MANUAL'],
    ['a bank', akun('110400'), 'AKUN_BUKAN_MANUAL'],
    ['the stock', akun('130100'), 'AKUN_BUKAN_MANUAL'],
    ['deposits of customers', akun('210300'), 'AKUN_BUKAN_MANUAL'],
    ['a clearing account', akun('150200'), 'AKUN_BUKAN_MANUAL'],
    ['an account that nobody opened', akun('599999'), 'AKUN_BUKAN_MANUAL'],
    ['lines that do not balance', { baris: baris.slice(0, 2) }, 'JURNAL_TIDAK_SEIMBANG'],
    ['a line with nothing', { baris: [{ ...baris[0], debit: null }, ...baris.slice(1)] }, 'JURNAL_SATU_SISI'],
    ['tomorrow', { tanggal: '2026-11-22' }, 'TANGGAL_BELUM_BUKA'],
    ['a day before the store', { tanggal: '2026-01-31' }, 'TANGGAL_SEBELUM_TOKO'],
    [
      'another store’s attachment',
      { lampiran: 'BDG1/JURNAL-0123456789abcdef.jpg' },
      'LAMPIRAN_TIDAK_DIKENAL',
    ],
    ['a place on the disk', { lampiran: '../../etc/passwd' }, 'LAMPIRAN_TIDAK_DIKENAL'],
  ])('%s', async (_what, more, code) => {
    expect(await kit.as('SPV1').post('akuntansi/jurnal-umum', isi(more))).toMatchObject({ code });
  });

  test('a cashier, whatever his menu shows', async () => {
    const ditolak = { status: 403, code: 'TIDAK_BERHAK' };
    expect(await kit.as('KASIR1').post('akuntansi/jurnal-umum', isi())).toMatchObject(ditolak);
    for (const baca of ['akuntansi/jurnal-umum', 'akuntansi/jurnal-umum/satu?no_dokumen=JKT1-JU-261121-0001'])
      expect(await kit.as('KASIR1').get(baca)).toMatchObject(ditolak);
  });
});

test('an account of a golongan that documents keep takes no journal, and keeps its golongan while it is used', async () => {
  const owner = kit.as('OWNER');
  const akun = { nomor_akun: '110150', nama_akun: 'KAS KECIL', sisi: 'D', manual: true };
  expect(await owner.post('akuns/create', { ...akun, golongan: 'UTANG_SUPPLIER' })).toMatchObject({
    status: 400,
    code: 'AKUN_BUKAN_GOLONGAN',
  });
  expect(await owner.post('akuns/create', { ...akun, golongan: 'ASET_LAIN' })).toMatchObject({
    status: 200,
    data: { golongan: 'ASET_LAIN' },
  });
  const dua = [{ ...baris[0], nomor_akun: '110150', debit: 1_000_000 }, baris[2]];
  const saved = await simpan({ baris: dua });
  expect(saved, saved.text).toMatchObject({ status: 200 });
  const ubah = (isi: object) => owner.put('akuns/update/110150', isi);
  expect(await ubah({ golongan: 'KAS' })).toMatchObject({ status: 409, code: 'AKUN_BERSALDO' });
  const batal = { no_dokumen: saved.data.no_dokumen, alasan: 'bersihkan' };
  await denganOtorisasi(kit.as('SPV1'), 'akuntansi/jurnal-umum-batal', batal, OWNER);
  expect(await ubah({ golongan: 'KAS' })).toMatchObject({
    status: 200,
    data: { golongan: 'KAS', manual: false },
  });
  expect(await kit.as('SPV1').post('akuntansi/jurnal-umum', isi({ baris: dua }))).toMatchObject({
    code: 'AKUN_BUKAN_MANUAL',
  });
  const nomor = (await kit.as('SPV1').get('akuntansi/akun-manual')).data.map(
    (row: { nomor_akun: string }) => row.nomor_akun,
  );
  expect(nomor).not.toContain('110150');
  expect(nomor).toContain('530900');
  expect(await owner.delete('akuns/delete/110150')).toMatchObject({ status: 200 });
});

test("what is the owner's only the owner agrees to", async () => {
  const modal = [
    { nomor_akun: '110700', debit: 500_000 },
    { nomor_akun: '310100', kredit: 500_000 },
  ];
  await kit.as('OWNER').post('akuns/create', {
    nomor_akun: '110700',
    nama_akun: 'SEWA DIBAYAR DIMUKA',
    golongan: 'ASET_LAIN',
    sisi: 'D',
    manual: true,
  });
  const kirim = (more: object = {}) =>
    kit.as('SPV1').post('akuntansi/jurnal-umum', { ...isi({ baris: modal }), ...more });
  const asked = await kirim();
  expect(asked).toMatchObject({ code: 'OTORISASI_DIPERLUKAN', detail: { perlu: [{ oleh: 'OWN' }] } });
  await kit.owner.query("update pengguna set level = 'SPV' where user_id = 'KASIR2'");
  const oleh = (user_id: string) =>
    setujui(kit.as('SPV1'), asked.detail as Kebutuhan, { user_id, password: 'sandi-uji-coba' });
  const kasir = { user_id: 'KASIR2', password: 'sandi-uji-coba' };
  await hanyaPemilik(kit.as('SPV1'), asked.detail as Kebutuhan, kasir);
  expect(await kirim({ detail_authorization: await oleh('OWNER') })).toMatchObject({ status: 200 });
  await kit.owner.query("update pengguna set level = 'KASIR' where user_id = 'KASIR2'");
});

test('dated back into a day that is over: that day has it, today does not, and its closing stays true', async () => {
  const [sebelum, untung] = [await saldo('530900'), await labaHariIni()];
  const saved = await simpan({ tanggal: '2026-11-20' });
  expect(saved, saved.text).toMatchObject({ status: 200, data: { no_dokumen: 'JKT1-JU-261120-0001' } });
  expect(await saldo('530900')).toBe(sebelum + 750_000);
  const { rows } = await kit.owner.query(
    "select debit::float8 from saldo_akun_hari where kode_toko = 'JKT1' and tanggal = '2026-11-20' and nomor_akun = '530900'",
  );
  expect(rows).toEqual([{ debit: 750_000 }]);
  expect(await labaHariIni()).toBe(untung);
});

test('the paper behind a journal is a picture, for those of the store', async () => {
  const { default: sharp } = await import('sharp');
  const isiFoto = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#ccc' } })
    .jpeg()
    .toBuffer();
  const up = await unggah(kit.as('SPV1'), 'akuntansi/lampiran', {
    image: { nama: 'nota.jpg', isi: isiFoto, jenis: 'image/jpeg' },
  });
  expect(up, up.text).toMatchObject({ status: 200 });
  const { data } = await simpan({ lampiran: up.data.key });
  const shown = await kit.as('SPV1').get(`akuntansi/lampiran/${data.no_dokumen}`);
  expect(shown.headers).toMatchObject({ 'content-type': 'image/jpeg' });
  expect(await kit.as('SPV1-BDG').get(`akuntansi/lampiran/${data.no_dokumen}`)).toMatchObject({
    code: 'LAMPIRAN_TIDAK_ADA',
  });
  expect(await unggah(kit.as('SPV1'), 'akuntansi/lampiran', {})).toMatchObject({
    code: 'LAMPIRAN_DIPERLUKAN',
  });
});

test('a role that no account is mapped to stops the document by its name', async () => {
  await kit.owner.query(
    "update para_akun_transaksi set aktif = false where kode_toko = 'JKT1' and kode_akun = 'KLIRING_JURNAL'",
  );
  kit.deps.stores.forget('JKT1');
  expect(await simpan()).toMatchObject({
    status: 409,
    code: 'AKUN_BELUM_DIATUR',
    message: 'Nomor Akun Belum Diatur Di Parameter Akun',
    detail: { akun: 'KLIRING_JURNAL' },
  });
  await kit.owner.query(
    "update para_akun_transaksi set aktif = true where kode_toko = 'JKT1' and kode_akun = 'KLIRING_JURNAL'",
  );
});
