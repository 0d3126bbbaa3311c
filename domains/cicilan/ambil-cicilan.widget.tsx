/** Handing over the pieces of a plan that is paid: the sale is made here, with what another rate of PPN adds or gives back. Domain R6.7. */
import { formatAngka } from '@mustika/kernel/amount.ts';
import { ActButton } from '@mustika/web-kit/act.tsx';
import { call, isApiError } from '@mustika/web-kit/api.ts';
import { withApproval } from '@mustika/web-kit/approval/approval.ts';
import { ApprovalHost } from '@mustika/web-kit/approval/approval-host.tsx';
import sheet from '@mustika/web-kit/document-sheet/sheet.module.css';
import { DeclaredForm, SubmitButton, useDeclaredForm } from '@mustika/web-kit/form/form.tsx';
import type { FormValues } from '@mustika/web-kit/form/form-values.ts';
import { kalimat } from '@mustika/web-kit/language/istilah.ts';
import { noticeOf, toastSuccess } from '@mustika/web-kit/notices.tsx';
import { useSession } from '@mustika/web-kit/session.ts';
import { documentPrint } from '@mustika/web-kit/slip/fetch-print.ts';
import { printSlip } from '@mustika/web-kit/slip/print-slip.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { identitasFields } from '../member/data-diri.rule.ts';
import { bayarMasukBoleh } from '../pembayaran/dibayar.rule.ts';
import { penjualan } from '../penjualan/penjualan.document.ts';
import { type HitunganAmbil, hitungAmbilCicilan } from './cicilan.command.ts';
import type { Cicilan } from './cicilan.reads.ts';
import { BAYAR_CICILAN } from './cicilan.rule.ts';
import { CICILAN } from './teks-cicilan.store.ts';

const SIMPAN = penjualan.transitions.simpan;
const FIELDS = { ...identitasFields, bayar: bayarMasukBoleh('kurang') };

/** The plan pays as far as it reaches; what the tax of the day adds is paid beside it. */
const nota = (
  { no_cicilan, kode_member, nama_customer, no_hp_customer, barang }: Cicilan,
  { total, cicilan: jumlah }: HitunganAmbil,
  { bayar, ...diri }: FormValues,
) => ({
  no_cicilan,
  total,
  ...(kode_member ? { kode_member } : { nama_customer, no_hp_customer }),
  barang: barang.map(({ kode_barcode, kode_sales }) => ({ kode_barcode, kode_sales })),
  bayar: [{ jenis: BAYAR_CICILAN, jumlah }, ...((bayar ?? []) as object[])],
  ...Object.fromEntries(Object.entries(diri).filter(([, value]) => value !== null)),
});

/** What it comes to today, at the rates of the day. */
function useHitungan({ no_cicilan, saldo }: Cicilan, boleh: boolean) {
  const portal = useSession((session) => session.portal);
  return useQuery({
    queryKey: ['cicilan-ambil', portal, no_cicilan, saldo],
    queryFn: async ({ signal }) => (await call(hitungAmbilCicilan, { query: { no_cicilan }, signal })).data,
    enabled: boleh,
  });
}

export function AmbilCicilan({ plan }: { plan: Cicilan }) {
  const { t } = useTranslation(CICILAN);
  const [mulai, setMulai] = useState(false);
  const { data: hitungan, error } = useHitungan(plan, !plan.no_faktur_tunggu);
  if (plan.no_faktur_tunggu)
    return <p className={sheet.blocked}>{t('sedangDiambil', { nota: plan.no_faktur_tunggu })}</p>;
  if (error && !hitungan)
    return (
      <p className={sheet.blocked}>
        {kalimat(isApiError(error) ? error.message : 'Terjadi Kesalahan Saat Request Data')}
      </p>
    );
  if (!hitungan) return null;
  return (
    <>
      {hitungan.kurang > 0 && <p>{t('ambilKurang', { jumlah: formatAngka(hitungan.kurang) })}</p>}
      {hitungan.kembali > 0 && <p>{t('ambilKembali', { jumlah: formatAngka(hitungan.kembali) })}</p>}
      {mulai ? (
        <Serahkan plan={plan} hitungan={hitungan} />
      ) : (
        <div>
          <ActButton act={SIMPAN} color="emas" data-ambil onClick={() => setMulai(true)}>
            {t('ambil')}
          </ActButton>
        </div>
      )}
    </>
  );
}

/** What is paid beside the plan, and who takes the pieces where the law wants to know. */
function Serahkan({ plan, hitungan }: { plan: Cicilan; hitungan: HitunganAmbil }) {
  const { t } = useTranslation(CICILAN);
  const form = useDeclaredForm(FIELDS, undefined, {
    act: SIMPAN,
    of: hitungan,
    send: async (isi, key) => {
      const badan = nota(plan, hitungan, isi);
      const { data, message } = await withApproval((detail_authorization) =>
        call<{ no_dokumen: string }>(
          { method: 'POST', path: SIMPAN.path },
          { body: detail_authorization ? { ...badan, detail_authorization } : badan, key },
        ),
      );
      toastSuccess(message ?? SIMPAN.message);
      return data;
    },
    sent: ({ no_dokumen }) => void printSlip(no_dokumen, documentPrint(penjualan)).catch(noticeOf),
  });
  return (
    <div className={sheet.reason}>
      <DeclaredForm form={form} label={t('ambil')} autoFocus>
        <p>{t('ambilKet')}</p>
        <SubmitButton form={form} color="emas" autoFocus={hitungan.kurang === 0}>
          {t('ambil')}
        </SubmitButton>
      </DeclaredForm>
      <ApprovalHost />
    </div>
  );
}
