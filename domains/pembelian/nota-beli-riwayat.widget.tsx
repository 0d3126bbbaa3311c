/** What happened to a purchase, what it wrote in the books, and its next print. */
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
import { ambilPdfBeli, ambilStrukBeli, type BeliLengkap } from './beli-panggilan.store.ts';
import { cetakStrukBeli, gambarStruk, perangkat } from './cetak-beli.store.ts';
import css from './nota-beli.module.css';
import struk from './struk-beli.module.css';
import { PEMBELIAN } from './teks-pembelian.store.ts';

type NotaProps = { nota: BeliLengkap };

/** Who, when, why, and who agreed. */
export function RiwayatBeli({ nota }: NotaProps) {
  const { t } = useTranslation(PEMBELIAN);
  return (
    <ol className={css.riwayat}>
      {nota.riwayat.map((r) => (
        <li key={r.urut} data-ke={r.ke_status}>
          <strong>{t(`nota.transisi.${r.transisi}`, { defaultValue: r.transisi })}</strong>{' '}
          <span>{t('nota.oleh', { user: r.user_id })}</span>
          <time>{formatWaktu(r.waktu)}</time>
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

type BarisBuku = { peristiwa: string; dari: string; ke: string; ket: string; jumlah: string };

/** Every movement has two ends and one amount. */
export function TransferBeli({ nota }: NotaProps) {
  const { t } = useTranslation(PEMBELIAN);
  const uang = nota.transfer.uang.map((row) => ({
    peristiwa: text(row['peristiwa']),
    dari: akun(row, 'dari'),
    ke: akun(row, 'ke'),
    ket: [row['kategori'], row['jenis']].map(text).join(' · '),
    jumlah: formatAngka(Number(row['jumlah'])),
  }));
  const barang = nota.transfer.barang.map((row) => ({
    peristiwa: text(row['peristiwa']),
    dari: text(row['dari_tempat']),
    ke: text(row['ke_tempat']),
    ket: text(row['kode_barcode']),
    jumlah: `${formatGram((toThousandths(Number(row['berat'])) ?? 0) as Miligram)} g`,
  }));
  return (
    <div className={css.isi}>
      <BukuTabel judul={t('nota.bukuUang')} rows={uang} />
      <BukuTabel judul={t('nota.bukuBarang')} rows={barang} />
    </div>
  );
}

function BukuTabel({ judul, rows }: { judul: string; rows: readonly BarisBuku[] }) {
  const { t } = useTranslation(PEMBELIAN);
  return (
    <section>
      <h3>{judul}</h3>
      <Table className={css.tabel} aria-label={judul}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th w={34}>#</Table.Th>
            <Table.Th>{t('nota.dari')}</Table.Th>
            <Table.Th>{t('nota.ke')}</Table.Th>
            <Table.Th>{t('nota.ket')}</Table.Th>
            <Table.Th ta="right">{t('nota.jumlahUang')}</Table.Th>
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
export function CetakBeli({ nota }: NotaProps) {
  const { t } = useTranslation(PEMBELIAN);
  const nomor = nota.no_faktur_group;
  const portal = useSession((session) => session.portal);
  const queries = useQueryClient();
  const [busy, setBusy] = useState<'struk' | 'pdf' | null>(null);
  const { data } = useQuery({
    queryKey: ['struk-beli', portal, nomor, nota.cetak],
    queryFn: () => ambilStrukBeli(nomor, perangkat().lebar, true),
  });
  const run = async (what: 'struk' | 'pdf') => {
    if (busy) return;
    setBusy(what);
    try {
      if (what === 'pdf') saveFile(await ambilPdfBeli(nomor));
      else await cetakStrukBeli(nomor);
      await queries.invalidateQueries({ queryKey: ['nota-beli', portal, nomor] });
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
          {t('nota.cetakUlang')}
        </Button>
        <Button
          variant="default"
          loading={busy === 'pdf'}
          leftSection={<IconFileTypePdf size={15} />}
          onClick={() => void run('pdf')}
        >
          {t('nota.pdf')}
        </Button>
        <Text size="xs" c="dimmed">
          {t('nota.dicetak', { jumlah: nota.cetak })}
        </Text>
      </Group>
      <div className={css.pratinjau}>
        {data ? (
          <img className={struk.gambar} alt={t('nota.pratinjau')} src={gambarStruk(data.svg)} />
        ) : (
          <Loader size="sm" color="gray" />
        )}
      </div>
    </div>
  );
}
