/** What may be added to a design: the fields of its kind of nota, then whatever else the medium knows. */
import { Button, Menu } from '@mantine/core';
import type { JenisNota } from '@mustika/kernel/rancangan-nota.ts';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import css from './rancangan.module.css';
import { RANCANGAN } from './teks-rancangan.store.ts';

/** A kind, and for some kinds which one of it. */
export type Pilihan<J extends string> = { jenis: J; isian?: string; nama: string };

type MenuProps<J extends string> = {
  jenis: JenisNota;
  judulLain: string;
  lain: readonly Pilihan<J>[];
  onTambah: (jenis: NoInfer<J> | 'ISIAN', isian?: string) => void;
};

export function MenuTambah<J extends string>({ jenis, judulLain, lain, onTambah }: MenuProps<J>) {
  const { t } = useTranslation(RANCANGAN);
  return (
    <Menu position="bottom-start" withinPortal>
      <Menu.Target>
        <Button size="compact-sm" variant="default" leftSection={<IconPlus size={14} />}>
          {t('tambah')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown className={css.menu}>
        <Menu.Label>{t('isianNota')}</Menu.Label>
        {jenis.isian.map(({ kode, label }) => (
          <Menu.Item key={kode} onClick={() => onTambah('ISIAN', kode)}>
            {label}
          </Menu.Item>
        ))}
        <Menu.Label>{judulLain}</Menu.Label>
        {lain.map(({ jenis: satu, isian, nama }) => (
          <Menu.Item key={`${satu} ${isian ?? ''}`} onClick={() => onTambah(satu, isian)}>
            {nama}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
