/**
 * Bars and scrap that are sold to another business: priced by the gram of fine gold in them, as the buyer tests it, all of it together; each
 * lot has its share of the price and its own tax. Domain 7, 12.4 JUAL_CIOK, 13.1, 13.5; docs/decisions/0091.
 */
import {
  beratMurni,
  hargaBerat,
  type Miligram,
  type MiliPersen,
  type Rupiah,
  sum,
} from '@mustika/kernel/amount.ts';
import type { Asks, Counter, FormData } from '@mustika/kernel/document-counter.ts';
import { reject } from '@mustika/kernel/errors.ts';
import { kembar } from '../../barang/gerak-barang.rule.ts';
import {
  type AcuanPajak,
  type BarisRosok,
  jumlahRosok,
  pajakRosok,
} from '../../keuangan/supplier/pajak-rosok.rule.ts';
import { lotErrors } from '../../lot/lot.errors.ts';
import type { LotTersimpan } from '../../lot/lot.rule.ts';
import { sepuhanErrors as salah } from '../sepuhan.errors.ts';
import { hitungJualEmas } from './hitung-jual-emas.command.ts';
import { JENIS_DIJUAL } from './isian-jual-emas.rule.ts';

/** Journals and cash category. */
export const TRX_JUAL_EMAS = 'JUAL EMAS';
/** So fine is a bar, on which no PPN is collected; what is coarser is gold as any other. Domain 13.1. */
const KADAR_BATANGAN = 99_000;

export type BarisJualEmas = {
  kode_lot: string;
  qty: number;
  berat: Miligram;
  /** As the buyer tested it; null where he takes the shop's word. */
  kadar_uji: MiliPersen | null;
};

export type Dijual = BarisRosok & { lot: LotTersimpan; baris: BarisJualEmas; murni_jual: Miligram };

/** Each lot once, bars or scrap. */
function lotDijual(barang: readonly BarisJualEmas[], found: readonly LotTersimpan[]): LotTersimpan[] {
  const twin = kembar(barang.map((b) => b.kode_lot));
  if (twin) reject(salah.LOT_DUA_KALI, { kode_lot: twin });
  return barang.map(({ kode_lot }, at) => {
    const path = `barang.${at}.kode_lot`;
    const lot =
      found.find((one) => one.kode_lot === kode_lot) ?? reject(lotErrors.LOT_TIDAK_ADA, { kode_lot, path });
    if (!(JENIS_DIJUAL as readonly string[]).includes(lot.jenis_lot))
      reject(salah.BUKAN_EMAS_DIJUAL, { kode_lot, path });
    return lot;
  });
}

/** What each lot brings with its tax, and what the buyer pays for all of them: price, PPN, and PPh 22 beside it. */
export function nilaiJualEmas(
  { barang, harga_murni }: { barang: readonly BarisJualEmas[]; harga_murni: Rupiah },
  found: readonly LotTersimpan[],
  acuan: AcuanPajak,
) {
  const lots = lotDijual(barang, found);
  const diuji = lots.map((lot, at) => {
    const { berat, kadar_uji } = barang[at] as BarisJualEmas;
    return { lot, berat, kadar: kadar_uji ?? lot.kadar };
  });
  const murni = diuji.map(({ berat, kadar }) => beratMurni(berat, kadar));
  const pajak = pajakRosok(
    diuji.map(({ lot, berat, kadar }) => ({
      ...{ kode_barcode: lot.kode_lot, berat, kadar },
      golongan_ppn:
        lot.jenis_lot === 'MURNI' && lot.kadar >= KADAR_BATANGAN ? ('BEBAS' as const) : ('EMAS' as const),
      ...{ aksesoris: false, ada_faktur_masukan: lot.ada_faktur, pernah_dibeli: false },
    })),
    hargaBerat(harga_murni, sum(murni)),
    acuan,
  );
  const { nilai_rosok: total, ppn_rosok: ppn, pph22 } = jumlahRosok(pajak);
  const baris = pajak.map(
    (satu, at): Dijual => ({
      ...satu,
      ...{ lot: lots[at] as LotTersimpan, baris: barang[at] as BarisJualEmas },
      murni_jual: murni[at] as Miligram,
    }),
  );
  return { baris, murni_jual: sum(murni), total, ppn, pph22 };
}

/** Rows of which enough is typed to say what they bring. */
const terisi = (rows: unknown): FormData[] =>
  ((rows ?? []) as FormData[])
    .filter((b) => b['kode_lot'] && Number(b['berat']) > 0)
    .map(({ kode_lot, qty, berat, kadar_uji }) => ({
      kode_lot,
      qty: qty ?? 0,
      berat,
      kadar_uji: kadar_uji ?? null,
    }));

/** Valued while it is typed, once it is known who buys and at which price. */
export const NILAI_EMAS: Asks = {
  call: () => hitungJualEmas,
  with: ({ kode_supplier, harga_murni, barang }) => {
    const dijual = terisi(barang);
    if (!kode_supplier || !(Number(harga_murni) > 0) || dijual.length === 0) return null;
    return { kode_supplier, harga_murni, barang: dijual };
  },
  shows: ['murni_jual', 'total', 'ppn', 'pph22', 'barang'],
};

/** The buyer and his price stand below the lots; he pays the figure. */
export const MEJA_JUAL_EMAS: Counter = {
  screen: '/jual-emas',
  act: 'Terima',
  seek: 'Kode lot',
  lines: 'barang',
  takes: 'kode_lot',
  terms: ['kode_supplier', 'harga_murni', 'keterangan'],
  figure: { label: 'Harus Dibayar', sums: ['jumlah'] },
};
