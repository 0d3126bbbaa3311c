/** How far a payment of interest moves the due date, and who must agree to more. Domain R5.6a; docs/decisions/0051. */
import { formatRupiah, type Rupiah } from '@mustika/kernel/amount.ts';
import type { Approval } from '@mustika/kernel/approval.ts';
import { formatTanggal, type Tanggal } from '@mustika/kernel/date.ts';
import { reject } from '@mustika/kernel/errors.ts';
import { readSetting, type Toko } from '@mustika/kernel/settings/settings.ts';
import { bulanDibayar, bungaSebulan, diperpanjang } from './bunga-berjalan.rule.ts';
import { hutangErrors as salah } from './hutang.errors.ts';
import { KATEGORI_HUTANG } from './isian-hutang.rule.ts';

type Surat = Parameters<typeof bulanDibayar>[0] & {
  no_faktur_hutang: string;
  nama_customer: string;
  tempo_awal: Tanggal;
};
type Dibayar = { bulan: number; bunga: Rupiah; potongan_bunga: Rupiah };

/**
 * The new due date and whoever must agree to it; null where it stays. Nothing paid, nothing extended. Months beyond those whose
 * interest is paid with it are a second person's word, those beyond what a store grants a loan in all are the owner's.
 */
export function perpanjangan(
  h: Surat,
  { bulan, bunga, potongan_bunga }: Dibayar,
  store: Toko,
): { tempo: Tanggal; perlu: Approval[] } | null {
  if (bulan === 0) return null;
  if (bunga === 0 && bungaSebulan(h) > 0) reject(salah.PERPANJANG_TANPA_BAYAR, { path: 'perpanjang' });
  const tempo = diperpanjang(h, bulan, readSetting(store, 'INGAT_TANGGAL'));
  const dibayar = bulanDibayar(h, (bunga + potongan_bunga) as Rupiah);
  const semua = h.bulan_tempo - h.lama_pinjam + bulan;
  const lewat = semua > readSetting(store, 'PERPANJANG_HUTANG');
  if (bulan <= dibayar && !lewat) return { tempo, perlu: [] };
  const perlu: Approval = {
    ...{ kategori: KATEGORI_HUTANG, description: 'debt extension' },
    ...(lewat ? { oleh: 'OWN' as const } : {}),
    rincian: [
      { label: 'No Hutang', nilai: h.no_faktur_hutang },
      { label: 'Customer', nilai: h.nama_customer },
      { label: 'Jumlah Hutang', nilai: formatRupiah(h.jumlah_hutang) },
      { label: 'Bunga Dibayar', nilai: `${formatRupiah(bunga)} (${dibayar} bulan)` },
      { label: 'Diperpanjang', nilai: `${bulan} bulan` },
      {
        label: 'Jatuh Tempo',
        nilai: `${formatTanggal(h.tgl_jatuh_tempo)} → ${formatTanggal(tempo)}`,
      },
      {
        label: 'Seluruh Perpanjangan',
        nilai: `${semua} bulan sejak ${formatTanggal(h.tempo_awal)}`,
      },
    ],
  };
  return { tempo, perlu: [perlu] };
}
