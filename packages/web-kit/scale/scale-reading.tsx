/** The scale of this desk as a screen shows it: what it says now, whether it stands still, and the way to connect one. */
import { ActionIcon, Button, NativeSelect, NumberInput, Popover, TextInput } from '@mantine/core';
import { formatGram } from '@mustika/kernel/amount.ts';
import { FRAMES, partsOfLine, SPEEDS, settledWeight, TIAP_RANGE } from '@mustika/kernel/scale/scale.ts';
import { IconAdjustments, IconPlugConnectedX, IconScale } from '@tabler/icons-react';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { apiError } from '../api.ts';
import { kalimat } from '../language/istilah.ts';
import { noticeOf } from '../notices.tsx';
import { useAgentScale } from './agent-scale.ts';
import css from './scale.module.css';
import {
  connectScale,
  disconnectScale,
  findScale,
  hasSerial,
  setScaleLine,
  setScaleQuestion,
  useScale,
} from './scale.ts';

/** The scale of the agent where it has one, else the one on the serial line of this browser. */
export function ScaleReading() {
  return useAgentScale() ? <Reading /> : <SerialScale />;
}

function SerialScale() {
  const { t } = useTranslation();
  const connected = useScale((state) => state.connected);
  useEffect(() => void findScale(), []);
  if (!hasSerial()) return <span className={css.none}>{t('timbangan.tidakAda')}</span>;
  if (!connected)
    return (
      <Button.Group>
        <Button variant="default" leftSection={<IconScale size={15} />} onClick={() => void hubungkan()}>
          {t('timbangan.hubungkan')}
        </Button>
        <ScaleLineSettings />
      </Button.Group>
    );
  return (
    <Reading>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={t('timbangan.putuskan')}
        title={t('timbangan.putuskan')}
        onClick={() => void disconnectScale()}
      >
        <IconPlugConnectedX size={15} />
      </ActionIcon>
    </Reading>
  );
}

function Reading({ children }: { children?: ReactNode }) {
  const { t } = useTranslation();
  const stream = useScale((state) => state.stream);
  const settled = settledWeight(stream) !== null;
  return (
    <span className={css.reading} data-diam={settled || undefined}>
      <i aria-hidden />
      <output aria-label={t('timbangan.bacaan')} className="angka">
        {stream.last ? `${formatGram(stream.last.mg)} g` : '–'}
      </output>
      <small>
        {t(settled ? 'timbangan.diam' : stream.last ? 'timbangan.bergerak' : 'timbangan.tanpaBacaan')}
      </small>
      {children}
    </span>
  );
}

/** Nobody chose a port, or another program has it. */
async function hubungkan(): Promise<void> {
  if (!(await connectScale()))
    noticeOf(apiError(0, 'TIMBANGAN', kalimat('Timbangan Tidak Terhubung, Berat Dapat Diketik')));
}

/** How this scale speaks: its line, and the question that some wait for. Kept for this desk. */
function ScaleLineSettings() {
  const { t } = useTranslation();
  const { line, tanya } = useScale();
  const [speed, frame] = partsOfLine(line);
  return (
    <Popover position="bottom-end" trapFocus withinPortal={false}>
      <Popover.Target>
        <Button variant="default" px={8} aria-label={t('timbangan.jalur')} title={t('timbangan.jalur')}>
          <IconAdjustments size={15} />
        </Button>
      </Popover.Target>
      <Popover.Dropdown className={css.line}>
        <NativeSelect
          label={t('timbangan.kecepatan')}
          data={[...SPEEDS]}
          value={speed}
          onChange={(event) => setScaleLine(`${event.currentTarget.value} ${frame}`)}
        />
        <NativeSelect
          label={t('timbangan.bentuk')}
          data={Object.keys(FRAMES)}
          value={frame}
          onChange={(event) => setScaleLine(`${speed} ${event.currentTarget.value}`)}
        />
        <TextInput
          label={t('timbangan.perintah')}
          description={t('timbangan.perintahGuna')}
          maxLength={16}
          value={tanya.perintah}
          onChange={(event) => setScaleQuestion({ perintah: event.currentTarget.value })}
        />
        <NumberInput
          label={t('timbangan.tiap')}
          {...TIAP_RANGE}
          step={100}
          clampBehavior="blur"
          allowDecimal={false}
          value={tanya.tiap}
          onChange={(next) => {
            const tiap = Number(next);
            if (tiap >= TIAP_RANGE.min && tiap <= TIAP_RANGE.max) setScaleQuestion({ tiap });
          }}
        />
      </Popover.Dropdown>
    </Popover>
  );
}
