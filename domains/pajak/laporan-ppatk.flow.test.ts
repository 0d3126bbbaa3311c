/** Protects: a person's day over all branches is in the report once it comes to the line, whole, for the owner and nobody else. */
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { HARI, type Kit, testApp } from '../../tests/kit/app.ts';
import { BELI_BAKU, beli, dibeli, jualDulu } from '../../tests/kit/beli.ts';
import {
  atur,
  denganOtorisasi,
  HARGA_BAKU,
  hargaGrup,
  nota,
  numberOf,
  potongBaru,
  terjual,
} from '../../tests/kit/jual.ts';
import { batalTitip, dititip, titip } from '../../tests/kit/titip.ts';

let kit: Kit;
const potong = potongBaru(() => kit, 'PPAT');
const NIK = '3174012345670099';
const API = `pajak/get/report-ppatk`;
const HARIAN = `${API}?tgl_awal=${HARI}&tgl_akhir=${HARI}`;
const OWNER = { user_id: 'OWNER', password: 'sandi-uji-coba' };
const SIAPA = { nama_customer: 'PAK HADI', no_hp_customer: '081277770000' };
/** What it says of him; the demo has people of its own. */
const baris = async () => {
  const { data, status, text } = await kit.as('OWNER').get(HARIAN);
  expect(status, text).toBe(200);
  return (data as Record<string, unknown>[]).filter(({ nama_customer }) =>
    /\bHADI$/.test(String(nama_customer)),
  );
};

beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  await hargaGrup(kit);
  const modal = { arah: 'TAMBAH', kategori: 'LAIN', jumlah: 90_000_000, keterangan: 'modal' };
  await kit.as('SPV1').post('cash/uang-kas', { ...modal, kasir: 'KASIR1' });
  for (const toko of ['PUSAT', 'JKT1', 'BDG1']) await atur(kit, { BATAS_LAPOR_PPATK: '10000000' }, toko);
});
afterEach(async () => expect(await kit.periksa()).toEqual([]));
afterAll(() => kit?.close());

test('sales, purchases and branches of one person are one sum, from the line on', async () => {
  await jualDulu(kit, 'PPATBELI', { nama_customer: 'LAIN', no_hp_customer: '081200001111' });
  const kasir = kit.as('KASIR1');
  const diri = { tanggal_lahir: '1975-02-03', pekerjaan: 'Petani', sumber_dana: 'Panen' };
  const pertama = await terjual(
    kasir,
    nota([await potong()], HARGA_BAKU, { ...SIAPA, nik_sim_passport: NIK, ...diri }),
  );
  // Without his number, and with it alone: the same person.
  const kedua = await dibeli(
    kasir,
    beli(['PPATBELI'], BELI_BAKU, { ...SIAPA, no_hp_customer: '+6281277770000' }),
  );
  expect(await baris()).toEqual([]);
  const { rows } = await kit.owner.query(
    "select kode_barcode from barang where kode_toko = 'BDG1' and status = 'TERSEDIA' order by harga_modal desc limit 1",
  );
  const bdg = kit.as('KASIR1-BDG');
  const kode = rows[0].kode_barcode as string;
  const total = (await bdg.get(`barang/ready/kode-barcode/${kode}`)).data.harga_jual as number;
  const ketiga = await bdg.post(
    'penjualan/simpan',
    nota([kode], total, { nama_customer: 'HADI', nik_sim_passport: '3174.0123.4567.0099' }),
  );
  expect(ketiga, ketiga.text).toMatchObject({ status: 200 });
  await atur(kit, { BATAS_LAPOR_PPATK: String(HARGA_BAKU + BELI_BAKU + total) }, 'PUSAT');
  const lapor = await baris();
  expect(
    lapor.map((b) => [
      String(b.orang).replace(/^\d+\. /, ''),
      b.kode_toko,
      b.no_faktur_group,
      b.jual,
      b.beli,
      b.tukar,
    ]),
  ).toEqual([
    ['HADI', 'BDG1', ketiga.data.no_dokumen, total, null, null],
    ['HADI', 'JKT1', kedua, null, BELI_BAKU, null],
    ['HADI', 'JKT1', pertama, HARGA_BAKU, null, null],
  ]);
  expect(lapor[0]).toMatchObject({ nik_sim_passport: '3174.0123.4567.0099', tanggal_lahir: null });
  expect(lapor[2]).toMatchObject({
    nik_sim_passport: NIK,
    tanggal_lahir: '1975-02-03',
    sumber_dana: 'PANEN',
  });
  const { text } = await kit.as('OWNER').get(`${API}/csv?tgl_awal=${HARI}&tgl_akhir=${HARI}`);
  expect(text).toContain(NIK);
  await atur(kit, { BATAS_LAPOR_PPATK: String(HARGA_BAKU + BELI_BAKU + total + 1) }, 'PUSAT');
  expect(await baris()).toEqual([]);
  await atur(kit, { BATAS_LAPOR_PPATK: '10000000' }, 'PUSAT');
  const batal = { no_faktur_group: pertama, alasan: 'salah barang' };
  expect(await denganOtorisasi(kit.as('SPV1'), 'penjualan/batal', batal, OWNER)).toMatchObject({
    status: 200,
  });
  expect((await baris()).map((b) => b.no_faktur_group)).not.toContain(pertama);
});

test('the file for the authority waits for the words that it gives, then holds whole numbers and each nota once', async () => {
  const no = await terjual(
    kit.as('KASIR1'),
    nota([await potong()], HARGA_BAKU, { ...SIAPA, nik_sim_passport: NIK }),
  );
  await atur(kit, { BATAS_LAPOR_PPATK: '1000000' }, 'PUSAT');
  const berkas = () => kit.as('OWNER').get(HARIAN.replace('?', '/goaml?'));
  const kurang = await berkas();
  expect(JSON.parse(kurang.text)).toMatchObject({
    code: 'KODE_GOAML_KOSONG',
    detail: { kosong: expect.arrayContaining(['RENTITY_ID']) },
  });
  const { data } = await kit.as('OWNER').get('kode-goaml?limit=50');
  for (const { nama_kode, nilai } of data as { nama_kode: string; nilai: string | null }[])
    if (nilai === null)
      expect(
        await kit.as('OWNER').put(`kode-goaml/update/${nama_kode}`, { nilai: `x-${nama_kode}` }),
      ).toMatchObject({
        status: 200,
      });
  const { status, text } = await berkas();
  expect(status, text).toBe(200);
  expect(text.split(`<internal_ref_number>${no}</internal_ref_number>`)).toHaveLength(2);
  const [, milik = ''] = text.split(`<internal_ref_number>${no}</internal_ref_number>`);
  expect(milik.slice(0, milik.indexOf('</transaction>'))).toMatch(
    new RegExp(
      `<amount_local>${HARGA_BAKU}</amount_local>[\\s\\S]*<number>${NIK}</number>[\\s\\S]*<size>3.25</size>`,
    ),
  );
  expect(text.match(/<transaction>/g)?.length).toBe(
    ((await kit.as('OWNER').get(HARIAN)).data as object[]).length,
  );
});

test('cash that went back by transfer is a hint to the owner below the line, and in no file before the line', async () => {
  const SIAPA = { nama_customer: 'IBU HADI', no_hp_customer: '081277770055' };
  const titipan = async (cara: Record<string, unknown>) => {
    const no = await dititip(kit.as('KASIR1'), titip([await potong()], HARGA_BAKU, 2_000_000, SIAPA));
    numberOf(await batalTitip(kit.as('KASIR1'), no, cara));
    return no;
  };
  const tunai = await titipan({});
  const balik = await titipan({ cara_kembali: 'TRANSFER', no_rekening: '7310455201' });
  await atur(kit, { BATAS_LAPOR_PPATK: '500000000', BATAS_IDENTITAS: '2000000' }, 'PUSAT');
  expect((await baris()).map((b) => [b.no_faktur_group, b.uang_muka, b.petunjuk])).toEqual([
    [tunai, 2_000_000, null],
    [balik, 2_000_000, 'TUNAI MASUK, TRANSFER KELUAR'],
  ]);
  const berkas = async () => (await kit.as('OWNER').get(HARIAN.replace('?', '/goaml?'))).text;
  expect(await berkas()).not.toContain(balik);
  await atur(kit, { BATAS_LAPOR_PPATK: '4000000' }, 'PUSAT');
  expect(await berkas()).toContain(balik);
  await atur(kit, { BATAS_LAPOR_PPATK: '500000000', BATAS_IDENTITAS: '2000001' }, 'PUSAT');
  expect(await baris()).toEqual([]);
});

test.each(['KASIR1', 'SPV1', 'MU'])('%s reads nothing of it, whatever his rights say', async (user) => {
  await kit.owner.query(
    "insert into hak_akses (user_id, path, is_show) values ($1, '/laporan-ppatk', true) on conflict (user_id, path) do update set is_show = true",
    [user],
  );
  kit.deps.sessions.forget(user);
  for (const file of ['', '/csv', '/pdf', '/xlsx', '/goaml'])
    expect((await kit.as(user).get(`${API}${file}?tgl_awal=${HARI}&tgl_akhir=${HARI}`)).status).toBe(403);
});

test('two false numbers beside one telephone are one person, and so is the telephone of a card', async () => {
  await atur(kit, { BATAS_LAPOR_PPATK: String(4 * HARGA_BAKU), MEMBER_MODULE: 'true' }, 'PUSAT');
  await atur(kit, { MEMBER_MODULE: 'true' });
  const kasir = kit.as('KASIR2');
  const dijual = async (more: object) =>
    terjual(kasir, nota([await potong()], HARGA_BAKU, { nama_customer: 'BU RANTAI HADI', ...more }));
  const { data: anggota } = await kasir.post('member/simpan', {
    ...{ nama_member: 'BU RANTAI HADI', no_hp: '0812-8888-0001', alamat: 'BANDUNG' },
  });
  const nomor = [
    await dijual({ nik_sim_passport: '3174012345670801', no_hp_customer: '081288880002' }),
    await dijual({ nik_sim_passport: '3174012345670802', no_hp_customer: '+62 812 8888 0002' }),
    await dijual({ nik_sim_passport: '3174012345670802', no_hp_customer: '081288880001' }),
  ];
  const rantai = async () => (await baris()).filter((b) => b['nama_customer'] === 'BU RANTAI HADI');
  expect(await rantai()).toEqual([]);
  nomor.push(await dijual({ kode_member: anggota.kode_member, nama_customer: null }));
  const lapor = (await baris()).filter((b) => nomor.includes(String(b['no_faktur_group'])));
  expect(lapor.map((b) => b['no_faktur_group']).sort()).toEqual(nomor.toSorted());
  expect(new Set(lapor.map((b) => b['orang'])).size).toBe(1);
  // The counter sums the same: by a telephone that only a number or a card leads from.
  const sehari = async (telp: string) =>
    (await kit.owner.query("select nota_orang_hari('JKT1', '{}', null, $1)::float8 as n", [telp])).rows[0].n;
  expect(await sehari('081288880002')).toBe(4 * HARGA_BAKU);
  await atur(kit, { BATAS_LAPOR_PPATK: '10000000' }, 'PUSAT');
});
