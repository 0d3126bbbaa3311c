/** The lives of loans. */
import type { Kit } from '../../tests/kit/app.ts';
import {
  ambil,
  balik,
  DIAMBIL,
  dengan,
  dipinjam,
  ditebus,
  hargaTaksir,
  hutangBaru,
  JAMINAN,
  lanjutkan,
  perpanjang,
  setahun,
  siapLelang,
  tagihan,
} from '../../tests/kit/hutang.ts';
import { atur, numberOf } from '../../tests/kit/jual.ts';
import { defineLife } from '../../tests/kit/life.ts';
import { datangDanKembali, HUTANG_LAMA } from '../../tests/kit/saldo-awal.ts';
import { isiLaci } from '../../tests/kit/uang.ts';
import { unggah } from '../../tests/kit/unggah.ts';
import { hutang } from './hutang.document.ts';

/** Lent on whatever the tables of the shop say. */
const SEJUTA = 1_000_000;
const POKOK = 600_000;
/** Interest of the day itself at two percent a month. */
const SEHARI = 500;
const tunai = (jumlah: number) => [{ jenis: 'CASH', jumlah }];
const LELANG = { hasil: 4_200_000, biaya: 50_000, pembeli: 'PEDAGANG EMAS', bayar: tunai(4_200_000) };

/** A shop that can lend: a price, and money in the drawers. */
async function siap(kit: Kit): Promise<void> {
  await hargaTaksir(kit);
  await isiLaci(kit, 50_000_000, 'KASIR1');
  await isiLaci(kit, 5_000_000, 'SPV1');
}

/** A picture of a pledge, by its key. */
async function foto(kit: Kit): Promise<string> {
  const isi = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  const berkas = { image: { nama: 'jaminan.png', isi, jenis: 'image/png' } };
  return (await unggah(kit.as('KASIR1'), 'hutang/foto', berkas)).data.key as string;
}

const creation = (more: Record<string, unknown> = {}) => ({
  body: hutangBaru(POKOK, more),
  user: 'SPV1',
  steps: {
    bayarBunga: { jumlah: SEHARI, perpanjang: 1, bayar: tunai(SEHARI) },
    lunas: { total: POKOK + SEHARI, bayar: tunai(POKOK + SEHARI) },
    peringatan: { cara: 'SURAT' },
    tempat: { tempat_simpan: 'BRANKAS 1' },
    lelang: LELANG,
    ambil: { tujuan: 'BELI', barang: [DIAMBIL] },
    daluwarsa: { alasan: 'tidak pernah diambil' },
  },
  before: { lelang: siapLelang, ambil: siapLelang, daluwarsa: setahun },
});

/** How a loan lives. */
export const LIFE = defineLife(hutang, {
  undoes: {
    batalBunga: ['bayarBunga'],
    batalLunas: ['lunas'],
    batalLelang: ['lelang', 'ambil'],
    batalKelebihan: ['bayarKelebihan', 'daluwarsa'],
  },
  lives: [
    // Interest is paid and taken back, it is redeemed and taken back, and never was.
    async (kit) => {
      await siap(kit);
      const no = await dipinjam(kit, SEJUTA, { barang: [{ ...JAMINAN, foto: await foto(kit) }] });
      numberOf(await perpanjang(kit, no, (await tagihan(kit, no)).bunga, 1));
      numberOf(await balik(kit, 'batal-bunga', no));
      await ditebus(kit, no);
      numberOf(await balik(kit, 'batal-lunas', no));
      return numberOf(await balik(kit, 'batal', no));
    },
    // Validated later, renewed, the renewal taken back, renewed again with less of the pledge, and it runs.
    async (kit) => {
      await siap(kit);
      await atur(kit, { VALIDASI_HUTANG_MODULE: 'true' });
      const dua = [JAMINAN, { ...JAMINAN, nama_barang: 'CINCIN POLOS', berat: 2 }];
      const no = await dipinjam(kit, SEJUTA, { barang: dua, berat_plastik: 7.1 });
      numberOf(await kit.as('SPV1').post('hutang/validasi', { no_faktur_hutang: no }));
      await atur(kit, { VALIDASI_HUTANG_MODULE: null });
      numberOf(await balik(kit, 'batal', await lanjutkan(kit, no, 600_000, { berat_plastik: 7.1 })));
      await lanjutkan(kit, no, 700_000, { diambil: [{ urut: 2 }] });
      return no;
    },
    // It came over from the till of before, and back.
    async (kit) => {
      await siap(kit);
      return datangDanKembali(kit, 'hutang', { hutang: [HUTANG_LAMA] });
    },
    // What goes on from another loan, with more money on it.
    async (kit) => {
      await siap(kit);
      return lanjutkan(kit, await dipinjam(kit, 500_000), SEJUTA);
    },
    // Nobody came: sold, and what is left over handed over, taken back, and forgotten for a year.
    async (kit) => {
      await siap(kit);
      const no = await dipinjam(kit, SEJUTA);
      await siapLelang(kit, no);
      numberOf(await dengan(kit, 'lelang', { no_faktur_hutang: no, ...LELANG }));
      numberOf(await balik(kit, 'batal-lelang', no));
      numberOf(await dengan(kit, 'lelang', { no_faktur_hutang: no, ...LELANG }));
      numberOf(await dengan(kit, 'bayar-kelebihan', { no_faktur_hutang: no }));
      numberOf(await balik(kit, 'batal-kelebihan', no));
      await setahun(kit, no);
      return numberOf(await balik(kit, 'daluwarsa', no));
    },
    // Kept by the shop as two bought pieces, taken back, and kept again as scrap.
    async (kit) => {
      await siap(kit);
      const no = await dipinjam(kit, SEJUTA, { barang: [{ ...JAMINAN, jumlah: 2 }] });
      await siapLelang(kit, no);
      const dua = [2.5, 2.48].map((berat) => ({ ...DIAMBIL, berat, nilai: 600_000 }));
      numberOf(await ambil(kit, no, { barang: dua }));
      numberOf(await balik(kit, 'batal-lelang', no));
      return numberOf(await ambil(kit, no, { tujuan: 'ROSOK', biaya: 25_000 }));
    },
    // Kept by the shop for less than was lent.
    async (kit) => {
      await siap(kit);
      const no = await dipinjam(kit, SEJUTA);
      await siapLelang(kit, no);
      return numberOf(await ambil(kit, no, { barang: [{ ...DIAMBIL, nilai: 900_000 }] }));
    },
    // Past its day, told, kept by the shop for an hour, and not here yet.
    async (kit) => {
      await siap(kit);
      const no = await dipinjam(kit, SEJUTA);
      await siapLelang(kit, no);
      numberOf(await ambil(kit, no));
      return numberOf(await balik(kit, 'batal-lelang', no));
    },
    // Told of its day, put elsewhere, kept by the shop too early, and redeemed.
    async (kit) => {
      await siap(kit);
      const no = await dipinjam(kit, SEJUTA);
      numberOf(await kit.as('SPV1').post('hutang/peringatan', { no_faktur_hutang: no, cara: 'WHATSAPP' }));
      const pindah = { no_faktur_hutang: no, tempat_simpan: 'BRANKAS 2' };
      numberOf(await kit.as('KASIR1').post('hutang/tempat', pindah));
      await siapLelang(kit, no);
      numberOf(await ambil(kit, no));
      numberOf(await balik(kit, 'batal-lelang', no));
      return ditebus(kit, no);
    },
  ],
  variants: [
    {
      name: 'one piece, in cash',
      prepare: async (kit) => {
        await siap(kit);
        return creation();
      },
    },
    {
      name: 'partly transferred',
      prepare: async (kit) => {
        await siap(kit);
        return creation({ transfer: 200_000, no_rekening: '7310455201' });
      },
    },
  ],
});
