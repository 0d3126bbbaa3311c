/** Protects: of two hundred charges whose words come twice, in any order or never, each is paid once in the books and none is lost. */
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { tasks } from '../../../apps/server/implementations.ts';
import { type Kit, testApp } from '../../../tests/kit/app.ts';
import { HARGA_BAKU, hargaGrup, masukkan, nota, terjual } from '../../../tests/kit/jual.ts';
import {
  type GerbangUji,
  gerbangUji,
  kabarGerbang,
  pasangGerbang,
  REKENING_GERBANG,
  sampaikan,
} from '../../../tests/kit/simulator/gerbang-bayar.ts';

const BANYAK = 200;
const BERSAMA = 8;
let kit: Kit;
let gerbang: GerbangUji;
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  gerbang = await gerbangUji();
  await hargaGrup(kit);
  expect(await pasangGerbang(kit, gerbang)).toMatchObject({ status: 200 });
});
afterAll(async () => {
  await kit?.close();
  await gerbang?.tutup();
});

/** Always the same dice. */
function dadu(benih: number): () => number {
  let s = benih;
  return () => {
    s = (Math.imul(s, 1_664_525) + 1_013_904_223) >>> 0;
    return s / 2 ** 32;
  };
}

async function berkelompok<T>(daftar: readonly T[], kerja: (satu: T) => Promise<unknown>): Promise<void> {
  for (let at = 0; at < daftar.length; at += BERSAMA)
    await Promise.all(daftar.slice(at, at + BERSAMA).map(kerja));
}

test('two hundred', async () => {
  const acak = dadu(20_261_130);
  const kode = Array.from({ length: BANYAK }, (_, n) => `BNYK${1000 + n}`);
  await masukkan(kit, ...kode.map((kode_barcode) => ({ kode_barcode })));
  const kasir = kit.as('KASIR1');
  const jumlahKe = (n: number): number => 50_000 + n;
  const id: string[] = [];
  await berkelompok([...kode.keys()], async (n) => {
    const body = { untuk: `keranjang-${n}`, no_rekening: REKENING_GERBANG, jumlah: jumlahKe(n) };
    const answer = await kasir.post('tagihan-qris', body);
    expect(answer, answer.text).toMatchObject({ status: 200, data: { status: 'MENUNGGU' } });
    id[n] = answer.data.id;
  });
  const order = id.map(
    (satu) => gerbang.order.get(satu) as NonNullable<ReturnType<GerbangUji['order']['get']>>,
  );
  const kabar = order.flatMap((satu) => {
    satu.keadaan = 'settlement';
    const hilang = acak() < 0.3;
    const kali = hilang ? 0 : 1 + Math.floor(acak() * 3);
    return [
      kabarGerbang(satu, { keadaan: 'pending' }),
      ...Array.from({ length: kali }, () => kabarGerbang(satu)),
      ...(acak() < 0.2 ? [kabarGerbang(satu, { keadaan: 'expire' })] : []),
    ];
  });
  const kocok = kabar
    .map((body) => ({ body, di: acak() }))
    .toSorted((a, b) => a.di - b.di)
    .filter(() => acak() > 0.2);
  gerbang.ulah = Array.from({ length: 10 }, (_, n) => (n % 2 ? { status: 503 } : { diam: true }));
  await berkelompok(kocok, ({ body }) => sampaikan(kit, body));
  for (let n = 0; n < 12; n += 1) {
    kit.clock.advance({ seconds: 61 });
    await tasks['periksa_tagihan']?.({}, kit.deps);
  }
  const { rows } = await kit.owner.query('select id, status, acuan from tagihan_qris');
  expect(rows.filter(({ status }) => status !== 'LUNAS')).toEqual([]);
  const acuan = new Map(rows.map((row) => [row.id, row.acuan]));
  expect(new Set(acuan.values()).size).toBe(BANYAK);
  for (const [n, barang] of kode.entries()) {
    const jumlah = jumlahKe(n);
    const qris = {
      jenis: 'QRIS',
      jumlah,
      no_rekening: REKENING_GERBANG,
      no_referensi: acuan.get(id[n] ?? ''),
    };
    const bayar = [{ jenis: 'CASH', jumlah: HARGA_BAKU - jumlah }, qris];
    await terjual(kasir, nota([barang], HARGA_BAKU, { bayar }));
  }
  const { rows: buku } = await kit.owner.query(
    "select count(*)::int as banyak, sum(jumlah)::int as jumlah from buku_uang where ke_akun = 'PIUTANG_EDC' and ke_dimensi = $1 and jenis = 'QRIS' and tanggal = (select max(tanggal) from hari_toko where kode_toko = 'JKT1')",
    [REKENING_GERBANG],
  );
  const harus = kode.reduce((total, _, n) => total + jumlahKe(n), 0);
  expect(buku).toEqual([{ banyak: BANYAK, jumlah: harus }]);
  expect((await kit.as('SPV1').get('tagihan-qris?hanya=YATIM')).data).toEqual([]);
  expect(await kit.periksa()).toEqual([]);
});
