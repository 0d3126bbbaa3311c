/**
 * The lines of an uploaded statement with what explains them; one click ticks those receipts. What could not be read stands
 * below them: nobody misses a line that is named.
 */
import { ActionIcon, Badge, Button, Table } from '@mantine/core';
import { formatAngka } from '@mustika/kernel/amount.ts';
import { formatTanggal } from '@mustika/kernel/date.ts';
import { Panel } from '@mustika/web-kit/screen-frame.tsx';
import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import css from '../keuangan.module.css';
import { KEUANGAN } from '../teks-keuangan.store.ts';
import type { Saran } from './rekening-koran.rule.ts';
import type { BarisCocok, KoranTerbaca } from './validasi-non-cash.command.ts';

const WARNA: Record<Saran['cocok'], string> = { PAS: 'hijau', MIRIP: 'kuning', TIDAK: 'gray' };

type KoranProps = {
  isi: KoranTerbaca;
  /** Receipts that are still open: what was ticked meanwhile is no suggestion any more. */
  terbuka: ReadonlySet<string>;
  onPakai: (baris: BarisCocok) => void;
  onTutup: () => void;
};

export function Koran({ isi, terbuka, onPakai, onTutup }: KoranProps) {
  const { t } = useTranslation(KEUANGAN);
  const { baris, keluar, terlewat } = isi;
  const cocok = baris.filter((one) => one.saran.cocok === 'PAS').length;
  return (
    <div className={css.koran}>
      <Panel
        title={[
          t('nonCash.koran'),
          t('nonCash.koranBaca', { cocok, semua: baris.length }),
          ...(keluar > 0 ? [t('nonCash.koranKeluar', { jumlah: keluar })] : []),
          ...(terlewat.length > 0 ? [t('nonCash.koranLewat', { jumlah: terlewat.length })] : []),
        ].join(' · ')}
        acts={
          <ActionIcon aria-label={t('tutup')} title={t('tutup')} onClick={onTutup}>
            <IconX size={15} />
          </ActionIcon>
        }
      >
        <div className={css.gulir} role="group" aria-label={t('nonCash.koran')} tabIndex={0}>
          <Table fz="xs" verticalSpacing={4} aria-label={t('nonCash.koran')}>
            <Table.Tbody>
              {baris.map((one) => {
                const { cocok: keadaan, terima } = one.saran;
                const bisa = terima.length > 0 && terima.every((kunci) => terbuka.has(kunci));
                return (
                  <Table.Tr key={one.baris}>
                    <Table.Td>{formatTanggal(one.tanggal)}</Table.Td>
                    <Table.Td>{one.keterangan}</Table.Td>
                    <Table.Td className="angka" ta="right">
                      {formatAngka(one.jumlah)}
                    </Table.Td>
                    <Table.Td>
                      <Badge variant="light" color={WARNA[keadaan]} radius="sm" tt="none">
                        {t(`nonCash.${keadaan}`)}
                        {terima.length > 0 && ` (${terima.length})`}
                      </Badge>
                    </Table.Td>
                    <Table.Td ta="right">
                      <Button
                        variant="default"
                        size="compact-xs"
                        disabled={!bisa}
                        aria-label={`${t('nonCash.pakai')} ${one.keterangan} ${formatAngka(one.jumlah)}`}
                        onClick={() => onPakai(one)}
                      >
                        {t('nonCash.pakai')}
                      </Button>
                    </Table.Td>
                  </Table.Tr>
                );
              })}
              {terlewat.map(({ baris: nomor, teks, sebab }) => (
                <Table.Tr key={`lewat-${nomor}`} data-lewat={nomor}>
                  <Table.Td>{t('nonCash.barisKe', { nomor })}</Table.Td>
                  <Table.Td colSpan={2}>{teks}</Table.Td>
                  <Table.Td colSpan={2} ta="right" c="dimmed">
                    {t(`nonCash.lewat.${sebab}`)}
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </div>
      </Panel>
    </div>
  );
}
