/**
 * Protects: what somebody designed is what the printer gets, to the millimetre; a reprint looks like the first print; two
 * people never lose each other's work; and nobody designs or sees the notas of another store.
 */
import type { RancanganKertas, RancanganSlip, UnsurNota } from '@mustika/kernel/rancangan-nota.ts';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { BAWAAN_MOBILE } from '../../packages/server-kit/slip/bawaan-nota.ts';
import { notaSvg } from '../../packages/server-kit/slip/nota-pdf.ts';
import { type Answer, type Caller, type Kit, testApp } from '../../tests/kit/app.ts';
import { HARGA_BAKU, hargaGrup, masukkan, nota, terjual } from '../../tests/kit/jual.ts';
import { teksPdf } from '../../tests/kit/pdf.ts';
import { unggah } from '../../tests/kit/unggah.ts';
import { notaByGroup } from '../penjualan/nota/nota.command.ts';
import { notaPenjualan } from '../penjualan/nota/nota-penjualan.rule.ts';

let kit: Kit;
const NOTA: string[] = [];
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  await hargaGrup(kit);
  const codes = ['UJIR0001', 'UJIR0002', 'UJIR0003', 'UJIR0004'];
  await masukkan(kit, ...codes.map((kode_barcode) => ({ kode_barcode })));
  for (const code of codes)
    NOTA.push(await terjual(kit.as('KASIR1'), nota([code], HARGA_BAKU, { nama_customer: 'IBU SARI' })));
});
afterEach(async () => expect(await kit.periksa()).toEqual([]));
afterAll(() => kit?.close());

const portal = { portal: 'JKT1' };
const owner = (): Caller => kit.as('OWNER');
const baca = async (media: string, jenis = 'PENJUALAN', options = portal) =>
  (await owner().get(`rancangan-nota/${jenis}/${media}`, options)).data;
const cetak = (nomor: string, more: object = {}): Promise<Answer> =>
  kit.as('KASIR1').post('penjualan/cetak', { no_faktur_group: nomor, ...more });

const simpan = (isi: object, rev = 0, media = 'DESKTOP', who = owner()): Promise<Answer> =>
  who.post(
    media === 'SLIP' ? 'rancangan-nota/slip/simpan' : 'rancangan-nota/kertas/simpan',
    { jenis_nota: 'PENJUALAN', ...(media === 'SLIP' ? {} : { media }), rev, ...isi },
    portal,
  );
const terbit = (rev: number, media = 'DESKTOP'): Promise<Answer> =>
  owner().post('rancangan-nota/terbit', { jenis_nota: 'PENJUALAN', media, rev }, portal);

async function terbitkan(isi: object, media = 'DESKTOP'): Promise<number> {
  const saved = await simpan(isi, 0, media);
  expect(saved, saved.text).toMatchObject({ status: 200 });
  const made = await terbit(saved.data.rev, media);
  expect(made, made.text).toMatchObject({ status: 200 });
  return made.data.versi;
}

const ganti = (r: RancanganKertas, id: string, part: Partial<UnsurNota>): RancanganKertas => ({
  ...r,
  unsur: r.unsur.map((u) => (u.id === id ? { ...u, ...part } : u)),
});

describe('on paper', () => {
  test('a shop that designed nothing prints the design we come with', async () => {
    const { terbit: kini, draf, riwayat } = await baca('DESKTOP');
    expect([kini.versi, draf, riwayat]).toEqual([0, null, []]);
    const teks = teksPdf((await cetak(NOTA[0] as string, { format: 'PDF' })).bytes);
    const at = (text: string) => teks.find((one) => one.teks === text);
    // The number's baseline has stood here since the first nota: 48 points from the top, 12 points tall.
    expect(at(NOTA[0] as string)).toMatchObject({ y: 16.93, ukuran: 12 });
    expect(at('Rp 3.676.500')).toMatchObject({ ukuran: 15 });
    expect(at('IBU SARI')).toBeDefined();
  });

  test('things stand where they were put, in the letters that were chosen, front and back', async () => {
    const { terbit: kini } = await baca('DESKTOP');
    let isi: RancanganKertas = kini.isi;
    isi = ganti(isi, 'nomor', {
      x: 20,
      y: 60,
      lebar: 80,
      tinggi: 8,
      rata: 'KIRI',
      ukuran: 20,
      huruf: 'MONO',
    });
    isi = ganti(isi, 'keterangan', { jenis: 'ISIAN', isian: 'nama', label: 'Pembeli', lebar: 60 });
    const teksBelakang: UnsurNota = {
      ...(isi.unsur[0] as UnsurNota),
      ...{
        id: 'syarat',
        jenis: 'TEKS',
        teks: 'Syarat di belakang',
        sisi: 'BELAKANG',
        x: 30,
        y: 40,
        lebar: 100,
        tinggi: 10,
        ukuran: 10,
      },
    };
    isi = { ...isi, unsur: [...isi.unsur, teksBelakang] };
    expect(await terbitkan(isi)).toBe(1);
    const teks = teksPdf((await cetak(NOTA[1] as string, { format: 'PDF' })).bytes);
    // Four fifths of 20 points below the upper edge: 60 mm + 5.64 mm.
    expect(teks.find((one) => one.teks === NOTA[1])).toEqual({
      halaman: 0,
      teks: NOTA[1],
      x: 20,
      y: 65.64,
      ukuran: 20,
    });
    expect(teks.find((one) => one.teks === 'Pembeli IBU SARI')).toMatchObject({ halaman: 0, x: 10 });
    expect(teks.find((one) => one.teks === 'Syarat di belakang')).toMatchObject({
      halaman: 1,
      x: 30,
      y: 42.82,
    });
    expect(teks.some((one) => one.teks === 'IBU SARI')).toBe(false);
  });

  test('a reprint looks like the first print; the new design says that it is new', async () => {
    const first = teksPdf((await cetak(NOTA[0] as string, { format: 'PDF' })).bytes);
    expect(first.find((one) => one.teks === NOTA[0])).toMatchObject({ y: 16.93 });
    expect(first.some((one) => one.teks === 'CETAK ULANG 1')).toBe(true);
    const baru = teksPdf((await cetak(NOTA[0] as string, { format: 'PDF', rancangan: 'BARU' })).bytes);
    expect(baru.find((one) => one.teks === NOTA[0])).toMatchObject({ y: 65.64 });
    expect(baru.some((one) => one.teks === 'CETAK ULANG 2 (RANCANGAN BARU)')).toBe(true);
    // Asking for the new one once does not change what the document was printed with.
    const lagi = teksPdf((await cetak(NOTA[0] as string, { format: 'PDF', pratinjau: 'YA' })).bytes);
    expect(lagi.find((one) => one.teks === NOTA[0])).toMatchObject({ y: 16.93 });
  });

  test('on a pre-printed form only the contents are printed, in columns as they were named', async () => {
    const { terbit: kini } = await baca('DESKTOP');
    const kolom = [
      ['nama', 60, 'KIRI'],
      ['kadar', 30, 'TENGAH'],
      ['berat', 40, 'KANAN'],
      ['jumlah', 60, 'KANAN'],
    ].map(([isian, lebar, rata]) => ({ isian, label: null, lebar, rata })) as UnsurNota['kolom'];
    const isi = ganti({ ...kini.isi, cetakan: 'PRACETAK' }, 'tabel', { kolom });
    expect(await terbitkan(isi)).toBe(2);
    const teks = teksPdf((await cetak(NOTA[2] as string, { format: 'PDF' })).bytes);
    const said = teks.map((one) => one.teks);
    expect(said).toContain('IBU SARI');
    expect(said).not.toContain('Pembeli IBU SARI');
    for (const label of ['Nama Barang', 'Berat', 'Jumlah', 'Hormat kami']) expect(said).not.toContain(label);
    expect(teks.find((one) => one.teks === 'CINCIN UJI COBA')?.x).toBeCloseTo(10.7, 1);
    expect(said).toContain('3,250 g');
  });

  test('as a picture to send: as wide as designed, as long as its pieces need', async () => {
    const satu = await cetak(NOTA[3] as string, { format: 'GAMBAR', pratinjau: 'YA' });
    expect(satu.headers['content-type']).toBe('image/png');
    const { width, height } = await sharp(satu.bytes).metadata();
    expect(width).toBe(Math.trunc((80 / 25.4) * 200));
    expect(height).toBeGreaterThan(width ?? 0);
    // What a customer cannot turn over must say everything: a second code makes the picture longer.
    const isi = { ...notaPenjualan.contoh, qr: ['SATU'] };
    const mobile = { jenis: notaPenjualan, rancangan: BAWAAN_MOBILE };
    const tinggi = (qr: string[]): number => notaSvg({ ...isi, qr }, mobile).halaman[0]?.height ?? 0;
    expect(tinggi(['SATU', 'DUA']) - tinggi(['SATU'])).toBeCloseTo(90 + 14, 0);
    expect(notaSvg({ ...isi, qr: ['SATU', 'DUA'] }, mobile).halaman).toHaveLength(1);
  });
});

describe('on a slip', () => {
  test('blocks in their order, switched off, in other letters; the bytes say so', async () => {
    const { terbit: kini } = await baca('SLIP');
    const slip: RancanganSlip = kini.isi;
    const blok = slip.blok
      .filter(({ id }) => id !== 'salam')
      .map((b) => (b.id === 'sales' ? { ...b, aktif: false } : b))
      .map((b) => (b.id === 'kasir' ? { ...b, label: 'Dilayani', lebar: 10 } : b))
      .map((b) => (b.id === 'total' ? { ...b, ukuran: 'BESAR' as const } : b));
    const salam = {
      ...(slip.blok.find(({ id }) => id === 'salam') as RancanganSlip['blok'][number]),
      teks: 'SAMPAI JUMPA',
    };
    const isi = { ...slip, salinan: '2', lebar: '32', blok: [salam, ...blok] };
    expect(await terbitkan(isi, 'SLIP')).toBe(1);
    const { data } = await cetak(NOTA[3] as string, { cpl: '48' });
    const lines: string[] = data.text.split('\n').map((line: string) => line.trim());
    expect(lines[0]).toBe('SAMPAI JUMPA');
    expect(data.text).not.toContain('Sales');
    expect(lines).toContain('Dilayani   KASIR1');
    expect(data).toMatchObject({ copies: 2, reprint: 0, rancangan: { versi: 1, terbaru: 1, lain: false } });
    expect(data.text).toContain('LEMBAR 2/2 ARSIP TOKO');
    const bytes = Buffer.from(data.escpos, 'base64');
    // GS ! 0x11 doubles width and height, once for the label and once for the amount, on each copy.
    expect(bytes.toString('latin1').split('\x1d!\x11').length - 1).toBeGreaterThanOrEqual(2);
    expect(bytes.includes('SAMPAI JUMPA')).toBe(true);
    expect(data.text).not.toContain('Terima kasih');
  });

  test('user text in a block is text: it cuts no paper and opens no drawer', async () => {
    const { terbit: kini } = await baca('SLIP');
    const jahat = { ...kini.isi.blok[0], id: 'jahat', jenis: 'TEKS', teks: '{code:X} === ^^`|~ ---' };
    const { data } = await owner().post(
      'rancangan-nota/slip/pratinjau',
      { jenis_nota: 'PENJUALAN', cpl: '48', ...kini.isi, lebar: '48', blok: [jahat, ...kini.isi.blok] },
      portal,
    );
    expect(data.text).toContain('{code:X}');
    expect(data.svg).toMatch(/^<svg /);
  });
});

describe('the life of a design', () => {
  test('a second person is told instead of losing anything; twins are one', async () => {
    const { isi } = (await baca('MOBILE')).terbit;
    const first = await simpan(isi, 0, 'MOBILE');
    expect(first.data).toEqual({ rev: 1 });
    expect(await simpan(isi, 0, 'MOBILE', kit.as('SU'))).toMatchObject({
      status: 409,
      code: 'RANCANGAN_BERUBAH',
    });
    expect((await simpan(isi, 1, 'MOBILE')).data).toEqual({ rev: 2 });
    expect(await terbit(1, 'MOBILE')).toMatchObject({ code: 'RANCANGAN_BERUBAH' });
    const { draf } = await baca('MOBILE');
    expect(draf).toMatchObject({ rev: 2, user_id: 'OWNER' });
    const buang = { jenis_nota: 'PENJUALAN', media: 'MOBILE', rev: 2 };
    expect(await owner().post('rancangan-nota/buang', buang, portal)).toMatchObject({ status: 200 });
    expect(await terbit(2, 'MOBILE')).toMatchObject({ status: 404, code: 'DRAF_TIDAK_ADA' });
  });

  test('what is off the paper or leaves out the weight is not published, and every reason is named', async () => {
    const { isi } = (await baca('MOBILE')).terbit;
    const salah = {
      ...ganti(isi, 'qr', { x: 70 }),
      unsur: ganti(isi, 'qr', { x: 70 }).unsur.filter((u) => u.id !== 'nomor'),
    };
    const { data } = await simpan(salah, 0, 'MOBILE');
    const refused = await terbit(data.rev, 'MOBILE');
    expect(refused).toMatchObject({
      status: 422,
      code: 'RANCANGAN_TIDAK_SAH',
      message: 'Kode QR Keluar Dari Kertas',
    });
    expect(refused.detail).toEqual([
      { id: 'qr', pesan: 'Kode QR Keluar Dari Kertas' },
      { id: null, pesan: 'Nomor Nota Wajib Ada Di Nota' },
    ]);
    // Refused, the draft is still there to be mended.
    expect((await baca('MOBILE')).draf.rev).toBe(data.rev);
    expect(await simpan({ ...isi, lebar: 10 }, data.rev, 'MOBILE')).toMatchObject({ status: 400 });
  });

  test('an earlier version comes back as a new one, with who and when', async () => {
    const kembali = (versi: number): Promise<Answer> =>
      owner().post('rancangan-nota/kembali', { jenis_nota: 'PENJUALAN', media: 'DESKTOP', versi }, portal);
    expect((await kembali(1)).data).toEqual({ versi: 3 });
    expect((await kembali(0)).data).toEqual({ versi: 4 });
    expect(await kembali(9)).toMatchObject({ status: 404, code: 'VERSI_TIDAK_ADA' });
    const { riwayat, terbit: kini } = await baca('DESKTOP');
    expect(kini.versi).toBe(4);
    expect(
      riwayat.map(({ versi, dasar, user_id }: Record<string, unknown>) => [versi, dasar, user_id]),
    ).toEqual([
      [4, 0, 'OWNER'],
      [3, 1, 'OWNER'],
      [2, 1, 'OWNER'],
      [1, 0, 'OWNER'],
    ]);
    const { rows } = await kit.owner.query(
      "select count(*)::int as n from audit where aksi = 'rancangan.terbit' and kode_toko = 'JKT1'",
    );
    expect(rows[0].n).toBe(5);
    await expect(
      kit.owner.query("set role mustika_app; update rancangan_nota set isi = '{}'"),
    ).rejects.toThrow(/permission denied/);
    await kit.owner.query('reset role');
  });
});

describe('copies to branches', () => {
  test('head office gives its design and its pictures; a branch cannot, and a stranger is named', async () => {
    const logo = await sharp({ create: { width: 60, height: 60, channels: 3, background: '#b8923a' } })
      .png()
      .toBuffer();
    const uploaded = await unggah(
      owner(),
      'rancangan-nota/gambar',
      { image: { nama: 'logo.png', isi: logo, jenis: 'image/png' } },
      portal,
    );
    expect(uploaded, uploaded.text).toMatchObject({ status: 200 });
    const { kunci } = uploaded.data;
    const { isi } = (await baca('DESKTOP')).terbit;
    expect(await simpan({ ...isi, logo: 'NOTA-0000000000000000' })).toMatchObject({
      code: 'GAMBAR_TIDAK_ADA',
    });
    expect(await terbitkan({ ...isi, logo: kunci })).toBe(5);
    expect((await cetak(NOTA[3] as string, { format: 'PDF' })).bytes.includes('/Subtype /Image')).toBe(true);
    const milik = { jenis_nota: 'PENJUALAN', media: 'DESKTOP' };
    const ke = (...toko: string[]) => ({ ...milik, toko: toko.map((kode_toko) => ({ kode_toko })) });
    expect(await owner().post('rancangan-nota/salin', ke('XXX9'), portal)).toMatchObject({
      code: 'TOKO_TUJUAN_SALAH',
    });
    const made = await owner().post('rancangan-nota/salin', ke('BDG1'), portal);
    expect(made.data).toEqual([{ kode_toko: 'BDG1', versi: 1 }]);
    const there = await baca('DESKTOP', 'PENJUALAN', { portal: 'BDG1' });
    expect(there.riwayat[0].catatan).toBe('Salinan JKT1 versi 5');
    expect(
      await owner().get(`rancangan-nota/gambar/${there.terbit.isi.logo}`, { portal: 'BDG1' }),
    ).toMatchObject({ status: 200 });
    expect(await owner().get(`rancangan-nota/gambar/${kunci}`, { portal: 'SBY1' })).toMatchObject({
      code: 'GAMBAR_TIDAK_ADA',
    });
  });
});

describe('who may', () => {
  const buka = (user_id: string, path: string): Promise<unknown> =>
    kit.owner.query(
      'insert into hak_akses (user_id, path, is_show) values ($1, $2, true) on conflict (user_id, path) do update set is_show = true',
      [user_id, path],
    );

  test('whoever has the menu, each screen for itself; only owner and super user where the store says so', async () => {
    const kasir = () => kit.as('KASIR2');
    expect(await kasir().get('rancangan-nota/PENJUALAN/SLIP')).toMatchObject({ status: 403 });
    await buka('KASIR2', '/setting-nota-slip');
    kit.deps.sessions.forget('KASIR2');
    expect(await kasir().get('rancangan-nota/PENJUALAN/SLIP')).toMatchObject({ status: 200 });
    expect(await kasir().get('rancangan-nota/PENJUALAN/DESKTOP')).toMatchObject({ status: 403 });
    expect(
      await kasir().post('rancangan-nota/salin', {
        jenis_nota: 'PENJUALAN',
        media: 'SLIP',
        toko: [{ kode_toko: 'BDG1' }],
      }),
    ).toMatchObject({ status: 403 });
    await kit.owner.query(
      "insert into para_system (kode_toko, key, value) values ('JKT1', 'SETTING_NOTA_OWNER_ONLY', 'true')",
    );
    kit.deps.stores.forget('JKT1');
    expect(await kasir().get('rancangan-nota/PENJUALAN/SLIP')).toMatchObject({ status: 403 });
    expect(await kit.as('SU').get('rancangan-nota/PENJUALAN/SLIP', portal)).toMatchObject({ status: 200 });
    await kit.owner.query(
      "delete from para_system where kode_toko = 'JKT1' and key = 'SETTING_NOTA_OWNER_ONLY'",
    );
    kit.deps.stores.forget('JKT1');
  });

  test('the live picture shows a real nota only to who may read it, and only of its own store', async () => {
    const { isi } = (await baca('SLIP')).terbit;
    const lihat = (who: Caller, nomor: string | null, options = {}): Promise<Answer> =>
      who.post(
        'rancangan-nota/slip/pratinjau',
        { jenis_nota: 'PENJUALAN', cpl: '32', nomor, ...isi },
        options,
      );
    const kasir = await lihat(kit.as('KASIR2'), NOTA[0] as string);
    expect(kasir.data.text).toContain('IBU SARI');
    expect(kasir.data.text).toContain('CETAK ULANG 1');
    expect(await lihat(owner(), NOTA[0] as string, { portal: 'BDG1' })).toMatchObject({
      code: 'NOTA_TIDAK_ADA',
    });
    await kit.owner.query(
      `insert into hak_akses (user_id, path, is_show) select 'KASIR2', p, false from unnest($1::text[]) p
         on conflict (user_id, path) do update set is_show = false`,
      [notaByGroup.screens],
    );
    kit.deps.sessions.forget('KASIR2');
    expect(await lihat(kit.as('KASIR2'), NOTA[0] as string)).toMatchObject({ status: 403 });
    expect(await lihat(kit.as('KASIR2'), null)).toMatchObject({ status: 200 });
  });

  test('the picture on the screen is the sheet that is printed', async () => {
    const { isi } = (await baca('DESKTOP')).terbit;
    const body = { jenis_nota: 'PENJUALAN', nomor: NOTA[0], ...isi };
    const svg = await owner().post('rancangan-nota/kertas/pratinjau', { ...body, bentuk: 'SVG' }, portal);
    expect(svg.data.halaman).toHaveLength(1);
    expect(svg.data.halaman[0]).toMatchObject({ sisi: 'DEPAN', svg: expect.stringMatching(/^<svg /) });
    const pdf = await owner().post('rancangan-nota/kertas/pratinjau', { ...body, bentuk: 'PDF' }, portal);
    const nomor = teksPdf(pdf.bytes).find((one) => one.teks === NOTA[0]);
    const letak = svg.data.letak.find((one: { id: string }) => one.id === 'nomor');
    expect((nomor?.y ?? 0) - letak.y).toBeCloseTo((12 * 0.8 * 25.4) / 72, 1);
    const { data: sama } = await owner().post(
      'rancangan-nota/kertas/pratinjau',
      { ...body, bentuk: 'SVG' },
      portal,
    );
    expect(sama).toEqual(svg.data);
    expect(
      (await kit.owner.query('select cetak from dokumen where no_dokumen = $1', [NOTA[0]])).rows[0].cetak,
    ).toBe(3);
  });
});
