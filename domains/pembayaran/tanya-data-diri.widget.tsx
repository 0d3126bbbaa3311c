/**
 * Asks for what the shop must know of a customer where a document is made without a form of its own: the write is refused with the
 * names of what is missing, and goes again with it. Domain 14.2; docs/decisions/0028.
 */
import { type Fields, kode, tanggal, teks } from '@mustika/kernel/field.ts';
import { isApiError } from '@mustika/web-kit/api.ts';
import { DeclaredForm, SubmitButton, useDeclaredForm } from '@mustika/web-kit/form/form.tsx';
import { kalimat } from '@mustika/web-kit/language/istilah.ts';
import { PileModal } from '@mustika/web-kit/pile-modal.tsx';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { KolomDataDiri } from '../member/data-diri.rule.ts';
import { memberErrors } from '../member/member.errors.ts';

const ISIAN: Record<KolomDataDiri, Fields[string]> = {
  nama_customer: teks('Nama Customer', { max: 60 }),
  nik_sim_passport: kode('NIK / SIM / Passport', { max: 30 }),
  alamat_customer: teks('Alamat Customer', { max: 160 }),
  tanggal_lahir: tanggal('Tanggal Lahir'),
  pekerjaan: teks('Pekerjaan', { max: 60 }),
  sumber_dana: teks('Sumber Dana', { max: 60 }),
};

export type DiriDiisi = Partial<Record<KolomDataDiri, string>>;
type Tanya = { kurang: readonly KolomDataDiri[]; jawab: (diri: DiriDiisi | null) => void };

/** What a refusal asks for; null for any other. */
const diminta = (error: unknown): readonly KolomDataDiri[] | null =>
  isApiError(error) && error.code === memberErrors.IDENTITAS_DIPERLUKAN.code
    ? ((error.detail as { kurang?: readonly KolomDataDiri[] } | null)?.kurang ?? null)
    : null;

/** Runs a write, and again with what it was refused for. */
export type DenganDataDiri = <T>(kirim: (diri: DiriDiisi) => Promise<T>) => Promise<T>;

/** `denganDataDiri` runs a write; `tanya` is shown by the screen. Whoever closes the question is left with the refusal. */
export function useDataDiri(): {
  denganDataDiri: DenganDataDiri;
  tanya: ReactNode;
} {
  const [tanya, setTanya] = useState<Tanya | null>(null);
  const denganDataDiri = async <T,>(kirim: (diri: DiriDiisi) => Promise<T>): Promise<T> => {
    let diri: DiriDiisi = {};
    for (;;) {
      try {
        return await kirim(diri);
      } catch (error) {
        const kurang = diminta(error);
        if (!kurang) throw error;
        const isi = await new Promise<DiriDiisi | null>((jawab) => setTanya({ kurang, jawab }));
        setTanya(null);
        if (!isi) throw error;
        diri = { ...diri, ...isi };
      }
    }
  };
  return { denganDataDiri, tanya: tanya && <TanyaDataDiri {...tanya} /> };
}

function TanyaDataDiri({ kurang, jawab }: Tanya) {
  const { t } = useTranslation();
  const isian = Object.fromEntries(kurang.map((kolom) => [kolom, ISIAN[kolom]]));
  const form = useDeclaredForm(isian, undefined, {
    send: async (values) => jawab(values as DiriDiisi),
  });
  const judul = kalimat(memberErrors.IDENTITAS_DIPERLUKAN.message);
  return (
    <PileModal
      opened
      onClose={() => jawab(null)}
      title={judul}
      closeButtonProps={{ 'aria-label': t('kerangka.tutup') }}
    >
      <DeclaredForm form={form} label={judul} autoFocus>
        <SubmitButton form={form} mt="md" fullWidth>
          {t('umum.lanjut')}
        </SubmitButton>
      </DeclaredForm>
    </PileModal>
  );
}
