/** Money between a drawer and a bank. Spec 2 §2.7. */
import { LayarGerak } from './layar-gerak.widget.tsx';
import { mutasiUang } from './mutasi-uang.document.ts';

export default function MutasiUangCash() {
  return (
    <LayarGerak
      title="Mutasi Uang Cash"
      sumber="kas"
      jenis="MUTASI_CASH"
      transition={mutasiUang.transitions.mutasiCash}
      tombol="Mutasi Uang Cash"
    />
  );
}
