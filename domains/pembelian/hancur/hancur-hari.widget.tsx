/** The pieces of one day of purchase: all chosen to begin with, those whose wear is doubted left out. */

import { TextInput } from '@mantine/core';
import { formatAngka, formatGram, miligram, rupiah, sum, toThousandths } from '@mustika/kernel/amount.ts';
import { formatTanggal } from '@mustika/kernel/date.ts';
import { gram, kadar, kode, teks, uang } from '@mustika/kernel/field.ts';
import { ActButton } from '@mustika/web-kit/act.tsx';
import { useApproval, withApproval } from '@mustika/web-kit/approval/approval.ts';
import { ApprovalHost } from '@mustika/web-kit/approval/approval-host.tsx';
import { DataTable, type TableRow } from '@mustika/web-kit/data-table.tsx';
import sheet from '@mustika/web-kit/document-sheet/sheet.module.css';
import { RefInput } from '@mustika/web-kit/fields/ref-input.tsx';
import { enterMovesOn } from '@mustika/web-kit/form/enter-moves-on.ts';
import { useKirimSekali } from '@mustika/web-kit/sending/use-kirim.ts';
import { IconFlame } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { kondisiBarangResource } from '../../master/kondisi-barang.resource.ts';
import { PEMBELIAN } from '../teks-pembelian.store.ts';
import type { BarangBeli } from './hancur-pembelian.command.ts';
import { hancurPembelian } from './hancur-pembelian.document.ts';
import { kirimHancur, useBarangBeli } from './hancur-pembelian.store.ts';

const KOLOM = {
  kode_barcode: kode('Barcode', { width: 10 }),
  nama_barang: teks('Nama Barang', { width: 15 }),
  kadar: kadar('Kadar', { width: 6 }),
  berat: gram('Berat', { width: 8 }),
  nilai: uang('Nilai', { width: 10 }),
  ket: teks('Ket', { width: 13 }),
  kode_group: kode('Group', { width: 7, hidden: true }),
};

type HancurProps = { hari: string; onDone: () => void };

export function HancurHari({ hari, onDone }: HancurProps) {
  const { t } = useTranslation(PEMBELIAN);
  const asked = useBarangBeli(hari);
  const [ditinggal, setDitinggal] = useState<ReadonlySet<string>>(new Set());
  const rows = asked.data ?? [];
  const bisa = useMemo(() => rows.filter((b) => !b.tertahan), [rows]);
  const dipilih = bisa.filter((b) => !ditinggal.has(b.kode_barcode));
  const tabel = rows.map((b) => ({ ...b, ket: b.tertahan ? t('hancur.tertahan') : null }));
  return (
    <article className={sheet.sheet} aria-label={formatTanggal(hari)}>
      <header className={sheet.head}>
        <h2>{formatTanggal(hari)}</h2>
        <strong>
          <small>Rp</small> {formatAngka(sum(dipilih.map((b) => rupiah(b.nilai))))}
        </strong>
      </header>
      <p aria-live="polite">
        {dipilih.length} / {rows.length} pcs ·{' '}
        {formatGram(sum(dipilih.map((b) => miligram(toThousandths(b.berat) ?? 0))))} g
      </p>
      <DataTable
        id="hancur-pembelian-barang"
        label={t('hancur.barang')}
        fields={KOLOM}
        rows={asked.data ? (tabel as readonly TableRow[]) : undefined}
        rowKey="kode_barcode"
        loading={asked.isPending}
        error={asked.error}
        onRetry={() => void asked.refetch()}
        withToolbar={false}
        picked={new Set(dipilih.map((b) => b.kode_barcode))}
        onPicked={(picked) =>
          setDitinggal(new Set(bisa.map((b) => b.kode_barcode).filter((barcode) => !picked.has(barcode))))
        }
      />
      <Putuskan hari={hari} barang={dipilih} onDone={onDone} />
    </article>
  );
}

/** What becomes of them, and the approval in place. */
function Putuskan({ hari, barang, onDone }: HancurProps & { barang: readonly BarangBeli[] }) {
  const { t } = useTranslation(PEMBELIAN);
  const [kondisi, setKondisi] = useState<string | null>(null);
  const [keterangan, setKeterangan] = useState('');
  const [salah, setSalah] = useState<string | undefined>();
  const { busy, kirim } = useKirimSekali();
  const asking = useApproval((approval) => approval.pending !== null);
  const hancurkan = async () => {
    if (kondisi === null) return setSalah('Kondisi Barang Tidak Boleh Kosong');
    const body = {
      tgl_beli: hari,
      kondisi_barang: kondisi,
      keterangan: keterangan.trim() || null,
      barang: barang.map(({ kode_barcode }) => ({ kode_barcode })),
    };
    if (await kirim((key) => withApproval((izin) => kirimHancur(body, key, izin)))) onDone();
  };
  // The panel of the approval is a form of its own: it stands beside this one, never in it.
  return (
    <div className={sheet.reason}>
      <form
        noValidate
        onKeyDown={enterMovesOn}
        onSubmit={(event) => {
          event.preventDefault();
          void hancurkan();
        }}
      >
        <RefInput
          resource={kondisiBarangResource}
          label={t('tabel.kondisi')}
          name="kondisi_barang"
          required
          value={kondisi}
          error={salah}
          onChange={(next) => {
            setSalah(undefined);
            setKondisi(next);
          }}
        />
        <TextInput
          label={t('nota.ket')}
          maxLength={200}
          value={keterangan}
          onChange={(event) => setKeterangan(event.currentTarget.value.toUpperCase())}
        />
        {!asking && (
          <ActButton
            act={hancurPembelian.transitions.simpan}
            main
            type="submit"
            data-utama
            fullWidth
            mt="sm"
            color="merah"
            loading={busy}
            disabled={barang.length === 0}
            leftSection={<IconFlame size={15} />}
          >
            {t('hancur.act', { jumlah: barang.length })}
          </ActButton>
        )}
      </form>
      <ApprovalHost />
    </div>
  );
}
