/**
 * Payments at a counter: the one that is typed, those that are listed, and the one number the customer waits for. The sheet
 * around them, its keys and what it sends are those of the document that is paid. Ecosystem 4.1 point 7.
 */
import { ActionIcon } from '@mantine/core';
import { formatAngka, NOL_RUPIAH, type Rupiah } from '@mustika/kernel/amount.ts';
import { CounterAmount } from '@mustika/web-kit/counter/amount.tsx';
import { IconTrash } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import css from './bayar.module.css';
import { CARA_BAYAR, type CaraBayar, hitungBayar } from './cara-bayar.rule.ts';
import { useUntuk } from './gerbang/untuk.store.ts';
import { type Bayaran, bayaranSemua, gantiCara, isianBaru, sisaBayar } from './isi-bayar.rule.ts';
import { IsianBayar } from './isian-bayar.widget.tsx';
import { PEMBAYARAN } from './teks-pembayaran.store.ts';

/** What is typed now; it follows the total until somebody types. */
function useIsian(total: Rupiah, bayar: readonly Bayaran[], caret: boolean) {
  const [isian, setIsian] = useState(() => isianBaru('CASH', total, bayar));
  const [disentuh, setDisentuh] = useState(false);
  const [pilihan, setPilihan] = useState(0);
  // Kept here: the amount goes while points or a coupon leave nothing to pay, and is no new payment when it comes back.
  const dimulai = useRef(caret ? -1 : 0);
  const sisa = sisaBayar(total, bayar);
  const now = disentuh ? isian : { ...isian, jumlah: sisa };
  return {
    isian: now,
    ketik: (part: Partial<Bayaran>) => {
      setIsian({ ...now, ...part });
      // The rest itself is no choice: it goes on following the total.
      if (part.jumlah !== undefined) setDisentuh(part.jumlah !== sisa);
    },
    pilihan,
    dimulai,
    pilihCara: (jenis: CaraBayar) => {
      setPilihan((ke) => ke + 1);
      // Chosen once more it keeps its account and card.
      if (jenis === now.jenis) return;
      const next = gantiCara(now, jenis, sisa);
      setIsian(next);
      setDisentuh(next.jumlah !== sisa);
    },
    mulaiLagi: (jenis: CaraBayar) => {
      setPilihan((ke) => ke + 1);
      setIsian(isianBaru(jenis, total, bayar));
      setDisentuh(false);
    },
  };
}

type Uang = {
  /** What is to be paid with money. */
  total: Rupiah;
  /** What is listed already. */
  bayar: readonly Bayaran[];
  onBayar: (bayar: readonly Bayaran[]) => void;
  terbuka: boolean;
  /** What was refused last. */
  salah: unknown;
  /** Begins with the caret in the amount; false in a form that asks for something before. */
  caret?: boolean;
  /** Names what is being paid, as long as it is not: a cart. Left out, the form itself is. */
  untuk?: string;
  /** Nothing would be left to pay: the payment that is typed is simply the last one. */
  onPenuh?: () => void;
};

/** The payments of a sheet: what would be sent, what its keys do, and what `IsianPembayaran` shows. */
export function usePembayaran({ total, bayar, onBayar, terbuka, salah, caret = true, untuk, onPenuh }: Uang) {
  const kunci = useUntuk(untuk);
  const { isian, ketik, pilihan, dimulai, pilihCara, mulaiLagi } = useIsian(total, bayar, caret);
  const sisa = sisaBayar(total, bayar);
  const masukkan = (jadi: Bayaran, lalu: CaraBayar = jadi.jenis) => {
    if (jadi.jumlah <= 0 || !terbuka) return;
    // Only money that leaves something to pay is listed.
    if (jadi.jumlah >= sisa) return onPenuh?.();
    onBayar([...bayar, jadi]);
    mulaiLagi(lalu);
  };
  const sudah = (lunas: Partial<Bayaran> = {}) => {
    const jadi = { ...isian, ...lunas, sudah: isian.jumlah };
    ketik({ ...lunas, sudah: isian.jumlah });
    // A gateway would be asked for the rest at once.
    masukkan(jadi, lunas.no_referensi ? 'CASH' : 'QRIS');
  };
  const buang = (index: number) => {
    if (index < 0) return;
    onBayar(bayar.toSpliced(index, 1));
    mulaiLagi(isian.jenis);
  };
  return {
    semua: bayaranSemua(bayar, isian),
    pilihCara: (ke: number) => pilihCara(CARA_BAYAR[ke] ?? 'CASH'),
    buangAkhir: () => buang(bayar.length - 1),
    isi: {
      isian,
      pilihan,
      dimulai,
      total,
      sisa,
      bayar,
      terbuka,
      salah,
      untuk: `${kunci}#${bayar.length}`,
      ketik,
      pilihCara,
      tambah: () => masukkan(isian),
      sudah,
      buang,
      ulang: () => mulaiLagi(isian.jenis),
    },
  };
}

type IsiProps = ReturnType<typeof usePembayaran>['isi'] & {
  /** A scan went into the amount: it is said, and the rest stands there again. */
  onRusak: () => void;
};

/** Nothing to type where nothing is left to pay; what is listed is shown all the same. */
export function IsianPembayaran(isi: IsiProps) {
  const { total, bayar, terbuka, ketik, pilihCara, tambah, sudah, buang, ulang, onRusak, ...isian } = isi;
  return (
    <>
      {total > 0 && (
        <IsianBayar
          {...isian}
          onKetik={ketik}
          onCara={pilihCara}
          onTambah={tambah}
          onSudah={sudah}
          onUlang={() => {
            onRusak();
            ulang();
          }}
          terbuka={terbuka}
        />
      )}
      <DaftarBayar bayar={bayar} onBuang={buang} terbuka={terbuka} />
    </>
  );
}

function DaftarBayar({
  bayar,
  onBuang,
  terbuka,
}: {
  bayar: readonly Bayaran[];
  onBuang: (at: number) => void;
  terbuka: boolean;
}) {
  const { t } = useTranslation(PEMBAYARAN);
  if (bayar.length === 0) return null;
  return (
    <ul className={css.daftar} aria-label={t('bayar.daftar')}>
      {bayar.map((b, index) => (
        <li key={index}>
          <span>{t(`bayar.cara.${b.jenis}`)}</span>
          <small>
            {[b.no_rekening, b.kartu_akhir && `•••• ${b.kartu_akhir}`, b.no_referensi]
              .filter(Boolean)
              .join(' ')}
          </small>
          <b className="angka">Rp {formatAngka(b.jumlah)}</b>
          <ActionIcon
            size={24}
            disabled={!terbuka}
            aria-label={t('bayar.buang')}
            title={index === bayar.length - 1 ? `${t('bayar.buang')} (Alt+Backspace)` : t('bayar.buang')}
            onClick={() => onBuang(index)}
          >
            <IconTrash size={14} />
          </ActionIcon>
        </li>
      ))}
    </ul>
  );
}

type KembaliProps = {
  total: Rupiah;
  semua: readonly Bayaran[];
  /** Of pieces traded in, what they are worth beyond the nota. */
  keluar?: Rupiah;
  /** Of a deposit, what it held too much. */
  lebihTitipan?: Rupiah;
};

/** The one number the customer waits for. */
export function Kembali({ total, semua, keluar = NOL_RUPIAH, lebihTitipan = NOL_RUPIAH }: KembaliProps) {
  const { t } = useTranslation(PEMBAYARAN);
  const { kembali, kurang, lebih } = hitungBayar(total, semua);
  const dibayar = lebih > 0 ? 'lebih' : kurang > 0 ? 'kurang' : 'kembali';
  const state = keluar > 0 ? 'tukarKurang' : dibayar;
  const value = { lebih, kurang, kembali: kembali + lebihTitipan, tukarKurang: keluar }[state];
  return <CounterAmount label={t(`bayar.${state}`)} value={value} state={state} />;
}
