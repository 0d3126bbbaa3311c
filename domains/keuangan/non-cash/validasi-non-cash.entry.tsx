/**
 * Non-cash receipts against the bank's statement while VALIDASI_NON_CASH_MODULE is on; without it the same receipts, only
 * to be read (Spec 1 §2.2 says "a different screen" and not which).
 */
import { Alert, Button, FileButton, SegmentedControl } from '@mantine/core';
import { angka, kode, tanggal, teks, uang, waktu } from '@mustika/kernel/field.ts';
import { useMay, whyNot } from '@mustika/web-kit/act.tsx';
import { DataTable } from '@mustika/web-kit/data-table.tsx';
import type { EntryProps } from '@mustika/web-kit/document-screen/document-screen.tsx';
import { DateInput } from '@mustika/web-kit/fields/date-input.tsx';
import { RefInput } from '@mustika/web-kit/fields/ref-input.tsx';
import { useCommandForm } from '@mustika/web-kit/form/form.tsx';
import { ScreenFrame } from '@mustika/web-kit/screen-frame.tsx';
import { useSession } from '@mustika/web-kit/session.ts';
import { useSubject } from '@mustika/web-kit/shell/house-context.tsx';
import { useUrlState } from '@mustika/web-kit/use-url-state.ts';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { rekeningResource } from '../../master/rekening.resource.ts';
import { QrisYatim } from '../../pembayaran/gerbang/qris-yatim.widget.tsx';
import css from '../keuangan.module.css';
import { KEUANGAN } from '../teks-keuangan.store.ts';
import { Koran } from './koran.widget.tsx';
import { PanelValidasi } from './panel-validasi.widget.tsx';
import { PetaKoran } from './peta-koran.widget.tsx';
import { type BarisCocok, rekeningKoran, type Terima } from './validasi-non-cash.command.ts';
import { validasiNonCash } from './validasi-non-cash.document.ts';
import { kunciTerima, type TempatNonCash } from './validasi-non-cash.rule.ts';
import { type SaringNonCash, useKoran, useTerima } from './validasi-non-cash-data.store.ts';

const KOLOM = {
  no_dokumen: kode('No Dokumen', { width: 18 }),
  tanggal: tanggal('Tanggal', { width: 10 }),
  waktu: waktu('Waktu', { width: 15, hidden: true }),
  kategori: teks('Kategori', { kata: true, width: 14 }),
  kartu_akhir: kode('Kartu', { width: 6, hidden: true }),
  no_referensi: kode('Referensi', { width: 12, hidden: true }),
  no_rekening: kode('Rekening', { width: 13 }),
  jumlah: uang('Jumlah', { total: 'sum', width: 12 }),
  mdr: uang('MDR', { total: 'sum', width: 10 }),
  bersih: uang('Bersih', { total: 'sum', width: 12 }),
  peristiwa: angka('Peristiwa', { width: 6, hidden: true }),
};
const SIMPAN = { ...validasiNonCash.transitions.simpan, method: 'POST' as const };

function useSaring() {
  const [search, setSearch] = useUrlState();
  const text = (name: string): string | null => (search[name] ? String(search[name]) : null);
  const saring: SaringNonCash = {
    tempat: search['tempat'] === 'BANK' ? 'BANK' : 'PIUTANG_EDC',
    no_rekening: text('no_rekening'),
    tgl_awal: text('sejak'),
  };
  return { saring, set: (part: Record<string, unknown>) => setSearch({ ...search, ...part }) };
}

export default function ValidasiNonCash({ title, chips, onSaved }: EntryProps) {
  const { t } = useTranslation(KEUANGAN);
  const hidup = useSubject()?.flags.has('VALIDASI_NON_CASH_MODULE') ?? false;
  const { saring, set } = useSaring();
  const koran = useKoran();
  const tertutup = useMay()(rekeningKoran) ? undefined : (whyNot(rekeningKoran) ?? undefined);
  const acts = hidup && (
    <FileButton accept=".csv,.xlsx,.txt" onChange={(file) => void koran.baca(file, saring.no_rekening)}>
      {(props) => (
        <Button
          {...props}
          disabled={tertutup !== undefined}
          title={tertutup}
          variant="default"
          loading={koran.membaca}
          leftSection={<IconFileSpreadsheet size={14} />}
        >
          {t('nonCash.koran')}
        </Button>
      )}
    </FileButton>
  );
  return (
    <ScreenFrame title={title} chips={chips} acts={acts}>
      <QrisYatim />
      {!hidup && <Alert color="biru">{t('nonCash.mati')}</Alert>}
      <Terbuka hidup={hidup} saring={saring} set={set} koran={koran} onSaved={onSaved} />
    </ScreenFrame>
  );
}

type TerbukaProps = {
  hidup: boolean;
  saring: SaringNonCash;
  set: (part: Record<string, unknown>) => void;
  koran: ReturnType<typeof useKoran>;
  onSaved: () => void;
};

const bersih = ({ jumlah, mdr }: Terima): number => jumlah - mdr;

/** What the acquirer keeps of them, unless the bank paid the whole and bills its fee apart. */
const mdrUntuk = (satu: readonly Terima[], garis: BarisCocok | null): number => {
  const jumlah = satu.reduce((total, one) => total + one.jumlah, 0);
  return jumlah === garis?.jumlah ? 0 : satu.reduce((total, one) => total + one.mdr, 0);
};

/**
 * The ticked receipts and the form they fill; a receipt of another account begins anew. A line of the statement that was taken
 * stays in hand while receipts are ticked for it, until it is booked or put away.
 */
function usePilihan(
  rows: readonly Terima[],
  saring: SaringNonCash,
  onDone: (garis: BarisCocok | null) => void,
) {
  const hari = useSession((session) => session.user?.tgl_system ?? null);
  const [kunci, setKunci] = useState<ReadonlySet<string>>(new Set());
  const [garis, setGaris] = useState<BarisCocok | null>(null);
  const form = useCommandForm(SIMPAN, {
    initial: { tempat: saring.tempat, tgl_bank: hari },
    onDone: () => {
      setKunci(new Set());
      setGaris(null);
      onDone(garis);
    },
  });
  const terpilih = rows.filter((one) => kunci.has(kunciTerima(one)));
  const pilih = (next: ReadonlySet<string>, koran: BarisCocok | null) => {
    const chosen = rows.filter((one) => next.has(kunciTerima(one)));
    const [pertama] = chosen;
    const satu = chosen.filter(
      (one) => one.no_rekening === pertama?.no_rekening && one.tempat === pertama.tempat,
    );
    setKunci(new Set(satu.map(kunciTerima)));
    setGaris(koran);
    const mdr = mdrUntuk(satu, koran);
    form.setMany({
      tempat: pertama?.tempat ?? saring.tempat,
      no_rekening: pertama?.no_rekening ?? null,
      baris: satu.map(({ no_dokumen, peristiwa, jumlah }) => ({ no_dokumen, peristiwa, jumlah })),
      mdr,
      diterima: koran ? koran.jumlah : satu.reduce((total, one) => total + one.jumlah, 0) - mdr,
      koran: koran?.sidik ?? null,
      ...(koran
        ? { tgl_bank: koran.tanggal, referensi: koran.keterangan.slice(0, 200) || null }
        : garis
          ? { tgl_bank: hari, referensi: null }
          : {}),
    });
  };
  return { form, kunci, garis, terpilih, pilih, kosongkan: () => pilih(new Set(), null) };
}

function Terbuka({ hidup, saring, set, koran, onSaved }: TerbukaProps) {
  const { t } = useTranslation(KEUANGAN);
  const asked = useTerima(saring);
  const semua = useMemo(() => asked.data ?? [], [asked.data]);
  const rows = semua.filter((one) => one.tempat === saring.tempat);
  const pilihan = usePilihan(semua, saring, (garis) => {
    if (garis) koran.tandai(garis.sidik, t('nonCash.baruSaja'));
    void asked.refetch();
    onSaved();
  });
  const tabel = rows.map((one) => ({ ...one, kunci: kunciTerima(one), bersih: bersih(one) }));
  const pakai = (baris: BarisCocok) => {
    if (baris.saran.tempat && baris.saran.tempat !== saring.tempat) set({ tempat: baris.saran.tempat });
    pilihan.pilih(new Set(baris.saran.terima), baris);
  };
  return (
    <>
      <div className={css.saring}>
        <SegmentedControl
          aria-label={t('nonCash.penerimaan')}
          value={saring.tempat}
          onChange={(next) => {
            if (!pilihan.garis) pilihan.kosongkan();
            set({ tempat: next as TempatNonCash });
          }}
          data={[
            { value: 'PIUTANG_EDC', label: t('nonCash.edc') },
            { value: 'BANK', label: t('nonCash.bank') },
          ]}
        />
        <RefInput
          label={t('nonCash.rekening')}
          name="no_rekening"
          resource={rekeningResource}
          value={saring.no_rekening}
          clearable
          onChange={(next) => set({ no_rekening: next ?? undefined })}
        />
        <DateInput
          label={t('nonCash.sejak')}
          value={saring.tgl_awal}
          clearable
          onChange={(next) => set({ sejak: next ?? undefined })}
          w={140}
        />
      </div>
      <div className={hidup ? css.duaKolom : css.satuKolom}>
        <div className={css.tumpuk}>
          <Unggahan
            koran={koran}
            saring={saring}
            set={set}
            terbuka={new Set(semua.map(kunciTerima))}
            onPakai={pakai}
          />
          <DataTable
            id="non-cash-terima"
            label={t('nonCash.penerimaan')}
            fields={KOLOM}
            rows={asked.data && tabel}
            rowKey="kunci"
            loading={asked.isPending}
            refetching={asked.isPlaceholderData}
            error={asked.error}
            onRetry={() => void asked.refetch()}
            {...(hidup
              ? {
                  picked: pilihan.kunci,
                  onPicked: (next: ReadonlySet<string>) => pilihan.pilih(next, pilihan.garis),
                }
              : {})}
            first={{ text: t('nonCash.kosong') }}
            slash
          />
        </div>
        {hidup && (
          <PanelValidasi
            form={pilihan.form}
            terpilih={pilihan.terpilih}
            garis={pilihan.garis}
            onKosongkan={pilihan.kosongkan}
          />
        )}
      </div>
    </>
  );
}

type UnggahanProps = Pick<TerbukaProps, 'koran' | 'saring' | 'set'> & {
  terbuka: ReadonlySet<string>;
  onPakai: (baris: BarisCocok) => void;
};

/** What was uploaded: its lines, or first what its columns are. */
function Unggahan({ koran, saring, set, terbuka, onPakai }: UnggahanProps) {
  const { isi, memetakan } = koran;
  if (!isi) return null;
  if (!memetakan)
    return (
      <Koran
        isi={isi}
        terbuka={terbuka}
        onPakai={onPakai}
        onTutup={koran.tutup}
        onKolom={() => koran.setMemetakan(true)}
      />
    );
  return (
    <PetaKoran
      key={isi.kolom.judul.map((one) => one.nama).join()}
      kolom={isi.kolom}
      no_rekening={saring.no_rekening}
      busy={koran.membaca}
      onRead={(peta) => {
        set({ no_rekening: peta.sumber });
        void koran.bacaDengan(peta);
      }}
      onTutup={() => (isi.kolom.tanya ? koran.tutup() : koran.setMemetakan(false))}
    />
  );
}
