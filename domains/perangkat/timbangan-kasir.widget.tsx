/** The scale of this till: where it is and how it speaks; what it says stands beside, so that one sees whether it is right. */
import { Group, NumberInput, Select, Switch, TextInput } from '@mantine/core';
import { JALUR_TIMBANGAN, type TimbanganAgen } from '@mustika/kernel/agen/agen.ts';
import {
  FRAMES,
  NO_QUESTION,
  partsOfLine,
  SPEEDS,
  TIAP_RANGE,
  USUAL_LINE,
} from '@mustika/kernel/scale/scale.ts';
import { ActButton } from '@mustika/web-kit/act.tsx';
import { ScaleReading } from '@mustika/web-kit/scale/scale-reading.tsx';
import { Panel } from '@mustika/web-kit/screen-frame.tsx';
import { useAgent } from '@mustika/web-kit/slip/agent.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { setelanTimbangan } from './agen.command.ts';
import css from './perangkat.module.css';
import { useSimpanPerangkat } from './simpan-perangkat.store.ts';
import { PERANGKAT } from './teks-perangkat.store.ts';

const BARU: TimbanganAgen = { jalur: 'BERKAS', alamat: '', bicara: USUAL_LINE, ...NO_QUESTION };

export function TimbanganKasir() {
  const { t } = useTranslation(PERANGKAT);
  const tersimpan = useAgent((state) => state.timbangan[0]);
  const [ada, setAda] = useState(tersimpan !== undefined);
  const [satu, setSatu] = useState<TimbanganAgen>(tersimpan ?? BARU);
  const { busy, simpan } = useSimpanPerangkat(setelanTimbangan);
  const ubah = (part: Partial<TimbanganAgen>) => setSatu({ ...satu, ...part });
  return (
    <Panel title={t('timbangan')}>
      <div className={css.panel}>
        <Switch
          label={t('timbanganAda')}
          checked={ada}
          onChange={(event) => setAda(event.currentTarget.checked)}
        />
        {ada && <Isian satu={satu} onChange={ubah} />}
        <Group gap="md">
          <ActButton
            act={setelanTimbangan}
            variant="default"
            loading={busy}
            disabled={ada && satu.alamat.trim() === ''}
            onClick={() => void simpan({ timbangan: ada ? [satu] : [] })}
          >
            {t('simpanTimbangan')}
          </ActButton>
          {tersimpan && <ScaleReading />}
        </Group>
      </div>
    </Panel>
  );
}

type IsianProps = { satu: TimbanganAgen; onChange: (part: Partial<TimbanganAgen>) => void };

function Isian({ satu, onChange }: IsianProps) {
  const { t } = useTranslation(PERANGKAT);
  const [kecepatan, bentuk] = partsOfLine(satu.bicara);
  return (
    <div className={css.printer}>
      <Select
        label={t('jalur')}
        allowDeselect={false}
        data={JALUR_TIMBANGAN.map((value) => ({ value, label: t(`timbanganLewat.${value}`) }))}
        value={satu.jalur}
        onChange={(value) =>
          onChange({ jalur: JALUR_TIMBANGAN.find((known) => known === value) ?? satu.jalur })
        }
      />
      <TextInput
        label={t('alamat')}
        placeholder={t(`timbanganContoh.${satu.jalur}`)}
        maxLength={120}
        value={satu.alamat}
        onChange={(event) => onChange({ alamat: event.currentTarget.value })}
      />
      {satu.jalur === 'BERKAS' && (
        <>
          <Select
            label={t('kecepatan')}
            allowDeselect={false}
            data={[...SPEEDS]}
            value={kecepatan}
            onChange={(value) => onChange({ bicara: `${value} ${bentuk}` })}
          />
          <Select
            label={t('paritas')}
            allowDeselect={false}
            data={Object.keys(FRAMES)}
            value={bentuk}
            onChange={(value) => onChange({ bicara: `${kecepatan} ${value}` })}
          />
        </>
      )}
      <TextInput
        label={t('perintah')}
        placeholder={t('perintahContoh')}
        maxLength={16}
        value={satu.perintah}
        onChange={(event) => onChange({ perintah: event.currentTarget.value })}
      />
      {satu.perintah !== '' && (
        <NumberInput
          label={t('tiap')}
          {...TIAP_RANGE}
          step={100}
          clampBehavior="blur"
          allowDecimal={false}
          value={satu.tiap}
          onChange={(next) => onChange({ tiap: Number(next) })}
        />
      )}
    </div>
  );
}
