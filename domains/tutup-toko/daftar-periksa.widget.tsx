/** What is not in order yet: what it is, where to settle it, or why the day closes all the same. */
import { Anchor, Badge, TextInput } from '@mantine/core';
import { formatAngka } from '@mustika/kernel/amount.ts';
import { Panel } from '@mustika/web-kit/screen-frame.tsx';
import { useMenuScreens } from '@mustika/web-kit/shell/house-context.tsx';
import { IconCircleCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { ButirPeriksa } from './periksa-tutup.command.ts';
import { TUTUP } from './teks-tutup.store.ts';
import css from './tutup.module.css';

export type Alasan = Readonly<Record<string, string>>;

type DaftarPeriksaProps = {
  butir: readonly ButirPeriksa[];
  alasan: Alasan;
  onAlasan: (kode: string, alasan: string) => void;
  onRefresh: () => void;
};

export function DaftarPeriksa({ butir, alasan, onAlasan, onRefresh }: DaftarPeriksaProps) {
  const { t } = useTranslation(TUTUP);
  return (
    <Panel
      title={
        <>
          <span className={css.nomor}>1</span>
          {t('periksa')}
        </>
      }
      onRefresh={onRefresh}
    >
      {butir.every((one) => one.sifat === 'INFO') && (
        <Badge
          variant="light"
          color="hijau"
          radius="sm"
          tt="none"
          fw={600}
          leftSection={<IconCircleCheck size={12} />}
        >
          {t('beres')}
        </Badge>
      )}
      <ul className={css.butir}>
        {menurutSifat(butir).map((one) => (
          <Butir key={one.kode} butir={one} alasan={alasan[one.kode] ?? ''} onAlasan={onAlasan} />
        ))}
      </ul>
    </Panel>
  );
}

/** What holds the day up comes first, then what asks for a reason; the rest is for whoever reads on. */
const SIFAT = {
  BLOKIR: { warna: 'merah', kata: 'blokir' },
  ALASAN: { warna: 'kuning', kata: 'perluAlasan' },
  INFO: { warna: 'biru', kata: 'info' },
} as const;

const URUT = Object.keys(SIFAT);
const menurutSifat = (butir: readonly ButirPeriksa[]): ButirPeriksa[] =>
  butir.toSorted((a, b) => URUT.indexOf(a.sifat) - URUT.indexOf(b.sifat));

type ButirProps = { butir: ButirPeriksa; alasan: string; onAlasan: DaftarPeriksaProps['onAlasan'] };

function Butir({ butir, alasan, onAlasan }: ButirProps) {
  const { t } = useTranslation(TUTUP);
  const { kode, label, jumlah, sifat, layar, rincian } = butir;
  const bolehBuka = useMenuScreens().some((screen) => screen.path === layar);
  const { warna, kata } = SIFAT[sifat];
  return (
    <li>
      <Badge variant="light" color={warna} radius="sm" tt="none" fw={600}>
        {t(kata)}
      </Badge>
      <span>
        {label} · <b>{formatAngka(jumlah)}</b>{' '}
        {layar && bolehBuka && (
          <Anchor component={Link} to={layar} size="xs">
            {t('buka')}
          </Anchor>
        )}
        <small title={rincian.join('\n')}>{rincian.join(', ')}</small>
      </span>
      {sifat === 'ALASAN' && (
        <TextInput
          aria-label={t('alasan', { hal: label })}
          placeholder={t('alasanContoh')}
          data-alasan={kode}
          maxLength={200}
          value={alasan}
          onChange={(event) => onAlasan(kode, event.currentTarget.value)}
        />
      )}
    </li>
  );
}
