/** What moving pieces to another tray writes, and who must agree. Domain R8.4. */
import { ALASAN } from '@mustika/kernel/approval.ts';
import { reject } from '@mustika/kernel/errors.ts';
import { implementReversal } from '@mustika/server-kit/document/document-reversal.ts';
import {
  type Decision,
  implementDocument,
  implementTransition,
} from '@mustika/server-kit/document/document-runner.ts';
import { barangErrors as salah } from '../barang.errors.ts';
import {
  type BakiTujuan,
  type BarangGudang,
  bacaBakiTujuan,
  bacaGerak,
  bacaIsiBaki,
} from '../gerak-barang.query.ts';
import { barangBebas, batalGerak, gerakBarang, hitungGerak, rincianBarang } from '../gerak-barang.rule.ts';
import { pindahBarang } from './pindah-barang.document.ts';

type Tujuan = { cara: 'BARANG' | 'SATU_BAKI'; baki: BakiTujuan | undefined; keterangan: string | null };

function pindah(
  codes: readonly { kode_barcode: string }[],
  found: readonly BarangGudang[],
  { cara, baki, keterangan }: Tujuan,
): Decision<ReturnType<typeof hitungGerak>> {
  if (!baki) reject(salah.BAKI_TIDAK_ADA);
  const { kode_gudang: ke_gudang, kode_baki: ke_baki } = baki;
  const barang = barangBebas(codes, found);
  const diam = barang.find((b) => b.kode_baki === ke_baki);
  if (diam) reject(salah.BAKI_SAMA, { kode_barcode: diam.kode_barcode, ke_baki });
  const { tulis, transfers } = gerakBarang(barang, {
    status: 'TERSEDIA',
    tempat: { gudang: ke_gudang, baki: ke_baki },
  });
  const jumlah = hitungGerak(barang);
  const kepala = { cara, ke_gudang, ke_baki, ...jumlah, keterangan };
  const keluar = barang.filter((b) => b.dijual && !baki.dijual);
  return {
    perlu:
      keluar.length === 0
        ? []
        : [
            {
              kategori: 'barang',
              description: 'item move out of sale',
              rincian: [
                ...rincianBarang(keluar),
                { label: 'Ke Baki', nilai: `${ke_gudang}/${ke_baki}` },
                ...(keterangan ? [{ label: ALASAN, nilai: keterangan }] : []),
              ],
            },
          ],
    tulis: [tulis, { penulis: 'pindah_barang', baris: [kepala] }],
    transfers,
    audit: { ...kepala, barang: barang.map((b) => [b.kode_barcode, b.kode_baki]) },
    jawaban: jumlah,
  };
}

export const pindahBarangDocument = implementDocument(pindahBarang, {
  simpan: implementTransition(pindahBarang.transitions.simpan, {
    reads: ({ ke_baki, barang }, { scope: { kode_toko }, deps }) => ({
      baki: bacaBakiTujuan(kode_toko, ke_baki),
      barang: bacaGerak(kode_toko, barang, deps.clock.now().toString()),
    }),
    decide: ({ keterangan, barang: codes }, { baki: [baki], barang }) =>
      pindah(codes, barang, { cara: 'BARANG', baki, keterangan }),
  }),
  satuBaki: implementTransition(pindahBarang.transitions.satuBaki, {
    reads: ({ dari_baki, ke_baki }, { scope: { kode_toko }, deps }) => ({
      baki: bacaBakiTujuan(kode_toko, ke_baki),
      barang: bacaIsiBaki(kode_toko, dari_baki, deps.clock.now().toString()),
    }),
    decide: ({ keterangan, dari_baki }, { baki: [baki], barang }) => {
      if (barang.length === 0) reject(salah.BAKI_KOSONG, { dari_baki });
      return pindah(barang, barang, { cara: 'SATU_BAKI', baki, keterangan });
    },
  }),
  batal: implementReversal(pindahBarang, pindahBarang.transitions.batal, {
    description: 'item move cancellation',
    tulis: [batalGerak()],
  }),
});
