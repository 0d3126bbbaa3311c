/** Every module and parameter of the store in one searchable list. Spec 1 §2.2, §6. */
import { ScreenFrame } from '@mustika/web-kit/screen-frame.tsx';
import { DaftarSetelan } from './daftar-setelan.widget.tsx';

export default function SettingSystem() {
  return (
    <ScreenFrame title="Setting System">
      <DaftarSetelan />
    </ScreenFrame>
  );
}
