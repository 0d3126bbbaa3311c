/** Protects: a nota reads back as it was sold, in its own store only, and every print of it is counted. */
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { type Kit, testApp } from '../../../tests/kit/app.ts';
import { atur, HARGA_BAKU, hargaGrup, masukkan, nota, terjual } from '../../../tests/kit/jual.ts';

let kit: Kit;
let no: string;
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  await hargaGrup(kit);
  await atur(kit, { ENABLE_EDIT_CUSTOMER_ON_MEMBER: 'true' });
  await masukkan(kit, { kode_barcode: 'UJIN1001' }, { kode_barcode: 'UJIN1002' });
  const more = {
    nama_customer: 'ibu sari',
    no_hp_customer: '0812 1000 0001',
    kode_member: 'JKT1000003',
    bayar: [{ jenis: 'CASH', jumlah: 7_400_000 }],
  };
  no = await terjual(kit.as('KASIR1'), nota(['UJIN1001', 'UJIN1002'], 2 * HARGA_BAKU, more));
});
afterEach(async () => expect(await kit.periksa()).toEqual([]));
afterAll(() => kit?.close());

const kasir = () => kit.as('KASIR1');

describe('reading', () => {
  test('the whole nota, with history, books and the text for the messenger', async () => {
    const { data } = await kasir().post('penjualan/get/bynota', { no_faktur_group: no });
    expect(data.dataJualGrouped).toMatchObject({
      no_faktur_group: no,
      status: 'DONE',
      tanggal: '2026-11-21',
      kasir: 'KASIR1',
      nama_customer: 'IBU SARI',
      kode_member: 'JKT1000003',
      jumlah_barang: 2,
      berat: 6.5,
      total: 2 * HARGA_BAKU,
      bayar: 7_400_000,
      kembali: 47_000,
      poin: 6,
      cetak: 0,
    });
    expect(data.dataJualGrouped.barang[0]).toMatchObject({
      no_faktur: `${no}-1`,
      kode_barcode: 'UJIN1001',
      berat: 3.25,
      kadar: 75,
      harga_per_gram: 1_050_000,
      total: HARGA_BAKU,
    });
    expect(data.dataJualGrouped.barang[0]).not.toHaveProperty('harga_modal');
    expect(data.dataJualGrouped.riwayat).toMatchObject([
      { urut: 1, transisi: 'simpan', ke_status: 'DONE', user_id: 'KASIR1' },
    ]);
    expect(data.dataJualGrouped.transfer.barang).toHaveLength(2);
    expect(data.template_wa).toContain(`Nota ${no}, 21 Nov 2026`);
    expect(data.template_wa).toContain('*Total Rp 7.353.000*');
  });

  test('one piece by the number beside it', async () => {
    const { data } = await kasir().post('penjualan/get/bynota/single', { no_faktur: `${no}-2` });
    expect(data.data.barang).toHaveLength(1);
    expect(data.data.barang[0]).toMatchObject({ kode_barcode: 'UJIN1002' });
    expect(data.template_wa).toContain('CINCIN UJI COBA');
    expect((await kasir().post('penjualan/get/bynota/single', { no_faktur: `${no}-3` })).code).toBe(
      'NOTA_TIDAK_ADA',
    );
  });

  test('the list by day, state, number, customer, member and piece', async () => {
    const found = async (query: string): Promise<string[]> =>
      (await kasir().get(`penjualan?${query}`)).data.map(
        (row: { no_faktur_group: string }) => row.no_faktur_group,
      );
    for (const query of [
      `q=${no}`,
      'q=IBU%20SARI',
      'q=UJIN1002',
      'tgl_awal=2026-11-21&tgl_akhir=2026-11-21&status=DONE&q=JKT1000003',
    ])
      expect(await found(query), query).toContain(no);
    for (const query of ['tgl_akhir=2026-11-20', 'status=OPEN', 'q=TIDAKADA'])
      expect(await found(query), query).not.toContain(no);
    const page = await kasir().get('penjualan?limit=1');
    expect(page.data).toHaveLength(1);
    expect(page.total).toBeGreaterThan(3);
    expect((await kasir().get('penjualan?limit=1001')).status).toBe(400);
  });

  test('not from another store, unless head office looks through its portal', async () => {
    expect(await kit.as('KASIR1-BDG').post('penjualan/get/bynota', { no_faktur_group: no })).toMatchObject({
      status: 404,
      code: 'NOTA_TIDAK_ADA',
    });
    expect((await kit.as('OWNER').post('penjualan/get/bynota', { no_faktur_group: no })).status).toBe(404);
    expect(
      (await kit.as('OWNER').post('penjualan/get/bynota', { no_faktur_group: no }, { portal: 'JKT1' }))
        .status,
    ).toBe(200);
    expect(
      (await kit.as('KASIR1-BDG').post('penjualan/get/bynota', { no_faktur_group: no }, { portal: 'JKT1' }))
        .code,
    ).toBe('TOKO_LAIN');
  });
});

describe('printing', () => {
  const cetak = (more: object = {}) => kasir().post('penjualan/cetak', { no_faktur_group: no, ...more });
  const kali = async (): Promise<number> =>
    (await kit.owner.query('select cetak from dokumen where no_dokumen = $1', [no])).rows[0].cetak;

  test('a preview counts nothing; the first print is plain, the second says CETAK ULANG 1', async () => {
    expect((await cetak({ pratinjau: 'YA' })).data).toMatchObject({ reprint: 0, copies: 1 });
    expect(await kali()).toBe(0);
    const first = await cetak();
    expect(first.data.reprint).toBe(0);
    expect(first.data.text).not.toContain('CETAK ULANG');
    const second = await cetak({ cpl: '48' });
    expect(second.data.text).toContain('CETAK ULANG 1');
    expect((await cetak({ pratinjau: 'YA' })).data.text).toContain('CETAK ULANG 2');
    expect(await kali()).toBe(2);
    const { rows } = await kit.owner.query('select aksi, user_id from audit where objek = $1 order by seq', [
      no,
    ]);
    expect(rows.map((row) => `${row.aksi} ${row.user_id}`)).toEqual([
      'penjualan.simpan KASIR1',
      'dokumen.cetak KASIR1',
      'dokumen.cetak-ulang KASIR1',
    ]);
  });

  test('ends with the terms of the shop where it has written some, in their order, and with ours where not', async () => {
    const text = async (): Promise<string> => (await cetak({ pratinjau: 'YA', cpl: '48' })).data.text;
    const ours = 'Bawalah nota ini saat menjual kembali.';
    expect(await text()).toContain(ours);
    const kalimat = (kode_keterangan: string, urutan: number, isi: string) =>
      kit
        .as('OWNER')
        .post(
          'keterangan-nota/create',
          { kode_keterangan, isi, urutan, jenis_nota: 'PENJUALAN' },
          { portal: 'JKT1' },
        );
    expect(await kalimat('DUA', 2, 'Berlian dibeli 80%.')).toMatchObject({ status: 200 });
    expect(await kalimat('SATU', 1, 'Nota wajib dibawa.')).toMatchObject({ status: 200 });
    const printed = await text();
    expect(printed).not.toContain(ours);
    expect(printed.indexOf('Nota wajib dibawa.')).toBeGreaterThan(0);
    expect(printed.indexOf('Berlian dibeli 80%.')).toBeGreaterThan(printed.indexOf('Nota wajib dibawa.'));
    for (const kode of ['DUA', 'SATU'])
      await kit.as('OWNER').delete(`keterangan-nota/delete/${kode}`, { portal: 'JKT1' });
    expect(await text()).toContain(ours);
  });

  test('ours say what the settings were when it was sold, and the age they tolerate now', async () => {
    const text = async (): Promise<string> => (await cetak({ pratinjau: 'YA', cpl: '48' })).data.text;
    const mulai = 'Selisih berat sampai 0,020 gram adalah wajar.';
    expect(await text()).toContain(mulai);
    expect(await text()).toContain('Toleransi pembelian kembali 3 bulan.');
    await atur(kit, { TEMPO_BUYBACK: '6', TOLERANSI_SUSUT: '50', HARGA_NOTA_DENGAN_ONGKOS_MODULE: 'true' });
    const kemudian = await text();
    expect(kemudian).toContain('Toleransi pembelian kembali 6 bulan.');
    // Its signed code promises these; docs/decisions/0015.
    for (const kata of [mulai, 'Ongkos tidak diganti.']) expect(kemudian).toContain(kata);
    await atur(kit, { TEMPO_BUYBACK: null, TOLERANSI_SUSUT: null, HARGA_NOTA_DENGAN_ONGKOS_MODULE: null });
  });

  test('as PDF, in two copies with the module, and never somebody else’s nota', async () => {
    const pdf = await cetak({ format: 'PDF', pratinjau: 'YA' });
    expect(pdf.headers['content-type']).toBe('application/pdf');
    expect(pdf.text.slice(0, 5)).toBe('%PDF-');
    await kit.owner.query(
      "insert into para_system (kode_toko, key, value) values ('JKT1', 'CETAK_DUPLIKAT_PENJUALAN_MODULE', 'true')",
    );
    kit.deps.stores.forget('JKT1');
    expect((await cetak({ pratinjau: 'YA' })).data.copies).toBe(2);
    expect((await kit.as('KASIR1-BDG').post('penjualan/cetak', { no_faktur_group: no })).status).toBe(404);
  });
});
