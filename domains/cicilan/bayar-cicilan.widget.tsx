/** Paying a plan that runs, from its sheet. Domain R6.7. */
import { call } from '@mustika/web-kit/api.ts';
import { withApproval } from '@mustika/web-kit/approval/approval.ts';
import { noticeOf } from '@mustika/web-kit/notices.tsx';
import { useKirimSekali } from '@mustika/web-kit/sending/use-kirim.ts';
import { useSession } from '@mustika/web-kit/session.ts';
import { documentSlip } from '@mustika/web-kit/slip/fetch-print.ts';
import { printSlip } from '@mustika/web-kit/slip/print-slip.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataDiri } from '../pembayaran/tanya-data-diri.widget.tsx';
import { bayarCicilan } from './bayar-cicilan.document.ts';
import { tagihanCicilan } from './cicilan.command.ts';
import { cicilan } from './cicilan.document.ts';
import type { Cicilan } from './cicilan.reads.ts';
import { type BayarDisepakati, IsianBayarCicilan } from './isian-bayar-cicilan.widget.tsx';

const SIMPAN = bayarCicilan.transitions.simpan;

/** What it comes to today, by the rules of the server; the same page of another till asks anew after its refusal. */
function useTagihan({ no_cicilan, dibayar }: Cicilan, jumlah: number | null) {
  const portal = useSession((session) => session.portal);
  const query = { no_cicilan, ...(jumlah ? { jumlah } : {}) };
  return useQuery({
    queryKey: ['cicilan-tagihan', portal, query, dibayar],
    queryFn: async ({ signal }) => (await call(tagihanCicilan, { query, signal })).data,
    placeholderData: keepPreviousData,
  });
}

export function BayarCicilan({ plan }: { plan: Cicilan }) {
  const [jumlah, setJumlah] = useState<number | null>(null);
  const { busy, kirim } = useKirimSekali(SIMPAN.message);
  const { denganDataDiri, tanya: tanyaDiri } = useDataDiri();
  const tagihan = useTagihan(plan, jumlah).data;
  if (!tagihan) return null;
  const bayar = async (sepakat: BayarDisepakati): Promise<void> => {
    const isi = { ...sepakat, terbayar: tagihan.terbayar };
    const jadi = await kirim((key) =>
      denganDataDiri((diri) =>
        withApproval((detail_authorization) =>
          call(
            { method: 'POST', path: SIMPAN.path },
            { body: { ...isi, ...diri, ...(detail_authorization ? { detail_authorization } : {}) }, key },
          ),
        ),
      ),
    );
    if (!jadi) return;
    setJumlah(null);
    await printSlip(plan.no_cicilan, documentSlip(cicilan)).catch(noticeOf);
  };
  return (
    <>
      {tanyaDiri}
      <IsianBayarCicilan {...{ tagihan, act: SIMPAN, busy, jumlah }} onJumlah={setJumlah} onBayar={bayar} />
    </>
  );
}
