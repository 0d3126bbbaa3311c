/** The payments of a declared form: what its due amount comes to, in one way or several, with the keys of the counters. */
import { rupiah } from '@mustika/kernel/amount.ts';
import { useApproval } from '@mustika/web-kit/approval/approval.ts';
import { SheetError } from '@mustika/web-kit/counter/side-sheet.tsx';
import { MENUNGGU } from '@mustika/web-kit/fields/marks.ts';
import { focusUnread } from '@mustika/web-kit/fields/unread.ts';
import { liesUppermost } from '@mustika/web-kit/form/enter-moves-on.ts';
import type { PayingProps } from '@mustika/web-kit/form/parts.tsx';
import { kalimat } from '@mustika/web-kit/language/istilah.ts';
import { useWindowKeys } from '@mustika/web-kit/use-window-keys.ts';
import { type FocusEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import css from './bayar.module.css';
import { CARA_BAYAR } from './cara-bayar.rule.ts';
import { type Bayaran, bayarBadan, salahBayar } from './isi-bayar.rule.ts';
import { IsianPembayaran, Kembali, usePembayaran } from './pembayaran.widget.tsx';
import { PEMBAYARAN } from './teks-pembayaran.store.ts';

/** F9 sends the form around it, unless a sheet does; Alt+1 to Alt+5 change the way, Alt+Backspace takes the last payment back. */
function useTombol(
  kotak: RefObject<HTMLElement | null>,
  pilihCara: (ke: number) => void,
  buang: () => void,
): void {
  useWindowKeys((event) => {
    const ke = Number(event.key) - 1;
    const pilih = event.altKey && ke >= 0 && ke < CARA_BAYAR.length;
    const ambil = event.altKey && event.key === 'Backspace';
    const bagian = kotak.current;
    const kirim = event.key === 'F9' && !bagian?.closest('[data-lembar][role="dialog"]');
    if (!bagian || (!pilih && !ambil && !kirim)) return;
    if (!liesUppermost(bagian) || useApproval.getState().pending) return;
    event.preventDefault();
    if (pilih) pilihCara(ke);
    else if (ambil) buang();
    else if (!focusUnread()) bagian.closest('form')?.requestSubmit();
  });
}

export default function BayarFormulir({ label, name, total, error, autoFocus, onChange }: PayingProps) {
  const { t } = useTranslation(PEMBAYARAN);
  const kotak = useRef<HTMLElement>(null);
  const [bayar, setBayar] = useState<readonly Bayaran[]>([]);
  const [rusak, setRusak] = useState<string | null>(null);
  const harus = rupiah(Math.max(0, total));
  const salah = rusak ?? error;
  const { semua, pilihCara, buangAkhir, isi } = usePembayaran({
    ...{ total: harus, bayar, onBayar: setBayar, terbuka: true, salah, caret: autoFocus },
    onPenuh: () =>
      kotak.current
        ?.closest('[data-lembar][role="dialog"], form')
        ?.querySelector<HTMLElement>('[data-utama]')
        ?.focus(),
  });
  useTombol(kotak, pilihCara, buangAkhir);
  const dikirim = JSON.stringify(harus > 0 ? bayarBadan(semua) : []);
  const kurang = salahBayar(harus, harus > 0 ? semua : [])?.pesan ?? null;
  const [terkirim, setTerkirim] = useState<string | null>(null);
  const kabar = useEffectEvent(() => {
    setRusak(null);
    setTerkirim(dikirim);
    onChange(JSON.parse(dikirim) as object[], kurang);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form is told when what would be sent has changed.
  useEffect(() => kabar(), [dikirim, kurang]);
  // The form waits until it has heard of what stands here.
  const menunggu = terkirim === dikirim ? {} : { [MENUNGGU]: true };
  if (harus === 0) return <span {...menunggu} />;
  // What the form refuses takes the caret to the amount.
  const keJumlah = (event: FocusEvent<HTMLElement>) => {
    if (event.target === kotak.current) kotak.current.querySelector('input')?.focus();
  };
  return (
    <section
      ref={kotak}
      className={css.formulir}
      aria-label={label}
      data-nama={name}
      tabIndex={-1}
      onFocus={keJumlah}
      {...menunggu}
    >
      <IsianPembayaran {...isi} onRusak={() => setRusak(t('lembar.scanRusak'))} />
      <Kembali total={harus} semua={semua} />
      {salah && <SheetError text={kalimat(salah)} />}
    </section>
  );
}
