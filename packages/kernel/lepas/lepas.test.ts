/** Protects: what leaves is measured from the books of an act, and whoever wants more than his own ceiling needs a higher one. */
import { describe, expect, test } from 'vitest';
import { miligram, miliPersen, rupiah } from '../amount.ts';
import { readSetting } from '../settings/settings.ts';
import { type Akun, type TempatLuar, uangTransfer } from '../transfer.ts';
import { perKelas, terikatSisa, type Ukuran, ukurLepas } from './lepas.ts';
import { batasSendiri, type Pelepasan, persetujuanLepas } from './plafon.ts';

type Ujung = { akun: Akun; dimensi?: string };
const pindah = (dari: Ujung, ke: Ujung, jumlah: number, jenis = 'UJI') =>
  uangTransfer(dari, ke, rupiah(jumlah), { kategori: 'UJI', jenis });

/** A store that set nothing. */
const store = { settings: {} } as Parameters<typeof batasSendiri>[0];
const NOL: Ukuran = { jumlah: rupiah(0), murni: miligram(0) };
const tambah = (a: Ukuran, b: Ukuran | undefined): Ukuran => ({
  jumlah: rupiah(a.jumlah + (b?.jumlah ?? 0)),
  murni: miligram(a.murni + (b?.murni ?? 0)),
});
/** Gold taken over without a nota of ours, given as the piece that the customer takes. */
const tukar = (jumlah: number, murni: number) =>
  perKelas(
    ukurLepas(pindah({ akun: 'KLIRING_TUKAR' }, { akun: 'PERSEDIAAN_BELI' }, jumlah), {
      tanpaNota: { jumlah: rupiah(jumlah), murni: miligram(murni) },
    }),
  );
const tanya = (part: Partial<Pelepasan> & Pick<Pelepasan, 'dilepas'>) =>
  persetujuanLepas(store, { user_id: 'KASIR1', level: 'KASIR', hariIni: {}, lawanHariIni: null, ...part });

test('vector 49: ten pieces without a nota, 141.330 g and Rp 189.450.500 by one cashier, are stopped on the way', () => {
  let hariIni = NOL;
  const asked: number[] = [];
  for (let ke = 1; ke <= 10; ke += 1) {
    const dilepas = tukar(18_945_050, 14_133);
    if (tanya({ dilepas, hariIni: { UANG: hariIni } }).length > 0) asked.push(ke);
    hariIni = tambah(hariIni, dilepas.get('UANG'));
  }
  const batas = batasSendiri(store, 'KASIR', 'UANG');
  const pertama = Math.min(
    Math.floor((batas?.sehari ?? 0) / 18_945_050),
    Math.floor((batas?.gram ?? 0) / 14_133),
  );
  expect(hariIni).toEqual({ jumlah: 189_450_500, murni: 141_330 });
  // From the first above the ceiling of the day on, every one.
  expect(asked).toEqual(Array.from({ length: 10 - pertama }, (_, n) => pertama + 1 + n));
  expect(pertama).toBeLessThan(10);
});

describe('whose word is needed', () => {
  const batas = (level: 'KASIR' | 'SPV') => readSetting(store, `BATAS_KELUAR_${level}`);
  const keluar = (jumlah: number) =>
    perKelas(
      ukurLepas(pindah({ akun: 'KAS', dimensi: 'KASIR1' }, { akun: 'BEBAN_OPERASIONAL' }, jumlah), {}),
    );

  test.each([
    ['a cashier up to his ceiling', 'KASIR', batas('KASIR'), []],
    ['a cashier above it', 'KASIR', batas('KASIR') + 1, [undefined]],
    ['a cashier above the supervisor’s', 'KASIR', batas('SPV') + 1, ['OWN']],
    ['a supervisor up to his', 'SPV', batas('SPV'), []],
    ['a supervisor above it', 'SPV', batas('SPV') + 1, ['OWN']],
    ['the owner, whatever it is', 'OWN', batas('SPV') * 100, []],
  ] as const)('%s', (_who, level, jumlah, oleh) =>
    expect(tanya({ level, dilepas: keluar(jumlah) }).map((one) => one.oleh)).toEqual(oleh),
  );

  test('what one person is given counts, by whoever', () => {
    const lawan = readSetting(store, 'BATAS_KELUAR_LAWAN');
    expect(tanya({ dilepas: keluar(1), lawanHariIni: lawan })).toHaveLength(1);
    expect(tanya({ dilepas: keluar(1), lawanHariIni: rupiah(lawan - 1) })).toEqual([]);
  });
});

describe('what leaves', () => {
  const ukur = (...transfers: ReturnType<typeof pindah>[]) => ukurLepas(transfers.flat(), {});

  test('money from one drawer into another does not', () =>
    expect(ukur(pindah({ akun: 'KAS', dimensi: 'A' }, { akun: 'BANK', dimensi: '1' }, 5))).toEqual([]));

  test('money on a journey does, although it is ours', () =>
    expect(ukur(pindah({ akun: 'KAS', dimensi: 'A' }, { akun: 'UANG_DALAM_PERJALANAN' }, 5))).toEqual([
      { jenis: 'PERJALANAN', jumlah: 5, murni: 0 },
    ]));

  test('a card is a promise, cash is not', () => {
    const bayar = (jenis: string, akun: 'PIUTANG_EDC' | 'KAS') =>
      ukur(pindah({ akun: 'KLIRING_PENJUALAN' }, { akun, dimensi: 'X' }, 7, jenis));
    expect(bayar('DEBET', 'PIUTANG_EDC')).toEqual([{ jenis: 'BELUM_DILIHAT', jumlah: 7, murni: 0 }]);
    expect(bayar('CASH', 'KAS')).toEqual([]);
  });

  test('an act that posts nothing takes nothing over; what was said is given', () => {
    expect(ukurLepas([], { tanpaNota: { jumlah: rupiah(9), murni: miligram(9) } })).toEqual([]);
    expect(ukurLepas([], { potongan: rupiah(9) })).toEqual([{ jenis: 'POTONGAN', jumlah: 9, murni: 0 }]);
  });

  test('gold does, whichever way it goes, unless its customer pays for it or somebody agreed', () => {
    const keluar = (luar: TempatLuar, more = {}) =>
      ukurLepas(
        [
          {
            ...{ buku: 'barang', dari: { gudang: 'TOKO', baki: 'CC01' }, ke: { luar } },
            ...{ kode_barcode: 'A', qty: 1, berat: miligram(4000), kadar: miliPersen(75_000) },
          },
        ],
        more,
      );
    for (const luar of ['SUPPLIER', 'HANCUR', 'SUSUT', 'PELEBUR', 'AWAL'] as const)
      expect(keluar(luar), luar).toEqual([{ jenis: 'EMAS', jumlah: 0, murni: 3000 }]);
    expect(keluar('KIRIM')).toEqual([{ jenis: 'PERJALANAN', jumlah: 0, murni: 3000 }]);
    expect(keluar('PELANGGAN')).toEqual([]);
    expect(keluar('SUPPLIER', { disetujui: true })).toEqual([]);
  });

  test('a coupon is a point that pays: of this store, and of another one', () => {
    for (const akun of ['LIABILITAS_KUPON', 'LIABILITAS_POIN', 'BEBAN_POIN'] as const)
      expect(ukur(pindah({ akun: 'KLIRING_PENJUALAN' }, { akun }, 7)), akun).toEqual([
        { jenis: 'POIN', jumlah: 7, murni: 0 },
      ]);
    expect(ukur(pindah({ akun: 'LIABILITAS_KUPON' }, { akun: 'BEBAN_POIN' }, 7))).toEqual([]);
    expect(ukur(pindah({ akun: 'BEBAN_POIN' }, { akun: 'LIABILITAS_KUPON' }, 7))).toEqual([]);
  });

  test('a bound price does, as far as it is not paid, and its gold with it; posted or not', () => {
    const barang = [{ berat: miligram(10_000), kadar: miliPersen(75_000), jumlah: 2 }];
    const terikat = (dibayar: number) =>
      terikatSisa({ harga: rupiah(30_000_000), dibayar: rupiah(dibayar), barang });
    expect(terikat(1)).toEqual({ jumlah: 29_999_999, murni: 15_000 });
    expect(terikat(3_000_000)).toEqual({ jumlah: 27_000_000, murni: 13_500 });
    expect(ukurLepas([], { terikat: terikat(3_000_000) })).toEqual([
      { jenis: 'HARGA', jumlah: 27_000_000, murni: 13_500 },
    ]);
    expect(ukurLepas([], { terikat: terikat(30_000_000) })).toEqual([]);
  });
});
