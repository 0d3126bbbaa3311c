/** Turning the second step on (password, picture to scan, first code, recovery codes), renewing its codes, turning it off. */
import { Alert, Badge, Button, CopyButton, Group, Loader, Stack, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Answer, call } from '../api.ts';
import { SandiInput } from '../fields/password-input.tsx';
import { enterMovesOn } from '../form/enter-moves-on.ts';
import { noticeOf, toastSuccess } from '../notices.tsx';
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

/** One question at a time: fields, a way out and the act. */
function Langkah({ act, onCancel, send, children }: LangkahProps) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    await send().catch(noticeOf);
    setBusy(false);
  };
  return (
    <form onSubmit={(event) => void submit(event)} onKeyDown={enterMovesOn} noValidate>
      <Stack gap="sm">
        {children}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onCancel}>
            {t('umum.batal')}
          </Button>
          <Button type="submit" loading={busy} data-utama>
            {act}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

type LangkahProps = { act: string; onCancel: () => void; send: () => Promise<void>; children: ReactNode };

const useField = () => {
  const [value, setValue] = useState('');
  return {
    value,
    props: { value, onChange: (event: FormEvent<HTMLInputElement>) => setValue(event.currentTarget.value) },
  };
};

function Mulai({ onBenih, onCancel }: { onBenih: (benih: Benih) => void; onCancel: () => void }) {
  const { t } = useTranslation();
  const password = useField();
  const send = async () => onBenih((await post<Benih>('mulai', { password: password.value })).data);
  return (
    <Langkah act={t('totp.mulai')} onCancel={onCancel} send={send}>
      <Text size="sm">{t('totp.keterangan')}</Text>
      <SandiInput
        label={t('login.password')}
        autoComplete="current-password"
        data-autofocus
        {...password.props}
      />
    </Langkah>
  );
}

type PindaiProps = { benih: Benih; onKode: (kode: string[]) => void; onCancel: () => void };

function Pindai({ benih, onKode, onCancel }: PindaiProps) {
  const { t } = useTranslation();
  const kode = useField();
  const send = async () => {
    const answer = await post<{ pemulihan: string[] }>('aktifkan', { kode: kode.value.trim() });
    toastSuccess(answer.message ?? '');
    onKode(answer.data.pemulihan);
  };
  return (
    <Langkah act={t('totp.aktifkan')} onCancel={onCancel} send={send}>
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
    </Langkah>
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
  const password = useField();
  const kode = useField();
  const send = async () => {
    const body = { password: password.value, kode: kode.value.trim() };
    if (!mematikan) return onKode((await post<{ pemulihan: string[] }>('pemulihan', body)).data.pemulihan);
    const { message } = await post<null>('matikan', body);
    toastSuccess(message ?? '');
    onDone();
  };
  return (
    <Langkah act={t(mematikan ? 'totp.matikan' : 'totp.kodeBaru')} onCancel={onDone} send={send}>
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
    </Langkah>
  );
}
