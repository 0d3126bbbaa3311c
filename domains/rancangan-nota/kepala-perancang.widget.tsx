/** What both designers have above the bench: the kind of nota, the nota to look at, steps back, saving and publishing. */

import { ActionIcon, Badge, Group, Select, TextInput } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { ActButton } from '@mustika/web-kit/act.tsx';
import { istilah } from '@mustika/web-kit/language/istilah.ts';
import { confirm } from '@mustika/web-kit/notices.tsx';
import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { JENIS_NOTA } from './jenis-nota.rule.ts';
import type { Perancang } from './perancang.store.ts';
import type { Masalah } from './periksa-rancangan.rule.ts';
import css from './rancangan.module.css';
import type { Isi } from './rancangan-data.store.ts';
import { buangDraf, terbitkanRancangan } from './rancangan-nota.command.ts';
import { RANCANGAN } from './teks-rancangan.store.ts';

export function TandaRancangan<R extends Isi>({ perancang }: { perancang: Perancang<R> }) {
  const { t } = useTranslation(RANCANGAN);
  const versi = perancang.data?.terbit.versi ?? 0;
  const { draf } = perancang.data ?? { draf: null };
  return (
    <Group gap={6}>
      <Badge variant="light" color="hijau" tt="none">
        {versi === 0 ? t('pakaiBawaan') : t('pakaiVersi', { versi })}
      </Badge>
      {perancang.adaDraf && (
        <Badge variant="light" color="kuning" tt="none">
          {draf ? t('drafOleh', { siapa: draf.user_id }) : t('draf')}
        </Badge>
      )}
      {perancang.berubah && (
        <Badge variant="light" color="biru" tt="none">
          {t('belumDisimpan')}
        </Badge>
      )}
    </Group>
  );
}

type ActProps<R extends Isi> = { perancang: Perancang<R>; masalah: readonly Masalah[] };

export function TindakanRancangan<R extends Isi>({ perancang, masalah }: ActProps<R>) {
  const { t } = useTranslation(RANCANGAN);
  const simpan = (): void => void (perancang.berubah && perancang.simpan());
  useHotkeys([['mod+S', simpan]], []);
  const buang = async (): Promise<void> => {
    if (await confirm({ title: t('buangDraf'), text: t('tanyaBuang'), danger: true }))
      await perancang.buangDraf();
  };
  const terbit = async (): Promise<void> => {
    if (await confirm({ title: t('terbitkan'), text: t('tanyaTerbit') })) await perancang.terbit(null);
  };
  return (
    <>
      {perancang.adaDraf && (
        <ActButton act={buangDraf} variant="default" disabled={perancang.sibuk} onClick={() => void buang()}>
          {t('buangDraf')}
        </ActButton>
      )}
      <ActButton
        act={perancang.simpanan}
        main
        variant="default"
        disabled={!perancang.berubah}
        loading={perancang.sibuk}
        onClick={simpan}
      >
        {t('simpanDraf')}
      </ActButton>
      <ActButton
        act={terbitkanRancangan}
        main
        disabled={masalah.length > 0 || (!perancang.berubah && !perancang.adaDraf)}
        loading={perancang.sibuk}
        onClick={() => void terbit()}
      >
        {t('terbitkan')}
      </ActButton>
    </>
  );
}

type AlatProps<R extends Isi> = {
  perancang: Perancang<R>;
  jenis: string;
  onJenis: (jenis: string) => void;
  onNomor: (nomor: string | null) => void;
  children?: ReactNode;
};

/** Undo and redo work anywhere but in a field, which has its own. */
export function AlatRancangan<R extends Isi>({ perancang, jenis, onJenis, onNomor, children }: AlatProps<R>) {
  const { t } = useTranslation(RANCANGAN);
  const [nomor, setNomor] = useState('');
  useHotkeys([
    ['mod+Z', perancang.mundur],
    ['mod+shift+Z', perancang.maju],
    ['mod+Y', perancang.maju],
  ]);
  return (
    <div className={css.alat}>
      <Select
        size="xs"
        aria-label={t('jenisNota')}
        data={JENIS_NOTA.map((one) => ({ value: one.jenis, label: istilah(one.label) }))}
        value={jenis}
        allowDeselect={false}
        onChange={(next) => next && onJenis(next)}
      />
      {children}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onNomor(nomor.trim().toUpperCase() || null);
        }}
      >
        <TextInput
          size="xs"
          className={css.nomor ?? ''}
          aria-label={t('notaContoh')}
          placeholder={t('notaContoh')}
          value={nomor}
          onChange={(event) => {
            setNomor(event.currentTarget.value);
            if (event.currentTarget.value === '') onNomor(null);
          }}
        />
      </form>
      <Group gap={4} ml="auto">
        <ActionIcon
          variant="default"
          aria-label={t('mundur')}
          title={t('mundur')}
          disabled={!perancang.bisaMundur}
          onClick={perancang.mundur}
        >
          <IconArrowBackUp size={15} />
        </ActionIcon>
        <ActionIcon
          variant="default"
          aria-label={t('maju')}
          title={t('maju')}
          disabled={!perancang.bisaMaju}
          onClick={perancang.maju}
        >
          <IconArrowForwardUp size={15} />
        </ActionIcon>
      </Group>
    </div>
  );
}
