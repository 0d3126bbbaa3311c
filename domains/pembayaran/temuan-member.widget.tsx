/** Persons that answer what is typed at a counter, once it has stood still for a moment. */
import { useDebouncedValue } from '@mantine/hooks';
import { useSession } from '@mustika/web-kit/session.ts';
import { useQuery } from '@tanstack/react-query';
import type { MemberTemu } from '../member/member.command.ts';
import { cariMember, NAMA_TERPENDEK } from './cari-member.store.ts';

/** Keys that are typed one after another ask once. */
const JEDA = 200;
const KOSONG: readonly MemberTemu[] = [];

export function useTemuanMember(teks: string) {
  const portal = useSession((session) => session.portal);
  const ketik = teks.trim();
  const [tanya] = useDebouncedValue(ketik, JEDA);
  const cukup = tanya.length >= NAMA_TERPENDEK;
  const { data, isFetching, isError } = useQuery({
    queryKey: ['member-cari', portal, tanya],
    queryFn: ({ signal }) => cariMember(tanya, signal),
    enabled: cukup,
    staleTime: 5000,
  });
  return {
    temu: cukup ? (data ?? KOSONG) : KOSONG,
    mencari: ketik !== tanya || isFetching,
    gagal: isError,
  };
}
