/** The scale of this till: where it is and how it speaks; what it says stands beside, so that one sees whether it is right. */
import { NumberInput, Select, TextInput } from '@mantine/core';
import type { TimbanganAgen } from '@mustika/kernel/agen/agen.ts';
import {
  FRAMES,
  NO_QUESTION,
  partsOfLine,
  SPEEDS,
  TIAP_RANGE,
  USUAL_LINE,
} from '@mustika/kernel/scale/scale.ts';
import { ScaleReading } from '@mustika/web-kit/scale/scale-reading.tsx';
import { useAgent } from '@mustika/web-kit/slip/agent.ts';
import { useTranslation } from 'react-i18next';
import { setelanTimbangan } from './agen.command.ts';
import { AlatKasir } from './alat-kasir.widget.tsx';
import { PERANGKAT } from './teks-perangkat.store.ts';

const BARU: TimbanganAgen = { jalur: 'BERKAS', alamat: '', bicara: USUAL_LINE, ...NO_QUESTION };

export function TimbanganKasir() {
  const { t } = useTranslation(PERANGKAT);
  const tersimpan = useAgent((state) => state.timbangan[0]);
  return (
    <AlatKasir
      kata={{ judul: t('timbangan'), ada: t('timbanganAda'), simpan: t('simpanTimbangan') }}
      tersimpan={tersimpan}
      baru={BARU}
      act={setelanTimbangan}
      isi={(timbangan) => ({ timbangan })}
      lainnya={(satu, ubah) => <Isian satu={satu} onChange={ubah} />}
    >
      {tersimpan && <ScaleReading />}
    </AlatKasir>
  );
}

type IsianProps = { satu: TimbanganAgen; onChange: (part: Partial<TimbanganAgen>) => void };

function Isian({ satu, onChange }: IsianProps) {
  const { t } = useTranslation(PERANGKAT);
  const [kecepatan, bentuk] = partsOfLine(satu.bicara);
  return (
    <>
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
    </>
  );
}
