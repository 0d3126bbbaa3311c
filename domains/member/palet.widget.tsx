/**
 * Members in Ctrl+K: by phone number or by name. Every look at a person is entered and counted, so nothing is asked that is
 * neither. A member leads to everything with him in the last year.
 */
import { addDays, tanggal } from '@mustika/kernel/date.ts';
import { call } from '@mustika/web-kit/api.ts';
import { t } from '@mustika/web-kit/language/i18n.ts';
import { useSession } from '@mustika/web-kit/session.ts';
import { paletteSources } from '@mustika/web-kit/shell/palette-sources.ts';
import { type MemberTemu, memberByHp, memberByNama } from './member.command.ts';

const TERBANYAK = 6;
const SETAHUN = 365;

async function cari(query: string, signal: AbortSignal): Promise<MemberTemu[]> {
  if (/^(?:\+62|62|0|8)[\d\s()-]{7,}$/.test(query))
    return (await call(memberByHp, { query: { no_hp: query }, signal })).data;
  return /^[a-z][a-z .']{3,}$/i.test(query)
    ? (await call(memberByNama, { query: { nama: query }, signal })).data
    : [];
}

paletteSources.push({
  name: 'member',
  screen: '/lihat-transaksi-member',
  label: () => t('palet.member'),
  find: async (query, signal) => {
    const today = useSession.getState().user?.tgl_system;
    const tgl_awal = today ? addDays(tanggal(today), -SETAHUN) : '';
    return (await cari(query, signal)).slice(0, TERBANYAK).map((member) => ({
      id: member.kode_member,
      label: `${member.nama_member} · ${member.kode_member}`,
      description: [member.no_hp, t('palet.poin', { poin: member.poin })].filter(Boolean).join(' · '),
      path: '/lihat-transaksi-member',
      search: { kode_member: member.kode_member, tgl_awal },
    }));
  },
});
