/** Money into and out of a bank account, with everything else that moved banks. Spec 1 §2.2, Domain R11.1. */
import { useTranslation } from 'react-i18next';
import { LayarGerak } from './layar-gerak.widget.tsx';
import { mutasiUang } from './mutasi-uang.document.ts';
import { KEUANGAN } from './teks-keuangan.store.ts';

export default function UangBank() {
  const { t } = useTranslation(KEUANGAN);
  return (
    <LayarGerak
      title="Uang Bank"
      sumber="bank"
      transition={mutasiUang.transitions.uangBank}
      tombol={t('tambah')}
    />
  );
}
