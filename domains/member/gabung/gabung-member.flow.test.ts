/**
 * Protects: after two members are one, whatever led to either leads to the one who stayed, his documents and points are under him, old
 * notas stay as they were written and are cancelled exactly, and nothing that is summed changes.
 */
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { HARI, type Kit, testApp } from '../../../tests/kit/app.ts';
import { bukuPoin } from '../../../tests/kit/buku.ts';
import {
  anggota,
  berdua,
  beriPoin,
  gabungkan,
  isiGabung,
  poinDi,
  tergabung,
} from '../../../tests/kit/gabung.ts';
import { dipinjam, hargaTaksir } from '../../../tests/kit/hutang.ts';
import {
  atur,
  batalJual,
  HARGA_BAKU,
  hargaGrup,
  nota,
  potongBaru,
  terjual,
} from '../../../tests/kit/jual.ts';

let kit: Kit;
const potong = potongBaru(() => kit, 'GBNG');
const kasir = () => kit.as('KASIR1');
const jualKe = async (kode_member: string): Promise<string> =>
  terjual(kasir(), nota([await potong()], HARGA_BAKU, { kode_member }));
type Laporan = { data: Record<string, unknown>[]; totals: Record<string, number> };
const laporan = async (path: string): Promise<Laporan> => {
  const answer = await kit.as('SPV1').get(path);
  expect(answer, answer.text).toMatchObject({ status: 200 });
  return JSON.parse(answer.text) as Laporan;
};
const kodeTemu = async (q: string): Promise<string[]> =>
  ((await kasir().get(`member/cari?q=${q}`)).data as { kode_member: string }[]).map((one) => one.kode_member);

beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  await hargaGrup(kit);
  await hargaTaksir(kit);
  await atur(kit, { MEMBER_MODULE: 'true', PENJUALAN_BAYAR_POIN_MODULE: 'true', NILAI_POIN: '5000' });
});
afterEach(async () => expect(await kit.periksa()).toEqual([]));
afterAll(() => kit?.close());

describe('whoever was merged', () => {
  test('is found by his code, card, number and name as the one who stayed, and is on no list', async () => {
    const ke = await anggota(kit, { nama_member: 'SITI TINGGAL', no_hp: '081277990001' });
    const dari = await anggota(kit, {
      ...{
        nama_member: 'SITTI PERGI',
        no_hp: '081277990002',
        no_kartu: 'RFIDPERGI1',
        tgl_lahir: '1990-11-21',
      },
    });
    await tergabung(kit, ke, dari);
    for (const q of [dari, 'RFIDPERGI1', '081277990002', '990002', 'SITTI PERGI', ke])
      expect(await kodeTemu(q), q).toEqual([ke]);
    for (const path of [`member/get/by-kode-member/${dari}`, 'member/get/by-kode-member/RFIDPERGI1'])
      expect((await kasir().get(path)).data, path).toMatchObject({ kode_member: ke });
    expect((await kasir().get('member/get/by-hp?no_hp=081277990002')).data).toMatchObject([
      { kode_member: ke },
    ]);
    const lahir = (await kit.as('SPV1').get('member/find-current-birthday')).data as {
      kode_member: string;
    }[];
    expect(lahir.map((one) => one.kode_member)).not.toContain(dari);
    const daftar = await laporan('member/get/report-daftar?keadaan=SEMUA&lingkup=TOKO');
    expect(daftar.data.map((one) => one['kode_member'])).toContain(ke);
    expect(daftar.data.map((one) => one['kode_member'])).not.toContain(dari);
    expect(await kasir().post('member/simpan', { nama_member: 'LAIN', no_hp: '081277990002' })).toMatchObject(
      {
        ...{ status: 409, code: 'NO_HP_TERDAFTAR', detail: { kode_member: ke } },
      },
    );
  });

  test('is not sold to under his old code: the nota names the one who stayed, and his points are there', async () => {
    const [ke, dari] = [await anggota(kit), await anggota(kit)];
    await tergabung(kit, ke, dari);
    const no = await jualKe(dari);
    const { rows } = await kit.owner.query(
      'select kode_member, poin from penjualan where no_faktur_group = $1',
      [no],
    );
    expect(rows[0].kode_member).toBe(ke);
    expect(rows[0].poin).toBeGreaterThan(0);
    expect(await poinDi(kit, ke)).toBe(rows[0].poin);
  });

  test('brought the other once: nobody earns for having invited himself', async () => {
    const ajak = {
      ...{
        kode_get_point: 'AJAK',
        keterangan: 'AJAK TEMAN',
        jenis_transaksi: 'AFILIASI',
        minimal_rp: 1_000_000,
      },
      ...{ persentase: 100, poin_tetap: 2, mulai_berlaku: '2026-01-01', sampai_berlaku: null },
    };
    expect(await kit.as('SPV1').post('para-get-point/create', ajak)).toMatchObject({ status: 200 });
    const [pengundang, lain] = [await anggota(kit), await anggota(kit)];
    const ke = await anggota(kit, { kode_pengundang: pengundang });
    const pengundangNota = async () => {
      const no = await jualKe(ke);
      const text = 'select pengundang from penjualan where no_faktur_group = $1';
      return (await kit.owner.query(text, [no])).rows[0].pengundang;
    };
    expect(await pengundangNota()).toBe(pengundang);
    await tergabung(kit, lain, pengundang);
    expect(await pengundangNota()).toBe(lain);
    await tergabung(kit, ke, lain);
    expect(await pengundangNota()).toBeNull();
  });
});

test('points go along in each store, and the debt stays as it is', async () => {
  const [ke, dari] = [await anggota(kit), await anggota(kit, {}, 'KASIR1-BDG')];
  await beriPoin(kit, dari, 30);
  await beriPoin(kit, dari, 12, 'SPV1-BDG');
  const hutang =
    "select coalesce(sum(case when ke_akun = 'LIABILITAS_POIN' then -jumlah::bigint else jumlah::bigint end), 0)::float8 as n from buku_uang where 'LIABILITAS_POIN' in (dari_akun, ke_akun)";
  const semula = (await kit.owner.query(hutang)).rows;
  const toko = (
    await kit.owner.query('select kode_toko from member_poin where kode_member = $1 order by 1', [dari])
  ).rows.map((r) => r.kode_toko as string);
  expect(toko).toHaveLength(2);
  expect((await berdua(kit, ke, dari))[1]).toMatchObject({
    poin: [
      { poin: 12, buka: true },
      { poin: 30, buka: true },
    ],
  });
  expect((await tergabung(kit, ke, dari)).data).toMatchObject({ kode_member: ke, poin: 42 });
  for (const [kode_toko, poin] of [
    [toko[0], 12],
    [toko[1], 30],
  ] as [string, number][]) {
    expect(await poinDi(kit, ke, kode_toko)).toBe(poin);
    expect(await poinDi(kit, dari, kode_toko)).toBe(0);
  }
  expect((await kit.owner.query(hutang)).rows).toEqual(semula);
});

describe('an old nota of his', () => {
  test('takes its points back from the one who stayed, under the name that is on it', async () => {
    const [ke, dari] = [await anggota(kit), await anggota(kit)];
    const no = await jualKe(dari);
    const poin = await poinDi(kit, dari);
    expect(poin).toBeGreaterThan(0);
    await tergabung(kit, ke, dari);
    expect(await poinDi(kit, ke)).toBe(poin);
    await batalJual(kit, no);
    expect([await poinDi(kit, ke), await poinDi(kit, dari)]).toEqual([0, 0]);
    expect(await bukuPoin(kit.owner, no)).toEqual([
      `1 @DIBERIKAN > ${dari} ${poin}`,
      `2 ${dari} > @DIBERIKAN ${poin}`,
      `2 ${ke} > ${dari} ${poin}`,
    ]);
    const { rows } = await kit.owner.query('select kode_member from penjualan where no_faktur_group = $1', [
      no,
    ]);
    expect(rows).toEqual([{ kode_member: dari }]);
  });

  test('gives back the points that paid it, also after two merges', async () => {
    const [satu, dua, tiga] = [await anggota(kit), await anggota(kit), await anggota(kit)];
    await beriPoin(kit, satu, 10);
    const bayar = [
      { jenis: 'POIN', jumlah: 50_000 },
      { jenis: 'CASH', jumlah: HARGA_BAKU - 50_000 },
    ];
    const no = await terjual(kasir(), nota([await potong()], HARGA_BAKU, { kode_member: satu, bayar }));
    const dapat = await poinDi(kit, satu);
    await tergabung(kit, dua, satu);
    await tergabung(kit, tiga, dua);
    expect(await poinDi(kit, tiga)).toBe(dapat);
    await batalJual(kit, no);
    expect([await poinDi(kit, satu), await poinDi(kit, dua), await poinDi(kit, tiga)]).toEqual([0, 0, 10]);
  });

  test('that his points are spent of already refuses, as it does for everybody', async () => {
    const [ke, dari] = [await anggota(kit), await anggota(kit)];
    const no = await beriPoin(kit, dari, 5);
    await tergabung(kit, ke, dari);
    const ambil = { kode_member: dari, arah: 'KURANG', poin: 5, keterangan: 'salah catat poin' };
    expect(await kit.as('SPV1').post('transaksi-poin/simpan', ambil)).toMatchObject({ status: 200 });
    const batal = await kit
      .as('SPV1')
      .post('transaksi-poin/batal', { no_dokumen: no, alasan: 'salah member' });
    expect(batal).toMatchObject({ status: 409, code: 'POIN_SUDAH_TERPAKAI' });
    expect(await poinDi(kit, ke)).toBe(0);
  });
});

test('his documents stand under the one who stayed, and no sum of the house changes', async () => {
  const [ke, dari] = [await anggota(kit), await anggota(kit)];
  await jualKe(dari);
  await jualKe(ke);
  await dipinjam(kit, 1_000_000, { kode_member: dari, nama_customer: null, no_hp_customer: null });
  const hari = `tgl_awal=${HARI}&tgl_akhir=${HARI}`;
  const top = `member/get/report-top?${hari}&urutan=RUPIAH&terbanyak=1000&lingkup=TOKO`;
  const semua = [
    `member/get/transaksi?${hari}&jenis=ALL&lingkup=TOKO`,
    `member/get/report-harian?${hari}&lingkup=TOKO`,
    top,
  ];
  const total = async () => {
    const hasil: object[] = [];
    // Persons are counted in one of them: there is one less, of course.
    for (const path of semua) hasil.push({ ...(await laporan(path)).totals, kode_member: 0 });
    return hasil;
  };
  const semula = await total();
  expect(JSON.stringify(semula)).toMatch(/[1-9]/);
  await tergabung(kit, ke, dari);
  expect(await total()).toEqual(semula);
  const peringkat = (await laporan(top)).data;
  expect(peringkat.find((b) => b['kode_member'] === ke)).toMatchObject({ nota: 2, rupiah: 2 * HARGA_BAKU });
  expect(peringkat.map((b) => b['kode_member'])).not.toContain(dari);
  const { data: baris } = await laporan(
    `member/get/transaksi?kode_member=${dari}&${hari}&jenis=ALL&lingkup=TOKO`,
  );
  expect(baris.map((b) => b['jenis'])).toEqual(['HUTANG', 'PENJUALAN', 'PENJUALAN']);
  expect(new Set(baris.map((b) => b['kode_member']))).toEqual(new Set([ke]));
  expect((await kasir().get(`member/get/tanggungan/${ke}`)).data).toMatchObject([{ jenis: 'HUTANG' }]);
  const { rows } = await kit.owner.query(
    `select nota_orang_hari('JKT1', null, $1, null)::float8 as ke, nota_orang_hari('JKT1', null, $2, null)::float8 as dari`,
    [ke, dari],
  );
  expect(rows[0].ke).toBe(rows[0].dari);
  expect(rows[0].ke).toBeGreaterThan(2 * HARGA_BAKU);
});

describe('what he says of himself', () => {
  test('is what was chosen, and the number that was not leads to him still', async () => {
    const ke = await anggota(kit, {
      nama_member: 'DATA SATU',
      no_hp: '081277880001',
      no_kartu: 'KARTUDATA1',
    });
    const dari = await anggota(kit, {
      nama_member: 'DATA DUA',
      no_hp: '081277880002',
      no_kartu: 'KARTUDATA2',
    });
    await tergabung(kit, ke, dari, { no_hp: 'DARI', no_kartu: 'DARI', nama_member: 'DARI' });
    const { data } = await kasir().get(`member/get/by-kode-member/${ke}`);
    expect(data).toMatchObject({ nama_member: 'DATA DUA', no_hp: '6281277880002', no_kartu: 'KARTUDATA2' });
    for (const q of ['081277880001', '081277880002', 'KARTUDATA1', 'KARTUDATA2'])
      expect(await kodeTemu(q), q).toEqual([ke]);
    const { data: riwayat } = await kit.as('PUSAT').get(`member/riwayat/${ke}`);
    expect(riwayat[0]).toMatchObject({ aksi: 'gabung', sesudah: { digabung: dari, no_hp: '6281277880002' } });
  });

  test('a yes to be written to stands only where both said it', async () => {
    const [ke, dari] = [
      await anggota(kit, { no_hp: '081277660001' }),
      await anggota(kit, { no_hp: '081277660002' }),
    ];
    const setuju = async (kode: string) =>
      (await kasir().get(`member/get/by-kode-member/${kode}`)).data.setuju;
    expect(
      await kit.as('SPV1').post('whatsapp/setuju', { no_hp: '6281277660002', setuju: true }),
    ).toMatchObject({ status: 200 });
    expect(await setuju(dari)).toBe(true);
    await tergabung(kit, ke, dari, { no_hp: 'DARI' });
    expect(await setuju(ke)).toBe(false);
  });
});

describe('who may, and when', () => {
  test('a branch does not, and nobody does it alone', async () => {
    const [ke, dari] = [await anggota(kit), await anggota(kit)];
    const isi = await isiGabung(kit, ke, dari);
    for (const siapa of ['KASIR1', 'SPV1'])
      expect(await kit.as(siapa).post('member/gabung', isi)).toMatchObject({
        status: 403,
        code: 'TIDAK_BERHAK',
      });
    expect(await kit.as('PUSAT').post('member/gabung', isi)).toMatchObject({
      ...{ status: 403, code: 'OTORISASI_DIPERLUKAN' },
      detail: { perlu: [{ kategori: 'member', description: 'member merge' }] },
    });
    expect(await poinDi(kit, ke)).toBe(0);
  });

  test('not with himself, nor with somebody who was merged, whichever way round', async () => {
    const [a, b, c] = [await anggota(kit), await anggota(kit), await anggota(kit)];
    const [isiC, balik] = [await isiGabung(kit, c, a), await isiGabung(kit, a, b)];
    await tergabung(kit, b, a);
    const tanya = (body: object) => kit.as('PUSAT').post('member/gabung', body);
    expect(await tanya({ ...isiC, ke: a, dari: a })).toMatchObject({
      status: 400,
      code: 'GABUNG_DIRI_SENDIRI',
    });
    for (const body of [isiC, balik])
      expect(await tanya(body)).toMatchObject({
        ...{ status: 409, code: 'GABUNG_SUDAH' },
        detail: { ke: b },
      });
    expect(await tanya({ ...isiC, dari: 'TIDAKADA' })).toMatchObject({
      status: 404,
      code: 'MEMBER_TIDAK_ADA',
    });
  });

  test('somebody who changed one of them meanwhile is not overwritten', async () => {
    const [ke, dari] = [await anggota(kit), await anggota(kit)];
    const isi = await isiGabung(kit, ke, dari, { versi_dari: 7 });
    expect(await kit.as('PUSAT').post('member/gabung', isi)).toMatchObject({
      status: 409,
      code: 'SUDAH_BERUBAH',
    });
  });

  test('two tills at once merge once', async () => {
    const [ke, dari] = [await anggota(kit), await anggota(kit)];
    await beriPoin(kit, dari, 9);
    const answers = await Promise.all([gabungkan(kit, ke, dari), gabungkan(kit, ke, dari)]);
    expect(answers.map((one) => one.status).sort()).toEqual([200, 409]);
    expect(await poinDi(kit, ke)).toBe(9);
  });

  test('a sale that is under way while he is merged leaves its points with the one who stayed', async () => {
    const [ke, dari] = [await anggota(kit), await anggota(kit)];
    const kode = await potong();
    const [answer, gabung] = await Promise.all([
      kasir().post('penjualan/simpan', nota([kode], HARGA_BAKU, { kode_member: dari })),
      gabungkan(kit, ke, dari),
    ]);
    expect([answer.status, gabung.status]).toEqual([200, 200]);
    expect(await poinDi(kit, ke)).toBe(answer.data.poin);
    expect(await poinDi(kit, dari)).toBe(0);
  });
});
