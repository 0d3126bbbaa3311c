/** Money by QRIS at a counter: the code with the amount, the provider's number, and somebody who has seen that it is paid. */
import { Button, Skeleton, TextInput } from '@mantine/core';
import { formatAngka } from '@mustika/kernel/amount.ts';
import { readSetting } from '@mustika/kernel/settings/settings.ts';
import { kalimat } from '@mustika/web-kit/language/istilah.ts';
import { OWN_SCANS } from '@mustika/web-kit/scan/scan-focus.ts';
import { SymbolPicture } from '@mustika/web-kit/scan/symbol.tsx';
import { useSubject } from '@mustika/web-kit/shell/house-context.tsx';
import { IconCheck } from '@tabler/icons-react';
import type { ReactNode, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useGerbang } from './gerbang/gerbang.store.ts';
import { QrisGerbang } from './gerbang/qris-gerbang.widget.tsx';
import type { Bayaran, RekeningPilihan } from './isi-bayar.rule.ts';
import { qrisTerlalu } from './periksa-bayar.rule.ts';
import css from './qris.module.css';
import { GambarQris, Milik, useKodeQris } from './qris-kode.widget.tsx';
import { useQrisTayang } from './qris-layar.store.ts';
import { PEMBAYARAN } from './teks-pembayaran.store.ts';

type QrisBayarProps = {
  isian: Bayaran;
  rekening: RekeningPilihan;
  untuk: string;
  terbuka: boolean;
  referensi: RefObject<HTMLInputElement | null>;
  onKetik: (part: Partial<Bayaran>) => void;
  onSudah: (lunas?: Partial<Bayaran>) => void;
};

/** Through the gateway where it collects for this account, else by eye. */
export function QrisBayar(props: QrisBayarProps) {
  const gerbang = useGerbang();
  if (gerbang === undefined) return <Skeleton h={212} radius={6} aria-busy />;
  return gerbang === props.rekening.no_rekening ? <QrisGerbang {...props} /> : <QrisStiker {...props} />;
}

function QrisStiker({ isian, rekening, terbuka, referensi, onKetik, onSudah }: QrisBayarProps) {
  const { t } = useTranslation(PEMBAYARAN);
  const subject = useSubject();
  const batas = subject ? readSetting(subject, 'BATAS_QRIS') : isian.jumlah;
  const wajib = subject !== null && readSetting(subject, 'QRIS_WAJIB_REFERENSI');
  const boleh = isian.jumlah > 0 && isian.jumlah <= batas;
  const sudah = isian.sudah === isian.jumlah;
  const kode = useKodeQris(rekening, isian.jumlah, { boleh, sudah });
  if (isian.jumlah === 0) return null;
  if (!boleh)
    return (
      <p className={css.batas} role="status">
        {kalimat(qrisTerlalu(batas))}
      </p>
    );
  const bayar = () => (wajib && !isian.no_referensi ? referensi.current?.focus() : onSudah());
  return (
    <div className={css.bayar} data-tanpa={rekening.qris === null || undefined}>
      {rekening.qris ? <GambarQris {...kode} /> : <p className={css.tanpa}>{t('qris.tanpaKode')}</p>}
      <div className={css.sisi}>
        <strong>Rp {formatAngka(isian.jumlah)}</strong>
        <Milik qris={kode.qris} />
        <TextInput
          {...OWN_SCANS}
          ref={referensi}
          label={t('qris.referensi')}
          placeholder={t('qris.diHp')}
          required={wajib}
          maxLength={40}
          autoComplete="off"
          classNames={{ input: 'kode' }}
          readOnly={!terbuka}
          value={isian.no_referensi ?? ''}
          onChange={(event) =>
            onKetik({ no_referensi: event.currentTarget.value.replace(/\s/g, '').toUpperCase() || null })
          }
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.ctrlKey) return;
            event.preventDefault();
            bayar();
          }}
        />
        <Button
          variant={sudah ? 'light' : 'default'}
          color={sudah ? 'hijau' : 'gray'}
          px="xs"
          tabIndex={-1}
          disabled={!terbuka}
          aria-pressed={sudah}
          leftSection={sudah ? <IconCheck size={14} /> : null}
          title="Enter"
          onClick={bayar}
        >
          {t('qris.sudah')}
        </Button>
      </div>
    </div>
  );
}

/** In the customer's window: the code to be paid by now, in the place of what stands there otherwise. */
export function QrisPelanggan({ children }: { children: ReactNode }) {
  const { t } = useTranslation(PEMBAYARAN);
  const qris = useQrisTayang();
  if (!qris) return children;
  return (
    <figure className={css.pelanggan} aria-live="polite">
      <SymbolPicture gambar={qris.gambar} label={t('qris.gambar', { jumlah: formatAngka(qris.jumlah) })} />
      <figcaption>
        <span>{t('qris.pindai')}</span>
        <strong>Rp {formatAngka(qris.jumlah)}</strong>
        <Milik qris={qris} />
      </figcaption>
    </figure>
  );
}
