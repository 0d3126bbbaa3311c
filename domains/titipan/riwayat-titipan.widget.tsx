/** What happened to a deposit, what it wrote in the books, and its next print. */
import { Button, Group, Loader, Table, Text } from '@mantine/core';
import { formatAngka, formatGram, type Miligram, toThousandths } from '@mustika/kernel/amount.ts';
import { formatWaktu } from '@mustika/kernel/date.ts';
import { saveFile } from '@mustika/web-kit/api.ts';
import { noticeOf } from '@mustika/web-kit/notices.tsx';
import { useSession } from '@mustika/web-kit/session.ts';
import { IconArrowRight, IconFileTypePdf, IconPrinter } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { cetakStrukTitipan, gambarStruk, perangkat } from './cetak-titipan.store.ts';
import struk from './struk-titipan.module.css';
import { TITIPAN } from './teks-titipan.store.ts';
import css from './titipan.module.css';
import { ambilPdfTitipan, ambilStrukTitipan, type TitipanLembar } from './titipan-panggilan.store.ts';

type LembarProps = { titipan: TitipanLembar };

/** Who, when, why, and who agreed. */
export function RiwayatTitipan({ titipan }: LembarProps) {
  const { t } = useTranslation(TITIPAN);
  return (
    <ol className={css.riwayat}>
      {titipan.riwayat.map((r) => (
        <li key={r.urut} data-ke={r.ke_status}>
          <strong>{t(`transisi.${r.transisi}`, { defaultValue: r.transisi })}</strong>{' '}
          <span>{t('oleh', { user: r.user_id })}</span>
          <time>{formatWaktu(r.waktu)}</time>
          {r.alasan && (
            <p>
              {t('alasan')}: {r.alasan}
            </p>
          )}
          {(r.otorisasi ?? []).map((o) => (
            <p key={`${o.approver}-${o.description}`}>
              {t('disetujui', { oleh: o.approver })}: {o.description}
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

type BarisBuku = { peristiwa: string; dari: string; ke: string; ket: string; jumlah: string };

/** Every movement has two ends and one amount. */
export function TransferTitipan({ titipan }: LembarProps) {
  const { t } = useTranslation(TITIPAN);
  const uang = titipan.transfer.uang.map((row) => ({
    peristiwa: text(row['peristiwa']),
    dari: akun(row, 'dari'),
    ke: akun(row, 'ke'),
    ket: [row['kategori'], row['jenis']].map(text).join(' · '),
    jumlah: formatAngka(Number(row['jumlah'])),
  }));
  const barang = titipan.transfer.barang.map((row) => ({
    peristiwa: text(row['peristiwa']),
    dari: text(row['dari_tempat']),
    ke: text(row['ke_tempat']),
    ket: text(row['kode_barcode']),
    jumlah: `${formatGram((toThousandths(Number(row['berat'])) ?? 0) as Miligram)} g`,
  }));
  return (
    <div className={css.isi}>
      <BukuTabel judul={t('bukuUang')} rows={uang} />
      <BukuTabel judul={t('bukuBarang')} rows={barang} />
    </div>
  );
}

function BukuTabel({ judul, rows }: { judul: string; rows: readonly BarisBuku[] }) {
  const { t } = useTranslation(TITIPAN);
  return (
    <section>
      <h3>{judul}</h3>
      <Table className={css.tabel} aria-label={judul}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th w={34}>#</Table.Th>
            <Table.Th>{t('dari')}</Table.Th>
            <Table.Th>{t('ke')}</Table.Th>
            <Table.Th>{t('ket')}</Table.Th>
            <Table.Th ta="right">{t('jumlahUang')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row, index) => (
            <Table.Tr key={index}>
              <Table.Td c="dimmed">{row.peristiwa}</Table.Td>
              <Table.Td>{row.dari}</Table.Td>
              <Table.Td>
                <IconArrowRight size={12} aria-hidden /> {row.ke}
              </Table.Td>
              <Table.Td c="dimmed">{row.ket}</Table.Td>
              <Table.Td className="angka" fw={600}>
                {row.jumlah}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </section>
  );
}

/** A picture of exactly what comes out next, then paper or PDF; each print is marked and counted. */
export function CetakTitipan({ titipan }: LembarProps) {
  const { t } = useTranslation(TITIPAN);
  const nomor = titipan.no_titipan;
  const portal = useSession((session) => session.portal);
  const queries = useQueryClient();
  const [busy, setBusy] = useState<'struk' | 'pdf' | null>(null);
  const { data } = useQuery({
    queryKey: ['struk-titipan', portal, nomor, titipan.cetak],
    queryFn: () => ambilStrukTitipan(nomor, perangkat().lebar, true),
  });
  const run = async (what: 'struk' | 'pdf') => {
    if (busy) return;
    setBusy(what);
    try {
      if (what === 'pdf') saveFile(await ambilPdfTitipan(nomor));
      else await cetakStrukTitipan(nomor);
      await queries.invalidateQueries({ queryKey: ['titipan', portal, nomor] });
    } catch (error) {
      noticeOf(error);
    } finally {
      setBusy(null);
    }
  };
  return (
    <div className={css.isi}>
      <Group gap="xs">
        <Button
          loading={busy === 'struk'}
          leftSection={<IconPrinter size={15} />}
          onClick={() => void run('struk')}
        >
          {t('cetakUlang')}
        </Button>
        <Button
          variant="default"
          loading={busy === 'pdf'}
          leftSection={<IconFileTypePdf size={15} />}
          onClick={() => void run('pdf')}
        >
          {t('pdf')}
        </Button>
        <Text size="xs" c="dimmed">
          {t('dicetak', { jumlah: titipan.cetak })}
        </Text>
      </Group>
      <div className={css.pratinjau}>
        {data ? (
          <img className={struk.gambar} alt={t('pratinjau')} src={gambarStruk(data.svg)} />
        ) : (
          <Loader size="sm" color="gray" />
        )}
      </div>
    </div>
  );
}
