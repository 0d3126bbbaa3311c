import { ActionIcon, Button, Group, Image, Input, Text } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IfMay } from '../act.tsx';
import { uploadFile } from '../api.ts';
import { later } from '../later.tsx';
import { noticeOf } from '../notices.tsx';
import { PhotoButton, useObjectUrl } from '../photo/photo.tsx';
import type { InputProps } from './input-props.ts';
import css from './photo-input.module.css';

/** Fetched by whoever draws. */
const SketchPad = later(async () => (await import('../sketch/sketch-pad.tsx')).SketchPad);

type PhotoInputProps = InputProps<string> & { unggah: string; sketsa: boolean };

/**
 * A photo: chosen, taken with the phone's camera or drawn, stored at once by the call its field names, and shown from memory; hands the
 * stored key. What was stored before the form was opened is only said to be there.
 */
export function PhotoInput({ unggah, sketsa, ...props }: PhotoInputProps) {
  const { t } = useTranslation();
  const act = { method: 'POST', path: unggah } as const;
  const [file, setFile] = useState<File | null>(null);
  const [sending, setSending] = useState(false);
  const [drawing, setDrawing] = useState(false);
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
      <Group gap="xs" align="flex-end" data-nama={props.name} {...(sketsa ? { className: css.drawn } : {})}>
        {address && <Image src={address} alt={props.label} w={96} h={96} fit="contain" radius={6} />}
        {props.value && !address && <Text size="sm">{t('isian.adaFoto')}</Text>}
        {!locked && (
          <IfMay act={act}>
            <PhotoButton
              label={t('isian.pilihFoto')}
              onFile={(taken) => void send(taken)}
              loading={sending}
            />
            {sketsa && (
              <Button
                variant="default"
                title={t('isian.gambar')}
                disabled={sending}
                leftSection={<IconPencil size={14} />}
                onClick={() => setDrawing(true)}
              >
                {t('isian.gambar')}
              </Button>
            )}
          </IfMay>
        )}
        {props.value && !locked && (
          <ActionIcon aria-label={t('isian.hapusFoto')} onClick={() => props.onChange(null)}>
            <IconTrash size={14} />
          </ActionIcon>
        )}
      </Group>
      {drawing && (
        <SketchPad
          title={`${t('isian.gambar')}: ${props.label}`}
          picture={props.value ? file : null}
          onClose={() => setDrawing(false)}
          onFailed={() => setDrawing(false)}
          onKeep={(drawn) => {
            setDrawing(false);
            void send(drawn);
          }}
        />
      )}
    </Input.Wrapper>
  );
}
