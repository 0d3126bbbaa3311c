/** The scale of this desk as a screen shows it: what it says now, whether it stands still, and the way to connect one. */
import { ActionIcon, Button, Menu } from '@mantine/core';
import { formatGram } from '@mustika/kernel/amount.ts';
import { settledWeight } from '@mustika/kernel/scale.ts';
import { IconAdjustments, IconPlugConnectedX, IconScale } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { apiError } from '../api.ts';
import { kalimat } from '../language/istilah.ts';
import { noticeOf } from '../notices.tsx';
import css from './scale.module.css';
import {
  connectScale,
  disconnectScale,
  findScale,
  hasSerial,
  LINES,
  setScaleLine,
  useScale,
} from './scale.ts';

export function ScaleReading() {
  const { t } = useTranslation();
  const { connected, stream, line } = useScale();
  useEffect(() => void findScale(), []);
  if (!hasSerial()) return <span className={css.none}>{t('timbangan.tidakAda')}</span>;
  if (!connected)
    return (
      <Button.Group>
        <Button variant="default" leftSection={<IconScale size={15} />} onClick={() => void hubungkan()}>
          {t('timbangan.hubungkan')}
        </Button>
        <Menu position="bottom-end">
          <Menu.Target>
            <Button variant="default" px={8} aria-label={t('timbangan.jalur')} title={t('timbangan.jalur')}>
              <IconAdjustments size={15} />
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {Object.keys(LINES).map((name) => (
              <Menu.Item key={name} onClick={() => setScaleLine(name)} fw={name === line ? 600 : 400}>
                {name}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      </Button.Group>
    );
  const settled = settledWeight(stream) !== null;
  return (
    <span className={css.reading} data-diam={settled || undefined}>
      <i aria-hidden />
      <output aria-label={t('timbangan.bacaan')} className="angka">
        {stream.last ? `${formatGram(stream.last.mg)} g` : '–'}
      </output>
      <small>{t(settled ? 'timbangan.diam' : 'timbangan.bergerak')}</small>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={t('timbangan.putuskan')}
        title={t('timbangan.putuskan')}
        onClick={() => void disconnectScale()}
      >
        <IconPlugConnectedX size={15} />
      </ActionIcon>
    </span>
  );
}

/** Nobody chose a port, or another program has it. */
async function hubungkan(): Promise<void> {
  if (!(await connectScale()))
    noticeOf(apiError(0, 'TIMBANGAN', kalimat('Timbangan Tidak Terhubung, Berat Dapat Diketik')));
}
