/** Everything on this side of the paper as a list, what is wrong with it, and what may be added. */
import { ScrollArea, Text } from '@mantine/core';
import {
  DAFTAR_SLIP,
  type JenisNota,
  type JenisUnsur,
  type RancanganKertas,
  type UnsurNota,
} from '@mustika/kernel/rancangan-nota.ts';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { MenuTambah, type Pilihan } from './menu-tambah.widget.tsx';
import { type Masalah, NAMA_UNSUR, namaBagian, namaDaftar } from './periksa-rancangan.rule.ts';
import css from './rancangan.module.css';
import { RANCANGAN } from './teks-rancangan.store.ts';

type DaftarProps = {
  jenis: JenisNota;
  isi: RancanganKertas;
  sisi: UnsurNota['sisi'];
  pilih: string | null;
  masalah: readonly Masalah[];
  onPilih: (id: string) => void;
  onTambah: (jenis: JenisUnsur, isian?: string) => void;
};

const LAIN: readonly Pilihan<JenisUnsur>[] = [
  ...(Object.keys(NAMA_UNSUR) as JenisUnsur[])
    .filter((one) => one !== 'ISIAN' && one !== 'DAFTAR')
    .map((one) => ({ jenis: one, nama: NAMA_UNSUR[one] })),
  ...DAFTAR_SLIP.map((one) => ({ jenis: 'DAFTAR' as const, isian: one, nama: namaDaftar(one) })),
];

export function DaftarUnsur({ jenis, isi, sisi, pilih, masalah, onPilih, onTambah }: DaftarProps) {
  const { t } = useTranslation(RANCANGAN);
  const unsur = isi.unsur.filter((u) => u.sisi === sisi);
  const salah = new Set(masalah.map(({ id }) => id));
  return (
    <section className={css.samping} aria-label={t('daftarUnsur')}>
      <div className={css.judul}>
        <strong>{t('daftarUnsur')}</strong>
        <MenuTambah jenis={jenis} judulLain={t('unsurLain')} lain={LAIN} onTambah={onTambah} />
      </div>
      <ScrollArea className={css.isi}>
        {unsur.length === 0 && (
          <Text size="xs" c="dimmed" p="sm">
            {t('sisiKosong')}
          </Text>
        )}
        {unsur.map((u) => (
          <button
            key={u.id}
            type="button"
            className={css.butir}
            data-pilih={pilih === u.id || undefined}
            data-salah={salah.has(u.id) || undefined}
            onClick={() => onPilih(u.id)}
          >
            <span>{u.jenis === 'TEKS' ? `“${u.teks ?? ''}”` : namaBagian(jenis, u)}</span>
            <small>
              {Math.trunc(u.x * 10) / 10} · {Math.trunc(u.y * 10) / 10}
            </small>
          </button>
        ))}
      </ScrollArea>
      <Masalahnya masalah={masalah} onPilih={onPilih} />
    </section>
  );
}

export function Masalahnya({
  masalah,
  onPilih,
}: {
  masalah: readonly Masalah[];
  onPilih: (id: string) => void;
}) {
  const { t } = useTranslation(RANCANGAN);
  if (masalah.length === 0) return null;
  return (
    <div className={css.masalah} role="status" aria-label={t('masalah')}>
      <strong>
        <IconAlertTriangle size={14} aria-hidden /> {t('masalahJumlah', { jumlah: masalah.length })}
      </strong>
      <ul>
        {masalah.map(({ id, pesan }) => (
          <li key={`${id} ${pesan}`}>
            {id === null ? (
              pesan
            ) : (
              <button type="button" onClick={() => onPilih(id)}>
                {pesan}
              </button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
