/** Money that a declared form pays out: in cash, or so much of it by transfer; what leaves the drawer, in the largest type. */
import { NOL_RUPIAH, type Rupiah, rupiah } from '@mustika/kernel/amount.ts';
import { liesUppermost } from '@mustika/web-kit/form/enter-moves-on.ts';
import type { PayingOutProps } from '@mustika/web-kit/form/parts.tsx';
import { useWindowKeys } from '@mustika/web-kit/use-window-keys.ts';
import { useEffect, useEffectEvent, useRef } from 'react';
import css from './bayar.module.css';
import { type IsianKeluar, salahKeluar } from './bayar-keluar.rule.ts';
import { IsianBayarKeluar, JumlahKeluar, semuaLewat } from './bayar-keluar.widget.tsx';
import { CARA_KELUAR } from './cara-bayar.rule.ts';
import { pembayaranErrors } from './pembayaran.errors.ts';

export default function KeluarFormulir({ name, total, values, errors, onChange, onDoubt }: PayingOutProps) {
  const kotak = useRef<HTMLElement>(null);
  const bayar = rupiah(Math.max(0, total));
  const isian: IsianKeluar = {
    transfer: ((values[name] as Rupiah | null) ?? NOL_RUPIAH) as Rupiah,
    no_rekening: (values['no_rekening'] as string | null) ?? null,
  };
  const ubah = (part: Partial<IsianKeluar>) => {
    const { transfer, no_rekening } = { ...isian, ...part };
    onChange({ [name]: transfer > 0 ? transfer : null, no_rekening: transfer > 0 ? no_rekening : null });
  };
  // All of it by transfer stays all of it, whatever it comes to.
  const dulu = useRef(bayar);
  const ikut = useEffectEvent(() => {
    if (isian.transfer > 0 && isian.transfer === dulu.current) ubah({ transfer: bayar });
    dulu.current = bayar;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows when what is paid out has changed.
  useEffect(() => ikut(), [bayar]);
  const ragu = salahKeluar(bayar, isian, pembayaranErrors.BAYAR_LEBIH.message);
  const kabar = useEffectEvent(() => {
    onDoubt(name, ragu?.kolom === 'transfer' ? ragu.pesan : null);
    onDoubt('no_rekening', ragu?.kolom === 'no_rekening' ? ragu.pesan : null);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form is told when what is wrong has changed.
  useEffect(() => kabar(), [ragu?.kolom]);
  useWindowKeys((event) => {
    const ke = Number(event.key) - 1;
    if (!event.altKey || !(ke >= 0 && ke < CARA_KELUAR.length)) return;
    if (bayar === 0 || !kotak.current || !liesUppermost(kotak.current)) return;
    event.preventDefault();
    ubah(semuaLewat(ke, bayar));
  });
  if (bayar === 0) return null;
  const [kolom, pesan] =
    Object.entries(errors).find(([path]) => path === name || path === 'no_rekening') ?? [];
  return (
    <section ref={kotak} className={css.formulir} data-nama={name} tabIndex={-1}>
      <IsianBayarKeluar
        bayar={bayar}
        isian={isian}
        onIsian={ubah}
        salah={kolom && pesan ? { pesan, kolom: kolom === name ? 'transfer' : kolom } : null}
      />
      <JumlahKeluar bayar={bayar} isian={isian} />
    </section>
  );
}
