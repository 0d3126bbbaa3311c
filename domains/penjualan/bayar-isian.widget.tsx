/** The payment being typed: method, amount, and for money that is not cash the account and the card. */
import { Button, Kbd, Select, TextInput } from '@mantine/core';
import { formatAngka, parseRupiah, type Rupiah, rupiah } from '@mustika/kernel/amount.ts';
import { IconPlus } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import css from './bayar.module.css';
import { type Bayaran, CARA_BAYAR, menerima, nominalCepat } from './bayar.rule.ts';
import type { CaraBayar } from './hitung-penjualan.rule.ts';
import { useRekening } from './pilihan-kasir.store.ts';
import { PENJUALAN } from './teks.store.ts';

type IsianProps = {
  isian: Bayaran;
  sisa: Rupiah;
  onKetik: (part: Partial<Bayaran>) => void;
  onCara: (jenis: CaraBayar) => void;
  onTambah: () => void;
  terbuka: boolean;
};

export function IsianBayar({ isian, sisa, onKetik, onCara, onTambah, terbuka }: IsianProps) {
  const { t } = useTranslation(PENJUALAN);
  const jumlah = useRef<HTMLInputElement>(null);
  const rekening = useRef<HTMLInputElement>(null);
  const tunai = isian.jenis === 'CASH';
  // biome-ignore lint/correctness/useExhaustiveDependencies: another method or another rest starts at the amount.
  useEffect(() => {
    jumlah.current?.focus();
    jumlah.current?.select();
  }, [isian.jenis, sisa]);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Tab') {
      event.preventDefault();
      const at = CARA_BAYAR.indexOf(isian.jenis) + (event.shiftKey ? -1 : 1);
      onCara(CARA_BAYAR[(at + CARA_BAYAR.length) % CARA_BAYAR.length] ?? 'CASH');
    } else if (event.key === 'Enter' && !event.ctrlKey) {
      event.preventDefault();
      if (tunai) onTambah();
      else rekening.current?.focus();
    }
  };
  return (
    <div className={css.isian}>
      <CaraTab jenis={isian.jenis} onCara={onCara} terbuka={terbuka} />
      <label className={css.jumlah}>
        <span>{t(tunai ? 'bayar.diterima' : 'bayar.jumlah')}</span>
        <span className={css.kotakJumlah}>
          <i>Rp</i>
          <input
            ref={jumlah}
            data-autofocus
            inputMode="numeric"
            autoComplete="off"
            readOnly={!terbuka}
            value={isian.jumlah === 0 ? '' : formatAngka(isian.jumlah)}
            placeholder="0"
            onFocus={(event) => event.currentTarget.select()}
            onChange={(event) => {
              const value = parseRupiah(event.currentTarget.value.replace(/\D/g, '') || '0');
              if (value !== null && value < 1_000_000_000_000) onKetik({ jumlah: value });
            }}
            onKeyDown={onKeyDown}
          />
        </span>
      </label>
      {tunai ? (
        <div className={css.cepat}>
          <Button
            variant="default"
            tabIndex={-1}
            disabled={!terbuka}
            onClick={() => onKetik({ jumlah: sisa })}
          >
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
      ) : (
        <IsianKartu
          isian={isian}
          onKetik={onKetik}
          onTambah={onTambah}
          terbuka={terbuka}
          rekening={rekening}
        />
      )}
      {isian.jumlah > 0 && isian.jumlah < sisa && (
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

function CaraTab({
  jenis: kini,
  onCara,
  terbuka,
}: Pick<IsianProps, 'onCara' | 'terbuka'> & { jenis: CaraBayar }) {
  const { t } = useTranslation(PENJUALAN);
  return (
    <div className={css.tab} role="tablist" aria-label={t('bayar.caraBayar')}>
      {CARA_BAYAR.map((jenis, index) => (
        <button
          key={jenis}
          type="button"
          role="tab"
          tabIndex={-1}
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

type KartuProps = Pick<IsianProps, 'isian' | 'onKetik' | 'onTambah' | 'terbuka'> & {
  rekening: React.RefObject<HTMLInputElement | null>;
};

function IsianKartu({ isian, onKetik, onTambah, terbuka, rekening }: KartuProps) {
  const { t } = useTranslation(PENJUALAN);
  const kartu = useRef<HTMLInputElement>(null);
  const pilihan = useRekening().filter((r) => menerima(r, isian.jenis));
  const satu = pilihan.length === 1 ? (pilihan[0]?.no_rekening ?? null) : null;
  const { no_rekening } = isian;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the only account there is needs no choosing.
  useEffect(() => {
    if (satu && no_rekening === null) onKetik({ no_rekening: satu });
  }, [satu, no_rekening]);
  return (
    <div className={css.kartu} data-kartu={isian.jenis !== 'TRANSFER' || undefined}>
      <Select
        ref={rekening}
        label={t('bayar.rekening')}
        placeholder={t('bayar.pilihRekening')}
        withAsterisk
        searchable
        selectFirstOptionOnChange
        allowDeselect={false}
        readOnly={!terbuka}
        data={pilihan.map((r) => ({ value: r.no_rekening, label: `${r.no_rekening} - ${r.nama_rekening}` }))}
        value={no_rekening}
        nothingFoundMessage="Data Yang Anda Cari Tidak Ada"
        comboboxProps={{ withinPortal: true, shadow: 'sm' }}
        onChange={(value) => {
          onKetik({ no_rekening: value });
          requestAnimationFrame(() => kartu.current?.focus());
        }}
        onKeyDown={(event) => {
          const closed = event.currentTarget.getAttribute('aria-expanded') !== 'true';
          if (event.key !== 'Enter' || event.ctrlKey || !closed || no_rekening === null) return;
          event.preventDefault();
          if (kartu.current) kartu.current.focus();
          else onTambah();
        }}
      />
      {isian.jenis !== 'TRANSFER' ? (
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
      ) : null}
    </div>
  );
}
