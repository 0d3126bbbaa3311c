/** The payment being typed: method, amount, and for money that is not cash the account and the card. */
import { Button, Input, Kbd, TextInput } from '@mantine/core';
import { formatAngka, NOL_RUPIAH, type Rupiah, rupiah } from '@mustika/kernel/amount.ts';
import { NO_MASK } from '@mustika/web-kit/fields/amount-typing.ts';
import { useAmount } from '@mustika/web-kit/fields/use-amount.ts';
import { kalimat } from '@mustika/web-kit/language/istilah.ts';
import { IconPlus } from '@tabler/icons-react';
import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import css from './bayar.module.css';
import type { CaraBayar } from './cara-bayar.rule.ts';
import { CARA_BAYAR } from './cara-bayar.rule.ts';
import { type Bayaran, nominalCepat } from './isi-bayar.rule.ts';
import { QrisBayar } from './qris.widget.tsx';
import { useRekening } from './rekening.store.ts';
import { RekeningBayar } from './rekening-bayar.widget.tsx';
import { PEMBAYARAN } from './teks-pembayaran.store.ts';

type IsianProps = {
  isian: Bayaran;
  sisa: Rupiah;
  /** Grows whenever a payment begins: with every choice of a method, also of the one that is chosen already, and with the next one. */
  pilihan: number;
  /** The last one that took the caret to the amount. */
  dimulai: RefObject<number>;
  /** What was refused last: the amount is then typed anew, not on. */
  salah: unknown;
  onKetik: (part: Partial<Bayaran>) => void;
  onCara: (jenis: CaraBayar) => void;
  onTambah: () => void;
  /** Names this payment of what is paid here. */
  untuk: string;
  /** The cashier has seen the QRIS paid, or the gateway says so, by this number. */
  onSudah: (lunas?: Partial<Bayaran>) => void;
  /** Back to the rest of the nota. */
  onUlang: () => void;
  terbuka: boolean;
};

/** Letters this long before Enter were a scan too slow to be known as one: its digits are no money. */
const TERCAMPUR = 2000;

export function IsianBayar({
  isian,
  sisa,
  pilihan,
  dimulai,
  salah,
  untuk,
  onKetik,
  onCara,
  onTambah,
  onSudah,
  onUlang,
  terbuka,
}: IsianProps) {
  const { t } = useTranslation(PEMBAYARAN);
  const tunai = isian.jenis === 'CASH';
  const labelJumlah = t(tunai ? 'bayar.diterima' : 'bayar.jumlah');
  const { input, refused, leave } = useAmount({
    label: labelJumlah,
    value: isian.jumlah === 0 ? null : isian.jumlah,
    mask: NO_MASK,
    onRead: (read) => onKetik({ jumlah: typeof read === 'number' ? read : NOL_RUPIAH }),
  });
  const jumlah = input.ref;
  const rekening = useRef<HTMLInputElement>(null);
  const kartu = useRef<HTMLInputElement>(null);
  // Before the next key is heard: after it, the caret would leave the card in the middle of its digits.
  // What changes the rest from another field of the sheet, such as points, leaves the caret there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a payment that begins starts at the amount.
  useLayoutEffect(() => {
    if (dimulai.current === pilihan) return;
    dimulai.current = pilihan;
    jumlah.current?.focus();
    jumlah.current?.select();
  }, [pilihan]);
  useLayoutEffect(() => {
    if (salah && document.activeElement === jumlah.current) jumlah.current?.select();
  }, [salah, jumlah]);
  const lanjut = () => (kartu.current ? kartu.current.focus() : isian.jenis === 'QRIS' || onTambah());
  const huruf = useRef(Number.NEGATIVE_INFINITY);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (/^[a-z]$/i.test(event.key) && !event.ctrlKey && !event.altKey) huruf.current = event.timeStamp;
    if (event.key === 'Enter' && !event.ctrlKey) {
      event.preventDefault();
      leave();
      if (event.timeStamp - huruf.current < TERCAMPUR) onUlang();
      else if (tunai) onTambah();
      else if (isian.no_rekening) lanjut();
      else rekening.current?.focus();
    } else if (event.key === 'ArrowDown' && rekening.current) {
      event.preventDefault();
      rekening.current.focus();
    }
  };
  return (
    <div className={css.isian}>
      <CaraTab jenis={isian.jenis} onCara={onCara} terbuka={terbuka} />
      <label className={css.jumlah}>
        <span>{labelJumlah}</span>
        <span className={css.kotakJumlah}>
          <i>Rp</i>
          <input
            {...input}
            data-autofocus
            readOnly={!terbuka}
            placeholder="0"
            aria-invalid={refused !== null}
            onKeyDown={onKeyDown}
          />
        </span>
        {refused && <Input.Error>{kalimat(refused)}</Input.Error>}
      </label>
      {tunai ? (
        <Cepat sisa={sisa} terbuka={terbuka} onKetik={onKetik} />
      ) : (
        <IsianKartu
          isian={isian}
          untuk={untuk}
          onKetik={onKetik}
          onTambah={onTambah}
          onSudah={onSudah}
          terbuka={terbuka}
          rekening={rekening}
          kartu={kartu}
          onLanjut={lanjut}
        />
      )}
      {isian.jenis !== 'QRIS' && isian.jumlah > 0 && isian.jumlah < sisa && (
        <Button
          variant="light"
          color="gray"
          tabIndex={-1}
          disabled={!terbuka}
          leftSection={<IconPlus size={14} />}
          rightSection={<Kbd size="xs">Enter</Kbd>}
          onClick={onTambah}
        >
          {t('bayar.tambah', { sisa: formatAngka(rupiah(sisa - isian.jumlah)) })}
        </Button>
      )}
    </div>
  );
}

/** What the customer is likely to hand over; the mouse's way, the keyboard types it. */
function Cepat({ sisa, terbuka, onKetik }: Pick<IsianProps, 'sisa' | 'terbuka' | 'onKetik'>) {
  const { t } = useTranslation(PEMBAYARAN);
  return (
    <div className={css.cepat}>
      <Button variant="default" tabIndex={-1} disabled={!terbuka} onClick={() => onKetik({ jumlah: sisa })}>
        {t('bayar.pas')}
      </Button>
      {nominalCepat(sisa).map((nominal) => (
        <Button
          key={nominal}
          variant="default"
          tabIndex={-1}
          disabled={!terbuka}
          onClick={() => onKetik({ jumlah: nominal })}
        >
          {formatAngka(nominal)}
        </Button>
      ))}
    </div>
  );
}

function CaraTab({
  jenis: kini,
  onCara,
  terbuka,
}: Pick<IsianProps, 'onCara' | 'terbuka'> & { jenis: CaraBayar }) {
  const { t } = useTranslation(PEMBAYARAN);
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const next = by && CARA_BAYAR[(CARA_BAYAR.indexOf(kini) + by + CARA_BAYAR.length) % CARA_BAYAR.length];
    if (!next) return;
    event.preventDefault();
    onCara(next);
  };
  return (
    // One stop before the amount: Tab only walks, the arrows and Alt+1 to Alt+5 change the method, in sight.
    <div className={css.tab} role="tablist" aria-label={t('bayar.caraBayar')} onKeyDown={onKeyDown}>
      {CARA_BAYAR.map((jenis, index) => (
        <button
          key={jenis}
          type="button"
          role="tab"
          tabIndex={jenis === kini ? 0 : -1}
          aria-selected={jenis === kini}
          disabled={!terbuka}
          title={`Alt+${index + 1}`}
          onClick={() => onCara(jenis)}
        >
          {t(`bayar.cara.${jenis}`)}
          <small aria-hidden>Alt+{index + 1}</small>
        </button>
      ))}
    </div>
  );
}

type KartuProps = Pick<IsianProps, 'isian' | 'untuk' | 'onKetik' | 'onTambah' | 'onSudah' | 'terbuka'> & {
  rekening: RefObject<HTMLInputElement | null>;
  kartu: RefObject<HTMLInputElement | null>;
  onLanjut: () => void;
};

function IsianKartu(props: KartuProps) {
  const { isian, untuk, onKetik, onTambah, onSudah, onLanjut, terbuka, rekening, kartu } = props;
  const { t } = useTranslation(PEMBAYARAN);
  const terpilih = useRekening().find((r) => r.no_rekening === isian.no_rekening);
  return (
    <>
      <RekeningBayar
        isian={isian}
        terbuka={terbuka}
        radio={rekening}
        onPilih={(no_rekening) => onKetik({ no_rekening, sudah: null })}
        onLanjut={onLanjut}
      />
      {isian.jenis === 'QRIS' && terpilih && (
        <QrisBayar
          isian={isian}
          rekening={terpilih}
          untuk={untuk}
          terbuka={terbuka}
          referensi={kartu}
          onKetik={onKetik}
          onSudah={onSudah}
        />
      )}
      {(isian.jenis === 'DEBET' || isian.jenis === 'CREDIT') && (
        <TextInput
          ref={kartu}
          label={t('bayar.kartu')}
          inputMode="numeric"
          maxLength={4}
          placeholder="0000"
          readOnly={!terbuka}
          value={isian.kartu_akhir ?? ''}
          onChange={(event) => onKetik({ kartu_akhir: event.currentTarget.value.replace(/\D/g, '') || null })}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.ctrlKey) return;
            event.preventDefault();
            onTambah();
          }}
        />
      )}
    </>
  );
}
