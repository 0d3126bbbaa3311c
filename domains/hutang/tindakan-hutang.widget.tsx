/** What can be done with a running loan at the counter: what its declaration says, keeping the pledge, going on under a new number. */
import type { ReadableDocument } from '@mustika/kernel/document-reads.ts';
import { ActButton } from '@mustika/web-kit/act.tsx';
import { DocumentActs } from '@mustika/web-kit/document-screen/acts.tsx';
import type { OneDocument } from '@mustika/web-kit/document-screen/declared.ts';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hutang as dokumen } from './hutang.document.ts';
import css from './hutang.module.css';
import type { Hutang } from './hutang.reads.ts';
import { IzinWa } from './izin-wa.widget.tsx';
import { LabelPaket } from './label/label-paket.widget.tsx';
import { AmbilJaminan } from './lelang/ambil-jaminan.widget.tsx';
import { HUTANG } from './teks-hutang.store.ts';

const READ = dokumen as unknown as ReadableDocument;
const { ambil, perbarui } = dokumen.transitions;

/** What else can be done with it: nothing is offered to be taken back that did not happen. */
function lain(hutang: Hutang, layar: string): ReadableDocument {
  const sah = hutang.gerak.filter((g) => g.keadaan === 'SAH').at(-1)?.jenis;
  const ada: Readonly<Record<string, boolean>> = {
    batal: sah === undefined || sah === 'CAIR',
    batalBunga: sah === 'BUNGA',
    batalLelang: sah === 'LELANG',
    bayarKelebihan: hutang.kelebihan > 0,
    daluwarsa: hutang.kelebihan > 0,
    batalKelebihan: sah === 'KELEBIHAN' || sah === 'DALUWARSA',
  };
  const transitions = Object.entries(READ.transitions).filter(
    ([name]) => name !== 'ambil' && ada[name] !== false,
  );
  return {
    ...READ,
    transitions: Object.fromEntries(transitions),
    reads: { ...READ.reads, screen: layar },
  } as ReadableDocument;
}

type Props = { hutang: Hutang; layar: string };

export function TindakanHutang({ hutang, layar }: Props) {
  const { t } = useTranslation(HUTANG);
  const go = useNavigate();
  const [mengambil, setMengambil] = useState(false);
  const berjalan = hutang.status === 'DONE';
  const { no_faktur_hutang } = hutang;
  return (
    <>
      <div className={css.tindakan}>
        {berjalan && layar === '/lelang-hutang' && (
          <ActButton
            act={ambil}
            variant="default"
            aria-expanded={mengambil}
            onClick={() => setMengambil(!mengambil)}
          >
            {t('tindakan.ambil')}
          </ActButton>
        )}
        {berjalan && layar === '/lihat-hutang' && (
          <>
            <ActButton
              act={perbarui}
              variant="default"
              onClick={() =>
                void go({ to: '/transaksi-hutang', search: { no_faktur_lama: no_faktur_hutang } as never })
              }
            >
              {t('tindakan.perbarui')}
            </ActButton>
            <LabelPaket no_faktur_hutang={no_faktur_hutang} />
            <IzinWa no_hp={hutang.no_hp_customer} />
          </>
        )}
      </div>
      {mengambil && berjalan ? (
        <AmbilJaminan hutang={hutang} onDone={() => setMengambil(false)} />
      ) : (
        <DocumentActs
          key={hutang.status}
          document={lain(hutang, layar)}
          one={hutang as unknown as OneDocument}
        />
      )}
    </>
  );
}
