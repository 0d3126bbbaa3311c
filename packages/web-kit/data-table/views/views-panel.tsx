/** What was kept here, mine first, and the form that keeps what is shown. */
import { ActionIcon, Button, Loader, Radio, Stack, Text, TextInput, UnstyledButton } from '@mantine/core';
import { formatTanggal, type Tanggal, tanggal, tanggalLayar } from '@mustika/kernel/date.ts';
import type { Rentang } from '@mustika/kernel/text/rentang.ts';
import { IconTrash } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../api.ts';
import { StepForm } from '../../form/step-form.tsx';
import { confirm, noticeOf, toastSuccess } from '../../notices.tsx';
import { useSession } from '../../session.ts';
import { keptOf, type SavedView, type Shown, shownOf, type Untuk, wordsOf } from './saved-view.ts';
import css from './views.module.css';
import type { Views } from './views-button.tsx';

const PATH = 'tampilan-tersimpan';

/** The open day, else that of the calendar: before the shop opens none is open. */
const useToday = (): Tanggal => tanggal(useSession((state) => state.user?.tgl_system || tanggalLayar()));

type PanelProps = { views: Views; onUsed: (nama: string, shown: Shown) => void };

export function ViewsPanel({ views, onUsed }: PanelProps) {
  const { t } = useTranslation();
  const portal = useSession((state) => state.portal);
  const queries = useQueryClient();
  const queryKey = [PATH, views.place, portal];
  const { data, error } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const query = { tempat: views.place };
      const answer = await call<{ bagi: Untuk[]; tampilan: SavedView[] }>(
        { method: 'GET', path: PATH },
        { query, signal },
      );
      return answer.data;
    },
    staleTime: 0,
  });
  const [keeping, setKeeping] = useState(false);
  const changed = () => queries.invalidateQueries({ queryKey });
  if (error) return <Text size="sm">{error.message}</Text>;
  if (!data) return <Loader size="sm" />;
  return (
    <Stack gap="xs">
      <Kept views={views} kept={data.tampilan} onUsed={onUsed} onChanged={changed} />
      {keeping ? (
        <Keep
          views={views}
          shares={data.bagi}
          onKept={(nama) => {
            void changed();
            onUsed(nama, views.shown);
          }}
          onCancel={() => setKeeping(false)}
        />
      ) : (
        <Button variant="default" size="compact-sm" data-autofocus onClick={() => setKeeping(true)}>
          {t('tampilan.simpanIni')}
        </Button>
      )}
    </Stack>
  );
}

type KeptProps = PanelProps & { kept: readonly SavedView[]; onChanged: () => Promise<void> };

function Kept({ views, kept, onUsed, onChanged }: KeptProps) {
  const { t } = useTranslation();
  const today = useToday();
  if (kept.length === 0)
    return (
      <Text size="sm" c="dimmed">
        {t('tampilan.belumAda')}
      </Text>
    );
  const use = (view: SavedView) => {
    const shown = shownOf(view, views.days, today);
    views.show(shown);
    onUsed(view.nama, shown);
  };
  const remove = async ({ id, nama, untuk }: SavedView) => {
    // Others look for it.
    const title = t('tampilan.hapus', { nama });
    if (untuk !== 'SAYA' && !(await confirm({ title, text: t('tampilan.hapusBersama'), danger: true })))
      return;
    const { message } = await call({ method: 'DELETE', path: `${PATH}/{id}` }, { params: { id } });
    toastSuccess(message ?? '');
    await onChanged();
  };
  return (
    <ul className={css.kept} aria-label={t('tampilan.tombol')}>
      {kept.map((view) => (
        <li key={view.id}>
          <UnstyledButton className={css.one} onClick={() => use(view)}>
            <span>{view.nama}</span>
            {(!view.milikku || view.untuk !== 'SAYA') && (
              <small>{view.milikku ? t(`tampilan.untuk.${view.untuk}`) : view.oleh}</small>
            )}
          </UnstyledButton>
          {view.hapus && (
            <ActionIcon
              variant="subtle"
              color="gray"
              size={26}
              aria-label={t('tampilan.hapus', { nama: view.nama })}
              onClick={() => void remove(view).catch(noticeOf)}
            >
              <IconTrash size={14} />
            </ActionIcon>
          )}
        </li>
      ))}
    </ul>
  );
}

type KeepProps = {
  views: Views;
  shares: readonly Untuk[];
  onKept: (nama: string) => void;
  onCancel: () => void;
};

/** Words for days that are none. */
const FIXED = 'TETAP';

function Keep({ views, shares, onKept, onCancel }: KeepProps) {
  const { t } = useTranslation();
  const today = useToday();
  const { days, shown, place } = views;
  const words = wordsOf(shown, days, today);
  const [nama, setNama] = useState('');
  const [untuk, setUntuk] = useState<Untuk>('SAYA');
  const [word, setWord] = useState<string>(words[0] ?? FIXED);
  const [empty, setEmpty] = useState(false);
  const send = async () => {
    setEmpty(nama.trim() === '');
    if (nama.trim() === '') return;
    const rentang = words.find((one) => one === word) ?? null;
    const body = { tempat: place, nama: nama.trim(), untuk, ...keptOf(shown, days, rentang) };
    const { message } = await call({ method: 'POST', path: PATH }, { body });
    toastSuccess(message ?? '');
    onKept(nama.trim());
  };
  return (
    <StepForm act={t('umum.simpan')} onCancel={onCancel} send={send}>
      <TextInput
        label={t('tampilan.nama')}
        description={t('tampilan.namaSama')}
        maxLength={40}
        autoFocus
        value={nama}
        error={empty ? t('tampilan.namaKosong') : undefined}
        onChange={(event) => setNama(event.currentTarget.value)}
      />
      {words.length > 0 && (
        <Choice
          label={t('tampilan.tanggal')}
          value={word}
          onChange={setWord}
          data={[
            ...words.map((one: Rentang) => ({ value: one as string, label: t(`laporan.${one}`) })),
            { value: FIXED, label: t('tampilan.tetap', fixed(shown, days)) },
          ]}
        />
      )}
      {shares.length > 1 && (
        <Choice
          label={t('tampilan.siapa')}
          value={untuk}
          onChange={(next) => setUntuk(shares.find((one) => one === next) ?? 'SAYA')}
          data={shares.map((one) => ({ value: one, label: t(`tampilan.untuk.${one}`) }))}
        />
      )}
    </StepForm>
  );
}

const fixed = ({ cari }: Shown, days: Views['days']) => {
  const [awal, akhir] = (days ?? []).map((name) => formatTanggal(cari[name] ?? ''));
  return { awal, akhir };
};

type ChoiceProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  data: readonly { value: string; label: string }[];
};

function Choice({ label, value, onChange, data }: ChoiceProps) {
  return (
    <Radio.Group label={label} value={value} onChange={onChange}>
      <Stack gap={6} mt={4}>
        {data.map((one) => (
          <Radio key={one.value} size="xs" value={one.value} label={one.label} />
        ))}
      </Stack>
    </Radio.Group>
  );
}
