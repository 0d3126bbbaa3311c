import type { Rincian } from '@mustika/kernel/approval.ts';
import { reject } from '@mustika/kernel/errors.ts';
import { readSetting } from '@mustika/kernel/settings/settings.ts';
import { type Transfer, uangTransfer } from '@mustika/kernel/transfer.ts';
import { implementReversal } from '@mustika/server-kit/document/document-reversal.ts';
import { implementDocument, implementTransition } from '@mustika/server-kit/document/document-runner.ts';
import { barangErrors } from '../barang/barang.errors.ts';
import { bacaBarcodeBaru } from '../barang/gerak-barang.query.ts';
import { batalGerak, gerakBarang, kembar, rincianBarang } from '../barang/gerak-barang.rule.ts';
import { lotErrors } from '../lot/lot.errors.ts';
import { bacaLot } from '../lot/lot.query.ts';
import {
  akunLot,
  BATCH_INI,
  batalLot,
  diTukang,
  isiBaru,
  jumlahLot,
  type LotTersimpan,
  type LotTujuan,
  lotRosok,
  rincianLot,
  siapkanLot,
  transferLot,
  tulisLot,
} from '../lot/lot.rule.ts';
import { kirimCuci } from './kirim-cuci.document.ts';
import { sepuhanErrors as salah } from './sepuhan.errors.ts';
import { bacaRosokKeping, type RosokKeping, SISA_DI_TUKANG } from './sepuhan.query.ts';
import { KATEGORI_SEPUHAN, type Pekerjaan, TRX_KIRIM } from './sepuhan.rule.ts';

const OLAH = { luar: 'OLAH' } as const;
const DIOLAH: ReadonlySet<string> = new Set(['BALENAN', 'CUCI', 'PATRI', 'ROSOK', 'MURNI']);

/** The lot at the craftsman. Whose kind nobody knows any more is melted and nothing else; metal that is melted is not counted. */
function lotDiTukang(lot: LotTersimpan, pekerjaan: Pekerjaan, tukang: string): LotTujuan {
  const berjenis = lot.kode_group !== null && lot.kode_dept !== null;
  if (!DIOLAH.has(lot.jenis_lot) || (pekerjaan !== 'LEBUR' && !berjenis))
    reject(salah.BUKAN_UNTUK_DIOLAH, { kode_lot: lot.kode_lot });
  const { kadar, kode_group, kode_dept, ada_faktur, nama_lot } = lot;
  return {
    ...{ jenis_lot: pekerjaan, kadar, kode_group, kode_dept, ada_faktur, nama_lot },
    ...{ tempat: diTukang(tukang), batch: BATCH_INI },
  };
}

/** Scrap by its codes, each of them still there. */
function rosokKeping(codes: readonly string[], found: readonly RosokKeping[], pekerjaan: Pekerjaan) {
  const twin = kembar(codes);
  if (twin) reject(salah.LOT_DUA_KALI, { kode_barcode: twin });
  return codes.map((kode_barcode) => {
    const piece = found.find((one) => one.kode_barcode === kode_barcode);
    if (!piece) reject(barangErrors.BARANG_TIDAK_ADA, { kode_barcode });
    if (piece.status !== 'ROSOK') reject(salah.BUKAN_ROSOK_KEPING, { kode_barcode });
    if (pekerjaan !== 'LEBUR') reject(salah.BUKAN_UNTUK_DIOLAH, { kode_barcode });
    return piece;
  });
}

const simpan = implementTransition(kirimCuci.transitions.simpan, {
  reads: ({ lot, barang }, { scope: { kode_toko } }) => ({
    dari: bacaLot(
      kode_toko,
      lot.map((b) => b.kode_lot),
    ),
    keping: bacaRosokKeping(
      kode_toko,
      barang.map((b) => b.kode_barcode),
    ),
    register: bacaBarcodeBaru(lot.length + barang.length),
  }),
  decide: (input, { dari, keping, register }, { hari, store }) => {
    const { pekerjaan, tukang, keterangan } = input;
    const pieces = rosokKeping(
      input.barang.map((b) => b.kode_barcode),
      keping,
      pekerjaan,
    );
    if (input.lot.length + pieces.length === 0) reject(salah.KIRIMAN_KOSONG);
    const asal = input.lot.map(
      ({ kode_lot }) =>
        dari.find((one) => one.kode_lot === kode_lot) ?? reject(lotErrors.LOT_TIDAK_ADA, { kode_lot }),
    );
    const tujuan = [
      ...asal.map((lot) => lotDiTukang(lot, pekerjaan, tukang)),
      ...pieces.map((piece) => ({
        ...lotRosok(piece, diTukang(tukang)),
        ...{ jenis_lot: pekerjaan, batch: BATCH_INI },
      })),
    ];
    const { kode, meja, tulis } = siapkanLot(tujuan, dari, register, hari);
    const nama = { kategori: TRX_KIRIM, jenis: pekerjaan };
    const uang: Transfer[] = [];
    for (const [at, b] of input.lot.entries()) {
      const lot = meja.satu(b.kode_lot);
      const ke = meja.satu(kode[at] ?? '');
      const isi = meja.keluar(b.kode_lot, { ...b, baris: at, daftar: 'lot' }, ke.tempat);
      // Nobody counts what is melted.
      meja.masuk(ke.kode_lot, pekerjaan === 'LEBUR' ? { ...isi, qty: 0 } : isi, lot.tempat);
      uang.push(...uangTransfer(akunLot(lot), akunLot(ke), isi.nilai, nama));
    }
    for (const [at, piece] of pieces.entries()) {
      const ke = meja.satu(kode[input.lot.length + at] ?? '');
      meja.masuk(ke.kode_lot, isiBaru(piece.kadar, piece.berat, piece.harga_modal), OLAH);
      uang.push(...uangTransfer({ akun: 'PERSEDIAAN_ROSOK' }, akunLot(ke), piece.harga_modal, nama));
    }
    const gerak = gerakBarang(pieces, {
      status: 'DISORTIR',
      tempat: OLAH,
      tolak: barangErrors.BARANG_TIDAK_ADA,
    });
    const isiKe = (arah: 'MASUK' | 'KELUAR') =>
      jumlahLot(meja.gerak.filter((g) => g.arah === arah).map(({ isi }) => isi));
    const { berat, nilai, murni } = isiKe('MASUK');
    const jumlah_barang = isiKe('KELUAR').qty + pieces.length;
    const jawaban = { jumlah_barang, berat, murni, harga_modal: nilai };
    const bawaan = readSetting(store, pekerjaan === 'LEBUR' ? 'SUSUT_LEBUR' : 'SUSUT_CUCI');
    const kepala = { pekerjaan, tukang, perlakuan: input.perlakuan ?? bawaan, keterangan, ...jawaban };
    const rincian: Rincian[] = [
      { label: 'Tukang', nilai: tukang },
      ...meja.gerak.filter(({ arah }) => arah === 'KELUAR').map(rincianLot),
      ...rincianBarang(pieces),
    ];
    return {
      perlu: [{ kategori: KATEGORI_SEPUHAN, description: 'gold sent to craftsman', rincian }],
      tulis: [
        ...(pieces.length > 0 ? [gerak.tulis] : []),
        ...tulis,
        ...tulisLot(meja.gerak),
        { penulis: 'kirim_cuci', baris: [kepala] },
      ],
      transfers: [...uang, ...gerak.transfers, ...transferLot(meja.gerak)],
      audit: {
        ...kepala,
        lot: input.lot.map((b) => [b.kode_lot, b.qty, b.berat]),
        barang: input.barang.length,
      },
      jawaban,
    };
  },
});

const batal = implementReversal(kirimCuci, kirimCuci.transitions.batal, {
  description: 'gold sent to craftsman cancellation',
  kategoriBalik: () => `BATAL ${TRX_KIRIM}`,
  tulis: [batalLot(), batalGerak()],
  columns: SISA_DI_TUKANG,
});

export const kirimCuciDocument = implementDocument(
  kirimCuci,
  { simpan, batal },
  { columns: { head: SISA_DI_TUKANG } },
);
