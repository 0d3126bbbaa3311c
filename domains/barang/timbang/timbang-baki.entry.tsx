/**
 * Weighing trays: scan or pick a tray, put it on the scale, take what the scale says, go on to the next; Ctrl+Enter saves what
 * was weighed. What is not saved yet stays at this desk. Spec 1 §4, §5; Domain R8.1.
 */
import { ActButton } from '@mustika/web-kit/act.tsx';
import type { EntryProps } from '@mustika/web-kit/document-screen/document-screen.tsx';
import { RefInput } from '@mustika/web-kit/fields/ref-input.tsx';
import { kalimat } from '@mustika/web-kit/language/istilah.ts';
import { ScaleReading } from '@mustika/web-kit/scale/scale-reading.tsx';
import { ScanField } from '@mustika/web-kit/scan/scan-field.tsx';
import { ScreenFrame } from '@mustika/web-kit/screen-frame.tsx';
import { useWindowKeys } from '@mustika/web-kit/use-window-keys.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bakiResource } from '../../master/baki.resource.ts';
import { gudangResource } from '../../master/gudang.resource.ts';
import { BARANG } from '../teks-barang.store.ts';
import { TabelTimbang } from './tabel-timbang.widget.tsx';
import css from './timbang.module.css';
import { timbangMulai, timbangReset } from './timbang-baki.command.ts';
import { timbangBaki } from './timbang-baki.document.ts';
import { useTimbang } from './timbang-baki.store.ts';

export default function TimbangBaki({ title, chips }: EntryProps) {
  const { t } = useTranslation(BARANG);
  const timbang = useTimbang();
  const { rows = [], catatan, pesan, sibuk } = timbang;
  const [kode, setKode] = useState('');
  const banyak = rows.filter(({ no_dokumen }) => catatan[no_dokumen]).length;
  useWindowKeys((event) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || banyak === 0) return;
    event.preventDefault();
    void timbang.simpan();
  });
  return (
    <ScreenFrame
      title={title}
      chips={chips}
      acts={
        <>
          <ScaleReading />
          {rows.length > 0 && (
            <ActButton
              act={timbangReset}
              variant="default"
              disabled={sibuk}
              onClick={() => void timbang.reset()}
            >
              {t('timbang.reset')}
            </ActButton>
          )}
          <ActButton
            act={timbangBaki.transitions.update}
            main
            disabled={banyak === 0}
            loading={sibuk}
            title="Ctrl+Enter"
            onClick={() => void timbang.simpan()}
          >
            {t('timbang.simpan', { jumlah: banyak })}
          </ActButton>
        </>
      }
    >
      <div className={css.mulai} data-keadaan={timbang.keadaan || undefined}>
        <ScanField
          label={t('timbang.pindai')}
          readyText={t('timbang.siap')}
          placeholder={t('timbang.tempat')}
          value={kode}
          busy={sibuk}
          message={pesan && { ...pesan, text: pesan.error ? kalimat(pesan.text) : t('timbang.lanjut') }}
          onValue={setKode}
          onScan={(baki) => {
            setKode('');
            void timbang.pindai(baki);
          }}
        />
        <PilihBaki sibuk={sibuk} onMulai={(gudang, baki) => void timbang.mulai(gudang, baki)} />
      </div>
      <TabelTimbang timbang={timbang} />
    </ScreenFrame>
  );
}

type PilihProps = { sibuk: boolean; onMulai: (gudang: string | null, baki: string | null) => void };

/** By hand, where a tray has no code on it. */
function PilihBaki({ sibuk, onMulai }: PilihProps) {
  const { t } = useTranslation(BARANG);
  const [gudang, setGudang] = useState<string | null>('TOKO');
  const [baki, setBaki] = useState<string | null>(null);
  return (
    <>
      <RefInput
        label={t('timbang.gudang')}
        name="kode_gudang"
        resource={gudangResource}
        value={gudang}
        w={150}
        onChange={(next) => {
          setGudang(next);
          setBaki(null);
        }}
      />
      <RefInput
        label={t('timbang.baki')}
        name="kode_toko"
        resource={bakiResource}
        value={baki}
        w={190}
        {...(gudang ? { where: { kode_gudang: gudang } } : {})}
        onChange={setBaki}
      />
      <ActButton
        act={timbangMulai}
        variant="default"
        disabled={sibuk}
        onClick={() => {
          onMulai(gudang, baki);
          setBaki(null);
        }}
      >
        {t('timbang.mulai')}
      </ActButton>
    </>
  );
}
