/**
 * Members in Ctrl+K: by phone number or by name. Every look at a person is entered and counted, so nothing is asked that is
 * neither. A member leads to everything with him in the last year.
 */
import { addDays, tanggal } from '@mustika/kernel/date.ts';
import { call } from '@mustika/web-kit/api.ts';
import { PERSON } from '@mustika/web-kit/counter/person-rows.tsx';
import { t } from '@mustika/web-kit/language/i18n.ts';
import { useSession } from '@mustika/web-kit/session.ts';
import { paletteSources } from '@mustika/web-kit/shell/palette-sources.ts';
import { type MemberTemu, memberCari } from './member.command.ts';

const TERBANYAK = 6;
const SETAHUN = 365;

/** A number, or words of a name; the code of a piece is nobody's. */
const ORANG = /^(?:(?:\+62|62|0|8)[\d\s()-]{7,}|[\p{L}][\p{L} .'’]{2,})$/u;

const cari = async (q: string, signal: AbortSignal): Promise<MemberTemu[]> =>
  ORANG.test(q) ? (await call(memberCari, { query: { q }, signal })).data : [];

/** What is begun with somebody: `gadai budi` lays a new loan of his on its counter. */
const MULAI: readonly [kata: RegExp, meja: string][] = [
  [/^(?:gadai|hutang|pinjam)\s+(.+)$/i, '/transaksi-hutang'],
  [/^(?:cicil|cicilan)\s+(.+)$/i, '/transaksi-cicilan'],
  [/^(?:pesan|pesanan)\s+(.+)$/i, '/transaksi-pesanan'],
  [/^service\s+(.+)$/i, '/transaksi-services'],
];

for (const [kata, meja] of MULAI)
  paletteSources.push({
    name: `mulai ${meja}`,
    screen: meja,
    label: () => t('palet.mulai'),
    find: async (query, signal) => {
      const siapa = kata.exec(query)?.[1]?.trim();
      const temu = siapa ? await cari(siapa, signal) : [];
      return temu.slice(0, TERBANYAK).map(({ kode_member, nama_member, no_hp }) => ({
        id: `${meja} ${kode_member}`,
        label: `${nama_member} · ${kode_member}`,
        description: no_hp,
        path: meja,
        search: { [PERSON]: kode_member },
      }));
    },
  });

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
      description: [
        member.no_hp,
        t('palet.poin', { poin: member.poin }),
        member.toko_ini ? null : member.nama_toko_asal,
      ]
        .filter(Boolean)
        .join(' · '),
      path: '/lihat-transaksi-member',
      search: { kode_member: member.kode_member, tgl_awal },
    }));
  },
});
