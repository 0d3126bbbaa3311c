/** What closing a shipment does to gold and money, and who must agree. Domain 7, 12.4. */
import { formatGram, formatPersen, type Miligram, type MiliPersen, sum } from '@mustika/kernel/amount.ts';
import { ALASAN, type Rincian } from '@mustika/kernel/approval.ts';
import { reject } from '@mustika/kernel/errors.ts';
import { implementReversal } from '@mustika/server-kit/document/document-reversal.ts';
import { implementDocument, implementTransition } from '@mustika/server-kit/document/document-runner.ts';
import { bacaBarcodeBaru } from '../barang/gerak-barang.query.ts';
import { bacaIsiBatch, bacaLotJenis } from '../lot/lot.query.ts';
import { batalLot, type LotTersimpan, transferLot, tulisLot } from '../lot/lot.rule.ts';
import { sepuhanErrors as salah } from './sepuhan.errors.ts';
import { bacaKirimanTutup, bacaSusutKadar, type KirimanTutup } from './sepuhan.query.ts';
import {
  type BatasKendali,
  batasKendali,
  KATEGORI_SEPUHAN,
  normaSusut,
  persenSusut,
  TRX_WASTING,
  wajar,
} from './sepuhan.rule.ts';
import { susutPerKadar, tutupLot } from './wasting-lot.posting.ts';
import { wastingSepuhan } from './wasting-sepuhan.document.ts';

const rincianSusut = (
  { no_kirim, tukang, susut, murni_bahan }: KirimanTutup,
  batas: readonly Rincian[],
  alasan: string | null,
): Rincian[] => [
  { label: 'No Kirim', nilai: no_kirim },
  { label: 'Tukang', nilai: tukang },
  { label: 'Murni Dikirim', nilai: `${formatGram(murni_bahan)} g` },
  {
    label: 'Susut Murni',
    nilai: `${formatGram(susut)} g (${formatPersen(persenSusut(susut, murni_bahan))}%)`,
  },
  ...batas,
  { label: ALASAN, nilai: alasan ?? '' },
];

/** What is missing and what is said of it, for whoever agrees. */
const rincianBatas = (norma: MiliPersen, batas: BatasKendali | null): Rincian[] => [
  { label: 'Norma', nilai: `${formatPersen(norma)}%` },
  ...(batas
    ? [{ label: 'Batas Kendali', nilai: `${formatPersen(batas.bawah)}% - ${formatPersen(batas.atas)}%` }]
    : []),
];
const rincianSisa = (murni_sisa: Miligram, ditagih: boolean): Rincian[] => [
  { label: 'Tidak Kembali', nilai: `${formatGram(murni_sisa)} g` },
  { label: 'Sisa Yang Tidak Kembali', nilai: ditagih ? 'Ditagih Ke Tukang' : 'Hilang' },
];

/** Closed by whoever says what becomes of what is still out; else all of it is back. */
function bolehTutup(
  kiriman: KirimanTutup | undefined,
  no_kirim: string,
  isi: readonly LotTersimpan[],
  sisa: string | null,
) {
  if (!kiriman) reject(salah.KIRIMAN_CUCI_TIDAK_ADA, { no_kirim });
  if (kiriman.ditutup) reject(salah.KIRIMAN_CUCI_DITUTUP, { no_kirim });
  const tinggal = isi.filter(({ jenis_lot }) => jenis_lot !== 'SUSUT');
  if (tinggal.length > 0 && sisa === null)
    reject(salah.BAHAN_MASIH_DI_TUKANG, {
      no_kirim,
      sisa: sum(tinggal.map(({ berat }) => berat)),
      path: 'sisa',
    });
  return { kiriman, adaSisa: tinggal.length > 0 };
}

const simpan = implementTransition(wastingSepuhan.transitions.simpan, {
  reads: ({ no_kirim }, { scope: { kode_toko } }) => ({
    kiriman: bacaKirimanTutup(kode_toko, no_kirim),
    isi: bacaIsiBatch(kode_toko, no_kirim),
    kadar: bacaSusutKadar(kode_toko, no_kirim),
    ada: bacaLotJenis(kode_toko, 'TAGIHAN'),
    register: bacaBarcodeBaru(1),
  }),
  decide: (input, { kiriman: [found], isi, kadar, ada, register }, { store, hari }) => {
    const { no_kirim, alasan, ditagih } = input;
    const { kiriman, adaSisa } = bolehTutup(found, no_kirim, isi, input.sisa);
    const sisa = adaSisa ? input.sisa : null;
    const { pekerjaan, tukang, murni_bahan, murni_hasil, susut, lalu } = kiriman;
    const norma = normaSusut(kiriman, store);
    const susut_persen = persenSusut(susut, murni_bahan);
    const batas = batasKendali(lalu ?? []);
    const biasa = wajar(susut_persen, norma, batas) && !adaSisa;
    if (!biasa && alasan === null) reject(salah.ALASAN_SUSUT_KOSONG, { susut_persen, norma, path: 'alasan' });
    const { uang, meja, tulis, perKadar, ...nilai } = tutupLot(
      { tukang, sisa, ditagih },
      { isi, ada, register },
      hari,
    );
    const kepala = {
      ...{ no_kirim, pekerjaan, tukang, murni_bahan, murni_hasil, susut, susut_persen, norma, sisa, ditagih },
      ...{ batas_bawah: batas?.bawah ?? null, batas_atas: batas?.atas ?? null, alasan, ...nilai },
    };
    return {
      perlu: biasa
        ? []
        : [
            {
              kategori: KATEGORI_SEPUHAN,
              description: adaSisa ? 'gold not returned by craftsman' : 'refining loss outside limits',
              rincian: rincianSusut(
                kiriman,
                [
                  ...rincianBatas(norma, batas),
                  ...(adaSisa ? rincianSisa(nilai.murni_sisa, sisa === 'DITAGIH') : []),
                ],
                alasan,
              ),
            },
          ],
      tulis: [
        ...tulis,
        ...tulisLot(meja.gerak),
        // After the lots have left: it asks that nothing of the shipment is out any more.
        { penulis: 'kiriman_tutup', baris: [{ no_kirim }] },
        { penulis: 'wasting_sepuhan', baris: [kepala] },
        { penulis: 'wasting_sepuhan_kadar', baris: susutPerKadar(kadar, perKadar, nilai.nilai_susut) },
      ],
      transfers: [...uang, ...transferLot(meja.gerak)],
      ...(alasan === null ? {} : { alasan }),
      audit: kepala,
      jawaban: { no_kirim, susut: susut as Miligram, susut_persen, nilai_susut: nilai.nilai_susut },
    };
  },
});

const batal = implementReversal(wastingSepuhan, wastingSepuhan.transitions.batal, {
  description: 'refining loss cancellation',
  kategoriBalik: () => `BATAL ${TRX_WASTING}`,
  tulis: [{ penulis: 'kiriman_buka', baris: [{}] }, batalLot()],
});

export const wastingSepuhanDocument = implementDocument(wastingSepuhan, { simpan, batal });
