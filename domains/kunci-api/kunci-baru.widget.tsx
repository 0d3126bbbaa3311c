/** A new key: what it is for, what it may, in which stores and until when. */
import { addDays, tanggalLayar } from '@mustika/kernel/date.ts';
import { SideDrawer } from '@mustika/web-kit/drawer.tsx';
import { useCommandForm, useUnsavedGuard } from '@mustika/web-kit/form/form.tsx';
import { useTranslation } from 'react-i18next';
import { IsianKunci } from './isian-kunci.widget.tsx';
import { buatKunciCommand } from './kunci-api.command.ts';
import { LAJU_AWAL } from './kunci-api.rule.ts';
import { type SekaliTampil, useSegarkanKunci } from './kunci-api.store.ts';
import { KUNCI_API } from './teks-kunci-api.store.ts';

type Props = { onTutup: () => void; onSekali: (sekali: SekaliTampil) => void };

/** Nobody thinks of a key after a year. */
const SETAHUN = 365;

export function KunciBaru({ onTutup, onSekali }: Props) {
  const { t } = useTranslation(KUNCI_API);
  const segarkan = useSegarkanKunci();
  const form = useCommandForm(buatKunciCommand, {
    initial: {
      ...LAJU_AWAL,
      ...{ hak: [], toko: [], alamat: [] },
      berlaku_sampai: addDays(tanggalLayar(), SETAHUN),
    },
    onDone: ({ data }) => {
      onSekali({ judul: t('sekali.kunci', { nama: data.nama }), rahasia: data.kunci, cara: 'kunci' });
      void segarkan();
      onTutup();
    },
  });
  const dirty = form.dirty && !form.sending;
  useUnsavedGuard(dirty);
  return (
    <SideDrawer opened onClose={onTutup} title={t('buat')} dirty={dirty} size={720}>
      <IsianKunci form={form} names={['nama', 'berlaku_sampai', 'per_menit', 'sekaligus', 'alamat']}>
        {t('buat')}
      </IsianKunci>
    </SideDrawer>
  );
}
