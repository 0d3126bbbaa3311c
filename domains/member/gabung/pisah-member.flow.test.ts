/**
 * Protects: one act takes a merge back exactly: his data, number, card, consent and points are his again, his old notas and what came of
 * them since go with him, and what happened since at the other stays there.
 */
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { type Kit, testApp } from '../../../tests/kit/app.ts';
import { anggota, beriPoin, gabungkan, pisahkan, poinDi, tergabung } from '../../../tests/kit/gabung.ts';
import {
  atur,
  batalJual,
  gantiHari,
  HARGA_BAKU,
  hargaGrup,
  nota,
  potongBaru,
  terjual,
} from '../../../tests/kit/jual.ts';

let kit: Kit;
const potong = potongBaru(() => kit, 'PSAH');
const kasir = () => kit.as('KASIR1');
const jualKe = async (kode_member: string): Promise<string> =>
  terjual(kasir(), nota([await potong()], HARGA_BAKU, { kode_member }));

const BARIS = `select nama_member, no_hp, alamat, tgl_lahir::text as tgl_lahir, no_kartu, aktif, digabung_ke, kode_pengundang, tgl_daftar::text as tgl_daftar
  from member where kode_member = any ($1) order by kode_member`;
const baris = async (...kode: string[]): Promise<object[]> => (await kit.owner.query(BARIS, [kode])).rows;

async function terpisah(kode_member: string): Promise<void> {
  const answer = await pisahkan(kit, kode_member);
  expect(answer, answer.text).toMatchObject({ status: 200, message: 'Gabungan Member Berhasil Dibatalkan' });
}
const ambil = async (kode_member: string, poin: number): Promise<void> => {
  const body = { kode_member, arah: 'KURANG', poin, keterangan: 'dipakai sejak digabung' };
  expect(await kit.as('SPV1').post('transaksi-poin/simpan', body)).toMatchObject({ status: 200 });
};

beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  await hargaGrup(kit);
  await atur(kit, { MEMBER_MODULE: 'true', NILAI_POIN: '5000' });
});
afterEach(async () => expect(await kit.periksa()).toEqual([]));
afterAll(() => kit?.close());

describe('undone', () => {
  test('either is exactly what he was, with his consent, and the other keeps what he said since', async () => {
    const ke = await anggota(kit, { nama_member: 'UTUH SATU', no_hp: '081277550001', no_kartu: 'UTUH0001' });
    const dari = await anggota(kit, {
      nama_member: 'UTUH DUA',
      no_hp: '081277550002',
      no_kartu: 'UTUH0002',
      alamat: 'JL. DUA',
    });
    for (const [no_hp, setuju] of [
      ['6281277550001', true],
      ['6281277550002', false],
    ])
      await kit.as('SPV1').post('whatsapp/setuju', { no_hp, setuju });
    const semula = await baris(ke, dari);
    await tergabung(kit, ke, dari, { no_hp: 'DARI', no_kartu: 'DARI', nama_member: 'DARI' });
    expect(await baris(ke, dari)).not.toEqual(semula);
    await terpisah(dari);
    expect(await baris(ke, dari)).toEqual(semula);
    const { data } = await kasir().get(`member/get/by-kode-member/${ke}`);
    expect(data).toMatchObject({ setuju: true, no_hp: '6281277550001' });
    for (const [q, siapa] of [
      ['081277550001', ke],
      ['081277550002', dari],
      ['UTUH0001', ke],
      ['UTUH0002', dari],
    ])
      expect((await kasir().get(`member/cari?q=${q}`)).data, q).toMatchObject([{ kode_member: siapa }]);
    await tergabung(kit, ke, dari, { alamat: 'DARI' });
    const { data: kini } = await kasir().get(`member/get/by-kode-member/${ke}`);
    const { nama_member, no_hp, tgl_lahir, no_kartu, versi } = kini;
    const ubah = { nama_member, no_hp, alamat: 'JL. BARU SEKALI', tgl_lahir, no_kartu, versi };
    expect(await kasir().put(`member/ubah/${ke}`, ubah)).toMatchObject({ status: 200 });
    await terpisah(dari);
    expect(await baris(ke, dari)).toMatchObject([{ alamat: 'JL. BARU SEKALI' }, { alamat: 'JL. DUA' }]);
  });

  test('his points come back in each store, and what the other got since is his', async () => {
    const [ke, dari] = [await anggota(kit), await anggota(kit)];
    await beriPoin(kit, dari, 30);
    await beriPoin(kit, dari, 12, 'SPV1-BDG');
    const { rows } = await kit.owner.query(
      "select kode_toko from member_poin where kode_member = $1 and kode_toko <> 'JKT1'",
      [dari],
    );
    const bandung = rows[0].kode_toko as string;
    await tergabung(kit, ke, dari);
    const no = await jualKe(ke);
    const baru = (await kit.owner.query('select poin::int from penjualan where no_faktur_group = $1', [no]))
      .rows[0].poin;
    await terpisah(dari);
    expect([await poinDi(kit, dari), await poinDi(kit, dari, bandung)]).toEqual([30, 12]);
    expect([await poinDi(kit, ke), await poinDi(kit, ke, bandung)]).toEqual([baru, 0]);
  });

  test('what his old notas came to since goes with him: taken back, they bring nothing back', async () => {
    const [ke, dari] = [await anggota(kit), await anggota(kit)];
    const [batal, tetap] = [await jualKe(dari), await jualKe(dari)];
    const semua = await poinDi(kit, dari);
    await tergabung(kit, ke, dari);
    await batalJual(kit, batal);
    await terpisah(dari);
    expect([await poinDi(kit, dari), await poinDi(kit, ke)]).toEqual([semua / 2, 0]);
    await batalJual(kit, tetap);
    expect(await poinDi(kit, dari)).toBe(0);
  });

  test('what the other bore for him stays borne, and does not count against the next merge', async () => {
    const [ke, dari] = [await anggota(kit), await anggota(kit)];
    const no = await jualKe(dari);
    const poin = await poinDi(kit, dari);
    await ambil(dari, poin);
    await beriPoin(kit, ke, poin + 1);
    await tergabung(kit, ke, dari);
    await batalJual(kit, no);
    expect(await poinDi(kit, ke)).toBe(1);
    await terpisah(dari);
    expect([await poinDi(kit, dari), await poinDi(kit, ke)]).toEqual([0, 1]);
    await beriPoin(kit, dari, 5);
    await tergabung(kit, ke, dari);
    await terpisah(dari);
    expect([await poinDi(kit, dari), await poinDi(kit, ke)]).toEqual([5, 1]);
  });
});

describe('refused', () => {
  test('while points that went along are spent: the store and what is missing there are named', async () => {
    const [ke, dari] = [await anggota(kit), await anggota(kit)];
    await beriPoin(kit, dari, 20);
    await tergabung(kit, ke, dari);
    await ambil(ke, 15);
    const body = { kode_member: dari, alasan: 'ternyata bukan dia' };
    expect(await kit.as('PUSAT').post('member/pisah', body)).toMatchObject({
      ...{ status: 409, code: 'GABUNG_POIN_TERPAKAI' },
      detail: [{ kode_toko: 'JKT1', poin: 20, saldo: 5, kurang: 15 }],
    });
    await beriPoin(kit, ke, 15);
    await terpisah(dari);
    expect([await poinDi(kit, dari), await poinDi(kit, ke)]).toEqual([20, 0]);
  });

  test('the earlier of two before the later, and then each in its turn', async () => {
    const [a, b, c] = [await anggota(kit), await anggota(kit), await anggota(kit)];
    await beriPoin(kit, a, 4);
    await beriPoin(kit, b, 3);
    await tergabung(kit, b, a);
    await tergabung(kit, c, b);
    expect((await kasir().get(`member/get/by-kode-member/${a}`)).data).toMatchObject({
      kode_member: c,
      poin: 7,
    });
    const tanya = await kit.as('PUSAT').post('member/pisah', { kode_member: a, alasan: 'bukan dia' });
    expect(tanya).toMatchObject({
      ...{ status: 409, code: 'GABUNG_BUKAN_TERAKHIR' },
      detail: { kode_member: b, ke: c },
    });
    await terpisah(b);
    expect((await kasir().get(`member/get/by-kode-member/${a}`)).data).toMatchObject({
      kode_member: b,
      poin: 7,
    });
    await terpisah(a);
    expect([await poinDi(kit, a), await poinDi(kit, b), await poinDi(kit, c)]).toEqual([4, 3, 0]);
    expect(await kit.as('PUSAT').post('member/pisah', { kode_member: a, alasan: 'bukan dia' })).toMatchObject(
      {
        ...{ status: 404, code: 'GABUNG_TIDAK_ADA' },
      },
    );
  });

  test('once somebody else has his number', async () => {
    const ke = await anggota(kit, { no_hp: '081277440001' });
    const dari = await anggota(kit, { no_hp: '081277440002' });
    await tergabung(kit, ke, dari, { no_hp: 'DARI' });
    const { data: kini } = await kasir().get(`member/get/by-kode-member/${ke}`);
    const { nama_member, alamat, tgl_lahir, no_kartu, versi } = kini;
    const ubah = { nama_member, alamat, tgl_lahir, no_kartu, versi, no_hp: '081277440003' };
    expect(await kasir().put(`member/ubah/${ke}`, ubah)).toMatchObject({ status: 200 });
    const lain = await anggota(kit, { no_hp: '081277440002' });
    const answer = await kit.as('PUSAT').post('member/pisah', { kode_member: dari, alasan: 'bukan dia' });
    expect(answer).toMatchObject({
      ...{ status: 409, code: 'NO_HP_TERDAFTAR' },
      detail: { kode_member: lain },
    });
  });

  test('neither way while a store with points of his has not opened', async () => {
    const [ke, dari, lain] = [await anggota(kit), await anggota(kit), await anggota(kit)];
    await beriPoin(kit, dari, 6);
    await beriPoin(kit, lain, 6);
    await tergabung(kit, ke, dari);
    await gantiHari(kit, null);
    const tutup = { ...{ status: 409, code: 'GABUNG_TOKO_TUTUP' }, detail: { toko: ['JKT1'] } };
    const pisah = await kit.as('PUSAT').post('member/pisah', { kode_member: dari, alasan: 'bukan dia' });
    expect(pisah).toMatchObject(tutup);
    await expect(gabungkan(kit, ke, lain)).resolves.toMatchObject(tutup);
  });
});
