/** How long there is left to answer, or how late it is: red where it is late, yellow on the last day. */
import { Badge, Group, Text } from '@mantine/core';
import { istilah } from '@mustika/web-kit/language/istilah.ts';
import { useTranslation } from 'react-i18next';
import { MEMBER } from '../teks-member.store.ts';
import type { Permintaan } from './permintaan.command.ts';
import { KEADAAN_PERMINTAAN, type KeadaanPermintaan } from './permintaan.rule.ts';

const SEHARI = 24;
const WARNA: Readonly<Record<KeadaanPermintaan, string>> = {
  MASUK: 'kuning',
  DIKERJAKAN: 'biru',
  SELESAI: 'hijau',
  DITOLAK: 'gray',
};

export const kataKeadaan = (keadaan: KeadaanPermintaan): string =>
  istilah(KEADAAN_PERMINTAAN.find(([one]) => one === keadaan)?.[1] ?? keadaan);

export const Keadaan = ({ keadaan }: Pick<Permintaan, 'keadaan'>) => (
  <Badge variant="light" radius="sm" tt="none" color={WARNA[keadaan]}>
    {kataKeadaan(keadaan)}
  </Badge>
);

/** Days where it is more than one, hours on the last. */
export function SisaWaktu({ sisa_jam, lewat }: Pick<Permintaan, 'sisa_jam' | 'lewat'>) {
  const { t } = useTranslation(MEMBER);
  if (sisa_jam === null)
    return lewat ? (
      <Text size="sm" c="dimmed">
        {t('minta.terlambatDijawab')}
      </Text>
    ) : null;
  const jam = Math.abs(sisa_jam);
  const [n, satuan] = jam > SEHARI ? [Math.floor(jam / SEHARI), 'hari'] : [jam, 'jam'];
  if (!lewat)
    return (
      <Text size="sm" span {...(jam <= SEHARI ? { fw: 600, c: 'kuning' } : {})}>
        {t(satuan === 'hari' ? 'minta.sisaHari' : 'minta.sisaJam', { n })}
      </Text>
    );
  return (
    <Group gap={4} wrap="nowrap">
      <Badge variant="filled" radius="sm" tt="none" color="merah">
        {t(satuan === 'hari' ? 'minta.lewatHari' : 'minta.lewatJam', { n })}
      </Badge>
    </Group>
  );
}
