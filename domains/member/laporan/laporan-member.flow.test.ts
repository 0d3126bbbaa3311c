/**
 * Protects: everything with a person stands under one roof and nothing of anybody else, its figures are those of the books, and the
 * reports about members say what the sales reports and the book of points say.
 */
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { type Answer, HARI, type Kit, testApp } from '../../../tests/kit/app.ts';
import { BELI_BAKU, beli, dibeli, jualDulu } from '../../../tests/kit/beli.ts';
import { CICIL_BAKU, cicil, diangsur, dicicil, syaratCicil } from '../../../tests/kit/cicil.ts';
import { dipinjam, ditebus, hargaTaksir } from '../../../tests/kit/hutang.ts';
import { atur, batalJual, HARGA_BAKU, hargaGrup, masukkan, nota, terjual } from '../../../tests/kit/jual.ts';
import { dipesan, HARGA_PESANAN, pesan } from '../../../tests/kit/pesanan.ts';
import { diterima, servis } from '../../../tests/kit/service.ts';
import { dititip, titip } from '../../../tests/kit/titip.ts';
import { barangBaru, ditukar, JUAL_BARU, jualLama, TUKAR_BAKU, tukar } from '../../../tests/kit/tukar.ts';
import { isiLaci } from '../../../tests/kit/uang.ts';

type Baris = Record<string, string | number | null>;
type Laporan = { data: Baris[]; totals: Record<string, number>; total: number };

let kit: Kit;
let siapa: string;
const HP = '081277001122';
const KARTU = 'E2801160600002';
const punya = () => ({ kode_member: siapa });
const tanpaNama = () => ({ kode_member: siapa, nama_customer: null, no_hp_customer: null });
const laporan = async (path: string, user = 'OWNER', portal = 'JKT1'): Promise<Laporan> => {
  const answer = await kit.as(user).get(path, user === 'OWNER' ? { portal } : {});
  expect(answer, answer.text).toMatchObject({ status: 200 });
  return JSON.parse(answer.text) as Laporan;
};
const HARI_INI = `tgl_awal=${HARI}&tgl_akhir=${HARI}`;
const transaksi = (more = '', user?: string) =>
  laporan(`member/get/transaksi?kode_member=${siapa}&${HARI_INI}${more}`, user);
const jumlah = async (text: string, ...isi: unknown[]): Promise<number> =>
  Number((await kit.owner.query(`select coalesce(${text}, 0)::float8 as n`, isi)).rows[0].n);
/** `PENJUALAN 3.676.500`: what a kind comes to. */
const perJenis = ({ data }: Laporan, kolom: string): Record<string, number> => {
  const sums: Record<string, number> = {};
  for (const b of data) sums[String(b['jenis'])] = (sums[String(b['jenis'])] ?? 0) + Number(b[kolom] ?? 0);
  return sums;
};

beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  await atur(kit, { MEMBER_MODULE: 'true', CICILAN_MODULE: 'true' });
  await hargaTaksir(kit);
  await hargaGrup(kit);
  await syaratCicil(kit);
  await isiLaci(kit, 90_000_000, 'KASIR1');
  const baru = { nama_member: 'RATNA DEWI', no_hp: HP, no_kartu: KARTU };
  const made: Answer = await kit.as('KASIR1').post('member/simpan', baru);
  expect(made, made.text).toMatchObject({ status: 200, data: { no_kartu: KARTU } });
  siapa = made.data.kode_member as string;
  await masukkan(
    kit,
    ...['MLAP0001', 'MLAP0002', 'MLAP0003', 'MLAP0004', 'MLAP0005'].map((kode_barcode) => ({ kode_barcode })),
  );
});
afterEach(async () => expect(await kit.periksa()).toEqual([]));
afterAll(() => kit?.close());

test('a card or tag leads to him, and to nobody else', async () => {
  const kasir = kit.as('KASIR1');
  expect(await kasir.get(`member/get/by-kode-member/${KARTU}`)).toMatchObject({
    data: { kode_member: siapa },
  });
  const lain = { nama_member: 'ORANG LAIN', no_hp: '081277001133' };
  for (const no_kartu of [KARTU, siapa])
    expect(await kasir.post('member/simpan', { ...lain, no_kartu })).toMatchObject({
      ...{ status: 409, code: 'NO_KARTU_TERDAFTAR', detail: { kode_member: siapa } },
    });
  const { data } = await kasir.get('member/get/by-kode-member/JKT1000003');
  const { kode_member, nama_member, no_hp, versi } = data;
  const ubah = (body: object) =>
    kasir.put(`member/ubah/${kode_member}`, { nama_member, no_hp, versi, ...body });
  expect(await ubah({ no_kartu: KARTU })).toMatchObject({ status: 409, code: 'NO_KARTU_TERDAFTAR' });
});

describe('everything with one person', () => {
  let batal: string;
  beforeAll(async () => {
    const kasir = kit.as('KASIR1');
    await terjual(kasir, nota(['MLAP0001'], HARGA_BAKU, punya()));
    batal = await terjual(kasir, nota(['MLAP0002'], HARGA_BAKU, punya()));
    await batalJual(kit, batal);
    await jualDulu(kit, 'MLAPBELI');
    await dibeli(kasir, beli(['MLAPBELI'], BELI_BAKU, punya()));
    await jualLama(kit, 'MLAPLAMA');
    await barangBaru(kit, 'MLAPBARU');
    await ditukar(kit, tukar(['MLAPBARU'], ['MLAPLAMA'], TUKAR_BAKU, punya()));
    // Before he was a member, or the till did not ask: his telephone says whose it is.
    const hutang = await dipinjam(kit, 1_000_000, { nama_customer: 'BU RATNA', no_hp_customer: HP });
    await dipinjam(kit, 700_000, { no_hp_customer: '081200000001' });
    await ditebus(kit, hutang);
    const plan = await dicicil(kasir, cicil(['MLAP0003'], tanpaNama()));
    await diangsur(kasir, plan, CICIL_BAKU.angsuran);
    await dititip(kasir, titip(['MLAP0004'], HARGA_BAKU, 500_000, tanpaNama()));
    await dipesan(kasir, pesan(1_000_000, [{}], tanpaNama()));
    await diterima(kasir, servis(25_000, [{}], tanpaNama()));
    // Somebody else's, at the same till on the same day.
    await terjual(kasir, nota(['MLAP0005'], HARGA_BAKU, { kode_member: 'JKT1000003' }));
  });

  test('stands under its kinds with what it comes to; a cancelled one comes to nothing', async () => {
    const semua = await transaksi();
    expect(perJenis(semua, 'nilai')).toEqual({
      PENJUALAN: HARGA_BAKU,
      TUKAR: JUAL_BARU,
      PEMBELIAN: BELI_BAKU,
      HUTANG: 1_000_000,
      CICILAN: CICIL_BAKU.harga_jual_cicil,
      'BAYAR CICILAN': CICIL_BAKU.angsuran,
      TITIPAN: HARGA_BAKU,
      PESANAN: HARGA_PESANAN,
      SERVICE: 75_000,
    });
    expect(semua.data.filter((b) => b['no_dokumen'] === batal)).toMatchObject([
      { transaksi: 'PENJUALAN', nilai: HARGA_BAKU, status: 'BATAL', toko: 'JKT1' },
      { transaksi: 'BATAL PENJUALAN', nilai: -HARGA_BAKU, status: 'BATAL' },
    ]);
    expect(semua.data.filter((b) => b['jenis'] === 'HUTANG')).toMatchObject([
      { transaksi: 'HUTANG', status: 'LUNAS', uang_keluar: 1_000_000, nama: 'BU RATNA' },
      { transaksi: 'HUTANG LUNAS', status: 'LUNAS', nilai: null },
    ]);
    expect((await transaksi('&jenis=TUKAR')).data).toMatchObject([
      { nilai: JUAL_BARU, uang_masuk: JUAL_BARU - TUKAR_BAKU },
    ]);
  });

  test('moves the money and the points of the books, and no more', async () => {
    const { data, totals } = await transaksi();
    const nomor = [...new Set(data.map((b) => String(b['no_dokumen'])))];
    const kas = (sisi: string) =>
      jumlah(
        `(select sum(jumlah::bigint) from buku_uang where no_dokumen = any ($1) and ${sisi} in ('KAS', 'BANK', 'PIUTANG_EDC'))`,
        nomor,
      );
    expect(totals['uang_masuk']).toBe(await kas('ke_akun'));
    expect(totals['uang_keluar']).toBe(await kas('dari_akun'));
    const poin = await jumlah('(select poin::int from member_poin where kode_member = $1)', siapa);
    expect(poin).toBeGreaterThan(0);
    expect(totals['poin']).toBe(poin);
    const jual = await laporan(`penjualan/get/report?${HARI_INI}`);
    const rupiah = jual.data
      .filter((b) => b['kode_member'] === siapa)
      .reduce((sum, b) => sum + Number(b['total']), 0);
    const { PENJUALAN = 0, TUKAR = 0 } = perJenis(await transaksi(), 'nilai');
    expect(PENJUALAN + TUKAR).toBe(rupiah);
  });

  test('a branch reads its own, head office the chain; who looked at whom is entered', async () => {
    await kit.owner.query(
      "insert into hak_akses (user_id, path, is_show) values ('SPV1-BDG', '/lihat-transaksi-member', true) on conflict (user_id, path) do update set is_show = true",
    );
    kit.deps.sessions.forget('SPV1-BDG');
    const { rows } = await kit.owner.query(
      "select kode_barcode from barang where kode_toko = 'BDG1' and status = 'TERSEDIA' order by harga_modal limit 1",
    );
    const bdg = kit.as('KASIR1-BDG');
    const kode = rows[0].kode_barcode as string;
    const total = (await bdg.get(`barang/ready/kode-barcode/${kode}`)).data.harga_jual as number;
    expect(await bdg.post('penjualan/simpan', nota([kode], total, punya()))).toMatchObject({ status: 200 });
    const semuaToko = (await transaksi('&lingkup=SEMUA')).data.map((b) => b['toko']);
    expect(new Set(semuaToko)).toEqual(new Set(['JKT1', 'BDG1']));
    const cabang = await transaksi('&lingkup=SEMUA', 'SPV1-BDG');
    expect(cabang.data).toMatchObject([{ toko: 'BDG1', nilai: total }]);
    const { rows: baca } = await kit.owner.query(
      `select i.orang from baca_orang b join baca_orang_isi i using (kode_toko, id)
        where b.user_id = 'SPV1-BDG' and b.panggilan = 'lihat-transaksi-member'`,
    );
    expect(baca).toEqual([{ orang: siapa }]);
  });

  test('asked for nobody it is the events of all members', async () => {
    const semua = await laporan(`member/get/transaksi?${HARI_INI}`);
    expect(new Set(semua.data.map((b) => b['kode_member']))).toContain('JKT1000003');
    expect(semua.data.every((b) => b['kode_member'] !== null)).toBe(true);
  });
});

describe('the reports about members', () => {
  const BULAN = `tgl_awal=${HARI.slice(0, 7)}-01&tgl_akhir=${HARI}`;

  test('top: rupiah and notas are those of the sales report, points those of the book', async () => {
    const top = await laporan(`member/get/report-top?${BULAN}&terbanyak=10000`);
    const jual = (await laporan(`penjualan/get/report?${BULAN}`)).data.filter(
      (b) => b['kode_member'] !== null,
    );
    const total = jual.reduce((sum, b) => sum + Number(b['total']), 0);
    expect(top.totals['rupiah']).toBe(total);
    const nota = new Set(jual.filter((b) => b['status'] === 'SAH').map((b) => b['no_faktur_group'])).size;
    const batal = new Set(jual.filter((b) => b['status'] === 'BATAL').map((b) => b['no_faktur_group'])).size;
    expect(top.totals['nota']).toBe(nota - batal);
    const bersih = await jumlah("(select sum(poin::bigint) from member_poin where kode_toko = 'JKT1')");
    expect((top.totals['poin_dapat'] ?? 0) - (top.totals['poin_pakai'] ?? 0)).toBe(bersih);
    for (const [urutan, kolom] of [
      ['RUPIAH', 'rupiah'],
      ['TRANSAKSI', 'nota'],
      ['POIN', 'poin_dapat'],
    ] as const) {
      const { data } = await laporan(`member/get/report-top?${BULAN}&urutan=${urutan}&terbanyak=3`);
      const urut = data.map((b) => Number(b[kolom]));
      expect(urut).toEqual(urut.toSorted((a, b) => b - a));
      expect(data.every((b) => Number(b['peringkat']) <= 3)).toBe(true);
    }
  });

  test('daily: with and without a member is all that was sold, points are the book of the day', async () => {
    const harian = await laporan(`member/get/report-harian?${BULAN}`);
    const jual = await laporan(`penjualan/get/report?${BULAN}`);
    expect((harian.totals['rp_member'] ?? 0) + (harian.totals['rp_lain'] ?? 0)).toBe(jual.totals['total']);
    for (const b of harian.data) {
      const hari = String(b['tanggal']);
      const buku = await jumlah(
        `(select sum(case when left(ke, 1) <> '@' then jumlah::bigint else -jumlah::bigint end) from buku_poin
           where kode_toko = 'JKT1' and tanggal = $1)`,
        hari,
      );
      expect(b['poin_ubah'], hari).toBe(buku);
    }
    expect(harian.data.find((b) => b['tanggal'] === HARI)).toMatchObject({ member_baru: 1 });
    await atur(kit, { MEMBER_MODULE: null });
    expect((await kit.as('OWNER').get(`member/get/report-harian?${BULAN}`, { portal: 'JKT1' })).status).toBe(
      403,
    );
    await atur(kit, { MEMBER_MODULE: 'true' });
  });

  test('list: points are what the store owes, the telephone is for who may see it, and the reading is entered', async () => {
    const daftar = await laporan('member/get/report-daftar');
    const punyaToko = await jumlah(
      `(select sum(p.poin::bigint) from member_poin p join member m using (kode_member)
         where p.kode_toko = 'JKT1' and m.kode_toko_asal = 'JKT1' and m.aktif)`,
    );
    expect(daftar.totals['poin']).toBe(punyaToko);
    const dia = (rows: Baris[]) => rows.find((b) => b['kode_member'] === siapa);
    expect(dia(daftar.data)).toMatchObject({
      no_hp: '6281277001122',
      no_kartu: KARTU,
      terakhir: HARI,
      toko: 'JKT1',
    });
    const { data } = await laporan(`member/get/report-daftar?tidak_sejak=${HARI}`);
    expect(dia(data)).toBeUndefined();
    const cabang = await laporan('member/get/report-daftar?lingkup=SEMUA', 'SPV1');
    expect(new Set(cabang.data.map((b) => b['toko']))).toEqual(new Set(['JKT1']));
    const rantai = await laporan('member/get/report-daftar?lingkup=SEMUA');
    expect(new Set(rantai.data.map((b) => b['toko']))).toContain('BDG1');
    await kit.owner.query(
      "insert into hak_akses (user_id, path, is_show) values ('KASIR1', '/laporan-daftar-member', true) on conflict (user_id, path) do update set is_show = true",
    );
    kit.deps.sessions.forget('KASIR1');
    const kasir = dia((await laporan('member/get/report-daftar', 'KASIR1')).data);
    expect(kasir).toMatchObject({ no_hp: '*********1122' });
    expect(kasir).not.toHaveProperty('alamat');
    const csv = await kit.as('KASIR1').get('member/get/report-daftar/csv');
    expect(csv.text).not.toContain('6281277001122');
    expect(csv.text).toContain('RATNA DEWI');
    const { rows } = await kit.owner.query(
      "select i.orang from baca_orang b join baca_orang_isi i using (kode_toko, id) where b.user_id = 'KASIR1' and b.panggilan = 'laporan-daftar-member'",
    );
    expect(rows).toEqual([{ orang: '*' }, { orang: '*' }]);
  });
});
