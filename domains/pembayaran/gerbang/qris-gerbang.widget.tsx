/** Money by QRIS through the gateway, at a counter: its code for exactly this sum, and the gateway's own word that it is paid. */
import { Button, Loader, Skeleton, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { formatAngka, NOL_RUPIAH, type Rupiah } from '@mustika/kernel/amount.ts';
import { readSetting } from '@mustika/kernel/settings/settings.ts';
import { useCountdown } from '@mustika/web-kit/approval/countdown.ts';
import { kalimat } from '@mustika/web-kit/language/istilah.ts';
import { OWN_SCANS } from '@mustika/web-kit/scan/scan-focus.ts';
import { SymbolPicture } from '@mustika/web-kit/scan/symbol.tsx';
import { useSubject } from '@mustika/web-kit/shell/house-context.tsx';
import { IconCheck, IconRefresh, IconX } from '@tabler/icons-react';
import { type RefObject, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { HURUF_REFERENSI } from '../cara-bayar.rule.ts';
import type { Bayaran, RekeningPilihan } from '../isi-bayar.rule.ts';
import { qrisTerlalu } from '../periksa-bayar.rule.ts';
import css from '../qris.module.css';
import { GambarQris, Milik, useKodeQris } from '../qris-kode.widget.tsx';
import { useTayangkanQris } from '../qris-layar.store.ts';
import { PEMBAYARAN } from '../teks-pembayaran.store.ts';
import type { TagihanTampil } from './gerbang.command.ts';
import { terbayar } from './gerbang.rule.ts';
import { useTagihan } from './gerbang.store.ts';

/** An amount is typed digit by digit; a code is asked for when the typing rests, because each is an order somewhere else. */
const JEDA = 600;

type QrisGerbangProps = {
  isian: Bayaran;
  rekening: RekeningPilihan;
  untuk: string;
  terbuka: boolean;
  referensi: RefObject<HTMLInputElement | null>;
  onSudah: (lunas?: Partial<Bayaran>) => void;
};

export function QrisGerbang(props: QrisGerbangProps) {
  const subject = useSubject();
  const { jumlah } = props.isian;
  const batas = subject ? readSetting(subject, 'BATAS_QRIS') : jumlah;
  if (jumlah === 0) return null;
  if (jumlah <= batas) return <LewatGerbang {...props} />;
  return (
    <p className={css.batas} role="status">
      {kalimat(qrisTerlalu(batas))}
    </p>
  );
}

function LewatGerbang({ isian, rekening, untuk, terbuka, referensi, onSudah }: QrisGerbangProps) {
  const { t } = useTranslation(PEMBAYARAN);
  const [diminta] = useDebouncedValue(isian.jumlah, JEDA);
  const { no_rekening } = rekening;
  const kerja = useTagihan({ untuk, no_rekening, jumlah: diminta });
  const tepat = diminta === isian.jumlah;
  const kini = tepat ? kerja.tagihan : null;
  const salah = tepat ? kerja.salah : null;
  const lunas = kini !== null && terbayar(kini.status) && kini.masalah === null;
  // Money of another charge, which a supervisor named: the server knows whether it is paid and free.
  const dipakai = !lunas && isian.sudah === isian.jumlah && Boolean(isian.no_referensi);
  const tayang = useMemo(
    () => (kini?.kode && !lunas ? { jumlah: kini.jumlah, ...kini.kode } : null),
    [kini, lunas],
  );
  // Once paid, nobody pays it again.
  useTayangkanQris(tayang);
  const catat = useEffectEvent(() => {
    if (kini?.acuan) onSudah({ no_referensi: kini.acuan });
  });
  const acuan = lunas ? kini.acuan : null;
  useEffect(() => {
    if (acuan !== null) catat();
  }, [acuan]);
  return (
    <div className={css.bayar} data-gerbang>
      <Gambar kini={kini} lunas={lunas} rekening={rekening} tersendat={salah !== null} />
      <div className={css.sisi}>
        <strong>Rp {formatAngka(isian.jumlah)}</strong>
        <Milik qris={kini?.kode ?? null} />
        {salah && <p role="alert">{kalimat(salah.message)}</p>}
        {kini && !dipakai && <Keadaan t={kini} lunas={lunas} />}
        {!dipakai && <Tombol kerja={kerja} kini={kini} lunas={lunas} terbuka={terbuka} />}
        {dipakai && <p role="status">{t('gerbang.memakai', { nomor: isian.no_referensi })}</p>}
      </div>
      {kini && !lunas && !dipakai && terbuka && (
        <Akui
          referensi={referensi}
          kerja={kerja}
          onPakai={(no_referensi) => {
            void kerja.batal();
            onSudah({ no_referensi });
          }}
        />
      )}
    </div>
  );
}

type GambarProps = {
  kini: TagihanTampil | null;
  lunas: boolean;
  rekening: RekeningPilihan;
  /** The call itself was refused. */
  tersendat: boolean;
};

/** The gateway's code; where it has none to give, the sticker's, which somebody has to look after. */
function Gambar({ kini, lunas, rekening, tersendat }: GambarProps) {
  const { t } = useTranslation(PEMBAYARAN);
  const tanpa =
    kini !== null && (kini.status === 'GAGAL' || (kini.status === 'MINTA' && kini.galat !== null));
  const stiker = useKodeQris(rekening, (kini?.jumlah ?? NOL_RUPIAH) as Rupiah, {
    boleh: tanpa,
    sudah: !tanpa,
  });
  if (lunas)
    return (
      <div className={css.lunas} aria-hidden>
        <IconCheck size={64} />
      </div>
    );
  if (kini?.kode) {
    const label = t('qris.gambar', { jumlah: formatAngka(kini.jumlah as Rupiah) });
    return <SymbolPicture gambar={kini.kode.gambar} label={label} className={css.gambar} />;
  }
  if (tanpa && rekening.qris !== null) return <GambarQris {...stiker} />;
  if (!tersendat && !tanpa && (kini === null || kini.status === 'MINTA'))
    return <Skeleton className={css.gambar} radius={6} aria-busy />;
  // A code that is over leaves its place empty.
  if (!tersendat && !tanpa) return <div className={css.gambar} aria-hidden />;
  return (
    <p className={css.batas} role="alert">
      {t('qris.gagal')}
    </p>
  );
}

/** What the gateway says, in one line. */
function Keadaan({ t: tagihan, lunas }: { t: TagihanTampil; lunas: boolean }) {
  const { t } = useTranslation(PEMBAYARAN);
  const sisa = useCountdown(tagihan.sisa, tagihan);
  const { status, galat, masalah } = tagihan;
  if (lunas)
    return (
      <p className={css.beres} role="status">
        {t(status === 'DIAKUI' ? 'gerbang.diakui' : 'gerbang.lunas')}
      </p>
    );
  return (
    // The seconds are not read out one by one.
    <p role={status === 'MENUNGGU' ? 'timer' : 'status'} className={css.menunggu}>
      {status === 'MENUNGGU' && masalah === null && <Loader size={12} />}
      <span>
        {masalah ? t(`gerbang.masalah.${masalah}`) : t(`gerbang.status.${status}`, { sisa })}
        {galat && <small>{t('gerbang.tidakMenjawab')}</small>}
      </span>
    </p>
  );
}

type Kerja = ReturnType<typeof useTagihan>;

function Tombol({
  kerja,
  kini,
  lunas,
  terbuka,
}: {
  kerja: Kerja;
  kini: TagihanTampil | null;
  lunas: boolean;
  terbuka: boolean;
}) {
  const { t } = useTranslation(PEMBAYARAN);
  if (lunas || (kini === null && kerja.salah === null)) return null;
  const menunggu = kini?.status === 'MENUNGGU';
  const tombol = { size: 'compact-sm', variant: 'default' } as const;
  if (!menunggu)
    return (
      <Button
        {...tombol}
        disabled={!terbuka}
        leftSection={<IconRefresh size={14} />}
        onClick={kerja.mintaLagi}
      >
        {t('gerbang.mintaLagi')}
      </Button>
    );
  return (
    <span className={css.tombol}>
      <Button
        {...tombol}
        disabled={!terbuka}
        loading={kerja.sibuk === 'periksa'}
        leftSection={<IconRefresh size={14} />}
        onClick={() => void kerja.periksa()}
      >
        {t('gerbang.periksa')}
      </Button>
      <Button
        {...tombol}
        disabled={!terbuka}
        loading={kerja.sibuk === 'batal'}
        leftSection={<IconX size={14} />}
        onClick={() => void kerja.batal()}
      >
        {t('gerbang.batal')}
      </Button>
    </span>
  );
}

/** Money that came already, by its number; and where the gateway is silent, a second person who has looked. */
function Akui({
  referensi,
  kerja,
  onPakai,
}: {
  referensi: RefObject<HTMLInputElement | null>;
  kerja: Kerja;
  onPakai: (no_referensi: string) => void;
}) {
  const { t } = useTranslation(PEMBAYARAN);
  const [buka, setBuka] = useState(false);
  const [nomor, setNomor] = useState('');
  if (!buka)
    return (
      <span className={css.akui}>
        <Button size="compact-xs" variant="subtle" color="gray" onClick={() => setBuka(true)}>
          {t('gerbang.sudahTapi')}
        </Button>
      </span>
    );
  return (
    <span className={css.akui}>
      <TextInput
        {...OWN_SCANS}
        ref={referensi}
        label={t('qris.referensi')}
        placeholder={t('qris.diHp')}
        maxLength={40}
        autoComplete="off"
        classNames={{ input: 'kode' }}
        value={nomor}
        onChange={(event) => setNomor(event.currentTarget.value.replace(/\s/g, '').toUpperCase())}
      />
      <span className={css.tombol}>
        <Button
          size="compact-sm"
          variant="default"
          disabled={nomor.length < HURUF_REFERENSI}
          onClick={() => onPakai(nomor)}
        >
          {t('gerbang.pakai')}
        </Button>
        <Button
          size="compact-sm"
          variant="default"
          loading={kerja.sibuk === 'akui'}
          onClick={() => void kerja.akui(nomor || null)}
        >
          {t('gerbang.akui')}
        </Button>
      </span>
    </span>
  );
}
