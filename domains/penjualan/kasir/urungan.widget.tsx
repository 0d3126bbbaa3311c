/** Taking a removal back: one notice for all of them, five seconds, a button and Ctrl+Z. Wish 35. */
import { Button, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { focusScan } from '@mustika/web-kit/scan/scan-focus.ts';
import css from './kasir.module.css';
import { hapus, WAKTU_BATAL } from './kasir-barang.store.ts';

const URUNG = 'urung-hapus';

/** Removals that can still be taken back, newest last. */
const urungan: { kode: string; kembalikan: () => void }[] = [];
let habis = 0;

export const adaUrungan = (): boolean => urungan.length > 0;

function lupakanUrungan(): void {
  clearTimeout(habis);
  urungan.length = 0;
  notifications.hide(URUNG);
}

/** Brings the newest removal back. */
export function urung(): void {
  urungan.pop()?.kembalikan();
  if (urungan.length === 0) lupakanUrungan();
  focusScan();
}

/** Removes a line. No question, a way back instead. */
export function hapusBaris(
  kode: string,
  words: { text: (kode: readonly string[]) => string; undo: string; close: string },
): void {
  const kembalikan = hapus([kode]);
  if (!kembalikan) return;
  const tampil = urungan.length === 0 ? notifications.show : notifications.update;
  urungan.push({ kode, kembalikan });
  clearTimeout(habis);
  habis = window.setTimeout(lupakanUrungan, WAKTU_BATAL);
  tampil({
    id: URUNG,
    autoClose: false,
    closeButtonProps: { 'aria-label': words.close },
    message: (
      <div className={css.urung}>
        <Text>{words.text(urungan.map((satu) => satu.kode))}</Text>
        <Button variant="default" size="compact-xs" onClick={urung}>
          {words.undo}
        </Button>
      </div>
    ),
  });
}
