/** What closing a shipment does to gold and money, and who must agree. Domain 7, 12.4. */
import { formatGram, formatPersen, type Miligram, NOL_RUPIAH, sum } from '@mustika/kernel/amount.ts';
import { ALASAN, type Rincian } from '@mustika/kernel/approval.ts';
import { reject } from '@mustika/kernel/errors.ts';
import { uangTransfer } from '@mustika/kernel/transfer.ts';
import { implementReversal } from '@mustika/server-kit/document/document-reversal.ts';
import { implementDocument, implementTransition } from '@mustika/server-kit/document/document-runner.ts';
import { bacaIsiBatch } from '../lot/lot.query.ts';
import { akunLot, batalLot, dariSimpanan, mejaLot, transferLot, tulisLot } from '../lot/lot.rule.ts';
import { sepuhanErrors as salah } from './sepuhan.errors.ts';
import { bacaKirimanTutup, bacaSusutKadar, type KirimanTutup } from './sepuhan.query.ts';
import {
  bagi,
  batasKendali,
  KATEGORI_SEPUHAN,
  normaSusut,
  persenSusut,
  TRX_WASTING,
  wajar,
} from './sepuhan.rule.ts';
import { wastingSepuhan } from './wasting-sepuhan.document.ts';

const SUSUT = { luar: 'SUSUT' } as const;

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

const simpan = implementTransition(wastingSepuhan.transitions.simpan, {
  reads: ({ no_kirim }, { scope: { kode_toko } }) => ({
    kiriman: bacaKirimanTutup(kode_toko, no_kirim),
    isi: bacaIsiBatch(kode_toko, no_kirim),
    kadar: bacaSusutKadar(kode_toko, no_kirim),
  }),
  decide: ({ no_kirim, alasan }, { kiriman: [kiriman], isi, kadar }, { store }) => {
    if (!kiriman) reject(salah.KIRIMAN_CUCI_TIDAK_ADA, { no_kirim });
    if (kiriman.ditutup) reject(salah.KIRIMAN_CUCI_DITUTUP, { no_kirim });
    const sisa = isi.filter(({ jenis_lot }) => jenis_lot !== 'SUSUT');
    if (sisa.length > 0)
      reject(salah.BAHAN_MASIH_DI_TUKANG, { no_kirim, sisa: sum(sisa.map(({ berat }) => berat)) });
    const { pekerjaan, tukang, murni_bahan, murni_hasil, susut, lalu } = kiriman;
    const norma = normaSusut(kiriman, store);
    const susut_persen = persenSusut(susut, murni_bahan);
    const batas = batasKendali(lalu ?? []);
    const biasa = wajar(susut_persen, norma, batas);
    if (!biasa && alasan === null) reject(salah.ALASAN_SUSUT_KOSONG, { susut_persen, norma, path: 'alasan' });
    const meja = mejaLot(isi.map(dariSimpanan));
    let nilai_susut = NOL_RUPIAH;
    const uang = isi.flatMap(({ kode_lot, berat }) => {
      const lot = meja.satu(kode_lot);
      nilai_susut = meja.keluar(kode_lot, { berat, qty: 0 }, SUSUT).nilai;
      const nama = { kategori: TRX_WASTING, jenis: 'SUSUT' };
      return uangTransfer(akunLot(lot), { akun: 'BEBAN_SUSUT' }, nilai_susut, nama);
    });
    const kepala = {
      ...{ no_kirim, pekerjaan, tukang, murni_bahan, murni_hasil, susut, susut_persen, norma },
      ...{ batas_bawah: batas?.bawah ?? null, batas_atas: batas?.atas ?? null, nilai_susut, alasan },
    };
    // What it costs is told by karat as the gold is, in grams of what is missing.
    const beban = bagi(
      nilai_susut,
      kadar.map((k) => Math.max(0, k.susut)),
    );
    const perKadar = kadar.map((k, at) => ({
      ...{ ...k, urut: at + 1, susut_persen: persenSusut(k.susut, k.murni), nilai_susut: beban[at] },
    }));
    const rincianBatas = [
      { label: 'Norma', nilai: `${formatPersen(norma)}%` },
      ...(batas
        ? [{ label: 'Batas Kendali', nilai: `${formatPersen(batas.bawah)}% - ${formatPersen(batas.atas)}%` }]
        : []),
    ];
    return {
      perlu: biasa
        ? []
        : [
            {
              kategori: KATEGORI_SEPUHAN,
              description: 'refining loss outside limits',
              rincian: rincianSusut(kiriman, rincianBatas, alasan),
            },
          ],
      tulis: [
        { penulis: 'kiriman_tutup', baris: [{ no_kirim }] },
        ...tulisLot(meja.gerak),
        { penulis: 'wasting_sepuhan', baris: [kepala] },
        { penulis: 'wasting_sepuhan_kadar', baris: perKadar },
      ],
      transfers: [...uang, ...transferLot(meja.gerak)],
      ...(alasan === null ? {} : { alasan }),
      audit: kepala,
      jawaban: { no_kirim, susut: susut as Miligram, susut_persen, nilai_susut },
    };
  },
});

const batal = implementReversal(wastingSepuhan, wastingSepuhan.transitions.batal, {
  description: 'refining loss cancellation',
  kategoriBalik: () => `BATAL ${TRX_WASTING}`,
  tulis: [{ penulis: 'kiriman_buka', baris: [{}] }, batalLot()],
});

export const wastingSepuhanDocument = implementDocument(wastingSepuhan, { simpan, batal });
