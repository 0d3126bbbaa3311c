// Goal: the cost of a delivery goes to its pieces to the last rupiah, whatever rounding and scale say. Method: properties.
import { type Miligram, miligram, type Rupiah, rupiah, sum } from '@mustika/kernel/amount.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type BarisTerima,
  bagian,
  belumBerlabel,
  modalLabel,
  nilaiTerima,
  selisihTerima,
} from './terima-barang.rule.ts';

const baris = (more: Partial<BarisTerima> = {}): BarisTerima => ({
  ...{ kode_group: '750', kode_dept: 'CC', jumlah: 2 },
  ...{ berat_faktur: miligram(6000), berat: miligram(6000), harga_faktur: rupiah(1_000_000) },
  ...more,
});
const sisa = {
  kode_group: '750',
  kode_dept: 'CC',
  label_jumlah: 0,
  label_berat: miligram(0),
  label_modal: rupiah(0),
};
const TOLERANSI = miligram(50);

describe('a delivery', () => {
  it('is owed for by its invoice; what is there costs what is there and the PPN, what is not is lost', () => {
    const [satu, dua] = nilaiTerima(
      [baris({ berat: miligram(5500) }), baris({ kode_dept: 'KL' })],
      rupiah(115_001),
    );
    expect([satu?.nilai_faktur, dua?.nilai_faktur]).toEqual([6_000_000, 6_000_000]);
    expect([satu?.nilai_selisih, dua?.nilai_selisih]).toEqual([500_000, 0]);
    expect([satu?.modal_terima, dua?.modal_terima]).toEqual([5_557_500, 6_057_501]);
  });

  it('costs nothing more than the invoice when the scale has more', () => {
    const [satu] = nilaiTerima([baris({ berat: miligram(6045) })], rupiah(0));
    expect(satu).toMatchObject({ nilai_faktur: 6_000_000, nilai_selisih: 0, modal_terima: 6_000_000 });
  });

  it('shares to the unit', () => {
    fc.assert(
      fc.property(
        fc.nat(10_000_000),
        fc.array(fc.integer({ min: 1, max: 9000 }), { minLength: 1, maxLength: 30 }),
        (jumlah, bobot) => {
          const parts = bagian(rupiah(jumlah), bobot);
          expect(sum(parts)).toBe(jumlah);
          for (const part of parts) expect(part).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });

  it('asks about weights that differ by more than the store lets pass', () => {
    const beda = [
      baris(),
      baris({ berat: miligram(5950) }),
      baris({ berat: miligram(5949) }),
      baris({ berat: miligram(6051) }),
    ];
    expect(selisihTerima(beda, TOLERANSI)).toEqual([beda[2], beda[3]]);
  });
});

describe('tags', () => {
  const line = { ...sisa, berat: miligram(6000), modal_terima: rupiah(6_066_000) };

  it('take their share, and the last of them the rest of the cost', () => {
    const [satu] = modalLabel(line, [miligram(2500)], TOLERANSI) as [Rupiah];
    expect(satu).toBe(2_527_500);
    const lagi = { ...line, label_jumlah: 1, label_berat: miligram(2500), label_modal: satu };
    expect(modalLabel(lagi, [miligram(3480)], TOLERANSI)).toEqual([3_538_500]);
    expect(modalLabel(lagi, [miligram(3549)], TOLERANSI)).toEqual([3_538_500]);
    expect(modalLabel(lagi, [miligram(3551)], TOLERANSI)).toBeNull();
  });

  it('of a line that is used up are refused, and it waits for nothing', () => {
    const habis = { ...line, label_jumlah: 2, label_berat: miligram(5980), label_modal: line.modal_terima };
    expect(modalLabel(habis, [miligram(10)], TOLERANSI)).toBeNull();
    expect(belumBerlabel(habis)).toBe(0);
  });

  it('in any order and number carry the whole cost and not a rupiah more', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 100, max: 4000 }), { minLength: 1, maxLength: 20 }),
        fc.integer({ min: 1, max: 3_000_000 }),
        (berat, harga) => {
          const semua = berat.reduce((total, one) => total + one, 0);
          let kini = { ...sisa, berat: semua as Miligram, modal_terima: rupiah(harga) };
          for (const one of berat) {
            const share = modalLabel(kini, [one as Miligram], miligram(0));
            // A cost of a rupiah or two may be used up before its grams are.
            if (share === null) break;
            kini = {
              ...kini,
              label_berat: (kini.label_berat + one) as Miligram,
              label_modal: rupiah(kini.label_modal + (share[0] as number)),
              label_jumlah: kini.label_jumlah + 1,
            };
          }
          expect(kini.label_modal).toBe(harga);
        },
      ),
    );
  });
});
