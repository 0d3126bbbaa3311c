/** The tables of a closed day: money, gold, what happened, what was taken back, who signed. */
import { formatAngka, formatGram, type Miligram, toThousandths } from '@mustika/kernel/amount.ts';
import { formatWaktu } from '@mustika/kernel/date.ts';
import { untukOtorisasi } from '@mustika/kernel/untuk-otorisasi.ts';
import { istilah } from '@mustika/web-kit/language/istilah.ts';
import { Panel } from '@mustika/web-kit/screen-frame.tsx';
import { useTranslation } from 'react-i18next';
import type { HariToko } from './hari-toko.command.ts';
import { jumlahDari } from './hari-toko.rule.ts';
import { Selisih } from './selisih-laci.widget.tsx';
import { type Kolom, TabelBaca } from './tabel-baca.widget.tsx';
import { TUTUP } from './teks-tutup.store.ts';

type UangHari = HariToko['uang'][number];
type EmasHari = HariToko['kadar'][number];
type KategoriHari = HariToko['kategori'][number];
type BarangHari = HariToko['barang'][number];

/** Grams with three decimals; sums are made of whole milligrams. */
export const gramTeks = (grams: number): string => formatGram((toThousandths(grams) ?? 0) as Miligram);
export const jumlahGram = <T,>(rows: readonly T[], nilai: (row: T) => number): string =>
  formatGram(jumlahDari(rows, (row) => toThousandths(nilai(row)) ?? 0) as Miligram);

const ada = (value: number): string => (value === 0 ? '' : formatAngka(value));
const adaGram = (value: number): string => (value === 0 ? '' : gramTeks(value));

export function TabelUang({ uang }: { uang: readonly UangHari[] }) {
  const { t } = useTranslation(TUTUP);
  const rp = (
    judul: string,
    nilai: (row: UangHari) => number,
    teks: (value: number) => string = formatAngka,
  ): Kolom<UangHari> => ({
    judul,
    angka: true,
    isi: (row) => teks(nilai(row)),
    jumlah: formatAngka(jumlahDari(uang, nilai)),
  });
  return (
    <Panel title={t('uang')}>
      <TabelBaca
        label={t('uang')}
        baris={uang}
        kunci={(row) => `${row.akun}|${row.dimensi}`}
        kolom={[
          { judul: t('akun'), isi: (row) => row.akun.replaceAll('_', ' ') },
          { judul: t('tempat'), isi: (row) => row.dimensi },
          rp(t('awal'), (row) => row.awal),
          rp(t('masuk'), (row) => row.masuk, ada),
          rp(t('keluar'), (row) => row.keluar, ada),
          rp(t('akhir'), (row) => row.akhir),
          {
            judul: t('hitungan'),
            angka: true,
            isi: (row) => (row.hitung === null ? '' : formatAngka(row.hitung)),
          },
          {
            judul: t('selisih'),
            angka: true,
            isi: (row) => (row.selisih === null ? '' : <Selisih nilai={row.selisih} />),
          },
          { judul: t('kali'), angka: true, isi: (row) => (row.hitungan > 0 ? `${row.hitungan}×` : '') },
        ]}
      />
    </Panel>
  );
}

export function TabelEmas({ judul, nama, emas }: { judul: string; nama: string; emas: readonly EmasHari[] }) {
  const { t } = useTranslation(TUTUP);
  const gram = (label: string, nilai: (row: EmasHari) => number): Kolom<EmasHari> => ({
    judul: label,
    angka: true,
    isi: (row) => adaGram(nilai(row)),
    jumlah: jumlahGram(emas, nilai),
  });
  const pcs = (label: string, nilai: (row: EmasHari) => number): Kolom<EmasHari> => ({
    judul: label,
    angka: true,
    isi: (row) => formatAngka(nilai(row)),
    jumlah: formatAngka(jumlahDari(emas, nilai)),
  });
  return (
    <Panel title={judul}>
      <TabelBaca
        label={judul}
        baris={emas}
        kunci={(row) => row.nama}
        kolom={[
          { judul: nama, kode: true, isi: (row) => row.nama },
          pcs(t('pcsAwal'), (row) => row.awal_qty),
          gram(t('awal'), (row) => row.awal),
          gram(t('masuk'), (row) => row.masuk),
          gram(t('keluar'), (row) => row.keluar),
          pcs(t('pcsAkhir'), (row) => row.akhir_qty),
          gram(t('akhir'), (row) => row.akhir),
          gram(t('murni'), (row) => row.akhir_murni),
        ]}
      />
    </Panel>
  );
}

export function TabelTransaksi({ kategori }: { kategori: readonly KategoriHari[] }) {
  const { t } = useTranslation(TUTUP);
  return (
    <Panel title={t('transaksi')}>
      <TabelBaca
        label={t('transaksi')}
        baris={kategori}
        kunci={(row) => row.kategori}
        kolom={[
          { judul: t('kategori'), isi: (row) => row.kategori },
          { judul: t('banyak'), angka: true, isi: (row) => formatAngka(row.dokumen) },
          { judul: t('masuk'), angka: true, isi: (row) => ada(row.masuk) },
          { judul: t('keluar'), angka: true, isi: (row) => ada(row.keluar) },
        ]}
      />
    </Panel>
  );
}

export function TabelBarang({ barang }: { barang: readonly BarangHari[] }) {
  const { t } = useTranslation(TUTUP);
  return (
    <Panel title={t('gerakBarang')}>
      <TabelBaca
        label={t('gerakBarang')}
        baris={barang}
        kunci={(row) => `${row.jenis}|${row.batal}`}
        kolom={[
          {
            judul: t('dokumen'),
            isi: (row) => (row.batal ? t('batalJenis', { jenis: row.jenis }) : row.jenis),
          },
          { judul: t('pcsMasuk'), angka: true, isi: (row) => ada(row.masuk_qty) },
          { judul: t('masuk'), angka: true, isi: (row) => adaGram(row.masuk) },
          { judul: t('pcsKeluar'), angka: true, isi: (row) => ada(row.keluar_qty) },
          { judul: t('keluar'), angka: true, isi: (row) => adaGram(row.keluar) },
        ]}
      />
    </Panel>
  );
}

/** What was taken back, what was let pass, and who signed for what. */
export function TabelPersetujuan({ hari }: { hari: HariToko }) {
  const { t } = useTranslation(TUTUP);
  return (
    <>
      <Panel title={t('pembatalan')}>
        <TabelBaca
          label={t('pembatalan')}
          baris={hari.pembatalan}
          kunci={(row) => `${row.no_dokumen}|${row.waktu}`}
          kolom={[
            { judul: t('dokumen'), kode: true, isi: (row) => row.no_dokumen },
            { judul: t('oleh'), isi: (row) => row.user_id },
            { judul: t('alasanKolom'), isi: (row) => row.alasan },
            {
              judul: t('nilai'),
              angka: true,
              isi: (row) => formatAngka(row.jumlah),
              jumlah: formatAngka(jumlahDari(hari.pembatalan, (row) => row.jumlah)),
            },
          ]}
        />
      </Panel>
      <Panel title={t('otorisasi')}>
        <TabelBaca
          label={t('otorisasi')}
          baris={hari.otorisasi}
          kunci={(row) => `${row.waktu}|${row.kategori}|${row.description}`}
          kolom={[
            { judul: t('waktu'), isi: (row) => formatWaktu(row.waktu).slice(-5) },
            { judul: t('perbuatan'), isi: (row) => untukOtorisasi(row.description, istilah) },
            { judul: t('diminta'), isi: (row) => row.requester },
            { judul: t('setuju'), isi: (row) => row.approver },
            { judul: t('dokumen'), kode: true, isi: (row) => row.no_dokumen },
          ]}
        />
      </Panel>
      {hari.pengecualian.length > 0 && (
        <Panel title={t('pengecualian')}>
          <TabelBaca
            label={t('pengecualian')}
            baris={hari.pengecualian}
            kunci={(row) => row.label}
            kolom={[
              { judul: t('hal'), isi: (row) => `${row.label} · ${formatAngka(row.jumlah)}` },
              { judul: t('alasanKolom'), isi: (row) => row.alasan },
            ]}
          />
        </Panel>
      )}
    </>
  );
}
