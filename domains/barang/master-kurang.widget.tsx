/** Masters a file names and the shop lacks: shown in full before anything is made. */
import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { formatAngka } from '@mustika/kernel/amount.ts';
import { useSession } from '@mustika/web-kit/session.ts';
import { useTranslation } from 'react-i18next';
import type { MasterImpor } from './barang-panggilan.store.ts';
import { BARANG } from './teks-barang.store.ts';

const BOLEH = new Set(['OWN', 'SU', 'MU', 'SPV']);

type MasterProps = { master: MasterImpor; busy: boolean; onMake: () => void };

export function MasterKurang({ master, busy, onMake }: MasterProps) {
  const { t } = useTranslation(BARANG);
  const level = useSession((state) => state.user?.level ?? '');
  const lists: [string, string[]][] = [
    [
      t('impor.grup'),
      master.grup.map((row) => `${row.kode_group} (${row.kadar}%, Rp ${formatAngka(row.harga)}/g)`),
    ],
    [t('impor.jenis'), master.jenis.map((row) => `${row.kode_dept} ${row.nama_dept}`)],
    [t('impor.gudang'), master.gudang.map((row) => row.kode_gudang)],
    [t('impor.baki'), master.baki.map((row) => row.kode_baki)],
  ];
  const filled = lists.filter(([, names]) => names.length > 0);
  if (filled.length === 0 && master.nonaktif.length === 0) return null;
  return (
    <Alert color="biru" title={t('impor.masterJudul')}>
      <Stack gap={6}>
        <Text size="sm">{t('impor.masterIsi')}</Text>
        {filled.map(([label, names]) => (
          <Text key={label} size="sm">
            <b>{label}</b> {names.join(', ')}
          </Text>
        ))}
        {master.nonaktif.length > 0 && (
          <Text size="sm">
            {t('impor.masterNonaktif', { daftar: master.nonaktif.map((row) => row.kode).join(', ') })}
          </Text>
        )}
        {filled.length > 0 && (
          <Group>
            {BOLEH.has(level) ? (
              <Button loading={busy} onClick={onMake}>
                {t('impor.buatMaster')}
              </Button>
            ) : (
              <Text size="sm">{t('impor.masterTidakBerhak')}</Text>
            )}
          </Group>
        )}
      </Stack>
    </Alert>
  );
}
