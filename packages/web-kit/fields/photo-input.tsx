import { ActionIcon, Button, FileButton, Group, Image, Input, Stack } from '@mantine/core';
import { IconPhotoPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { uploadFile } from '../api.ts';
import { noticeOf } from '../notices.tsx';
import type { InputProps } from './input-props.ts';

/** Stores an image (re-encoded by the server to at most 720x1366, Spec 1 §9) and answers with its key. */
const UPLOAD = { method: 'POST', path: 'image/upload' } as const;

/** Address of a stored image. */
export const photoAddress = (key: string): string =>
  `/api/v1/image/${key.split('/').map(encodeURIComponent).join('/')}`;

/** A photo: chosen or taken with the phone's camera, uploaded at once, shown as a preview; hands the stored key. */
export function PhotoInput(props: InputProps<string>) {
  const { t } = useTranslation();
  const [sending, setSending] = useState(false);
  const send = async (file: File | null) => {
    if (!file) return;
    setSending(true);
    try {
      const { data } = await uploadFile<{ key: string }>(UPLOAD, file, { part: 'image' });
      props.onChange(data.key);
    } catch (error) {
      noticeOf(error);
    } finally {
      setSending(false);
    }
  };
  const locked = props.disabled || props.readOnly;
  return (
    <Input.Wrapper
      label={props.label}
      error={props.error}
      withAsterisk={props.required ?? false}
      labelElement="div"
    >
      <Group gap="xs" align="flex-end">
        {props.value && (
          <Image src={photoAddress(props.value)} alt={props.label} w={96} h={96} fit="contain" radius={6} />
        )}
        <Stack gap={4}>
          {!locked && (
            <FileButton onChange={(file) => void send(file)} accept="image/png,image/jpeg,image/webp">
              {(button) => (
                <Button
                  {...button}
                  data-nama={props.name}
                  variant="default"
                  loading={sending}
                  leftSection={<IconPhotoPlus size={14} />}
                >
                  {t('isian.pilihFoto')}
                </Button>
              )}
            </FileButton>
          )}
          {props.value && !locked && (
            <ActionIcon aria-label={t('isian.hapusFoto')} onClick={() => props.onChange(null)}>
              <IconTrash size={14} />
            </ActionIcon>
          )}
        </Stack>
      </Group>
    </Input.Wrapper>
  );
}
