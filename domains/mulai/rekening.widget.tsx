/** A bank account that transfers and cards are paid into; its bank is made with it where the chain has none yet. */
import { Text } from '@mantine/core';
import { pilihan } from '@mustika/kernel/field.ts';
import type { Resource } from '@mustika/kernel/resource.ts';
import { newKey } from '@mustika/web-kit/api.ts';
import { useAskAgain } from '@mustika/web-kit/ask-again.ts';
import { DeclaredForm, SubmitButton, useDeclaredForm } from '@mustika/web-kit/form/form.tsx';
import { toastSuccess } from '@mustika/web-kit/notices.tsx';
import { createRow } from '@mustika/web-kit/resource/resource-calls.ts';
import { useTranslation } from 'react-i18next';
import { bankResource } from '../master/bank.resource.ts';
import { rekeningResource } from '../master/rekening.resource.ts';
import { BANK_BAWAAN } from './bawaan.view.ts';
import { KeLayar } from './ke-layar.widget.tsx';
import css from './mulai.module.css';
import { useBaris } from './mulai.store.ts';
import { MULAI } from './teks-mulai.store.ts';
import { KE_LAYAR } from './tujuan.view.ts';

const bank = bankResource as unknown as Resource;
const rekening = rekeningResource as unknown as Resource;

/** What the short form does not ask: a card costs the shop nothing until Master Rekening says what. */
const SELEBIHNYA = {
  ...{ bisa_debet: true, bisa_credit: false, bisa_transfer: true, bisa_qris: false },
  ...{ fee_persen: 0, fee_ditanggung: 'TOKO', mdr_qris: 0.7, qris: null },
};

export function RekeningBank({ lanjut }: { lanjut: () => void }) {
  const { t } = useTranslation(MULAI);
  const punya = useBaris(rekening).data;
  const banks = useBaris(bank).data;
  if (!punya || !banks) return null;
  return (
    <>
      {punya.length > 0 && (
        <Text size="sm">
          {t('rekening.sudah', { nama: punya.map((row) => row['nama_rekening']).join(', ') })}
        </Text>
      )}
      <RekeningBaru
        key={punya.length}
        banks={new Map(banks.map((row) => [String(row['kode_bank']), String(row['nama_bank'])]))}
        lanjut={lanjut}
      />
      <div className={css.aksi}>
        <KeLayar target={KE_LAYAR.REKENING}>{t('rekening.lain')}</KeLayar>
      </div>
    </>
  );
}

function RekeningBaru({ banks, lanjut }: { banks: ReadonlyMap<string, string>; lanjut: () => void }) {
  const { t } = useTranslation(MULAI);
  const askAgain = useAskAgain();
  const semua = new Map([...BANK_BAWAAN, ...banks]);
  const fields = {
    kode_bank: pilihan('Bank', [...semua]),
    no_rekening: rekeningResource.fields.no_rekening,
    nama_rekening: rekeningResource.fields.nama_rekening,
  };
  const form = useDeclaredForm(fields, undefined, {
    send: async (values, key) => {
      const kode_bank = String(values['kode_bank']);
      const nama_bank = semua.get(kode_bank) ?? kode_bank;
      if (!banks.has(kode_bank)) {
        await createRow(bank, { kode_bank, nama_bank }, newKey());
        // It is there from here on, whatever becomes of the account.
        await askAgain();
      }
      const answer = await createRow(rekening, { ...SELEBIHNYA, ...values }, key);
      toastSuccess(answer.message ?? rekeningResource.messages.created);
    },
    sent: () => {
      void askAgain();
      lanjut();
    },
  });
  return (
    <DeclaredForm form={form} columns={2} label={t('langkah.REKENING')} autoFocus>
      <SubmitButton form={form} mt="sm">
        {t('simpanLanjut')}
      </SubmitButton>
    </DeclaredForm>
  );
}
