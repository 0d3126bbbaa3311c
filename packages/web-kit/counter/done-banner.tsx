/** A document of a counter was just made: said for some seconds above the foot, never asked about. Ecosystem 4.1 point 10. */
import { Button } from '@mantine/core';
import { formatAngka } from '@mustika/kernel/amount.ts';
import { IconCircleCheck, IconPrinter } from '@tabler/icons-react';
import { type ReactNode, useEffect } from 'react';
import css from './done-banner.module.css';

/** Long enough to hand over the change. */
const SHOWN = 8000;

type DoneProps = {
  title: string;
  nomor: string;
  about: ReactNode;
  /** The one number somebody waits for. */
  label: string;
  value: number;
  /** Where it has a paper. */
  print?: string;
  onPrint?: () => void;
  /** Its time is over; whoever begins the next document may end it sooner. */
  onGone: () => void;
  /** What else can be done with it. */
  children?: ReactNode;
};

export function DoneBanner({
  title,
  nomor,
  about,
  label,
  value,
  print,
  onPrint,
  onGone,
  children,
}: DoneProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another number starts its time anew.
  useEffect(() => {
    const timer = setTimeout(onGone, SHOWN);
    return () => clearTimeout(timer);
  }, [nomor]);
  return (
    <div className={css.jadi} role="status">
      <IconCircleCheck size={30} stroke={1.6} aria-hidden />
      <div>
        <strong>{title}</strong>
        <span>
          <span className="kode">{nomor}</span> · {about}
        </span>
      </div>
      {onPrint && (
        <Button variant="default" leftSection={<IconPrinter size={15} />} onClick={onPrint}>
          {print}
        </Button>
      )}
      {children}
      <div className={css.angka}>
        <span>{label}</span>
        <b>
          <small>Rp</small> {formatAngka(value)}
        </b>
      </div>
    </div>
  );
}
