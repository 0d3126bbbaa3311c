/** What waits at the printers of this till, in the footer of every page: how they are, and what to do about a print that did not come. */
import { Button, Group, Popover, Select, Stack, Text, UnstyledButton } from '@mantine/core';
import type { Kondisi } from '@mustika/kernel/agen/agen.ts';
import { formatWaktu } from '@mustika/kernel/date.ts';
import { noticeOf, toastInfo } from '@mustika/web-kit/notices.tsx';
import { type AgentState, settleJob, useAgent, type Waiting } from '@mustika/web-kit/slip/agent.ts';
import { IconPrinter } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import shell from '../../packages/web-kit/shell/shell.module.css';
import css from './perangkat.module.css';
import { PERANGKAT } from './teks-perangkat.store.ts';

const broken = (kondisi: Kondisi | null): boolean => kondisi !== null && kondisi !== 'SIAP';
const needsWord = ({ keadaan }: Waiting): boolean => keadaan === 'RAGU' || keadaan === 'GAGAL';

/** What is wrong now, in one line; null when nothing is. */
function useTrouble(state: AgentState): string | null {
  const { t } = useTranslation(PERANGKAT);
  if (!state.agen) return null;
  if (!state.agen.tersambung) return t('cetak.terputus');
  if (state.antrian.some(needsWord)) return t('cetak.periksa');
  const printer = state.pencetak.find(({ kondisi }) => broken(kondisi));
  return printer ? `${printer.nama}: ${t(`cetak.kondisi.${printer.kondisi}`)}` : null;
}

/** Said once when it begins: whoever sells does not look at the footer. */
function useTold(trouble: string | null): void {
  const before = useRef<string | null>(null);
  useEffect(() => {
    if (trouble && trouble !== before.current) toastInfo(trouble);
    before.current = trouble;
  }, [trouble]);
}

export function AntreanCetak() {
  const { t } = useTranslation(PERANGKAT);
  const state = useAgent();
  const trouble = useTrouble(state);
  useTold(trouble);
  if (!state.agen) return null;
  const waiting = state.antrian.length > 0 ? ` · ${t('cetak.antre', { jumlah: state.antrian.length })}` : '';
  const said = `${trouble ?? t('cetak.siap')}${waiting}`;
  return (
    <Popover position="top-end" width={420} trapFocus>
      <Popover.Target>
        <UnstyledButton className={css.queue} aria-label={`${t('cetak.judul')}: ${said}`}>
          <i className={shell.titik} data-putus={trouble ? true : undefined} />
          {said}
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown>
        <Queue state={state} />
      </Popover.Dropdown>
    </Popover>
  );
}

function Queue({ state }: { state: AgentState }) {
  const { t } = useTranslation(PERANGKAT);
  return (
    <Stack gap="xs" className={css.waiting}>
      <Text fw={600}>{t('cetak.judul')}</Text>
      {state.pencetak.map(({ nama, kondisi }) => (
        <Group key={nama} gap={6} wrap="nowrap">
          <IconPrinter size={14} />
          <Text size="sm">{nama}</Text>
          <Text size="sm" c={broken(kondisi) ? 'merah' : 'dimmed'}>
            {kondisi ? t(`cetak.kondisi.${kondisi}`) : ''}
          </Text>
        </Group>
      ))}
      {state.antrian.length === 0 && (
        <Text size="sm" c="dimmed">
          {t('cetak.kosong')}
        </Text>
      )}
      {state.antrian.map((one) => (
        <Job key={one.id} one={one} state={state} />
      ))}
    </Stack>
  );
}

function useSays({ keadaan, sebab, minta }: Waiting): string {
  const { t } = useTranslation(PERANGKAT);
  if (minta) return t('cetak.diminta');
  const why = sebab ? t(`cetak.kondisi.${sebab}`) : null;
  if (keadaan === 'RAGU') return t('cetak.ragu');
  return why ?? t(`cetak.keadaan.${keadaan}`);
}

function Job({ one, state }: { one: Waiting; state: AgentState }) {
  const { t } = useTranslation(PERANGKAT);
  const [busy, setBusy] = useState(false);
  const act = (...what: [tindakan: 'ULANG' | 'BATAL' | 'SUDAH', pencetak?: string]): void => {
    setBusy(true);
    settleJob(one.id, ...what)
      .catch(noticeOf)
      .finally(() => setBusy(false));
  };
  const bentuk = state.pencetak.find(({ nama }) => nama === one.pencetak)?.bentuk;
  const others = state.pencetak.filter((other) => other.bentuk === bentuk && other.nama !== one.pencetak);
  const free = busy || one.minta !== null;
  return (
    <div className={css.job}>
      <Text size="sm" fw={500}>
        {t(`cetak.kertas.${one.kertas}`)} {one.keterangan}
      </Text>
      <Text size="xs" c={needsWord(one) ? 'merah' : 'dimmed'}>
        {formatWaktu(one.dibuat).slice(-5)} · {one.pencetak} · {useSays(one)}
      </Text>
      <Group gap={6} mt={4}>
        {one.keadaan === 'RAGU' && (
          <Button size="compact-xs" disabled={free} onClick={() => act('SUDAH')}>
            {t('cetak.sudah')}
          </Button>
        )}
        {needsWord(one) && (
          <Button size="compact-xs" variant="default" disabled={free} onClick={() => act('ULANG')}>
            {t('cetak.ulang')}
          </Button>
        )}
        <Button
          size="compact-xs"
          variant="default"
          color="merah"
          disabled={free}
          onClick={() => act('BATAL')}
        >
          {t('cetak.batal')}
        </Button>
        {others.length > 0 && (
          <Select
            size="xs"
            w={150}
            aria-label={t('cetak.lain')}
            placeholder={t('cetak.lain')}
            comboboxProps={{ withinPortal: false }}
            data={others.map(({ nama }) => nama)}
            value={null}
            disabled={free}
            onChange={(nama) => nama && act('ULANG', nama)}
          />
        )}
      </Group>
    </div>
  );
}
