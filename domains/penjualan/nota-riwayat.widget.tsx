/** What happened to a sale, and what it wrote in the three books. */
import { Table } from '@mantine/core';
import { formatAngka, formatGram, type Miligram, toThousandths } from '@mustika/kernel/amount.ts';
import { formatTanggal, formatWaktu } from '@mustika/kernel/date.ts';
import { IconArrowRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { NotaLengkap } from './jual-panggilan.store.ts';
import css from './nota.module.css';
import { PENJUALAN } from './teks.store.ts';

/** Who, when, why, and who agreed. */
export function NotaRiwayat({ nota }: { nota: NotaLengkap }) {
  const { t } = useTranslation(PENJUALAN);
  return (
    <ol className={css.riwayat}>
      {nota.riwayat.map((r) => (
        <li key={r.urut} data-ke={r.ke_status}>
          <strong>{t(`nota.transisi.${r.transisi}`, { defaultValue: r.transisi })}</strong>{' '}
          <span>{t('nota.oleh', { user: r.user_id })}</span>
          <time>
            {formatWaktu(r.waktu)}
            {!formatWaktu(r.waktu).startsWith(formatTanggal(r.tanggal)) &&
              ` · ${t('nota.hariBuka', { tanggal: formatTanggal(r.tanggal) })}`}
          </time>
          {r.alasan && (
            <p>
              {t('nota.alasan')}: {r.alasan}
            </p>
          )}
          {(r.otorisasi ?? []).map((o) => (
            <p key={`${o.approver}-${o.description}`}>
              {t('nota.disetujui', { oleh: o.approver })}: {o.description}
              {o.keterangan ? ` (${o.keterangan})` : ''}
            </p>
          ))}
        </li>
      ))}
    </ol>
  );
}

type Buku = Record<string, unknown>;
const text = (value: unknown): string => (value === null || value === undefined ? '' : String(value));
const akun = (row: Buku, ujung: 'dari' | 'ke'): string =>
  [row[`${ujung}_nomor`], row[`${ujung}_akun`], row[`${ujung}_dimensi`]]
    .map(text)
    .filter(Boolean)
    .join(' · ');

type BarisBuku = { dari: string; ke: string; ket: string; jumlah: string; peristiwa: string };

/** Every movement has two ends and one amount: the three books look alike. */
export function NotaTransfer({ nota }: { nota: NotaLengkap }) {
  const { t } = useTranslation(PENJUALAN);
  const { uang, barang, poin } = nota.transfer;
  const gram = (value: unknown) => `${formatGram((toThousandths(Number(value)) ?? 0) as Miligram)} g`;
  return (
    <div className={css.isi}>
      <Buku
        judul={t('nota.bukuUang')}
        kepala={[t('nota.dari'), t('nota.ke')]}
        rows={uang.map((row) => ({
          dari: akun(row, 'dari'),
          ke: akun(row, 'ke'),
          ket: [row['kategori'], row['jenis']].map(text).join(' · '),
          jumlah: formatAngka(Number(row['jumlah'])),
          peristiwa: text(row['peristiwa']),
        }))}
      />
      <Buku
        judul={t('nota.bukuBarang')}
        kepala={[t('nota.dariTempat'), t('nota.keTempat')]}
        rows={barang.map((row) => ({
          dari: text(row['dari_tempat']),
          ke: text(row['ke_tempat']),
          ket: text(row['kode_barcode']),
          jumlah: gram(row['berat']),
          peristiwa: text(row['peristiwa']),
        }))}
      />
      <Buku
        judul={t('nota.bukuPoin')}
        kepala={[t('nota.dariTempat'), t('nota.keTempat')]}
        rows={poin.map((row) => ({
          dari: text(row['dari']),
          ke: text(row['ke']),
          ket: '',
          jumlah: formatAngka(Number(row['jumlah'])),
          peristiwa: text(row['peristiwa']),
        }))}
      />
    </div>
  );
}

type BukuProps = { judul: string; kepala: [string, string]; rows: BarisBuku[] };

function Buku({ judul, kepala, rows }: BukuProps) {
  const { t } = useTranslation(PENJUALAN);
  return (
    <section>
      <h3>{judul}</h3>
      {rows.length === 0 ? (
        <p className={css.redup}>{t('nota.tanpaBuku')}</p>
      ) : (
        <Table className={css.tabel} aria-label={judul}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th w={34}>{t('nota.peristiwa')}</Table.Th>
              <Table.Th>{kepala[0]}</Table.Th>
              <Table.Th>{kepala[1]}</Table.Th>
              <Table.Th />
              <Table.Th ta="right">{t('nota.jumlahUang')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map((row, index) => (
              <Table.Tr key={index}>
                <Table.Td c="dimmed">{row.peristiwa}</Table.Td>
                <Table.Td>{row.dari}</Table.Td>
                <Table.Td>
                  <IconArrowRight size={12} aria-hidden className={css.panah} /> {row.ke}
                </Table.Td>
                <Table.Td c="dimmed">{row.ket}</Table.Td>
                <Table.Td className="angka" fw={600}>
                  {row.jumlah}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
    </section>
  );
}
