/** The page of a closed day, for the owner: four figures, then the three books side by side. */

import { Alert, Text } from '@mantine/core';
import { formatAngka, formatRupiah, type Rupiah } from '@mustika/kernel/amount.ts';
import { formatTanggal, formatWaktu } from '@mustika/kernel/date.ts';
import { ApprovalHost } from '@mustika/web-kit/approval/approval-host.tsx';
import { DeclaredForm, SubmitButton, useCommandForm } from '@mustika/web-kit/form/form.tsx';
import { useSession } from '@mustika/web-kit/session.ts';
import { StaticModal } from '@mustika/web-kit/shell/static-modal.tsx';
import { useTranslation } from 'react-i18next';
import type { HariToko } from './hari-toko.command.ts';
import { jumlahDari } from './hari-toko.rule.ts';
import { Selisih } from './selisih-laci.widget.tsx';
import {
  jumlahGram,
  TabelBarang,
  TabelEmas,
  TabelPersetujuan,
  TabelTransaksi,
  TabelUang,
} from './tabel-hari.widget.tsx';
import { TUTUP } from './teks-tutup.store.ts';
import css from './tutup.module.css';
import { tutupToko } from './tutup-toko.document.ts';

const LACI: ReadonlySet<string> = new Set(['KAS', 'KAS_GADAI']);

function Angka({ hari }: { hari: HariToko }) {
  const { t } = useTranslation(TUTUP);
  const { uang, kadar, kepala } = hari;
  const kas = uang.filter(({ akun }) => LACI.has(akun));
  const bank = uang.filter(({ akun }) => akun === 'BANK');
  const rupiah = (rows: typeof uang, nilai: (row: (typeof uang)[number]) => number): string =>
    formatRupiah(jumlahDari(rows, nilai) as Rupiah);
  const dihitung = kas.filter(({ hitung }) => hitung !== null).length;
  return (
    <div className={css.angka4}>
      <div className={`kartu ${css.kartuAngka}`}>
        <span>{t('kasAkhir')}</span>
        <b>{rupiah(kas, (row) => row.akhir)}</b>
        <span>{t('uangMasuk', { jumlah: rupiah(kas, (row) => row.masuk) })}</span>
      </div>
      <div className={`kartu ${css.kartuAngka}`}>
        <span>{t('totalSelisih')}</span>
        <b>
          <Selisih nilai={kepala.selisih} />
        </b>
        <span>{t('laciHitungan', { jumlah: dihitung })}</span>
      </div>
      <div className={`kartu ${css.kartuAngka}`}>
        <span>{t('bankAkhir')}</span>
        <b>{rupiah(bank, (row) => row.akhir)}</b>
        <span>{t('uangMasuk', { jumlah: rupiah(bank, (row) => row.masuk) })}</span>
      </div>
      <div className={`kartu ${css.kartuAngka}`}>
        <span>{t('emasAkhir')}</span>
        <b>{jumlahGram(kadar, (row) => row.akhir)} g</b>
        <span>
          {t('emasMurni', {
            berat: jumlahGram(kadar, (row) => row.akhir_murni),
            pcs: formatAngka(jumlahDari(kadar, (row) => row.akhir_qty)),
          })}
        </span>
      </div>
    </div>
  );
}

function Kepala({ kepala }: { kepala: HariToko['kepala'] }) {
  const { t } = useTranslation(TUTUP);
  const { no_dokumen, waktu, oleh, penyetuju, tanggal_berikut, segel, catatan } = kepala;
  const facts = [
    ...(waktu ? [t('ditutupOleh', { waktu: formatWaktu(waktu), oleh: oleh ?? '-' })] : []),
    ...(penyetuju ? [t('disetujui', { oleh: penyetuju })] : []),
    ...(tanggal_berikut ? [`${t('berikut')}: ${formatTanggal(tanggal_berikut)}`] : []),
    ...(catatan ? [`${t('catatan')}: ${catatan}`] : []),
    ...(segel ? [t('segel', { segel })] : []),
  ];
  return (
    <Text size="xs" c="dimmed">
      {no_dokumen && <span className="kode">{no_dokumen}</span>}
      {no_dokumen && ' · '}
      {facts.join(' · ')}
    </Text>
  );
}

export function HariTertutup({ hari }: { hari: HariToko }) {
  const { t } = useTranslation(TUTUP);
  return (
    <>
      <Kepala kepala={hari.kepala} />
      {hari.kepala.no_dokumen === null && (
        <Alert color="biru" py="xs">
          {t('tanpaTutup')}
        </Alert>
      )}
      <Angka hari={hari} />
      <TabelUang uang={hari.uang} />
      <div className={css.dua}>
        <div className={css.kiri}>
          <TabelTransaksi kategori={hari.kategori} />
          <TabelEmas judul={t('emasKadar')} nama={t('kadar')} emas={hari.kadar} />
          <TabelEmas judul={t('emasBaki')} nama={t('baki')} emas={hari.baki} />
        </div>
        <div className={css.kiri}>
          <TabelBarang barang={hari.barang} />
          <TabelPersetujuan hari={hari} />
        </div>
      </div>
    </>
  );
}

const { bukaKembali } = tutupToko.transitions;
const BUKA = { ...bukaKembali, method: 'POST' as const };

type BukaKembaliProps = { kepala: HariToko['kepala']; onClose: () => void; onDibuka: () => void };

/** The owner says why; what it does stands above the field. */
export function BukaKembali({ kepala, onClose, onDibuka }: BukaKembaliProps) {
  const { t } = useTranslation(TUTUP);
  const refresh = useSession((session) => session.refresh);
  const form = useCommandForm(BUKA, {
    initial: { no_dokumen: kepala.no_dokumen },
    onDone: () => void refresh().then(onDibuka),
  });
  return (
    <StaticModal
      opened
      onClose={onClose}
      size="md"
      title={t('bukaKembaliJudul', { tanggal: formatTanggal(kepala.tanggal) })}
    >
      <ApprovalHost />
      <Text size="sm" mb="sm">
        {t('bukaKembaliArti')}
      </Text>
      <DeclaredForm form={form} names={['alasan']} label={t('bukaKembali')} autoFocus>
        <SubmitButton form={form} color="merah" mt="sm">
          {t('bukaKembali')}
        </SubmitButton>
      </DeclaredForm>
    </StaticModal>
  );
}
