import { ActionIcon, Group, Image, Input, Text } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IfMay } from '../act.tsx';
import { uploadFile } from '../api.ts';
import { noticeOf } from '../notices.tsx';
import { PhotoButton, useObjectUrl } from '../photo/photo.tsx';
import type { InputProps } from './input-props.ts';

type PhotoInputProps = InputProps<string> & { unggah: string };

/**
 * A photo: chosen or taken with the phone's camera, stored at once by the call its field names, and shown from memory; hands the
 * stored key. What was stored before the form was opened is only said to be there.
 */
export function PhotoInput({ unggah, ...props }: PhotoInputProps) {
  const { t } = useTranslation();
  const act = { method: 'POST', path: unggah } as const;
  const [file, setFile] = useState<File | null>(null);
  const [sending, setSending] = useState(false);
  const address = useObjectUrl(props.value ? file : null);
  const send = async (taken: File) => {
    setSending(true);
    try {
      const { data } = await uploadFile<{ key: string }>(act, taken, { part: 'image' });
      setFile(taken);
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
      <Group gap="xs" align="flex-end" data-nama={props.name}>
        {address && <Image src={address} alt={props.label} w={96} h={96} fit="contain" radius={6} />}
        {props.value && !address && <Text size="sm">{t('isian.adaFoto')}</Text>}
        {!locked && (
          <IfMay act={act}>
            <PhotoButton
              label={t('isian.pilihFoto')}
              onFile={(taken) => void send(taken)}
              loading={sending}
            />
          </IfMay>
        )}
        {props.value && !locked && (
          <ActionIcon aria-label={t('isian.hapusFoto')} onClick={() => props.onChange(null)}>
            <IconTrash size={14} />
          </ActionIcon>
        )}
      </Group>
    </Input.Wrapper>
  );
}
