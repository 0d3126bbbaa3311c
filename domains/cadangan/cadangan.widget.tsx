/** When the shop was last brought back from a backup, at the end of what waits. */
import { Text } from '@mantine/core';
import { formatWaktu } from '@mustika/kernel/date.ts';
import { useTranslation } from 'react-i18next';
import { type Cadangan, perluCadangan, sebabCadangan } from './cadangan.rule.ts';
import { CADANGAN } from './teks-cadangan.store.ts';

export function CadanganTerakhir({ cadangan }: { cadangan: Cadangan }) {
  const { t } = useTranslation(CADANGAN);
  const { keadaan, potret, sebab } = cadangan;
  const perlu = perluCadangan(cadangan);
  return (
    <li>
      <Text size="sm" c={perlu ? 'merah' : 'dimmed'} fw={perlu ? 600 : 400}>
        {t(`keadaan.${keadaan}`, {
          waktu: potret === null ? t('belumPernah') : formatWaktu(potret),
          sebab: sebab === null ? '' : t(`sebab.${sebabCadangan(sebab)}`),
        })}
      </Text>
      {sebab !== null && (
        <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {t('pesan', { pesan: sebab })}
        </Text>
      )}
    </li>
  );
}
