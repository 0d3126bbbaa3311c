/** What closing a shipment does to each lot of it that a craftsman still has: lost, or owed by him. */
import {
  add,
  type Miligram,
  type MiliPersen,
  NOL_MILIGRAM,
  NOL_RUPIAH,
  type Rupiah,
  sum,
} from '@mustika/kernel/amount.ts';
import { reject } from '@mustika/kernel/errors.ts';
import { type Transfer, uangTransfer } from '@mustika/kernel/transfer.ts';
import { akunLot, type LotTersimpan, OLAH, siapkanLot } from '../lot/lot.rule.ts';
import { sepuhanErrors as salah } from './sepuhan.errors.ts';
import type { SusutKadar } from './sepuhan.query.ts';
import { bagi, lotTagihan, persenSusut, TRX_WASTING } from './sepuhan.rule.ts';

const SUSUT = { luar: 'SUSUT' } as const;
const nama = (jenis: string) => ({ kategori: TRX_WASTING, jenis });

/** What is said of what is missing: `sisa` of metal that never came, `ditagih` of the rest. */
export type Putusan = { tukang: string; sisa: 'DITAGIH' | 'HILANG' | null; ditagih: Miligram | null };
type Sumber = {
  isi: readonly LotTersimpan[];
  ada: readonly LotTersimpan[];
  register: readonly { kode: string }[];
};

/** All of it leaves the craftsman's place, or becomes his debt in fine gold at the cost it had. */
export function tutupLot({ tukang, sisa, ditagih }: Putusan, { isi, ada, register }: Sumber, hari: string) {
  const susut = isi.filter(({ jenis_lot }) => jenis_lot === 'SUSUT');
  const hilang = sum(susut.map(({ berat }) => berat));
  if ((ditagih ?? 0) > hilang) reject(salah.TAGIHAN_MELEBIHI_SUSUT, { susut: hilang, path: 'ditagih' });
  const menagih = ditagih !== null || (sisa === 'DITAGIH' && isi.length > susut.length);
  const { kode, meja, tulis } = siapkanLot(
    menagih ? [lotTagihan(tukang)] : [],
    [...isi, ...ada],
    register,
    hari,
  );
  const uang: Transfer[] = [];
  const total = {
    nilai_susut: NOL_RUPIAH,
    nilai_hilang: NOL_RUPIAH,
    nilai_tagih: NOL_RUPIAH,
    murni_tagih: NOL_MILIGRAM,
  };
  const beban = (kode_lot: string, banyak: { berat: Miligram; qty: number }): Rupiah => {
    const dari = akunLot(meja.satu(kode_lot));
    const { nilai } = meja.keluar(kode_lot, banyak, SUSUT);
    uang.push(...uangTransfer(dari, { akun: 'BEBAN_SUSUT' }, nilai, nama('SUSUT')));
    return nilai;
  };
  const tagih = (kode_lot: string, banyak: { berat: Miligram; qty: number }): void => {
    const dari = akunLot(meja.satu(kode_lot));
    const { nilai, murni } = meja.keluar(kode_lot, banyak, OLAH);
    const ke = kode[0] ?? '';
    meja.masuk(ke, { berat: murni, qty: 0, murni, nilai }, OLAH);
    uang.push(...uangTransfer(dari, akunLot(meja.satu(ke)), nilai, nama('TAGIH')));
    total.nilai_tagih = add(total.nilai_tagih, nilai);
    total.murni_tagih = add(total.murni_tagih, murni);
  };
  let belum = ditagih ?? NOL_MILIGRAM;
  for (const { kode_lot, berat } of susut) {
    const bagian = Math.min(belum, berat) as Miligram;
    if (bagian > 0) tagih(kode_lot, { berat: bagian, qty: 0 });
    belum = (belum - bagian) as Miligram;
    const lepas = (berat - bagian) as Miligram;
    if (lepas > 0) total.nilai_susut = add(total.nilai_susut, beban(kode_lot, { berat: lepas, qty: 0 }));
  }
  const tinggal = isi.filter(({ jenis_lot }) => jenis_lot !== 'SUSUT');
  const perKadar = tinggal.map(({ kode_lot, berat, qty, kadar, murni }) => {
    if (sisa === 'DITAGIH') {
      tagih(kode_lot, { berat, qty });
      return { kadar, murni_sisa: murni, nilai_hilang: NOL_RUPIAH };
    }
    const nilai = beban(kode_lot, { berat, qty });
    total.nilai_hilang = add(total.nilai_hilang, nilai);
    return { kadar, murni_sisa: murni, nilai_hilang: nilai };
  });
  return { ...total, murni_sisa: sum(tinggal.map(({ murni }) => murni)), perKadar, uang, meja, tulis };
}

type SisaKadar = { kadar: MiliPersen; murni_sisa: Miligram; nilai_hilang: Rupiah };

/** By karat: what was accounted for and is missing of it, and what never came. What a loss costs is shared by what is missing. */
export function susutPerKadar(kadar: readonly SusutKadar[], sisa: readonly SisaKadar[], nilai_susut: Rupiah) {
  const beban = bagi(
    nilai_susut,
    kadar.map((k) => Math.max(0, k.susut)),
  );
  const semua = [...new Set([...kadar, ...sisa].map((k) => k.kadar))].sort((a, b) => a - b);
  return semua.map((satu, at) => {
    const nomor = kadar.findIndex((k) => k.kadar === satu);
    const { berat = 0, murni = 0, susut = 0 } = kadar[nomor] ?? {};
    const milik = sisa.filter((k) => k.kadar === satu);
    return {
      ...{ urut: at + 1, kadar: satu, berat, murni, susut, susut_persen: persenSusut(susut, murni) },
      nilai_susut: beban[nomor] ?? 0,
      murni_sisa: sum(milik.map((k) => k.murni_sisa)),
      nilai_hilang: milik.length === 0 ? NOL_RUPIAH : sum(milik.map((k) => k.nilai_hilang)),
    };
  });
}
