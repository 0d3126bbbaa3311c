/** Whose nota it becomes. */
import { focusScan } from '@mustika/web-kit/scan/scan-focus.ts';
import type { MemberTemu } from '../../member/member.command.ts';
import { ubahKeranjang, useKasir } from './kasir.store.ts';
import type { Pelanggan } from './keranjang.rule.ts';

export const sebagaiPelanggan = (m: MemberTemu): Pelanggan => ({
  kode_member: m.kode_member,
  nama: m.nama_member,
  no_hp: m.no_hp,
  poin: m.poin,
});

export function pilih(pelanggan: Pelanggan | null): void {
  // The points on the counter are those of somebody else.
  ubahKeranjang(({ poin: _milik, ...k }) => ({ ...k, pelanggan }));
  useKasir.setState({ panel: null });
  focusScan();
}
