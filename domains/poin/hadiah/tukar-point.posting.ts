/** What gifts for points do to points, goods and money, and what they come to while they are picked. docs/decisions/0102. */
import { type Rupiah, sum } from '@mustika/kernel/amount.ts';
import { reject } from '@mustika/kernel/errors.ts';
import { readSetting } from '@mustika/kernel/settings/settings.ts';
import { type Transfer, uangTransfer } from '@mustika/kernel/transfer.ts';
import { implementReversal } from '@mustika/server-kit/document/document-reversal.ts';
import { implementDocument, implementTransition } from '@mustika/server-kit/document/document-runner.ts';
import { implementCommand } from '@mustika/server-kit/http/http.ts';
import { type Artikel, bacaTarif } from '../../barang/aksesoris/aksesoris.query.ts';
import { akunArtikel, barisKeluar } from '../../barang/aksesoris/berjumlah.rule.ts';
import { modalKeluar } from '../../barang/aksesoris/keluar-stok.rule.ts';
import { barisPajak, pajakKeluar } from '../../barang/aksesoris/pajak-keluar.rule.ts';
import { type BarisStok, pindahStok } from '../../barang/aksesoris/pindah-stok.rule.ts';
import { memberErrors } from '../../member/member.errors.ts';
import { pembayaranErrors } from '../../pembayaran/pembayaran.errors.ts';
import { nilaiPoinMeja } from '../../pembayaran/poin/bayar-poin.rule.ts';
import { gerakPoin, poinDitukar } from '../../pembayaran/poin.rule.ts';
import { poinErrors as salah } from '../poin.errors.ts';
import { bacaSaldoPoin, NAMA_MEMBER } from '../saldo-poin.query.ts';
import { bacaArtikelHadiah, bacaHadiah } from './hadiah.query.ts';
import { hitungTukarPoint } from './tukar-point.command.ts';
import { TRX_TUKAR, tukarPoint } from './tukar-point.document.ts';
import {
  type BarisHadiah,
  bayarHadiah,
  hadiahDipilih,
  jumlahPoin,
  poinTanpaNilai,
} from './tukar-point.rule.ts';

type Keluar = BarisStok & Artikel;

/** The gifts leave their trays for the customer, and the debt of his points pays for them as far as it goes. */
export function postTukar(
  baris: readonly BarisStok[],
  { utang, ppn }: { utang: Rupiah; ppn: Rupiah },
): Transfer[] {
  const jenis = (jenis: string) => ({ kategori: TRX_TUKAR, jenis });
  const terbayar = bayarHadiah(baris, utang);
  return [
    ...terbayar.baris.flatMap(({ kode_barcode, dariPoin, beban }) => [
      ...uangTransfer(akunArtikel(kode_barcode), { akun: 'LIABILITAS_POIN' }, dariPoin, jenis('HADIAH')),
      ...uangTransfer(akunArtikel(kode_barcode), { akun: 'BEBAN_POIN' }, beban, jenis('HADIAH')),
    ]),
    ...uangTransfer({ akun: 'PENDAPATAN_LAIN' }, { akun: 'LIABILITAS_POIN' }, terbayar.sisa, jenis('SISA')),
    ...uangTransfer({ akun: 'PPN_KELUARAN' }, { akun: 'BEBAN_POIN' }, ppn, jenis('PPN_HADIAH')),
    ...baris.map((b) => pindahStok(b, 'PELANGGAN', 'KELUAR')),
  ];
}

/** What of their stock the gifts are, at average cost; the writer asks again whether it is there. */
const dariStok = (baris: readonly BarisHadiah[], artikel: readonly Artikel[]): Keluar[] =>
  baris.map(({ kode_barcode, kode_hadiah, jumlah }) => {
    const ada = artikel.find((one) => one.kode_barcode === kode_barcode);
    if (!ada) reject(salah.HADIAH_TANPA_STOK, { kode_hadiah });
    return { ...ada, jumlah, nilai: modalKeluar(kode_barcode, ada.stok, jumlah) };
  });

type Dipilih = { kode_member: string; hadiah: readonly { kode_hadiah: string; jumlah: number }[] };
const bacaTukar = (kode_toko: string, { kode_member, hadiah }: Dipilih) => {
  const kode = hadiah.map((h) => h.kode_hadiah);
  return {
    member: bacaSaldoPoin(kode_toko, kode_member),
    hadiah: bacaHadiah(kode_toko, kode),
    artikel: bacaArtikelHadiah(kode_toko, kode),
  };
};

const simpan = implementTransition(tukarPoint.transitions.simpan, {
  reads: (input, { scope }) => ({ ...bacaTukar(scope.kode_toko, input), tarif: bacaTarif() }),
  pays: () => true,
  decide: (input, { member: [member], hadiah, artikel, tarif }, { store, hari }) => {
    const { keterangan, poin } = input;
    if (!member) reject(memberErrors.MEMBER_TIDAK_ADA, { kode_member: input.kode_member });
    const baris = hadiahDipilih(input.hadiah, hadiah);
    const { kode_member, saldo } = member;
    if (poin !== jumlahPoin(baris)) reject(salah.POIN_HADIAH_BERUBAH, { poin: jumlahPoin(baris) });
    if (poin > saldo) reject(pembayaranErrors.POIN_TIDAK_CUKUP, { poin, saldo });
    const keluar = dariStok(baris, artikel);
    const pajak = pajakKeluar(keluar, 'HADIAH', { store, tarif, hari });
    const nilai = nilaiPoinMeja(poin, readSetting(store, 'NILAI_POIN'));
    const ppn_keluar = sum(pajak.map((b) => b.ppn_transaksi_rp));
    const kepala = {
      ...{ kode_member, keterangan, poin, nilai, ppn_keluar },
      jumlah_barang: baris.reduce((n, b) => n + b.jumlah, 0),
      harga_modal: sum(keluar.map((b) => b.nilai)),
    };
    return {
      tulis: [
        { penulis: 'aksesoris_keluar', baris: keluar.map(barisKeluar) },
        ...gerakPoin([{ kode_member, poin }], -1),
        { penulis: 'tukar_point', baris: [kepala] },
        { penulis: 'tukar_point_hadiah', baris: baris.map((b, at) => ({ urut: at + 1, ...b })) },
        ...barisPajak(pajak, hari),
      ],
      transfers: [
        ...poinDitukar([{ kode_member, poin }]),
        ...postTukar(keluar, { utang: nilai, ppn: ppn_keluar }),
      ],
      poinTangan: poinTanpaNilai(keluar, nilai),
      audit: { ...kepala, hadiah: baris.map((b) => [b.kode_hadiah, b.jumlah, b.poin]) },
      jawaban: { poin, nilai, saldo: saldo - poin },
    };
  },
});

const columns = { head: { nama_member: NAMA_MEMBER } };

const batal = implementReversal(tukarPoint, tukarPoint.transitions.batal, {
  description: 'gift for points cancellation',
  kategoriBalik: () => `BATAL ${TRX_TUKAR}`,
  tulis: (kepala) => [...gerakPoin([kepala]), { penulis: 'aksesoris_batal', baris: [{}] }],
  columns: columns.head,
});

export const tukarPointDocument = implementDocument(tukarPoint, { simpan, batal }, { columns });

export const tukarPointCommands = [
  implementCommand(hitungTukarPoint, async (input, { deps, scope }) => {
    const {
      member: [member],
      hadiah,
      artikel,
    } = await deps.db.batch(scope, bacaTukar(scope.kode_toko, input));
    if (!member) reject(memberErrors.MEMBER_TIDAK_ADA, { kode_member: input.kode_member });
    const baris = hadiahDipilih(input.hadiah, hadiah);
    const poin = jumlahPoin(baris);
    return {
      data: {
        ...{ saldo: member.saldo, poin, sisa: member.saldo - poin },
        hadiah: baris.map((b) => ({
          ...{ nama_hadiah: b.nama_hadiah, poin: b.poin, jumlah: b.jumlah },
          stok: artikel.find((a) => a.kode_barcode === b.kode_barcode)?.stok?.jumlah ?? 0,
        })),
      },
    };
  }),
];
