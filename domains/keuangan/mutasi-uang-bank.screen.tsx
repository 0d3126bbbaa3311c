/** Money between two banks. Spec 2 §2.6. */
import { LayarGerak } from './layar-gerak.widget.tsx';
import { mutasiUang } from './mutasi-uang.document.ts';

export default function MutasiUangBank() {
  return (
    <LayarGerak
      title="Mutasi Uang Bank"
      sumber="bank"
      jenis="MUTASI_BANK"
      transition={mutasiUang.transitions.mutasiBank}
      tombol="Mutasi Uang Bank"
    />
  );
}
