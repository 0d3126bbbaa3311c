/** The act itself: which day, when the next one is, what is still missing, and the one gold button. F9 presses it. */

import { Kbd, Textarea } from '@mantine/core';
import { formatRupiah, type Rupiah } from '@mustika/kernel/amount.ts';
import { addDays, formatTanggal, type Tanggal } from '@mustika/kernel/date.ts';
import { ActButton } from '@mustika/web-kit/act.tsx';
import { ApprovalHost } from '@mustika/web-kit/approval/approval-host.tsx';
import { DateInput } from '@mustika/web-kit/fields/date-input.tsx';
import { Panel } from '@mustika/web-kit/screen-frame.tsx';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Alasan } from './daftar-periksa.widget.tsx';
import { jumlahDari } from './hari-toko.rule.ts';
import type { PeriksaTutup } from './periksa-tutup.command.ts';
import { LIBUR_TERPANJANG } from './periksa-tutup.rule.ts';
import { berkata, kodeLaci } from './selisih-laci.rule.ts';
import { Selisih } from './selisih-laci.widget.tsx';
import { TUTUP } from './teks-tutup.store.ts';
import css from './tutup.module.css';
import { tutupToko } from './tutup-toko.document.ts';

/** Something that keeps the day open, in words, and the field that settles it. */
export type Sisa = { kunci: string; teks: string; kolom: string };

type T = TFunction<typeof TUTUP>;

/** What is still missing, in the order of the page. */
export function sisaSebelumTutup({ periksa, laci }: PeriksaTutup, alasan: Alasan, t: T): Sisa[] {
  return [
    ...periksa.flatMap(({ kode, label, jumlah, sifat }): Sisa[] => {
      const kolom = `[data-alasan="${kode}"]`;
      if (sifat === 'INFO') return [];
      if (sifat === 'BLOKIR') return [{ kunci: kode, teks: t('sisaBlokir', { hal: label, jumlah }), kolom }];
      if (berkata(alasan[kode] ?? '')) return [];
      return [{ kunci: kode, teks: t('sisaAlasan', { hal: label }), kolom }];
    }),
    ...laci.flatMap(({ akun, dimensi, hitungan }): Sisa[] => {
      if (hitungan && !hitungan.basi) {
        const kode = kodeLaci({ akun, dimensi });
        if (hitungan.selisih === 0 || berkata(alasan[kode] ?? '')) return [];
        const hal = t('alasanSelisih', { kasir: dimensi });
        return [{ kunci: kode, teks: hal, kolom: `[data-alasan="${kode}"]` }];
      }
      const teks = t(hitungan ? 'sisaBasi' : 'sisaHitung', { kasir: dimensi });
      return [{ kunci: `${akun}|${dimensi}`, teks, kolom: '[data-lembar]' }];
    }),
  ];
}

type TutupHariProps = {
  periksa: PeriksaTutup;
  sisa: readonly Sisa[];
  berikut: string;
  catatan: string;
  menutup: boolean;
  onBerikut: (tanggal: string) => void;
  onCatatan: (catatan: string) => void;
  onTutup: () => void;
};

export function TutupHari(props: TutupHariProps) {
  const { periksa, sisa, berikut, catatan, menutup, onBerikut, onCatatan, onTutup } = props;
  const { t } = useTranslation(TUTUP);
  const counted = periksa.laci.flatMap(({ hitungan }) => (hitungan && !hitungan.basi ? [hitungan] : []));
  const hari = periksa.tanggal as Tanggal;
  return (
    <Panel
      title={
        <>
          {/* The third step is there once a drawer was counted. */}
          <span className={css.nomor}>{periksa.laci.some((one) => one.hitungan !== null) ? 4 : 3}</span>
          {t('tutupHari')}
        </>
      }
    >
      <ApprovalHost />
      <div className={css.tutup}>
        <dl className={css.fakta}>
          <dt>{t('hariIni')}</dt>
          <dd className="angka">
            <b>{formatTanggal(hari)}</b>
          </dd>
          <dt>{t('totalHitungan')}</dt>
          <dd className="angka">{formatRupiah(jumlahDari(counted, (one) => one.jumlah) as Rupiah)}</dd>
          <dt>{t('totalSelisih')}</dt>
          <dd className="angka">
            {counted.length > 0 ? <Selisih nilai={jumlahDari(counted, (one) => one.selisih)} /> : '-'}
          </dd>
        </dl>
        <DateInput
          label={t('berikut')}
          value={berikut}
          min={addDays(hari, 1)}
          max={addDays(hari, LIBUR_TERPANJANG)}
          onChange={(next) => onBerikut(next ?? periksa.tanggal_berikut)}
        />
        <Textarea
          label={t('catatan')}
          autosize
          minRows={2}
          maxRows={4}
          maxLength={500}
          value={catatan}
          onChange={(event) => onCatatan(event.currentTarget.value)}
        />
        {sisa.length > 0 && (
          <div>
            <p className={css.kosong}>{t('sisa')}</p>
            <ul className={css.sisa}>
              {sisa.map(({ kunci, teks }) => (
                <li key={kunci}>{teks}</li>
              ))}
            </ul>
          </div>
        )}
        <ActButton
          act={tutupToko.transitions.tutup}
          main
          color="emas"
          fullWidth
          data-tutup
          loading={menutup}
          variant={sisa.length > 0 ? 'default' : 'filled'}
          onClick={onTutup}
          rightSection={<Kbd size="xs">F9</Kbd>}
        >
          {t('tutup')}
        </ActButton>
      </div>
    </Panel>
  );
}
