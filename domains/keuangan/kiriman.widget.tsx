/** Remittances as a list and as a sheet: what the sending and the receiving screen share. */
import { Badge, Button } from '@mantine/core';
import { formatRupiah, type Rupiah } from '@mustika/kernel/amount.ts';
import { formatTanggal, formatWaktu } from '@mustika/kernel/date.ts';
import { kode, pilihan, teks, uang, waktu } from '@mustika/kernel/field.ts';
import { DataTable, type TableRow } from '@mustika/web-kit/data-table.tsx';
import { noticeOf } from '@mustika/web-kit/notices.tsx';
import { IconPrinter } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import css from './keuangan.module.css';
import type { Kiriman } from './kirim-uang.rule.ts';
import { cetakKiriman, type useKiriman } from './kiriman-data.store.ts';
import { STATUS_KIRIMAN } from './laporan-kirim-uang-pusat.report.ts';
import { KEUANGAN } from './teks-keuangan.store.ts';

const KOLOM = {
  no_reff: kode('No Referensi', { width: 18 }),
  waktu: waktu('Waktu', { width: 16 }),
  status: pilihan('Status', STATUS_KIRIMAN, { width: 11 }),
  kode_toko: kode('Dari', { width: 7 }),
  tujuan: kode('Ke', { width: 7 }),
  pengirim: kode('Pengirim', { width: 10 }),
  keterangan: teks('Keterangan', { width: 22 }),
  jumlah: uang('Nominal', { total: 'sum', width: 13 }),
};

const WARNA: Record<Kiriman['status'], string> = { KIRIM: 'kuning', TERIMA: 'hijau', CANC: 'merah' };

export function StatusKiriman({ status }: { status: Kiriman['status'] }) {
  const { t } = useTranslation(KEUANGAN);
  return (
    <Badge variant="light" color={WARNA[status]} radius="sm" tt="none" fw={600}>
      {t(`kiriman.${status}`)}
    </Badge>
  );
}

type TabelKirimanProps = {
  id: string;
  label: string;
  asked: ReturnType<typeof useKiriman>;
  onOpen: (kiriman: Kiriman) => void;
  first: { text: string; act?: ReactNode };
};

export function TabelKiriman({ id, label, asked, onOpen, first }: TabelKirimanProps) {
  return (
    <DataTable
      id={id}
      label={label}
      fields={KOLOM}
      rows={asked.data as readonly TableRow[] | undefined}
      rowKey="no_reff"
      loading={asked.isPending}
      refetching={asked.isPlaceholderData}
      error={asked.error}
      onRetry={() => void asked.refetch()}
      onOpen={(row) => onOpen(row as unknown as Kiriman)}
      render={{ status: (row) => <StatusKiriman status={row['status'] as Kiriman['status']} /> }}
      first={first}
      slash
    />
  );
}

export function LembarKiriman({ kiriman, children }: { kiriman: Kiriman; children?: ReactNode }) {
  const { t } = useTranslation(KEUANGAN);
  const asal = [kiriman.asal, kiriman.asal_rekening].filter(Boolean).join(' ');
  return (
    <>
      <StatusKiriman status={kiriman.status} />
      <div className={css.besar}>{formatRupiah(kiriman.jumlah as Rupiah)}</div>
      <dl className={css.fakta}>
        <dt>{t('asal')}</dt>
        <dd>
          {kiriman.nama_toko} ({asal})
        </dd>
        <dt>{t('tujuan')}</dt>
        <dd>{kiriman.nama_tujuan}</dd>
        <dt>{KOLOM.keterangan.label}</dt>
        <dd>{kiriman.keterangan}</dd>
        <dt />
        <dd>{t('oleh', { user: kiriman.pengirim, waktu: formatWaktu(kiriman.waktu) })}</dd>
        {kiriman.penerima && kiriman.diterima && (
          <>
            <dt />
            <dd>
              {t('kiriman.diterimaOleh', {
                user: kiriman.penerima,
                tanggal: formatTanggal(kiriman.diterima),
              })}
            </dd>
          </>
        )}
      </dl>
      <Button
        variant="default"
        leftSection={<IconPrinter size={14} />}
        onClick={() => void cetakKiriman(kiriman.no_reff).catch(noticeOf)}
      >
        {t('kiriman.cetak')}
      </Button>
      {children}
    </>
  );
}
