/** User id and password, for the login page and for the overlay of a locked session. Texts: Spec 1 §5 and §8. */
import { Alert, Button, Stack, Text, TextInput } from '@mantine/core';
import { formatWaktu } from '@mustika/kernel/date.ts';
import { IconAlertCircle } from '@tabler/icons-react';
import { type ChangeEvent, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ApiError, isApiError } from '../api.ts';
import { useSecondsLeft } from '../approval/countdown.ts';
import { SandiInput } from '../fields/password-input.tsx';
import { enterMovesOn } from '../form/enter-moves-on.ts';
import { noticeOf } from '../notices.tsx';
import { type Userdata, useSession } from '../session.ts';

/** The refusals login answers with their own prescribed text; anything else is 'Terjadi Kesalahan Saat Request Data'. */
const TOLD = new Set([
  'LOGIN_SALAH',
  'SEDANG_DIPAKAI',
  'TERLALU_SERING',
  'DIKUNCI',
  'TOTP_DIPERLUKAN',
  'TOTP_SALAH',
]);

/** The password was right and the user has the second step: the form asks for the code too. */
const ASKS_CODE = new Set(['TOTP_DIPERLUKAN', 'TOTP_SALAH']);

type Elsewhere = { peranti: string | null; alamat: string | null; sejak: string };
/** `elsewhere`: where this user works already. */
type Refusal = { code: string; text: string; wait: number; elsewhere: Elsewhere | null };

function refusalOf(error: ApiError): Refusal {
  const wait = Number((error.detail as { tunggu?: number } | undefined)?.tunggu ?? 0);
  const text = TOLD.has(error.code) ? error.message : 'Terjadi Kesalahan Saat Request Data';
  const elsewhere = error.code === 'SEDANG_DIPAKAI' ? (error.detail as Elsewhere) : null;
  return { code: error.code, text, wait, elsewhere };
}

/** A wrong password is typed again at once: the caret is back in the field, and the first key replaces what stood there. */
function useTypeAgain(refusal: Refusal | null): RefObject<HTMLInputElement | null> {
  const password = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (refusal?.code !== 'LOGIN_SALAH') return;
    password.current?.focus();
    password.current?.select();
  }, [refusal]);
  return password;
}

/** Whoever left a field empty finds the caret in it. */
function useFirstEmpty(errors: Errors): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (Object.keys(errors).length > 0)
      form.current?.querySelector<HTMLElement>('[data-error] input')?.focus();
  }, [errors]);
  return form;
}

type LoginFormProps = {
  /** The locked user; the field is then fixed and the session is taken over. */
  user_id?: string;
  onDone?: (user: Userdata) => void;
};

type Field = 'user_id' | 'password' | 'kode';
type Errors = Partial<Record<Field, string>>;

/** Two fields need no form library, and the door is what every first visit downloads. */
function useLogin({ user_id, onDone }: LoginFormProps) {
  const login = useSession((session) => session.login);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [values, setValues] = useState({ user_id: user_id ?? '', password: '', kode: '' });
  const [asksCode, setAsksCode] = useState(false);
  const [errors, setErrors] = useState<Errors>({});
  const field = (name: Field) => ({
    value: values[name],
    error: errors[name],
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      setValues({ ...values, [name]: event.currentTarget.value });
      setErrors({});
    },
  });
  const attempt = async (ambil_alih: boolean) => {
    const asked: readonly Field[] = ['user_id', 'password', ...(asksCode ? (['kode'] as const) : [])];
    const missing = asked.filter((name) => values[name].trim() === '');
    setErrors(Object.fromEntries(missing.map((name) => [name, 'Harus Diisi'])));
    if (busy || missing.length > 0) return;
    setBusy(true);
    setRefusal(null);
    try {
      const input = { user_id: values.user_id.trim(), password: values.password };
      const kode = asksCode ? { kode: values.kode.trim() } : {};
      const user = await login({ ...input, ...kode, ...(ambil_alih ? { ambil_alih } : {}) });
      onDone?.(user);
    } catch (error) {
      if (isApiError(error) && ASKS_CODE.has(error.code)) {
        setAsksCode(true);
        // A code counts once: the next one is typed anew.
        setValues({ ...values, kode: '' });
      }
      if (isApiError(error) && error.code !== 'KONEKSI') setRefusal(refusalOf(error));
      else noticeOf(error);
    } finally {
      setBusy(false);
    }
  };
  return { field, errors, busy, refusal, asksCode, attempt };
}

/** Where and since when: whoever forgot a till at the counter knows it by that, and whoever did not, knows something else. */
function Where({ peranti, alamat, sejak }: Elsewhere) {
  const { t } = useTranslation();
  const siapa = [peranti, alamat].filter(Boolean).join(', ');
  return (
    <Text size="xs" mt={4}>
      {t('login.dipakaiDi', { siapa, sejak: formatWaktu(sejak) })}
    </Text>
  );
}

export function LoginForm(props: LoginFormProps) {
  const { t } = useTranslation();
  const { field, errors, busy, refusal, asksCode, attempt } = useLogin(props);
  const form = useFirstEmpty(errors);
  const [caps, setCaps] = useState(false);
  const left = useSecondsLeft(refusal?.wait ?? 0, refusal);
  const password = useTypeAgain(refusal);
  const locked = props.user_id !== undefined;
  const watchCaps = (event: KeyboardEvent) => setCaps(event.getModifierState('CapsLock'));
  return (
    <form
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        void attempt(locked);
      }}
      onKeyDown={enterMovesOn}
      noValidate
    >
      <Stack gap="sm">
        {refusal && (
          <Alert color="merah" p="xs" icon={<IconAlertCircle size={16} />} role="alert">
            {refusal.text}
            {left > 0 && ` (${left})`}
            {refusal.elsewhere && <Where {...refusal.elsewhere} />}
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
          {...field('user_id')}
        />
        <SandiInput
          ref={password}
          label={t('login.password')}
          autoComplete="current-password"
          description={caps ? t('login.capsLock') : undefined}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          eyeByKey
          autoFocus={locked}
          onKeyUp={watchCaps}
          {...field('password')}
        />
        {asksCode && (
          <TextInput
            label={t('login.kode')}
            description={t('login.kodePemulihan')}
            autoComplete="one-time-code"
            maxLength={24}
            autoFocus
            {...field('kode')}
          />
        )}
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
