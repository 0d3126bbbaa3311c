/** User id and password, for the login page and for the overlay of a locked session. Texts: Spec 1 §5 and §8. */
import { Alert, Button, PasswordInput, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconAlertCircle } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ApiError, isApiError } from '../api.ts';
import { enterMovesOn } from '../enter-moves-on.ts';
import { noticeOf } from '../notices.tsx';
import { type Userdata, useSession } from '../session.ts';

const required = (value: string) => (value.trim() === '' ? 'Harus Diisi' : null);

/** The refusals login answers with their own prescribed text; anything else is 'Terjadi Kesalahan Saat Request Data'. */
const TOLD = new Set(['LOGIN_SALAH', 'SEDANG_DIPAKAI', 'TERLALU_SERING']);

type Refusal = { code: string; text: string; wait: number };

function refusalOf(error: ApiError): Refusal {
  const wait = Number((error.detail as { tunggu?: number } | undefined)?.tunggu ?? 0);
  const text = TOLD.has(error.code) ? error.message : 'Terjadi Kesalahan Saat Request Data';
  return { code: error.code, text, wait };
}

/** Seconds left before the server listens again, counted down once a second. */
function useCountdown(refusal: Refusal | null): number {
  const [left, setLeft] = useState(0);
  useEffect(() => {
    setLeft(refusal?.wait ?? 0);
    if (!refusal?.wait) return;
    const timer = setInterval(() => setLeft((seconds) => Math.max(0, seconds - 1)), 1000);
    return () => clearInterval(timer);
  }, [refusal]);
  return left;
}

type LoginFormProps = {
  /** The locked user; the field is then fixed and the session is taken over. */
  user_id?: string;
  onDone?: (user: Userdata) => void;
};

function useLogin({ user_id, onDone }: LoginFormProps) {
  const login = useSession((session) => session.login);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { user_id: user_id ?? '', password: '' },
    validate: { user_id: required, password: required },
  });
  const attempt = async (ambil_alih: boolean) => {
    if (busy) return;
    setBusy(true);
    setRefusal(null);
    const { user_id: name, password } = form.getValues();
    try {
      const user = await login({ user_id: name.trim(), password, ...(ambil_alih ? { ambil_alih } : {}) });
      onDone?.(user);
    } catch (error) {
      if (isApiError(error) && error.code !== 'KONEKSI') setRefusal(refusalOf(error));
      else noticeOf(error);
    } finally {
      setBusy(false);
    }
  };
  return { form, busy, refusal, attempt };
}

export function LoginForm(props: LoginFormProps) {
  const { t } = useTranslation();
  const { form, busy, refusal, attempt } = useLogin(props);
  const [caps, setCaps] = useState(false);
  const left = useCountdown(refusal);
  const locked = props.user_id !== undefined;
  const watchCaps = (event: KeyboardEvent) => setCaps(event.getModifierState('CapsLock'));
  return (
    <form onSubmit={form.onSubmit(() => attempt(locked))} onKeyDown={enterMovesOn} noValidate>
      <Stack gap="sm">
        {refusal && (
          <Alert color="merah" p="xs" icon={<IconAlertCircle size={16} />} role="alert">
            {refusal.text}
            {left > 0 && ` (${left})`}
          </Alert>
        )}
        <TextInput
          label={t('login.userId')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          readOnly={locked}
          tabIndex={locked ? -1 : 0}
          data-autofocus={locked ? undefined : true}
          autoFocus={!locked}
          key={form.key('user_id')}
          {...form.getInputProps('user_id')}
        />
        <PasswordInput
          label={t('login.password')}
          autoComplete="current-password"
          description={caps ? t('login.capsLock') : undefined}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          visibilityToggleButtonProps={{ 'aria-label': t('login.tampilkan'), tabIndex: 0 }}
          autoFocus={locked}
          onKeyUp={watchCaps}
          key={form.key('password')}
          {...form.getInputProps('password')}
        />
        <Button type="submit" loading={busy} disabled={left > 0} data-utama fullWidth mt="xs">
          {t(locked ? 'login.buka' : 'login.masuk')}
        </Button>
        {refusal?.code === 'SEDANG_DIPAKAI' && (
          <Button variant="default" fullWidth onClick={() => void attempt(true)}>
            {t('login.ambilAlih')}
          </Button>
        )}
      </Stack>
    </form>
  );
}
