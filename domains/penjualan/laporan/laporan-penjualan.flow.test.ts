/** Protects: the reports of sales agree with the books to the rupiah, whatever was cancelled, taxed or left unvalidated. */
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { type Answer, HARI, type Kit, testApp } from '../../../tests/kit/app.ts';
import {
  atur,
  denganOtorisasi,
  gantiHari,
  HARGA_BAKU,
  hargaGrup,
  MODAL_BAKU,
  masukkan,
  nota,
  potongBaru,
  SANDI_SPV,
  terjual,
} from '../../../tests/kit/jual.ts';
import { dititip, titip } from '../../../tests/kit/titip.ts';
import { barangBaru, ditukar, JUAL_BARU, jualLama, TUKAR_BAKU, tukar } from '../../../tests/kit/tukar.ts';

const EDC = 'EDC-BCA-JKT1';
const OWNER = { user_id: 'OWNER', password: 'sandi-uji-coba' };
const KEMARIN = '2026-11-20';
const BESOK = '2026-11-22';
/** The usual piece at 1.000.000 a gram. */
const HARGA_TURUN = 3_514_000;
/** Accounts a sale is booked on: together they are what customers paid. */
const PENDAPATAN =
  "akun in ('PENJUALAN_EMAS','PENJUALAN_AKSESORIS','ONGKOS','PENJUALAN_BERLIAN','POTONGAN_PENJUALAN','PEMBULATAN','PPN_KELUARAN')";

let kit: Kit;
const notas: Record<string, string> = {};
const potong = potongBaru(() => kit, 'LAPJ', { ada_faktur_masukan: true });
/** The supervisor cancels and the owner signs; what is of yesterday only the owner may cancel. */
const batal = async (no_faktur_group: string) => {
  const body = { no_faktur_group, alasan: 'pembeli batal' };
  expect(await denganOtorisasi(kit.as('SPV1'), 'penjualan/batal', body, OWNER)).toMatchObject({
    status: 200,
  });
};
async function batalKemarin(no_faktur_group: string): Promise<void> {
  const owner = kit.as('OWNER');
  const body = { no_faktur_group, alasan: 'pembeli batal', kasir: 'KASIR1' };
  const portal = { portal: 'JKT1' };
  const { detail } = await owner.post('penjualan/batal', body, portal);
  const signed = await owner.post(
    'authorization',
    { ...SANDI_SPV, kategori: 'sales', description: 'sale cancellation', segel: detail.segel },
    portal,
  );
  const detail_authorization = [{ _id: signed.data._id }];
  const answer = await owner.post('penjualan/batal', { ...body, detail_authorization }, portal);
  expect(answer, answer.text).toMatchObject({ status: 200 });
}

/** Two days of every kind of sale; the demo's own are there too. */
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  await hargaGrup(kit);
  await atur(kit, { DAFTAR_TOKO_REKAP: 'JKT1', MAKS_DISKON_PERSEN: '5000' });
  const kasir = kit.as('KASIR1');
  await kit.owner.query(
    "update rekening set fee_persen = 2000, fee_ditanggung = 'PELANGGAN' where kode_toko = 'JKT1' and no_rekening = $1",
    [EDC],
  );
  const bayar = [
    { jenis: 'CASH', jumlah: 10_000 },
    { jenis: 'DEBET', jumlah: 1_000_000, no_rekening: EDC, kartu_akhir: '1234' },
    { jenis: 'CASH', jumlah: 2 * HARGA_BAKU - 50_000 - 1_000_000 },
  ];
  notas.campur = await terjual(
    kasir,
    nota([{ kode_barcode: await potong(), diskon: 50_000 }, await potong()], 2 * HARGA_BAKU - 50_000, {
      bayar,
    }),
  );
  for (const kode of ['LAPT0001', 'LAPT0002', 'LAPT0003']) await jualLama(kit, kode);
  for (const kode of ['LAPT0011', 'LAPT0012']) await barangBaru(kit, kode);
  notas.tambah = await ditukar(kit, tukar(['LAPT0011'], ['LAPT0001'], TUKAR_BAKU));
  notas.kurang = await ditukar(kit, tukar(['LAPT0012'], ['LAPT0002', 'LAPT0003'], 2 * TUKAR_BAKU));
  // A deposit that holds more than the price of the day of the pick-up.
  await masukkan(kit, { kode_barcode: 'LAPT0021' });
  const bebas = { jenis_harga: 'TIDAK_MENGIKAT' };
  const no_titipan = await dititip(kasir, titip(['LAPT0021'], HARGA_BAKU, HARGA_BAKU, bebas));
  await hargaGrup(kit, 1_000_000);
  kit.deps.stores.forget('JKT1');
  const ambil = { no_titipan, bayar: [{ jenis: 'TITIPAN', jumlah: HARGA_BAKU }] };
  notas.titipan = await terjual(kasir, nota(['LAPT0021'], HARGA_TURUN, ambil));
  await hargaGrup(kit);
  kit.deps.stores.forget('JKT1');
  notas.batal = await terjual(kasir, nota([await potong()], HARGA_BAKU));
  await atur(kit, { PPN_TRANSAKSI_MODULE: 'true' });
  notas.dalam = await terjual(
    kasir,
    nota([await potong()], HARGA_BAKU, { nama_customer: 'PT MAJU', npwp_customer: '3171012345678901' }),
  );
  notas.besok = await terjual(kasir, nota([await potong({ ada_faktur_masukan: false })], HARGA_BAKU));
  await atur(kit, { PPN_CARA: 'EKSKLUSIF' });
  notas.atas = await terjual(kasir, nota([await potong()], HARGA_BAKU + 40_442));
  await atur(kit, { PPN_TRANSAKSI_MODULE: null, VALIDASI_PENJUALAN_MODULE: 'true' });
  notas.buka = await terjual(kasir, nota([await potong()], HARGA_BAKU));
  notas.bukaBatal = await terjual(kasir, nota([await potong()], HARGA_BAKU));
  await batal(notas.bukaBatal);
  await atur(kit, { VALIDASI_PENJUALAN_MODULE: null });
  await batal(notas.batal);
  await gantiHari(kit, BESOK);
  await batalKemarin(notas.besok);
});
afterAll(async () => {
  expect(await kit?.periksa()).toEqual([]);
  await kit?.close();
});

type Laporan = Answer & { totals: Record<string, number> };
const laporan = async (path: string, from = KEMARIN, to = BESOK, user = 'OWNER'): Promise<Laporan> => {
  const sep = path.includes('?') ? '&' : '?';
  const answer = await kit
    .as(user)
    .get(`penjualan/${path}${sep}tgl_awal=${from}&tgl_akhir=${to}`, { portal: 'JKT1' });
  expect(answer, answer.text).toMatchObject({ status: 200 });
  return answer as Laporan;
};
/** What an account moved in the period, debit less credit. */
const buku = async (where: string, from = KEMARIN, to = BESOK, toko = 'JKT1'): Promise<number> =>
  (
    await kit.owner.query(
      `select coalesce(sum(masuk - keluar), 0)::float8 as n from gerak_uang where kode_toko = $1 and tanggal between $2 and $3 and (${where})`,
      [toko, from, to],
    )
  ).rows[0].n;
/** Notas that are sold and stay sold. */
const sah = async (kolom: string, from = KEMARIN, to = BESOK, toko = 'JKT1'): Promise<number> =>
  (
    await kit.owner.query(
      `select coalesce(sum(${kolom}), 0)::float8 as n from penjualan p join dokumen d on d.kode_toko = p.kode_toko and d.no_dokumen = p.no_faktur_group
        where p.kode_toko = $1 and d.status = 'DONE' and p.tanggal between $2 and $3`,
      [toko, from, to],
    )
  ).rows[0].n;
describe('totals are the books', () => {
  test('what was sold is the same in every report, and what the clearing account took in', async () => {
    const total = await sah('total');
    // The books of both days hold every nota and every cancellation, so what remains is what stays sold.
    expect(await buku(`${PENDAPATAN} and kategori in ('PENJUALAN', 'BATAL PENJUALAN')`)).toBe(-total);
    for (const path of [
      'get/reportsales',
      'get/report-global-jenis',
      'get/report-global-perjenis',
      'get/report-rekap-pajak',
    ])
      expect((await laporan(path)).totals.total, path).toBe(total);
    expect((await laporan('get/report-bayar')).totals.diterima).toBe(total);
    const daftar = (await laporan('get/report')).totals;
    expect(daftar.total).toBe(total);
    expect((await laporan('get/report?status=SAH')).totals.total).toBe(
      total + (daftar.nilai_batal as number),
    );
    const rekap = (await laporan('get/reportsales/v2/rekap')).totals;
    expect((rekap.jual_rp as number) - (rekap.batal_jual_rp as number)).toBe(total);
  });

  test('margin: cost is the HPP of the books, and dijual is what is left without the tax', async () => {
    const { totals } = await laporan('reports-margin-penjualan');
    expect(totals.total_modal).toBe(await buku("akun in ('HPP', 'HPP_BERLIAN', 'HPP_AKSESORIS')"));
    expect(totals.total_dijual).toBe((await sah('total')) - (await sah('ppn_transaksi_rp')));
    expect(totals.total_margin).toBe((totals.total_dijual as number) - (totals.total_modal as number));
    const rekap = await laporan('reports-margin-penjualan?type_laporan=REKAP');
    expect(rekap.totals).toEqual(totals);
  });

  test('payments: each kind is what reached its account', async () => {
    const diterima = async (jenis: string) =>
      (await laporan(`get/report-bayar?cara_bayar=${jenis}`)).totals as Record<string, number>;
    expect((await diterima('CASH')).diterima).toBe(
      await buku("akun = 'KAS' and kategori in ('PENJUALAN', 'BATAL PENJUALAN')"),
    );
    const kartu = [await diterima('DEBET'), await diterima('CREDIT'), await diterima('QRIS')];
    expect(kartu.reduce((jumlah, k) => jumlah + (k.ditagih as number), 0)).toBe(
      await buku("akun = 'PIUTANG_EDC' and kategori in ('PENJUALAN', 'BATAL PENJUALAN')"),
    );
    expect((await diterima('TRANSFER')).diterima).toBe(
      await buku("akun = 'BANK' and kategori in ('PENJUALAN', 'BATAL PENJUALAN')"),
    );
  });

  test('the tax recap of any period is what PPN Keluaran moved in it', async () => {
    for (const [from, to] of [
      [KEMARIN, BESOK],
      [HARI, HARI],
      [BESOK, BESOK],
    ] as const) {
      const { totals } = await laporan('get/report-rekap-pajak', from, to);
      expect(totals.ppn, from).toBe(-(await buku("akun = 'PPN_KELUARAN'", from, to)));
      expect(totals.total, from).toBe((totals.dpp as number) + (totals.ppn as number));
    }
    expect((await laporan('get/report-rekap-pajak', BESOK, BESOK)).totals).toMatchObject({
      total: -HARGA_BAKU,
      ppn: -59_678,
    });
  });

  test('cancellations are what the books took back', async () => {
    const { totals } = await laporan('get/report-batal');
    expect(totals.total).toBe(await buku(`${PENDAPATAN} and kategori = 'BATAL PENJUALAN'`));
    expect(totals.belum_validasi).toBe(HARGA_BAKU);
  });

  test('all transactions: money and gold are the movements of the books', async () => {
    const { totals, data } = await laporan('get/report-global-transaksi');
    expect(totals.selisih).toBe(await buku("akun in ('KAS', 'BANK', 'PIUTANG_EDC')"));
    const gram = await kit.owner.query(
      `select sum(masuk_berat)::float8 / 1000 as masuk, sum(keluar_berat)::float8 / 1000 as keluar from gerak_barang
        where kode_toko = 'JKT1' and tanggal between $1 and $2 and left(tempat, 1) <> '@'`,
      [KEMARIN, BESOK],
    );
    expect([totals.berat_masuk, totals.berat_keluar]).toEqual([gram.rows[0].masuk, gram.rows[0].keluar]);
    expect(data.map((r: { transaksi: string }) => r.transaksi)).toEqual(
      expect.arrayContaining(['PENJUALAN', 'BATAL PENJUALAN', 'TAMBAH BARANG']),
    );
  });

  test('what went back to customers is what the notas gave back, and what the drawers paid out', async () => {
    const { totals } = await laporan('get/report-cash-back');
    expect(totals.jumlah).toBe(await sah('kembali'));
    const dibayar = await laporan('get/report-cash-back?jenis=BAYAR');
    expect(dibayar.totals.jumlah).toBe(
      -(await buku("akun = 'KAS' and kategori in ('TUKAR KURANG', 'KELEBIHAN BAYAR DP PENJUALAN')")),
    );
  });
});

describe('rows', () => {
  const baris = async (path: string, no: string) =>
    (await laporan(path)).data.filter((r: { no_faktur_group: string }) => r.no_faktur_group === no);

  test('a nota paid twice in cash and by card: change comes off the first cash, the fee is on the card', async () => {
    expect(await baris('get/report-bayar', notas.campur as string)).toMatchObject([
      { jenis: 'CASH', jumlah: 10_000, kembali: 10_000, diterima: 0, fee: 0 },
      { jenis: 'CASH', kembali: 0, diterima: 2 * HARGA_BAKU - 1_050_000 },
      { jenis: 'DEBET', kartu_akhir: '1234', diterima: 1_000_000, fee: 20_000, ditagih: 1_020_000 },
    ]);
    expect(await baris('get/report-cash-back', notas.campur as string)).toMatchObject([
      { kategori: 'UANG KEMBALIAN', jumlah: 10_000, dari: 'KASIR1' },
    ]);
  });

  test('an exchange pays with the old piece; what that is worth more leaves the drawer (vectors 16 and 17)', async () => {
    expect(await baris('get/report-bayar', notas.tambah as string)).toMatchObject([
      { jenis: 'CASH', diterima: JUAL_BARU - TUKAR_BAKU },
      { jenis: 'TUKAR', diterima: TUKAR_BAKU },
    ]);
    const keluar = 2 * TUKAR_BAKU - JUAL_BARU;
    expect(await baris('get/report-bayar', notas.kurang as string)).toMatchObject([
      { jenis: 'BAYAR KELUAR', diterima: -keluar },
      { jenis: 'TUKAR', diterima: 2 * TUKAR_BAKU },
    ]);
    expect(await baris('get/report-cash-back', notas.kurang as string)).toMatchObject([
      { kategori: 'TUKAR KURANG', dari: 'KASIR1', jumlah: keluar },
    ]);
    expect(await baris('get/report-rekap-pajak', notas.kurang as string)).toMatchObject([
      { total: JUAL_BARU },
    ]);
  });

  test('a deposit pays, and what it holds too much is paid out', async () => {
    expect(await baris('get/report-bayar', notas.titipan as string)).toMatchObject([
      { jenis: 'BAYAR KELUAR', diterima: HARGA_TURUN - HARGA_BAKU },
      { jenis: 'TITIPAN', diterima: HARGA_BAKU },
    ]);
    expect(await baris('get/report-cash-back', notas.titipan as string)).toMatchObject([
      { kategori: 'KELEBIHAN BAYAR DP PENJUALAN', jumlah: HARGA_BAKU - HARGA_TURUN },
    ]);
  });

  test('margin of a piece (vector 37)', async () => {
    const [first, second] = await baris('reports-margin-penjualan', notas.campur as string);
    expect(second ?? first).toMatchObject({
      total_modal: MODAL_BAKU,
      total_dijual: HARGA_BAKU,
      total_margin: 726_500,
      persen: 19.76,
    });
  });

  test('the tax recap names who wants to be named, and keeps what was cancelled', async () => {
    expect(await baris('get/report-rekap-pajak', notas.dalam as string)).toMatchObject([
      {
        tarif: '1,1%',
        masa_pajak: '2026-11',
        kode_faktur: '05',
        npwp_customer: '3171012345678901',
        nama_customer: 'PT MAJU',
        dpp: 3_636_499,
        ppn: 40_001,
        status: 'SAH',
      },
    ]);
    expect(await baris('get/report-rekap-pajak', notas.besok as string)).toMatchObject([
      { tarif: '1,65%', tanggal: HARI, nama_customer: 'KONSUMEN AKHIR', ppn: 59_678, status: 'SAH' },
      { tarif: '1,65%', tanggal: BESOK, ppn: -59_678, berat: -3.25, status: 'BATAL' },
    ]);
    expect(await baris('get/report-rekap-pajak', notas.campur as string)).toMatchObject([
      { tarif: 'TANPA PPN', ppn: 0 },
      { tarif: 'TANPA PPN', dpp: HARGA_BAKU },
    ]);
    expect(await baris('get/report-rekap-pajak', notas.buka as string)).toEqual([]);
  });

  test('what was cancelled, when, why and by whom', async () => {
    expect(await baris('get/report-batal', notas.besok as string)).toMatchObject([
      {
        tanggal: BESOK,
        tgl_jual: HARI,
        total: HARGA_BAKU,
        ppn: 59_678,
        dibatalkan_oleh: 'OWNER',
        disetujui: 'SPV1',
        alasan: 'PEMBELI BATAL',
      },
    ]);
    expect(await baris('get/report-batal', notas.bukaBatal as string)).toMatchObject([
      { total: null, belum_validasi: HARGA_BAKU },
    ]);
  });
});

describe('who sees what', () => {
  test('a cashier sees what was sold, not what it cost', async () => {
    await kit.owner.query(
      "insert into hak_akses (user_id, path, is_show) values ('KASIR2', '/laporan-penjualan-margin', true) on conflict (user_id, path) do update set is_show = true",
    );
    const answer = await kit.as('KASIR2').get(`penjualan/reports-margin-penjualan?tgl_awal=${KEMARIN}`);
    expect(answer.status, answer.text).toBe(200);
    expect(Object.keys(answer.data[0])).not.toContain('total_modal');
    expect(Object.keys(answer.data[0])).toContain('total_dijual');
  });

  test('head office looks at one, some or all stores; a branch at itself', async () => {
    const toko = async (more: string, user = 'OWNER'): Promise<string[]> => {
      const path = `get/report-global-jenis?${more}`;
      const { data } = user === 'OWNER' ? await laporan(path) : await laporan(path, KEMARIN, BESOK, user);
      return [...new Set<string>(data.map((r: { toko: string }) => r.toko))];
    };
    expect(await toko('lingkup=TOKO')).toEqual(['JKT1']);
    expect(await toko('lingkup=SEMUA')).toEqual(['BDG1', 'JKT1', 'SBY1']);
    expect(await toko('lingkup=PILIHAN&daftar_toko=sby1,%20bdg1')).toEqual(['BDG1', 'SBY1']);
    const spv = await kit
      .as('SPV1')
      .get(`penjualan/get/report-global-jenis?lingkup=SEMUA&tgl_awal=${KEMARIN}`);
    expect(new Set(spv.data.map((r: { toko: string }) => r.toko))).toEqual(new Set(['JKT1']));
    const semua = await laporan('get/report-global-perjenis?lingkup=SEMUA');
    let semuaToko = 0;
    for (const t of ['BDG1', 'JKT1', 'SBY1']) semuaToko += await sah('total', KEMARIN, BESOK, t);
    expect(semua.totals.total).toBe(semuaToko);
  });

  test('the recap of sales people is for stores of the list', async () => {
    await atur(kit, { DAFTAR_TOKO_REKAP: 'BDG1' });
    expect((await kit.as('OWNER').get('penjualan/get/reportsales/v2/rekap', { portal: 'JKT1' })).status).toBe(
      403,
    );
    await atur(kit, { DAFTAR_TOKO_REKAP: 'BDG1,JKT1' });
    expect((await kit.as('OWNER').get('penjualan/get/reportsales/v2/rekap', { portal: 'JKT1' })).status).toBe(
      200,
    );
  });
});
