/**
 * Everything the product says by itself: toasts for acts in the background, dialogs for outcomes, one confirmation.
 * Times and titles: Spec 1 §8 and §9 (toast 3 s, success dialog 2 s, error dialog 3 s titled 'Oopss!!').
 * Texts are texts: server answers are never rendered as markup.
 */
import { Button, CopyButton, Group, Stack, Text, ThemeIcon, Title } from '@mantine/core';
import { modals } from '@mantine/modals';
import { notifications } from '@mantine/notifications';
import { IconCheck, IconCopy, IconInfoCircle, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { type ApiError, isApiError } from './api.ts';
import { t } from './language/i18n.ts';
import { kalimat } from './language/istilah.ts';
import { OnPile } from './overlay.ts';
import { rememberToast } from './shell/old-toasts.ts';

const TOAST = 3000;
const SUCCESS_DIALOG = 2000;
const ERROR_DIALOG = 3000;
/** A refusal needs reading, perhaps copying its code. */
const REFUSAL_TOAST = 8000;

/** The cross of a toast has a name for those who cannot see it. */
const named = () => ({ closeButtonProps: { 'aria-label': t('umum.tutup') } });

let last = { message: '', id: '' };

/** What is said again takes the place of the same sentence before: two of it say nothing more and lie over the rows. */
function toast(text: string, color: string, icon: ReactNode): void {
  const message = kalimat(text);
  if (last.message === message) notifications.hide(last.id);
  const id = rememberToast(notifications.show({ message, color, icon, autoClose: TOAST, ...named() }));
  last = { message, id };
}

export const toastSuccess = (text: string): void => toast(text, 'hijau', <IconCheck size={16} />);
export const toastInfo = (text: string): void => toast(text, 'biru', <IconInfoCircle size={16} />);

type Outcome = { title?: string; text: string; color: string; icon: ReactNode; close: number };

function outcome({ color, icon, close, ...said }: Outcome): void {
  const text = kalimat(said.text);
  const title = said.title && kalimat(said.title);
  const id = modals.open({
    withCloseButton: false,
    centered: true,
    size: 360,
    attributes: { content: { 'aria-label': title ?? text } },
    children: (
      <Stack align="center" gap="xs" py="md" role="alert">
        <OnPile />
        <ThemeIcon size={44} radius="xl" variant="light" color={color}>
          {icon}
        </ThemeIcon>
        {title && <Title order={4}>{title}</Title>}
        <Text ta="center">{text}</Text>
      </Stack>
    ),
  });
  setTimeout(() => modals.close(id), close);
}

/** Closes by itself after 2 s; Esc and a click close it sooner. */
export const dialogSuccess = (text: string): void =>
  outcome({ text, color: 'hijau', icon: <IconCheck size={24} />, close: SUCCESS_DIALOG });

export const dialogError = (text: string, title = 'Oopss!!'): void =>
  outcome({ title, text, color: 'merah', icon: <IconX size={24} />, close: ERROR_DIALOG });

type Question = {
  title: string;
  text: ReactNode;
  yes?: string;
  no?: string;
  /** The act destroys something: the yes button is red. */
  danger?: boolean;
};

/** Asks Ya/Tidak; focus stands on Tidak, and Esc or a click beside the dialog means Tidak. */
export function confirm({
  title,
  text,
  yes = t('umum.ya'),
  no = t('umum.tidak'),
  danger,
}: Question): Promise<boolean> {
  return new Promise((resolve) => {
    const close = (answer: boolean) => {
      // The answer counts before the closing, whose onClose says no.
      resolve(answer);
      modals.close(id);
    };
    const id = modals.open({
      title: kalimat(title),
      centered: true,
      size: 420,
      withCloseButton: false,
      onClose: () => resolve(false),
      children: (
        <Stack gap="lg">
          <OnPile />
          {typeof text === 'string' ? <Text>{kalimat(text)}</Text> : text}
          <Group justify="flex-end" gap="xs">
            <Button variant="default" data-autofocus onClick={() => close(false)}>
              {no}
            </Button>
            <Button {...(danger ? { color: 'merah' } : {})} onClick={() => close(true)}>
              {yes}
            </Button>
          </Group>
        </Stack>
      ),
    });
  });
}

function Refusal({ error }: { error: ApiError }) {
  return (
    <Stack gap={2}>
      <Text>{kalimat(error.message)}</Text>
      <CopyButton value={error.code}>
        {({ copied, copy }) => (
          <Button
            variant="transparent"
            size="compact-xs"
            w="fit-content"
            px={0}
            color="gray"
            onClick={copy}
            title={error.code}
            rightSection={copied ? <IconCheck size={12} /> : <IconCopy size={12} />}
          >
            {t('umum.salinKode')}
          </Button>
        )}
      </CopyButton>
    </Stack>
  );
}

/** Quiet for what another place already shows: a cancelled approval, the overlay of an ended session. */
const SILENT = new Set(['DIBATALKAN', 'TOKEN_TIDAK_VALID']);

/** Tells the user about anything a call may have thrown. */
export function noticeOf(error: unknown): void {
  if (error instanceof DOMException && error.name === 'AbortError') return;
  if (!isApiError(error)) {
    console.error(error);
    dialogError('Terjadi Kesalahan Saat Request Data');
    return;
  }
  if (SILENT.has(error.code)) return;
  if (error.code === 'KESALAHAN_SERVER') {
    dialogError(error.message);
    return;
  }
  if (error.code === 'KONEKSI') {
    if (error.message === 'Koneksi bermasalah..') toastInfo(error.message);
    else dialogError(error.message);
    return;
  }
  notifications.show({
    ...named(),
    id: `tolak-${error.code}`,
    role: 'alert',
    message: <Refusal error={error} />,
    color: 'merah',
    icon: <IconX size={16} />,
    autoClose: REFUSAL_TOAST,
  });
}
