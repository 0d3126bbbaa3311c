/** What sending gold to a craftsman does, and all that becomes of a shipment. Domain 7, 12.4 SEPUHAN/KIRIM. */
import { reject } from '@mustika/kernel/errors.ts';
import { readSetting } from '@mustika/kernel/settings/settings.ts';
import { implementReversal } from '@mustika/server-kit/document/document-reversal.ts';
import { implementDocument, implementTransition } from '@mustika/server-kit/document/document-runner.ts';
import { batalGerak } from '../barang/gerak-barang.rule.ts';
import { BATCH_INI, batalLot, type LotTersimpan, type LotTujuan, lotRosok } from '../lot/lot.rule.ts';
import { diTukang } from '../lot/tempat-lot.rule.ts';
import { kirimCuci } from './kirim-cuci.document.ts';
import { diterima, hilang, kembali, pusat } from './pusat/kirim-pusat.posting.ts';
import { sepuhanErrors as salah } from './sepuhan.errors.ts';
import { type Keping, SISA_DI_TUKANG } from './sepuhan.query.ts';
import { dapatDikirim, KATEGORI_SEPUHAN, type Pekerjaan, TRX_KIRIM } from './sepuhan.rule.ts';
import { bacaDikirim, kirimkan } from './yang-dikirim.posting.ts';

/** The lot at the craftsman. Whose kind nobody knows any more is melted and nothing else; metal that is melted is not counted. */
function lotDiTukang(lot: LotTersimpan, pekerjaan: Pekerjaan, tukang: string): LotTujuan {
  const berjenis = lot.kode_group !== null && lot.kode_dept !== null;
  if (!dapatDikirim(lot.jenis_lot) || (pekerjaan !== 'LEBUR' && !berjenis))
    reject(salah.BUKAN_UNTUK_DIOLAH, { kode_lot: lot.kode_lot });
  const { kadar, kode_group, kode_dept, ada_faktur, nama_lot } = lot;
  return {
    ...{ jenis_lot: pekerjaan, kadar, kode_group, kode_dept, ada_faktur, nama_lot },
    ...{ tempat: diTukang(tukang), batch: BATCH_INI },
  };
}

/** Scrap is melted. */
function rosokDiTukang(piece: Keping, pekerjaan: Pekerjaan, tukang: string): LotTujuan {
  const { kode_barcode } = piece;
  if (piece.status !== 'ROSOK') reject(salah.BUKAN_ROSOK_KEPING, { kode_barcode });
  if (pekerjaan !== 'LEBUR') reject(salah.BUKAN_UNTUK_DIOLAH, { kode_barcode });
  return { ...lotRosok(piece, diTukang(tukang)), jenis_lot: pekerjaan, batch: BATCH_INI };
}

const simpan = implementTransition(kirimCuci.transitions.simpan, {
  reads: bacaDikirim,
  decide: (input, rows, { hari, store }) => {
    const { pekerjaan, tukang, keterangan } = input;
    const made = kirimkan(
      input,
      rows,
      {
        lot: (lot) => lotDiTukang(lot, pekerjaan, tukang),
        keping: (piece) => rosokDiTukang(piece, pekerjaan, tukang),
        dihitung: pekerjaan !== 'LEBUR',
        nama: { kategori: TRX_KIRIM, jenis: pekerjaan },
      },
      hari,
    );
    const bawaan = readSetting(store, pekerjaan === 'LEBUR' ? 'SUSUT_LEBUR' : 'SUSUT_CUCI');
    const kepala = {
      ...{ pekerjaan, tukang, tujuan: null, perlakuan: input.perlakuan ?? bawaan, keterangan },
      ...made.jumlah,
    };
    return {
      perlu: [
        {
          kategori: KATEGORI_SEPUHAN,
          description: 'gold sent to craftsman',
          rincian: [{ label: 'Tukang', nilai: tukang }, ...made.rincian],
        },
      ],
      tulis: [...made.tulis, { penulis: 'kirim_cuci', baris: [kepala] }],
      transfers: made.transfers,
      audit: { ...kepala, ...made.audit },
      jawaban: made.jumlah,
    };
  },
});

const batal = implementReversal(kirimCuci, kirimCuci.transitions.batal, {
  description: 'gold sent to craftsman cancellation',
  kategoriBalik: ({ pekerjaan }) => (pekerjaan === 'PUSAT' ? 'BATAL KIRIM PUSAT' : `BATAL ${TRX_KIRIM}`),
  tulis: [batalLot(), batalGerak(), { penulis: 'kirim_pusat_tarik', baris: [{}] }],
  columns: SISA_DI_TUKANG,
});

export const kirimCuciDocument = implementDocument(
  kirimCuci,
  { simpan, pusat, diterima, kembali, hilang, batal },
  { columns: { head: SISA_DI_TUKANG } },
);
