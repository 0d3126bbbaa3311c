/** The blocks of a slip from top to bottom: switched on and off, moved with Alt and the arrow keys or the buttons. */
import { ActionIcon, Checkbox, ScrollArea } from '@mantine/core';
import type { JenisBlok, JenisNota, RancanganSlip } from '@mustika/kernel/rancangan-nota.ts';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Masalahnya } from './daftar-unsur.widget.tsx';
import { MenuTambah } from './menu-tambah.widget.tsx';
import { type Masalah, NAMA_BLOK, namaBagian } from './periksa-rancangan.rule.ts';
import css from './rancangan.module.css';
import { RANCANGAN } from './teks-rancangan.store.ts';

type DaftarProps = {
  jenis: JenisNota;
  isi: RancanganSlip;
  pilih: string | null;
  masalah: readonly Masalah[];
  onPilih: (id: string) => void;
  onAktif: (id: string, aktif: boolean) => void;
  onPindah: (id: string, arah: -1 | 1) => void;
  onTambah: (jenis: JenisBlok, isian?: string) => void;
};

const LAIN = (Object.keys(NAMA_BLOK) as JenisBlok[])
  .filter((one) => one !== 'ISIAN')
  .map((one) => ({ jenis: one, nama: NAMA_BLOK[one] }));

export function DaftarBlok(props: DaftarProps) {
  const { t } = useTranslation(RANCANGAN);
  const { jenis, isi, masalah, onPilih, onTambah } = props;
  return (
    <section className={css.samping} aria-label={t('daftarBlok')}>
      <div className={css.judul}>
        <strong>{t('daftarBlok')}</strong>
        <MenuTambah jenis={jenis} judulLain={t('blokLain')} lain={LAIN} onTambah={onTambah} />
      </div>
      <ScrollArea className={css.isi}>
        {isi.blok.map((blok) => (
          <BarisBlok key={blok.id} {...props} blok={blok} />
        ))}
      </ScrollArea>
      <Masalahnya masalah={masalah} onPilih={onPilih} />
    </section>
  );
}

function BarisBlok({
  jenis,
  blok,
  pilih,
  masalah,
  onPilih,
  onAktif,
  onPindah,
}: DaftarProps & { blok: RancanganSlip['blok'][number] }) {
  const { t } = useTranslation(RANCANGAN);
  const nama = blok.jenis === 'TEKS' ? `“${blok.teks ?? ''}”` : namaBagian(jenis, blok);
  return (
    <div
      className={css.blok}
      data-pilih={pilih === blok.id || undefined}
      data-mati={!blok.aktif || undefined}
      data-salah={masalah.some(({ id }) => id === blok.id) || undefined}
    >
      <Checkbox
        size="xs"
        aria-label={t('cetakBlok', { nama })}
        checked={blok.aktif}
        onChange={(event) => onAktif(blok.id, event.currentTarget.checked)}
      />
      <button
        type="button"
        className={css.namaBlok}
        onClick={() => onPilih(blok.id)}
        onKeyDown={(event) => {
          if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
          event.preventDefault();
          onPindah(blok.id, event.key === 'ArrowUp' ? -1 : 1);
        }}
      >
        {nama}
      </button>
      <ActionIcon
        size="sm"
        tabIndex={-1}
        aria-label={t('naik', { nama })}
        onClick={() => onPindah(blok.id, -1)}
      >
        <IconArrowUp size={13} />
      </ActionIcon>
      <ActionIcon
        size="sm"
        tabIndex={-1}
        aria-label={t('turun', { nama })}
        onClick={() => onPindah(blok.id, 1)}
      >
        <IconArrowDown size={13} />
      </ActionIcon>
    </div>
  );
}
