/** What a customer owes here or has left here, told at the till: a word beside his name, and lines of the list of F4. */
import { formatRupiah, type Rupiah } from '@mustika/kernel/amount.ts';
import { formatTanggal } from '@mustika/kernel/date.ts';
import { call } from '@mustika/web-kit/api.ts';
import { useSession } from '@mustika/web-kit/session.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { PickItem } from '../../../packages/web-kit/counter/pick-list.tsx';
import { type Tanggungan as Satu, tanggunganMember } from '../../member/tanggungan.command.ts';
import { PENJUALAN } from '../teks.store.ts';

const KOSONG: readonly Satu[] = [];

/** Nothing while nobody is chosen, and where it cannot be asked: a sale does not wait for it. */
function useTanggungan(kode_member: string | null): readonly Satu[] {
  const portal = useSession((session) => session.portal);
  const { data } = useQuery({
    queryKey: ['tanggungan', portal, kode_member],
    queryFn: async ({ signal }) =>
      (await call(tanggunganMember, { params: { kode_member: kode_member ?? '' }, signal })).data,
    enabled: kode_member !== null,
    // Asked again with every look: the next counter may just have lent to him.
    staleTime: 0,
    retry: false,
  });
  return data ?? KOSONG;
}

/** Where each kind is seen whole. */
const LEMBAR = {
  HUTANG: { to: '/lihat-hutang', nomor: 'no_faktur_hutang' },
  CICILAN: { to: '/lihat-cicilan', nomor: 'no_cicilan' },
  TITIPAN: { to: '/lihat-titipan', nomor: 'no_titipan' },
  PESANAN: { to: '/lihat-pesanan', nomor: 'no_pesanan' },
  PRE_ORDER: { to: '/lihat-pre-order', nomor: 'no_po' },
  SERVICE: { to: '/lihat-services', nomor: 'no_dokumen' },
} as const;

/** That something of his still runs here; in red what is late. The list of F4 says what. */
export function Tanggungan({ kode_member }: { kode_member: string | null }) {
  const { t } = useTranslation(PENJUALAN);
  const ada = useTanggungan(kode_member);
  const telat = ada.filter(({ lewat }) => lewat > 0).length;
  if (ada.length === 0) return null;
  return (
    <small data-telat={telat > 0 || undefined}>
      {' · '}
      {telat > 0 ? t('member.telat', { jumlah: telat }) : t('member.tanggungan', { jumlah: ada.length })}
    </small>
  );
}

/** What of his still runs here, as lines of the list that lead to their sheets. */
export function useBarisTanggungan(kode_member: string | null): PickItem[] {
  const { t } = useTranslation(PENJUALAN);
  return useTanggungan(kode_member).map(({ jenis, no_dokumen, jumlah, jatuh_tempo, lewat }) => ({
    id: no_dokumen,
    title: `${t(`member.t.${jenis}`)} ${no_dokumen}`,
    right: formatRupiah(jumlah as Rupiah),
    note: [
      jatuh_tempo && t('member.tempo', { tanggal: formatTanggal(jatuh_tempo) }),
      lewat > 0 && t('member.lewat', { hari: lewat }),
    ]
      .filter(Boolean)
      .join(' · '),
  }));
}

/** Opens the sheet of one of them; false where the line is none of them. */
export function useBukaTanggungan(kode_member: string | null): (id: string) => boolean {
  const ada = useTanggungan(kode_member);
  const navigate = useNavigate();
  return (id) => {
    const satu = ada.find(({ no_dokumen }) => no_dokumen === id);
    if (!satu) return false;
    const { to, nomor } = LEMBAR[satu.jenis];
    void navigate({ to, search: { [nomor]: id } });
    return true;
  };
}
