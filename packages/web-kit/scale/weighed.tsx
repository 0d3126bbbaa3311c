/** A weight field takes what the scale of the desk says: with `=`, or the sign of a scale beside it. */
import { ActionIcon, type TextInputProps } from '@mantine/core';
import { formatGram } from '@mustika/kernel/amount.ts';
import { settledWeight } from '@mustika/kernel/scale/scale.ts';
import { IconScale } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { apiError } from '../api.ts';
import { kalimat } from '../language/istilah.ts';
import { noticeOf } from '../notices.tsx';
import { useAgent } from '../slip/agent.ts';
import { useAgentScale } from './agent-scale.ts';
import css from './scale.module.css';
import { findScale, useScale } from './scale.ts';
import { takenOf, takeWeight, useTaken } from './taken.ts';

/** Listens to the scale of this desk while somebody is at a field that wants to know. */
export function ListenToScale() {
  useAgentScale();
  useEffect(() => void findScale(), []);
  return null;
}

const useHasScale = (): boolean => {
  const serial = useScale((state) => state.connected);
  return useAgent((state) => state.timbangan.length > 0) || serial;
};

type Weighed = {
  props: TextInputProps;
  onKeyDown: (event: KeyboardEvent) => void;
};

type WeighedField = {
  /** Whether this field is of a weight that is put on the scale. */
  weighed: boolean;
  /** The caret is here. */
  inHand: boolean;
  /** Grams, as it stands there. */
  value: unknown;
  onWeight: (gram: number) => void;
};

/** What a field of a weight shows and does beside what every other one does; nothing where there is no scale. */
export function useWeighed({ weighed, inHand, value, onWeight }: WeighedField): Weighed {
  const { t } = useTranslation();
  const scale = useHasScale() && weighed;
  const taken = useTaken((state) => (weighed ? takenOf(state.taken, value) : undefined));
  const shown = useScale(({ stream }) => (scale && inHand ? stream : null));
  const settled = shown !== null && settledWeight(shown) !== null;
  const take = (): void => {
    const mg = takeWeight();
    if (mg !== null) onWeight(mg / 1000);
    else
      noticeOf(
        apiError(
          0,
          'TIMBANGAN',
          kalimat(scale ? 'Timbangan Belum Diam' : 'Timbangan Tidak Terhubung, Berat Dapat Diketik'),
        ),
      );
  };
  const said = taken ? t('timbangan.diambil', { bacaan: taken.bacaan }) : t('timbangan.ambil');
  return {
    props: {
      ...(shown?.last ? { placeholder: formatGram(shown.last.mg) } : {}),
      ...(scale || taken
        ? {
            leftSection: (
              <ActionIcon
                variant="subtle"
                color="gray"
                size="sm"
                tabIndex={-1}
                className={css.take}
                data-diam={settled || undefined}
                data-diambil={taken ? '' : undefined}
                aria-label={said}
                title={said}
                onClick={take}
              >
                <IconScale size={14} />
              </ActionIcon>
            ),
          }
        : {}),
    },
    onKeyDown: (event) => {
      if (!weighed || event.key !== '=') return;
      event.preventDefault();
      take();
    },
  };
}
