/**
 * The lines of an uploaded statement with what explains them and why; a line that is taken fills the form, and its receipts are
 * ticked. Arrows go from line to line, Enter takes one, Ctrl+Enter books it. What could not be read stands below: nobody misses a
 * line that is named.
 */
import { ActionIcon, Badge, Button, Table } from '@mantine/core';
import { formatAngka } from '@mustika/kernel/amount.ts';
import { formatTanggal } from '@mustika/kernel/date.ts';
import { moved } from '@mustika/web-kit/counter/pick-list.tsx';
import { Panel } from '@mustika/web-kit/screen-frame.tsx';
import { IconX } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
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
  /** Its columns were taken for something else. */
  onKolom: () => void;
  onTutup: () => void;
};

const TOMBOL = 'button[data-garis]';

/** Arrows among the lines, whatever each of them can do. */
function pindahGaris(event: KeyboardEvent<HTMLElement>): void {
  const semua = [...event.currentTarget.querySelectorAll<HTMLElement>(TOMBOL)];
  const kini = semua.indexOf(document.activeElement as HTMLElement);
  const ke =
    event.key === 'Home' ? 0 : event.key === 'End' ? semua.length - 1 : moved(event.key, kini, semua.length);
  if (ke === null) return;
  event.preventDefault();
  semua[ke]?.focus();
}

export function Koran({ isi, terbuka, onPakai, onKolom, onTutup }: KoranProps) {
  const { t } = useTranslation(KEUANGAN);
  const tabel = useRef<HTMLDivElement>(null);
  // Whoever uploaded it works on it: the caret stands on the first line that can be taken.
  useEffect(() => {
    if (isi.baris.length > 0)
      (tabel.current?.querySelector<HTMLElement>(`${TOMBOL}:not([data-disabled])`) ?? tabel.current)?.focus();
  }, [isi]);
  const { baris, keluar, terlewat } = isi;
  const cocok = baris.filter((one) => one.saran.cocok === 'PAS').length;
  const dipakai = baris.filter((one) => one.dipakai !== null).length;
  return (
    <div className={css.koran}>
      <Panel
        title={[
          t('nonCash.koran'),
          t('nonCash.koranBaca', { cocok, semua: baris.length }),
          ...(dipakai > 0 ? [t('nonCash.koranDipakai', { jumlah: dipakai })] : []),
          ...(keluar > 0 ? [t('nonCash.koranKeluar', { jumlah: keluar })] : []),
          ...(terlewat.length > 0 ? [t('nonCash.koranLewat', { jumlah: terlewat.length })] : []),
        ].join(' · ')}
        acts={
          <>
            <small className={css.tombol}>{t('nonCash.tombol')}</small>
            <Button variant="default" size="compact-xs" onClick={onKolom}>
              {t('nonCash.peta.ubah')}
            </Button>
            <ActionIcon aria-label={t('tutup')} title={t('tutup')} onClick={onTutup}>
              <IconX size={15} />
            </ActionIcon>
          </>
        }
      >
        <div
          ref={tabel}
          className={css.gulir}
          role="group"
          aria-label={t('nonCash.koran')}
          tabIndex={0}
          onKeyDown={pindahGaris}
        >
          <Table fz="xs" verticalSpacing={4} aria-label={t('nonCash.koran')}>
            <Table.Tbody>
              {baris.map((one) => (
                <Garis key={one.baris} one={one} terbuka={terbuka} onPakai={onPakai} />
              ))}
              {terlewat.map(({ baris: nomor, teks, sebab }) => (
                <Table.Tr key={`lewat-${nomor}`} data-lewat={nomor}>
                  <Table.Td>{t('nonCash.barisKe', { nomor })}</Table.Td>
                  <Table.Td colSpan={2}>{teks}</Table.Td>
                  <Table.Td colSpan={3} ta="right" c="dimmed">
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

type GarisProps = Pick<KoranProps, 'terbuka' | 'onPakai'> & { one: BarisCocok };

/** A line. What was used stays to be seen; one that nothing explains may be taken, and its receipts ticked by hand. */
function Garis({ one, terbuka, onPakai }: GarisProps) {
  const { t } = useTranslation(KEUANGAN);
  const { cocok, terima, alasan } = one.saran;
  const bisa = one.dipakai === null && terima.every((kunci) => terbuka.has(kunci));
  const sebab = alasan.map(({ sebab: kata, nilai }) =>
    t(`nonCash.alasan.${kata}`, { nilai: nilai === null ? '' : formatAngka(nilai) }),
  );
  return (
    <Table.Tr className={css.garis}>
      <Table.Td>{formatTanggal(one.tanggal)}</Table.Td>
      <Table.Td>{one.keterangan}</Table.Td>
      <Table.Td className="angka" ta="right">
        {formatAngka(one.jumlah)}
      </Table.Td>
      <Table.Td>
        <Badge variant="light" color={one.dipakai === null ? WARNA[cocok] : 'gray'} radius="sm" tt="none">
          {one.dipakai === null
            ? `${t(`nonCash.${cocok}`)}${terima.length > 0 ? ` (${terima.length})` : ''}`
            : t('nonCash.sudah')}
        </Badge>
      </Table.Td>
      <Table.Td c="dimmed">{one.dipakai ?? sebab.join(' · ')}</Table.Td>
      <Table.Td ta="right">
        <Button
          variant="default"
          size="compact-xs"
          data-garis={one.baris}
          // Reached by arrows all the same: the line is read there.
          {...(bisa ? {} : { 'data-disabled': true, 'aria-disabled': true })}
          aria-label={`${t('nonCash.pakai')} ${one.keterangan} ${formatAngka(one.jumlah)}`}
          onClick={(event) => (bisa ? onPakai(one) : event.preventDefault())}
        >
          {t('nonCash.pakai')}
        </Button>
      </Table.Td>
    </Table.Tr>
  );
}
