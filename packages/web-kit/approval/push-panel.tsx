/** Whether this device tells its person of what waits for his word, his other devices, and the hours in which none does. */
import { Alert, Badge, Button, Group, NativeSelect, Stack, Switch, Text } from '@mantine/core';
import { formatWaktu, SETENGAH_JAM } from '@mustika/kernel/date.ts';
import { IconInfoCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Answer, call } from '../api.ts';
import { kalimat } from '../language/istilah.ts';
import { noticeOf, toastSuccess } from '../notices.tsx';
import css from './push.module.css';
import { isSubscribed, pushAbility, subscribe, unsubscribe } from './push-browser.ts';

type Device = {
  id: string;
  peranti: string | null;
  dibuat: string;
  terakhir: string | null;
  galat: string | null;
  ini: boolean;
};
type Mine = {
  kunci_publik: string;
  tenang_mulai: string | null;
  tenang_sampai: string | null;
  perangkat: Device[];
};

const post = <T,>(path: string, body: object): Promise<Answer<T>> =>
  call<T>({ method: 'POST', path: `users/push/${path}` }, { body });

/** One act at a time, told when it is done, and everything asked anew after it. */
function useActs(refetch: () => Promise<unknown>) {
  const [busy, setBusy] = useState(false);
  const run = async (act: () => Promise<Answer<unknown>>): Promise<void> => {
    if (busy) return;
    setBusy(true);
    try {
      toastSuccess((await act()).message ?? '');
    } catch (error) {
      noticeOf(error);
    } finally {
      await refetch();
      setBusy(false);
    }
  };
  return { busy, run };
}

export function PushPanel() {
  const { t } = useTranslation();
  const { data, refetch } = useQuery({
    queryKey: ['push-saya'],
    staleTime: 0,
    queryFn: async () => {
      const [{ data: mine }, here] = await Promise.all([
        call<Mine>({ method: 'GET', path: 'users/push' }),
        isSubscribed(),
      ]);
      return { mine, here };
    },
  });
  const acts = useActs(refetch);
  if (!data) return null;
  const { mine, here } = data;
  const device = mine.perangkat.find(({ ini }) => ini);
  const ability = pushAbility();
  const turn = (on: boolean) =>
    acts.run(async () => {
      if (on)
        return post('nyalakan', { kunci_publik: mine.kunci_publik, ...(await subscribe(mine.kunci_publik)) });
      await unsubscribe();
      return post('matikan', { id: device?.id });
    });
  return (
    <Stack gap="md">
      <Text size="sm" c="dimmed">
        {t('push.apa')}
      </Text>
      {ability === 'BISA' ? (
        <Switch
          label={t('push.kabari')}
          checked={device !== undefined && here}
          disabled={acts.busy}
          onChange={(event) => void turn(event.currentTarget.checked)}
        />
      ) : (
        <Alert color="kuning" p="xs" icon={<IconInfoCircle size={16} />}>
          {t(`push.${ability}`)}
        </Alert>
      )}
      {mine.perangkat.length > 0 && <Devices devices={mine.perangkat} {...acts} />}
      <Quiet mine={mine} {...acts} />
    </Stack>
  );
}

type Acts = ReturnType<typeof useActs>;

function Devices({ devices, busy, run }: Acts & { devices: readonly Device[] }) {
  const { t } = useTranslation();
  const off = async ({ id, ini }: Device) => {
    if (ini) await unsubscribe();
    return post('matikan', { id });
  };
  return (
    <section>
      <h3 className={css.judul}>{t('push.perangkat')}</h3>
      <ul className={css.daftar}>
        {devices.map((one) => (
          <li key={one.id}>
            <Group gap="xs">
              <strong>{one.peranti ? kalimat(one.peranti) : t('push.tanpaNama')}</strong>
              {one.ini && (
                <Badge size="xs" variant="light" color="hijau">
                  {t('push.ini')}
                </Badge>
              )}
            </Group>
            <Text size="xs" c={one.galat ? 'merah' : 'dimmed'}>
              {one.galat
                ? t('push.gagal', { galat: one.galat })
                : one.terakhir
                  ? t('push.terakhir', { waktu: formatWaktu(one.terakhir) })
                  : t('push.belum')}
            </Text>
            <Group gap="xs" mt={4}>
              <Button
                variant="default"
                size="xs"
                disabled={busy}
                onClick={() => void run(() => post('coba', { id: one.id }))}
              >
                {t('push.coba')}
              </Button>
              <Button variant="default" size="xs" disabled={busy} onClick={() => void run(() => off(one))}>
                {t('push.matikan')}
              </Button>
            </Group>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What a night mostly is, for who turns it on. */
const MALAM = { tenang_mulai: '21:00', tenang_sampai: '07:00' };
const TIDAK = { tenang_mulai: null, tenang_sampai: null };

function Quiet({ mine, busy, run }: Acts & { mine: Mine }) {
  const { t } = useTranslation();
  const { tenang_mulai, tenang_sampai } = mine;
  const on = tenang_mulai !== null && tenang_sampai !== null;
  const save = (jam: object) => void run(() => post('tenang', { tenang_mulai, tenang_sampai, ...jam }));
  return (
    <section>
      <Switch
        label={t('push.tenang')}
        description={t('push.tenangApa')}
        checked={on}
        disabled={busy}
        onChange={(event) => save(event.currentTarget.checked ? MALAM : TIDAK)}
      />
      {on && (
        <Group gap="xs" mt="xs" grow>
          <NativeSelect
            label={t('push.mulai')}
            data={[...SETENGAH_JAM]}
            value={tenang_mulai}
            disabled={busy}
            onChange={(event) => save({ tenang_mulai: event.currentTarget.value })}
          />
          <NativeSelect
            label={t('push.sampai')}
            data={[...SETENGAH_JAM]}
            value={tenang_sampai}
            disabled={busy}
            onChange={(event) => save({ tenang_sampai: event.currentTarget.value })}
          />
        </Group>
      )}
    </section>
  );
}
