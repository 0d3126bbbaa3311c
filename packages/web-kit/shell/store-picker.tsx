/** The branch picker of head office; a chunk of its own, because cashiers never see it. */
import { Select } from '@mantine/core';
import type { KeyboardEvent } from 'react';
import { noticeOf } from '../notices.tsx';
import { useSession } from '../session.ts';
import { StoreIcon } from './menu-icons.tsx';
import { keepHeadOffice } from './only-store.ts';
import classes from './shell.module.css';

/** Only head office sees it (Spec 1 §6). Clearing it goes back to the central view. */
export function StorePicker() {
  const user = useSession((session) => session.user);
  const portal = useSession((session) => session.portal);
  const choosePortal = useSession((session) => session.choosePortal);
  if (!user?.pusat) return null;
  const pilih = (kode: string | null): void => {
    keepHeadOffice(user, kode);
    void choosePortal(kode).catch(noticeOf);
  };
  const data = user.toko.map(({ kode_toko, nama_toko }) => ({
    value: kode_toko,
    label: `${kode_toko} · ${nama_toko}`,
  }));
  /** Who types faster than the list paints has no option lit yet: Enter takes the first that would be. */
  const enter = (event: KeyboardEvent<HTMLInputElement>): void => {
    const field = event.currentTarget;
    if (event.key !== 'Enter' || field.getAttribute('aria-activedescendant')) return;
    const teks = field.value.trim().toLowerCase();
    const cocok = teks && data.find(({ label }) => label.toLowerCase().includes(teks));
    if (!cocok) return;
    event.preventDefault();
    pilih(cocok.value);
  };
  return (
    <Select
      className={classes.toko}
      aria-label="Pilih Toko"
      placeholder="Pilih Toko"
      leftSection={<StoreIcon size={16} stroke={1.6} />}
      searchable
      // Typing its code and Enter picks a branch, as in every other picker; opening it by Tab would hide the page.
      selectFirstOptionOnChange
      openOnFocus={false}
      allowDeselect={false}
      clearable
      value={portal}
      data={data}
      onKeyDown={enter}
      onChange={pilih}
    />
  );
}
