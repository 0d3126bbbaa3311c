/** What points that are moved by hand do to the books of points and money. docs/decisions/0101. */
import { formatAngka } from '@mustika/kernel/amount.ts';
import { reject } from '@mustika/kernel/errors.ts';
import { readSetting } from '@mustika/kernel/settings/settings.ts';
import { implementReversal } from '@mustika/server-kit/document/document-reversal.ts';
import { implementDocument, implementTransition } from '@mustika/server-kit/document/document-runner.ts';
import { memberErrors } from '../../member/member.errors.ts';
import { pembayaranErrors } from '../../pembayaran/pembayaran.errors.ts';
import { nilaiPoinMeja } from '../../pembayaran/poin/bayar-poin.rule.ts';
import { gerakPoin, poinDiberi, poinDitarik } from '../../pembayaran/poin.rule.ts';
import { bacaSaldoPoin, NAMA_MEMBER } from '../saldo-poin.query.ts';
import { TRX_POIN, transaksiPoin } from './transaksi-poin.document.ts';

const kali = (arah: string): 1 | -1 => (arah === 'TAMBAH' ? 1 : -1);

const simpan = implementTransition(transaksiPoin.transitions.simpan, {
  reads: ({ kode_member }, { scope }) => ({ member: bacaSaldoPoin(scope.kode_toko, kode_member) }),
  pays: () => true,
  decide: (input, { member: [member] }, { store }) => {
    const { arah, poin } = input;
    if (!member) reject(memberErrors.MEMBER_TIDAK_ADA, { kode_member: input.kode_member });
    const { kode_member, saldo } = member;
    if (arah === 'KURANG' && poin > saldo) reject(pembayaranErrors.POIN_TIDAK_CUKUP, { poin, saldo });
    const nilai = nilaiPoinMeja(poin, readSetting(store, 'NILAI_POIN'));
    const milik = { kode_member, poin, poin_rp: nilai };
    const jenis = { kategori: TRX_POIN, jenis: arah };
    return {
      tulis: [
        ...gerakPoin([milik], kali(arah)),
        { penulis: 'transaksi_poin', baris: [{ ...input, kode_member, nilai }] },
      ],
      transfers: arah === 'TAMBAH' ? poinDiberi(milik, jenis) : poinDitarik(milik, jenis),
      poinTangan: nilai,
      audit: { ...input, kode_member, nilai, saldo_semula: saldo },
      jawaban: { poin, nilai, saldo: saldo + kali(arah) * poin },
    };
  },
});

const columns = { head: { nama_member: NAMA_MEMBER } };

const batal = implementReversal(transaksiPoin, transaksiPoin.transitions.batal, {
  description: 'points by hand cancellation',
  rincian: ({ kode_member, nama_member, arah, poin, keterangan }) => [
    { label: kode_member, nilai: nama_member },
    { label: arah === 'TAMBAH' ? 'Poin diberikan' : 'Poin diambil', nilai: formatAngka(poin) },
    { label: 'Alasan semula', nilai: keterangan },
  ],
  kategoriBalik: () => `BATAL ${TRX_POIN}`,
  tulis: (kepala) => gerakPoin([kepala], kali(kepala.arah) === 1 ? -1 : 1),
  columns: columns.head,
});

export const transaksiPoinDocument = implementDocument(transaksiPoin, { simpan, batal }, { columns });
