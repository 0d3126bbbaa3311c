/** The rights of a key: groups of screens, a tick to read by one, ticks for its acts. */
import { Accordion, Badge, Checkbox, Group, Text, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import css from './kunci-api.module.css';
import {
  centangLayar,
  centangTindakan,
  type KelompokLayar,
  type LayarHak,
  saringLayar,
  terpilih,
} from './pilih-hak.view.ts';
import { KUNCI_API } from './teks-kunci-api.store.ts';

type PilihProps = { hak: readonly string[]; onUbah: (hak: string[]) => void };
type Props = PilihProps & { layar: readonly LayarHak[]; salah: ReactNode };

export function PilihHak({ layar, hak, salah, onUbah }: Props) {
  const { t } = useTranslation(KUNCI_API);
  const [cari, setCari] = useState('');
  const kelompok = saringLayar(layar, cari);
  return (
    <section aria-label={t('hak')}>
      <Group justify="space-between" align="end" mb={6}>
        <div>
          <Text size="sm" fw={500}>
            {t('hak')}
          </Text>
          <Text size="xs" c="dimmed">
            {t('hakJelas')}
          </Text>
        </div>
        <TextInput
          size="xs"
          aria-label={t('cariHak')}
          placeholder={t('cariHak')}
          leftSection={<IconSearch size={14} />}
          value={cari}
          onChange={(event) => setCari(event.currentTarget.value)}
        />
      </Group>
      {salah && (
        <Text size="xs" c="merah" role="alert" mb={4}>
          {salah}
        </Text>
      )}
      <Accordion
        variant="contained"
        multiple
        {...(cari.trim() ? { value: kelompok.map((one) => one.kelompok) } : {})}
        className={css.hak}
      >
        {kelompok.map((one) => (
          <Kelompok key={one.kelompok} kelompok={one} hak={hak} onUbah={onUbah} />
        ))}
      </Accordion>
    </section>
  );
}

function Kelompok({ kelompok, hak, onUbah }: PilihProps & { kelompok: KelompokLayar }) {
  const { t } = useTranslation(KUNCI_API);
  const jumlah = terpilih(kelompok, new Set(hak));
  return (
    <Accordion.Item value={kelompok.kelompok}>
      <Accordion.Control>
        <Group gap="xs">
          <Text size="sm">{kelompok.kelompok}</Text>
          {jumlah > 0 && (
            <Badge variant="light" radius="sm" color="emas" tt="none">
              {t('diberi', { jumlah })}
            </Badge>
          )}
        </Group>
      </Accordion.Control>
      <Accordion.Panel>
        {kelompok.layar.map((layar) => (
          <Layar key={layar.path} layar={layar} hak={hak} onUbah={onUbah} />
        ))}
      </Accordion.Panel>
    </Accordion.Item>
  );
}

function Layar({ layar, hak, onUbah }: PilihProps & { layar: LayarHak }) {
  const diberi = new Set(hak);
  return (
    <div className={css.layar}>
      <Checkbox
        size="xs"
        label={layar.judul}
        description={layar.path}
        checked={diberi.has(layar.path)}
        onChange={(event) => onUbah(centangLayar(hak, layar, event.currentTarget.checked))}
      />
      <div className={css.tindakan}>
        {layar.tindakan.map(({ path, judul }) => (
          <Checkbox
            key={path}
            size="xs"
            label={judul}
            checked={diberi.has(path)}
            onChange={(event) => onUbah(centangTindakan(hak, layar, path, event.currentTarget.checked))}
          />
        ))}
      </div>
    </div>
  );
}
