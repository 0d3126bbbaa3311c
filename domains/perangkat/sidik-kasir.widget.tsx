/** The fingerprint reader of this till: where it is and how fast its line speaks. Who may agree by finger says so in his own window. */
import { Group, Select, Switch, TextInput } from '@mantine/core';
import {
  JALUR_TIMBANGAN,
  KECEPATAN_SIDIK,
  KECEPATAN_SIDIK_BIASA,
  type PembacaSidik,
} from '@mustika/kernel/agen/agen.ts';
import { ActButton } from '@mustika/web-kit/act.tsx';
import { Panel } from '@mustika/web-kit/screen-frame.tsx';
import { useAgent } from '@mustika/web-kit/slip/agent.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { setelanSidik } from './agen.command.ts';
import css from './perangkat.module.css';
import { useSimpanPerangkat } from './simpan-perangkat.store.ts';
import { PERANGKAT } from './teks-perangkat.store.ts';

const BARU: PembacaSidik = { jalur: 'BERKAS', alamat: '', kecepatan: KECEPATAN_SIDIK_BIASA };

export function SidikKasir() {
  const { t } = useTranslation(PERANGKAT);
  const tersimpan = useAgent((state) => state.sidik[0]);
  const [ada, setAda] = useState(tersimpan !== undefined);
  const [satu, setSatu] = useState<PembacaSidik>(tersimpan ?? BARU);
  const { busy, simpan } = useSimpanPerangkat(setelanSidik);
  const ubah = (part: Partial<PembacaSidik>) => setSatu({ ...satu, ...part });
  return (
    <Panel title={t('sidik')}>
      <div className={css.panel}>
        <Switch
          label={t('sidikAda')}
          checked={ada}
          onChange={(event) => setAda(event.currentTarget.checked)}
        />
        {ada && (
          <div className={css.printer}>
            <Select
              label={t('jalur')}
              allowDeselect={false}
              data={JALUR_TIMBANGAN.map((value) => ({ value, label: t(`timbanganLewat.${value}`) }))}
              value={satu.jalur}
              onChange={(value) =>
                ubah({ jalur: JALUR_TIMBANGAN.find((known) => known === value) ?? satu.jalur })
              }
            />
            <TextInput
              label={t('alamat')}
              placeholder={t(`timbanganContoh.${satu.jalur}`)}
              maxLength={120}
              value={satu.alamat}
              onChange={(event) => ubah({ alamat: event.currentTarget.value })}
            />
            {satu.jalur === 'BERKAS' && (
              <Select
                label={t('kecepatan')}
                allowDeselect={false}
                data={KECEPATAN_SIDIK.map(String)}
                value={String(satu.kecepatan)}
                onChange={(value) => ubah({ kecepatan: Number(value ?? satu.kecepatan) })}
              />
            )}
          </div>
        )}
        <Group gap="md">
          <ActButton
            act={setelanSidik}
            variant="default"
            loading={busy}
            disabled={ada && satu.alamat.trim() === ''}
            onClick={() => void simpan({ sidik: ada ? [satu] : [] })}
          >
            {t('simpanSidik')}
          </ActButton>
        </Group>
      </div>
    </Panel>
  );
}
