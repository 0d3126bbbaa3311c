/** What came in on a nota, and whether a sold piece came back since. Domain 2.3: Tersedia or Buy Back. */
import { Badge, Table } from '@mantine/core';
import { formatAngka, formatGram, type Miligram, toThousandths } from '@mustika/kernel/amount.ts';
import sheet from '@mustika/web-kit/document-sheet/sheet.module.css';
import { useTranslation } from 'react-i18next';
import type { NotaLengkap } from './jual-panggilan.store.ts';
import { PENJUALAN } from './teks.store.ts';

const gram = (value: number): string => formatGram((toThousandths(value) ?? 0) as Miligram);

/** A sold piece is Tersedia for buying back until it came back. */
export function StatusTukar({ kembali }: { kembali: boolean }) {
  const { t } = useTranslation(PENJUALAN);
  return (
    <Badge
      variant="light"
      color={kembali ? 'kuning' : 'gray'}
      radius="sm"
      tt="none"
      fw={600}
      miw="max-content"
    >
      {t(kembali ? 'tukar.buyBack' : 'tukar.tersedia')}
    </Badge>
  );
}

export function TabelTukar({ nota }: { nota: NotaLengkap }) {
  const { t } = useTranslation(PENJUALAN);
  if (nota.tukar.length === 0) return null;
  return (
    <>
      <h3>{t('tukar.daftar')}</h3>
      <Table.ScrollContainer minWidth={460} type="native">
        <Table className={sheet.table} aria-label={t('tukar.daftar')}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('tabel.barcode')}</Table.Th>
              <Table.Th>{t('tabel.nama')}</Table.Th>
              <Table.Th>{t('tabel.kadar')}</Table.Th>
              <Table.Th>{t('tukar.kondisi')}</Table.Th>
              <Table.Th ta="right">{t('tabel.berat')}</Table.Th>
              <Table.Th ta="right">{t('tukar.harga')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {nota.tukar.map((b) => (
              <Table.Tr key={b.no_faktur}>
                <Table.Td className="kode">{b.kode_barcode}</Table.Td>
                <Table.Td>{b.nama_barang}</Table.Td>
                <Table.Td className="kode">{b.kadar_cetak}</Table.Td>
                <Table.Td>{b.kondisi_barang}</Table.Td>
                <Table.Td className="angka">{gram(b.berat)}</Table.Td>
                <Table.Td className="angka" fw={600}>
                  {formatAngka(b.harga)}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </>
  );
}
