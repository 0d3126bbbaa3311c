/** Handing over the pieces of a plan that is paid: the sale is made here, with what another rate of PPN adds or gives back. Domain R6.7. */
import { formatAngka, type Rupiah } from '@mustika/kernel/amount.ts';
import { ActButton } from '@mustika/web-kit/act.tsx';
import { call, isApiError } from '@mustika/web-kit/api.ts';
import { withApproval } from '@mustika/web-kit/approval/approval.ts';
import { ApprovalHost } from '@mustika/web-kit/approval/approval-host.tsx';
import sheet from '@mustika/web-kit/document-sheet/sheet.module.css';
import { kalimat } from '@mustika/web-kit/language/istilah.ts';
import { confirm, noticeOf } from '@mustika/web-kit/notices.tsx';
import { useKirimSekali } from '@mustika/web-kit/sending/use-kirim.ts';
import { useSession } from '@mustika/web-kit/session.ts';
import { documentSlip } from '@mustika/web-kit/slip/fetch-print.ts';
import { printSlip } from '@mustika/web-kit/slip/print-slip.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Bayaran, bayarBadan } from '../pembayaran/isi-bayar.rule.ts';
import { LembarBayar } from '../pembayaran/lembar-bayar.widget.tsx';
import { type DiriDiisi, useDataDiri } from '../pembayaran/tanya-data-diri.widget.tsx';
import { penjualan } from '../penjualan/penjualan.document.ts';
import { type HitunganAmbil, hitungAmbilCicilan } from './cicilan.command.ts';
import css from './cicilan.module.css';
import type { Cicilan } from './cicilan.reads.ts';
import { BAYAR_CICILAN } from './cicilan.rule.ts';
import { CICILAN } from './teks-cicilan.store.ts';

const SIMPAN = penjualan.transitions.simpan;

/** The plan pays as far as it reaches; what the tax of the day adds is paid beside it. */
const nota = (
  { no_cicilan, kode_member, nama_customer, no_hp_customer, barang }: Cicilan,
  { total, cicilan: jumlah }: HitunganAmbil,
  bayaran: readonly Bayaran[],
  diri: DiriDiisi,
) => ({
  no_cicilan,
  total,
  ...(kode_member ? { kode_member } : { nama_customer, no_hp_customer }),
  barang: barang.map(({ kode_barcode, kode_sales }) => ({ kode_barcode, kode_sales })),
  bayar: [{ jenis: BAYAR_CICILAN, jumlah }, ...bayarBadan(bayaran)],
  ...diri,
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
  const { busy, kirim } = useKirimSekali(SIMPAN.message);
  const [kurang, setKurang] = useState(false);
  const { denganDataDiri, tanya } = useDataDiri();
  const { data: hitungan, error } = useHitungan(plan, !plan.no_faktur_tunggu);
  if (plan.no_faktur_tunggu)
    return <p className={sheet.blocked}>{t('sedangDiambil', { nota: plan.no_faktur_tunggu })}</p>;
  if (error)
    return (
      <p className={sheet.blocked}>
        {kalimat(isApiError(error) ? error.message : 'Terjadi Kesalahan Saat Request Data')}
      </p>
    );
  if (!hitungan) return null;
  const ambil = async (bayaran: readonly Bayaran[]): Promise<void> => {
    let nomor = '';
    const jadi = await kirim(async (key) => {
      const answer = await denganDataDiri((diri) =>
        withApproval((detail_authorization) => {
          const isi = nota(plan, hitungan, bayaran, diri);
          return call<{ no_dokumen: string }>(
            { method: 'POST', path: SIMPAN.path },
            { body: detail_authorization ? { ...isi, detail_authorization } : isi, key },
          );
        }),
      );
      nomor = answer.data.no_dokumen;
      return answer;
    });
    setKurang(false);
    if (jadi) await printSlip(nomor, documentSlip(penjualan)).catch(noticeOf);
  };
  const mulai = async (): Promise<void> => {
    if (hitungan.kurang > 0) return setKurang(true);
    if (await confirm({ title: t('ambil'), text: t('ambilKet'), yes: t('ambil') })) await ambil([]);
  };
  return (
    <>
      {tanya}
      {hitungan.kurang > 0 && <p>{t('ambilKurang', { jumlah: formatAngka(hitungan.kurang) })}</p>}
      {hitungan.kembali > 0 && <p>{t('ambilKembali', { jumlah: formatAngka(hitungan.kembali) })}</p>}
      <div className={css.tindakan}>
        <ActButton act={SIMPAN} color="emas" loading={busy} data-ambil onClick={() => void mulai()}>
          {t('ambil')}
        </ActButton>
        {!kurang && <ApprovalHost />}
      </div>
      {kurang && (
        <LembarBayar
          title={t('ambil')}
          total={hitungan.kurang as Rupiah}
          act={SIMPAN}
          busy={busy}
          onClose={() => setKurang(false)}
          onBayar={(semua) => void ambil(semua)}
        />
      )}
    </>
  );
}
