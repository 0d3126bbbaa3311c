/** Turning the second step on (password, picture to scan, first code, recovery codes), renewing its codes, turning it off. */
import { Alert, Badge, Button, CopyButton, Group, Loader, Stack, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Answer, call } from '../api.ts';
import { SandiInput } from '../fields/password-input.tsx';
import { StepForm, useTyped } from '../form/step-form.tsx';
import { toastSuccess } from '../notices.tsx';
import { type Simbol, SymbolPicture } from '../scan/symbol.tsx';
import css from './totp.module.css';

type Keadaan = { aktif: boolean; sisa_pemulihan: number; wajib: boolean };
type Benih = { rahasia: string; gambar: Simbol };
type TotpPanelProps = { onDone: () => void; onCancel?: () => void };

const post = <T,>(path: string, body: object): Promise<Answer<T>> =>
  call<T>({ method: 'POST', path: `users/totp/${path}` }, { body });

export function TotpPanel({ onDone, onCancel }: TotpPanelProps) {
  const asked = useQuery({
    queryKey: ['totp'],
    queryFn: async () => (await call<Keadaan>({ method: 'GET', path: 'users/totp' })).data,
    staleTime: 0,
  });
  const [benih, setBenih] = useState<Benih | null>(null);
  const [kode, setKode] = useState<string[] | null>(null);
  if (asked.isPending) return <Loader size="sm" />;
  if (kode) return <Pemulihan kode={kode} onDone={onDone} />;
  if (asked.data?.aktif) return <Aktif keadaan={asked.data} onKode={setKode} onDone={onDone} />;
  if (benih) return <Pindai benih={benih} onKode={setKode} onCancel={onCancel ?? onDone} />;
  return <Mulai onBenih={setBenih} onCancel={onCancel ?? onDone} />;
}

function Mulai({ onBenih, onCancel }: { onBenih: (benih: Benih) => void; onCancel: () => void }) {
  const { t } = useTranslation();
  const password = useTyped();
  const send = async () => onBenih((await post<Benih>('mulai', { password: password.value })).data);
  return (
    <StepForm act={t('totp.mulai')} onCancel={onCancel} send={send}>
      <Text size="sm">{t('totp.keterangan')}</Text>
      <SandiInput
        label={t('login.password')}
        autoComplete="current-password"
        data-autofocus
        {...password.props}
      />
    </StepForm>
  );
}

type PindaiProps = { benih: Benih; onKode: (kode: string[]) => void; onCancel: () => void };

function Pindai({ benih, onKode, onCancel }: PindaiProps) {
  const { t } = useTranslation();
  const kode = useTyped();
  const send = async () => {
    const answer = await post<{ pemulihan: string[] }>('aktifkan', { kode: kode.value.trim() });
    toastSuccess(answer.message ?? '');
    onKode(answer.data.pemulihan);
  };
  return (
    <StepForm act={t('totp.aktifkan')} onCancel={onCancel} send={send}>
      <Text size="sm">{t('totp.pindai')}</Text>
      <SymbolPicture gambar={benih.gambar} label={t('totp.gambar')} className={css.gambar} />
      <Text size="xs" c="dimmed" className={css.kunci}>
        {t('totp.kunci')}: <span className="kode">{benih.rahasia.match(/.{4}/g)?.join(' ')}</span>
      </Text>
      <TextInput
        label={t('totp.kode')}
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={6}
        autoFocus
        {...kode.props}
      />
    </StepForm>
  );
}

function Pemulihan({ kode, onDone }: { kode: string[]; onDone: () => void }) {
  const { t } = useTranslation();
  return (
    <Stack gap="sm">
      <Alert color="kuning" py="xs">
        {t('totp.simpanKode')}
      </Alert>
      <ol className={css.pemulihan}>
        {kode.map((one) => (
          <li key={one} className="kode">
            {one}
          </li>
        ))}
      </ol>
      <Group justify="flex-end" gap="xs">
        <CopyButton value={kode.join('\n')}>
          {({ copy }) => (
            <Button variant="default" onClick={copy}>
              {t('totp.salin')}
            </Button>
          )}
        </CopyButton>
        <Button data-utama onClick={onDone}>
          {t('totp.selesai')}
        </Button>
      </Group>
    </Stack>
  );
}

type AktifProps = { keadaan: Keadaan; onKode: (kode: string[]) => void; onDone: () => void };

function Aktif({ keadaan, onKode, onDone }: AktifProps) {
  const { t } = useTranslation();
  const [mematikan, setMematikan] = useState(false);
  const password = useTyped();
  const kode = useTyped();
  const send = async () => {
    const body = { password: password.value, kode: kode.value.trim() };
    if (!mematikan) return onKode((await post<{ pemulihan: string[] }>('pemulihan', body)).data.pemulihan);
    const { message } = await post<null>('matikan', body);
    toastSuccess(message ?? '');
    onDone();
  };
  return (
    <StepForm act={t(mematikan ? 'totp.matikan' : 'totp.kodeBaru')} onCancel={onDone} send={send}>
      <Group gap="xs">
        <Badge color="hijau" variant="light" radius="sm">
          {t('totp.aktif')}
        </Badge>
        <Text size="sm">{t('totp.sisa', { jumlah: keadaan.sisa_pemulihan })}</Text>
      </Group>
      <SandiInput label={t('login.password')} autoComplete="current-password" {...password.props} />
      <TextInput label={t('login.kode')} autoComplete="one-time-code" maxLength={24} {...kode.props} />
      {!keadaan.wajib && (
        <Button
          variant="subtle"
          color="merah"
          size="xs"
          aria-pressed={mematikan}
          onClick={() => setMematikan(!mematikan)}
        >
          {t(mematikan ? 'totp.kodeBaru' : 'totp.matikan')}
        </Button>
      )}
    </StepForm>
  );
}
