/** What was destroyed: the list, its paper, and its way back on the same day. */

import { Button, Group, TextInput } from '@mantine/core';
import { formatAngka, formatGram, miligram, toThousandths } from '@mustika/kernel/amount.ts';
import { formatTanggal, formatWaktu } from '@mustika/kernel/date.ts';
import { angka, gram, kode, pilihan, tanggal, uang } from '@mustika/kernel/field.ts';
import { ActButton } from '@mustika/web-kit/act.tsx';
import { saveFile } from '@mustika/web-kit/api.ts';
import { useApproval, withApproval } from '@mustika/web-kit/approval/approval.ts';
import { ApprovalHost } from '@mustika/web-kit/approval/approval-host.tsx';
import { EmptyState } from '@mustika/web-kit/data-table/empty.tsx';
import { DataTable, type TableRow } from '@mustika/web-kit/data-table.tsx';
import sheet from '@mustika/web-kit/document-sheet/sheet.module.css';
import { noticeOf } from '@mustika/web-kit/notices.tsx';
import { useSession } from '@mustika/web-kit/session.ts';
import { useKirimSekali } from '@mustika/web-kit/use-kirim.ts';
import { IconBan, IconFileTypePdf, IconReceipt } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StatusBeli } from './daftar-beli.widget.tsx';
import { hancurPembelian } from './hancur-pembelian.document.ts';
import { ambilBukti, type Hancur, kirimBatalHancur, useHancur } from './hancur-pembelian.store.ts';
import { pembelianErrors } from './pembelian.errors.ts';
import { PEMBELIAN } from './teks-pembelian.store.ts';

const KOLOM = {
  no_dokumen: kode('No Hancur', { width: 20 }),
  tanggal: tanggal('Tanggal', { width: 11 }),
  tgl_beli: tanggal('Tgl Beli', { width: 11 }),
  kondisi_barang: kode('Kondisi', { width: 10 }),
  tujuan: kode('Tujuan', { width: 8 }),
  jumlah_barang: angka('Pcs', { width: 5 }),
  berat: gram('Berat', { width: 9 }),
  nilai: uang('Nilai', { width: 13 }),
  status: pilihan(
    'Status',
    [
      ['DONE', 'Selesai'],
      ['CANC', 'Batal'],
    ],
    { width: 9 },
  ),
};

type RiwayatProps = { nomor: string; onNomor: (nomor: string) => void };

export function RiwayatHancur({ nomor, onNomor }: RiwayatProps) {
  const { t } = useTranslation(PEMBELIAN);
  const asked = useHancur();
  const row = asked.data?.find((h) => h.no_dokumen === nomor);
  return (
    <div className={sheet.split}>
      <DataTable
        id="hancur-pembelian-riwayat"
        label={t('hancur.riwayat')}
        fields={KOLOM}
        rows={asked.data as readonly TableRow[] | undefined}
        rowKey="no_dokumen"
        loading={asked.isPending}
        error={asked.error}
        onRetry={() => void asked.refetch()}
        onOpen={(opened) => onNomor(String(opened['no_dokumen']))}
        withToolbar={false}
        render={{ status: (opened) => <StatusBeli status={String(opened['status'])} /> }}
        first={{ text: t('hancur.tiada') }}
      />
      <div className={sheet.side}>
        {row ? (
          <LembarHancur
            key={`${row.no_dokumen} ${row.status}`}
            row={row}
            onDone={() => void asked.refetch()}
          />
        ) : (
          <EmptyState icon={<IconReceipt size={28} stroke={1.4} />} text={t('hancur.pilihNomor')} />
        )}
      </div>
    </div>
  );
}

function LembarHancur({ row, onDone }: { row: Hancur; onDone: () => void }) {
  const { t } = useTranslation(PEMBELIAN);
  const [sending, setSending] = useState(false);
  const user = useSession((session) => session.user);
  const lewat = row.tanggal !== user?.tgl_system && user?.level !== 'OWN';
  const bukti = async () => {
    setSending(true);
    await ambilBukti(row.no_dokumen).then(saveFile).catch(noticeOf);
    setSending(false);
  };
  return (
    <article className={sheet.sheet} aria-label={row.no_dokumen}>
      <header className={sheet.head}>
        <div>
          <h2 className="kode">{row.no_dokumen}</h2>
          <StatusBeli status={row.status} />
        </div>
        <strong>
          <small>Rp</small> {formatAngka(row.nilai)}
        </strong>
      </header>
      <dl className={sheet.facts}>
        <dt>{t('hancur.tglBeli')}</dt>
        <dd>{formatTanggal(row.tgl_beli)}</dd>
        <dt>{t('tabel.kondisi')}</dt>
        <dd>
          {row.kondisi_barang} · {t(`hancur.ke.${row.tujuan}`)}
        </dd>
        <dt>{t('tabel.berat')}</dt>
        <dd>
          {row.jumlah_barang} pcs · {formatGram(miligram(toThousandths(row.berat) ?? 0))} g
        </dd>
        <dt>{t('nota.kasir')}</dt>
        <dd>
          {row.user_id} · {formatWaktu(row.waktu)}
        </dd>
        {row.keterangan && (
          <>
            <dt>{t('nota.ket')}</dt>
            <dd>{row.keterangan}</dd>
          </>
        )}
      </dl>
      <Group>
        <Button
          variant="default"
          loading={sending}
          leftSection={<IconFileTypePdf size={15} />}
          onClick={() => void bukti()}
        >
          {t('hancur.bukti')}
        </Button>
      </Group>
      {row.status === 'DONE' && !lewat && <BatalHancur nomor={row.no_dokumen} onDone={onDone} />}
      {row.status === 'DONE' && lewat && (
        <p className={sheet.blocked}>{pembelianErrors.BATAL_HANCUR_BEDA_HARI.message}</p>
      )}
    </article>
  );
}

function BatalHancur({ nomor, onDone }: { nomor: string; onDone: () => void }) {
  const { t } = useTranslation(PEMBELIAN);
  const [alasan, setAlasan] = useState('');
  const { busy, kirim } = useKirimSekali();
  const asking = useApproval((approval) => approval.pending !== null);
  const batal = async () => {
    const body = { no_dokumen: nomor, alasan: alasan.trim() };
    if (await kirim((key) => withApproval((izin) => kirimBatalHancur(body, key, izin)))) onDone();
  };
  return (
    <div className={sheet.reason}>
      {!asking && (
        <Group align="flex-end" gap="xs">
          <TextInput
            label={t('batal.alasan')}
            maxLength={200}
            value={alasan}
            style={{ flex: 1 }}
            onChange={(event) => setAlasan(event.currentTarget.value.toUpperCase())}
          />
          <ActButton
            act={hancurPembelian.transitions.batal}
            main
            color="merah"
            loading={busy}
            disabled={alasan.trim().length < 4}
            leftSection={<IconBan size={15} />}
            onClick={() => void batal()}
          >
            {t('hancur.batalkan')}
          </ActButton>
        </Group>
      )}
      <ApprovalHost />
    </div>
  );
}
