/** The branch picker of head office; its own chunk, because cashiers never see it. */
import { Select } from '@mantine/core';
import { noticeOf } from '../notices.tsx';
import { useSession } from '../session.ts';
import { StoreIcon } from './menu-icons.tsx';
import classes from './shell.module.css';

/** Only head office sees it (Spec 1 §6). Clearing it goes back to the central view. */
export function StorePicker() {
  const user = useSession((session) => session.user);
  const portal = useSession((session) => session.portal);
  const choosePortal = useSession((session) => session.choosePortal);
  if (!user?.pusat) return null;
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
      data={user.toko.map(({ kode_toko, nama_toko }) => ({
        value: kode_toko,
        label: `${kode_toko} · ${nama_toko}`,
      }))}
      onChange={(kode) => void choosePortal(kode).catch(noticeOf)}
    />
  );
}
