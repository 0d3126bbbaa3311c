/** Saved sales and purchases that touch no book yet: look at one, validate it, or validate all that were chosen. */
import { Anchor, Button } from '@mantine/core';
import { formatAngka } from '@mustika/kernel/amount.ts';
import { angka, gram, kode, pilihan, teks, uang, waktu } from '@mustika/kernel/field.ts';
import { EmptyState } from '@mustika/web-kit/data-table/empty.tsx';
import { DataTable, type TableRow } from '@mustika/web-kit/data-table.tsx';
import sheet from '@mustika/web-kit/document-sheet/sheet.module.css';
import { ScreenFrame } from '@mustika/web-kit/screen-frame.tsx';
import { IconChecks, IconReceipt } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NotaBeliLembar } from './nota-beli.widget.tsx';
import { PEMBELIAN } from './teks-pembelian.store.ts';
import { type Menunggu, useMenunggu, useValidasiJualBeli } from './validasi-jual-beli.store.ts';

const KOLOM = {
  jenis: pilihan('Jenis', ['PENJUALAN', 'PEMBELIAN'], { width: 11 }),
  no_faktur_group: kode('No Nota', { width: 20 }),
  waktu: waktu('Waktu', { width: 16 }),
  kasir: kode('Kasir', { width: 9 }),
  nama_customer: teks('Customer', { width: 16 }),
  jumlah_barang: angka('Pcs', { width: 5 }),
  berat: gram('Berat', { width: 9 }),
  total: uang('Total', { width: 13 }),
};
const NONE: ReadonlySet<string> = new Set();

export default function ValidasiJualBeli() {
  const { t } = useTranslation(PEMBELIAN);
  const asked = useMenunggu();
  const [picked, setPicked] = useState<ReadonlySet<string>>(NONE);
  const [nomor, setNomor] = useState<string | null>(null);
  const { busy, validasi } = useValidasiJualBeli();
  const rows = asked.data ?? [];
  const chosen = rows.filter((row) => picked.has(row.no_faktur_group));
  const shown = rows.find((row) => row.no_faktur_group === nomor);
  const run = async (list: readonly Menunggu[]) => {
    await validasi(list);
    setPicked(NONE);
  };
  return (
    <ScreenFrame
      title={t('judul.jualBeli')}
      acts={
        <Button
          color="emas"
          loading={busy}
          disabled={chosen.length === 0}
          leftSection={<IconChecks size={15} />}
          onClick={() => void run(chosen)}
        >
          {t('tunggu.terpilih', { jumlah: chosen.length })}
        </Button>
      }
    >
      <div className={sheet.split}>
        <DataTable
          id="validasi-jual-beli"
          label={t('judul.jualBeli')}
          fields={KOLOM}
          rows={asked.data as readonly TableRow[] | undefined}
          rowKey="no_faktur_group"
          loading={asked.isPending}
          error={asked.error}
          onRetry={() => void asked.refetch()}
          onOpen={(row) => setNomor(String(row['no_faktur_group']))}
          withToolbar={false}
          picked={picked}
          onPicked={setPicked}
          first={{ text: t('tunggu.kosong') }}
        />
        <div className={sheet.side}>
          {shown ? (
            <Lembar row={shown} busy={busy} onValidasi={() => void run([shown])} />
          ) : (
            <EmptyState icon={<IconReceipt size={28} stroke={1.4} />} text={t('tunggu.pilih')} />
          )}
        </div>
      </div>
    </ScreenFrame>
  );
}

type LembarProps = { row: Menunggu; busy: boolean; onValidasi: () => void };

/** A purchase is shown whole; a sale by its amount, with the way to its own page. */
function Lembar({ row, busy, onValidasi }: LembarProps) {
  const { t } = useTranslation(PEMBELIAN);
  const act = (
    <div>
      <Button loading={busy} leftSection={<IconChecks size={15} />} onClick={onValidasi}>
        {t('tunggu.act')}
      </Button>
    </div>
  );
  if (row.jenis === 'PEMBELIAN')
    return (
      <NotaBeliLembar nomor={row.no_faktur_group} ringkas>
        {act}
      </NotaBeliLembar>
    );
  return (
    <article className={sheet.sheet} aria-label={row.no_faktur_group}>
      <header className={sheet.head}>
        <h2 className="kode">{row.no_faktur_group}</h2>
        <strong>
          <small>Rp</small> {formatAngka(row.total)}
        </strong>
      </header>
      <Anchor
        component={Link}
        to="/lihat-penjualan"
        search={{ no_faktur_group: row.no_faktur_group } as never}
        size="sm"
      >
        {t('tunggu.lihat')}
      </Anchor>
      {act}
    </article>
  );
}
