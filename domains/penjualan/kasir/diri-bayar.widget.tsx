/** What the shop must know of a buyer from a sum on, between what he pays and what he gets back. Domain 14.2. */

import { DateInput } from '@mustika/web-kit/fields/date-input.tsx';
import { TeksInput } from '@mustika/web-kit/fields/text-input.tsx';
import { enterMovesOn } from '@mustika/web-kit/form/enter-moves-on.ts';
import { buzz } from '@mustika/web-kit/scan/sound.ts';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { KolomDataDiri } from '../../member/data-diri.rule.ts';
import { memberErrors } from '../../member/member.errors.ts';
import { PENJUALAN } from '../teks.store.ts';
import css from './bayar.module.css';
import { diriDari, diriKurang, isianDiri } from './diri.rule.ts';
import { bolehUbah, ubahKeranjang, useKasir } from './kasir.store.ts';

const LABEL: Record<KolomDataDiri, [string, number]> = {
  nama_customer: ['Nama Customer', 60],
  nik_sim_passport: ['NIK / SIM / Passport', 30],
  alamat_customer: ['Alamat Customer', 160],
  tanggal_lahir: ['Tanggal Lahir', 10],
  pekerjaan: ['Pekerjaan', 60],
  sumber_dana: ['Sumber Dana', 60],
};

const keIsian = (kolom: KolomDataDiri): void => {
  const field = document.querySelector<HTMLElement>(`[data-lembar] [data-nama="${kolom}"]`);
  (field?.matches('input, button') ? field : field?.querySelector<HTMLElement>('input, button'))?.focus();
};

/** Says what is missing and goes there; false when nothing is. */
export function diriBelumLengkap(): boolean {
  const kurang = diriKurang(useKasir.getState().keranjang);
  if (!kurang) return false;
  const { code, message } = memberErrors.IDENTITAS_DIPERLUKAN;
  buzz();
  useKasir.setState({ salah: { message, code } });
  keIsian(kurang);
  return true;
}

export function DataDiriPembeli() {
  const { t } = useTranslation(PENJUALAN);
  const keranjang = useKasir((kasir) => kasir.keranjang);
  const terbuka = useKasir(bolehUbah);
  const diminta = keranjang.diri?.diminta;
  const isi = diriDari(keranjang);
  useEffect(() => {
    if (diminta?.[0]) keIsian(diminta[0]);
  }, [diminta]);
  return (
    <form
      noValidate
      className={css.isian}
      onKeyDown={enterMovesOn}
      onSubmit={(event) => event.preventDefault()}
    >
      <h3>{t('bayar.dataDiri')}</h3>
      {isianDiri(keranjang).map((name) => {
        const [label, maxLength] = LABEL[name];
        const props = {
          ...{ name, label, required: true, readOnly: !terbuka, value: isi[name] },
          onChange: (value: string | null) =>
            ubahKeranjang((k) => ({ ...k, diri: { ...k.diri, [name]: value } })),
        };
        return name === 'tanggal_lahir' ? (
          <DateInput key={name} {...props} />
        ) : (
          <TeksInput key={name} {...props} maxLength={maxLength} code={name === 'nik_sim_passport'} />
        );
      })}
    </form>
  );
}
