/** Card cash-outs: today's list, a modal that shows what the customer gets while it is typed. Domain R6.10. */
import { Group } from '@mantine/core';
import { formatRupiah, type MiliPersen, type Rupiah, toThousandths } from '@mustika/kernel/amount.ts';
import { formatWaktu } from '@mustika/kernel/date.ts';
import { kode, persen, teks, uang } from '@mustika/kernel/field.ts';
import { call } from '@mustika/web-kit/api.ts';
import type { TableRow } from '@mustika/web-kit/data-table.tsx';
import { SideDrawer } from '@mustika/web-kit/drawer.tsx';
import { ErrorSummary, FormFrame, InputOf, SubmitButton, useCommandForm } from '@mustika/web-kit/form.tsx';
import { useSession } from '@mustika/web-kit/session.ts';
import { StaticModal } from '@mustika/web-kit/shell/static-modal.tsx';
import { IconPlus } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { gesekHistories } from './gesek-tunai.command.ts';
import { gesekTunai } from './gesek-tunai.document.ts';
import { hitungGesek } from './gesek-tunai.rule.ts';
import css from './keuangan.module.css';
import { usePeriode } from './periode.widget.tsx';
import { KEPALA_UANG, RiwayatDokumen } from './riwayat-dokumen.widget.tsx';
import { BatalUang, StatusUang } from './status-uang.widget.tsx';
import { KEUANGAN } from './teks-keuangan.store.ts';

const KOLOM = {
  ...KEPALA_UANG,
  kasir: kode('Kasir', { width: 9 }),
  no_rekening: kode('Rekening', { width: 12 }),
  nama_pemilik: teks('Nama Pemilik', { width: 18 }),
  kartu_akhir: kode('Kartu', { width: 6 }),
  gesek: uang('Gesek', { total: 'sum', width: 11 }),
  fee_persen: persen('Fee %', { width: 6 }),
  fee_rp: uang('Fee', { total: 'sum', width: 10 }),
  cash: uang('Uang Keluar', { total: 'sum', width: 11 }),
};

const { simpan, batal } = gesekTunai.transitions;
const SIMPAN = { ...simpan, method: 'POST' as const };

export default function GesekTunai() {
  const portal = useSession((session) => session.portal);
  const periode = usePeriode();
  const { tgl_awal, tgl_akhir } = periode;
  const asked = useQuery({
    queryKey: ['gesek-tunai', portal, tgl_awal, tgl_akhir],
    queryFn: async ({ signal }) =>
      (await call<TableRow[]>(gesekHistories, { query: { tgl_awal, tgl_akhir }, signal })).data,
    placeholderData: keepPreviousData,
  });
  return (
    <RiwayatDokumen
      id="gesek-tunai"
      title="Gesek Tunai"
      fields={KOLOM}
      periode={periode}
      asked={asked}
      rows={asked.data}
      act={simpan}
      tombol={{ teks: 'Gesek Tunai', ikon: <IconPlus size={14} /> }}
      onBerubah={() => void asked.refetch()}
      modal={(onClose, onSaved) => <ModalGesek onClose={onClose} onSaved={onSaved} />}
      lembar={(baris, onClose, onBatal) => <Lembar baris={baris} onClose={onClose} onBatal={onBatal} />}
    />
  );
}

type LembarProps = { baris: TableRow; onClose: () => void; onBatal: () => void };

function Lembar({ baris, onClose, onBatal }: LembarProps) {
  const { t } = useTranslation(KEUANGAN);
  return (
    <SideDrawer opened onClose={onClose} title={String(baris['no_dokumen'])}>
      <StatusUang status={String(baris['status'])} />
      <div className={css.besar}>{formatRupiah(baris['gesek'] as Rupiah)}</div>
      <dl className={css.fakta}>
        <dt>{t('uangKeluar')}</dt>
        <dd>{formatRupiah(baris['cash'] as Rupiah)}</dd>
        <dt>{KOLOM.nama_pemilik.label}</dt>
        <dd>{String(baris['nama_pemilik'])}</dd>
        <dt>No KTP</dt>
        <dd>{String(baris['no_ktp'] ?? '-')}</dd>
        <dt />
        <dd>{t('oleh', { user: baris['kasir'], waktu: formatWaktu(String(baris['waktu'])) })}</dd>
      </dl>
      {baris['status'] === 'DONE' && (
        <BatalUang transition={batal} no_dokumen={String(baris['no_dokumen'])} onBatal={onBatal} />
      )}
    </SideDrawer>
  );
}

const KIRI = ['no_rekening', 'jenis_kartu', 'gesek', 'fee_persen', 'kartu_akhir', 'nama_pemilik'] as const;
const PILIHAN = ['no_ktp', 'telp'] as const;

function ModalGesek({ onClose, onSaved }: { onClose: () => void; onSaved: () => void }) {
  const { t } = useTranslation(KEUANGAN);
  const form = useCommandForm(SIMPAN, { onDone: onSaved });
  const gesek = Number(form.values['gesek'] ?? 0);
  const fee = toThousandths(Number(form.values['fee_persen'] ?? 0)) ?? 0;
  const { fee_rp, cash } = hitungGesek(gesek as Rupiah, fee as MiliPersen);
  return (
    <StaticModal
      opened
      onClose={onClose}
      title="Gesek Tunai"
      size="lg"
      closeButtonProps={{ 'aria-label': t('tutup') }}
    >
      <FormFrame form={form} label="Gesek Tunai">
        <ErrorSummary form={form} names={Object.keys(form.fields)} />
        <div className={css.isian}>
          {[...KIRI, ...PILIHAN].map((name, index) => (
            <InputOf key={name} form={form} name={name} autoFocus={index === 0} />
          ))}
          <div className={css.lebar}>
            <InputOf form={form} name="alamat" />
          </div>
        </div>
        <Group justify="space-between" align="flex-end" mt="md">
          <dl className={css.fakta} aria-live="polite">
            <dt>{t('fee')}</dt>
            <dd>{formatRupiah(fee_rp)}</dd>
            <dt>{t('uangKeluar')}</dt>
            <dd className={css.besar}>{formatRupiah(cash)}</dd>
          </dl>
          <SubmitButton form={form}>{t('simpan')}</SubmitButton>
        </Group>
      </FormFrame>
    </StaticModal>
  );
}
