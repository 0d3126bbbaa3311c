/** Coupons of a nota: each with its code, what it is worth today, and where it was used. */
import { Anchor, Badge, Table } from '@mantine/core';
import { formatWaktu } from '@mustika/kernel/date.ts';
import sheet from '@mustika/web-kit/document-sheet/sheet.module.css';
import { useTranslation } from 'react-i18next';
import { PENJUALAN } from '../teks.store.ts';
import type { Kupon } from './cek-kupon.command.ts';
import type { StatusKupon } from './cek-kupon.rule.ts';

const WARNA: Record<StatusKupon, string> = {
  BERLAKU: 'hijau',
  DIPAKAI: 'kuning',
  KADALUARSA: 'gray',
  BATAL: 'merah',
};

export function StatusKuponTanda({ status }: { status: StatusKupon }) {
  const { t } = useTranslation(PENJUALAN);
  return (
    <Badge variant="light" color={WARNA[status]} radius="sm" tt="none" fw={600} miw="max-content">
      {t(`kupon.status.${status}`)}
    </Badge>
  );
}

/** Where and when it was used; the time only this branch's own uses tell. */
export function Pemakaian({ kupon }: { kupon: Kupon }) {
  const { t } = useTranslation(PENJUALAN);
  if (!kupon.toko_pakai) return '–';
  return [
    kupon.toko_pakai,
    kupon.cara && t(`kupon.cara.${kupon.cara}`),
    kupon.waktu_pakai && formatWaktu(kupon.waktu_pakai),
    kupon.oleh,
  ]
    .filter(Boolean)
    .join(' · ');
}

type TabelProps = { kupon: readonly Kupon[]; onPilih?: (kode: string) => void };

export function TabelKupon({ kupon, onPilih }: TabelProps) {
  const { t } = useTranslation(PENJUALAN);
  return (
    <Table.ScrollContainer minWidth={420} type="native">
      <Table className={sheet.table} aria-label={t('kupon.jumlah')}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('kupon.kode')}</Table.Th>
            <Table.Th>Status</Table.Th>
            <Table.Th>{t('kupon.pakai')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {kupon.map((satu) => (
            <Table.Tr key={satu.kode}>
              <Table.Td className="kode">
                {onPilih ? (
                  <Anchor component="button" type="button" size="sm" onClick={() => onPilih(satu.kode)}>
                    {satu.kode}
                  </Anchor>
                ) : (
                  satu.kode
                )}
              </Table.Td>
              <Table.Td>
                <StatusKuponTanda status={satu.status} />
              </Table.Td>
              <Table.Td>
                <Pemakaian kupon={satu} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}
