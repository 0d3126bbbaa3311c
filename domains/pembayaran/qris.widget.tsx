/** Money by QRIS at a counter: the code with the amount, the provider's number, and somebody who has seen that it is paid. */
import { Button, Skeleton, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { formatAngka, type Rupiah } from '@mustika/kernel/amount.ts';
import { readSetting } from '@mustika/kernel/settings/settings.ts';
import { call } from '@mustika/web-kit/api.ts';
import { resourceKey } from '@mustika/web-kit/fields/ref-options.ts';
import { kalimat } from '@mustika/web-kit/language/istilah.ts';
import { OWN_SCANS } from '@mustika/web-kit/scan/scan-focus.ts';
import { SymbolPicture } from '@mustika/web-kit/scan/symbol.tsx';
import { useSession } from '@mustika/web-kit/session.ts';
import { useSubject } from '@mustika/web-kit/shell/house-context.tsx';
import { IconCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { rekeningResource } from '../master/rekening.resource.ts';
import type { Bayaran, RekeningPilihan } from './isi-bayar.rule.ts';
import { qrisTerlalu } from './periksa-bayar.rule.ts';
import { type QrisTampil, qrisCommand } from './qris.command.ts';
import css from './qris.module.css';
import { useQrisTayang, useTayangkanQris } from './qris-layar.store.ts';
import { PEMBAYARAN } from './teks-pembayaran.store.ts';

/** An amount is typed digit by digit; its code is asked for when the typing rests. */
const JEDA = 200;

type QrisBayarProps = {
  isian: Bayaran;
  rekening: RekeningPilihan;
  terbuka: boolean;
  referensi: RefObject<HTMLInputElement | null>;
  onKetik: (part: Partial<Bayaran>) => void;
  onSudah: () => void;
};

export function QrisBayar({ isian, rekening, terbuka, referensi, onKetik, onSudah }: QrisBayarProps) {
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

type Kode = { qris: QrisTampil | null; gagal: boolean; ulang: () => void };

/** The code of exactly this amount, in the customer's window, too; none while another one is on its way. */
function useKodeQris(
  { no_rekening, qris: stiker }: RekeningPilihan,
  jumlah: Rupiah,
  { boleh, sudah }: { boleh: boolean; sudah: boolean },
): Kode {
  const portal = useSession((session) => session.portal);
  const [diminta] = useDebouncedValue(jumlah, JEDA);
  const { data, isError, refetch } = useQuery({
    queryKey: [...resourceKey(rekeningResource, portal), 'qris', no_rekening, diminta],
    queryFn: async ({ signal }) =>
      (await call<QrisTampil>(qrisCommand, { params: { no_rekening }, query: { jumlah: diminta }, signal }))
        .data,
    staleTime: 60_000,
    enabled: boleh && stiker !== null && diminta > 0,
  });
  const qris = boleh && data?.jumlah === jumlah ? data : null;
  // Once paid, nobody pays it again.
  useTayangkanQris(sudah ? null : qris);
  return { qris, gagal: isError && diminta === jumlah, ulang: () => void refetch() };
}

function GambarQris({ qris, gagal, ulang }: Kode) {
  const { t } = useTranslation(PEMBAYARAN);
  if (gagal)
    return (
      <p className={css.batas} role="alert">
        {t('qris.gagal')}
        <Button size="compact-xs" variant="default" mt={6} onClick={ulang}>
          {t('qris.ulang')}
        </Button>
      </p>
    );
  if (!qris) return <Skeleton className={css.gambar} radius={6} aria-busy />;
  const label = t('qris.gambar', { jumlah: formatAngka(qris.jumlah) });
  return <SymbolPicture gambar={qris.gambar} label={label} className={css.gambar} />;
}

/** Whom the payer's phone must name. */
function Milik({ qris }: { qris: QrisTampil | null }) {
  if (!qris) return null;
  return (
    <>
      <b>{qris.nama}</b>
      <span>{qris.kota}</span>
      {qris.nmid && <small className="kode">{qris.nmid}</small>}
    </>
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
