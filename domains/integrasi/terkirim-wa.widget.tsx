/** What was sent, what waits and what failed; a failed message can be tried again. */

import { Badge, Select } from '@mantine/core';
import { formatWaktu } from '@mustika/kernel/date.ts';
import { angka, teks } from '@mustika/kernel/field.ts';
import { ActButton } from '@mustika/web-kit/act.tsx';
import { DataTable, type TableRow } from '@mustika/web-kit/data-table.tsx';
import { useKirimSekali } from '@mustika/web-kit/sending/use-kirim.ts';
import { useSession } from '@mustika/web-kit/session.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import css from './integrasi.module.css';
import type { KabarWa } from './kabar-wa.rule.ts';
import { INTEGRASI } from './teks-integrasi.store.ts';
import { type PesanTercatat, ulangPesanWa } from './whatsapp.command.ts';
import { STATUS_PESAN, type StatusPesan } from './whatsapp.rule.ts';
import { bacaTerkirim, kirimUlang } from './whatsapp.store.ts';

const WARNA: Record<StatusPesan, string> = {
  ANTRI: 'biru',
  KIRIM: 'biru',
  ULANG: 'kuning',
  TERKIRIM: 'hijau',
  MATI: 'merah',
  DITAHAN: 'kuning',
};
const WARNA_KABAR: Record<KabarWa, string> = {
  SENT: 'hijau',
  DELIVERED: 'hijau',
  READ: 'biru',
  FAILED: 'merah',
};
const warnaOf = ({ status, kabar }: PesanTercatat): string => (kabar ? WARNA_KABAR[kabar] : WARNA[status]);
const ULANGI: ReadonlySet<StatusPesan> = new Set(['MATI', 'DITAHAN', 'ULANG']);

export function TerkirimWa() {
  const { t } = useTranslation(INTEGRASI);
  const portal = useSession((session) => session.portal);
  const [status, setStatus] = useState<string | null>(null);
  const { busy, kirim } = useKirimSekali();
  const asked = useQuery({
    queryKey: ['wa-terkirim', portal, status],
    queryFn: ({ signal }) => bacaTerkirim(status, signal),
    placeholderData: keepPreviousData,
    refetchInterval: 10_000,
  });
  const of = (row: TableRow) => row['pesan'] as PesanTercatat;
  const kataOf = ({ status: saat, kabar }: PesanTercatat): string =>
    kabar ? t(`wa.kabar.${kabar}`) : t(`wa.status.${saat}`);
  const ulang = async (id: string) => {
    if (await kirim((key) => kirimUlang(id, key))) void asked.refetch();
  };
  const fields = {
    waktu: teks(t('wa.kolom.waktu'), { width: 18 }),
    jenis: teks(t('wa.kolom.jenis'), { width: 16 }),
    dokumen: teks(t('wa.kolom.dokumen'), { width: 24 }),
    penerima: teks(t('wa.kolom.penerima'), { width: 18 }),
    status: teks(t('wa.kolom.status'), { width: 20 }),
    percobaan: angka(t('wa.kolom.percobaan'), { width: 10 }),
    keterangan: teks(t('wa.kolom.keterangan'), { width: 40 }),
    aksi: teks(' ', { width: 14 }),
  };
  const rows = asked.data?.data.map((pesan) => ({
    pesan,
    waktu: formatWaktu(pesan.dibuat),
    jenis: t(`wa.jenis.${pesan.jenis}`),
    dokumen: pesan.no_dokumen ?? '',
    penerima: pesan.penerima,
    status: kataOf(pesan),
    percobaan: pesan.percobaan,
    keterangan: pesan.galat ?? (pesan.kabar_pada ? formatWaktu(pesan.kabar_pada) : ''),
    aksi: '',
  }));
  return (
    <div className={css.tabel}>
      <Select
        w={220}
        aria-label={t('wa.kolom.status')}
        placeholder={t('wa.semua')}
        clearable
        value={status}
        onChange={setStatus}
        data={STATUS_PESAN.map((value) => ({ value, label: t(`wa.status.${value}`) }))}
      />
      <DataTable
        id="wa-terkirim"
        keeps={[]}
        label={t('wa.terkirim')}
        fields={fields}
        rows={rows}
        rowKey={(row) => of(row).id}
        loading={asked.isPending}
        error={asked.error}
        onRetry={() => void asked.refetch()}
        csv={false}
        render={{
          status: (row) => (
            <Badge variant="light" color={warnaOf(of(row))} radius="sm" tt="none" fw={600}>
              {kataOf(of(row))}
            </Badge>
          ),
          aksi: (row) =>
            (ULANGI.has(of(row).status) || of(row).kabar === 'FAILED') && (
              <ActButton
                act={ulangPesanWa}
                size="compact-xs"
                variant="default"
                loading={busy}
                onClick={() => void ulang(of(row).id)}
              >
                {t('wa.ulang')}
              </ActButton>
            ),
        }}
      />
    </div>
  );
}
