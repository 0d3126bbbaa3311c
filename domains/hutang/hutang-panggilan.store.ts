/** Calls of the loan screens. */
import { type ApiError, call } from '@mustika/web-kit/api.ts';
import { useSession } from '@mustika/web-kit/session.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { type MemberTemu, memberByHp } from '../member/member.command.ts';
import { type PilihanHutang, pilihanHutang, type Taksir, taksirHutang } from './hutang.command.ts';

type Baris = { berat?: unknown; kadar?: unknown; kondisi_pinjaman?: unknown };
type Isian = { barang: readonly Baris[]; jumlah_hutang: unknown; bunga: unknown; lama_pinjam: unknown };

/** Keys that are typed one after another ask once. */
const JEDA = 250;

function useJeda<T>(value: T): T {
  const key = JSON.stringify(value);
  const [kini, setKini] = useState(value);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the value is what its text says.
  useEffect(() => {
    const timer = setTimeout(() => setKini(value), JEDA);
    return () => clearTimeout(timer);
  }, [key]);
  return kini;
}

/** What the pledge is worth and the loan costs, as far as both are typed. */
export function useTaksir(isian: Isian) {
  const portal = useSession((session) => session.portal);
  const barang = isian.barang
    .filter((b) => Number(b.berat) > 0 && Number(b.kadar) > 0)
    .map(({ berat, kadar, kondisi_pinjaman }) => ({
      berat,
      kadar,
      kondisi_pinjaman: kondisi_pinjaman ?? null,
    }));
  const { jumlah_hutang, bunga, lama_pinjam } = isian;
  const body = useJeda({
    barang,
    jumlah_hutang: Number(jumlah_hutang) > 0 ? jumlah_hutang : null,
    bunga: bunga ?? null,
    lama_pinjam: Number(lama_pinjam) > 0 ? lama_pinjam : 1,
  });
  return useQuery<Taksir, ApiError>({
    queryKey: ['hutang-taksir', portal, body],
    queryFn: async ({ signal }) => (await call(taksirHutang, { body, signal })).data,
    enabled: body.barang.length > 0,
    placeholderData: keepPreviousData,
    retry: false,
  });
}

/** What a loan costs on a day. */
export function usePilihan(no_faktur_hutang: string, pada: string | null = null, aktif = true) {
  const portal = useSession((session) => session.portal);
  return useQuery<PilihanHutang, ApiError>({
    queryKey: ['hutang-pilihan', portal, no_faktur_hutang, pada],
    queryFn: async ({ signal }) =>
      (await call(pilihanHutang, { query: { no_faktur_hutang, pada: pada ?? undefined }, signal })).data,
    enabled: aktif && no_faktur_hutang !== '',
    staleTime: 0,
  });
}

/** The member of a telephone number; null where nobody or more than one answers: a borrower need not be one. */
async function memberDari(no_hp: string): Promise<MemberTemu | null> {
  if (no_hp.length < HP_TERPENDEK) return null;
  const found = (await call(memberByHp, { query: { no_hp } }).catch(() => null))?.data ?? [];
  return found.length === 1 ? (found[0] ?? null) : null;
}

const HP_TERPENDEK = 8;

/** Says who it is as soon as a telephone number belongs to a member, while no member is chosen. */
export function useMemberDicari(kode: unknown, hp: unknown, ada: (member: MemberTemu) => void): void {
  const no_hp = useJeda(kode ? '' : String(hp ?? ''));
  const kini = useRef(ada);
  kini.current = ada;
  useEffect(() => {
    let lewat = false;
    void memberDari(no_hp).then((member) => {
      if (member && !lewat) kini.current(member);
    });
    return () => {
      lewat = true;
    };
  }, [no_hp]);
}
