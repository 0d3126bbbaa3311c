/** What sending gold to a craftsman does, and all that becomes of a shipment. Domain 7, 12.4 SEPUHAN/KIRIM. */
import { reject } from '@mustika/kernel/errors.ts';
import { implementReversal } from '@mustika/server-kit/document/document-reversal.ts';
import { implementDocument, implementTransition } from '@mustika/server-kit/document/document-runner.ts';
import { batalGerak } from '../barang/gerak-barang.rule.ts';
import { BATCH_INI, batalLot, type LotTersimpan, type LotTujuan, lotRosok } from '../lot/lot.rule.ts';
import { diTukang } from '../lot/tempat-lot.rule.ts';
import { kirimCuci } from './kirim-cuci.document.ts';
import { diterima, hilang, kembali, pusat } from './pusat/kirim-pusat.posting.ts';
import { sepuhanErrors as salah } from './sepuhan.errors.ts';
import { bacaPesanan, type Keping, SISA_DI_TUKANG } from './sepuhan.query.ts';
import {
  dapatDikirim,
  KATEGORI_SEPUHAN,
  menjadiLain,
  type Pekerjaan,
  susutBawaan,
  TRX_KIRIM,
} from './sepuhan.rule.ts';
import { bacaDikirim, kirimkan } from './yang-dikirim.posting.ts';

/** The lot at the craftsman. Whose kind nobody knows any more is metal: it is melted or made into something, and not counted. */
function lotDiTukang(lot: LotTersimpan, pekerjaan: Pekerjaan, tukang: string): LotTujuan {
  const berjenis = lot.kode_group !== null && lot.kode_dept !== null;
  if (!dapatDikirim(lot.jenis_lot, pekerjaan) || (!menjadiLain(pekerjaan) && !berjenis))
    reject(salah.BUKAN_UNTUK_DIOLAH, { kode_lot: lot.kode_lot });
  const { kadar, kode_group, kode_dept, ada_faktur, nama_lot } = lot;
  return {
    ...{ jenis_lot: pekerjaan, kadar, kode_group, kode_dept, ada_faktur, nama_lot },
    ...{ tempat: diTukang(tukang), batch: BATCH_INI },
  };
}

/** Scrap is metal. */
function rosokDiTukang(piece: Keping, pekerjaan: Pekerjaan, tukang: string): LotTujuan {
  const { kode_barcode } = piece;
  if (piece.status !== 'ROSOK') reject(salah.BUKAN_ROSOK_KEPING, { kode_barcode });
  if (!menjadiLain(pekerjaan)) reject(salah.BUKAN_UNTUK_DIOLAH, { kode_barcode });
  return { ...lotRosok(piece, diTukang(tukang)), jenis_lot: pekerjaan, batch: BATCH_INI };
}

/** Only what is made is made for somebody, whose order is there. */
function periksaPesanan(pekerjaan: Pekerjaan, no_pesanan: string | null, ada: readonly unknown[]): void {
  if (no_pesanan === null) return;
  if (pekerjaan !== 'BUAT') reject(salah.PESANAN_BUKAN_BUAT, { path: 'no_pesanan' });
  if (ada.length === 0) reject(salah.PESANAN_SEPUHAN_TIDAK_ADA, { no_pesanan, path: 'no_pesanan' });
}

const simpan = implementTransition(kirimCuci.transitions.simpan, {
  reads: (input, ctx) => ({
    ...bacaDikirim(input, ctx),
    pesanan: bacaPesanan(ctx.scope.kode_toko, input.no_pesanan),
  }),
  decide: (input, { pesanan, ...rows }, { hari, store }) => {
    const { pekerjaan, tukang, no_pesanan, keterangan } = input;
    periksaPesanan(pekerjaan, no_pesanan, pesanan);
    const made = kirimkan(
      input,
      rows,
      {
        lot: (lot) => lotDiTukang(lot, pekerjaan, tukang),
        keping: (piece) => rosokDiTukang(piece, pekerjaan, tukang),
        dihitung: !menjadiLain(pekerjaan),
        nama: { kategori: TRX_KIRIM, jenis: pekerjaan },
      },
      hari,
    );
    const bawaan = susutBawaan(pekerjaan, store);
    const kepala = {
      ...{ pekerjaan, tukang, tujuan: null, perlakuan: input.perlakuan ?? bawaan, no_pesanan, keterangan },
      ...made.jumlah,
    };
    return {
      perlu: [
        {
          kategori: KATEGORI_SEPUHAN,
          description: 'gold sent to craftsman',
          rincian: [
            { label: 'Tukang', nilai: tukang },
            ...(no_pesanan ? [{ label: 'No Pesanan', nilai: no_pesanan }] : []),
            ...made.rincian,
          ],
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
