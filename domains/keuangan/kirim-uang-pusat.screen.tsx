/** Sending money to head office: what is on its way and what was sent, a modal to send, a sheet to print or take back. */
import { ActButton } from '@mustika/web-kit/act.tsx';
import { SideDrawer } from '@mustika/web-kit/drawer.tsx';
import { ScreenFrame } from '@mustika/web-kit/screen-frame.tsx';
import { IconSend } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ModalGerak } from './isian-gerak.widget.tsx';
import { kirimUang } from './kirim-uang.document.ts';
import type { Kiriman } from './kirim-uang.rule.ts';
import { LembarKiriman, TabelKiriman } from './kiriman.widget.tsx';
import { useKiriman } from './kiriman-data.store.ts';
import { SaringPeriode, usePeriode } from './periode.widget.tsx';
import { BatalUang } from './status-uang.widget.tsx';
import { KEUANGAN } from './teks-keuangan.store.ts';

const { simpan, batal } = kirimUang.transitions;

export default function KirimUangPusat() {
  const { t } = useTranslation(KEUANGAN);
  const periode = usePeriode();
  const asked = useKiriman({ tgl_awal: periode.tgl_awal, tgl_akhir: periode.tgl_akhir });
  const [mengirim, setMengirim] = useState(false);
  const [dibuka, setDibuka] = useState<Kiriman | null>(null);
  const berubah = () => {
    setMengirim(false);
    setDibuka(null);
    void asked.refetch();
  };
  const kirim = (
    <ActButton act={simpan} leftSection={<IconSend size={14} />} onClick={() => setMengirim(true)}>
      {t('kiriman.kirim')}
    </ActButton>
  );
  return (
    <ScreenFrame title="Kirim Uang Pusat" acts={kirim}>
      <SaringPeriode periode={periode} baris={asked.data?.length ?? 0} />
      <TabelKiriman
        id="kirim-uang-pusat"
        label="Kirim Uang Pusat"
        asked={asked}
        onOpen={setDibuka}
        first={{ text: t('kosong'), act: kirim }}
      />
      {mengirim && (
        <ModalGerak
          title={t('kiriman.kirim')}
          transition={simpan}
          onClose={() => setMengirim(false)}
          onSaved={berubah}
        />
      )}
      {dibuka && (
        <SideDrawer opened onClose={() => setDibuka(null)} title={dibuka.no_reff}>
          <LembarKiriman kiriman={dibuka}>
            {dibuka.status === 'KIRIM' && (
              <BatalUang transition={batal} no_dokumen={dibuka.no_reff} onBatal={berubah} />
            )}
          </LembarKiriman>
        </SideDrawer>
      )}
    </ScreenFrame>
  );
}
