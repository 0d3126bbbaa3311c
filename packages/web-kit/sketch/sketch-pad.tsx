/** A pad to draw on, over the screen: what is kept is a picture like one of the camera. Esc leaves it, Ctrl+Z undoes, Ctrl+Enter keeps. */
import { Button, Group, SegmentedControl, Switch } from '@mantine/core';
import { IconArrowBackUp, IconEraser } from '@tabler/icons-react';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLeaveQuestion } from '../form/form.tsx';
import { PileModal } from '../pile-modal.tsx';
import css from './sketch-pad.module.css';
import { type Step, strokesOf, undone, wiped } from './strokes.ts';
import { useBitmap, useSheet } from './use-sheet.ts';

type SketchPadProps = {
  title: string;
  /** What it may begin from. */
  picture: Blob | null;
  onKeep: (drawn: File) => void;
  onClose: () => void;
};

/** How thick a line is, on a sheet of 1,200. */
const PENS = { tipis: 4, sedang: 8, tebal: 16 } as const;
type Pen = keyof typeof PENS;

function usePad({ picture, onKeep, onClose }: SketchPadProps) {
  const [steps, setSteps] = useState<readonly Step[]>([]);
  const [pen, setPen] = useState<Pen>('sedang');
  const [over, setOver] = useState(true);
  const bitmap = useBitmap(picture);
  const ask = useLeaveQuestion();
  const sheet = useSheet(steps, over ? bitmap : null, PENS[pen], (step) =>
    setSteps((before) => [...before, step]),
  );
  const drawn = strokesOf(steps).length > 0;
  const keep = async () => {
    const blob = drawn && (await sheet.picture());
    if (blob) onKeep(new File([blob], 'gambar.jpg', { type: blob.type }));
  };
  return {
    ...{ pen, setPen, sheet, drawn, keep },
    over: bitmap && { on: over, set: setOver },
    undo: steps.length > 0 ? () => setSteps(undone) : null,
    wipe: drawn ? () => setSteps(wiped) : null,
    close: async () => {
      if (!drawn || (await ask())) onClose();
    },
  };
}

export function SketchPad(props: SketchPadProps) {
  const { t } = useTranslation();
  const { pen, setPen, sheet, drawn, keep, over, undo, wipe, close } = usePad(props);
  const { canvas, size, hand } = sheet;
  const onKeyDown = (event: KeyboardEvent) => {
    // The form it was opened from hears none of its keys.
    event.stopPropagation();
    if (!(event.ctrlKey || event.metaKey)) return;
    if (event.key === 'Enter') void keep();
    else if (event.key.toLowerCase() === 'z') undo?.();
    else return;
    event.preventDefault();
  };
  return (
    <PileModal
      opened
      onClose={() => void close()}
      title={props.title}
      size="auto"
      closeOnClickOutside={false}
      onKeyDown={onKeyDown}
      closeButtonProps={{ 'aria-label': t('kerangka.tutup') }}
    >
      <Group gap="xs" mb="xs">
        <SegmentedControl
          aria-label={t('sketsa.pena')}
          value={pen}
          onChange={(next) => setPen(next as Pen)}
          data={(Object.keys(PENS) as Pen[]).map((value) => ({ value, label: t(`sketsa.tebal.${value}`) }))}
        />
        <Button
          variant="default"
          title="Ctrl+Z"
          disabled={!undo}
          leftSection={<IconArrowBackUp size={14} />}
          onClick={() => undo?.()}
        >
          {t('sketsa.urung')}
        </Button>
        <Button
          variant="default"
          disabled={!wipe}
          leftSection={<IconEraser size={14} />}
          onClick={() => wipe?.()}
        >
          {t('sketsa.hapus')}
        </Button>
        {over && (
          <Switch
            label={t('sketsa.diAtasFoto')}
            checked={over.on}
            onChange={(event) => over.set(event.currentTarget.checked)}
          />
        )}
      </Group>
      <canvas
        ref={canvas}
        className={css.sheet}
        {...size}
        {...hand}
        role="img"
        aria-label={t('sketsa.bidang')}
      />
      <Group gap="xs" mt="sm" justify="flex-end">
        <Button variant="subtle" color="gray" data-autofocus onClick={() => void close()}>
          {t('dokumen.tidakJadi')}
        </Button>
        <Button title="Ctrl+Enter" disabled={!drawn} onClick={() => void keep()}>
          {t('sketsa.pakai')}
        </Button>
      </Group>
    </PileModal>
  );
}
