/** The way to the site in words: waiting for an address, shut, silent since when and why, or well; and how many pieces where. */
import { Badge, Text } from '@mantine/core';
import { formatAngka } from '@mustika/kernel/amount.ts';
import { formatWaktu } from '@mustika/kernel/date.ts';
import { useTranslation } from 'react-i18next';
import { BARANG } from '../teks-barang.store.ts';
import type { KeadaanWeb } from './barang-web.command.ts';
import css from './web.module.css';

type Rupa = { kata: 'alamat' | 'mati' | 'galat' | 'siap'; warna: string };

const rupaOf = (web: KeadaanWeb): Rupa => {
  if (!web.alamat || !web.kunci_ada) return { kata: 'alamat', warna: 'kuning' };
  if (!web.aktif) return { kata: 'mati', warna: 'gray' };
  return web.gagal > 0 ? { kata: 'galat', warna: 'merah' } : { kata: 'siap', warna: 'hijau' };
};

export function LencanaWeb({ web }: { web: KeadaanWeb }) {
  const { t } = useTranslation(BARANG);
  const { kata, warna } = rupaOf(web);
  return (
    <Badge variant="light" color={warna} radius="sm" tt="none" fw={600}>
      {t(`web.keadaan.${kata}`)}
    </Badge>
  );
}

const ANGKA = ['tayang', 'menunggu', 'ditolak', 'ditarik'] as const;

export function KeadaanKirimWeb({ web }: { web: KeadaanWeb }) {
  const { t } = useTranslation(BARANG);
  const { kata } = rupaOf(web);
  return (
    <div className={css.keadaan} role="status">
      <LencanaWeb web={web} />
      <Text size="sm" c={kata === 'galat' ? 'merah' : 'dimmed'}>
        {kata === 'galat'
          ? t('web.gagal', { galat: web.galat ?? '', waktu: web.coba_lagi ? formatWaktu(web.coba_lagi) : '' })
          : t(`web.jelas.${kata}`)}
      </Text>
      <dl className={css.angka}>
        {ANGKA.map((nama) => (
          <div key={nama}>
            <dt>{t(`web.angka.${nama}`)}</dt>
            <dd>{formatAngka(web[nama])}</dd>
          </div>
        ))}
      </dl>
      {web.terakhir && (
        <Text size="xs" c="dimmed">
          {t('web.terakhir', { waktu: formatWaktu(web.terakhir) })}
        </Text>
      )}
    </div>
  );
}
