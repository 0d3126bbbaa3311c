/** Selling by instalments: pieces and terms on one side, the plan they make on the other, then the down payment. Domain R6.7. */
import type { Rupiah } from '@mustika/kernel/amount.ts';
import { call } from '@mustika/web-kit/api.ts';
import { withApproval } from '@mustika/web-kit/approval/approval.ts';
import {
  ErrorSummary,
  FormFrame,
  type FormState,
  InputOf,
  SubmitButton,
  useDeclaredForm,
} from '@mustika/web-kit/form/form.tsx';
import type { FormErrors } from '@mustika/web-kit/form/form-errors.ts';
import type { FormValues } from '@mustika/web-kit/form/form-values.ts';
import { noticeOf } from '@mustika/web-kit/notices.tsx';
import { ScreenFrame } from '@mustika/web-kit/screen-frame.tsx';
import { useKirimSekali } from '@mustika/web-kit/sending/use-kirim.ts';
import { useSubject } from '@mustika/web-kit/shell/house-context.tsx';
import { documentSlip } from '@mustika/web-kit/slip/fetch-print.ts';
import { printSlip } from '@mustika/web-kit/slip/print-slip.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Bayaran, bayarBadan } from '../pembayaran/isi-bayar.rule.ts';
import { LembarBayar } from '../pembayaran/lembar-bayar.widget.tsx';
import { IsianMember } from '../pembayaran/member.widget.tsx';
import { useDataDiri } from '../pembayaran/tanya-data-diri.widget.tsx';
import { penjualanErrors } from '../penjualan/penjualan.errors.ts';
import { titipanErrors } from '../titipan/titipan.errors.ts';
import { hitungCicilan } from './cicilan.command.ts';
import { cicilan, simpanCicilanFields } from './cicilan.document.ts';
import css from './cicilan.module.css';
import { PratinjauCicilan, usePratinjau } from './pratinjau-cicilan.widget.tsx';
import { CICILAN } from './teks-cicilan.store.ts';
import { CariTitipan, TitipanDicicil, useTitipanDicicil } from './titipan-dicicil.widget.tsx';

const { bayar: _bayar, harga_jual_cicil: _harga, dp: _dp, ...siapa } = simpanCicilanFields;
/** Without a down payment the least one is taken. */
const FIELDS = { ...siapa, dp: hitungCicilan.fields.dp };
const SYARAT = ['kode_cicilan', 'dp'] as const;
/** Of a deposit it is known whose it is. */
const SIAPA = ['nama_customer', 'no_hp_customer', 'alamat_customer'] as const;
const SIMPAN = cicilan.transitions.simpan;

/** Whose plan it is: said before money is asked for, as the counter of a sale does. */
function tanpaNama({ kode_member, nama_customer, no_hp_customer }: FormValues): FormErrors {
  if (kode_member || (nama_customer && no_hp_customer)) return {};
  const { message } = titipanErrors.NAMA_HP_HARUS_DIISI;
  return nama_customer ? { no_hp_customer: message } : { nama_customer: message };
}

function Siapa({ form }: { form: FormState }) {
  return (
    <>
      <IsianMember
        form={form}
        onMember={({ kode_member, nama_member, no_hp, alamat }) =>
          form.setMany({
            kode_member,
            nama_customer: nama_member,
            no_hp_customer: no_hp,
            ...(alamat ? { alamat_customer: alamat } : {}),
          })
        }
      />
      {SIAPA.map((name) => (
        <InputOf key={name} form={form} name={name} />
      ))}
    </>
  );
}

export default function TransaksiCicilan() {
  const { t } = useTranslation(CICILAN);
  const [bayar, setBayar] = useState(false);
  const { busy, kirim } = useKirimSekali(SIMPAN.message);
  const { denganDataDiri, tanya } = useDataDiri();
  const tanpaSales = useSubject()?.flags.has('DISABLE_KODE_SALES_TRANSACTION') ?? false;
  const form = useDeclaredForm(FIELDS, undefined, {
    act: cicilan.transitions.simpan,
    check: (values) => ({
      ...(titipan ? {} : tanpaNama(values)),
      ...(tanpaSales || values['kode_sales'] ? {} : { kode_sales: penjualanErrors.SALES_KOSONG.message }),
    }),
    send: async () => {
      if (plan && plan.dp === plan.titipan) await simpan([]);
      else if (plan) setBayar(true);
      else if (pratinjau.error) throw pratinjau.error;
    },
  });
  const pratinjau = usePratinjau(form.values);
  const plan = pratinjau.data;
  const { titipan, ambil, lepas } = useTitipanDicicil(form);
  const simpan = async (bayaran: readonly Bayaran[]): Promise<void> => {
    if (!plan) return;
    let nomor = '';
    const jadi = await kirim(async (key) => {
      const isi = {
        ...form.values,
        dp: plan.dp,
        harga_jual_cicil: plan.harga_jual_cicil,
        bayar: bayarBadan(bayaran),
      };
      const answer = await denganDataDiri((diri) =>
        withApproval((detail_authorization) =>
          call<{ no_dokumen: string }>(
            { method: 'POST', path: SIMPAN.path },
            { body: { ...isi, ...diri, ...(detail_authorization ? { detail_authorization } : {}) }, key },
          ),
        ),
      );
      nomor = answer.data.no_dokumen;
      return answer;
    });
    if (!jadi) return;
    setBayar(false);
    lepas();
    form.restart();
    await printSlip(nomor, documentSlip(cicilan)).catch(noticeOf);
  };
  return (
    <ScreenFrame title={t('transaksi')} flowing>
      {tanya}
      <div className={css.dua}>
        <FormFrame form={form} label={t('transaksi')}>
          <ErrorSummary form={form} names={Object.keys(form.fields)} />
          <div className={css.isian}>
            <div data-lebar>
              {titipan ? (
                <TitipanDicicil titipan={titipan} onLepas={lepas} />
              ) : (
                <InputOf form={form} name="barang" autoFocus />
              )}
            </div>
            {!titipan && <CariTitipan form={form} onAmbil={ambil} />}
            {SYARAT.map((name) => (
              <InputOf key={name} form={form} name={name} />
            ))}
            {!titipan && <Siapa form={form} />}
            {!tanpaSales && <InputOf form={form} name="kode_sales" required />}
            <div data-lebar>
              <InputOf form={form} name="keterangan" />
            </div>
          </div>
          <SubmitButton form={form} mt="md" color="emas">
            {t('bayarDp')}
          </SubmitButton>
        </FormFrame>
        <PratinjauCicilan asked={pratinjau} />
      </div>
      {bayar && plan && (
        <LembarBayar
          title={t('bayarDp')}
          total={(plan.dp - plan.titipan) as Rupiah}
          act={SIMPAN}
          busy={busy}
          onClose={() => setBayar(false)}
          onBayar={(semua) => void simpan(semua)}
        />
      )}
    </ScreenFrame>
  );
}
