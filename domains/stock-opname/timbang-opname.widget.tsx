/** A tray by its weight before its pieces are scanned, and the way to count it once more. */
import { formatGram, fromThousandths, type Miligram, nearestThousandths } from '@mustika/kernel/amount.ts';
import { settledWeight } from '@mustika/kernel/scale/scale.ts';
import { ActButton } from '@mustika/web-kit/act.tsx';
import { call } from '@mustika/web-kit/api.ts';
import { DecimalInput } from '@mustika/web-kit/fields/decimal-input.tsx';
import { confirm, noticeOf, toastInfo } from '@mustika/web-kit/notices.tsx';
import { useScale } from '@mustika/web-kit/scale/scale.ts';
import { ScaleReading } from '@mustika/web-kit/scale/scale-reading.tsx';
import { useKirimSekali } from '@mustika/web-kit/sending/use-kirim.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import css from './opname.module.css';
import { timbangOpname, ulangOpname } from './stock-opname.command.ts';
import { OPNAME } from './teks-opname.store.ts';

type Props = { no_dokumen: string; baki: string; onDone: () => void };

export function TimbangDulu({ no_dokumen, baki, onDone }: Props) {
  const { t } = useTranslation(OPNAME);
  const diam = useScale(({ stream }) => settledWeight(stream));
  const [berat, setBerat] = useState<number | string | null>(null);
  const { busy, kirim } = useKirimSekali();
  const timbang = (isi: { timbangan: number; cara: 'TIMBANGAN' | 'KETIK'; bacaan?: string }) =>
    kirim(async (key) => {
      const answer = await call(timbangOpname, { body: { no_dokumen, kode_baki: baki, ...isi }, key });
      const { cocok, selisih, jumlah } = answer.data;
      const gram = selisih === null ? '…' : formatGram(nearestThousandths(selisih) as Miligram);
      setBerat(null);
      onDone();
      return { ...answer, message: t(cocok ? 'timbang.cocok' : 'timbang.beda', { baki, gram, jumlah }) };
    });
  const ketik = typeof berat === 'number' && berat > 0 ? berat : null;
  return (
    <div className={css.timbang}>
      <DecimalInput
        kind="gram"
        label={t('timbang.berat', { baki })}
        value={berat}
        w={170}
        onChange={setBerat}
      />
      <ActButton
        act={timbangOpname}
        variant="default"
        loading={busy}
        disabled={ketik === null}
        onClick={() => ketik !== null && void timbang({ timbangan: ketik, cara: 'KETIK' })}
      >
        {t('timbang.ketik')}
      </ActButton>
      {diam && (
        <ActButton
          act={timbangOpname}
          loading={busy}
          onClick={() =>
            void timbang({ timbangan: fromThousandths(diam.mg), cara: 'TIMBANGAN', bacaan: diam.line })
          }
        >
          {t('timbang.ambil', { gram: formatGram(diam.mg) })}
        </ActButton>
      )}
      <ScaleReading />
    </div>
  );
}

type UlangProps = { no_dokumen: string; baki: string | null; onDone: () => void };

/** What was found is forgotten, so it is asked first. */
export function UlangHitung({ no_dokumen, baki, onDone }: UlangProps) {
  const { t } = useTranslation(OPNAME);
  const ulang = async () => {
    const text = baki ? t('ulang.tanyaBaki', { baki }) : t('ulang.tanya');
    if (!(await confirm({ title: t('ulang.judul'), text }))) return;
    try {
      const body = { no_dokumen, ...(baki ? { kode_baki: baki } : {}) };
      const { message } = await call(ulangOpname, { body });
      toastInfo(message ?? '');
      onDone();
    } catch (error) {
      noticeOf(error);
    }
  };
  return (
    <ActButton act={ulangOpname} variant="default" onClick={() => void ulang()}>
      {baki ? t('ulang.baki', { baki }) : t('ulang.semua')}
    </ActButton>
  );
}
