/**
 * The reader's side of announcements: a bell with what is unread, the texts behind it, and a dialog that an announcement
 * marked as must-read opens by itself when the page is loaded. Opening one is the receipt.
 */
import { ActionIcon, Button, Indicator, Popover, Stack, Text, UnstyledButton } from '@mantine/core';
import { formatWaktu } from '@mustika/kernel/date.ts';
import { IconBell } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../api.ts';
import { noticeOf } from '../notices.tsx';
import { PileModal } from '../pile-modal.tsx';
import { useSession } from '../session.ts';
import { useSocketEvent } from '../socket.ts';
import css from './news.module.css';

type News = {
  id: string;
  judul: string;
  isi: string;
  wajib: boolean;
  dibuat: string;
  dibuat_oleh: string;
  dibaca: string | null;
};

function useNews() {
  const user_id = useSession((session) => session.user?.user_id);
  const client = useQueryClient();
  const queryKey = ['berita-saya', user_id];
  const asked = useQuery({
    queryKey,
    queryFn: async ({ signal }) =>
      (await call<News[]>({ method: 'GET', path: 'news/saya' }, { signal })).data,
    staleTime: 300_000,
  });
  useSocketEvent('berita', () => void asked.refetch());
  const seen = async ({ id, dibaca }: News) => {
    if (dibaca !== null) return;
    await call({ method: 'POST', path: 'news/baca' }, { body: { id } }).catch(noticeOf);
    await client.invalidateQueries({ queryKey });
  };
  return { news: asked.data, seen };
}

const NONE: ReadonlySet<string> = new Set();

/**
 * What opens by itself is what was there when the page was loaded. One that comes later waits behind the bell: a dialog
 * in the middle of a sale would take the scanner's Enter for an answer.
 */
function useMustRead() {
  const { news, seen } = useNews();
  const [first, setFirst] = useState<ReadonlySet<string> | null>(null);
  if (news && first === null) setFirst(new Set(news.filter((one) => one.wajib).map((one) => one.id)));
  return { news, seen, mustRead: first ?? NONE };
}

/** A screen that comes later takes the focus for its first field: what is typed would land behind the dialog. */
function useFocusAbove(open: boolean, button: RefObject<HTMLButtonElement | null>): void {
  useEffect(() => {
    if (!open) return;
    const back = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.closest('main')) button.current?.focus();
    };
    document.addEventListener('focusin', back);
    return () => document.removeEventListener('focusin', back);
  }, [open, button]);
}

export function NewsBell() {
  const { t } = useTranslation();
  const { news = [], seen, mustRead } = useMustRead();
  const [list, setList] = useState(false);
  const [open, setOpen] = useState<News | null>(null);
  const unread = news.filter((one) => one.dibaca === null);
  const shown = open ?? unread.find((one) => mustRead.has(one.id)) ?? null;
  const read = useRef<HTMLButtonElement>(null);
  useFocusAbove(shown !== null, read);
  const close = () => {
    if (shown) void seen(shown);
    setOpen(null);
  };
  if (news.length === 0) return null;
  return (
    <>
      <Popover opened={list} onChange={setList} position="bottom-end" width={320} trapFocus>
        <Popover.Target>
          <Indicator label={unread.length} size={14} disabled={unread.length === 0} color="merah" offset={6}>
            <ActionIcon
              aria-label={t('berita.judul', { jumlah: unread.length })}
              title={t('berita.judul', { jumlah: unread.length })}
              onClick={() => setList(!list)}
            >
              <IconBell size={18} />
            </ActionIcon>
          </Indicator>
        </Popover.Target>
        <Popover.Dropdown p={4}>
          <ul className={css.list}>
            {news.map((one) => (
              <li key={one.id}>
                <UnstyledButton
                  className={css.one}
                  data-unread={one.dibaca === null || undefined}
                  onClick={() => {
                    setList(false);
                    setOpen(one);
                  }}
                >
                  <span>{one.judul}</span>
                  <small>{formatWaktu(one.dibuat)}</small>
                </UnstyledButton>
              </li>
            ))}
          </ul>
        </Popover.Dropdown>
      </Popover>
      <PileModal opened={shown !== null} onClose={close} title={shown?.judul ?? ''} centered size="md">
        <Stack gap="sm">
          <Text className={css.text}>{shown?.isi}</Text>
          <Text size="xs" c="dimmed">
            {shown && `${shown.dibuat_oleh} · ${formatWaktu(shown.dibuat)}`}
          </Text>
          <Button ref={read} data-autofocus data-utama onClick={close}>
            {t('berita.sudahBaca')}
          </Button>
        </Stack>
      </PileModal>
    </>
  );
}
