/** Money into and out of a drawer, by kode transaksi, with everything else that moved drawers. Domain R11.1. */
import { useTranslation } from 'react-i18next';
import { LayarGerak } from './layar-gerak.widget.tsx';
import { mutasiUang } from './mutasi-uang.document.ts';
import { KEUANGAN } from './teks-keuangan.store.ts';

export default function UangKas() {
  const { t } = useTranslation(KEUANGAN);
  return (
    <LayarGerak
      title="Uang Kas"
      sumber="kas"
      transition={mutasiUang.transitions.uangKas}
      tombol={t('tambah')}
    />
  );
}
