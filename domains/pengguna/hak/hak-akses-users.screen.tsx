/** Who may see and do what: the tree of one user, or the template his level follows. Spec 1 §2.2, §3, §6. */
import { Badge } from '@mantine/core';
import { ScreenFrame } from '@mustika/web-kit/screen-frame.tsx';
import { useUrlState } from '@mustika/web-kit/use-url-state.ts';
import { useTranslation } from 'react-i18next';
import { DaftarOrang } from '../daftar-orang.widget.tsx';
import css from '../pengguna.module.css';
import { type PemilikHak, useHak } from '../pengguna-data.store.ts';
import { PENGGUNA } from '../teks-pengguna.store.ts';
import { PanelHak } from './panel-hak.widget.tsx';

function pemilikOf(search: Record<string, unknown>): PemilikHak | null {
  if (search['user']) return { jenis: 'user', user_id: String(search['user']) };
  return search['level'] ? { jenis: 'templat', level: String(search['level']) } : null;
}

export default function HakAksesUsers() {
  const { t } = useTranslation(PENGGUNA);
  const [search, setSearch] = useUrlState();
  const pemilik = pemilikOf(search);
  const asked = useHak(pemilik);
  const pilih = (next: PemilikHak) =>
    setSearch(next.jenis === 'user' ? { user: next.user_id } : { level: next.level });
  const chips = asked.data && (
    <Badge variant="light" radius="sm" tt="none">
      {'user_id' in asked.data
        ? `${asked.data.nama} · ${asked.data.level} · ${asked.data.kode_toko}`
        : t('hak.pengikut', { level: asked.data.level, jumlah: asked.data.pengikut })}
    </Badge>
  );
  return (
    <ScreenFrame title="Hak Akses Users" chips={chips}>
      <div className={css.duaKolom}>
        <DaftarOrang pemilik={pemilik} onPilih={pilih} />
        <PanelHak key={JSON.stringify(pemilik)} pemilik={pemilik} asked={asked} />
      </div>
    </ScreenFrame>
  );
}
