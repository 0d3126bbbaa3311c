/** Scan a coupon or a nota: does it hold, what is it worth, where does it come from. Spec 1 §2.2 (cek-kupon). */
import { Badge, Text } from '@mantine/core';
import { formatAngka } from '@mustika/kernel/amount.ts';
import { formatTanggal } from '@mustika/kernel/date.ts';
import { call, isApiError } from '@mustika/web-kit/api.ts';
import sheet from '@mustika/web-kit/document-sheet/sheet.module.css';
import { noticeOf } from '@mustika/web-kit/notices.tsx';
import { ScanField } from '@mustika/web-kit/scan/scan-field.tsx';
import { Panel, ScreenFrame } from '@mustika/web-kit/screen-frame.tsx';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cekKuponCommand } from './cek-kupon.command.ts';
import type { StatusKupon } from './cek-kupon.rule.ts';
import { PENJUALAN } from './teks.store.ts';

type Kupon = {
  no_faktur_group: string;
  tanggal: string;
  total: number;
  nama_customer: string | null;
  kode_member: string | null;
  program: string;
  nilai_kupon: number;
  undian: boolean;
  jumlah: number;
  nomor: number | null;
  berlaku_sampai: string;
  status: StatusKupon;
};

const WARNA: Record<StatusKupon, string> = {
  BERLAKU: 'hijau',
  BELUM_SAH: 'kuning',
  KADALUARSA: 'gray',
  BATAL: 'merah',
};

export default function CekKupon() {
  const { t } = useTranslation(PENJUALAN);
  const [kode, setKode] = useState('');
  const [busy, setBusy] = useState(false);
  const [salah, setSalah] = useState<string | null>(null);
  const [kupon, setKupon] = useState<Kupon | null>(null);
  const scan = async (text: string) => {
    setBusy(true);
    setKupon(null);
    setSalah(null);
    try {
      setKupon((await call<Kupon>(cekKuponCommand, { query: { kode: text } })).data);
      setKode('');
    } catch (error) {
      if (isApiError(error) && error.status < 500 && error.status > 0) setSalah(error.message);
      else noticeOf(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <ScreenFrame title="Cek Kupon" flowing>
      <ScanField
        label={t('kupon.pindai')}
        placeholder={t('kupon.contoh')}
        readyText={t('kupon.siap')}
        value={kode}
        onValue={setKode}
        onScan={(text) => void scan(text)}
        busy={busy}
        message={salah ? { text: salah, error: true } : null}
      />
      {kupon && <Hasil kupon={kupon} />}
    </ScreenFrame>
  );
}

function Hasil({ kupon }: { kupon: Kupon }) {
  const { t } = useTranslation(PENJUALAN);
  const siapa = [kupon.nama_customer, kupon.kode_member].filter(Boolean).join(' · ');
  return (
    <Panel
      title={
        <>
          {kupon.program}{' '}
          <Badge variant="light" color={WARNA[kupon.status]} radius="sm" tt="none" fw={600}>
            {t(`kupon.status.${kupon.status}`)}
          </Badge>
        </>
      }
    >
      <dl className={sheet.facts}>
        <dt>{t('kupon.nota')}</dt>
        <dd>
          <Link to="/lihat-penjualan" search={{ no_faktur_group: kupon.no_faktur_group } as never}>
            {kupon.no_faktur_group}
          </Link>{' '}
          · {formatTanggal(kupon.tanggal)} · Rp {formatAngka(kupon.total)}
        </dd>
        {siapa && (
          <>
            <dt>{t('kupon.pemilik')}</dt>
            <dd>{siapa}</dd>
          </>
        )}
        <dt>{t('kupon.jumlah')}</dt>
        <dd>
          {kupon.nomor === null
            ? t('kupon.semua', { jumlah: kupon.jumlah, nota: kupon.no_faktur_group })
            : t('kupon.ke', { nomor: kupon.nomor, jumlah: kupon.jumlah })}
        </dd>
        <dt>{t('kupon.nilai')}</dt>
        <dd>
          {kupon.nilai_kupon > 0 ? `Rp ${formatAngka(kupon.nilai_kupon)}` : ''}
          {kupon.undian && ` ${t('kupon.undian')}`}
        </dd>
        <dt>{t('kupon.sampai')}</dt>
        <dd>{formatTanggal(kupon.berlaku_sampai)}</dd>
      </dl>
      <Text size="xs" c="dimmed" mt="sm">
        {t('kupon.belumDiterima')}
      </Text>
    </Panel>
  );
}
