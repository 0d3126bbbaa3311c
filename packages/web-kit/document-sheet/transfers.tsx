/** What a document wrote in the books. Every movement has two ends and one amount: the three books look alike. */
import { Table } from '@mantine/core';
import { formatAngka, formatGram, type Miligram, toThousandths } from '@mustika/kernel/amount.ts';
import { IconArrowRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { kataSandi } from '../format.ts';
import css from './sheet.module.css';
import stack from './stack.module.css';

type BookRow = Readonly<Record<string, unknown>>;
type Line = { event: string; from: string; to: string; note: string; amount: string };

const text = (value: unknown): string => (value === null || value === undefined ? '' : String(value));
/** Roles and categories are written as journals are named: an underscore is a blank (Spec 2 §2.3). */
const words = (value: unknown): string => kataSandi(text(value));
const gram = (value: unknown): string => `${formatGram((toThousandths(Number(value)) ?? 0) as Miligram)} g`;

const account = (row: BookRow, end: 'dari' | 'ke'): string =>
  [row[`${end}_nomor`], words(row[`${end}_akun`]), row[`${end}_dimensi`]]
    .map(text)
    .filter(Boolean)
    .join(' · ');

const money = (row: BookRow): Line => ({
  event: text(row['peristiwa']),
  from: account(row, 'dari'),
  to: account(row, 'ke'),
  note: [row['kategori'], row['jenis']].map(words).join(' · '),
  amount: formatAngka(Number(row['jumlah'])),
});
const goods = (row: BookRow): Line => ({
  event: text(row['peristiwa']),
  from: text(row['dari_tempat']),
  to: text(row['ke_tempat']),
  note: text(row['kode_barcode']),
  amount: gram(row['berat']),
});
const points = (row: BookRow): Line => ({
  event: text(row['peristiwa']),
  from: text(row['dari']),
  to: text(row['ke']),
  note: '',
  amount: formatAngka(Number(row['jumlah'])),
});

type TransfersProps = {
  transfer: { uang: readonly BookRow[]; barang: readonly BookRow[]; poin?: readonly BookRow[] };
};

/** Points only where the document knows them. */
export function DocumentTransfers({ transfer: { uang, barang, poin } }: TransfersProps) {
  const { t } = useTranslation();
  const places: [string, string] = [t('dokumen.dariTempat'), t('dokumen.keTempat')];
  return (
    <div className={css.body}>
      <Book
        title={t('dokumen.bukuUang')}
        ends={[t('dokumen.dari'), t('dokumen.ke')]}
        lines={uang.map(money)}
      />
      <Book title={t('dokumen.bukuBarang')} ends={places} lines={barang.map(goods)} />
      {poin && <Book title={t('dokumen.bukuPoin')} ends={places} lines={poin.map(points)} />}
    </div>
  );
}

type BookProps = { title: string; ends: [string, string]; lines: readonly Line[] };

function Book({ title, ends, lines }: BookProps) {
  const { t } = useTranslation();
  return (
    <section>
      <h3>{title}</h3>
      {lines.length === 0 ? (
        <p className={css.faint}>{t('dokumen.tanpaBuku')}</p>
      ) : (
        <Table className={`${css.table} ${stack.stack}`} aria-label={title}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th w={34}>{t('dokumen.peristiwa')}</Table.Th>
              <Table.Th>{ends[0]}</Table.Th>
              <Table.Th>{ends[1]}</Table.Th>
              <Table.Th />
              <Table.Th ta="right">{t('dokumen.jumlah')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {lines.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines of a book are written once and never move
              <Table.Tr key={index}>
                <Table.Td c="dimmed">{line.event}</Table.Td>
                <Table.Td data-judul={ends[0]}>{line.from}</Table.Td>
                <Table.Td data-judul={ends[1]}>
                  <IconArrowRight size={12} aria-hidden className={css.arrow} /> {line.to}
                </Table.Td>
                <Table.Td c="dimmed">{line.note}</Table.Td>
                <Table.Td className="angka" fw={600} data-judul={t('dokumen.jumlah')}>
                  {line.amount}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
    </section>
  );
}
