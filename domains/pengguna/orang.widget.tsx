/** One user in the right-hand sheet: who he is, what can be done about him, what was done. */

import { Alert, Badge, Button, Group, Popover, Tabs, Text, TextInput } from '@mantine/core';
import { formatWaktu } from '@mustika/kernel/date.ts';
import { ActButton } from '@mustika/web-kit/act.tsx';
import { SideDrawer } from '@mustika/web-kit/drawer.tsx';
import { DeclaredForm, SubmitButton, useCommandForm, useUnsavedGuard } from '@mustika/web-kit/form/form.tsx';
import { useMenuScreens } from '@mustika/web-kit/shell/house-context.tsx';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  aktifkanPenggunaCommand,
  type BarisPengguna,
  bukaKunciPenggunaCommand,
  hapusPenggunaCommand,
  kunciPenggunaCommand,
  resetPasswordCommand,
  ubahPenggunaCommand,
} from './data-users.command.ts';
import { resetCaraCommand } from './otorisasi/pin.command.ts';
import css from './pengguna.module.css';
import { type SandiBaru, useSegarkan, useTindakan } from './pengguna-data.store.ts';
import { RiwayatOrang } from './riwayat-orang.widget.tsx';
import { PENGGUNA } from './teks-pengguna.store.ts';
import { resetTotpCommand } from './totp.command.ts';

type LembarOrangProps = {
  orang: BarisPengguna;
  onTutup: () => void;
  onSandi: (sandi: SandiBaru) => void;
};

export function LembarOrang({ orang, onTutup, onSandi }: LembarOrangProps) {
  const { t } = useTranslation(PENGGUNA);
  const segarkan = useSegarkan();
  const form = useCommandForm(ubahPenggunaCommand, {
    initial: {
      nama: orang.nama,
      level: orang.level,
      kode_toko: orang.kode_toko,
      no_whatsapp: orang.no_whatsapp,
      lingkup: (orang.lingkup ?? []).map((kode_toko) => ({ kode_toko })),
    },
    params: { user_id: orang.user_id },
    extra: { versi: orang.versi },
    onDone: () => {
      void segarkan();
      onTutup();
    },
  });
  const dirty = form.dirty && !form.sending;
  useUnsavedGuard(dirty);
  const bisaUbah = (orang.kelola || orang.diri) && orang.status !== 'NONAKTIF';
  const names = ['nama', 'level', 'kode_toko', 'no_whatsapp', ...(orang.pusat ? ['lingkup'] : [])];
  const locked = orang.diri ? ['level', 'kode_toko', 'lingkup'] : [];
  const title = (
    <Group gap="xs">
      <Text fw={600}>{orang.user_id}</Text>
      <Badge variant="light" radius="sm" color={orang.status === 'AKTIF' ? 'hijau' : 'kuning'}>
        {orang.status}
      </Badge>
    </Group>
  );
  return (
    <SideDrawer opened onClose={onTutup} title={title} dirty={dirty}>
      <Tabs defaultValue="data" keepMounted={false}>
        <Tabs.List mb="sm">
          <Tabs.Tab value="data">{t('orang.data')}</Tabs.Tab>
          <Tabs.Tab value="riwayat">{t('orang.riwayat')}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="data">
          {orang.alasan_kunci && (
            <Alert color="kuning" mb="sm" py="xs">
              {t('orang.dikunci', { alasan: orang.alasan_kunci })}
            </Alert>
          )}
          <Tindakan orang={orang} onSandi={onSandi} />
          <Fakta orang={orang} />
          {bisaUbah ? (
            <DeclaredForm
              form={form}
              columns={2}
              names={names}
              locked={locked}
              label={orang.user_id}
              autoFocus
            >
              {orang.pusat && (
                <Text size="xs" c="dimmed" mt="xs">
                  {t('orang.lingkupKosong')}
                </Text>
              )}
              <SubmitButton form={form} mt="md" />
            </DeclaredForm>
          ) : (
            <Text size="sm" c="dimmed">
              {t(orang.status === 'NONAKTIF' ? 'orang.nonaktif' : 'orang.diAtas')}
            </Text>
          )}
        </Tabs.Panel>
        <Tabs.Panel value="riwayat">
          <RiwayatOrang user_id={orang.user_id} />
        </Tabs.Panel>
      </Tabs>
    </SideDrawer>
  );
}

function Fakta({ orang }: { orang: BarisPengguna }) {
  const { t } = useTranslation(PENGGUNA);
  return (
    <dl className={css.fakta}>
      <dt>{t('orang.sesi')}</dt>
      <dd>
        {orang.masuk_sejak
          ? t('orang.masuk', { sejak: formatWaktu(orang.masuk_sejak), alamat: orang.alamat ?? '-' })
          : t('orang.tidakMasuk')}
      </dd>
      <dt>{t('orang.terakhir')}</dt>
      <dd>{orang.terakhir_masuk ? formatWaktu(orang.terakhir_masuk) : '-'}</dd>
    </dl>
  );
}

/** Only what is possible is offered: to himself and those above nobody does any of this. */
function Tindakan({ orang, onSandi }: { orang: BarisPengguna; onSandi: (sandi: SandiBaru) => void }) {
  const { t } = useTranslation(PENGGUNA);
  const bisaHak = useMenuScreens().some((screen) => screen.path === '/hak-akses-users');
  const act = useTindakan(onSandi);
  const { user_id } = orang;
  const tanya = (hal: string): [string, string, string] => [
    user_id,
    t(`tindakan.${hal}`),
    t(`tanya.${hal}`, { user: user_id }),
  ];
  if (!orang.kelola) return null;
  if (orang.status === 'NONAKTIF')
    return (
      <div className={css.tindakan}>
        <ActButton
          act={aktifkanPenggunaCommand}
          size="xs"
          loading={act.busy}
          onClick={() => void act.aktifkan(user_id)}
        >
          {t('tindakan.aktifkan')}
        </ActButton>
      </div>
    );
  return (
    <div className={css.tindakan}>
      {bisaHak && (
        <Button
          size="xs"
          variant="default"
          component={Link}
          to="/hak-akses-users"
          search={{ user: user_id } as never}
        >
          {t('tindakan.hak')}
        </Button>
      )}
      <ActButton
        act={resetPasswordCommand}
        size="xs"
        variant="default"
        onClick={() => void act.resetPassword(...tanya('reset'))}
      >
        {t('tindakan.reset')}
      </ActButton>
      {orang.totp && (
        <ActButton
          act={resetTotpCommand}
          size="xs"
          variant="default"
          onClick={() => void act.resetTotp(...tanya('totp'))}
        >
          {t('tindakan.totp')}
        </ActButton>
      )}
      {orang.cara && (
        <ActButton
          act={resetCaraCommand}
          size="xs"
          variant="default"
          onClick={() => void act.resetCara(...tanya('cara'))}
        >
          {t('tindakan.cara')}
        </ActButton>
      )}
      {orang.masuk_sejak && (
        <Button size="xs" variant="default" onClick={() => void act.akhiriSesi(...tanya('sesi'))}>
          {t('tindakan.sesi')}
        </Button>
      )}
      {orang.status === 'TERKUNCI' ? (
        <ActButton
          act={bukaKunciPenggunaCommand}
          size="xs"
          variant="default"
          onClick={() => void act.bukaKunci(user_id)}
        >
          {t('tindakan.buka')}
        </ActButton>
      ) : (
        <Kunci onKunci={(alasan) => act.kunci(user_id, alasan)} />
      )}
      <ActButton
        act={hapusPenggunaCommand}
        size="xs"
        variant="subtle"
        color="merah"
        onClick={() => void act.hapus(...tanya('hapus'))}
      >
        {t('tindakan.hapus')}
      </ActButton>
    </div>
  );
}

/** Locking asks for the reason: the one who is locked out will be told by somebody. */
function Kunci({ onKunci }: { onKunci: (alasan: string) => Promise<boolean> }) {
  const { t } = useTranslation(PENGGUNA);
  const [terbuka, setTerbuka] = useState(false);
  const [alasan, setAlasan] = useState('');
  const kunci = async () => {
    if (alasan.trim() !== '' && (await onKunci(alasan.trim()))) setTerbuka(false);
  };
  return (
    <Popover opened={terbuka} onChange={setTerbuka} trapFocus withinPortal position="bottom-start">
      <Popover.Target>
        <ActButton
          act={kunciPenggunaCommand}
          size="xs"
          variant="default"
          onClick={() => setTerbuka(!terbuka)}
        >
          {t('tindakan.kunci')}
        </ActButton>
      </Popover.Target>
      <Popover.Dropdown>
        <TextInput
          label={t('orang.alasan')}
          value={alasan}
          maxLength={200}
          data-autofocus
          onChange={(event) => setAlasan(event.currentTarget.value)}
        />
        <Button size="xs" mt="xs" disabled={alasan.trim() === ''} onClick={() => void kunci()}>
          {t('tindakan.kunci')}
        </Button>
      </Popover.Dropdown>
    </Popover>
  );
}
